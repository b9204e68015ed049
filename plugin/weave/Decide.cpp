//===- Decide.cpp - Assertions that hold for all values -------------------===//

#include "weave/Decide.h"
#include "Compat.h"
#include "support/Convert.h"
#include "clang/Basic/TargetInfo.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;
using llvm::APInt;

namespace transver {
namespace {

constexpr unsigned Bits = Interval::IntervalBits;

/// The values that an expression can have. IsUnsigned: a comparison with it may
/// be made in an unsigned type.
struct Values {
  Interval Range;
  bool IsUnsigned = false;
};

Values truth(bool MayFail, bool MayHold) {
  return {{APInt(Bits, MayFail ? 0 : 1), APInt(Bits, MayHold ? 1 : 0)}};
}
Values number(uint64_t N) { return {{APInt(Bits, N), APInt(Bits, N)}}; }

/// Whether the lvalue E is, or is in, an object that is named.
bool isInNamed(const Expr *E) {
  E = E->IgnoreParens();
  if (const auto *Member = dyn_cast<MemberExpr>(E))
    return !Member->isArrow() && isInNamed(Member->getBase());
  if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(E)) {
    const auto *Decay = dyn_cast<ImplicitCastExpr>(Subscript->getBase());
    return Decay && Decay->getCastKind() == CK_ArrayToPointerDecay &&
           isInNamed(Decay->getSubExpr());
  }
  // A weak function or variable may have no address.
  const auto *Ref = dyn_cast<DeclRefExpr>(E);
  return isa<StringLiteral>(E) || (Ref && !Ref->getDecl()->isWeak());
}

/// Whether E is a pointer to an object or function that is named.
bool isNeverNull(const Expr *E) {
  for (;;) {
    E = E->IgnoreParens();
    const auto *Cast = dyn_cast<CastExpr>(E);
    if (!Cast)
      break;
    switch (Cast->getCastKind()) {
    case CK_ArrayToPointerDecay:
    case CK_FunctionToPointerDecay:
      return isInNamed(Cast->getSubExpr());
    case CK_BitCast:
    case CK_NoOp:
      E = Cast->getSubExpr();
      continue;
    default:
      return false;
    }
  }
  const auto *U = dyn_cast<UnaryOperator>(E);
  if (!U || U->getOpcode() != UO_AddrOf)
    return false;
  // The address of a member: whether its structure is there, `->` asks.
  const Expr *Object = U->getSubExpr()->IgnoreParens();
  return isa<MemberExpr>(Object) || isInNamed(Object);
}

class Evaluator {
public:
  Evaluator(const Bindings &Bound, ASTContext &Context,
            llvm::function_ref<bool(const Expr *, Arith &)> ArithOf)
      : Bound(Bound), Context(Context), ArithOf(ArithOf) {}

  std::optional<Values> evaluate(const CExpr &E) {
    switch (E.K) {
    case CExpr::Kind::Number: {
      uint64_t Value;
      StringRef Digits = StringRef(E.Text).rtrim("uUlL");
      if (Digits.getAsInteger(0, Value))
        return std::nullopt;
      Values V = number(Value);
      V.IsUnsigned = StringRef(E.Text).contains_insensitive('u');
      return V;
    }
    case CExpr::Kind::Capture:
      return ofCapture(E.Number);
    case CExpr::Kind::Prefix: {
      if (E.Text != "!")
        return std::nullopt;
      std::optional<Values> V = evaluate(*E.Operands[0]);
      if (!V)
        return std::nullopt;
      return truth(!isZero(*V), mayBeZero(*V));
    }
    case CExpr::Kind::Binary:
      return ofBinary(E);
    case CExpr::Kind::Call:
      return ofBlock(E);
    case CExpr::Kind::Cast: {
      // The types that are written in automata to compare without a sign.
      std::optional<Values> V = evaluate(*E.Operands[0]);
      unsigned Width =
          llvm::StringSwitch<unsigned>(E.Text)
              .Case("unsigned long long", 64)
              .Case("unsigned long", Context.getTargetInfo().getLongWidth())
              .Default(0);
      if (!Width)
        return std::nullopt;
      Interval All = {APInt(Bits, 0), APInt::getMaxValue(Width).zext(Bits)};
      bool Keeps =
          V && V->Range.Low.sge(All.Low) && V->Range.High.sle(All.High);
      return Values{Keeps ? V->Range : All, true};
    }
    default:
      return std::nullopt;
    }
  }

  static bool mayBeZero(const Values &V) {
    return !V.Range.Low.isStrictlyPositive() && !V.Range.High.isNegative();
  }
  static bool isZero(const Values &V) {
    return V.Range.isPoint() && V.Range.Low.isZero();
  }

private:
  std::optional<Values> ofCapture(unsigned N) {
    if (N == 0 || N >= Bound.size() || !Bound[N].E)
      return std::nullopt;
    const Expr *E = Bound[N].E;
    Values V;
    if (isNeverNull(E))
      return Values{{APInt(Bits, 1), APInt::getMaxValue(Bits - 1).zext(Bits)},
                    true};
    if (!intervalOf(E, Context, V.Range))
      return std::nullopt;
    V.IsUnsigned = E->getType()->isUnsignedIntegerOrEnumerationType();
    return V;
  }

  std::optional<Values> ofBinary(const CExpr &E) {
    std::optional<Values> L = evaluate(*E.Operands[0]);
    if (E.Text == "&&" || E.Text == "||") {
      std::optional<Values> R = evaluate(*E.Operands[1]);
      bool IsAnd = E.Text == "&&";
      auto MayFail = [](const std::optional<Values> &V) {
        return !V || mayBeZero(*V);
      };
      auto MayHold = [](const std::optional<Values> &V) {
        return !V || !isZero(*V);
      };
      return IsAnd ? truth(MayFail(L) || MayFail(R), MayHold(L) && MayHold(R))
                   : truth(MayFail(L) && MayFail(R), MayHold(L) || MayHold(R));
    }
    if (!L)
      return std::nullopt;
    std::optional<Values> R = evaluate(*E.Operands[1]);
    if (!R)
      return std::nullopt;
    const APInt &A = L->Range.Low, &B = L->Range.High;
    const APInt &C = R->Range.Low, &D = R->Range.High;
    // Neither zero nor another value becomes the other in a wider type.
    if (E.Text == "!=" || E.Text == "==") {
      bool MayDiffer = !(L->Range.isPoint() && R->Range.isPoint() && A == C);
      bool MayEqual = !B.slt(C) && !D.slt(A);
      if ((L->IsUnsigned || R->IsUnsigned) &&
          (A.isNegative() || C.isNegative()) && !isZero(*L) && !isZero(*R))
        return std::nullopt;
      return E.Text == "!=" ? truth(MayEqual, MayDiffer)
                            : truth(MayDiffer, MayEqual);
    }
    if ((L->IsUnsigned || R->IsUnsigned) && (A.isNegative() || C.isNegative()))
      return std::nullopt;
    if (E.Text == "<")
      return truth(!B.slt(C), A.slt(D));
    if (E.Text == "<=")
      return truth(!B.sle(C), A.sle(D));
    if (E.Text == ">")
      return truth(!A.sgt(D), B.sgt(C));
    if (E.Text == ">=")
      return truth(!A.sge(D), B.sge(C));
    return std::nullopt;
  }

  std::optional<Values> ofBlock(const CExpr &E) {
    StringRef Block = E.Operands[0]->Text;
    if (E.Operands.size() != 2 || E.Operands[1]->K != CExpr::Kind::Capture)
      return std::nullopt;
    unsigned N = E.Operands[1]->Number;
    if (N >= Bound.size())
      return std::nullopt;
    if (Block == "FITS" && Bound[0].IsConversion) {
      Conversion Made;
      if (!getConversion(Bound[0].E, Context, Made) ||
          !alwaysKeeps(Made, Context))
        return std::nullopt;
      return truth(false, true);
    }
    if (Block == "FITS") {
      Arith A;
      if (!Bound[0].E || !ArithOf(Bound[0].E->IgnoreParenImpCasts(), A) ||
          !alwaysFits(A, Context))
        return std::nullopt;
      return truth(false, true);
    }
    if (Block == "LENGTH") {
      std::optional<APInt> Length =
          Bound[N].E ? lengthOf(Bound[N].E, Context) : std::nullopt;
      if (!Length)
        return std::nullopt;
      Values V;
      V.Range = {Length->zext(Bits), Length->zext(Bits)};
      return V;
    }
    if (Block == "WIDTH") {
      QualType Type = typeOfCapture(N, Bound, Context);
      if (Type.isNull() || !Type->isIntegralOrEnumerationType())
        return std::nullopt;
      return number(Context.getIntWidth(Type));
    }
    return std::nullopt;
  }

  const Bindings &Bound;
  ASTContext &Context;
  llvm::function_ref<bool(const Expr *, Arith &)> ArithOf;
};

} // namespace

std::optional<APInt> lengthOf(const Expr *E, const ASTContext &Context) {
  const ArrayType *Array =
      Context.getAsArrayType(E->IgnoreParenImpCasts()->getType());
  if (!Array || isa<VariableArrayType>(Array))
    return std::nullopt;
  const auto *Constant = dyn_cast<ConstantArrayType>(Array);
  if (Constant && !Constant->getSize().isZero())
    return Constant->getSize();
  return APInt::getSignedMaxValue(
      Context.getTypeSize(Context.getPointerDiffType()));
}

bool holdsForAll(const CExpr &E, const Bindings &Bound, ASTContext &Context,
                 llvm::function_ref<bool(const Expr *, Arith &)> ArithOf) {
  // What is not known at all is found soon.
  if (E.K == CExpr::Kind::Binary && E.Text == "&&")
    return holdsForAll(*E.Operands[1], Bound, Context, ArithOf) &&
           holdsForAll(*E.Operands[0], Bound, Context, ArithOf);
  std::optional<Values> V = Evaluator(Bound, Context, ArithOf).evaluate(E);
  return V && !Evaluator::mayBeZero(*V);
}

} // namespace transver
