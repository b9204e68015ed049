//===- Layout.h - The places of a function and its regions ------*- C++ -*-===//
//
// Where control is behind a statement, where its jumps lead, and in which
// region a place lies. A region is a declaration with what follows it in its
// block; regions are nested, and the function itself is in none.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_REDUCE_LAYOUT_H
#define TRANSVER_REDUCE_LAYOUT_H

#include "cfa/CFA.h"
#include "llvm/ADT/DenseMap.h"

namespace transver {

class Layout {
public:
  explicit Layout(const clang::FunctionDecl &F);

  /// Where control is when S has been executed.
  ControlPoint behind(const clang::Stmt *S) const;
  /// Where `break` and `continue` in S lead.
  ControlPoint breakTarget(const clang::Stmt *S) const;
  ControlPoint continueTarget(const clang::Stmt *S) const;

  /// The region that a place lies in: the last declaration before it in its
  /// block, or in a block around; null for the function.
  const clang::DeclStmt *regionOf(ControlPoint P) const;
  /// The region around the one that D begins.
  const clang::DeclStmt *around(const clang::DeclStmt *D) const {
    return RegionOf.lookup(D);
  }
  /// The statement that S is a part of.
  const clang::Stmt *parent(const clang::Stmt *S) const {
    return Parents.lookup(S);
  }

private:
  void note(const clang::Stmt *S, const clang::DeclStmt *Region);

  llvm::DenseMap<const clang::Stmt *, const clang::Stmt *> Parents;
  llvm::DenseMap<const clang::Stmt *, const clang::DeclStmt *> RegionOf;
};

} // namespace transver

#endif
