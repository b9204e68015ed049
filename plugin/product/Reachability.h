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

  Reachability(UnitCFAs &Unit, const CallTargets &Calls, const Automaton &A);

  /// The states in which the event before or after edge E (its number is Id) of
  /// function I can be reached.
  Set statesAt(unsigned I, const Edge &E, EdgeId Id, bool Before);

  std::vector<EdgeReactions> &reactions(unsigned I) {
    return Functions[I].Reactions;
  }

private:
  using Relation = std::vector<Set>; ///< by the state at the function's entry
  struct PerFunction {
    std::vector<EdgeReactions> Reactions;
    std::map<std::pair<EdgeId, bool>, unsigned> Index; ///< into Reactions
    std::vector<Relation> At;                          ///< by location
    Relation Summary;
    Set EntryStates;
    std::vector<unsigned> Callers;
    bool Queued = false;
  };

  void enqueue(unsigned I);
  void enter(unsigned I, unsigned Q);
  Set step(unsigned I, EdgeId Id, bool Before, const Set &From);
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
