//===- Helpers.cpp - Functions of the weave that nobody needs -------------===//
//
// Where calls of the weave's functions have become what these do, the functions
// are no longer used and go, with all their declarations.
//
//===----------------------------------------------------------------------===//

#include "Compat.h"
#include "lower/Pass.h"
#include "clang/AST/Decl.h"

using namespace clang;

namespace transver {

bool isOwnFunction(const FunctionDecl &F) {
  // `__transver_own_` is the input's own, renamed.
  return F.getIdentifier() && !F.isExternallyVisible() &&
         compat::startsWith(F.getName(), "__transver_") &&
         !compat::startsWith(F.getName(), "__transver_own_");
}

void dropHelpers(LoweredUnit &Unit) {
  for (const Decl *D : Unit.Context.getTranslationUnitDecl()->decls()) {
    const auto *F = dyn_cast<FunctionDecl>(D);
    if (!F || !isOwnFunction(*F))
      continue;
    if (F->hasAttrs() || F->isReferenced()) {
      if (F->doesThisDeclarationHaveABody())
        Unit.keep(F->getLocation(), ("function '" + F->getName() + "'").str(),
                  "it is called where its body cannot stand, or is used by "
                  "its address");
      continue;
    }
    TokenRange Range = Unit.rangeOf(*F);
    if (Range.empty())
      continue;
    if (!F->doesThisDeclarationHaveABody())
      ++Range.End; // its `;`
    Unit.Edits.replace(Range, {Piece::text("")});
    Unit.Again = true; // what it used may be of no use, too
  }
}

} // namespace transver
