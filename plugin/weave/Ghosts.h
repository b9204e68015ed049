//===- Ghosts.h - An automaton's variables in C ----------------*- C++ -*-===//
//
// The variables of an automaton, and the state that it is in, are ghosts:
// global variables of the output that the program does not know.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_GHOSTS_H
#define TRANSVER_WEAVE_GHOSTS_H

#include "automaton/Automaton.h"
#include "llvm/ADT/StringMap.h"
#include <string>

namespace transver {

/// The ghosts of one automaton in the output.
struct Ghosts {
  llvm::StringMap<std::string>
      Locals;        ///< automaton variable -> name in the output
  std::string State; ///< the state variable; empty if none is kept
  /// The state variable is a set of states, as bits: nobody chooses for a
  /// monitor, so it follows all branches of a fork (design D4).
  bool IsSet = false;
};

/// The definition of an automaton variable, without its storage class.
std::string defineLocal(const Local &L, llvm::StringRef Name);
/// The declaration of a pointer to it.
std::string definePointer(const Local &L, llvm::StringRef Name);
/// True if each activation has its own: `LOCAL auto`.
bool isAuto(const Local &L);

} // namespace transver

#endif
