//===- Liveness.h - What decides how a loop goes on -------------*- C++ -*-===//
//
// Strong liveness within one loop, with nothing live at its exits: a variable
// is live at a location if its value can decide a condition, reach a call or
// memory, or make an operation undefined, before the loop is left. What only
// feeds itself, or what comes after the loop, is not. So whether the loop goes
// on for ever from a location depends on the live variables and memory alone.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SHADOW_LIVENESS_H
#define TRANSVER_SHADOW_LIVENESS_H

#include "shadow/Effects.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"

namespace transver {

/// The variables that are live at one of At, locations of Region, which is a
/// part of function I. ReadsMemory: memory can be read from there on.
llvm::SetVector<const clang::VarDecl *> liveIn(const UnitEffects &Effects,
                                               unsigned I, const CFA &C,
                                               const llvm::BitVector &Region,
                                               llvm::ArrayRef<LocationId> At);

/// For each location of C whether V, a local variable without initialiser, has
/// been assigned on every way there. False at unreachable locations does not
/// matter.
llvm::BitVector assignedAt(const UnitEffects &Effects, unsigned I, const CFA &C,
                           const clang::VarDecl *V);

} // namespace transver

#endif
