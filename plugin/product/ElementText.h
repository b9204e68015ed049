//===- ElementText.h - The text of a captured expression --------*- C++ -*-===//
//
// A `set<string>` has the texts of captures, as CPAchecker has them: what the
// expression is in C, neither how it is spaced nor where it stands. Two
// functions that both write `&m` mean the same element, whatever `m` is there.
// Within one function, the second variable of a name, or one that has the name
// of a variable at file scope, is `m__1`, the next one `m__2`.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_PRODUCT_ELEMENTTEXT_H
#define TRANSVER_PRODUCT_ELEMENTTEXT_H

#include "automaton/CExpr.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <string>

namespace transver {

class ElementText {
public:
  explicit ElementText(clang::ASTContext &Context) : Context(Context) {}

  std::string of(const clang::Expr *E);
  std::string of(const clang::VarDecl *V);

private:
  std::unique_ptr<CExpr> convert(const clang::Expr *E);
  void nameVariables(const clang::FunctionDecl *F);

  clang::ASTContext &Context;
  llvm::DenseMap<const clang::VarDecl *, std::string> Renamed;
  llvm::DenseSet<const clang::FunctionDecl *> Known; ///< whose names are
};

} // namespace transver

#endif
