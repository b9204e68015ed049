//===- Residual.h - Program times condition ---------------------*- C++ -*-===//
//
// The product of a program and a condition (Reducers, Algorithm 1), without
// what is covered. The condition is determinised: its states here are sets of
// the condition's states, the empty set is the residual state, and a set with
// an accepting member is a cut. Calls are not inlined: a function is analysed
// once for each state in which it is entered, and callers get the states in
// which it returns.
//
// A folding reducer (the follow-up paper FRed) unites states at some places. A
// node's state is therefore a set of determinised states; a step is cut only if
// it is for each of them. The residual state is never cut, so it absorbs the
// sets that it is in.
//
// From nodes behind which nothing is cut any more the state does not matter;
// they are those of the residual state, which keeps the residual program small.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_REDUCE_RESIDUAL_H
#define TRANSVER_REDUCE_RESIDUAL_H

#include "product/CallTargets.h"
#include "reduce/Steps.h"
#include "llvm/ADT/DenseSet.h"
#include <map>
#include <set>

namespace transver {

/// The condition, determinised, as it runs over the steps of a program.
class ConditionRun {
public:
  using Id = unsigned;
  static constexpr Id Residual = 0;
  static constexpr Id Cut = ~0u;

  ConditionRun(const Condition &C, ProgramSteps &Steps);

  Id initial() const { return Initial; }
  /// The state behind the steps of one edge.
  Id after(Id From, const EdgeSteps &Edge);
  unsigned size() const { return Sets.size(); }
  /// The names of the condition's states in a state.
  std::string describe(Id State) const;
  const Condition &condition() const { return C; }

  /// Which transitions matched an edge of the program, and the first step that
  /// a state had not listed.
  llvm::DenseSet<const ConditionTransition *> Used;
  std::map<unsigned, const EdgeSteps *> Unlisted; ///< by state
  bool TooMany = false; ///< the sets outgrew all bounds; the rest is residual

private:
  /// One member: a state of the condition with CPAchecker's counter. Matched:
  /// every step to here was listed.
  struct Member {
    unsigned State;
    bool Matched;
    unsigned Count;
    bool operator<(const Member &O) const {
      return std::tie(State, Matched, Count) <
             std::tie(O.State, O.Matched, O.Count);
    }
    bool operator==(const Member &O) const {
      return State == O.State && Matched == O.Matched && Count == O.Count;
    }
  };
  using Set = std::vector<Member>;
  Id intern(Set S);
  /// Adds what becomes of M to Into; true if it is covered.
  bool step(const Member &M, const Step &S, const EdgeSteps &In, Set &Into);

  const Condition &C;
  ProgramSteps &Steps;
  std::vector<Set> Sets;
  std::map<Set, Id> Index;
  Id Initial = Residual;
};

/// Which states are united.
enum class Fold {
  None,
  Location,    ///< all of one location
  Loops,       ///< all of one loop head
  Bound,       ///< of one loop head all from the k-th on
  Context,     ///< of one loop head, those that were in the loop since it was
               ///< entered in the same state
  ExceptLoops, ///< all of one location that lies in no loop
};

/// The residual program as a graph. Its states are numbers; 0 is the residual
/// state.
class Residual {
public:
  using State = unsigned;
  static constexpr State Cut = ~0u;

  struct Options {
    Fold Folding = Fold::None;
    unsigned Bound = 2;
    /// The state is kept while the program runs, so what code outside the unit
    /// calls is known; else that is in the residual state.
    bool Dynamic = false;
  };

  Residual(UnitCFAs &Unit, ProgramSteps &Steps, ConditionRun &Run,
           Options Opts);

  /// Everything is covered: main is cut at its entry.
  bool cutsAll() const { return Initial == Cut; }
  State initial() const { return Initial; }

  /// One function entered in one state.
  struct Instance {
    std::map<LocationId, std::set<State>> At;
    std::set<State> Exits;
  };
  /// Of function I, by the state at the entry.
  const std::map<State, Instance> &instances(unsigned I) const {
    return Functions[I];
  }

  /// The state behind the steps of an edge, before it is folded.
  State after(State From, const EdgeSteps &Edge);
  State after(State From, unsigned I, EdgeId E);
  /// What a state is at location L of function I that was entered in Entry. At
  /// a place between two evaluations it is united with others, and residual if
  /// nothing is cut from there on; within an evaluation nothing happens to it.
  State at(unsigned I, State Entry, LocationId L, State S);
  /// The same behind an edge, by which control left with S. A state that is a
  /// variable stays what it is.
  State behind(unsigned I, State Entry, EdgeId E, State S);
  /// The state in which function I runs if it is entered in S; residual for the
  /// original function.
  State entry(unsigned I, State S);
  /// A caller's state behind a call that was made in Calling and came back in
  /// Exit.
  State resume(State Calling, State Exit);
  /// The states in which function I returns that was entered in Entry.
  const std::set<State> &exits(unsigned I, State Entry) const;
  /// The functions that a call can enter, and whether it can come back in the
  /// same state without having entered one, and whether code outside the unit
  /// may call back.
  struct Callees {
    llvm::ArrayRef<unsigned> Defined;
    bool PassesThrough = false, CallsBack = false;
  };
  Callees calleesOf(const clang::CallExpr *Call) const;
  /// Whether control can follow an edge: conditions may be constant.
  bool isTaken(const Edge &E) const;
  /// The states that the program's other code may run in.
  const std::set<State> &outside() const { return Outside; }
  /// Whether other code goes on where function I returns.
  bool leavesToOutside(unsigned I) const;
  /// Whether something is cut behind a place, if the state is kept while the
  /// program runs.
  bool isLive(unsigned I, LocationId L, State S) const {
    return isLive(Node{I, 0, L, S});
  }
  /// Nobody knows when what runs: every state can be met everywhere.
  bool anyOrder() const { return AnyOrder; }

  std::string describe(State S) const;

  struct Size {
    unsigned Locations = 0, Edges = 0, Cuts = 0;
  };
  Size size() const { return Measured; }
  /// The locations that are reached in some state.
  unsigned distinctLocations() const;
  /// The same for the program alone, as far as it can be reached.
  Size programSize();

  /// Calls Visit with each node and edge, for pictures.
  void
  forEachEdge(llvm::function_ref<void(unsigned I, State Entry, LocationId From,
                                      State, EdgeId, LocationId To, State)>
                  Visit) const;

private:
  using Members = std::vector<ConditionRun::Id>; ///< sorted
  /// Of Fold::Context: in which state each loop around was entered.
  using Context = std::vector<std::pair<LocationId, State>>;
  State intern(Members M, Context Around = {});
  State unite(State A, State B);
  State folded(unsigned I, State Entry, LocationId L, State S);
  struct Node {
    unsigned Function;
    State Entry;
    LocationId At;
    State S;
    bool operator<(const Node &O) const {
      return std::tie(Function, Entry, At, S) <
             std::tie(O.Function, O.Entry, O.At, O.S);
    }
  };
  struct Caller {
    Node From;     ///< where the call is made
    State Calling; ///< the state behind its steps
    EdgeId Call;
    bool operator<(const Caller &O) const {
      return std::tie(From, Calling, Call) <
             std::tie(O.From, O.Calling, O.Call);
    }
  };

  void explore();
  void enter(unsigned I, State S);
  void reach(unsigned I, State Entry, LocationId L, State S);
  void expand(const Node &N);
  void call(const Node &N, EdgeId Id, State S);
  void comeBack(const Caller &Call, State Exit, const Node &From);
  /// The node of all code that is not in the unit.
  static Node outside(State S) { return {~0u, 0, 0, S}; }
  void fromOutside(State S);
  void prune();
  bool isLive(Node N) const;
  void measure();
  bool isFolded(unsigned I, LocationId L) const;

  UnitCFAs &Unit;
  ProgramSteps &Steps;
  ConditionRun &Run;
  Options Opts;
  std::vector<std::pair<Members, Context>> Sets;
  std::map<std::pair<Members, Context>, State> Index;
  State Initial = 0;
  bool AnyOrder = false;

  std::vector<std::map<State, Instance>> Functions;
  std::map<std::pair<unsigned, State>, std::set<Caller>> Callers;
  std::set<Caller> CallingBack; ///< calls that may enter functions of the unit
  std::vector<Node> Work;
  std::set<State> Outside;
  /// Of each place where states are united: those that stay apart, and the
  /// union of the others (0 if there is none yet).
  struct Union {
    std::vector<State> Apart;
    State United = 0;
    bool Any = false;
  };
  std::map<std::tuple<unsigned, State, LocationId>, Union> Unions;
  bool Grown = false;  ///< a union has since the exploration began
  std::set<Node> Live; ///< from these something is cut; used once HasLive
  bool HasLive = false;
  std::vector<std::pair<Node, Node>> Graph;
  std::vector<Node> Cutting;
  Size Measured;
  /// By function: the loops, by their heads, with their locations.
  std::vector<std::vector<std::pair<LocationId, llvm::BitVector>>> LoopsOf;
  std::vector<llvm::BitVector> IsPlace; ///< by function and location
  std::set<State> None;
};

} // namespace transver

#endif
