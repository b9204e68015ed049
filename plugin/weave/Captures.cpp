//===- Captures.cpp - Values that an operation asks for later -------------===//
//
// An operation names what its pattern captured: `{$1 = malloc($2)} AFTER ->
// DO {size = $2;}`. Where it stands, the text of the operand would be evaluated
// a second time, after what has happened in between. Such an operand is held in
// a temporary where the program evaluates it: `p = malloc((t = n++))`.
//
//===----------------------------------------------------------------------===//

#include "shadow/Facts.h"
#include "support/Types.h"
#include "weave/FunctionWeaver.h"

using namespace clang;

namespace transver {
namespace {

/// What an operation writes.
struct Written {
  bool Anything = false; ///< it calls, or writes through a pointer
  const VarDecl *Variable = nullptr;
};

/// True if E reads what W writes. IsPrivate: only code that names the variable
/// changes it.
bool reads(const Expr *E, const Written &W,
           llvm::function_ref<bool(const VarDecl *)> IsPrivate) {
  if (!W.Anything && !W.Variable)
    return false;
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
    if (const auto *V = dyn_cast<VarDecl>(Ref->getDecl()))
      return V->getCanonicalDecl() == W.Variable ||
             (W.Anything && !IsPrivate(V));
  bool IsMemory = false;
  if (const auto *U = dyn_cast<UnaryOperator>(E))
    IsMemory = U->getOpcode() == UO_Deref;
  else if (isa<ArraySubscriptExpr>(E) ||
           (isa<MemberExpr>(E) && cast<MemberExpr>(E)->isArrow()))
    IsMemory = !baseVariable(E);
  if (IsMemory && (W.Anything || !IsPrivate(W.Variable)))
    return true;
  return llvm::any_of(E->children(), [&](const Stmt *Child) {
    const auto *Sub = dyn_cast_or_null<Expr>(Child);
    return Sub && reads(Sub, W, IsPrivate);
  });
}

/// Whether the value of E is written in the program.
bool isLiteral(const Expr *E) {
  E = E->IgnoreParenCasts();
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
    return !isa<VarDecl>(Ref->getDecl());
  if (const auto *U = dyn_cast<UnaryOperator>(E))
    return isLiteral(U->getSubExpr()) && !U->isIncrementDecrementOp() &&
           U->getOpcode() != UO_Deref;
  return isa<IntegerLiteral>(E) || isa<CharacterLiteral>(E) ||
         isa<FloatingLiteral>(E) || isa<StringLiteral>(E) ||
         isa<UnaryExprOrTypeTraitExpr>(E) || isa<InitListExpr>(E);
}

} // namespace

bool FunctionWeaver::isPrivate(const VarDecl *V) {
  if (!KnowsAddresses) {
    KnowsAddresses = true;
    addressesIn(F.getBody(), AddressTaken);
  }
  return V->hasLocalStorage() && !AddressTaken.count(V->getCanonicalDecl()) &&
         !V->getType().isVolatileQualified();
}

void FunctionWeaver::requestCaptures(const Site &S) {
  const Operation &Op = S.E->Op;
  const auto *Whole = Op.K == Operation::Kind::Declare
                          ? Op.Var->getInit()
                          : dyn_cast_or_null<Expr>(Op.Node);
  bool IsCall =
      Op.K == Operation::Kind::Call || Op.K == Operation::Kind::Return;
  if (!Whole || S.Upkeep ||
      !(IsCall || Op.K == Operation::Kind::Evaluate ||
        Op.K == Operation::Kind::Declare))
    return;
  Whole = Whole->IgnoreParenImpCasts();
  if (isa<ArraySubscriptExpr>(Whole) || Whole->isLValue())
    return; // its operands are held with it
  llvm::SmallVector<std::pair<const Alternative *, UsedCaptures>, 2> Asking;
  for (const Reaction &R : S.Reactions)
    for (const Alternative &Alt : R.Alternatives)
      if (const UsedCaptures &Used = Unit.capturesOf(*Alt.T);
          Alt.GuardedCall || Used.Fits || !Used.Numbers.empty())
        Asking.push_back({&Alt, Used});
  if (Asking.empty())
    return;
  // Before an operation, the form that is woven there holds its operands; what
  // is in them can change until then.
  llvm::SmallPtrSet<const Expr *, 4> Operands;
  Written W;
  bool IsDeclaration = Op.K == Operation::Kind::Declare;
  if (!IsDeclaration)
    for (const Stmt *Child : Whole->children())
      if (const auto *Operand = dyn_cast_or_null<Expr>(Child))
        Operands.insert(Operand->IgnoreParenImpCasts());
  // Asked only where a capture is not decided otherwise: all operands are
  // walked.
  auto OperandsWrite = [&] {
    return IsDeclaration ? Whole->HasSideEffects(Context)
                         : llvm::any_of(Operands, [&](const Expr *Operand) {
                             return Operand->HasSideEffects(Context);
                           });
  };
  if (!S.Before) {
    W.Anything = IsCall;
    if (IsDeclaration)
      W.Variable = Op.Var->getCanonicalDecl();
    const Expr *LValue = nullptr;
    if (const auto *B = dyn_cast<BinaryOperator>(Whole);
        B && B->isAssignmentOp() && !IsDeclaration)
      LValue = B->getLHS();
    if (const auto *U = dyn_cast<UnaryOperator>(Whole);
        U && U->isIncrementDecrementOp() && !IsDeclaration)
      LValue = U->getSubExpr();
    if (LValue) {
      const VarDecl *V = baseVariable(LValue);
      W.Variable = V ? V->getCanonicalDecl() : nullptr;
      W.Anything |= !V || !isPrivate(V);
    }
  }
  auto Request = [&](const Expr *E) {
    const Expr *Bare = E->IgnoreParenImpCasts();
    if (isLiteral(Bare) || (S.Before && Operands.count(Bare)) ||
        (Bare == Whole && !IsDeclaration))
      return;
    bool IsLValue = E->isLValue();
    bool IsStable =
        (IsLValue && isa<DeclRefExpr>(Bare)) ||
        ((IsLValue || Unit.RangeOf.of(Bare).size() <= MostRepeatedTokens) &&
         !E->HasSideEffects(Context) && !OperandsWrite() &&
         (IsLValue ||
          !reads(Bare, W, [&](const VarDecl *V) { return isPrivate(V); })));
    if (IsStable)
      return;
    Capture &C = Captured[Bare];
    C.IsLValue = IsLValue;
    C.Sites.push_back(&S);
  };
  for (const auto &[Alt, Used] : Asking) {
    if (Alt->GuardedCall)
      Request(Alt->GuardedCall->getCallee());
    for (unsigned N : Used.Numbers)
      if (N && N < Alt->Bound.size() && Alt->Bound[N].E)
        Request(Alt->Bound[N].E);
    Arith A;
    if (Used.Fits && Unit.arithOf(Whole, A)) {
      if (!A.WritesLeft)
        Request(A.Left);
      if (A.Right)
        Request(A.Right);
    }
  }
}

bool FunctionWeaver::needsResult(const Site &S) const {
  return S.NeedsValue ||
         (S.E->Op.K != Operation::Kind::Declare &&
          llvm::any_of(S.Reactions, [&](const Reaction &R) {
            return llvm::any_of(R.Alternatives, [&](const Alternative &Alt) {
              return llvm::is_contained(Unit.capturesOf(*Alt.T).Numbers, 0u);
            });
          }));
}

QualType FunctionWeaver::typeAsCalled(const Alternative &Alt, const Expr *E) {
  const CallExpr *Call = Alt.GuardedCall;
  if (!Call || !E->getType()->isPointerType())
    return {};
  const Expr *Bare = E->IgnoreParenImpCasts();
  bool IsResult = Bare == Call;
  unsigned Index = 0;
  while (!IsResult && Index < Call->getNumArgs() &&
         Call->getArg(Index)->IgnoreParenImpCasts() != Bare)
    ++Index;
  QualType Expected;
  for (StringRef Name : Alt.Guards) {
    const FunctionDecl *F = functionNamed(Name);
    if (!F || (!IsResult && Index >= F->getNumParams()))
      return {};
    QualType Type =
        IsResult ? F->getReturnType() : F->getParamDecl(Index)->getType();
    if (!Expected.isNull() && !Context.hasSameUnqualifiedType(Expected, Type))
      return {};
    Expected = Type.getUnqualifiedType();
  }
  return Expected.isNull() ||
                 Context.hasSameUnqualifiedType(Expected, E->getType())
             ? QualType()
             : Expected;
}

std::string FunctionWeaver::asCalled(const Alternative &Alt, const Expr *E,
                                     const std::string &Text) {
  QualType Type = typeAsCalled(Alt, E);
  return Type.isNull() || !isVisibleAtFileScope(Type)
             ? Text
             : "((" + declare(Type, "", Context) + ")" + Text + ")";
}

void FunctionWeaver::holdCapture(const Expr *E, Use U, Info &I) {
  auto Found = Captured.find(E);
  if (Found == Captured.end() || !Found->second.Text.empty())
    return;
  Capture &C = Found->second;
  TokenRange R = Unit.RangeOf.of(E);
  QualType Type = E->getType().getUnqualifiedType();
  if (C.IsLValue) {
    Type = Context.getPointerType(E->getType());
  } else if (Type->isFunctionType()) {
    Type = Context.getPointerType(Type);
  } else if (Type->isArrayType()) {
    Type = Context.getDecayedType(Type);
  } else if (QualType Promoted =
                 Context.isPromotableBitField(const_cast<Expr *>(E));
             !Promoted.isNull()) {
    Type = Promoted;
  } else if (const auto *Atomic = Type->getAs<AtomicType>()) {
    Type = Atomic->getValueType();
  }
  StringRef Problem;
  if (R.empty() || U.AheadOnly)
    Problem = "a captured operand has no place where it can be held";
  else if (C.IsLValue && (E->refersToBitField() || E->refersToVectorElement()))
    Problem = "a captured lvalue has side effects, and no address";
  else if (!canDeclare(Type, U))
    Problem =
        U.F && U.F->TempOwner
            ? "the type of a captured operand has no name here"
            : "a captured operand must be held, and there is no block for "
              "a temporary";
  if (!Problem.empty()) {
    for (const Site *S : C.Sites)
      refuse(*S, Problem);
    return;
  }
  if (C.IsLValue) {
    std::string Name = temporary(Type, U);
    Unit.Edits.replace(R, {Piece::text("(*(" + Name + " = &"), Piece::tokens(R),
                           Piece::text("))")});
    C.Text = "(*" + Name + ")";
  } else {
    Kept K = keep(E, Type, U);
    Unit.Edits.replace(R, {Piece::text((K.IsPointer ? "(*(" : "(") + K.Open),
                           Piece::tokens(R),
                           Piece::text(K.Close + (K.IsPointer ? "))" : ")"))});
    C.Text = K.Value;
  }
  Placed.erase(E);
  ChecksIn.erase(E);
  I.Woven = I.Replaced = true;
  ++I.Depth;
}

} // namespace transver
