//===- UsedCaptures.h - What a transition asks for -------------*- C++ -*-===//
//
// Which parts of the matched operation the actions of a transition mention:
// only what is mentioned has to be held, or passed to a helper.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_USEDCAPTURES_H
#define TRANSVER_WEAVE_USEDCAPTURES_H

#include "automaton/Automaton.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace transver {

/// Whether Block is a building block that asks for a capture's type only: MAX,
/// MIN, WIDTH, LENGTH.
bool isOfType(llvm::StringRef Block);

/// The captures whose values the actions of T ask for. FITS asks for the
/// operands of the operation, what is of a type for none.
struct UsedCaptures {
  llvm::SmallVector<unsigned, 2> Numbers;
  bool Fits = false;
};
UsedCaptures capturesOf(const Transition &T);

/// Whether all that T does is to TELL.
bool onlyTells(const Transition &T);

} // namespace transver

#endif
