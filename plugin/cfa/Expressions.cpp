//===- Expressions.cpp - Evaluation order and conditions of a CFA ---------===//
//
// C leaves the order of most evaluations open; a compiler decides. This is the
// order of Clang's code generator (x86-64 and other Itanium targets):
//
//   a + b, a[b], a, b     left, then right
//   a = b                 b, then the lvalue a, then the operation; but the
//                         lvalue first if it is a structure
//   a += b                b, then the lvalue a, the read, the operation
//   f(a, b)               f, a, b, the call, the return
//   (T)e, T{e}, va_arg    the bounds of T, then e
//   int a[n] = {...}      the bounds, the initialiser's elements in order
//
// A condition is threaded: condition(E, True, False) leads control to True or
// False without ever computing the value of `&&`, `||`, `?:` or `!`. Where the
// value is wanted, both ends are joined and an Evaluate edge for the whole
// follows.
//
// C does not evaluate `*` in `&*p` and `[]` in `&a[i]` (C11, 6.5.3.2), so they
// have no edge there. The lvalues below them, and what an array is in when it
// becomes a pointer, are places: nothing is read there.
//
//===----------------------------------------------------------------------===//

#include "Compat.h"
#include "cfa/Builder.h"

#include "clang/Basic/Builtins.h"

using namespace clang;
using namespace transver;

namespace {

/// What stands in the source around an expression without changing what is
/// evaluated; chosen alternatives count. Does not look through casts.
const Expr *stripTransparent(const Expr *E) {
  for (;;) {
    if (const auto *P = dyn_cast<ParenExpr>(E)) {
      E = P->getSubExpr();
    } else if (const auto *C = dyn_cast<ConstantExpr>(E)) {
      E = C->getSubExpr();
    } else if (const auto *U = dyn_cast<UnaryOperator>(E);
               U && U->getOpcode() == UO_Extension) {
      E = U->getSubExpr();
    } else if (const auto *G = dyn_cast<GenericSelectionExpr>(E);
               G && !G->isResultDependent()) {
      E = G->getResultExpr();
    } else if (const auto *Ch = dyn_cast<ChooseExpr>(E);
               Ch && !Ch->isConditionDependent()) {
      E = Ch->getChosenSubExpr();
    } else {
      return E;
    }
  }
}

bool isLogical(const Expr *E) {
  if (const auto *B = dyn_cast<BinaryOperator>(E))
    return B->isLogicalOp();
  const auto *U = dyn_cast<UnaryOperator>(E);
  return U && U->getOpcode() == UO_LNot;
}

/// E without the casts that cannot change whether it is zero, if what they
/// convert can be threaded; else E.
const Expr *stripConditionCasts(const Expr *E) {
  E = stripTransparent(E);
  const Expr *Inner = E;
  bool SameTruth = true;
  while (const auto *C = dyn_cast<CastExpr>(Inner)) {
    CastKind K = C->getCastKind();
    SameTruth &= K == CK_NoOp || K == CK_IntegralToBoolean ||
                 K == CK_FloatingToBoolean || K == CK_PointerToBoolean;
    // Zero and one survive any conversion, but one to a pointer is not
    // understood by everybody who reads the automaton.
    if (!SameTruth && K != CK_IntegralCast && K != CK_IntegralToFloating)
      return E;
    if (C->getType()->isVariablyModifiedType())
      return E;
    Inner = stripTransparent(C->getSubExpr());
  }
  if (isLogical(Inner))
    return Inner;
  return SameTruth && isa<AbstractConditionalOperator>(Inner) ? Inner : E;
}

bool neverReturns(const CallExpr *E) {
  if (const FunctionDecl *F = E->getDirectCallee())
    if (F->isNoReturn())
      return true;
  QualType T = E->getCallee()->getType();
  if (const auto *P = T->getAs<PointerType>())
    T = P->getPointeeType();
  else if (const auto *B = T->getAs<BlockPointerType>())
    T = B->getPointeeType();
  const auto *Fn = T->getAs<FunctionType>();
  return Fn && Fn->getNoReturnAttr();
}

bool evaluatesArguments(const CallExpr *E, const ASTContext &Context) {
  unsigned Id = E->getBuiltinCallee();
  if (!Id)
    return true;
  switch (Id) {
  case Builtin::BI__assume:
  case Builtin::BI__builtin_assume:
    return false;
  default:
    return !Context.BuiltinInfo.isUnevaluated(Id);
  }
}

/// Clang has one code generator for scalars, one for complex numbers and one
/// for aggregates; in C, only structures and unions can be assigned as
/// aggregates.
bool isAggregate(QualType T) {
  if (const auto *A = T->getAs<AtomicType>())
    T = A->getValueType();
  return T->isRecordType();
}

} // namespace

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

void CFABuilder::value(const Expr *E, bool IsAccessed) {
  if (!E)
    return;
  E = stripTransparent(E);
  if (const auto *C = dyn_cast<CastExpr>(E)) {
    if (const auto *Explicit = dyn_cast<ExplicitCastExpr>(C))
      bounds(Explicit->getTypeAsWritten());
    if (C->getCastKind() == CK_ArrayToPointerDecay && !IsAccessed)
      return place(C->getSubExpr(), /*IsOperand=*/false);
    value(C->getSubExpr(), IsAccessed);
    if (Wanted.Loads && C->getCastKind() == CK_LValueToRValue)
      step({Operation::Kind::Load, C});
    if (C->getCastKind() == CK_IntegralCast ||
        C->getCastKind() == CK_FloatingToIntegral)
      convert(C);
    return;
  }
  if (const auto *B = dyn_cast<BinaryOperator>(E))
    return binary(B, IsAccessed);
  if (const auto *C = dyn_cast<CallExpr>(E))
    return call(C);

  switch (E->getStmtClass()) {
  case Stmt::UnaryOperatorClass:
    return unary(cast<UnaryOperator>(E), IsAccessed);
  case Stmt::ArraySubscriptExprClass: {
    const auto *S = cast<ArraySubscriptExpr>(E);
    value(S->getLHS(), /*IsAccessed=*/true);
    value(S->getRHS(), /*IsAccessed=*/true);
    return evaluate(E);
  }
  case Stmt::MatrixSubscriptExprClass:
    children(E);
    return evaluate(E);
  case Stmt::MemberExprClass:
    value(cast<MemberExpr>(E)->getBase(), /*IsAccessed=*/true);
    if (cast<MemberExpr>(E)->isArrow())
      evaluate(E);
    return;
  case Stmt::ConditionalOperatorClass:
    return choice(cast<ConditionalOperator>(E));
  case Stmt::BinaryConditionalOperatorClass:
    return choice(cast<BinaryConditionalOperator>(E));
  case Stmt::StmtExprClass:
    G->HasStatementExpressions = true;
    return statement(cast<StmtExpr>(E)->getSubStmt());
  case Stmt::InitListExprClass: {
    ExprSet Seen;
    return initializers(cast<InitListExpr>(E), Seen);
  }
  case Stmt::CompoundLiteralExprClass:
    // At file scope, and in C23 with `static`, it is initialised before the
    // program starts; then its initialiser is constant.
    bounds(E->getType());
    return value(cast<CompoundLiteralExpr>(E)->getInitializer());
  case Stmt::UnaryExprOrTypeTraitExprClass:
    return sizeOf(cast<UnaryExprOrTypeTraitExpr>(E));
  case Stmt::VAArgExprClass:
    bounds(E->getType());
    value(cast<VAArgExpr>(E)->getSubExpr());
    return evaluate(E);
  case Stmt::AtomicExprClass:
    return atomic(cast<AtomicExpr>(E));
  case Stmt::PseudoObjectExprClass:
    return pseudoObject(cast<PseudoObjectExpr>(E));
  case Stmt::OpaqueValueExprClass:
    // Stands for a value that was computed before.
  case Stmt::PredefinedExprClass:
  case Stmt::BlockExprClass:
  case Stmt::AddrLabelExprClass:
    return;
  default:
    return children(E);
  }
}

void CFABuilder::convert(const Expr *E) {
  if (Wanted.Conversions)
    step({Operation::Kind::Convert, E});
}

void CFABuilder::children(const Stmt *S) {
  for (const Stmt *Child : S->children()) {
    if (!Child)
      continue;
    if (const auto *E = dyn_cast<Expr>(Child))
      value(E);
    else
      statement(Child);
  }
}

void CFABuilder::binary(const BinaryOperator *E, bool IsAccessed) {
  if (E->isLogicalOp()) {
    LocationId Joined = newLocation();
    condition(E, Joined, Joined);
    standAt(Joined);
    return evaluate(E);
  }
  bool RightFirst = E->isAssignmentOp() &&
                    !(E->getOpcode() == BO_Assign && isAggregate(E->getType()));
  // `*(p->a + i)` accesses what `p->a[i]` does.
  IsAccessed &= E->isAdditiveOp();
  value(RightFirst ? E->getRHS() : E->getLHS(), IsAccessed);
  value(RightFirst ? E->getLHS() : E->getRHS(), IsAccessed);
  if (E->getOpcode() == BO_Comma)
    return;
  if (E->isCompoundAssignmentOp())
    step({Operation::Kind::Read, E});
  if (E->isAssignmentOp())
    convert(E);
  evaluate(E);
}

void CFABuilder::unary(const UnaryOperator *E, bool IsAccessed) {
  switch (E->getOpcode()) {
  case UO_AddrOf:
    // `(&p->a)->b` accesses what `p->a.b` does.
    place(E->getSubExpr(), /*IsOperand=*/true, IsAccessed);
    return evaluate(E);
  case UO_Deref:
    value(E->getSubExpr(), /*IsAccessed=*/true);
    return evaluate(E);
  case UO_Real:
  case UO_Imag:
    return value(E->getSubExpr());
  default:
    value(E->getSubExpr());
    if (E->isIncrementDecrementOp()) {
      step({Operation::Kind::Read, E});
      convert(E);
    }
    return evaluate(E);
  }
}

/// The lvalue E of which only the address is wanted. IsAccessed: what is there
/// is, too, by that address. IsOperand: as the operand of `&` itself, which
/// takes a `*` or `[]` away.
void CFABuilder::place(const Expr *E, bool IsOperand, bool IsAccessed) {
  E = stripTransparent(E);
  if (const auto *Member = dyn_cast<MemberExpr>(E)) {
    if (!Member->isArrow())
      return place(Member->getBase(), /*IsOperand=*/false, IsAccessed);
    value(Member->getBase(), /*IsAccessed=*/true);
  } else if (const auto *U = dyn_cast<UnaryOperator>(E);
             U && U->getOpcode() == UO_Deref) {
    value(U->getSubExpr(), /*IsAccessed=*/!IsOperand);
    if (IsOperand)
      return;
  } else if (const auto *S = dyn_cast<ArraySubscriptExpr>(E)) {
    value(S->getLHS(), IsAccessed);
    value(S->getRHS(), IsAccessed);
    if (IsOperand)
      return;
  } else {
    return value(E);
  }
  Operation Op{Operation::Kind::Evaluate, E};
  Op.IsPlaceOnly = !IsAccessed;
  step(Op);
}

void CFABuilder::call(const CallExpr *E) {
  if (evaluatesArguments(E, Context)) {
    value(E->getCallee());
    for (const Expr *Argument : E->arguments())
      value(Argument);
  }
  step({Operation::Kind::Call, E});
  markPlace(E->getRParenLoc());
  if (neverReturns(E))
    Cur = newLocation();
  else
    step({Operation::Kind::Return, E});
}

void CFABuilder::choice(const ConditionalOperator *E) {
  LocationId True = newLocation(), False = newLocation();
  LocationId Joined = newLocation();
  condition(E->getCond(), True, False);
  standAt(True);
  value(E->getTrueExpr());
  link(Joined);
  standAt(False);
  value(E->getFalseExpr());
  link(Joined);
  standAt(Joined);
  evaluate(E);
}

void CFABuilder::choice(const BinaryConditionalOperator *E) {
  LocationId False = newLocation(), Joined = newLocation();
  value(E->getCommon());
  branch(E->getCommon(), Joined, False);
  standAt(False);
  value(E->getFalseExpr());
  link(Joined);
  standAt(Joined);
  evaluate(E);
}

/// `[0 ... 9] = a + b` repeats one expression, perhaps below lists and casts
/// that are made anew for each element. Seen has those that were evaluated.
void CFABuilder::initializers(const InitListExpr *E, ExprSet &Seen) {
  if (const InitListExpr *Semantic = E->getSemanticForm())
    E = Semantic;
  const Expr *Last = nullptr;
  for (const Expr *Init : E->inits()) {
    if (!Init || isa<ImplicitValueInitExpr>(Init) || isa<NoInitExpr>(Init))
      continue;
    const Expr *Inner = Init->IgnoreParenImpCasts();
    // Tables of constants can be long.
    if (Inner == Last || (isa<IntegerLiteral>(Inner) && !Wanted.Conversions))
      continue;
    Last = Inner;
    if (const auto *List = dyn_cast<InitListExpr>(Inner))
      initializers(List, Seen);
    else if (Seen.insert(Inner).second)
      value(Init);
  }
}

void CFABuilder::pseudoObject(const PseudoObjectExpr *E) {
  for (const Expr *Semantic : E->semantics()) {
    if (const auto *Value = dyn_cast<OpaqueValueExpr>(Semantic))
      value(Value->getSourceExpr());
    else
      value(Semantic);
  }
}

void CFABuilder::atomic(const AtomicExpr *E) {
  // Stored as pointer, order, value, failure order, desired value, weak; the
  // desired value is evaluated before the failure order.
  SmallVector<const Expr *, 6> Operands;
  for (const Stmt *Child : E->children())
    Operands.push_back(cast<Expr>(Child));
  if (E->isCmpXChg() && Operands.size() > 4)
    std::swap(Operands[3], Operands[4]);
  for (const Expr *Operand : Operands)
    value(Operand);
  evaluate(E);
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

void CFABuilder::condition(const Expr *E, LocationId True, LocationId False) {
  for (;;) {
    E = stripConditionCasts(E);
    if (const auto *U = dyn_cast<UnaryOperator>(E);
        U && U->getOpcode() == UO_LNot) {
      std::swap(True, False);
      E = U->getSubExpr();
      continue;
    }
    if (const auto *B = dyn_cast<BinaryOperator>(E)) {
      if (B->getOpcode() == BO_Comma) {
        value(B->getLHS());
        E = B->getRHS();
        continue;
      }
      if (B->isLogicalOp()) {
        LocationId Right = newLocation();
        if (B->getOpcode() == BO_LAnd)
          condition(B->getLHS(), Right, False);
        else
          condition(B->getLHS(), True, Right);
        standAt(Right);
        E = B->getRHS();
        continue;
      }
    }
    if (const auto *C = dyn_cast<ConditionalOperator>(E)) {
      LocationId Then = newLocation(), Else = newLocation();
      condition(C->getCond(), Then, Else);
      standAt(Then);
      condition(C->getTrueExpr(), True, False);
      standAt(Else);
      E = C->getFalseExpr();
      continue;
    }
    if (const auto *C = dyn_cast<BinaryConditionalOperator>(E)) {
      LocationId Else = newLocation();
      value(C->getCommon());
      branch(C->getCommon(), True, Else);
      standAt(Else);
      E = C->getFalseExpr();
      continue;
    }
    value(E);
    return branch(E, True, False);
  }
}

/// The two outcomes of an atomic condition, whose value has been computed.
void CFABuilder::branch(const Expr *Atom, LocationId True, LocationId False) {
  Operation Op;
  Op.K = Operation::Kind::Assume;
  Op.Node = Atom->IgnoreParens();
  connect(Cur, True, Op);
  Op.Truth = false;
  connect(Cur, False, Op);
}

//===----------------------------------------------------------------------===//
// Variable-length types
//===----------------------------------------------------------------------===//

/// sizeof evaluates its operand, or the bounds of its type, if the type is a
/// variable-length array. The bounds behind a pointer do not matter to the
/// size, and Clang does not evaluate them.
void CFABuilder::sizeOf(const UnaryExprOrTypeTraitExpr *E) {
  if (!compat::isSizeOf(E->getKind()) ||
      !Context.getAsVariableArrayType(E->getTypeOfArgument()))
    return;
  if (E->isArgumentType())
    bounds(E->getArgumentType());
  else
    value(E->getArgumentExpr());
}

/// Evaluates the bounds that T's spelling contains, from the outside in. Those
/// of a typedef were evaluated where it was declared.
void CFABuilder::bounds(QualType T) {
  while (T->isVariablyModifiedType()) {
    const Type *Ty = T.getTypePtr();
    if (isa<TypedefType>(Ty) || isa<AutoType>(Ty))
      return;
    if (const auto *Of = dyn_cast<TypeOfExprType>(Ty)) {
      const Expr *Operand = Of->getUnderlyingExpr();
      if (EvaluatedBounds.insert(Operand).second)
        value(Operand);
      return;
    }
    if (const auto *Array = dyn_cast<ArrayType>(Ty)) {
      if (const auto *Variable = dyn_cast<VariableArrayType>(Array)) {
        const Expr *Size = Variable->getSizeExpr(); // null for [*]
        if (Size && EvaluatedBounds.insert(Size).second)
          value(Size);
      }
      T = Array->getElementType();
    } else if (const auto *Adjusted = dyn_cast<AdjustedType>(Ty)) {
      T = Adjusted->getAdjustedType();
    } else if (const auto *Pointer = dyn_cast<PointerType>(Ty)) {
      T = Pointer->getPointeeType();
    } else if (const auto *Block = dyn_cast<BlockPointerType>(Ty)) {
      T = Block->getPointeeType();
    } else if (const auto *Function = dyn_cast<FunctionType>(Ty)) {
      T = Function->getReturnType();
    } else if (const auto *Atomic = dyn_cast<AtomicType>(Ty)) {
      T = Atomic->getValueType();
    } else {
      QualType Inner = T.getSingleStepDesugaredType(Context);
      if (Inner == T)
        return;
      T = Inner;
    }
  }
}
