//===- RecursionPlaces.h - Where recursion is looked for --------*- C++ -*-===//
//
// Each recursion runs through a cycle of the call graph, and one place on it is
// enough. In a unit that is one of several nearly all functions lie on cycles:
// whatever it calls elsewhere may call back. Such a cycle enters the unit by a
// function that others see or were given, so these are places if they lead out
// again. Of the cycles that stay in the unit, those that are left get one where
// a depth-first search comes back to a function that it has not left.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SHADOW_RECURSIONPLACES_H
#define TRANSVER_SHADOW_RECURSIONPLACES_H

#include "shadow/Effects.h"

namespace transver {

/// Functions of the unit, one at least on each cycle of calls. None is one that
/// cannot be a place, by MayBe, unless a cycle has no other.
llvm::BitVector recursionPlaces(const UnitCFAs &Unit,
                                const UnitEffects &Effects,
                                llvm::function_ref<bool(unsigned)> MayBe);

} // namespace transver

#endif
