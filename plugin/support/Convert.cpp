//===- Convert.cpp - Does a value survive its conversion? -----------------===//

#include "support/Convert.h"
#include "Compat.h"
#include "support/Types.h"

using namespace clang;
using llvm::APInt;

namespace transver {
namespace {

constexpr unsigned Bits = Interval::IntervalBits;

QualType bare(QualType T, const ASTContext &Context) {
  T = Context.getCanonicalType(T).getUnqualifiedType();
  if (const auto *Atomic = T->getAs<AtomicType>())
    T = Context.getCanonicalType(Atomic->getValueType());
  if (const auto *Enum = T->getAs<EnumType>())
    T = Context.getCanonicalType(Enum->getDecl()->getIntegerType());
  return T.getUnqualifiedType();
}

bool inside(const Interval &Inner, const Interval &Outer) {
  return Inner.Low.sge(Outer.Low) && Inner.High.sle(Outer.High);
}

std::string decimal(const APInt &Value) {
  llvm::SmallString<64> Text;
  Value.toString(Text, 10, /*Signed=*/true);
  return Text.str().str();
}

/// An integer constant as C text.
std::string constant(const APInt &Value, const ASTContext &Context) {
  if (Value.isSignedIntN(64))
    return Value == APInt::getSignedMinValue(64).sext(Bits)
               ? "(-" + decimal(APInt::getSignedMaxValue(64)) + " - 1)"
               : decimal(Value);
  if (Value.isIntN(64))
    return decimal(Value) + "U";
  // Wider ones are limits of the wide types.
  for (QualType Wide : {Context.Int128Ty, Context.UnsignedInt128Ty}) {
    Interval OfType = intervalOfType(Wide, Context);
    if (Value == OfType.High)
      return maxOf(Wide, Context);
    if (Value == OfType.Low)
      return minOf(Wide, Context);
  }
  return {};
}

/// The values of the lvalue E: of its type, or of the bit-field that it is.
Interval keptBy(const Expr *E, const ASTContext &Context) {
  const FieldDecl *Field = E->getSourceBitField();
  if (!Field)
    return intervalOfType(E->getType(), Context);
  unsigned Width = compat::bitWidth(*Field, Context);
  if (Field->getType()->isBooleanType() || !Width)
    return intervalOfType(Field->getType(), Context);
  if (bare(Field->getType(), Context)->isSignedIntegerType())
    return {APInt::getSignedMinValue(Width).sext(Bits),
            APInt::getSignedMaxValue(Width).sext(Bits)};
  return {APInt(Bits, 0), APInt::getMaxValue(Width).zext(Bits)};
}

std::string keepsFloating(const Conversion &C, const std::string &Value,
                          const ASTContext &Context) {
  // Both bounds are powers of two, or next to one; a NaN is in no range. Where
  // the value below the lowest has too many digits for a double, the floating
  // types have no value between the two.
  std::string Above = decimal(C.Kept.High + 1) + ".0";
  bool IsShort = (C.Kept.Low - 1).getSignificantBits() <= 53;
  std::string Below = IsShort ? Value + " > " + decimal(C.Kept.Low - 1) + ".0"
                              : Value + " >= " + decimal(C.Kept.Low) + ".0";
  (void)Context;
  return Below + " && " + Value + " < " + Above;
}

} // namespace

bool getConversion(const Expr *E, const ASTContext &Context, Conversion &C) {
  auto IsArithmetic = [&](QualType T) {
    return T->isIntegerType() || T->isRealFloatingType();
  };
  const Expr *LValue = nullptr;
  if (const auto *Cast = dyn_cast<CastExpr>(E)) {
    if (Cast->getCastKind() != CK_IntegralCast &&
        Cast->getCastKind() != CK_FloatingToIntegral)
      return false;
    C.Left = Cast->getSubExpr();
    C.From = bare(C.Left->getType(), Context);
    C.To = bare(Cast->getType(), Context);
    if (!C.To->isIntegerType() || !IsArithmetic(C.From))
      return false;
    C.Kept = intervalOfType(C.To, Context);
    return !C.To->isBooleanType();
  }
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    if (!B->isAssignmentOp())
      return false;
    LValue = B->getLHS();
    const auto *Compound = dyn_cast<CompoundAssignOperator>(B);
    if (!Compound && !LValue->getSourceBitField())
      return false;
    C.Left = Compound ? LValue : B->getRHS();
    C.Right = Compound ? B->getRHS() : nullptr;
    if (Compound)
      C.Operator =
          BinaryOperator::getOpcodeStr(
              BinaryOperator::getOpForCompoundAssignment(Compound->getOpcode()))
              .str();
    C.From = bare(Compound ? Compound->getComputationResultType()
                           : B->getRHS()->getType(),
                  Context);
  } else if (const auto *U = dyn_cast<UnaryOperator>(E)) {
    Arith A;
    if (!U->isIncrementDecrementOp() || !getArith(U, Context, A))
      return false;
    LValue = C.Left = U->getSubExpr();
    C.Operator = U->isIncrementOp() ? "+" : "-";
    C.From = A.Type;
  } else {
    return false;
  }
  C.To = bare(LValue->getType(), Context);
  if (!C.To->isIntegerType() || C.To->isBooleanType() || !IsArithmetic(C.From))
    return false;
  C.Kept = keptBy(LValue, Context);
  return true;
}

bool alwaysKeeps(const Conversion &C, const ASTContext &Context) {
  if (!C.From->isIntegerType())
    return false;
  if (inside(intervalOfType(C.From, Context), C.Kept))
    return true;
  Interval Value;
  return C.Operator.empty() && intervalOf(C.Left, Context, Value) &&
         inside(Value, C.Kept);
}

std::string keepsExpression(const Conversion &C, const std::string &Left,
                            const std::string &Right,
                            const ASTContext &Context) {
  std::string Value = Left;
  if (!C.Operator.empty())
    Value = "(" + Left + " " + C.Operator + " " + (C.Right ? Right : "1") + ")";
  if (!C.From->isIntegerType())
    return keepsFloating(C, Value, Context);
  // Compilers warn of a comparison that the type alone decides.
  Interval From = intervalOfType(C.From, Context);
  std::string Text;
  for (bool IsLow : {true, false}) {
    const APInt &Limit = IsLow ? C.Kept.Low : C.Kept.High;
    if (IsLow ? From.Low.sge(Limit) : From.High.sle(Limit))
      continue;
    std::string Number = constant(Limit, Context);
    if (Number.empty())
      return {};
    Text += (Text.empty() ? "" : " && ") + Value + (IsLow ? " >= " : " <= ") +
            Number;
  }
  return Text.empty() ? "1" : Text;
}

} // namespace transver
