//===- Locals.h - What a function does to its variables ---------*- C++ -*-===//

#ifndef TRANSVER_LOWER_LOCALS_H
#define TRANSVER_LOWER_LOCALS_H

#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"

namespace transver {

/// Of a function or a part of one.
struct Locals {
  /// The variables that pointers may point to.
  llvm::DenseSet<const clang::VarDecl *> AddressTaken;
  /// All names that it declares.
  llvm::StringSet<> Names;

  explicit Locals(const clang::FunctionDecl &F);
  explicit Locals(const clang::Stmt &S);
};

/// Whether evaluating S writes the variable V by its name.
bool writes(const clang::Stmt *S, const clang::VarDecl *V);

} // namespace transver

#endif
