//===- Access.cpp - Reads and writes of memory ----------------------------===//

#include "product/Access.h"
#include "support/QuickVisitor.h"

using namespace clang;

namespace transver {

bool isAccessPattern(const CExpr &Pattern) {
  if (Pattern.K != CExpr::Kind::Call || Pattern.Operands.size() != 2 ||
      Pattern.Operands[0]->K != CExpr::Kind::Name)
    return false;
  StringRef Word = Pattern.Operands[0]->Text;
  return Word == "READ" || Word == "WRITE" || Word == "UPDATE" ||
         Word == "ACCESS";
}

const Expr *accessedBy(const CExpr &Pattern, const Operation &Op) {
  StringRef Word = Pattern.Operands[0]->Text;
  if (Op.K == Operation::Kind::Load && Word != "WRITE" && Word != "UPDATE")
    return cast<CastExpr>(Op.Node)->getSubExpr()->IgnoreParens();
  if (Op.K != Operation::Kind::Evaluate || Word == "READ")
    return nullptr;
  if (const auto *B = dyn_cast<BinaryOperator>(Op.Node))
    return (Word == "UPDATE" ? B->isCompoundAssignmentOp()
                             : B->isAssignmentOp())
               ? B->getLHS()->IgnoreParens()
               : nullptr;
  if (const auto *U = dyn_cast<UnaryOperator>(Op.Node))
    return U->isIncrementDecrementOp() ? U->getSubExpr()->IgnoreParens()
                                       : nullptr;
  return nullptr;
}

bool isDiscarded(const Expr *Read, const Stmt *Whole) {
  const auto *E = dyn_cast_or_null<Expr>(Whole);
  if (!E)
    return false;
  for (;;) {
    E = E->IgnoreParens();
    if (E == Read)
      return true;
    if (const auto *Cast = dyn_cast<CastExpr>(E);
        Cast && Cast->getCastKind() == CK_ToVoid) {
      E = Cast->getSubExpr();
    } else if (const auto *B = dyn_cast<BinaryOperator>(E);
               B && B->getOpcode() == BO_Comma) {
      if (isDiscarded(Read, B->getLHS()))
        return true;
      E = B->getRHS();
    } else if (const auto *C = dyn_cast<ConditionalOperator>(E)) {
      return isDiscarded(Read, C->getTrueExpr()) ||
             isDiscarded(Read, C->getFalseExpr());
    } else {
      return false;
    }
  }
}

void valuesOfStatementExpressions(const Stmt *S,
                                  llvm::DenseSet<const Stmt *> &Into) {
  struct Finder : QuickVisitor<Finder> {
    llvm::DenseSet<const Stmt *> *Into;
    bool VisitStmtExpr(StmtExpr *E) {
      if (!E->getSubStmt()->body_empty())
        Into->insert(E->getSubStmt()->getStmtExprResult());
      return true;
    }
  } Values;
  Values.Into = &Into;
  Values.TraverseStmt(const_cast<Stmt *>(S));
}

const VarDecl *variableOf(const Expr *LValue) {
  for (;;) {
    LValue = LValue->IgnoreParens();
    if (const auto *Ref = dyn_cast<DeclRefExpr>(LValue))
      return dyn_cast<VarDecl>(Ref->getDecl());
    if (const auto *Member = dyn_cast<MemberExpr>(LValue)) {
      if (Member->isArrow())
        return nullptr;
      LValue = Member->getBase();
    } else if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(LValue)) {
      const Expr *Base = Subscript->getBase()->IgnoreParens();
      const auto *Decay = dyn_cast<ImplicitCastExpr>(Base);
      if (Decay && Decay->getCastKind() == CK_ArrayToPointerDecay)
        LValue = Decay->getSubExpr();
      else if (Base->getType()->isVectorType())
        LValue = Base;
      else
        return nullptr;
    } else if (const auto *Cast = dyn_cast<CastExpr>(LValue)) {
      if (Cast->getCastKind() != CK_NoOp &&
          Cast->getCastKind() != CK_LValueToRValue)
        return nullptr;
      LValue = Cast->getSubExpr();
    } else if (const auto *Unary = dyn_cast<UnaryOperator>(LValue);
               Unary && Unary->getOpcode() != UO_Deref) {
      LValue = Unary->getSubExpr(); // __real, __extension__
    } else {
      return nullptr;
    }
  }
}

bool isIndirect(const Expr *LValue) {
  for (;;) {
    LValue = LValue->IgnoreParens();
    const auto *Member = dyn_cast<MemberExpr>(LValue);
    const auto *Unary = dyn_cast<UnaryOperator>(LValue);
    if (Member && !Member->isArrow())
      LValue = Member->getBase();
    else if (Unary && Unary->getOpcode() != UO_Deref)
      LValue = Unary->getSubExpr(); // __real, __extension__
    else
      return !isa<DeclRefExpr>(LValue);
  }
}

void addressesTakenIn(const Stmt *S, llvm::DenseSet<const VarDecl *> &Into) {
  struct Finder : QuickVisitor<Finder> {
    llvm::DenseSet<const VarDecl *> *Into;
    llvm::DenseSet<const Expr *> Indexed;
    bool VisitUnaryOperator(UnaryOperator *U) {
      if (U->getOpcode() == UO_AddrOf)
        add(U->getSubExpr());
      return true;
    }
    bool VisitArraySubscriptExpr(ArraySubscriptExpr *E) {
      Indexed.insert(E->getBase()->IgnoreParens()); // an element, no address
      return true;
    }
    bool VisitCastExpr(CastExpr *Cast) {
      if (Cast->getCastKind() == CK_ArrayToPointerDecay && !Indexed.count(Cast))
        add(Cast->getSubExpr());
      return true;
    }
    void add(const Expr *LValue) {
      if (const VarDecl *V = variableOf(LValue))
        Into->insert(V->getCanonicalDecl());
    }
  } Addresses;
  Addresses.Into = &Into;
  Addresses.TraverseStmt(const_cast<Stmt *>(S));
}

} // namespace transver
