//===- Constant.cpp - Conditions that nothing decides ---------------------===//
//
// `do { ... } while (0)` is no loop, and a branch on a constant is no choice.
// Clang's evaluator says which conditions are constant. It takes its time, and
// nearly every condition reads a variable: so whatever surely depends on the
// run is told apart by its form first, which does not need the evaluator.
//
//===----------------------------------------------------------------------===//

#include "cfa/CFA.h"

using namespace clang;

namespace transver {
namespace {

bool objectIsOfRun(const Expr *LValue);

/// True if the evaluator cannot know the value of E, since that reads an object
/// or calls a function. False may be anything.
bool isOfRun(const Expr *E) {
  for (;;) {
    E = E->IgnoreParens();
    if (const auto *Cast = dyn_cast<CastExpr>(E)) {
      if (Cast->getCastKind() == CK_LValueToRValue)
        return objectIsOfRun(Cast->getSubExpr());
      if (Cast->getSubExpr()->isLValue())
        return false; // the address of something
      E = Cast->getSubExpr();
    } else if (const auto *Binary = dyn_cast<BinaryOperator>(E)) {
      if (Binary->isLogicalOp() || Binary->isAssignmentOp() ||
          Binary->getOpcode() == BO_Comma)
        return false;
      if (isOfRun(Binary->getRHS()))
        return true;
      E = Binary->getLHS();
    } else if (const auto *Unary = dyn_cast<UnaryOperator>(E)) {
      if (!Unary->isArithmeticOp())
        return false;
      E = Unary->getSubExpr();
    } else {
      const auto *Call = dyn_cast<CallExpr>(E);
      return Call && Call->getDirectCallee() && !Call->getBuiltinCallee();
    }
  }
}

/// The same of what is in the object LValue.
bool objectIsOfRun(const Expr *LValue) {
  for (;;) {
    LValue = LValue->IgnoreParens();
    if (const auto *Ref = dyn_cast<DeclRefExpr>(LValue))
      return isa<VarDecl>(Ref->getDecl()) &&
             !Ref->getType().isConstQualified() &&
             !Ref->getType()->isReferenceType();
    if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(LValue))
      return isOfRun(Subscript->getBase()) || isOfRun(Subscript->getIdx());
    if (const auto *Unary = dyn_cast<UnaryOperator>(LValue))
      return Unary->getOpcode() == UO_Deref && isOfRun(Unary->getSubExpr());
    const auto *Member = dyn_cast<MemberExpr>(LValue);
    if (!Member)
      return false;
    if (Member->isArrow() || !Member->getBase()->isLValue())
      return isOfRun(Member->getBase());
    LValue = Member->getBase();
  }
}

} // namespace

bool isNeverTaken(const Edge &E, ASTContext &Context) {
  const auto *Condition =
      E.Op.K == Operation::Kind::Assume ? dyn_cast<Expr>(E.Op.Node) : nullptr;
  bool Value;
  return Condition && !isOfRun(Condition) && !Condition->isValueDependent() &&
         Condition->EvaluateAsBooleanCondition(Value, Context) &&
         Value != E.Op.Truth;
}

} // namespace transver
