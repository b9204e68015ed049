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
#include "product/Product.h"
#include "clang/AST/ASTContext.h"
#include <vector>

namespace transver {

/// What an automaton does at an event, before or after an edge, by its state.
struct EdgeReactions {
  EdgeId Edge;
  bool Before;
  std::vector<std::vector<Alternative>> ByState;
};

/// The events of C at which some state of A has something to do, in the order
/// of the edges.
std::vector<EdgeReactions> reactionsOf(clang::ASTContext &Context,
                                       const Automaton &A, const CFA &C);

} // namespace transver

#endif
