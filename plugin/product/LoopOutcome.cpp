//===- LoopOutcome.cpp - When does a loop go on? --------------------------===//

#include "product/LoopOutcome.h"

using namespace clang;

namespace transver {
namespace {

LoopOutcome negate(LoopOutcome O) {
  return O == LoopOutcome::GoesOn   ? LoopOutcome::Leaves
         : O == LoopOutcome::Leaves ? LoopOutcome::GoesOn
                                    : O;
}

/// What the outcome Truth of Atom, an atomic condition within Cond, decides
/// about Cond. Found tells whether Atom is there at all.
LoopOutcome decide(const Expr *Cond, const Expr *Atom, bool Truth,
                   bool &Found) {
  Cond = Cond->IgnoreParenCasts();
  if (const auto *U = dyn_cast<UnaryOperator>(Cond))
    if (U->getOpcode() == UO_Extension)
      return decide(U->getSubExpr(), Atom, Truth, Found);
  if (const auto *G = dyn_cast<GenericSelectionExpr>(Cond))
    if (!G->isResultDependent())
      return decide(G->getResultExpr(), Atom, Truth, Found);
  if (const auto *Ch = dyn_cast<ChooseExpr>(Cond))
    if (!Ch->isConditionDependent())
      return decide(Ch->getChosenSubExpr(), Atom, Truth, Found);
  Found = false;
  if (Cond == Atom->IgnoreParenCasts()) {
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
    LoopOutcome Decisive =
        B->getOpcode() == BO_LAnd ? LoopOutcome::Leaves : LoopOutcome::GoesOn;
    if (Found)
      return Left == Decisive ? Left : LoopOutcome::Open;
    return decide(B->getRHS(), Atom, Truth, Found);
  }
  if (const auto *C = dyn_cast<BinaryConditionalOperator>(Cond)) {
    decide(C->getCommon(), Atom, Truth, Found);
    if (Found)
      return Truth ? LoopOutcome::GoesOn : LoopOutcome::Open;
    return decide(C->getFalseExpr(), Atom, Truth, Found);
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

} // namespace

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
  else if (const auto *I = dyn_cast<IfStmt>(E.Statement))
    Cond = I->getCond();
  const auto *Atom = dyn_cast<Expr>(E.Op.Node);
  bool Found;
  return Cond && Atom ? decide(Cond, Atom, E.Op.Truth, Found)
                      : LoopOutcome::Open;
}

const Stmt *loopBody(const Stmt *S) {
  if (const auto *While = dyn_cast_or_null<WhileStmt>(S))
    return While->getBody();
  if (const auto *For = dyn_cast_or_null<ForStmt>(S))
    return For->getBody();
  if (const auto *Do = dyn_cast_or_null<DoStmt>(S))
    return Do->getBody();
  return nullptr;
}

bool beginsRound(const Location &L) {
  if (!L.IsLoopHead)
    return false;
  const auto *For = dyn_cast_or_null<ForStmt>(L.Loop);
  return !L.Loop || isa<DoStmt>(L.Loop) || (For && !For->getCond());
}

} // namespace transver
