//===- Product.cpp - Program times automaton ------------------------------===//

#include "product/Product.h"
#include "Compat.h"
#include "product/EdgeText.h"
#include "automaton/Regex.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Regex.h"

using namespace clang;

namespace transver {

UnitCFAs::UnitCFAs(ASTContext &Context) : Context(Context) {
  for (const Decl *D : Context.getTranslationUnitDecl()->decls())
    if (const auto *F = dyn_cast<FunctionDecl>(D))
      if (F->doesThisDeclarationHaveABody())
        Functions.push_back({F, nullptr});
}

const CFA &UnitCFAs::get(unsigned I) {
  if (!Functions[I].Automaton)
    Functions[I].Automaton = CFA::build(*Functions[I].Decl, Context);
  return *Functions[I].Automaton;
}

namespace {

/// What an edge tells of the loop whose controlling expression it is a part of.
enum class LoopOutcome { Open, GoesOn, Leaves };

LoopOutcome negate(LoopOutcome O) {
  return O == LoopOutcome::GoesOn   ? LoopOutcome::Leaves
         : O == LoopOutcome::Leaves ? LoopOutcome::GoesOn
                                    : O;
}

/// What the outcome Truth of Atom, an atomic condition within Cond, decides about Cond.
/// Found tells whether Atom is there at all.
LoopOutcome decide(const Expr *Cond, const Expr *Atom, bool Truth, bool &Found) {
  Cond = Cond->IgnoreParenImpCasts();
  Found = false;
  if (Cond == Atom->IgnoreParenImpCasts()) {
    Found = true;
    return Truth ? LoopOutcome::GoesOn : LoopOutcome::Leaves;
  }
  if (const auto *U = dyn_cast<UnaryOperator>(Cond))
    if (U->getOpcode() == UO_LNot)
      return negate(decide(U->getSubExpr(), Atom, Truth, Found));
  if (const auto *B = dyn_cast<BinaryOperator>(Cond)) {
    if (B->getOpcode() == BO_Comma)
      return decide(B->getRHS(), Atom, Truth, Found);
    if (!B->isLogicalOp())
      return LoopOutcome::Open;
    LoopOutcome Left = decide(B->getLHS(), Atom, Truth, Found);
    LoopOutcome Decisive = B->getOpcode() == BO_LAnd ? LoopOutcome::Leaves
                                                     : LoopOutcome::GoesOn;
    if (Found)
      return Left == Decisive ? Left : LoopOutcome::Open;
    return decide(B->getRHS(), Atom, Truth, Found);
  }
  if (const auto *C = dyn_cast<ConditionalOperator>(Cond)) {
    decide(C->getCond(), Atom, Truth, Found);
    if (Found)
      return LoopOutcome::Open;
    LoopOutcome First = decide(C->getTrueExpr(), Atom, Truth, Found);
    return Found ? First : decide(C->getFalseExpr(), Atom, Truth, Found);
  }
  return LoopOutcome::Open;
}

/// The outcome of a loop's whole controlling expression that E decides. (`do` with a false
/// constant has one, but is no loop: who asks checks that it has a head.)
LoopOutcome loopOutcome(const Edge &E) {
  if (E.Op.K != Operation::Kind::Assume || !E.Statement || !E.Op.Node)
    return LoopOutcome::Open;
  const Expr *Cond = nullptr;
  if (const auto *W = dyn_cast<WhileStmt>(E.Statement))
    Cond = W->getCond();
  else if (const auto *F = dyn_cast<ForStmt>(E.Statement))
    Cond = F->getCond();
  else if (const auto *D = dyn_cast<DoStmt>(E.Statement))
    Cond = D->getCond();
  const auto *Atom = dyn_cast<Expr>(E.Op.Node);
  bool Found;
  return Cond && Atom ? decide(Cond, Atom, E.Op.Truth, Found) : LoopOutcome::Open;
}

/// A loop head at which a round begins without a condition: of `do`, `for (;;)`, and of a
/// loop that `goto` makes. `cond` then is the entry of the body.
bool beginsRound(const Location &L) {
  if (!L.IsLoopHead)
    return false;
  const auto *For = dyn_cast_or_null<ForStmt>(L.Loop);
  return !L.Loop || isa<DoStmt>(L.Loop) || (For && !For->getCond());
}

/// The state annotation alpha at the edge's start.
bool annotationHolds(At Where, const CFA &C, const Edge &E, LoopOutcome Outcome) {
  switch (Where) {
  case At::True:
    return true;
  case At::False:
    return false;
  case At::LoopHead:
    return C.Locations[E.From].IsLoopHead || Outcome != LoopOutcome::Open;
  case At::Init:
    return E.Op.K == Operation::Kind::FunctionEntry && C.Function->isMain();
  case At::FunctionEntry:
    return E.Op.K == Operation::Kind::FunctionEntry;
  case At::FunctionExit:
    return E.Op.K == Operation::Kind::FunctionReturn;
  case At::Exit:
    return E.Op.K == Operation::Kind::FunctionReturn && C.Function->isMain();
  }
  return false;
}

/// What kind of operation an expression is, for a quick answer that a pattern cannot match.
/// 0 may match anything.
using OperationKey = unsigned;

OperationKey keyOf(const Expr *E) {
  if (const auto *B = dyn_cast<BinaryOperator>(E))
    return 0x100 + B->getOpcode();
  if (const auto *U = dyn_cast<UnaryOperator>(E))
    return 0x200 + U->getOpcode();
  return isa<CallExpr>(E) ? 0x300 : isa<ArraySubscriptExpr>(E) ? 0x301 : 0x302;
}

OperationKey keyOf(const Edge &E) {
  switch (E.Op.K) {
  case Operation::Kind::Evaluate:
  case Operation::Kind::Call:
  case Operation::Kind::Return: {
    const auto *X = dyn_cast_or_null<Expr>(E.Op.Node);
    return X ? keyOf(X) : 0;
  }
  case Operation::Kind::Declare:
    return 0x100 + BO_Assign; // `int x = e` is an assignment, too
  default:
    return 0x400; // no pattern of an expression matches
  }
}

OperationKey keyOf(const Trigger &T) {
  if (T.K != Trigger::Kind::Pattern || T.Pattern.K != CPattern::Kind::Expression)
    return 0;
  const CExpr &X = *T.Pattern.Expr;
  switch (X.K) {
  case CExpr::Kind::Binary:
    for (unsigned Opcode = 0; Opcode <= BO_Comma; ++Opcode)
      if (BinaryOperator::getOpcodeStr(BinaryOperatorKind(Opcode)) == X.Text)
        return 0x100 + Opcode;
    return 0;
  case CExpr::Kind::Prefix:
  case CExpr::Kind::Postfix:
    if (X.Text == "sizeof")
      return 0;
    for (unsigned Opcode = 0; Opcode <= UO_LNot; ++Opcode)
      if (UnaryOperator::getOpcodeStr(UnaryOperatorKind(Opcode)) == X.Text &&
          UnaryOperator::isPostfix(UnaryOperatorKind(Opcode)) ==
              (X.K == CExpr::Kind::Postfix))
        return 0x200 + Opcode;
    return 0;
  case CExpr::Kind::Call:
    return 0x300;
  case CExpr::Kind::Subscript:
    return 0x301;
  default:
    return 0;
  }
}

/// Matches the triggers of one automaton against the edges of one function.
class EdgeMatcher {
public:
  EdgeMatcher(ASTContext &Context, const Automaton &A, const CFA &C)
      : Context(Context), A(A), C(C), Text(Context) {
    for (const Location &L : C.Locations)
      if (L.IsLoopHead && L.Loop)
        Loops.insert(L.Loop);
    for (const State &S : A.States) {
      KeysOf.emplace_back();
      for (const Transition &T : S.Transitions)
        KeysOf.back().push_back(keyOf(*T.When));
    }
  }

  /// True if some transition could match E. Only a quick answer.
  bool mayMatch(const Edge &E) const {
    OperationKey Key = keyOf(E);
    for (const std::vector<OperationKey> &Keys : KeysOf)
      for (OperationKey Wanted : Keys)
        if (!Key || !Wanted || Key == Wanted)
          return true;
    return false;
  }

  /// The alternatives of state Q at the event (E, Before).
  std::vector<Alternative> alternatives(unsigned Q, const Edge &E, bool Before) {
    std::vector<Alternative> Found;
    const State &S = A.States[Q];
    if (S.Transitions.empty() || !annotationHolds(S.Where, C, E, outcome(E)))
      return Found;
    OperationKey Key = keyOf(E);
    const std::vector<OperationKey> &Keys = KeysOf[Q];
    for (size_t I = 0; I < S.Transitions.size(); ++I) {
      if (Key && Keys[I] && Key != Keys[I])
        continue;
      const Transition &T = S.Transitions[I];
      Alternative Alt;
      Alt.T = &T;
      if (!fires(T, E, Before, Alt))
        continue;
      bool Certain = Alt.Guard.empty();
      Found.push_back(std::move(Alt));
      if (S.UseFirst && Certain)
        break;
    }
    return Found;
  }

private:
  bool fires(const Transition &T, const Edge &E, bool Before, Alternative &Alt) {
    if (!matches(*T.When, E, Alt))
      return false;
    if (T.Where && !testTypes(*T.Where, Alt.Bound, Context))
      return false;
    return Before == isBefore(T, E, Alt);
  }

  /// Whether the operation of T stands before E; a call is two events (D4).
  bool isBefore(const Transition &T, const Edge &E, const Alternative &Alt) const {
    if (Alt.AtLoopEntry)
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
      // CPAchecker's actions run after the edge, but an undefined function whose result
      // nobody takes may not return.
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
      return Op.K != Operation::Kind::Blank && Op.K != Operation::Kind::Read &&
             Op.K != Operation::Kind::Return;
    case Kind::False:
      return false;
    case Kind::AnyText:
      return Op.K == Operation::Kind::Evaluate || Op.K == Operation::Kind::Call ||
             Op.K == Operation::Kind::Declare || Op.K == Operation::Kind::Assume;
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
      return Op.K == Operation::Kind::FunctionEntry && C.Function->getIdentifier() &&
             C.Function->getName() == T.Text;
    case Kind::Entry:
      return Op.K == Operation::Kind::FunctionEntry && C.Function->isMain();
    case Kind::Exit:
      return Op.K == Operation::Kind::FunctionReturn && C.Function->isMain();
    case Kind::FunctionEntry:
      return Op.K == Operation::Kind::FunctionEntry;
    case Kind::FunctionExit:
      return Op.K == Operation::Kind::FunctionReturn;
    case Kind::Cond:
      if (beginsRound(C.Locations[E.From])) {
        Alt.AtLoopEntry = true;
        return true;
      }
      return outcome(E) == LoopOutcome::GoesOn && !isa<DoStmt>(E.Statement);
    case Kind::NotCond:
      return outcome(E) == LoopOutcome::Leaves;
    case Kind::CoversLines:
      return isStep(E) && llvm::is_contained(T.Lines, lineOf(E));
    case Kind::Pattern:
      return matchPattern(T.Pattern, E, Alt);
    }
    return false;
  }

  LoopOutcome outcome(const Edge &E) const {
    return Loops.count(E.Statement) ? loopOutcome(E) : LoopOutcome::Open;
  }

  unsigned lineOf(const Edge &E) const {
    const SourceManager &SM = Context.getSourceManager();
    SourceLocation Loc = E.Op.Node ? E.Op.Node->getBeginLoc()
                                   : C.Locations[E.From].Where;
    PresumedLoc Place = SM.getPresumedLoc(Loc);
    return Place.isValid() ? Place.getLine() : 0;
  }

  /// What CPAchecker would have as an edge: the text of a whole statement, a condition.
  bool isStep(const Edge &E) const {
    switch (E.Op.K) {
    case Operation::Kind::Assume:
    case Operation::Kind::Declare:
    case Operation::Kind::FunctionReturn:
      return true;
    case Operation::Kind::Evaluate:
    case Operation::Kind::Call: {
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

  bool matchPattern(const CPattern &P, const Edge &E, Alternative &Alt) {
    const Operation &Op = E.Op;
    switch (P.K) {
    case CPattern::Kind::Return: {
      if (Op.K != Operation::Kind::FunctionReturn)
        return false;
      const auto *R = dyn_cast_or_null<ReturnStmt>(Op.Node);
      if (!R)
        return false;
      if (!P.Expr)
        return !R->getRetValue();
      return R->getRetValue() && matchExpr(*P.Expr, R->getRetValue(), Context,
                                           Alt.Bound, nullptr);
    }
    case CPattern::Kind::Declaration: {
      if (Op.K != Operation::Kind::Declare)
        return false;
      QualType Type = Op.Var->getType();
      if (!sameText(P.Text, Type.getAsString(Context.getPrintingPolicy())) &&
          !sameText(P.Text, Type.getUnqualifiedType().getCanonicalType().getAsString(
                                Context.getPrintingPolicy())))
        return false;
      if (P.Init && (!Op.Var->getInit() ||
                     !matchExpr(*P.Init, Op.Var->getInit(), Context, Alt.Bound,
                                nullptr)))
        return false;
      return bindVariable(*P.Expr, Op.Var, Alt);
    }
    case CPattern::Kind::Expression:
      break;
    }
    const CExpr &X = *P.Expr;
    switch (Op.K) {
    case Operation::Kind::Evaluate: {
      const auto *Node = dyn_cast<Expr>(Op.Node);
      return Node && !isa<CallExpr>(Node->IgnoreParens()) &&
             matchExpr(X, Node, Context, Alt.Bound, nullptr);
    }
    case Operation::Kind::Call:
    case Operation::Kind::Return: {
      const auto *Call = cast<CallExpr>(Op.Node);
      llvm::StringRef Guard;
      if (X.K != CExpr::Kind::Call ||
          !matchExpr(X, Call, Context, Alt.Bound, &Guard))
        return false;
      Alt.Guard = Guard;
      return true;
    }
    case Operation::Kind::Declare:
      // `int x = e` is an assignment to x, too.
      return X.K == CExpr::Kind::Binary && X.Text == "=" && Op.Var->getInit() &&
             !isa<InitListExpr>(Op.Var->getInit()) &&
             matchExpr(*X.Operands[1], Op.Var->getInit(), Context, Alt.Bound,
                       nullptr) &&
             bindVariable(*X.Operands[0], Op.Var, Alt);
    default:
      return false;
    }
  }

  bool bindVariable(const CExpr &P, const VarDecl *V, Alternative &Alt) {
    if (Alt.Bound.empty())
      Alt.Bound.resize(1);
    switch (P.K) {
    case CExpr::Kind::Any:
      return true;
    case CExpr::Kind::Name:
      return V->getName() == P.Text;
    case CExpr::Kind::Capture:
      if (Alt.Bound.size() <= P.Number)
        Alt.Bound.resize(P.Number + 1);
      Alt.Bound[P.Number].Variable = V;
      return true;
    default:
      return false;
    }
  }

  static bool sameText(StringRef A, StringRef B) {
    auto Squeeze = [](StringRef S) {
      std::string Out;
      for (char C : S)
        if (!isspace(static_cast<unsigned char>(C)))
          Out += C;
      while (!Out.empty() && Out.back() == ';')
        Out.pop_back();
      return Out;
    };
    return Squeeze(A) == Squeeze(B);
  }

  ASTContext &Context;
  const Automaton &A;
  const CFA &C;
  EdgeText Text;
  llvm::DenseSet<const Stmt *> Loops; ///< the statements that are loops
  std::vector<std::vector<OperationKey>> KeysOf; ///< by state and transition
};

/// Which functions a call can reach, and which can be entered from outside.
class CallGraphFacts : public RecursiveASTVisitor<CallGraphFacts> {
public:
  explicit CallGraphFacts(UnitCFAs &Unit) : Unit(Unit) {
    for (unsigned I = 0; I < Unit.Functions.size(); ++I) {
      const FunctionDecl *F = Unit.Functions[I].Decl;
      IndexOf[F->getCanonicalDecl()] = I;
      HasMain |= F->isMain();
    }
    TraverseDecl(Unit.Context.getTranslationUnitDecl());
    for (unsigned I = 0; I < Unit.Functions.size(); ++I)
      if (AddressTaken.count(Unit.Functions[I].Decl->getCanonicalDecl()))
        Taken.push_back(I);
  }

  bool VisitCallExpr(CallExpr *Call) {
    if (const auto *Ref =
            dyn_cast<DeclRefExpr>(Call->getCallee()->IgnoreParenImpCasts()))
      if (isa<FunctionDecl>(Ref->getDecl()))
        Callees.insert(Ref);
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *Ref) {
    // Control comes back here from anywhere, or other code runs in between.
    if (const auto *F = dyn_cast<FunctionDecl>(Ref->getDecl()))
      if (F->getIdentifier())
        AnyOrder |= llvm::StringSwitch<bool>(F->getName())
                        .Cases("pthread_create", "thrd_create", "signal",
                               "sigaction", "bsd_signal", "sysv_signal", true)
                        .Cases("setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp",
                               "__builtin_setjmp", "vfork", true)
                        .Cases("getcontext", "swapcontext", "makecontext", true)
                        .Default(F->hasAttr<ReturnsTwiceAttr>());
    // Visited after the call that it is the callee of.
    if (!Callees.count(Ref))
      if (const auto *F = dyn_cast<FunctionDecl>(Ref->getDecl()))
        AddressTaken.insert(F->getCanonicalDecl());
    return true;
  }

  /// The defined functions that Call can enter; Unknown: also code outside the unit.
  void targets(const CallExpr *Call, std::vector<unsigned> &Into, bool &Unknown) {
    Unknown = false;
    if (const FunctionDecl *F = Call->getDirectCallee()) {
      auto Found = IndexOf.find(F->getCanonicalDecl());
      if (Found != IndexOf.end()) {
        Into.push_back(Found->second);
        return;
      }
      Unknown = true;
      // Code outside the unit can call back what it was given, and what is visible.
      if (F->getBuiltinID() ||
          compat::startsWith(F->getIdentifier() ? F->getName() : "",
                             "__VERIFIER_"))
        return;
      Into.insert(Into.end(), Taken.begin(), Taken.end());
      if (!HasMain)
        for (unsigned I = 0; I < Unit.Functions.size(); ++I)
          if (Unit.Functions[I].Decl->isExternallyVisible() &&
              !llvm::is_contained(Into, I))
            Into.push_back(I);
      return;
    }
    Unknown = true;
    for (unsigned I : Taken) {
      const FunctionDecl *F = Unit.Functions[I].Decl;
      if (!F->hasPrototype() || F->isVariadic() ||
          F->getNumParams() == Call->getNumArgs())
        Into.push_back(I);
    }
  }

  /// Functions that may be entered by code that the product does not see.
  bool isEnteredFromOutside(unsigned I) const {
    const FunctionDecl *F = Unit.Functions[I].Decl;
    if (F->hasAttr<ConstructorAttr>() || F->hasAttr<DestructorAttr>())
      return true;
    if (AddressTaken.count(F->getCanonicalDecl()))
      return true;
    return !HasMain && F->isExternallyVisible();
  }

  bool HasMain = false;
  /// Threads, handlers or non-local jumps: any state can be met anywhere.
  bool AnyOrder = false;

private:
  UnitCFAs &Unit;
  llvm::DenseMap<const FunctionDecl *, unsigned> IndexOf;
  llvm::DenseSet<const DeclRefExpr *> Callees;
  llvm::DenseSet<const FunctionDecl *> AddressTaken;
  std::vector<unsigned> Taken;
};

/// What one automaton does at each edge: for each state the alternatives, before and after.
struct EdgeReactions {
  EdgeId Edge;
  bool Before;
  std::vector<std::vector<Alternative>> ByState;
};

/// Whether a call's event belongs to this edge: the call edge holds what is before, the
/// return edge what is after.
bool eventIsHere(const Edge &E, bool Before) {
  if (E.Op.K == Operation::Kind::Call)
    return Before;
  if (E.Op.K == Operation::Kind::Return)
    return !Before;
  return true;
}

std::vector<EdgeReactions> reactionsOf(ASTContext &Context, const Automaton &A,
                                       const CFA &C) {
  std::vector<EdgeReactions> All;
  EdgeMatcher Matcher(Context, A, C);
  for (EdgeId I = 0; I < C.Edges.size(); ++I) {
    if (C.Edges[I].Op.K == Operation::Kind::Blank || !Matcher.mayMatch(C.Edges[I]))
      continue;
    for (bool Before : {true, false}) {
      if (!eventIsHere(C.Edges[I], Before))
        continue;
      EdgeReactions R{I, Before, {}};
      bool Any = false;
      for (unsigned Q = 0; Q < A.States.size(); ++Q) {
        R.ByState.push_back(Matcher.alternatives(Q, C.Edges[I], Before));
        Any |= !R.ByState.back().empty();
      }
      if (Any)
        All.push_back(std::move(R));
    }
  }
  return All;
}

/// The states in which a set of edges is reached, for one automaton over the whole unit:
/// a relation between the state at a function's entry and the state at each location,
/// with a summary of each function for its calls.
class Reachability {
public:
  using Set = llvm::SmallBitVector;

  Reachability(UnitCFAs &Unit, CallGraphFacts &Calls, const Automaton &A)
      : Unit(Unit), Calls(Calls), N(A.States.size()) {
    Functions.resize(Unit.Functions.size());
    for (unsigned I = 0; I < Functions.size(); ++I) {
      const CFA &C = Unit.get(I);
      Functions[I].Reactions = reactionsOf(Unit.Context, A, C);
      Functions[I].At.assign(C.Locations.size(), Relation(N, Set(N)));
      Functions[I].Summary.assign(N, Set(N));
      Functions[I].EntryStates = Set(N);
      for (unsigned R = 0; R < Functions[I].Reactions.size(); ++R) {
        const EdgeReactions &Reaction = Functions[I].Reactions[R];
        Functions[I].Index[{Reaction.Edge, Reaction.Before}] = R;
      }
    }
    for (unsigned I = 0; I < Functions.size(); ++I) {
      if (Unit.Functions[I].Decl->isMain())
        enter(I, A.Initial);
      if (Calls.isEnteredFromOutside(I))
        for (unsigned Q = 0; Q < N; ++Q)
          enter(I, Q);
    }
    while (!Work.empty()) {
      unsigned I = Work.back();
      Work.pop_back();
      Functions[I].Queued = false;
      analyse(I);
    }
  }

  /// The states in which the event (edge, before) of function I can be reached.
  Set statesAt(unsigned I, const Edge &E, EdgeId Id, bool Before) {
    Set States(N);
    if (Calls.AnyOrder) {
      States.set();
      return States;
    }
    for (unsigned Q = 0; Q < N; ++Q)
      if (Functions[I].EntryStates.test(Q))
        States |= Functions[I].At[E.From][Q];
    // What happens before the edge has moved the automaton already. A call's return has
    // an edge of its own, whose start is behind the callee.
    if (!Before)
      States = step(I, Id, true, States);
    return States;
  }

  std::vector<EdgeReactions> &reactions(unsigned I) {
    return Functions[I].Reactions;
  }

private:
  using Relation = std::vector<Set>; ///< by the state at the function's entry
  struct PerFunction {
    std::vector<EdgeReactions> Reactions;
    std::map<std::pair<EdgeId, bool>, unsigned> Index;
    std::vector<Relation> At; ///< by location
    Relation Summary;
    Set EntryStates;
    std::vector<unsigned> Callers;
    bool Queued = false;
  };

  void enqueue(unsigned I) {
    if (Functions[I].Queued)
      return;
    Functions[I].Queued = true;
    Work.push_back(I);
  }

  void enter(unsigned I, unsigned Q) {
    if (Functions[I].EntryStates.test(Q))
      return;
    Functions[I].EntryStates.set(Q);
    Functions[I].At[Unit.get(I).Entry][Q].set(Q);
    enqueue(I);
  }

  Set step(unsigned I, EdgeId Id, bool Before, const Set &From) {
    auto Found = Functions[I].Index.find({Id, Before});
    if (Found == Functions[I].Index.end())
      return From;
    const EdgeReactions &R = Functions[I].Reactions[Found->second];
    Set To(N);
    for (int Q = From.find_first(); Q >= 0; Q = From.find_next(Q)) {
      bool Certain = false;
      for (const Alternative &Alt : R.ByState[Q]) {
        Certain |= Alt.Guard.empty();
        if (Alt.T->To == Transition::Target::State && Alt.T->ToState < N)
          To.set(Alt.T->ToState);
        else if (Alt.T->To == Transition::Target::Error ||
                 Alt.T->To == Transition::Target::Break)
          To.set(Q); // an error may be counted and the run go on
      }
      if (!Certain)
        To.set(Q);
    }
    return To;
  }

  void analyse(unsigned I) {
    const CFA &C = Unit.get(I);
    PerFunction &F = Functions[I];
    std::vector<LocationId> Pending{C.Entry};
    std::vector<bool> InPending(C.Locations.size(), false);
    // Callees may have changed: all locations are looked at again.
    for (LocationId L = 0; L < C.Locations.size(); ++L)
      if (L != C.Entry) {
        Pending.push_back(L);
        InPending[L] = true;
      }
    while (!Pending.empty()) {
      LocationId L = Pending.back();
      Pending.pop_back();
      InPending[L] = false;
      for (EdgeId Id : C.Locations[L].Out) {
        const Edge &E = C.Edges[Id];
        bool Changed = false;
        for (unsigned Q0 = 0; Q0 < N; ++Q0) {
          if (!F.EntryStates.test(Q0) || F.At[L][Q0].none())
            continue;
          Set States = step(I, Id, true, F.At[L][Q0]);
          if (E.Op.K == Operation::Kind::Call)
            States = call(I, cast<CallExpr>(E.Op.Node), States);
          States = step(I, Id, false, States);
          Set &Target = F.At[E.To][Q0];
          Set Joined = Target;
          Joined |= States;
          if (Joined != Target) {
            Target = Joined;
            Changed = true;
          }
        }
        if (Changed && !InPending[E.To]) {
          InPending[E.To] = true;
          Pending.push_back(E.To);
        }
      }
    }
    bool SummaryChanged = false;
    for (unsigned Q0 = 0; Q0 < N; ++Q0)
      if (F.Summary[Q0] != F.At[C.Exit][Q0]) {
        F.Summary[Q0] = F.At[C.Exit][Q0];
        SummaryChanged = true;
      }
    if (SummaryChanged)
      for (unsigned Caller : F.Callers)
        enqueue(Caller);
  }

  Set call(unsigned Caller, const CallExpr *Call, const Set &From) {
    std::vector<unsigned> Targets;
    bool Unknown;
    Calls.targets(Call, Targets, Unknown);
    Set To(N);
    if (Unknown)
      To = From;
    for (unsigned T : Targets) {
      if (!llvm::is_contained(Functions[T].Callers, Caller))
        Functions[T].Callers.push_back(Caller);
      for (int Q = From.find_first(); Q >= 0; Q = From.find_next(Q)) {
        enter(T, Q);
        To |= Functions[T].Summary[Q];
      }
    }
    // Code outside may call back again and again.
    if (Unknown && !Targets.empty() && Call->getDirectCallee() && To != From) {
      Set All = To;
      All |= From;
      if (All != From)
        return call(Caller, Call, All);
    }
    return To;
  }

  UnitCFAs &Unit;
  CallGraphFacts &Calls;
  unsigned N;
  std::vector<PerFunction> Functions;
  std::vector<unsigned> Work;
};

bool sameAlternatives(const std::vector<Alternative> &A,
                      const std::vector<Alternative> &B) {
  if (A.size() != B.size())
    return false;
  for (size_t I = 0; I < A.size(); ++I)
    if (A[I].T != B[I].T)
      return false;
  return true;
}

/// The site of an event that is reached in States; no reactions if nothing happens there.
Site makeSite(unsigned Automaton, const Edge &E, EdgeReactions &R,
              const llvm::SmallBitVector &States) {
  Site S;
  S.Automaton = Automaton;
  S.E = &E;
  S.Before = R.Before;
  bool SomeDoNothing = false;
  for (int Q = States.find_first(); Q >= 0; Q = States.find_next(Q)) {
    if (R.ByState[Q].empty()) {
      SomeDoNothing = true;
      continue;
    }
    Reaction *Same = nullptr;
    for (Reaction &Other : S.Reactions)
      if (sameAlternatives(Other.Alternatives, R.ByState[Q]))
        Same = &Other;
    if (Same) {
      Same->States.push_back(Q);
      continue;
    }
    S.Reactions.push_back(
        {{static_cast<unsigned>(Q)}, std::move(R.ByState[Q])});
  }
  for (const Reaction &Each : S.Reactions)
    for (const Alternative &Alt : Each.Alternatives)
      S.AtLoopEntry |= Alt.AtLoopEntry;
  S.Dynamic = S.Reactions.size() > 1 || (SomeDoNothing && !S.Reactions.empty());
  return S;
}

bool hasOneState(const Automaton &A) { return A.States.size() == 1; }

} // namespace

void buildProduct(
    UnitCFAs &Unit, const std::vector<const Automaton *> &Automata,
    llvm::function_ref<void(const std::vector<bool> &)> Known,
    llvm::function_ref<void(const CFA &, std::vector<Site> &)> Visit) {
  std::vector<bool> NeedsState(Automata.size(), false);
  std::unique_ptr<CallGraphFacts> Calls;
  std::vector<std::unique_ptr<Reachability>> Reach(Automata.size());
  bool KeepCFAs = false;
  for (unsigned A = 0; A < Automata.size(); ++A) {
    if (hasOneState(*Automata[A]))
      continue;
    if (!Calls)
      Calls = std::make_unique<CallGraphFacts>(Unit);
    Reach[A] = std::make_unique<Reachability>(Unit, *Calls, *Automata[A]);
    KeepCFAs = true;
  }

  // First all sites, since one dynamic site anywhere makes every site keep the state.
  std::vector<std::vector<Site>> All(Unit.Functions.size());
  auto Collect = [&](unsigned I) {
    const CFA &C = Unit.get(I);
    std::vector<Site> &Sites = All[I];
    for (unsigned A = 0; A < Automata.size(); ++A) {
      std::vector<EdgeReactions> Own;
      if (!Reach[A])
        Own = reactionsOf(Unit.Context, *Automata[A], C);
      for (EdgeReactions &R : Reach[A] ? Reach[A]->reactions(I) : Own) {
        const Edge &E = C.Edges[R.Edge];
        llvm::SmallBitVector States(Automata[A]->States.size());
        if (Reach[A])
          States = Reach[A]->statesAt(I, E, R.Edge, R.Before);
        else
          States.set();
        Site S = makeSite(A, E, R, States);
        if (S.Reactions.empty())
          continue;
        // The beginning of a round is one event, whatever edges leave the loop head.
        if (S.AtLoopEntry && C.Locations[E.From].Out.front() != R.Edge)
          continue;
        if (S.Dynamic)
          NeedsState[A] = true;
        Sites.push_back(std::move(S));
      }
    }
    // In the order of the edges; of one edge in the order of the automata.
    std::sort(Sites.begin(), Sites.end(), [](const Site &X, const Site &Y) {
      return std::make_tuple(X.E, !X.Before, X.Automaton) <
             std::make_tuple(Y.E, !Y.Before, Y.Automaton);
    });
  };
  if (!KeepCFAs) {
    Known(NeedsState);
    for (unsigned I = 0; I < Unit.Functions.size(); ++I) {
      Collect(I);
      Visit(Unit.get(I), All[I]);
      Unit.release(I);
      All[I].clear();
      All[I].shrink_to_fit();
    }
    return;
  }
  for (unsigned I = 0; I < Unit.Functions.size(); ++I)
    Collect(I);
  Known(NeedsState);
  for (unsigned I = 0; I < Unit.Functions.size(); ++I)
    Visit(Unit.get(I), All[I]);
}

} // namespace transver
