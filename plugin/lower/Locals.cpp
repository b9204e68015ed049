//===- Locals.cpp - What a function does to its variables -----------------===//

#include "lower/Locals.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace transver {
namespace {

/// What is known of a function's variables.
class LocalFinder : public RecursiveASTVisitor<LocalFinder> {
public:
  explicit LocalFinder(Locals &Found) : Found(Found) {}

  bool VisitNamedDecl(NamedDecl *D) {
    if (D->getIdentifier())
      Found.Names.insert(D->getName());
    return true;
  }
  bool VisitUnaryOperator(UnaryOperator *U) {
    if (U->getOpcode() == UO_AddrOf)
      take(U->getSubExpr());
    return true;
  }
  bool VisitImplicitCastExpr(ImplicitCastExpr *C) {
    if (C->getCastKind() == CK_ArrayToPointerDecay)
      take(C->getSubExpr());
    return true;
  }
  /// Assembly may do what it likes with what it names.
  bool VisitAsmStmt(AsmStmt *S) {
    for (const Stmt *Child : S->children())
      if (const auto *E = dyn_cast_or_null<Expr>(Child))
        take(E);
    return true;
  }

private:
  void take(const Expr *E) {
    E = E->IgnoreParenCasts();
    while (const auto *M = dyn_cast<MemberExpr>(E)) {
      if (M->isArrow())
        return;
      E = M->getBase()->IgnoreParenCasts();
    }
    if (const auto *R = dyn_cast<DeclRefExpr>(E))
      if (const auto *V = dyn_cast<VarDecl>(R->getDecl()))
        Found.AddressTaken.insert(V);
  }
  Locals &Found;
};

/// The variable that E is, or is a part of; null if a pointer leads to it.
const VarDecl *variableOf(const Expr *E) {
  E = E->IgnoreParenCasts();
  for (;;)
    if (const auto *M = dyn_cast<MemberExpr>(E)) {
      if (M->isArrow())
        return nullptr;
      E = M->getBase()->IgnoreParenCasts();
    } else if (const auto *R = dyn_cast<DeclRefExpr>(E)) {
      return dyn_cast<VarDecl>(R->getDecl());
    } else {
      return nullptr;
    }
}

} // namespace

Locals::Locals(const FunctionDecl &F) {
  LocalFinder(*this).TraverseDecl(const_cast<FunctionDecl *>(&F));
}

Locals::Locals(const Stmt &S) {
  LocalFinder(*this).TraverseStmt(const_cast<Stmt *>(&S));
}

bool writes(const Stmt *E, const VarDecl *V) {
  if (const auto *B = dyn_cast<BinaryOperator>(E))
    if (B->isAssignmentOp() && variableOf(B->getLHS()) == V)
      return true;
  if (const auto *U = dyn_cast<UnaryOperator>(E))
    if (U->isIncrementDecrementOp() && variableOf(U->getSubExpr()) == V)
      return true;
  if (isa<StmtExpr>(E) || isa<AtomicExpr>(E))
    return true; // or something else
  return llvm::any_of(E->children(), [&](const Stmt *Child) {
    return Child && writes(Child, V);
  });
}

} // namespace transver
