//===- Condition.cpp - Condition automata ---------------------------------===//

#include "reduce/Condition.h"
#include "automaton/CParser.h"
#include "automaton/DiagnosticSink.h"
#include "automaton/Print.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace transver {

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

std::string canonicalText(StringRef Text) {
  auto IsWord = [](char C) {
    return isalnum(static_cast<unsigned char>(C)) || C == '_' || C == '$';
  };
  std::string Out;
  bool Space = false;
  for (size_t I = 0; I < Text.size(); ++I) {
    char C = Text[I];
    if (isspace(static_cast<unsigned char>(C))) {
      Space = true;
      continue;
    }
    // `a b` and `+ +` are two tokens, `ab` and `++` one.
    if (Space && !Out.empty() &&
        ((IsWord(Out.back()) && IsWord(C)) ||
         (Out.back() == C && StringRef("+-&|<>=").contains(C))))
      Out += ' ';
    Space = false;
    Out += C;
    if (C != '"' && C != '\'')
      continue;
    while (++I < Text.size()) {
      Out += Text[I];
      if (Text[I] == '\\' && I + 1 < Text.size())
        Out += Text[++I];
      else if (Text[I] == C)
        break;
    }
  }
  while (!Out.empty() && Out.back() == ';')
    Out.pop_back();
  return Out;
}

/// The expression in Text; null if it is none.
static std::unique_ptr<CExpr> parseExpression(StringRef Text) {
  SourceText Source;
  Source.Buffers.push_back(MemoryBuffer::getMemBufferCopy(Text));
  std::vector<AutomatonDiagnostic> Messages;
  DiagnosticSink Diags(Messages);
  Lexer L(Source, Diags, {0, 0, static_cast<unsigned>(Text.size())});
  CParser P(L, Diags, CParser::Mode::Pattern);
  std::unique_ptr<CExpr> E = P.parseWholeExpression();
  return Messages.empty() ? std::move(E) : nullptr;
}

static std::string print(const CExpr &E) {
  std::string Text;
  raw_string_ostream OS(Text);
  printExpr(OS, E, [](const CExpr &) { return false; });
  OS.flush();
  return canonicalText(Text);
}

std::string canonicalExpression(StringRef Text) {
  std::unique_ptr<CExpr> E = parseExpression(Text);
  return E ? print(*E) : canonicalText(Text);
}

/// Splits `[!(x > 0)]`, without its brackets, into `x>0` and false.
static std::string canonicalAtom(StringRef Text, bool &Outcome) {
  Outcome = true;
  std::unique_ptr<CExpr> E = parseExpression(Text);
  if (E) {
    const CExpr *Atom = E.get();
    for (; Atom->K == CExpr::Kind::Prefix && Atom->Text == "!";
         Atom = Atom->Operands[0].get())
      Outcome = !Outcome;
    return print(*Atom);
  }
  // No C that can be read: `!(` and its `)` around the whole.
  Text = Text.trim();
  while (Text.size() > 3 && Text.substr(0, 2) == "!(" && Text.back() == ')') {
    Outcome = !Outcome;
    Text = Text.drop_front(2).drop_back().trim();
  }
  return canonicalText(Text);
}

EdgeLabel readLabel(StringRef Text) {
  Text = Text.trim();
  EdgeLabel L;
  L.IsBranch = Text.size() >= 2 && Text.front() == '[' && Text.back() == ']';
  L.Text = L.IsBranch ? canonicalAtom(Text.drop_front().drop_back(), L.Outcome)
                      : canonicalText(Text);
  return L;
}

//===----------------------------------------------------------------------===//
// CPAchecker's blank edges
//===----------------------------------------------------------------------===//

/// What CPAchecker has as edges, and a program does not do. (Its BlankEdges
/// have descriptions as text or none at all; jumps have their statement's.)
static bool isBlank(StringRef Canonical) {
  static const StringSet<> Words = {"",
                                    "INITGLOBALVARS",
                                    "Functionstartdummyedge",
                                    "while",
                                    "do",
                                    "for",
                                    "skip",
                                    "else",
                                    "break",
                                    "{",
                                    "}",
                                    "continue",
                                    "enddo",
                                    "endif",
                                    "defaultreturn"};
  std::string Squeezed;
  for (char C : Canonical)
    if (C != ' ')
      Squeezed += C;
  StringRef Text = Squeezed;
  return Words.count(Text) || hasPrefix(Text, "Goto:") ||
         hasPrefix(Text, "Label:") || hasPrefix(Canonical, "goto ") ||
         hasPrefix(Text, "switch(") || hasPrefix(Text, "case:") ||
         (!Text.empty() && Text.back() == ':');
}

namespace {

/// Turns a parsed automaton into a condition.
class Compiler {
public:
  Compiler(Condition &C, ArrayRef<std::string> FileScope)
      : C(C), FileScope(FileScope) {}

  void run() {
    const Automaton &A = C.Parsed.Automata.front();
    C.IsForeign = A.K == Automaton::Kind::Observer;
    C.Program = A.Program;
    C.ProvesNothing |= A.IsExecuted;
    if (C.IsForeign)
      readCounters(A);
    for (const State &S : A.States)
      addState(A, S);
    C.Initial = A.Initial < C.States.size() ? A.Initial : ResidualState;
    if (C.IsForeign && C.Initial != ResidualState)
      skipBlankEdges();
    C.finish();
  }

private:
  void error(TextRange Range, const Twine &Text) {
    C.Parsed.Diagnostics.push_back(
        {AutomatonDiagnostic::Level::Error, Range, Text.str(), ""});
  }
  void warning(TextRange Range, const Twine &Text) {
    C.Parsed.Diagnostics.push_back(
        {AutomatonDiagnostic::Level::Warning, Range, Text.str(), ""});
  }

  /// CPAchecker's two variables: the threshold, which never changes, and the
  /// counter.
  void readCounters(const Automaton &A) {
    for (const Local &V : A.Locals) {
      unsigned Value;
      if (V.Name == "branchingThreshold" &&
          !StringRef(V.Init).getAsInteger(10, Value) && Value > 0)
        C.Threshold = Value;
      else if (V.Name != "branchingCount" || V.Init != "0")
        error(V.Range, "a condition has no variables but CPAchecker's "
                       "'branchingThreshold' and 'branchingCount'");
    }
  }

  void addState(const Automaton &A, const State &S) {
    C.States.emplace_back();
    ConditionState &New = C.States.back();
    New.Name = S.Name;
    New.Range = S.Range;
    New.UseFirst = S.UseFirst;
    New.IsAccepting = C.IsForeign ? S.Name == "__TRUE" : S.IsAccepting;
    New.IsInner = C.IsForeign && isInnerName(S.Name);
    // `__FALSE` is what was not verified.
    if (C.IsForeign && S.Name == "__FALSE")
      return;
    if (S.IsTarget || S.Where != At::True)
      error(S.Range, "the state of a condition acts everywhere, and is no "
                     "error");
    for (const Transition &T : S.Transitions)
      addTransition(A, New, T);
  }

  static bool isInnerName(StringRef Name) {
    if (!hasPrefix(Name, "ARG"))
      return false;
    auto [State, Edge] = Name.drop_front(3).split('M');
    unsigned Number;
    return !State.getAsInteger(10, Number) && !Edge.getAsInteger(10, Number);
  }

  void addTransition(const Automaton &A, ConditionState &S,
                     const Transition &T) {
    ConditionTransition New;
    New.When = T.When.get();
    New.Range = T.Range;
    if (T.To != Transition::Target::State)
      return error(T.TargetRange,
                   "a transition of a condition goes to a state");
    New.To = T.ToState < A.States.size() ? T.ToState : ResidualState;
    bool ToFalse = C.IsForeign && New.To != ResidualState &&
                   A.States[New.To].Name == "__FALSE";
    if (ToFalse)
      New.To = ResidualState;
    bool ToAccepting = New.To != ResidualState &&
                       (C.IsForeign ? A.States[New.To].Name == "__TRUE"
                                    : A.States[New.To].IsAccepting);
    if (S.IsAccepting && C.IsForeign && !ToAccepting)
      return error(T.TargetRange, "what is covered stays covered: '__TRUE' can "
                                  "only be followed by itself");
    for (const Action &Act : T.Actions) {
      if (Act.K == Action::Kind::Assume) {
        StringRef Text = StringRef(Act.Text).trim().rtrim(';').trim();
        New.IsTrue &= Text == "true" || Text == "1" || Text.empty();
      } else if (Act.K == Action::Kind::Do && C.IsForeign) {
        std::string Text = canonicalText(StringRef(Act.Text));
        if (Text == "branchingCount=0")
          New.Counter = ConditionTransition::Count::Reset;
        else if (Text == "branchingCount=branchingCount+1")
          New.Counter = ConditionTransition::Count::Increment;
        else
          error(Act.Range, "a condition runs nothing");
      } else if (Act.K != Action::Kind::Print) {
        error(Act.Range, "a condition has assumptions only");
      }
    }
    New.IsCatchAll = C.IsForeign && ToAccepting && !S.IsAccepting &&
                     T.When->K == Trigger::Kind::True;
    if (T.When->K == Trigger::Kind::Text)
      New.Label = readLabel(T.When->Text);
    S.Transitions.push_back(std::move(New));
  }

  /// Takes the states out that only wait for a blank edge, or for the
  /// declarations at file scope with which CPAchecker begins: a program does
  /// neither. Their catch-alls cover nothing, since no branch is listed there.
  void skipBlankEdges() {
    // The prelude: from the initial state over blank edges and the unit's own
    // declarations, in their order.
    size_t Next = 0;
    unsigned Steps = 0;
    bool AllBlank = true;
    unsigned At = C.Initial;
    while (At != ResidualState && !C.States[At].IsAccepting &&
           Steps++ <= C.States.size()) {
      const ConditionTransition *Only = onlyListed(At);
      if (!Only || staysExplicitly(At, AllBlank))
        break;
      bool Blank = isBlank(Only->Label.Text);
      if (!Blank) {
        size_t I = Next;
        while (I < FileScope.size() && FileScope[I] != Only->Label.Text)
          ++I;
        if (I == FileScope.size() || !C.HasPrelude)
          break;
        Next = I + 1;
        AllBlank = false;
      } else {
        C.HasPrelude = true;
      }
      At = Only->IsTrue ? Only->To : ResidualState;
    }
    C.Initial = At;
    for (ConditionState &S : C.States)
      for (ConditionTransition &T : S.Transitions)
        T.To = behindBlanks(T.To);
    for (unsigned I = 0; I < C.States.size(); ++I)
      dropBlanks(I);
  }

  /// The only transition of a state that waits for a text, if there is one, and
  /// it waits for no branch.
  const ConditionTransition *onlyListed(unsigned I) const {
    const ConditionTransition *Only = nullptr;
    for (const ConditionTransition &T : C.States[I].Transitions) {
      if (T.When->K == Trigger::Kind::True || T.When->K == Trigger::Kind::Equal)
        continue;
      if (Only || T.When->K != Trigger::Kind::Text || T.Label.IsBranch)
        return nullptr;
      Only = &T;
    }
    return Only;
  }

  /// State I says itself that it waits, whatever happens in between. Then a
  /// blank edge tells when; but what stands at the very beginning comes first.
  bool staysExplicitly(unsigned I, bool AtBeginning) const {
    return !AtBeginning && waits(I);
  }
  bool waits(unsigned I) const {
    for (const ConditionTransition &T : C.States[I].Transitions)
      if (T.When->K == Trigger::Kind::True && !T.IsCatchAll &&
          T.To != ResidualState)
        return true;
    return false;
  }

  unsigned behindBlanks(unsigned I) const {
    for (unsigned Steps = 0; I != ResidualState && !C.States[I].IsAccepting &&
                             Steps <= C.States.size();
         ++Steps) {
      const ConditionTransition *Only = onlyListed(I);
      if (!Only || !isBlank(Only->Label.Text) || waits(I))
        return I;
      I = Only->IsTrue ? Only->To : ResidualState;
    }
    return I;
  }

  /// A blank edge beside others, or in a state that waits, is not seen.
  void dropBlanks(unsigned I) {
    std::vector<ConditionTransition> Kept;
    for (ConditionTransition &T : C.States[I].Transitions) {
      bool Blank = T.When->K == Trigger::Kind::Text && !T.Label.IsBranch &&
                   isBlank(T.Label.Text);
      if (Blank && (waits(I) || !onlyListed(I)))
        warning(T.Range, "this edge is none of a program; the transition is "
                         "never taken");
      if (!Blank)
        Kept.push_back(std::move(T));
    }
    C.States[I].Transitions = std::move(Kept);
  }

  Condition &C;
  ArrayRef<std::string> FileScope;
};

} // namespace

std::vector<bool> Condition::reaching(const std::vector<bool> &Goals) const {
  std::vector<bool> Result = Goals;
  std::vector<std::vector<unsigned>> From(States.size());
  std::vector<unsigned> Work;
  for (unsigned I = 0; I < States.size(); ++I) {
    if (Goals[I])
      Work.push_back(I);
    for (const ConditionTransition &T : States[I].Transitions)
      if (T.IsTrue && T.To < States.size())
        From[T.To].push_back(I);
  }
  while (!Work.empty()) {
    unsigned I = Work.back();
    Work.pop_back();
    for (unsigned J : From[I])
      if (!Result[J]) {
        Result[J] = true;
        Work.push_back(J);
      }
  }
  return Result;
}

void Condition::finish() {
  std::vector<bool> Accepting, CatchAll;
  for (const ConditionState &S : States) {
    Accepting.push_back(S.IsAccepting);
    CatchAll.push_back(
        llvm::any_of(S.Transitions, [](const ConditionTransition &T) {
          return T.IsCatchAll;
        }));
  }
  CanAccept = reaching(Accepting);
  Asks = reaching(CatchAll);
}

std::unique_ptr<Condition> readCondition(std::unique_ptr<MemoryBuffer> Buffer,
                                         ArrayRef<std::string> FileScope) {
  auto C = std::make_unique<Condition>();
  // A witness is YAML: a list of entries, each with its type.
  StringRef Text = Buffer->getBuffer();
  bool IsYaml = Text.contains("entry_type") && !Text.contains("AUTOMATON");
  C->Source.Buffers.push_back(std::move(Buffer));
  if (IsYaml) {
    readWitness(*C);
  } else {
    ParseOptions Options;
    Options.UndefinedStateIsResidual = true;
    C->Parsed = parseAutomata(C->Source, Options);
  }
  if (C->Parsed.hasErrors())
    return C;
  if (C->Parsed.Automata.size() != 1 ||
      (C->Parsed.Automata.front().K != Automaton::Kind::Observer &&
       C->Parsed.Automata.front().K != Automaton::Kind::Condition)) {
    TextRange Where = C->Parsed.Automata.front().NameRange;
    C->Parsed.Diagnostics.push_back(
        {AutomatonDiagnostic::Level::Error, Where,
         C->Parsed.Automata.size() != 1
             ? "a condition is one automaton"
             : "a condition is a CONDITION automaton, or an OBSERVER as "
               "CPAchecker writes it",
         ""});
    return C;
  }
  Compiler(*C, FileScope).run();
  return C;
}

} // namespace transver
