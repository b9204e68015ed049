//===- Choices.h - Which alternative is taken -------------------*- C++ -*-===//
//
// A reaction has alternatives. Some match only under a condition that woven
// code asks: a pointer holds that function, a variable of the automaton has
// that value. With USEFIRST the first that matches is taken; with USEALL any
// one that does, by choice, and it is only asked where there is something to
// choose.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_CHOICES_H
#define TRANSVER_WEAVE_CHOICES_H

#include "product/Product.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>
#include <string>

namespace transver {

/// Of each alternative, the condition under which it matches: empty if it
/// always does, none if it never does.
using Conditions = llvm::SmallVector<std::optional<std::string>, 2>;

/// GuardTest: where a pointer leads; empty if it never leads there. TestText: a
/// test of variables as C.
Conditions
conditionsOf(const Reaction &R,
             llvm::function_ref<std::string(const Alternative &)> GuardTest,
             llvm::function_ref<std::string(const Alternative &, const CExpr &)>
                 TestText);

/// The condition under which alternative I of R is taken if none before it was.
/// May is the choice.
std::string takes(const Reaction &R, const Conditions &When, size_t I,
                  bool UseFirst, llvm::StringRef May);

} // namespace transver

#endif
