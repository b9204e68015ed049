//===- StateValues.h - What the variable holds for a state ------*- C++ -*-===//
//
// The ghost reducer keeps the state of the condition in a variable. At one
// location the variable has to tell the states apart that reach it; the value
// for a state may differ from location to location. Where a state is left for
// another and both have the same value, nothing has to be written: a condition
// that follows a path step by step needs a write only where other paths leave
// it or join it.
//
// Values are found as registers are coalesced. The nodes (location, state) of
// the product that an edge without a step connects must have one value, and the
// variable must not change between caller and callee. The edges with steps are
// then taken in turn, and what they connect gets one value if no location has
// two states with it. States behind which nothing is cut any more need not be
// told apart from each other.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_REDUCE_STATEVALUES_H
#define TRANSVER_REDUCE_STATEVALUES_H

#include "reduce/Reduce.h"
#include "llvm/ADT/DenseMap.h"

namespace transver {

class StateValues {
public:
  using State = Residual::State;

  /// R.Product has not been folded and keeps its state while the program runs.
  explicit StateValues(Reduction &R);

  /// The value for state S at location L of function I.
  unsigned at(unsigned I, LocationId L, State S) const {
    return value({Place::Location, I, L}, S);
  }
  /// The same while the call of edge E runs.
  unsigned during(unsigned I, EdgeId E, State S) const {
    return value({Place::Call, I, E}, S);
  }
  /// At the start of the program.
  unsigned initial() const { return Initial; }

private:
  /// Where the variable is looked at.
  struct Place {
    enum Kind { Location, Call, Outside } K;
    unsigned Function, Id;
    bool operator<(const Place &O) const {
      return std::tie(K, Function, Id) < std::tie(O.K, O.Function, O.Id);
    }
  };
  unsigned node(const Place &P, State S, bool IsLive = true);
  unsigned value(const Place &P, State S) const;
  unsigned find(unsigned Node);
  void unite(unsigned A, unsigned B);
  bool conflict(unsigned A, unsigned B);
  void connect(Reduction &R);
  void coalesce();
  unsigned coalesce(llvm::ArrayRef<unsigned> Order);
  void number();

  std::map<Place, unsigned> Places;
  std::map<std::pair<unsigned, State>, unsigned> Nodes; ///< by place
  std::vector<unsigned> PlaceOf;                        ///< by node
  std::vector<unsigned> Parent; ///< by node, of the classes of one value
  /// Of each class, by its representative: the places of its nodes.
  struct Extent {
    llvm::DenseSet<unsigned> All, Live; ///< Live: of nodes that matter
  };
  std::vector<Extent> In;
  /// The nodes that each edge with a step connects, cuts included as pairs of
  /// one node.
  std::vector<std::vector<std::pair<unsigned, unsigned>>> Moves;
  std::vector<unsigned> Values; ///< by node
  unsigned Start = 0, Initial = 0;
};

} // namespace transver

#endif
