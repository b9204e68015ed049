//===- Decide.h - Assertions that hold for all values -----------*- C++ -*-===//
//
// An assertion that the types, the constants and the shape of its operands
// decide is not woven: `1 << 3`, `a[2]` of an array of ten, `x / 2`. What is
// computed here are intervals, as in support/Fits.h, of the small C expressions
// of automata; what they do not decide is left to the program.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_DECIDE_H
#define TRANSVER_WEAVE_DECIDE_H

#include "product/Product.h"
#include "support/Fits.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace transver {

/// Whether E, the condition of an assertion, holds for all values that Bound,
/// the match's captures, can have. ArithOf is getArith under the run's options.
bool holdsForAll(
    const CExpr &E, const Bindings &Bound, clang::ASTContext &Context,
    llvm::function_ref<bool(const clang::Expr *, Arith &)> ArithOf);

/// The number of elements of the array that E names: of one whose length is not
/// known the largest number that there is, of one of variable length nothing.
std::optional<llvm::APInt> lengthOf(const clang::Expr *E,
                                    const clang::ASTContext &Context);

} // namespace transver

#endif
