//===- Produce.cpp - The condition of what was found ----------------------===//

#include "reduce/Produce.h"
#include "automaton/Lexer.h"
#include "product/CallTargets.h"
#include "reduce/Reduce.h"
#include "reduce/Remaining.h"
#include "reduce/Steps.h"
#include "weave/SiteText.h"
#include "llvm/ADT/StringSet.h"
#include <map>

using namespace clang;

namespace transver {
namespace {

/// A step as the condition shall treat it.
struct NamedStep {
  const EdgeSteps *In = nullptr;
  bool IsDoubt = false;
  std::string Trigger;
  std::string Doubted; ///< of a doubt: what it is about
};

class Producer {
public:
  Producer(const Findings &F, ASTContext &Context, const TokenBuffer &Tokens)
      : F(F), Context(Context), SM(Context.getSourceManager()), Tokens(Tokens),
        Unit(Context), RangeOf(Tokens),
        Steps(Unit, Tokens, RangeOf, /*ForForeign=*/false,
              /*WithPrelude=*/false) {}

  std::string run();

private:
  enum class Class { Plain, Doubt, Covered };

  bool findGoals(std::string &Why);
  bool findDoubts(std::string &Why);
  bool mayCall(const Operation &Op, llvm::StringRef Name);
  bool spans(const Edge &E, const Finding &Where) const;
  void spreadDoubts();
  void classify();
  void nameSteps();
  bool nameOnce();
  void findOpenLocations();
  std::string triggerOf(const EdgeSteps &In) const;
  void indexSteps();
  bool dropShared();
  std::string text(bool AcceptsAtOnce, llvm::StringRef Why) const;
  PresumedLoc presumed(SourceLocation Loc) const {
    return SM.getPresumedLoc(SM.getExpansionLoc(Loc));
  }
  /// By what a step is named.
  PresumedLoc placeOfStep(const EdgeSteps &In) const {
    const Operation &Op = In.E->Op;
    return presumed(Op.Case ? Op.Case->getBeginLoc() : placeOf(Op));
  }
  bool isStep(unsigned I, EdgeId E) {
    const EdgeSteps &S = Steps.of(Unit.get(I))[E];
    return !S.Steps.empty() && !S.Steps.front().IsOptional;
  }

  const Findings &F;
  ASTContext &Context;
  SourceManager &SM;
  const TokenBuffer &Tokens;
  UnitCFAs Unit;
  Ranges RangeOf;
  ProgramSteps Steps;

  // By function and edge.
  using EdgeSet = std::vector<std::vector<bool>>;
  EdgeSet Goal, Done, Doubt;
  std::vector<std::vector<const Finding *>> DoubtAbout;
  /// By function and location: a doubt was met since the last step.
  EdgeSet Pending;
  EdgeSet IsOpenAt;
  std::vector<std::vector<Class>> Classes;
  std::vector<NamedStep> Named;
  llvm::DenseMap<const EdgeSteps *, Class *> ClassOf;
  std::map<unsigned, std::vector<const EdgeSteps *>> ByLine;
  bool CoversAll = false;
};

/// Which goals there are: every call of reach_error(), and those that were not
/// mentioned are open; of a test suite also the outcomes that it lists.
bool Producer::findGoals(std::string &Why) {
  struct Count {
    unsigned Listed = 0, Done = 0, Edges = 0;
  };
  std::map<std::string, Count> Known;
  auto Key = [&](llvm::StringRef File, unsigned Line, unsigned Column,
                 llvm::StringRef Function, llvm::StringRef Text) {
    return (File + "\n" + llvm::Twine(Line) + "\n" +
            llvm::Twine(F.AreExecuted ? Column : 0) + "\n" + Function + "\n" +
            (F.AreExecuted ? Text : ""))
        .str();
  };
  for (const Finding &G : F.Goals) {
    Count &C = Known[Key(G.File, G.Line, G.Column, G.Function, G.Text)];
    ++C.Listed;
    C.Done += G.IsDone;
  }
  std::vector<std::tuple<unsigned, EdgeId, Count *>> Found;
  for (unsigned I = 0; I < Unit.Functions.size(); ++I) {
    const CFA &C = Unit.get(I);
    Goal.emplace_back(C.Edges.size());
    Done.emplace_back(C.Edges.size());
    for (EdgeId Id = 0; Id < C.Edges.size(); ++Id) {
      const Operation &Op = C.Edges[Id].Op;
      bool IsError = mayCall(Op, "reach_error");
      if (!IsError && !(F.AreExecuted && Op.K == Operation::Kind::Assume))
        continue;
      PresumedLoc P = presumed(placeOf(Op));
      std::string Name =
          P.isInvalid()
              ? std::string()
              : Key(P.getFilename(), P.getLine(), P.getColumn(),
                    C.Function->getName(), shownText(Op, Tokens, RangeOf));
      auto At = Known.find(Name);
      if (!IsError && At == Known.end())
        continue;
      Goal[I][Id] = true;
      if (At == Known.end())
        continue;
      ++At->second.Edges;
      Found.push_back({I, Id, &At->second});
    }
  }
  // Where the two disagree about how many there are, none is believed.
  for (const auto &[I, Id, C] : Found)
    Done[I][Id] = C->Edges == C->Listed && C->Done == C->Listed;
  for (const Finding &G : F.Goals)
    if (F.AreExecuted && !G.IsDone &&
        !Known[Key(G.File, G.Line, G.Column, G.Function, G.Text)].Edges) {
      Why = "the goal '" + G.Text + "' is no outcome of a condition";
      return false;
    }
  return true;
}

/// Whether the operation of E, or the statement that it belongs to, lies on the
/// line of Where. Verifiers name any line of a statement.
bool Producer::spans(const Edge &E, const Finding &Where) const {
  unsigned First = 0, Last = 0;
  auto Add = [&](SourceLocation Begin, SourceLocation End) {
    PresumedLoc From = presumed(Begin), To = presumed(End);
    if (From.isInvalid() || To.isInvalid() ||
        From.getFilename() != llvm::StringRef(Where.File))
      return;
    First = First ? std::min(First, From.getLine()) : From.getLine();
    Last = std::max(Last, To.getLine());
  };
  if (E.Op.Node)
    Add(E.Op.Node->getBeginLoc(), E.Op.Node->getEndLoc());
  if (E.Op.Var)
    Add(E.Op.Var->getBeginLoc(), E.Op.Var->getEndLoc());
  if (const Stmt *S = E.Statement) {
    // Of a statement with others in it: its head.
    SourceLocation End = S->getEndLoc();
    if (const auto *If = dyn_cast<IfStmt>(S))
      End = If->getCond()->getEndLoc();
    else if (const auto *Switch = dyn_cast<SwitchStmt>(S))
      End = Switch->getCond()->getEndLoc();
    else if (const auto *While = dyn_cast<WhileStmt>(S))
      End = While->getCond()->getEndLoc();
    else if (const auto *For = dyn_cast<ForStmt>(S))
      End = For->getRParenLoc();
    if (const auto *Do = dyn_cast<DoStmt>(S))
      Add(Do->getWhileLoc(), End);
    else if (!isa<CompoundStmt>(S))
      Add(S->getBeginLoc(), End);
  }
  return First && First <= Where.Line && Where.Line <= Last;
}

/// Whether an operation may call the function of that name: directly, through a
/// pointer, or by giving code outside the unit a chance to.
bool Producer::mayCall(const Operation &Op, StringRef Name) {
  if (Op.K != Operation::Kind::Call)
    return false;
  const auto *Call = cast<CallExpr>(Op.Node);
  const FunctionDecl *Callee = Call->getDirectCallee();
  if (Callee && Callee->getIdentifier() && Callee->getName() == Name)
    return true;
  if (!Unit.calls().takesAddressOf(Name))
    return false;
  return !Callee || (!Callee->hasBody() && CallTargets::mayCallBack(*Callee));
}

/// Finds the edges at which the verifier was in doubt; false if some doubt is
/// at no known place.
bool Producer::findDoubts(std::string &Why) {
  std::vector<bool> IsPlaced(F.Doubts.size());
  for (unsigned I = 0; I < Unit.Functions.size(); ++I) {
    const CFA &C = Unit.get(I);
    Doubt.emplace_back(C.Edges.size());
    DoubtAbout.emplace_back(C.Edges.size());
    auto Mark = [&](EdgeId Id, unsigned D) {
      Doubt[I][Id] = true;
      IsPlaced[D] = true;
      if (!DoubtAbout[I][Id])
        DoubtAbout[I][Id] = &F.Doubts[D];
    };
    for (unsigned D = 0; D < F.Doubts.size(); ++D) {
      if (!F.Doubts[D].Callee.empty()) {
        IsPlaced[D] = true;
        for (EdgeId Id = 0; Id < C.Edges.size(); ++Id)
          if (mayCall(C.Edges[Id].Op, F.Doubts[D].Callee))
            Mark(Id, D);
        continue;
      }
      if (F.Doubts[D].Function != C.Function->getName())
        continue;
      bool Any = false;
      for (EdgeId Id = 0; Id < C.Edges.size(); ++Id)
        if (spans(C.Edges[Id], F.Doubts[D])) {
          Mark(Id, D);
          Any = true;
        }
      // Somewhere in the function, then.
      if (!Any)
        for (EdgeId Id : C.Locations[C.Entry].Out)
          Mark(Id, D);
    }
  }
  for (unsigned D = 0; D < F.Doubts.size(); ++D)
    if (!IsPlaced[D]) {
      Why = "'" + F.Doubts[D].Text +
            "' may not hold, in no function that is "
            "known";
      return false;
    }
  return true;
}

/// A doubt about an edge that is no step is met by the next step.
void Producer::spreadDoubts() {
  const unsigned Count = Unit.Functions.size();
  for (unsigned I = 0; I < Count; ++I)
    Pending.emplace_back(Unit.get(I).Locations.size());
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (unsigned I = 0; I < Count; ++I) {
      const CFA &C = Unit.get(I);
      for (EdgeId Id = 0; Id < C.Edges.size(); ++Id) {
        const Edge &E = C.Edges[Id];
        bool Comes = false;
        if (E.Op.K == Operation::Kind::Call) {
          bool Unknown;
          Comes = llvm::any_of(
              Unit.calls().targets(cast<CallExpr>(E.Op.Node), Unknown),
              [&](unsigned T) { return Pending[T][Unit.get(T).Exit]; });
        } else {
          Comes = !isStep(I, Id) && (Doubt[I][Id] || Pending[I][E.From]);
        }
        if (Comes && !Pending[I][E.To])
          Changed = Pending[I][E.To] = true;
      }
    }
  }
}

void Producer::classify() {
  auto IsGoal = [&](unsigned I, EdgeId E) -> bool { return Goal[I][E]; };
  auto Never = [](unsigned, EdgeId) { return false; };
  {
    // A doubt that no goal follows does not matter.
    Remaining Goals(Unit, IsGoal, Never);
    for (unsigned I = 0; I < Doubt.size(); ++I)
      for (EdgeId E = 0; E < Doubt[I].size(); ++E)
        if (Doubt[I][E] && !Goals.by(I, E))
          Doubt[I][E] = false;
  }
  spreadDoubts();
  // What is proved is not executed.
  auto IsDead = [&](unsigned I, EdgeId E) -> bool {
    return !F.AreExecuted && Goal[I][E] && Done[I][E];
  };
  auto IsOpen = [&](unsigned I, EdgeId E) -> bool {
    return (Goal[I][E] && !Done[I][E]) || Doubt[I][E];
  };
  Remaining Rest(Unit, IsOpen, IsDead);
  for (unsigned I = 0; I < Unit.Functions.size(); ++I) {
    const CFA &C = Unit.get(I);
    if (C.Function->isMain())
      CoversAll = !Rest.from(I, C.Entry);
    Classes.emplace_back(C.Edges.size(), Class::Plain);
    for (EdgeId E = 0; E < C.Edges.size(); ++E) {
      if (!isStep(I, E))
        continue;
      if (Doubt[I][E] || Pending[I][C.Edges[E].From])
        Classes[I][E] = Class::Doubt;
      else if (IsDead(I, E) || !Rest.by(I, E))
        Classes[I][E] = Class::Covered;
    }
  }
}

std::string Producer::triggerOf(const EdgeSteps &In) const {
  const Operation &Op = In.E->Op;
  PresumedLoc P = placeOfStep(In);
  if (P.isInvalid())
    return {};
  std::string Text = "PLACE " + quoted((P.getFilename() + llvm::Twine(":") +
                                        llvm::Twine(P.getLine()) + ":" +
                                        llvm::Twine(P.getColumn()))
                                           .str());
  if (Op.K == Operation::Kind::Assume) {
    if (!isa<SwitchStmt>(Op.Node))
      Text += Op.Truth ? " && HOLDS" : " && FAILS";
    else if (!Op.Case)
      Text += " && MATCH \"default\"";
  } else if (Op.K == Operation::Kind::FunctionReturn) {
    Text += " && MATCH FUNCTION_EXIT";
  } else if (Op.K == Operation::Kind::Call) {
    const FunctionDecl *Callee = cast<CallExpr>(Op.Node)->getDirectCallee();
    if (Callee && Callee->getIdentifier())
      Text += " && MATCH FUNCTIONCALL " + quoted(Callee->getName());
  }
  return Text;
}

/// What is covered is named where the paths come to it, at the first step that
/// has a place of its own.
void Producer::nameSteps() {
  indexSteps();
  while (!nameOnce())
    ;
}

/// Finds where a path can be that is neither covered nor doubtful yet.
void Producer::findOpenLocations() {
  const unsigned Count = Unit.Functions.size();
  IsOpenAt.clear();
  std::vector<std::pair<unsigned, LocationId>> Work;
  auto Come = [&](unsigned I, LocationId L) {
    if (IsOpenAt[I][L])
      return;
    IsOpenAt[I][L] = true;
    Work.push_back({I, L});
  };
  for (unsigned I = 0; I < Count; ++I)
    IsOpenAt.emplace_back(Unit.get(I).Locations.size());
  for (unsigned I = 0; I < Count; ++I)
    if (Unit.Functions[I].Decl->isMain() ||
        Unit.calls().isEnteredFromOutside(I))
      Come(I, Unit.get(I).Entry);
  while (!Work.empty()) {
    auto [I, L] = Work.back();
    Work.pop_back();
    const CFA &C = Unit.get(I);
    for (EdgeId Id : C.Locations[L].Out) {
      const Edge &E = C.Edges[Id];
      if (Classes[I][Id] != Class::Plain)
        continue;
      Come(I, E.To);
      if (E.Op.K != Operation::Kind::Call)
        continue;
      bool Unknown;
      for (unsigned T :
           Unit.calls().targets(cast<CallExpr>(E.Op.Node), Unknown))
        Come(T, Unit.get(T).Entry);
    }
  }
}

/// False if a step could not be named, and is not covered now.
bool Producer::nameOnce() {
  Named.clear();
  findOpenLocations();
  for (unsigned I = 0; I < Unit.Functions.size(); ++I) {
    const CFA &C = Unit.get(I);
    const std::vector<EdgeSteps> &All = Steps.of(C);
    for (EdgeId Id = 0; Id < C.Edges.size(); ++Id) {
      if (Classes[I][Id] == Class::Plain || !IsOpenAt[I][C.Edges[Id].From])
        continue;
      NamedStep S;
      S.In = &All[Id];
      S.IsDoubt = Classes[I][Id] == Class::Doubt;
      S.Trigger = triggerOf(All[Id]);
      if (const Finding *D = DoubtAbout[I][Id])
        S.Doubted = D->Text;
      Named.push_back(std::move(S));
    }
  }
  std::vector<NamedStep> InOrder;
  llvm::StringSet<> Said[2];
  for (bool Doubts : {true, false})
    for (NamedStep &S : Named)
      if (S.IsDoubt == Doubts && Said[Doubts].insert(S.Trigger).second)
        InOrder.push_back(std::move(S));
  Named = std::move(InOrder);
  return dropShared();
}

/// Finds all steps by the lines that may name them.
void Producer::indexSteps() {
  for (unsigned I = 0; I < Unit.Functions.size(); ++I) {
    const std::vector<EdgeSteps> &All = Steps.of(Unit.get(I));
    for (EdgeId Id = 0; Id < All.size(); ++Id) {
      if (!isStep(I, Id))
        continue;
      ClassOf[&All[Id]] = &Classes[I][Id];
      ProgramSteps::forEachPlace(All[Id], [&](SourceLocation Loc) {
        PresumedLoc P = presumed(Loc);
        if (P.isInvalid())
          return;
        std::vector<const EdgeSteps *> &Here = ByLine[P.getLine()];
        if (Here.empty() || Here.back() != &All[Id])
          Here.push_back(&All[Id]);
      });
    }
  }
}

/// Reads the condition back; what names a step that is not covered becomes
/// plain. If a doubt cannot be named, nothing can be covered.
bool Producer::dropShared() {
  // Without a name it is read as what matches nothing.
  for (NamedStep &S : Named)
    if (S.Trigger.empty())
      S.Trigger = "FALSE";
  std::unique_ptr<Condition> C = readCondition(
      llvm::MemoryBuffer::getMemBufferCopy(text(false, ""), "condition"), {});
  assert(!C->Parsed.hasErrors() && "our own text");
  const std::vector<ConditionTransition> &Read = C->States[0].Transitions;
  bool AllNamed = true;
  for (unsigned N = 0; N < Named.size() && N < Read.size(); ++N) {
    PresumedLoc P = placeOfStep(*Named[N].In);
    bool NamesItself = false, IsShared = false;
    if (P.isValid())
      for (const EdgeSteps *Other : ByLine[P.getLine()])
        for (const Step &S : Other->Steps)
          if (Steps.matches(Read[N], S, *Other)) {
            NamesItself |= Other == Named[N].In;
            IsShared |= *ClassOf.lookup(Other) != Class::Covered;
          }
    if (NamesItself && (Named[N].IsDoubt || !IsShared))
      continue;
    if (Named[N].IsDoubt) {
      Named.clear();
      return true;
    }
    *ClassOf.lookup(Named[N].In) = Class::Plain;
    AllNamed = false;
  }
  return AllNamed;
}

/// What a doubt is about, if it can stand in an assumption.
std::string assumptionText(llvm::StringRef Text) {
  bool IsPlain = !Text.empty() && llvm::all_of(Text, [](char C) {
    return C >= ' ' && C < 127 && !llvm::StringRef("{}\"'$").contains(C);
  });
  if (!IsPlain || Text == "true" || Text == "1")
    return "no alarm here";
  return Text.str();
}

std::string Producer::text(bool AcceptsAtOnce, llvm::StringRef Why) const {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  const char *Means = F.AreExecuted ? "Executed" : "Verified";
  OS << "// " << Means << ": " << countDone(F) << " of " << F.Goals.size()
     << " goals";
  if (!F.AreExecuted)
    OS << "; in doubt at " << F.Doubts.size() << " places";
  OS << ".\n";
  if (!Why.empty())
    OS << "// Nothing is covered: " << Why << ".\n";
  OS << "CONDITION AUTOMATON " << Means << "\n\n";
  OS << "SOURCE " << quoted(hashOfInput(SM)) << ";\n";
  if (F.AreExecuted)
    OS << "EXECUTED;\n";
  OS << "INITIAL STATE " << (AcceptsAtOnce ? "Covered" : "Run") << ";\n\n"
     << "STATE USEFIRST Run :\n";
  for (const NamedStep &S : Named) {
    OS << "  " << S.Trigger << " -> ";
    if (S.IsDoubt)
      OS << "ASSUME {" << assumptionText(S.Doubted) << "} GOTO Run;\n";
    else
      OS << "GOTO Covered;\n";
  }
  OS << "  TRUE -> GOTO Run;\n\n";
  if (AcceptsAtOnce ||
      llvm::any_of(Named, [](const NamedStep &S) { return !S.IsDoubt; }))
    OS << "ACCEPTING STATE Covered :\n\n";
  OS << "END AUTOMATON\n";
  return OS.str();
}

std::string Producer::run() {
  std::string Why;
  bool HasGoals = findGoals(Why);
  if (Unit.calls().anyOrder() || Unit.HasExitHandlers)
    Why = "threads, handlers or jumps between functions make the order of the "
          "steps unknown";
  else if (!Unit.calls().hasMain())
    Why = "the program has no main";
  else if (HasGoals && findDoubts(Why)) {
    classify();
    if (!CoversAll)
      nameSteps();
  }
  if (!Why.empty())
    Context.getDiagnostics().Report(Context.getDiagnostics().getCustomDiagID(
        DiagnosticsEngine::Warning, "transver: nothing is covered: %0"))
        << Why;
  return text(CoversAll, Why);
}

} // namespace

std::string produceCondition(const Findings &F, ASTContext &Context,
                             const TokenBuffer &Tokens) {
  return Producer(F, Context, Tokens).run();
}

} // namespace transver
