//===- SiteText.h - What is said of a site ----------------------*- C++ -*-===//
//
// The place and the text of a site for a person, as the files that write sites
// share them.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_SITETEXT_H
#define TRANSVER_WEAVE_SITETEXT_H

#include "product/Product.h"
#include "source/TokenBuffer.h"
#include "weave/Ranges.h"

namespace transver {

/// Longer operations are cut where they are shown to a person.
constexpr unsigned MostShownTokens = 24;

/// Text as a C string literal.
std::string asLiteral(llvm::StringRef Text);

/// The text of an operation for a person; of a condition `[x]` or `[!(x)]`.
std::string shownText(const Operation &Op, const TokenBuffer &Tokens,
                      Ranges &RangeOf);

/// The operation of S, which stands in F.
clang::SourceLocation locationOf(const Site &S, const clang::FunctionDecl &F);

/// The expression that Alt's pattern matched; null if that was none.
inline const clang::Expr *matchedExpr(const Alternative &Alt) {
  return Alt.Bound.empty() ? nullptr : Alt.Bound[0].E;
}

} // namespace transver

#endif
