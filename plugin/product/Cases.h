//===- Cases.h - Triggers that test variables -------------------*- C++ -*-===//
//
// `MATCH {lock($?)} && n == 1`: whether it matches an edge is known when the
// program is woven, but not what n is. A trigger is therefore resolved into
// cases, one for each outcome of the tests that matter, and those in which it
// holds are alternatives that woven code chooses between. (The cases of one
// trigger exclude each other, and each has the captures of the patterns that
// matched in it.)
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_PRODUCT_CASES_H
#define TRANSVER_PRODUCT_CASES_H

#include "product/Product.h"

namespace transver {

struct TriggerCase {
  Alternative Alt; ///< with the tests that lead to this case
  bool Holds = false;
  bool Matched = false; ///< a part that is no test did
};

/// Adds the cases of T, given those of the trigger around it so far, From.
/// Matches decides a part without tests; MayNegate: what does not match may be
/// asked for here.
void addCases(const Trigger &T, TriggerCase From,
              llvm::function_ref<bool(const Trigger &, Alternative &)> Matches,
              bool MayNegate, llvm::SmallVectorImpl<TriggerCase> &Into);

} // namespace transver

#endif
