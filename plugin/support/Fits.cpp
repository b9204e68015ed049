//===- Fits.cpp - Does a mathematical result fit its type? ----------------===//

#include "support/Fits.h"
#include "Compat.h"
#include "support/Types.h"
#include "clang/Basic/TargetInfo.h"

using namespace clang;
using llvm::APInt;

namespace transver {
namespace {

constexpr unsigned Bits = Interval::IntervalBits;

bool arithKind(BinaryOperatorKind Opcode, ArithKind &Kind) {
  switch (Opcode) {
  case BO_Add:
  case BO_AddAssign:
    Kind = ArithKind::Add;
    return true;
  case BO_Sub:
  case BO_SubAssign:
    Kind = ArithKind::Sub;
    return true;
  case BO_Mul:
  case BO_MulAssign:
    Kind = ArithKind::Mul;
    return true;
  case BO_Div:
  case BO_DivAssign:
    Kind = ArithKind::Div;
    return true;
  case BO_Rem:
  case BO_RemAssign:
    Kind = ArithKind::Rem;
    return true;
  case BO_Shl:
  case BO_ShlAssign:
    Kind = ArithKind::Shl;
    return true;
  default:
    return false;
  }
}

QualType bare(QualType T, const ASTContext &Context) {
  T = Context.getCanonicalType(T).getUnqualifiedType();
  if (const auto *Atomic = T->getAs<AtomicType>())
    T = Context.getCanonicalType(Atomic->getValueType()).getUnqualifiedType();
  if (const auto *Enum = T->getAs<EnumType>())
    T = Context.getCanonicalType(Enum->getDecl()->getIntegerType());
  return T.getUnqualifiedType();
}

QualType promoted(const Expr *E, const ASTContext &Context) {
  QualType Field = Context.isPromotableBitField(const_cast<Expr *>(E));
  if (!Field.isNull())
    return bare(Field, Context);
  QualType T = bare(E->getType(), Context);
  return compat::isPromotable(T, Context)
             ? bare(Context.getPromotedIntegerType(T), Context)
             : T;
}

APInt wide(const llvm::APSInt &Value) {
  return Value.isSigned() ? Value.sextOrTrunc(Bits) : Value.zextOrTrunc(Bits);
}

Interval point(const APInt &Value) { return {Value, Value}; }

Interval join(const Interval &A, const Interval &B) {
  return {A.Low.slt(B.Low) ? A.Low : B.Low,
          A.High.sgt(B.High) ? A.High : B.High};
}

bool inside(const Interval &Inner, const Interval &Outer) {
  return Inner.Low.sge(Outer.Low) && Inner.High.sle(Outer.High);
}

/// The interval of the mathematical result; false for what is not simply
/// monotonous.
bool apply(ArithKind Kind, const Interval &L, const Interval &R,
           Interval &Result) {
  switch (Kind) {
  case ArithKind::Add:
    Result = {L.Low + R.Low, L.High + R.High};
    return true;
  case ArithKind::Sub:
    Result = {L.Low - R.High, L.High - R.Low};
    return true;
  case ArithKind::Neg:
    Result = {-L.High, -L.Low};
    return true;
  case ArithKind::Mul: {
    Result = point(L.Low * R.Low);
    for (const APInt &Product :
         {L.Low * R.High, L.High * R.Low, L.High * R.High})
      Result = join(Result, point(Product));
    return true;
  }
  case ArithKind::Rem: {
    // |a % b| < |b|, with the sign of a.
    APInt Most = R.Low.abs().sgt(R.High.abs()) ? R.Low.abs() : R.High.abs();
    if (Most.isZero())
      return false;
    --Most;
    Result = {L.Low.isNegative() ? -Most : APInt(Bits, 0),
              L.High.isNegative() ? APInt(Bits, 0) : Most};
    return true;
  }
  case ArithKind::Shl:
    // The amounts of real shifts; more would not fit in the interval's own
    // width.
    if (L.Low.isNegative() || R.Low.isNegative() || R.High.ugt(127))
      return false;
    Result = {L.Low.shl(R.Low), L.High.shl(R.High)};
    return true;
  case ArithKind::Div:
    if (!R.isPoint() || !R.Low.isStrictlyPositive())
      return false;
    Result = {L.Low.sdiv(R.Low), L.High.sdiv(R.Low)};
    return true;
  }
  return false;
}

/// The values that a bit-field can hold; false if E names none.
bool bitFieldInterval(const Expr *E, const ASTContext &Context,
                      Interval &Result) {
  const FieldDecl *Field = E->getSourceBitField();
  if (!Field)
    return false;
  unsigned Width = compat::bitWidth(*Field, Context);
  if (Width == 0 || Width >= Bits)
    return false;
  if (Field->getType()->isSignedIntegerOrEnumerationType())
    Result = {APInt::getSignedMinValue(Width).sext(Bits),
              APInt::getSignedMaxValue(Width).sext(Bits)};
  else
    Result = {APInt(Bits, 0), APInt::getMaxValue(Width).zext(Bits)};
  return true;
}

bool compute(const Expr *E, const ASTContext &Context, unsigned Depth,
             Interval &Result);

bool computeBinary(const BinaryOperator *B, const ASTContext &Context,
                   unsigned Depth, Interval &Result) {
  if (B->isComparisonOp() || B->isLogicalOp()) {
    Result = {APInt(Bits, 0), APInt(Bits, 1)};
    return true;
  }
  Interval L, R;
  if (B->getOpcode() == BO_Comma)
    return compute(B->getRHS(), Context, Depth - 1, Result);
  if (B->isAssignmentOp() || !compute(B->getLHS(), Context, Depth - 1, L) ||
      !compute(B->getRHS(), Context, Depth - 1, R))
    return false;
  if (B->getOpcode() == BO_And) {
    // With a value that is not negative the result is between 0 and that value.
    bool LeftGood = L.Low.isNonNegative(), RightGood = R.Low.isNonNegative();
    if (!LeftGood && !RightGood)
      return false;
    Result.Low = APInt(Bits, 0);
    Result.High = !LeftGood            ? R.High
                  : !RightGood         ? L.High
                  : L.High.slt(R.High) ? L.High
                                       : R.High;
    return true;
  }
  if (B->getOpcode() == BO_Shr) {
    if (!L.Low.isNonNegative() || !R.isPoint() || R.Low.isNegative() ||
        R.Low.uge(Bits))
      return false;
    Result = {L.Low.ashr(R.Low), L.High.ashr(R.Low)};
    return true;
  }
  ArithKind Kind;
  return arithKind(B->getOpcode(), Kind) && apply(Kind, L, R, Result);
}

bool compute(const Expr *E, const ASTContext &Context, unsigned Depth,
             Interval &Result) {
  if (!E->getType()->isIntegralOrEnumerationType())
    return false;
  Interval OfType = intervalOfType(E->getType(), Context);
  Result = OfType;
  if (Depth == 0)
    return true;
  Interval Better = OfType;
  bool Found = false;
  if (const auto *P = dyn_cast<ParenExpr>(E))
    return compute(P->getSubExpr(), Context, Depth, Result);
  if (const auto *F = dyn_cast<FullExpr>(E))
    return compute(F->getSubExpr(), Context, Depth, Result);
  if (const auto *I = dyn_cast<IntegerLiteral>(E)) {
    Better = point(wide(
        llvm::APSInt(I->getValue(), !I->getType()->isSignedIntegerType())));
    Found = true;
  } else if (const auto *C = dyn_cast<CharacterLiteral>(E)) {
    Better = point(APInt(Bits, static_cast<int32_t>(C->getValue()), true));
    Found = true;
  } else if (const auto *Ref = dyn_cast<DeclRefExpr>(E)) {
    if (const auto *Constant = dyn_cast<EnumConstantDecl>(Ref->getDecl())) {
      Better = point(wide(Constant->getInitVal()));
      Found = true;
    }
  } else if (const auto *Cast = dyn_cast<CastExpr>(E)) {
    const Expr *Sub = Cast->getSubExpr();
    if (Cast->getCastKind() == CK_IntegralCast ||
        Cast->getCastKind() == CK_LValueToRValue ||
        Cast->getCastKind() == CK_NoOp)
      Found = compute(Sub, Context, Depth, Better);
    else if (Cast->getCastKind() == CK_IntegralToBoolean ||
             Cast->getCastKind() == CK_PointerToBoolean ||
             Cast->getCastKind() == CK_FloatingToBoolean) {
      Better = {APInt(Bits, 0), APInt(Bits, 1)};
      Found = true;
    }
    Interval OfField;
    if (bitFieldInterval(Sub, Context, OfField) &&
        (!Found || inside(OfField, Better))) {
      Better = OfField;
      Found = true;
    }
  } else if (const auto *U = dyn_cast<UnaryOperator>(E)) {
    if (U->getOpcode() == UO_LNot) {
      Better = {APInt(Bits, 0), APInt(Bits, 1)};
      Found = true;
    } else if (U->getOpcode() == UO_Plus || U->getOpcode() == UO_Extension) {
      Found = compute(U->getSubExpr(), Context, Depth - 1, Better);
    } else if (U->getOpcode() == UO_Minus) {
      Interval Sub;
      Found = compute(U->getSubExpr(), Context, Depth - 1, Sub) &&
              apply(ArithKind::Neg, Sub, Sub, Better);
    }
  } else if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    Found = computeBinary(B, Context, Depth, Better);
  } else if (const auto *C = dyn_cast<ConditionalOperator>(E)) {
    Interval A, B;
    if (compute(C->getTrueExpr(), Context, Depth - 1, A) &&
        compute(C->getFalseExpr(), Context, Depth - 1, B)) {
      Better = join(A, B);
      Found = true;
    }
  } else if (isa<UnaryExprOrTypeTraitExpr>(E)) {
    llvm::APSInt Value;
    if (compat::evaluateInt(*E, Context, Value)) {
      Better = point(wide(Value));
      Found = true;
    }
  }
  // A value that the type cannot hold was converted; then only the type speaks.
  if (Found && inside(Better, OfType))
    Result = Better;
  return true;
}

std::string number(const APInt &Value) {
  llvm::SmallString<40> Text;
  Value.toString(Text, 10, /*Signed=*/true);
  return Text.str().str();
}

/// An integer type of exactly twice the width that the dialect has: its name
/// and suffix.
struct WiderType {
  const char *Signed = nullptr, *Unsigned = nullptr, *Suffix = nullptr;
};
WiderType widerThan32(const ASTContext &Context) {
  const LangOptions &Language = Context.getLangOpts();
  if (Language.C99 || Language.CPlusPlus)
    return {"long long", "unsigned long long", "LL"};
  if (Context.getTargetInfo().getLongWidth() == 64)
    return {"long", "unsigned long", "L"};
  return {};
}

} // namespace

bool getArith(const Expr *E, const ASTContext &Context, Arith &A) {
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    if (!arithKind(B->getOpcode(), A.Kind))
      return false;
    A.Left = B->getLHS();
    A.Right = B->getRHS();
    A.OperatorLoc = B->getOperatorLoc();
    const auto *Compound = dyn_cast<CompoundAssignOperator>(B);
    A.WritesLeft = Compound != nullptr;
    QualType Type =
        Compound ? Compound->getComputationResultType() : B->getType();
    if (!Type->isIntegerType() || !A.Right->getType()->isIntegerType() ||
        !A.Left->getType()->isIntegralOrEnumerationType())
      // `_Atomic int` is no integer type to Clang; look inside.
      if (!bare(A.Left->getType(), Context)->isIntegerType() ||
          !Type->isIntegerType() || !A.Right->getType()->isIntegerType())
        return false;
    A.Type = bare(Type, Context);
    if (A.Kind == ArithKind::Shl)
      A.AmountType = bare(A.Right->getType(), Context);
    return true;
  }
  const auto *U = dyn_cast<UnaryOperator>(E);
  if (!U)
    return false;
  A.Left = U->getSubExpr();
  A.OperatorLoc = U->getOperatorLoc();
  if (U->getOpcode() == UO_Minus) {
    A.Kind = ArithKind::Neg;
    if (!U->getType()->isIntegerType())
      return false;
    A.Type = bare(U->getType(), Context);
    return true;
  }
  if (!U->isIncrementDecrementOp() ||
      !bare(A.Left->getType(), Context)->isIntegerType())
    return false;
  A.Kind = U->isIncrementOp() ? ArithKind::Add : ArithKind::Sub;
  A.Type = promoted(A.Left, Context);
  A.WritesLeft = true;
  return true;
}

Interval intervalOfType(QualType Type, const ASTContext &Context) {
  Type = bare(Type, Context);
  if (Type->isBooleanType())
    return {APInt(Bits, 0), APInt(Bits, 1)};
  unsigned Width = Context.getIntWidth(Type);
  if (Width >= Bits / 2)
    Width =
        Bits / 2 - 1; // _BitInt(300): no claim is made of it, see alwaysFits
  if (Type->isSignedIntegerOrEnumerationType())
    return {APInt::getSignedMinValue(Width).sext(Bits),
            APInt::getSignedMaxValue(Width).sext(Bits)};
  return {APInt(Bits, 0), APInt::getMaxValue(Width).zext(Bits)};
}

bool intervalOf(const Expr *E, const ASTContext &Context, Interval &Result) {
  return compute(E, Context, 8, Result);
}

/// Whether E reads an object of type T, and not a bit-field: then it can have
/// all values of T, for all that is known here.
static bool readsAny(const Expr *E, QualType T, const ASTContext &Context) {
  E = E->IgnoreParens();
  if (const auto *Load = dyn_cast<ImplicitCastExpr>(E);
      Load && Load->getCastKind() == CK_LValueToRValue)
    E = Load->getSubExpr()->IgnoreParens();
  const auto *U = dyn_cast<UnaryOperator>(E);
  bool IsPlace = isa<DeclRefExpr, MemberExpr, ArraySubscriptExpr>(E) ||
                 (U && U->getOpcode() == UO_Deref);
  return IsPlace && E->isLValue() && !E->refersToBitField() &&
         Context.hasSameType(bare(E->getType(), Context), T);
}

/// Whether A plainly overflows for some values, which is the usual case: no
/// interval needs to be computed.
static bool plainlyOverflows(const Arith &A, const ASTContext &Context) {
  if (A.Kind != ArithKind::Add && A.Kind != ArithKind::Sub &&
      A.Kind != ArithKind::Mul)
    return false;
  if (!readsAny(A.Left, A.Type, Context))
    return false;
  if (!A.Right)
    return true; // ++, --
  const auto *Number = dyn_cast<IntegerLiteral>(A.Right->IgnoreParenImpCasts());
  return Number ? Number->getValue().ugt(1) ||
                      (A.Kind != ArithKind::Mul && Number->getValue() == 1)
                : readsAny(A.Right, A.Type, Context);
}

bool alwaysFits(const Arith &A, const ASTContext &Context) {
  if (Context.getIntWidth(A.Type) > 128 || plainlyOverflows(A, Context))
    return false;
  Interval Type = intervalOfType(A.Type, Context);
  Interval L, R = point(APInt(Bits, 1));
  // An lvalue of a compound assignment has no conversion that tells its
  // bit-field.
  if (A.WritesLeft) {
    if (!bitFieldInterval(A.Left, Context, L))
      L = intervalOfType(A.Left->getType(), Context);
  } else if (!intervalOf(A.Left, Context, L)) {
    return false;
  }
  if (A.Right && !intervalOf(A.Right, Context, R))
    return false;
  if (!inside(L, Type))
    L = Type; // converted
  switch (A.Kind) {
  case ArithKind::Div:
  case ArithKind::Rem: {
    APInt MinusOne(Bits, -1, true);
    return L.Low.sgt(Type.Low) || R.Low.sgt(MinusOne) || R.High.slt(MinusOne);
  }
  case ArithKind::Shl: {
    APInt Width(Bits, Context.getIntWidth(A.Type));
    if (A.ShiftIsValue) {
      // An amount outside the width is left out, so only those inside count.
      APInt Most = llvm::APIntOps::smin(R.High, Width - 1);
      if (Most.isNegative() || R.Low.sge(Width))
        return true;
      return L.High.shl(Most).sle(Type.High) && L.Low.shl(Most).sge(Type.Low);
    }
    if (L.Low.isNegative() || R.Low.isNegative() || R.High.sge(Width))
      return false;
    return L.High.shl(R.High).sle(Type.High);
  }
  default: {
    Interval Result;
    return apply(A.Kind, L, R, Result) && inside(Result, Type);
  }
  }
}

std::string maxOf(QualType Type, const ASTContext &Context) {
  Type = bare(Type, Context);
  unsigned Width = Context.getIntWidth(Type);
  bool Signed = Type->isSignedIntegerType();
  if (Width > 64 || Type->isBitIntType()) {
    std::string Name = typeName(Type, Context);
    std::string Unsigned = typeName(
        Signed ? Context.getCorrespondingUnsignedType(Type) : Type, Context);
    return "(" + Name + ")(~(" + Unsigned + ")0" + (Signed ? " >> 1)" : ")");
  }
  APInt Max =
      Signed ? APInt::getSignedMaxValue(Width) : APInt::getMaxValue(Width);
  llvm::SmallString<40> Text;
  Max.toString(Text, 10, Signed);
  std::string Suffix;
  if (const auto *Builtin = Type->getAs<BuiltinType>())
    switch (Builtin->getKind()) {
    case BuiltinType::UInt:
      Suffix = "U";
      break;
    case BuiltinType::Long:
      Suffix = "L";
      break;
    case BuiltinType::ULong:
      Suffix = "UL";
      break;
    case BuiltinType::LongLong:
      Suffix = "LL";
      break;
    case BuiltinType::ULongLong:
      Suffix = "ULL";
      break;
    default:
      break;
    }
  return Text.str().str() + Suffix;
}

std::string minOf(QualType Type, const ASTContext &Context) {
  if (!bare(Type, Context)->isSignedIntegerType())
    return "0";
  return "(-" + maxOf(Type, Context) + " - 1)";
}

/// `<<` without bits lost, where only the value counts: the left operand lies
/// between the limits shifted down by the amount, or the amount is none.
static std::string shiftKeepsValue(const Arith &A, const std::string &Left,
                                   const std::string &Amount,
                                   const std::string &Max, unsigned Width,
                                   const Interval *L, const Interval *R) {
  constexpr unsigned Bits = Interval::IntervalBits;
  bool IsPoint = R && R->isPoint();
  APInt All(Bits, Width);
  if (IsPoint && (R->Low.isNegative() || R->Low.sge(All)))
    return "1";
  // Compilers warn of a comparison that the type alone decides.
  APInt Most = APInt::getSignedMaxValue(Width).zext(Bits);
  if (IsPoint)
    Most.ashrInPlace(R->Low.getZExtValue());
  std::string Limit = Max + " >> " + Amount, Value;
  if (!(L && IsPoint && L->High.sle(Most)))
    Value = Left + " <= " + Limit;
  if (!(L && (L->Low.isNonNegative() || (IsPoint && L->Low.sge(-Most - 1)))))
    Value += (Value.empty() ? "" : " && ") + Left + " >= -(" + Limit + ") - 1";
  if (Value.empty())
    return "1";
  std::string None;
  if (A.AmountType->isSignedIntegerType() && !(R && R->Low.isNonNegative()))
    None = Amount + " < 0 || ";
  if (!(R && R->High.slt(All)))
    None += Amount + " >= " + std::to_string(Width) + " || ";
  return None.empty() ? Value : None + "(" + Value + ")";
}

/// The amount of a shift as text, and what keeps it in the width, each part
/// with `&&` behind it.
struct ShiftAmount {
  std::string Text, IsInside;
  bool IsNever = false; ///< it is outside for all values
};
static ShiftAmount shiftAmount(const Arith &A, const std::string &R,
                               unsigned Width, const Interval *Right) {
  APInt All(Bits, Width);
  if (Right && Right->isPoint())
    return {number(Right->Low), "",
            Right->Low.isNegative() || Right->Low.sge(All)};
  ShiftAmount Amount{R, "", false};
  if (A.AmountType->isSignedIntegerType() &&
      !(Right && Right->Low.isNonNegative()))
    Amount.IsInside = R + " >= 0 && ";
  if (!(Right && Right->High.slt(All)))
    Amount.IsInside += R + " < " + std::to_string(Width) + " && ";
  return Amount;
}

/// FITS of an unsigned operation, over operands that have its type (of `<<`,
/// the amount has its own): nothing is borrowed, carried or shifted out.
static std::string unsignedFits(const Arith &A, const std::string &L,
                                const std::string &R, const ASTContext &Context,
                                const Interval *Left, const Interval *Right) {
  unsigned Width = Context.getIntWidth(A.Type);
  std::string Max = maxOf(A.Type, Context);
  switch (A.Kind) {
  case ArithKind::Add:
    return L + " <= " + Max + " - " + R;
  case ArithKind::Sub:
    return L + " >= " + R;
  case ArithKind::Neg:
    return L + " == 0";
  case ArithKind::Mul: {
    WiderType Twice = Width <= 32 && !A.Type->isBitIntType()
                          ? widerThan32(Context)
                          : WiderType();
    if (Twice.Unsigned)
      return std::string("(") + Twice.Unsigned + ")" + L + " * " + R +
             " <= " + Max;
    if (Right && Right->isPoint() && !Right->Low.isZero())
      return L + " <= " + Max + " / " + R;
    if (Left && Left->isPoint() && !Left->Low.isZero())
      return R + " <= " + Max + " / " + L;
    std::string Full = L + " == 0 || " + R + " <= " + Max + " / " + L;
    if (Width % 2 || Width < 8)
      return Full;
    // Both factors in half the width is the common case, and cheap to see.
    return "((" + L + " | " + R + ") >> " + std::to_string(Width / 2) +
           ") == 0 || " + Full;
  }
  case ArithKind::Shl: {
    ShiftAmount Amount = shiftAmount(A, R, Width, Right);
    if (Amount.IsNever)
      return A.ShiftIsValue ? "1" : "0";
    std::string Value = L + " <= " + Max + " >> " + Amount.Text;
    if (!A.ShiftIsValue || Amount.IsInside.empty())
      return Amount.IsInside + Value;
    return "!(" + StringRef(Amount.IsInside).drop_back(4).str() + ") || " +
           Value;
  }
  case ArithKind::Div:
  case ArithKind::Rem:
    break;
  }
  return "1";
}

std::string fitsExpression(const Arith &A, const FitsText &Operands,
                           const ASTContext &Context, const Interval *Left,
                           const Interval *Right) {
  QualType T = A.Type;
  unsigned Width = Context.getIntWidth(T);
  std::string Name = typeName(T, Context);
  std::string Max = maxOf(T, Context), Min = minOf(T, Context);
  std::string L = Operands.Left, R = Operands.Right;
  // Comparisons need both sides in the operation's type.
  std::string LC = Operands.LeftIsConverted ? L : "(" + Name + ")" + L;
  std::string RC = Operands.RightIsConverted ? R : "(" + Name + ")" + R;
  bool LPoint = Left && Left->isPoint(), RPoint = Right && Right->isPoint();
  if (!T->isSignedIntegerType()) {
    if (LPoint && Left->High.getActiveBits() < 32)
      LC = number(Left->Low);
    if (RPoint && Right->High.getActiveBits() < 32)
      RC = number(Right->Low);
    return unsignedFits(A, LC, A.Kind == ArithKind::Shl ? R : RC, Context, Left,
                        Right);
  }
  WiderType Wider =
      Width <= 32 && !T->isBitIntType() ? widerThan32(Context) : WiderType();
  auto Widened = [&](const char *Operator) {
    APInt Bias = APInt(64, 1).shl(Width - 1);
    APInt Limit = APInt::getMaxValue(Width).zext(64);
    std::string Suffix = Wider.Suffix;
    llvm::SmallString<40> BiasText, LimitText;
    Bias.toString(BiasText, 10, false);
    Limit.toString(LimitText, 10, false);
    return std::string("(") + Wider.Unsigned + ")((" + Wider.Signed + ")" + L +
           " " + Operator + " " + R + " + " + BiasText.str().str() + Suffix +
           ") <= " + LimitText.str().str() + "U" + Suffix;
  };
  switch (A.Kind) {
  case ArithKind::Add:
    if (RPoint)
      return Right->Low.isNegative() ? LC + " >= " + Min + " - " + RC
                                     : LC + " <= " + Max + " - " + RC;
    if (LPoint)
      return Left->Low.isNegative() ? RC + " >= " + Min + " - " + LC
                                    : RC + " <= " + Max + " - " + LC;
    if (Wider.Signed)
      return Widened("+");
    return RC + " >= 0 ? " + LC + " <= " + Max + " - " + RC + " : " + LC +
           " >= " + Min + " - " + RC;
  case ArithKind::Sub:
    if (RPoint)
      return Right->Low.isNegative() ? LC + " <= " + Max + " + " + RC
                                     : LC + " >= " + Min + " + " + RC;
    if (Wider.Signed)
      return Widened("-");
    return RC + " >= 0 ? " + LC + " >= " + Min + " + " + RC + " : " + LC +
           " <= " + Max + " + " + RC;
  case ArithKind::Mul: {
    if (Wider.Signed)
      return Widened("*");
    // Both factors in half the width is the common case, and cheap to see.
    std::string Full = "(" + LC + " > 0 ? (" + RC + " > 0 ? " + LC +
                       " <= " + Max + " / " + RC + " : " + RC + " >= " + Min +
                       " / " + LC + ") : (" + RC + " > 0 ? " + LC +
                       " >= " + Min + " / " + RC + " : " + LC + " == 0 || " +
                       RC + " >= " + Max + " / " + LC + "))";
    if (Width % 2 || Width < 8)
      return Full;
    unsigned Half = Width / 2;
    std::string Unsigned =
        typeName(Context.getCorrespondingUnsignedType(T), Context);
    std::string Shift =
        "((" + Unsigned + ")1 << " + std::to_string(Half - 1) + ")";
    std::string Limit = "((" + Unsigned + ")1 << " + std::to_string(Half) + ")";
    auto IsSmall = [&](const std::string &X) {
      return "(" + Unsigned + ")" + X + " + " + Shift + " < " + Limit;
    };
    return "(" + IsSmall(L) + " && " + IsSmall(R) + ") || " + Full;
  }
  case ArithKind::Div:
  case ArithKind::Rem:
    if (RPoint)
      return LC + " != " + Min; // by -1, else it would always fit
    if (LPoint)
      return RC + " != -1";
    return LC + " != " + Min + " || " + RC + " != -1";
  case ArithKind::Neg:
    return LC + " != " + Min;
  case ArithKind::Shl: {
    ShiftAmount Amount = shiftAmount(A, R, Width, Right);
    if (A.ShiftIsValue)
      return shiftKeepsValue(A, LC, Amount.Text, Max, Width, Left, Right);
    if (Amount.IsNever)
      return "0";
    std::string Value =
        LC + " >= 0 && " + LC + " <= " + Max + " >> " + Amount.Text;
    // Compilers warn of a comparison that the type alone decides.
    if (RPoint && Left) {
      APInt Most = APInt::getSignedMaxValue(Width).zext(Bits).ashr(Right->Low);
      if (Left->Low.isNonNegative())
        Value = LC + " <= " + Max + " >> " + Amount.Text;
      else if (Left->High.sle(Most))
        Value = LC + " >= 0";
    }
    return Amount.IsInside + Value;
  }
  }
  return "1";
}

} // namespace transver
