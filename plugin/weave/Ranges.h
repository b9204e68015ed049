//===- Ranges.h - Which tokens a node of the AST covers ---------*- C++ -*-===//
//
// Clang computes the beginning of `a + b + … + z` by walking down to `a`, so
// asking for each sub-expression of a long chain is quadratic. Here each node's
// range is computed once, from its children's.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_RANGES_H
#define TRANSVER_WEAVE_RANGES_H

#include "source/TokenBuffer.h"
#include "clang/AST/Expr.h"
#include "clang/AST/Stmt.h"
#include "llvm/ADT/DenseMap.h"

namespace transver {

/// S without the implicit casts and full expressions around it, whose tokens
/// are its own.
inline const clang::Stmt *stripWithoutTokens(const clang::Stmt *S) {
  for (;;) {
    if (const auto *Cast = llvm::dyn_cast<clang::ImplicitCastExpr>(S))
      S = Cast->getSubExpr();
    else if (const auto *Full = llvm::dyn_cast<clang::FullExpr>(S))
      S = Full->getSubExpr();
    else
      return S;
  }
}
inline const clang::Expr *stripWithoutTokens(const clang::Expr *E) {
  return llvm::cast<clang::Expr>(
      stripWithoutTokens(static_cast<const clang::Stmt *>(E)));
}

class Ranges {
public:
  explicit Ranges(const TokenBuffer &Tokens) : Tokens(Tokens) {}

  /// The tokens of S; empty if S has none of its own.
  TokenRange of(const clang::Stmt *S);

  /// The tokens of a statement with the `;` that ends it.
  TokenRange ofStatement(const clang::Stmt *S);

  /// Nobody will ask again for what has been asked for: a function is done.
  void forget() { Known.clear(); }

  /// Makes room for so many nodes.
  void expect(unsigned Nodes) { Known.reserve(Nodes); }

private:
  TokenRange compute(const clang::Stmt *S);
  /// The first token of the attributes that end right before token At; At if
  /// there are none.
  TokenIndex beforeAttributes(TokenIndex At) const;

  const TokenBuffer &Tokens;
  llvm::DenseMap<const clang::Stmt *, TokenRange> Known;
};

} // namespace transver

#endif
