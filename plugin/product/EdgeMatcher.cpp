//===- EdgeMatcher.cpp - Transitions against edges ------------------------===//

#include "product/EdgeMatcher.h"
#include "automaton/Regex.h"
#include "product/Access.h"
#include "product/Beginnings.h"
#include "product/CallTargets.h"
#include "product/Candidates.h"
#include "product/Cases.h"
#include "product/EdgeText.h"
#include "product/LoopOutcome.h"
#include "product/Match.h"
#include "support/Convert.h"
#include "support/Library.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/Regex.h"
#include <optional>

using namespace clang;

namespace transver {
namespace {

/// Whether an edge is the end of the program, before which EXIT fires.
struct ProgramEnd {
  bool Is = false;
  llvm::SmallVector<StringRef, 1> Guards; ///< see Alternative
  const CallExpr *GuardedCall = nullptr;
};

/// Main returns, or a call that ends the program is about to be made. If
/// handlers run then, the end comes later, and no edge is it.
ProgramEnd programEndAt(UnitCFAs &Unit, const CFA &C, const Edge &E) {
  ProgramEnd End;
  if (E.Op.K == Operation::Kind::FunctionReturn)
    End.Is = C.Function->isMain() && !Unit.HasExitHandlers;
  if (E.Op.K != Operation::Kind::Call)
    return End;
  const auto *Call = cast<CallExpr>(E.Op.Node);
  auto IsEnd = [&](StringRef Name) {
    return !(Unit.HasExitHandlers && has(Name, Trait::RunsExitHandlers)) &&
           !(Unit.AbortIgnored && has(Name, Trait::Aborts));
  };
  if (const FunctionDecl *F = Call->getDirectCallee()) {
    End.Is = mayEndProgram(*F) && IsEnd(F->getName());
    return End;
  }
  for (StringRef Name : programEnds())
    if (IsEnd(Name) && Unit.mayHold(Call, Name))
      End.Guards.push_back(Name);
  End.Is = !End.Guards.empty();
  End.GuardedCall = Call;
  return End;
}

/// True if T matches at loop heads only.
bool isOfLoopHead(const Trigger &T) {
  auto Is = [](const std::unique_ptr<Trigger> &Part) {
    return isOfLoopHead(*Part);
  };
  switch (T.K) {
  case Trigger::Kind::Cond:
  case Trigger::Kind::NotCond:
    return true;
  case Trigger::Kind::And:
    return llvm::any_of(T.Operands, Is);
  case Trigger::Kind::Or:
    return llvm::all_of(T.Operands, Is);
  default:
    return false;
  }
}

/// True if T asks for the entry or the end of the program.
bool mentionsProgram(const Trigger &T) {
  return mentions(T, Trigger::Kind::Entry) || mentions(T, Trigger::Kind::Exit);
}

/// Matches the triggers of one automaton against the edges of one function.
class EdgeMatcher {
public:
  EdgeMatcher(UnitCFAs &Unit, const Observation &O, const Candidates &Possible,
              const CFA &C)
      : Unit(Unit), Context(Unit.Context), A(*O.A),
        OwnAllocation(O.OwnAllocation), C(C), Text(Context),
        Asked(Possible.asked()) {
    if (!Unit.Wanted.Loops)
      return;
    for (const Location &L : C.Locations)
      if (L.IsLoopHead && L.Loop)
        Loops.insert(L.Loop);
  }

  /// The statement that begins; null for what an edge does.
  const Stmt *Beginning = nullptr;

  /// The head of the loop whose instance matches; NoLoop if it is one for all.
  LocationId Loop = NoLoop;

  /// The alternatives of state Q at the event At of E. Among: the transitions
  /// that could match.
  std::vector<Alternative> alternatives(unsigned Q,
                                        llvm::ArrayRef<unsigned> Among,
                                        const Edge &E, Event At) {
    std::vector<Alternative> Found;
    const State &S = A.States[Q];
    RoundBegins = At == Event::RoundBegins;
    if (Among.empty() || !annotationHolds(S.Where, E))
      return Found;
    for (unsigned I : Among) {
      const Transition &T = S.Transitions[I];
      if ((RoundBegins && !mentions(*T.When, Trigger::Kind::Cond)) ||
          (Beginning && !mentions(*T.When, Trigger::Kind::Statement)))
        continue;
      bool Certain = false;
      if (Asked.Tests && mentions(*T.When, Trigger::Kind::Test)) {
        llvm::SmallVector<TriggerCase, 1> Cases;
        addCases(
            *T.When, {},
            [&](const Trigger &Part, Alternative &Alt) {
              return matches(Part, E, Alt);
            },
            isStep(E), Cases);
        for (TriggerCase &Case : Cases) {
          // A test alone is asked where `TRUE` matches.
          if (!Case.Holds || !(Case.Matched || isAnyEdge(E.Op)) ||
              !fires(T, E, At != Event::After, Case.Alt))
            continue;
          complete(T, S, E, Case.Alt);
          Certain |= !Case.Alt.isGuarded();
          Found.push_back(std::move(Case.Alt));
        }
      } else {
        Alternative Alt;
        if (!matches(*T.When, E, Alt) || !fires(T, E, At != Event::After, Alt))
          continue;
        complete(T, S, E, Alt);
        Certain = !Alt.isGuarded();
        Found.push_back(std::move(Alt));
      }
      if (S.UseFirst && Certain)
        break;
    }
    return Found;
  }

private:
  /// Whether T, whose trigger matches, acts on that side of E.
  bool fires(const Transition &T, const Edge &E, bool Before,
             Alternative &Alt) {
    if (T.Where &&
        !testTypes(*T.Where, Alt.Bound, Context,
                   [this](const VarDecl *V) { return Unit.isAddressTaken(V); }))
      return false;
    return Before == isBefore(T, E, Alt);
  }

  /// Adds to Alt, of a transition that fires, what it depends on besides.
  void complete(const Transition &T, const State &S, const Edge &E,
                Alternative &Alt) {
    Alt.T = &T;
    bool IsOfProgram =
        mentionsProgram(*T.When) || S.Where == At::Exit || S.Where == At::Init;
    if (IsOfProgram && E.Op.K != Operation::Kind::Call)
      Alt.OutermostOnly = Unit.CallsMain && C.Function->isMain();
    if (IsOfProgram && !Alt.GuardedCall && endAt(E).GuardedCall) {
      Alt.Guards = endAt(E).Guards;
      Alt.GuardedCall = endAt(E).GuardedCall;
    }
  }

  /// Whether `TRUE` matches the edge of Op.
  static bool isAnyEdge(const Operation &Op) {
    return Op.K != Operation::Kind::Blank && Op.K != Operation::Kind::Read &&
           Op.K != Operation::Kind::Load && Op.K != Operation::Kind::Convert &&
           Op.K != Operation::Kind::Return;
  }

  /// Whether the operation of T stands before E; a call is two events (D4).
  bool isBefore(const Transition &T, const Edge &E,
                const Alternative &Alt) const {
    if (Beginning || Alt.AtLoopEntry || T.When->K == Trigger::Kind::Exit ||
        T.When->K == Trigger::Kind::Label || E.Op.K == Operation::Kind::Convert)
      // Nothing comes after; a label is before its statement, and what is to
      // be known of a conversion is its value before.
      return true;
    if (T.Place != Placement::Default)
      return T.Place == Placement::Before;
    switch (E.Op.K) {
    case Operation::Kind::FunctionReturn:
      return true;
    case Operation::Kind::FunctionEntry:
    case Operation::Kind::Assume:
    case Operation::Kind::Declare:
      return false;
    case Operation::Kind::Call:
    case Operation::Kind::Return: {
      if (A.K == Automaton::Kind::Instrumentation)
        return false;
      // CPAchecker's actions run after the edge, but an undefined function
      // whose result nobody takes may not return.
      const auto *Call = cast<CallExpr>(E.Op.Node);
      const FunctionDecl *Callee = Call->getDirectCallee();
      return Callee && !Callee->hasBody();
    }
    default:
      return false;
    }
  }

  bool matches(const Trigger &T, const Edge &E, Alternative &Alt) {
    using Kind = Trigger::Kind;
    const Operation &Op = E.Op;
    switch (T.K) {
    case Kind::True:
      return isAnyEdge(Op);
    case Kind::False:
      return false;
    case Kind::AnyText:
      return Op.K == Operation::Kind::Evaluate ||
             Op.K == Operation::Kind::Call ||
             Op.K == Operation::Kind::Declare ||
             Op.K == Operation::Kind::Assume;
    case Kind::Not:
      return isStep(E) && !matches(*T.Operands[0], E, Alt);
    case Kind::And:
      return matches(*T.Operands[0], E, Alt) && matches(*T.Operands[1], E, Alt);
    case Kind::Or: {
      Alternative Saved = Alt;
      if (matches(*T.Operands[0], E, Alt))
        return true;
      Alt = std::move(Saved);
      return matches(*T.Operands[1], E, Alt);
    }
    case Kind::Text:
      return isStep(E) && sameText(T.Text, Text.of(E));
    case Kind::Regex:
      return isStep(E) && llvm::Regex(posixRegex(T.Text)).match(Text.of(E));
    case Kind::Label: {
      const LabelDecl *Label = C.Locations[E.From].Label;
      if (!Label)
        return false;
      return T.IsRegex ? llvm::Regex(posixRegex(T.Text)).match(Label->getName())
                       : Label->getName() == T.Text;
    }
    case Kind::FunctionCall:
      return Op.K == Operation::Kind::FunctionEntry &&
             C.Function->getIdentifier() && C.Function->getName() == T.Text;
    case Kind::Entry:
      return Op.K == Operation::Kind::FunctionEntry && C.Function->isMain();
    case Kind::Exit:
      return endAt(E).Is;
    case Kind::FunctionEntry:
      return Op.K == Operation::Kind::FunctionEntry;
    case Kind::FunctionExit:
      return Op.K == Operation::Kind::FunctionReturn;
    case Kind::Cond:
      if (RoundBegins)
        return Alt.AtLoopEntry = isOwnHead(E.From);
      return !(isOwnHead(E.From) && beginsRound(C.Locations[E.From])) &&
             outcome(E) == LoopOutcome::GoesOn && !isa<DoStmt>(E.Statement);
    case Kind::NotCond:
      return outcome(E) == LoopOutcome::Leaves;
    case Kind::Statement:
      return Beginning != nullptr;
    case Kind::Branch: {
      if (Op.K != Operation::Kind::Assume)
        return false;
      // A constant condition decides nothing.
      Edge Other = E;
      Other.Op.Truth = !Op.Truth;
      return !isNeverTaken(E, Context) && !isNeverTaken(Other, Context);
    }
    case Kind::CoversLines:
      return isStep(E) && llvm::is_contained(T.Lines, lineOf(E));
    case Kind::Pattern:
      return matchPattern(T.Pattern, E, Alt);
    case Kind::Place:
    case Kind::Holds:
    case Kind::Fails:
    case Kind::Equal:
      return false; // conditions are not woven
    case Kind::Test:
      return false; // see Cases.h
    }
    return false;
  }

  /// The state annotation alpha at E's start.
  bool annotationHolds(At Where, const Edge &E) {
    switch (Where) {
    case At::True:
      return true;
    case At::False:
      return false;
    case At::LoopHead:
      return isAtHead(E);
    case At::Init:
      return E.Op.K == Operation::Kind::FunctionEntry && C.Function->isMain();
    case At::FunctionEntry:
      return E.Op.K == Operation::Kind::FunctionEntry;
    case At::FunctionExit:
      return E.Op.K == Operation::Kind::FunctionReturn;
    case At::Exit:
      return endAt(E).Is;
    }
    return false;
  }

  const ProgramEnd &endAt(const Edge &E) {
    if (End.first != &E)
      End = {&E, programEndAt(Unit, C, E)};
    return End.second;
  }

  bool isOwnHead(LocationId L) const { return Loop == NoLoop || Loop == L; }

  /// E leaves a loop head, or decides whether a loop goes on.
  bool isAtHead(const Edge &E) const {
    return (C.Locations[E.From].IsLoopHead && isOwnHead(E.From)) ||
           outcome(E) != LoopOutcome::Open;
  }

  LoopOutcome outcome(const Edge &E) const {
    if (!Loops.count(E.Statement) ||
        (Loop != NoLoop && C.Locations[Loop].Loop != E.Statement))
      return LoopOutcome::Open;
    return loopOutcome(E);
  }

  unsigned lineOf(const Edge &E) const {
    const SourceManager &SM = Context.getSourceManager();
    SourceLocation Loc =
        E.Op.Node ? E.Op.Node->getBeginLoc() : C.Locations[E.From].Where;
    PresumedLoc Place = SM.getPresumedLoc(Loc);
    return Place.isValid() ? Place.getLine() : 0;
  }

  /// What CPAchecker would have as an edge: the text of a whole statement, a
  /// condition.
  bool isStep(const Edge &E) const {
    switch (E.Op.K) {
    case Operation::Kind::Assume:
    case Operation::Kind::Declare:
    case Operation::Kind::FunctionReturn:
      return true;
    case Operation::Kind::Evaluate:
    case Operation::Kind::Call:
    case Operation::Kind::Return: {
      const auto *Node = dyn_cast<Expr>(E.Op.Node);
      if (!Node)
        return true; // an asm statement
      const auto *Whole = dyn_cast_or_null<Expr>(E.Statement);
      return Whole && Whole->IgnoreParenCasts() == Node;
    }
    default:
      return false;
    }
  }

  /// Whether nobody uses the value of E's expression.
  bool isThrownAway(const Edge &E) {
    if (!isDiscarded(cast<Expr>(E.Op.Node), E.Statement))
      return false;
    if (!KnowsValues)
      valuesOfStatementExpressions(C.Function->getBody(), Values);
    KnowsValues = true;
    return !Values.count(E.Statement);
  }

  bool matchPattern(const CPattern &P, const Edge &E, Alternative &Alt) {
    if (P.K == CPattern::Kind::Expression && isAccessPattern(*P.Expr)) {
      const Expr *LValue = accessedBy(*P.Expr, E.Op);
      if (!LValue)
        return false;
      Alt.Bound.clear();
      Alt.Bound.resize(1);
      Alt.Bound[0].E = cast<Expr>(E.Op.Node);
      Alt.Bound[0].IsDiscarded = Asked.Use && isThrownAway(E);
      return matchBound(*P.Expr->Operands[1], LValue, Context, Alt.Bound);
    }
    CallGuard Guard;
    if (!transver::matchPattern(P, E.Op, Context, Alt.Bound, &Guard,
                                OwnAllocation))
      return false;
    Alt.Guards.clear();
    if (Guard.MayBeUnknown)
      for (StringRef Name : Unit.calls().takenUnknown())
        if (!llvm::is_contained(Guard.Names, Name))
          Guard.Names.push_back(Name);
    for (StringRef Name : Guard.Names)
      if (Unit.mayHold(Guard.Call, Name))
        Alt.Guards.push_back(Name);
    Alt.GuardedCall = Guard.Call;
    return !Guard.Call || !Alt.Guards.empty();
  }

  UnitCFAs &Unit;
  ASTContext &Context;
  const Automaton &A;
  const CallExpr *OwnAllocation;
  const CFA &C;
  EdgeText Text;
  const Candidates::Questions Asked;
  std::pair<const Edge *, ProgramEnd> End; ///< of the edge that is looked at
  bool RoundBegins = false; ///< the event that is looked at is of that kind
  bool KnowsValues = false;
  llvm::DenseSet<const Stmt *> Values; ///< of statement expressions
  llvm::DenseSet<const Stmt *> Loops;  ///< the statements that are loops
};

/// The loops of C whose instances of A meet an edge: the loop whose head it
/// leaves or whose condition it decides and, if A looks further than that, all
/// that it is in.
class LoopsOfEdges {
public:
  LoopsOfEdges(ASTContext &Context, const Automaton &A, const CFA &C) : C(C) {
    bool LooksInside = llvm::any_of(A.States, [](const State &S) {
      return S.Where != At::LoopHead &&
             llvm::any_of(S.Transitions, [](const Transition &T) {
               return !isOfLoopHead(*T.When);
             });
    });
    for (LocationId L = 0; L < C.Locations.size(); ++L) {
      if (!C.Locations[L].IsLoopHead)
        continue;
      if (C.Locations[L].Loop)
        HeadOf[C.Locations[L].Loop] = L;
      if (LooksInside)
        Regions.push_back({L, loopRegion(C, L, Context)});
    }
    llvm::sort(Regions, [&](const auto &X, const auto &Y) {
      return std::make_pair(C.Locations[X.first].LoopDepth, X.first) <
             std::make_pair(C.Locations[Y.first].LoopDepth, Y.first);
    });
  }

  void of(const Edge &E, llvm::SmallVectorImpl<LocationId> &Into) const {
    Into.clear();
    for (const auto &[Head, Region] : Regions)
      if (Region.test(E.From))
        Into.push_back(Head);
    if (C.Locations[E.From].IsLoopHead && !llvm::is_contained(Into, E.From))
      Into.push_back(E.From);
    auto Found = HeadOf.find(E.Statement);
    if (Found != HeadOf.end() && !llvm::is_contained(Into, Found->second))
      Into.push_back(Found->second);
  }

private:
  const CFA &C;
  llvm::DenseMap<const Stmt *, LocationId> HeadOf;
  std::vector<std::pair<LocationId, llvm::BitVector>> Regions;
};

} // namespace

EventReactions reactionsOf(UnitCFAs &Unit, const Observation &O,
                           Candidates &Possible, const CFA &C,
                           llvm::ArrayRef<EdgeKind> Kinds) {
  const Automaton &A = *O.A;
  EventReactions All;
  EdgeMatcher Matcher(Unit, O, Possible, C);
  bool IsPerLoop = A.ForEach == Automaton::Each::Loop;
  std::optional<LoopsOfEdges> LoopsOf;
  if (IsPerLoop)
    LoopsOf.emplace(Unit.Context, A, C);
  llvm::SmallVector<LocationId, 4> Loops = {NoLoop};
  llvm::DenseMap<LocationId, std::vector<const Stmt *>> Beginnings;
  if (Possible.asked().Statements)
    Beginnings = beginningsOf(C, Unit.Context);
  auto AddReactions = [&](const Candidates::ByState &Among, EdgeId I,
                          Event At) {
    bool Any = false;
    for (unsigned Q = 0; Q < Among.size(); ++Q) {
      std::vector<Alternative> Found =
          Matcher.alternatives(Q, Among[Q], C.Edges[I], At);
      if (Found.empty())
        continue;
      if (!Any)
        All.push_back({I, At, Matcher.Loop, Matcher.Beginning, {}});
      Any = true;
      All.back().ByState.resize(A.States.size());
      All.back().ByState[Q] = std::move(Found);
    }
  };
  for (EdgeId I = 0; I < C.Edges.size(); ++I) {
    if (Possible.isNone(Kinds[I]))
      continue;
    const Edge &E = C.Edges[I];
    const Candidates::OfEdge &Among = Possible.of(E, Kinds[I]);
    if (Among.empty())
      continue;
    const Location &From = C.Locations[E.From];
    const bool RoundBegins = beginsRound(From);
    if (!Beginnings.empty() && From.Out.front() == I) {
      auto Begins = Beginnings.find(E.From);
      if (Begins != Beginnings.end())
        for (const Stmt *S : Begins->second) {
          Matcher.Beginning = S;
          AddReactions(Among.Before, I, Event::Before);
        }
      Matcher.Beginning = nullptr;
    }
    // A label, and the beginning of a round, are where an edge starts, even one
    // without an operation.
    if (E.Op.K == Operation::Kind::Blank && !From.Label && !RoundBegins)
      continue;
    if (IsPerLoop)
      LoopsOf->of(E, Loops);
    auto AddForLoops = [&](const Candidates::ByState &Own, Event At) {
      for (LocationId Loop : Loops) {
        Matcher.Loop = Loop;
        AddReactions(Own, I, At);
      }
    };
    if (RoundBegins)
      AddForLoops(Among.Before, Event::RoundBegins);
    // Of a call, the call edge holds what is before, the return edge what is
    // after.
    if (E.Op.K != Operation::Kind::Return && !Among.Before.empty())
      AddForLoops(Among.Before, Event::Before);
    if (E.Op.K != Operation::Kind::Call && !Among.After.empty())
      AddForLoops(Among.After, Event::After);
  }
  return All;
}

} // namespace transver
