//===- EdgeText.h - The source text of an edge ------------------*- C++ -*-===//

#ifndef TRANSVER_PRODUCT_EDGETEXT_H
#define TRANSVER_PRODUCT_EDGETEXT_H

#include "cfa/CFA.h"
#include <string>

namespace transver {

/// The text of an edge as CPAchecker writes it: `x = x + 1;`, `int y = 2;`, `[x
/// < 3]`,
/// `[!(x < 3)]`, `return x;`.
class EdgeText {
public:
  explicit EdgeText(clang::ASTContext &Context) : Context(Context) {}
  std::string of(const Edge &E) const;

private:
  clang::ASTContext &Context;
};

} // namespace transver

#endif
