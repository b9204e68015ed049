//===- Objects.cpp - Where an lvalue lies ---------------------------------===//
//
// The building blocks that ask for the memory of an lvalue: its address and
// size, the pointer by which it is reached, and the room of the object with a
// name that it is a part of.
//
//===----------------------------------------------------------------------===//

#include "Compat.h"
#include "support/Types.h"
#include "weave/AssignedFlags.h"
#include "weave/FunctionWeaver.h"
#include "clang/AST/RecordLayout.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace transver {
namespace {

/// The bytes of the structure that F, a bit-field, shares with its neighbours
/// (C11, 3.14: they are one memory location): the first, and how many.
std::pair<uint64_t, uint64_t> bytesOf(const FieldDecl &F,
                                      const ASTContext &Context) {
  const ASTRecordLayout &Layout = Context.getASTRecordLayout(F.getParent());
  uint64_t First = ~uint64_t(0), End = 0;
  bool Found = false;
  for (const FieldDecl *Field : F.getParent()->fields()) {
    uint64_t Bits = Field->isBitField() ? compat::bitWidth(*Field, Context) : 0;
    if (!Bits) { // `int : 0;` ends the memory location, too
      if (Found)
        break;
      First = ~uint64_t(0);
      End = 0;
      continue;
    }
    uint64_t At = Layout.getFieldOffset(Field->getFieldIndex());
    First = std::min(First, At);
    End = std::max(End, At + Bits);
    Found |= Field == &F;
  }
  return {First / 8, (End + 7) / 8 - First / 8};
}

/// The bit-field that E is, or null.
const FieldDecl *bitField(const Expr *E, const MemberExpr *&Member) {
  Member = dyn_cast<MemberExpr>(E->IgnoreParens());
  const auto *Field =
      Member ? dyn_cast<FieldDecl>(Member->getMemberDecl()) : nullptr;
  return Field && Field->isBitField() ? Field : nullptr;
}

/// The array that decays where E, the base of a subscript or a pointer, is
/// computed from it; null if it comes from elsewhere.
const Expr *decayedArray(const Expr *E) {
  E = E->IgnoreParens();
  const auto *Cast = dyn_cast<ImplicitCastExpr>(E);
  return Cast && Cast->getCastKind() == CK_ArrayToPointerDecay
             ? Cast->getSubExpr()->IgnoreParens()
             : nullptr;
}

/// The pointer that E adds numbers to, or converts.
const Expr *pointerIn(const Expr *E) {
  for (;;) {
    E = E->IgnoreParens();
    if (decayedArray(E))
      return E;
    const auto *B = dyn_cast<BinaryOperator>(E);
    const auto *Cast = dyn_cast<CastExpr>(E);
    if (B && B->isAdditiveOp() && B->getType()->isPointerType())
      E = B->getLHS()->getType()->isPointerType() ? B->getLHS() : B->getRHS();
    else if (Cast && Cast->getCastKind() != CK_LValueToRValue &&
             Cast->getSubExpr()->getType()->isPointerType())
      E = Cast->getSubExpr();
    else
      return E;
  }
}

/// How many bytes behind its structure the member M begins; of a bit-field, and
/// of what is no field, 0.
uint64_t offsetOf(const MemberExpr &M, const ASTContext &Context) {
  const auto *F = dyn_cast<FieldDecl>(M.getMemberDecl());
  if (!F || F->isBitField())
    return 0;
  return Context.getASTRecordLayout(F->getParent())
             .getFieldOffset(F->getFieldIndex()) /
         8;
}

/// How an lvalue is reached.
struct Path {
  const Expr *Pointer = nullptr;  ///< behind which it lies, or null
  const Expr *Variable = nullptr; ///< the named object it is a part of, or null
  /// Elements of arrays of known length on the way, the last one first.
  llvm::SmallVector<const ArraySubscriptExpr *, 2> Elements;
  bool IsDirect = true; ///< nothing was added to Pointer but constants
  uint64_t Offset = 0;  ///< these, in bytes
};

/// Whether Array is the last member of a structure, which may go on behind it.
bool isTrailing(const Expr *Array) {
  const auto *Member = dyn_cast<MemberExpr>(Array);
  const auto *Field =
      Member ? dyn_cast<FieldDecl>(Member->getMemberDecl()) : nullptr;
  if (!Field)
    return false;
  unsigned Count = 0;
  for ([[maybe_unused]] const FieldDecl *F : Field->getParent()->fields())
    ++Count;
  return Field->getParent()->isUnion() || Field->getFieldIndex() + 1 == Count;
}

Path pathOf(const Expr *E, const ASTContext &Context) {
  Path P;
  for (;;) {
    E = E->IgnoreParens();
    if (const auto *Member = dyn_cast<MemberExpr>(E)) {
      const auto *Field = dyn_cast<FieldDecl>(Member->getMemberDecl());
      P.Offset += offsetOf(*Member, Context);
      P.IsDirect &= Field && !Field->isBitField();
      if (Member->isArrow()) {
        P.Pointer = Member->getBase();
        break;
      }
      E = Member->getBase();
    } else if (const auto *S = dyn_cast<ArraySubscriptExpr>(E)) {
      P.IsDirect = false;
      const Expr *Array = decayedArray(S->getBase());
      if (!Array) {
        P.Pointer = S->getBase();
        break;
      }
      if (Context.getAsConstantArrayType(Array->getType()) &&
          !isTrailing(Array))
        P.Elements.push_back(S);
      E = Array;
    } else if (const auto *U = dyn_cast<UnaryOperator>(E);
               U && U->getOpcode() == UO_Deref) {
      P.Pointer = U->getSubExpr();
      break;
    } else {
      if (isa<DeclRefExpr>(E))
        P.Variable = E;
      break;
    }
  }
  if (!P.Pointer)
    return P;
  const Expr *Inner = pointerIn(P.Pointer);
  P.IsDirect &= Inner == P.Pointer->IgnoreParens();
  P.Pointer = Inner;
  if (const Expr *Array = decayedArray(Inner); Array && isa<DeclRefExpr>(Array))
    P.Variable = Array;
  return P;
}

} // namespace

/// Whether the index of S, an element of Array, is a constant within it.
static bool isKnownInside(const ArraySubscriptExpr &S,
                          const ConstantArrayType &Array,
                          const ASTContext &Context) {
  Expr::EvalResult Known;
  return S.getIdx()->EvaluateAsInt(Known, Context) &&
         Known.Val.getInt().isNonNegative() &&
         Known.Val.getInt().getZExtValue() < Array.getSize().getZExtValue();
}

/// Follows what addressAsSum, baseText and inBoundsText do when all parts can
/// be asked.
bool FunctionWeaver::addShape(const Expr *E, LValueShape &Shape) const {
  const MemberExpr *Bits;
  const FieldDecl *BitField = bitField(E, Bits);
  QualType T = E->getType();
  if (!BitField && (!E->isLValue() || T->isIncompleteType() ||
                    T->isFunctionType() || !T->isConstantSizeType()))
    return false;
  if (BitField)
    std::tie(Shape.Offset, Shape.Size) =
        bytesOf(*BitField->getCanonicalDecl(), Context);
  else
    Shape.Size = Context.getTypeSizeInChars(T).getQuantity();
  const Expr *From = nullptr, *Pointer = nullptr;
  for (const Expr *At = E; !From;) {
    At = At->IgnoreParens();
    if (const auto *M = dyn_cast<MemberExpr>(At)) {
      if (!isa<FieldDecl>(M->getMemberDecl()))
        return false;
      Shape.Offset += offsetOf(*M, Context);
      At = M->getBase();
      Pointer = M->isArrow() ? At : nullptr;
    } else if (const auto *S = dyn_cast<ArraySubscriptExpr>(At)) {
      QualType Element = S->getType();
      const Expr *Array = decayedArray(S->getBase());
      if (!Element->isConstantSizeType() || Element->isIncompleteType() ||
          !S->getBase()->getType()->isPointerType())
        return false;
      const auto *Type =
          Array ? Context.getAsConstantArrayType(Array->getType()) : nullptr;
      if (Type && (isTrailing(Array) || isKnownInside(*S, *Type, Context)))
        Type = nullptr;
      Shape.Key.push_back(Context.getTypeSizeInChars(Element).getQuantity());
      Shape.Key.push_back(Type ? Type->getSize().getZExtValue() + 1 : 0);
      Shape.Values.push_back(S->getIdx());
      At = Array;
      Pointer = Array ? nullptr : S->getBase();
    } else if (const auto *U = dyn_cast<UnaryOperator>(At);
               U && U->getOpcode() == UO_Deref) {
      Pointer = U->getSubExpr();
    } else if (isa<DeclRefExpr>(At)) {
      From = At;
    } else {
      return false;
    }
    if (Pointer)
      From = Pointer;
  }
  // Not what is added to a pointer, or comes of an array with a name.
  if (Pointer &&
      (!Pointer->getType()->isPointerType() ||
       pointerIn(Pointer) != Pointer->IgnoreParens() || decayedArray(Pointer)))
    return false;
  Shape.Values.push_back(From);
  Shape.Key.push_back(Pointer != nullptr);
  return Shape.Values.size() <= ShapeText::MostValues &&
         llvm::all_of(Shape.Values,
                      [this](const Expr *V) { return isAskable(V); });
}

/// Addresses are computed as numbers: the pointers may be null, or point
/// anywhere, and then C has no sum of them. Empty if a part of E cannot be
/// asked again.
std::string FunctionWeaver::addressAsSum(const Expr *E, uint64_t Offset,
                                         const CaptureText &Text) {
  std::string Word = Unit.AddressType, Sum;
  const Expr *From = nullptr;
  for (const Expr *At = E; !From;) {
    At = At->IgnoreParens();
    const Expr *Pointer = nullptr;
    if (const auto *M = dyn_cast<MemberExpr>(At)) {
      Offset += offsetOf(*M, Context);
      At = M->getBase();
      Pointer = M->isArrow() ? At : nullptr;
    } else if (const auto *S = dyn_cast<ArraySubscriptExpr>(At)) {
      QualType Element = S->getType();
      if (!Element->isConstantSizeType() || Element->isIncompleteType() ||
          !isAskable(S->getIdx()))
        return {};
      Sum = " + (" + Word + ")" + Text(S->getIdx()) + " * " +
            std::to_string(Context.getTypeSizeInChars(Element).getQuantity()) +
            Sum;
      At = decayedArray(S->getBase());
      Pointer = At ? nullptr : S->getBase();
    } else if (const auto *U = dyn_cast<UnaryOperator>(At);
               U && U->getOpcode() == UO_Deref) {
      Pointer = U->getSubExpr();
    } else {
      From = At;
    }
    if (Pointer)
      From = Pointer;
    if (From && !isAskable(From))
      return {};
    if (From)
      Sum = "(" + Word + ")" + (Pointer ? "" : "&") + Text(From) + Sum;
  }
  if (Offset)
    Sum += " + " +
           (Recording ? Recording->offset(Offset) : std::to_string(Offset));
  return StringRef(Sum).contains(" + ") ? "(" + Sum + ")" : Sum;
}

std::string FunctionWeaver::addressText(const Expr *E,
                                        const CaptureText &Text) {
  if (!E->isLValue() || E->refersToVectorElement() ||
      E->refersToMatrixElement())
    return {};
  const MemberExpr *Member;
  const FieldDecl *Field = bitField(E, Member);
  if (!Field && E->refersToBitField())
    return {};
  std::string Sum = addressAsSum(
      E, Field ? bytesOf(*Field->getCanonicalDecl(), Context).first : 0, Text);
  if (!Sum.empty() || Field)
    return Sum;
  return "(" + Unit.AddressType + ")&" + Text(E);
}

std::string FunctionWeaver::sizeText(const Expr *E) const {
  auto TextOf = [&](uint64_t Size) {
    return Recording ? Recording->size(Size) : std::to_string(Size);
  };
  const MemberExpr *Member;
  if (const FieldDecl *Field = bitField(E, Member))
    return TextOf(bytesOf(*Field->getCanonicalDecl(), Context).second);
  QualType T = E->getType();
  if (!E->isLValue() || T->isIncompleteType() || T->isFunctionType() ||
      !T->isConstantSizeType())
    return {};
  return TextOf(Context.getTypeSizeInChars(T).getQuantity());
}

std::string FunctionWeaver::baseText(const Expr *E, const CaptureText &Text) {
  Path P = pathOf(E, Context);
  if (!P.Pointer)
    return addressText(E, Text);
  if (isAskable(P.Pointer))
    return "(" + Unit.AddressType + ")" + Text(P.Pointer);
  std::string Address = addressText(E, Text);
  if (!P.IsDirect || Address.empty())
    return Address; // it is not known from where that was reached
  return "(" + Address + " - " + std::to_string(P.Offset) + ")";
}

std::string FunctionWeaver::inBoundsText(const Expr *E,
                                         const CaptureText &Text) {
  std::string Word = Unit.AddressType, All;
  auto Add = [&](const std::string &Condition) {
    All += (All.empty() ? "" : " && ") + Condition;
  };
  Path P = pathOf(E, Context);
  for (const ArraySubscriptExpr *S : llvm::reverse(P.Elements)) {
    const Expr *Array = decayedArray(S->getBase());
    const auto *Type = Context.getAsConstantArrayType(Array->getType());
    const Expr *Index = S->getIdx();
    std::string Length = llvm::toString(Type->getSize(), 10, /*Signed=*/false);
    if (isKnownInside(*S, *Type, Context))
      continue;
    if (isAskable(Index)) {
      Add("(" + Word + ")" + Text(Index) + " < " + Length);
    } else if (S == P.Elements.front() && S == E->IgnoreParens() &&
               !Array->HasSideEffects(Context)) {
      Add("(" + Word + ")&" + Text(E) + " - (" + Word + ")&" + Text(Array) +
          " < sizeof " + Text(Array));
    } else {
      return {};
    }
  }
  // `*(a + i)`
  if (P.Pointer && P.Variable) {
    std::string Address = addressText(E, Text), Size = sizeText(E);
    if (Address.empty() || Size.empty())
      return {};
    Add(Address + " - (" + Word + ")&" + Text(P.Variable) + " <= sizeof " +
        Text(P.Variable) + " - " + Size);
  }
  return All.empty() ? "1" : "(" + All + ")";
}

std::string FunctionWeaver::roomText(const Expr *E, const CaptureText &Text) {
  std::string Word = Unit.AddressType;
  const Expr *Pointer = pointerIn(E), *Object = decayedArray(Pointer);
  const auto *Of = dyn_cast<UnaryOperator>(Pointer);
  if (!Object && Of && Of->getOpcode() == UO_AddrOf)
    Object = Of->getSubExpr()->IgnoreParens();
  while (Object && !isa<DeclRefExpr>(Object)) {
    Path P = pathOf(Object, Context);
    if (P.Pointer || !P.Variable)
      break;
    Object = P.Variable;
  }
  const auto *Ref = dyn_cast_or_null<DeclRefExpr>(Object);
  if (!Ref || !isa<VarDecl>(Ref->getDecl()) ||
      Ref->getType()->isIncompleteType())
    return "(" + Word + ")-1";
  return "((" + Word + ")&" + Text(Ref) + " + sizeof " + Text(Ref) + " - (" +
         Word + ")" + Text(E) + ")";
}

bool FunctionWeaver::isAskable(const Expr *E) const {
  return HeldParts.count(E->IgnoreParenImpCasts()) ||
         !E->HasSideEffects(Context);
}

std::string FunctionWeaver::partText(const Expr *E, const CaptureText &Text) {
  auto Held = HeldParts.find(E->IgnoreParenImpCasts());
  if (Held != HeldParts.end())
    return Held->second;
  return Text ? Text(E) : textOf(E);
}

std::string FunctionWeaver::objectText(StringRef Word, const Expr *E,
                                       const CaptureText &TextOf) {
  CaptureText Text = [&](const Expr *Part) {
    if (Recording)
      return Recording->markOf(Part);
    return partText(Part, TextOf);
  };
  if (Word == "ASSIGNED")
    return Unit.Flags ? Unit.Flags->textOf(E) : "1";
  return Word == "ADDRESS"    ? addressText(E, Text)
         : Word == "SIZE"     ? sizeText(E)
         : Word == "BASE"     ? baseText(E, Text)
         : Word == "INBOUNDS" ? inBoundsText(E, Text)
                              : roomText(E, Text);
}

} // namespace transver
