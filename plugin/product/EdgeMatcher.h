//===- EdgeMatcher.h - Transitions against edges ----------------*- C++ -*-===//
//
// Which transitions of an automaton fire at an edge, for each of its states,
// and on which side of the edge. A call has two edges: the call holds what is
// before it, the return what is after it (design D4).
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_PRODUCT_EDGEMATCHER_H
#define TRANSVER_PRODUCT_EDGEMATCHER_H

#include "automaton/Automaton.h"
#include "cfa/CFA.h"
#include "product/Candidates.h"
#include "product/Product.h"
#include "clang/AST/ASTContext.h"
#include <vector>

namespace transver {

/// The events of one edge, in their order.
enum class Event {
  RoundBegins, ///< of a loop without a condition, at the head that it leaves
  Before,
  After
};

/// What an automaton does at an event of an edge, by its state.
struct EdgeReactions {
  EdgeId Edge;
  Event At;
  LocationId Loop;              ///< see Site
  const clang::Stmt *Statement; ///< see Site
  llvm::SmallVector<std::vector<Alternative>, 1> ByState;
};

/// (Moves, where std::vector copies.)
using EventReactions = llvm::SmallVector<EdgeReactions, 0>;

/// The events of C at which some state of O has something to do, in the order
/// of the edges. Those of an automaton FOR EACH LOOP are told for each loop
/// whose instance meets them, outer loops first. Possible is of O's automaton,
/// and lives as long as it is asked about the unit.
EventReactions reactionsOf(UnitCFAs &Unit, const Observation &O,
                           Candidates &Possible, const CFA &C,
                           llvm::ArrayRef<EdgeKind> Kinds);

} // namespace transver

#endif
