//===- Library.h - What functions outside the unit do -----------*- C++ -*-===//
//
// All that is known of functions without a body, by their names: what a call of
// one does to the state that a program can see (design, section 5, "Hidden
// state"), and which end the program, allocate, or make the order of calls
// unknown. The table is a text file, automata/library.txt, which says what each
// word means; a user's file adds to it.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SUPPORT_LIBRARY_H
#define TRANSVER_SUPPORT_LIBRARY_H

#include "clang/AST/Decl.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace transver {

/// What a call does to the state that the program can see.
enum class External {
  Pure,
  Output,
  Fresh,
  Ends,
  Allocates,
  Frees,
  Resizes,
  Fills,
  CopiesText,
  Jumps,
  Stateful,
};

/// What else is known of a function.
enum class Trait {
  StartsOthers,
  ReturnsAnywhere,
  EndsProgram,
  Aborts, ///< ends the program because something went wrong
  RunsExitHandlers,
  RegistersExitHandler,
  Forgets, ///< keeps nothing that it was given, and returns no new block
  StartsThreads,
};

/// A mistake in a file of the library: where, and what.
struct LibraryError {
  unsigned Begin = 0, End = 0; ///< offsets in the text
  std::string Message;         ///< empty: none
};

/// Adds the functions of Text to what is known, for the rest of the process.
LibraryError addLibrary(llvm::StringRef Text);

/// What F, which has no body in the unit, does.
External externalOf(const clang::FunctionDecl &F);

/// The functions of that effect, in the order of the table. (Names stay where
/// they are once all libraries have been added.)
llvm::ArrayRef<std::string> functionsOf(External E);
bool has(llvm::StringRef Name, External E);
/// Whether the table tells the effect of a function of that name.
bool isKnown(llvm::StringRef Name);

bool has(const clang::FunctionDecl &F, Trait T);
bool has(llvm::StringRef Name, Trait T);

/// The functions whose call is an end of the program.
llvm::ArrayRef<std::string> programEnds();
inline bool isProgramEnd(llvm::StringRef Name) {
  return has(Name, Trait::EndsProgram) || has(Name, Trait::Aborts);
}

} // namespace transver

#endif
