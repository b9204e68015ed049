//===- Code.cpp - Residual code as text -----------------------------------===//

#include "reduce/Code.h"
#include "llvm/ADT/STLExtras.h"

namespace transver {
namespace {

using Labels = llvm::DenseSet<CodeLabel>;

/// Walks the tree twice: first to see which labels are needed.
class Writer {
public:
  Writer(llvm::StringRef Stem, Pieces &Out) : Stem(Stem), Out(Out) {}

  void run(const CodeList &List) {
    Counting = true;
    list(List, {}, {});
    Counting = false;
    Compound = nullptr;
    list(List, {}, {});
  }

private:
  /// Where `continue` and `break` lead.
  struct Loop {
    bool Is = false;
    CodeLabel Continue = 0;
    Labels Break;
  };

  void text(std::string Text) {
    if (!Counting)
      Out.push_back(Piece::text(std::move(Text)));
  }
  void pieces(const Pieces &Ps) {
    if (!Counting)
      Out.insert(Out.end(), Ps.begin(), Ps.end());
  }
  void head(const Pieces &Ps) {
    // Behind the piece that goes to the line, if there is one.
    size_t At = !Ps.empty() && Ps.front().GoesToLine;
    pieces(Pieces(Ps.begin(), Ps.begin() + At));
    text(std::string(2 * Depth, ' '));
    pieces(Pieces(Ps.begin() + At, Ps.end()));
  }
  void line() {
    if (!Counting)
      Out.push_back(Piece::endOfLine());
  }
  void indented(const std::string &Line) {
    text(std::string(2 * Depth, ' ') + Line);
    line();
  }
  std::string nameOf(CodeLabel L) const {
    return (Stem + llvm::Twine(L)).str();
  }

  /// The labels that stand right behind item I of List.
  static Labels behind(const CodeList &List, size_t I, const Labels &Follow) {
    Labels Next;
    for (++I; I < List.size(); ++I) {
      if (List[I].K != Code::Kind::Label)
        return Next;
      Next.insert(List[I].Target);
    }
    Next.insert(Follow.begin(), Follow.end());
    return Next;
  }

  void jump(const Code &C, const Labels &Next, const Loop &In) {
    if (Next.count(C.Target))
      return;
    if (In.Is && C.Target == In.Continue)
      return indented("continue;");
    if (In.Is && In.Break.count(C.Target))
      return indented("break;");
    Used.insert(C.Target);
    indented("goto " + nameOf(C.Target) + ";");
  }

  /// True if List writes nothing.
  bool isEmpty(const CodeList &List, const Labels &Next) const {
    for (size_t I = 0; I < List.size(); ++I) {
      if (List[I].K == Code::Kind::Label && !Used.count(List[I].Target))
        continue;
      if (List[I].K == Code::Kind::Goto &&
          behind(List, I, Next).count(List[I].Target))
        continue;
      return false;
    }
    return true;
  }

  void braces(const CodeList &List, const Labels &Next, const Loop &In) {
    const void *Outer = Compound;
    Compound = nullptr;
    ++Depth;
    list(List, Next, In);
    --Depth;
    Compound = Outer;
  }

  void list(const CodeList &List, const Labels &Follow, const Loop &In) {
    for (size_t I = 0; I < List.size(); ++I) {
      const Code &C = List[I];
      Labels Next = behind(List, I, Follow);
      switch (C.K) {
      case Code::Kind::Text:
      case Code::Kind::Ends:
        head(C.Head);
        line();
        break;
      case Code::Kind::Label:
        if (Used.count(C.Target))
          indented(nameOf(C.Target) + ": ;");
        break;
      case Code::Kind::Goto:
        jump(C, Next, In);
        break;
      case Code::Kind::If:
        branch(C, Next, In);
        break;
      case Code::Kind::While:
      case Code::Kind::Do: {
        Loop Own;
        Own.Is = true;
        Own.Continue = C.Target;
        Own.Break = Next;
        Labels Round;
        Round.insert(C.Target);
        if (C.K == Code::Kind::While)
          head(C.Head);
        else
          text(std::string(2 * Depth, ' ') + "do");
        text(" {");
        line();
        braces(C.First, Round, Own);
        text(std::string(2 * Depth, ' ') + "}");
        if (C.K == Code::Kind::Do) {
          line();
          head(C.Head);
        }
        line();
        break;
      }
      case Code::Kind::Switch: {
        head(C.Head);
        text(" {");
        line();
        // Within a switch `break` means something else.
        Loop Own = In;
        Own.Break.clear();
        for (const auto &[Case, Then] : C.Cases) {
          indented(Case + ":");
          braces(Then, {}, Own);
        }
        indented("}");
        break;
      }
      case Code::Kind::Block: {
        // Nothing behind it, and nothing before it in the same braces, can mean
        // another variable of the same name.
        bool IsLast = true;
        for (size_t J = I + 1; J < List.size(); ++J)
          IsLast &=
              List[J].K == Code::Kind::Label && !Used.count(List[J].Target);
        if (IsLast && (!Compound || Compound == C.Compound)) {
          Compound = C.Compound;
          list(C.First, Next, In);
          break;
        }
        indented("{");
        braces(C.First, Next, In);
        indented("}");
        break;
      }
      }
    }
  }

  void branch(const Code &C, const Labels &Next, const Loop &In) {
    bool NoFirst = isEmpty(C.First, Next), NoSecond = isEmpty(C.Second, Next);
    head(NoFirst && !NoSecond ? C.Negated : C.Head);
    text(" {");
    line();
    braces(NoFirst && !NoSecond ? C.Second : C.First, Next, In);
    if (NoFirst || NoSecond) {
      indented("}");
      return;
    }
    indented("} else {");
    braces(C.Second, Next, In);
    indented("}");
  }

  llvm::StringRef Stem;
  Pieces &Out;
  Labels Used;
  bool Counting = false;
  unsigned Depth = 1;
  const void *Compound = nullptr; ///< whose declarations stand in these braces
};

} // namespace

bool mentions(const CodeList &List, CodeLabel L) {
  return llvm::any_of(List, [&](const Code &C) {
    return (C.K == Code::Kind::Goto && C.Target == L) || mentions(C.First, L) ||
           mentions(C.Second, L) ||
           llvm::any_of(C.Cases, [&](const auto &Case) {
             return mentions(Case.second, L);
           });
  });
}

bool mayFallOff(const CodeList &List) {
  for (const Code &C : llvm::reverse(List)) {
    switch (C.K) {
    case Code::Kind::Label:
      continue;
    case Code::Kind::Ends:
      return C.IsCut;
    case Code::Kind::Goto:
      return false;
    case Code::Kind::If:
      return mayFallOff(C.First) || mayFallOff(C.Second);
    case Code::Kind::Block:
      return mayFallOff(C.First);
    default:
      return true;
    }
  }
  return true;
}

void append(CodeList &To, CodeList From) {
  To.insert(To.end(), std::make_move_iterator(From.begin()),
            std::make_move_iterator(From.end()));
}

void writeCode(const CodeList &List, llvm::StringRef LabelStem, Pieces &Out) {
  Writer(LabelStem, Out).run(List);
}

} // namespace transver
