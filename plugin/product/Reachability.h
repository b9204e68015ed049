//===- Reachability.h - In which states is an edge reached? -----*- C++ -*-===//
//
// For one automaton over a whole unit: at each location a relation between the
// state at the entry of its function and the state here, computed as a fixpoint
// with a summary of each function for its calls. More states than can really
// occur only cost a ghost.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_PRODUCT_REACHABILITY_H
#define TRANSVER_PRODUCT_REACHABILITY_H

#include "product/CallTargets.h"
#include "product/EdgeMatcher.h"
#include "product/Product.h"
#include "llvm/ADT/SmallBitVector.h"
#include <map>
#include <vector>

namespace transver {

class Reachability {
public:
  using Set = llvm::SmallBitVector; ///< of states

  Reachability(UnitCFAs &Unit, const CallTargets &Calls, const Observation &O);

  /// The states in which the event At of edge E (its number is Id) of function
  /// I can be reached.
  Set statesAt(unsigned I, const Edge &E, EdgeId Id, Event At);

  std::vector<EdgeReactions> &reactions(unsigned I) {
    return Functions[I].Reactions;
  }

private:
  using Relation = std::vector<Set>; ///< by the state at the function's entry
  struct PerFunction {
    std::vector<EdgeReactions> Reactions;
    std::map<std::pair<EdgeId, Event>, unsigned> Index; ///< into Reactions
    std::vector<Relation> At;                           ///< by location
    Relation Summary;
    Set EntryStates;
    std::vector<unsigned> Callers;
    bool Queued = false;
  };

  void enqueue(unsigned I);
  void enter(unsigned I, unsigned Q);
  /// What the event makes of the states in From.
  Set step(unsigned I, EdgeId Id, Event At, const Set &From);
  /// The same for all events of the edge before its operation.
  Set stepBefore(unsigned I, EdgeId Id, const Set &From);
  void analyse(unsigned I);
  Set call(unsigned Caller, const clang::CallExpr *Call, const Set &From);

  UnitCFAs &Unit;
  const CallTargets &Calls;
  unsigned N;
  std::vector<PerFunction> Functions;
  std::vector<unsigned> Work;
};

} // namespace transver

#endif
