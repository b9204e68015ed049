//===- Library.h - What functions outside the unit do -----------*- C++ -*-===//
//
// All that is known of library functions by their names: what a call of one
// without a body does to the state that a program can see (design, section 5,
// "Hidden state"), and which end the program, allocate, or make the order of
// calls unknown.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SUPPORT_LIBRARY_H
#define TRANSVER_SUPPORT_LIBRARY_H

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

/// True for functions whose calls return more than once, or run on another
/// stack.
bool returnsAnywhere(const clang::FunctionDecl &F);

/// The functions whose call is an end of the program: `exit`, `abort`, a failed
/// assertion, SV-COMP's error functions.
llvm::ArrayRef<const char *> programEnds();
bool endsProgram(const clang::FunctionDecl &F);

/// True for those of them that end it because something went wrong.
bool isAbort(llvm::StringRef Name);

/// True for functions whose call is an end after the exit handlers have run.
bool runsExitHandlers(llvm::StringRef Name);

/// True for functions that register such a handler.
bool registersExitHandler(llvm::StringRef Name);

/// True for the name of a function that returns a new block.
bool isAllocator(llvm::StringRef Name);

} // namespace transver

#endif
