//===- QuickVisitor.h - A RecursiveASTVisitor in a hurry --------*- C++ -*-===//
//
// Visits what RecursiveASTVisitor visits, in the same order, in a third of its
// time. Nearly all nodes of a C program are of a few classes that consist of
// their children and nothing else (no types that are written there, no second
// form of an initialiser): these are walked here, all others are left to it.
//
// For visitors without Traverse… functions of their own for statements, but
// those for CompoundStmt and ForStmt.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SUPPORT_QUICKVISITOR_H
#define TRANSVER_SUPPORT_QUICKVISITOR_H

#include "clang/AST/RecursiveASTVisitor.h"

namespace transver {

template <typename Derived>
class QuickVisitor : public clang::RecursiveASTVisitor<Derived> {
  using Base = clang::RecursiveASTVisitor<Derived>;

public:
  bool TraverseStmt(clang::Stmt *S) {
    Derived &Own = *static_cast<Derived *>(this);
    // The last child is the next S: most expressions have one child, or two.
    while (S) {
      switch (S->getStmtClass()) {
#define TRANSVER_LEAF(CLASS)                                                   \
  case clang::Stmt::CLASS##Class:                                              \
    return Own.WalkUpFrom##CLASS(static_cast<clang::CLASS *>(S));
#define TRANSVER_ONE(CLASS, CHILD)                                             \
  case clang::Stmt::CLASS##Class:                                              \
    if (!Own.WalkUpFrom##CLASS(static_cast<clang::CLASS *>(S)))                \
      return false;                                                            \
    S = static_cast<clang::CLASS *>(S)->CHILD();                               \
    continue;
#define TRANSVER_TWO(CLASS)                                                    \
  case clang::Stmt::CLASS##Class:                                              \
    if (!Own.WalkUpFrom##CLASS(static_cast<clang::CLASS *>(S)) ||              \
        !Own.TraverseStmt(static_cast<clang::CLASS *>(S)->getLHS()))           \
      return false;                                                            \
    S = static_cast<clang::CLASS *>(S)->getRHS();                              \
    continue;
#define TRANSVER_NODE(CLASS)                                                   \
  case clang::Stmt::CLASS##Class:                                              \
    return Own.WalkUpFrom##CLASS(static_cast<clang::CLASS *>(S)) &&            \
           children(*S);
        TRANSVER_LEAF(CharacterLiteral)
        TRANSVER_LEAF(DeclRefExpr)
        TRANSVER_LEAF(IntegerLiteral)
        TRANSVER_LEAF(StringLiteral)
        TRANSVER_ONE(ImplicitCastExpr, getSubExpr)
        TRANSVER_ONE(MemberExpr, getBase)
        TRANSVER_ONE(ParenExpr, getSubExpr)
        TRANSVER_ONE(ReturnStmt, getRetValue)
        TRANSVER_ONE(UnaryOperator, getSubExpr)
        TRANSVER_TWO(ArraySubscriptExpr)
        TRANSVER_TWO(BinaryOperator)
        TRANSVER_TWO(CompoundAssignOperator)
        TRANSVER_NODE(CallExpr)
        TRANSVER_NODE(CaseStmt)
        TRANSVER_NODE(ConditionalOperator)
        TRANSVER_NODE(DefaultStmt)
        TRANSVER_NODE(DoStmt)
        TRANSVER_NODE(IfStmt)
        TRANSVER_NODE(SwitchStmt)
        TRANSVER_NODE(WhileStmt)
#undef TRANSVER_NODE
#undef TRANSVER_TWO
#undef TRANSVER_ONE
#undef TRANSVER_LEAF
      case clang::Stmt::CompoundStmtClass:
        return Own.TraverseCompoundStmt(static_cast<clang::CompoundStmt *>(S));
      case clang::Stmt::ForStmtClass:
        return Own.TraverseForStmt(static_cast<clang::ForStmt *>(S));
      default:
        return Base::TraverseStmt(S);
      }
    }
    return true;
  }

private:
  friend Derived;
  QuickVisitor() = default;

  bool children(clang::Stmt &S) {
    for (clang::Stmt *Child : S.children())
      if (!static_cast<Derived *>(this)->TraverseStmt(Child))
        return false;
    return true;
  }
};

} // namespace transver

#endif
