//===- Externals.h - What functions outside the unit do ---------*- C++ -*-===//
//
// Calls of functions without a body, by what they do to the state that a loop
// can see (design, section 5, "Hidden state").
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SHADOW_EXTERNALS_H
#define TRANSVER_SHADOW_EXTERNALS_H

#include "clang/AST/Decl.h"

namespace transver {

enum class External {
  Pure,       ///< reads its arguments and what they point to
  Output,     ///< the same, and tells the world
  Fresh,      ///< its result is any value, each time anew
  Ends,       ///< control does not come back
  Allocates,  ///< a new block
  Frees,      ///< a block dies
  Resizes,    ///< both
  Fills,      ///< writes as many bytes at its first argument as its third says
  CopiesText, ///< writes the string of its second argument at its first
  Jumps,      ///< setjmp and longjmp
  Stateful,   ///< everything else: it may remember, block, call back
};

/// What F, which has no body in the unit, does.
External externalOf(const clang::FunctionDecl &F);

/// True for functions that start threads or handlers: from then on other code
/// runs between any two operations.
bool startsOthers(const clang::FunctionDecl &F);

} // namespace transver

#endif
