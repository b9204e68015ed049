//===- Accesses.cpp - Checks of pointers, objects and conversions ---------===//
//
// What is checked here is not an operation as a whole, but a part that it
// needs: the pointer or the index of an lvalue, the object that is read, the
// value that is converted. The part is what gets wrapped, so the expression
// around it keeps its form: an lvalue stays one, an implicit conversion stays
// implicit.
//
//===----------------------------------------------------------------------===//

#include "Compat.h"
#include "weave/FunctionWeaver.h"

using namespace clang;

namespace transver {

void FunctionWeaver::writeBefore(const SiteList &Sites, Frame &F) {
  for (const Site *S : Sites) {
    std::string Text = siteStatement(*S, nullptr);
    if (Text.empty())
      continue;
    // `p->a + p->b` asks for p once, if nobody counts.
    if (!llvm::is_contained(F.Before, Text) || keepsGhosts(*S))
      F.Before.push_back(std::move(Text));
    woven(*S, "S");
  }
}

void FunctionWeaver::addChecks(Pieces &To, const CheckList &Checks) {
  for (StringRef Check : Checks)
    To.push_back(Piece::text((Check + ", ").str()));
}

FunctionWeaver::CheckList FunctionWeaver::addCalls(
    Form &F, const SiteList &Sites, const char *FormName,
    const std::function<std::string(const Expr *)> &TextOf) {
  CheckList Calls;
  for (const Site *S : Sites) {
    std::string Call = siteCall(*S, TextOf);
    if (Call.empty())
      continue;
    Calls.push_back(StringRef(Call).copy(CheckTexts));
    F.Prelude.push_back(Piece::text(std::move(Call) + ", "));
    woven(*S, FormName);
  }
  return Calls;
}

void FunctionWeaver::weaveConversion(const Expr *E, const Expr *Operand, Use U,
                                     const SiteList &Sites, Info &I) {
  bool IsRepeatable = isRepeatable(Operand);
  if (IsRepeatable && U.F && !U.Conditional && U.F->CanInsert &&
      !U.F->ImpureSeen) {
    writeBefore(Sites, *U.F);
    I.Woven = true;
    return;
  }
  TokenRange R = Unit.RangeOf.of(Operand);
  if (R.empty() || U.AheadOnly ||
      isa<OpaqueValueExpr>(Operand->IgnoreImplicit()))
    return refuse(Sites, "the converted value has no place of its own");
  if (!IsRepeatable && !canDeclare(Operand->getType(), U))
    return refuse(Sites, U.F && U.F->TempOwner
                             ? "the type of an operand has no name here"
                             : "the operand has side effects, and there is no "
                               "block for a temporary");
  // The value is what is wrapped; the conversion of the whole stays.
  Form F;
  std::string Held = hold(Operand, U, !IsRepeatable, F.Prelude);
  addCalls(F, Sites, IsRepeatable ? "C" : "T", [&](const Expr *X) {
    return X->IgnoreParenImpCasts() == Operand->IgnoreParenImpCasts()
               ? Held
               : textOf(X);
  });
  if (F.isTrivial())
    return;
  F.Value = {Piece::text(Held)};
  append(F.Prelude, std::move(F.Value));
  F.Prelude.push_back(Piece::text(")"));
  Unit.Edits.replace(R, std::move(F.Prelude));
  for (const Expr *Inner = E;; Inner = Inner->IgnoreParenImpCasts()) {
    Placed.erase(Inner);
    ChecksIn.erase(Inner);
    if (Inner == Inner->IgnoreParenImpCasts())
      break;
  }
  I.Woven = I.Replaced = true;
  ++I.Depth;
}

/// The pointer, or the index, that an lvalue is made of; null if it is another
/// kind of lvalue.
static const Expr *pointerOrIndex(const Expr *E) {
  if (const auto *Unary = dyn_cast<UnaryOperator>(E))
    return Unary->getSubExpr();
  if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(E))
    return Subscript->getIdx();
  const auto *Member = dyn_cast<MemberExpr>(E);
  return Member && Member->isArrow() ? Member->getBase() : nullptr;
}

bool FunctionWeaver::asksFor(const Site &S, const Expr *E) const {
  return llvm::any_of(S.Reactions, [&](const Reaction &R) {
    return llvm::any_of(R.Alternatives, [&](const Alternative &Alt) {
      return llvm::any_of(Unit.capturesOf(*Alt.T).Numbers, [&](unsigned N) {
        return N < Alt.Bound.size() && Alt.Bound[N].E &&
               Alt.Bound[N].E->IgnoreParenImpCasts() ==
                   E->IgnoreParenImpCasts();
      });
    });
  });
}

void FunctionWeaver::weaveAccess(const Expr *E, Use U, const SiteList &Sites) {
  // An lvalue stays one: what is wrapped is the pointer, or the index.
  const Expr *Pointer = pointerOrIndex(E);
  const auto *Subscript = dyn_cast<ArraySubscriptExpr>(E);
  if (!Pointer || U.AheadOnly) {
    refuse(Sites, Pointer ? "the value of a range designator can be checked "
                            "before the statement only"
                          : "this kind of lvalue cannot be wrapped");
    return;
  }
  const Expr *Base = Subscript ? Subscript->getBase() : nullptr;
  auto Asks = [&](const Expr *Part) {
    return llvm::any_of(Sites,
                        [&](const Site *S) { return asksFor(*S, Part); });
  };
  // `p[i]` is unsequenced: what asks for p is wrapped around p, and if i counts
  // as well, around both.
  bool AsksBase = Base && Asks(Base);
  bool IsWhole = AsksBase && (Asks(Pointer) || InfoOf.lookup(Pointer).Writes);
  if (AsksBase && !IsWhole)
    Pointer = Base;
  llvm::SmallVector<const Expr *, 2> Parts = {Pointer};
  if (IsWhole) {
    bool IsReversed = Subscript->getLHS() != Base;
    Parts.insert(IsReversed ? Parts.end() : Parts.begin(), Base);
  }
  for (const Expr *Part : Parts) {
    if ((IsWhole || !isRepeatable(Part)) && !canDeclare(Part->getType(), U)) {
      refuse(Sites, U.F && U.F->TempOwner
                        ? "the type of an operand has no name here"
                        : "the operand has side effects, and there is no block "
                          "for a temporary");
      return;
    }
  }
  Form F;
  llvm::SmallVector<std::string, 2> Held;
  for (const Expr *Part : Parts)
    Held.push_back(hold(Part, U, IsWhole, F.Prelude));
  auto TextOf = [&](const Expr *X) {
    for (size_t I = 0; I < Parts.size(); ++I)
      if (X->IgnoreParenImpCasts() == Parts[I]->IgnoreParenImpCasts())
        return Held[I];
    return textOf(X);
  };
  for (const Site *S : Sites) {
    std::string Call = siteCall(*S, TextOf);
    if (Call.empty())
      continue;
    F.Prelude.push_back(Piece::text(Call + ", "));
    woven(*S, F.Prelude.size() > 2 ? "T" : "C");
  }
  if (F.isTrivial())
    return;
  if (IsWhole) {
    F.Prelude.front() = Piece::text("(*(");
    F.Value = {Piece::text(Held[0] + " + " + Held[1] + "))")};
  } else {
    F.Value = {Piece::text(Held[0] + ")")};
  }
  append(F.Prelude, std::move(F.Value));
  Unit.Edits.replace(Unit.RangeOf.of(IsWhole ? E : Pointer),
                     std::move(F.Prelude));
}

bool FunctionWeaver::weaveAhead(const Expr *E, Use U, const SiteList &Sites) {
  const Expr *Pointer = pointerOrIndex(E);
  const auto *Subscript = dyn_cast<ArraySubscriptExpr>(E);
  if (!U.F || U.Conditional || !U.F->CanInsert || U.F->ImpureSeen || !Pointer ||
      !isRepeatable(Pointer) ||
      (Subscript && !isRepeatable(Subscript->getBase())))
    return false;
  writeBefore(Sites, *U.F);
  return true;
}

void FunctionWeaver::weaveLoad(const Expr *LValue, Use U, const SiteList &Sites,
                               Info &I) {
  TokenRange R = Unit.RangeOf.of(LValue);
  if (R.empty() || U.AheadOnly) {
    refuse(Sites, "the object that is read has no place of its own");
    return;
  }
  bool Pure = isRepeatable(LValue);
  bool InFrame = U.F && !U.Conditional && U.F->CanInsert;
  if (Pure && InFrame && !U.F->ImpureSeen) {
    writeBefore(Sites, *U.F);
    I.Woven = true;
    InfoOf[LValue] = I;
    return;
  }
  bool HasBlock = U.F && U.F->TempOwner;
  if (!Pure && (!HasBlock || !canHold(LValue, U))) {
    refuse(Sites, HasBlock ? "the object that is read cannot be held"
                           : "the object that is read has side effects, and "
                             "there is no block for a temporary");
    return;
  }
  Form F;
  CheckList Checks = ChecksIn.lookup(LValue);
  std::string Held = holdLValue(LValue, U, false, F.Prelude);
  CheckList Calls = addCalls(F, Sites, Pure ? "C" : "T", [&](const Expr *X) {
    return X->IgnoreParens() == LValue->IgnoreParens() ? Held : textOf(X);
  });
  Checks.append(Calls);
  if (F.isTrivial())
    return;
  F.Value = {Piece::text(Held)};
  I.Woven = true;
  I.Replaced |= !Pure;
  ++I.Depth;
  if (Pure)
    ChecksIn[LValue] = std::move(Checks);
  else
    ChecksIn.erase(LValue);
  InfoOf[LValue] = I;
  place(LValue, std::move(F));
}

} // namespace transver
