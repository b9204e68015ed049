//===- Reachability.h - In which states is an edge reached? -----*- C++ -*-===//
//
// For one automaton over a whole unit: at each location a relation between the
// state at the entry of its function and the state here, computed as a fixpoint
// with a summary of each function for its calls. More states than can really
// occur only cost a ghost.
//
// Most edges neither move the automaton nor call anything. A location that only
// such an edge leads to has the states of the one before it, so both are one
// place. And calls through pointers can enter the same hundreds of functions:
// these are one group, with one summary.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_PRODUCT_REACHABILITY_H
#define TRANSVER_PRODUCT_REACHABILITY_H

#include "product/CallTargets.h"
#include "product/EdgeMatcher.h"
#include "product/Product.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallBitVector.h"
#include <vector>

namespace transver {

class Reachability {
public:
  using Set = llvm::SmallBitVector; ///< of states

  Reachability(UnitCFAs &Unit, const CallTargets &Calls, const Observation &O);

  /// What the automaton does in function I.
  EventReactions &reactions(unsigned I) {
    return Functions[I].Reactions;
  }

  /// The states in which the R-th of these events can be reached.
  Set statesAt(unsigned I, unsigned R);

private:
  static constexpr unsigned None = ~0u;
  /// An edge between places.
  struct Step {
    unsigned From = 0, To = 0;
    /// The function's reactions there: those from Begin on are before its
    /// operation, those from Middle up to End behind it.
    unsigned Begin = 0, Middle = 0, End = 0;
    unsigned Group = None; ///< what it calls
    bool Passes = true;    ///< the call may leave the state as it is
    bool Repeats = false;  ///< code outside may call back again and again
    bool isPlain() const { return Begin == End && Group == None; }
  };
  struct PerFunction {
    EventReactions Reactions;
    std::vector<std::vector<Set>> Moves; ///< by reaction and state before it
    std::vector<Step> Steps;             ///< in the order of From
    std::vector<unsigned> FirstStep;     ///< by place, and one for the end
    std::vector<unsigned> PlaceOf;       ///< by location
    std::vector<Set> At;                 ///< by place and state at the entry
    std::vector<Set> Summary;            ///< by state at the entry
    Set EntryStates;
    std::vector<unsigned> Groups; ///< that it is in
  };
  /// The functions that a call can enter.
  struct Group {
    llvm::ArrayRef<unsigned> Members;
    Set Entered;
    std::vector<Set> Summary;
    llvm::SetVector<unsigned> Callers;
  };

  void run();
  void findMoves(PerFunction &F) const;
  void findSteps(unsigned I);
  unsigned groupOf(llvm::ArrayRef<unsigned> Members);
  void enter(unsigned I, unsigned Q);
  void analyse(unsigned I);
  /// What the R-th reaction of F, a call and a whole step make of States.
  Set after(const PerFunction &F, unsigned R, const Set &States) const;
  Set call(const Step &S, Set States);
  Set over(const PerFunction &F, const Step &S, Set States);

  UnitCFAs &Unit;
  const CallTargets &Calls;
  const Automaton &A;
  const unsigned N; ///< how many states there are
  bool IsDone = false;
  std::vector<PerFunction> Functions;
  std::vector<Group> Groups;
  llvm::DenseMap<const unsigned *, unsigned> GroupAt; ///< by their members
  llvm::BitVector Work;
};

} // namespace transver

#endif
