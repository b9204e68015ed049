//===- Children.h - The children of a statement, quickly --------*- C++ -*-===//
//
// Stmt::children() is a call and an iterator that looks into declarations, for
// each node. Nearly all nodes of a C program are of a few classes with one or
// two children; these are asked here themselves.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SUPPORT_CHILDREN_H
#define TRANSVER_SUPPORT_CHILDREN_H

#include "clang/AST/Expr.h"
#include "clang/AST/Stmt.h"

namespace transver {

/// Calls Do with what S->children() has, null or not, in that order, until Do
/// returns false; whether it never did.
template <typename Function>
bool forEachChild(const clang::Stmt *S, Function Do) {
  using namespace clang;
  switch (S->getStmtClass()) {
  case Stmt::CharacterLiteralClass:
  case Stmt::DeclRefExprClass:
  case Stmt::IntegerLiteralClass:
  case Stmt::StringLiteralClass:
    return true;
  case Stmt::CStyleCastExprClass:
  case Stmt::ImplicitCastExprClass:
    return Do(static_cast<const CastExpr *>(S)->getSubExpr());
  case Stmt::ParenExprClass:
    return Do(static_cast<const ParenExpr *>(S)->getSubExpr());
  case Stmt::MemberExprClass:
    return Do(static_cast<const MemberExpr *>(S)->getBase());
  case Stmt::UnaryOperatorClass:
    return Do(static_cast<const UnaryOperator *>(S)->getSubExpr());
  case Stmt::BinaryOperatorClass:
  case Stmt::CompoundAssignOperatorClass: {
    const auto *B = static_cast<const BinaryOperator *>(S);
    return Do(B->getLHS()) && Do(B->getRHS());
  }
  case Stmt::ArraySubscriptExprClass: {
    const auto *E = static_cast<const ArraySubscriptExpr *>(S);
    return Do(E->getLHS()) && Do(E->getRHS());
  }
  case Stmt::CompoundStmtClass: {
    for (const Stmt *Child : static_cast<const CompoundStmt *>(S)->body())
      if (!Do(Child))
        return false;
    return true;
  }
  default:
    for (const Stmt *Child : S->children())
      if (!Do(Child))
        return false;
    return true;
  }
}

} // namespace transver

#endif
