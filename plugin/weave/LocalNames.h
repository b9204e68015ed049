//===- LocalNames.h - The names that a function declares --------*- C++ -*-===//

#ifndef TRANSVER_WEAVE_LOCALNAMES_H
#define TRANSVER_WEAVE_LOCALNAMES_H

#include "weave/Ranges.h"
#include "clang/AST/Decl.h"
#include <vector>

namespace transver {

/// The names that a function declares, and where they can be seen.
class LocalNames {
public:
  LocalNames(const clang::FunctionDecl &F, Ranges &RangeOf,
             const TokenBuffer &Tokens);
  /// Whether at token At the name of V, which is declared at token Own, means
  /// something else.
  bool hide(const clang::NamedDecl *V, TokenIndex Own, TokenIndex At) const;

  struct Name {
    const clang::NamedDecl *D;
    TokenIndex Index;
    TokenRange Scope;
  };

private:
  std::vector<Name> All;
};

} // namespace transver

#endif
