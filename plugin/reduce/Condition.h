//===- Condition.h - What an earlier verifier has done ----------*- C++ -*-===//
//
// A condition automaton (Reducers, Definition 2.1) is (Q, Sigma, delta, q0, F):
// its transitions carry sets of edges of the program and an assumption, and a
// path is covered (Definition 2.2) once a run over it enters an accepting state
// by transitions whose assumption is the constant true. An assumption speaks of
// the state after the edge and is never evaluated.
//
// The automaton steps on *program steps*: a declaration, an assignment, a call,
// a return, one outcome of an atomic condition. A step that no transition
// matches leads to the residual state, which is never left: nothing behind it
// is covered. What is no step for a reader (sub-expressions, ends of scopes,
// constant conditions) is stuttered over.
//
// Three forms are read into the same model: our own (docs/reducers.md),
// CPAchecker's AssumptionAutomaton.txt, and violation witnesses of SV-COMP.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_REDUCE_CONDITION_H
#define TRANSVER_REDUCE_CONDITION_H

#include "automaton/Parser.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace transver {

/// The text of an edge that a transition waits for, canonical. Of `[!(x > 0)]`
/// the condition without brackets and negations, and the outcome that is left.
struct EdgeLabel {
  std::string Text;
  bool IsBranch = false, Outcome = true;
};
EdgeLabel readLabel(llvm::StringRef Text);

/// One transition, as the residual program needs it.
struct ConditionTransition {
  const Trigger *When = nullptr;
  TextRange Range;
  /// The assumption is the constant true; of others only what they do not cover
  /// is known.
  bool IsTrue = true;
  unsigned To = ResidualState; ///< a state, or ResidualState
  /// CPAchecker's `TRUE -> GOTO __TRUE`: what it has not listed was verified. A
  /// foreign front end can believe that of a branch whose sibling is listed.
  bool IsCatchAll = false;
  enum class Count { Keep, Reset, Increment } Counter = Count::Keep;
  EdgeLabel Label; ///< if it waits for one text
};

struct ConditionState {
  std::string Name;
  TextRange Range;
  bool IsAccepting = false;
  bool UseFirst = false;
  /// `ARGnMk`: within a multi-edge of CPAchecker; its catch-all is no branch.
  bool IsInner = false;
  std::vector<ConditionTransition> Transitions;
};

/// A condition automaton. Owns the text that it was read from.
class Condition {
public:
  std::vector<ConditionState> States;
  unsigned Initial = ResidualState; ///< ResidualState: nothing is covered
  /// CPAchecker's conventions hold.
  bool IsForeign = false;
  /// It begins with CPAchecker's edges for the file's declarations, so its
  /// other edges are CPAchecker's, too: a declaration with a call is two.
  bool HasPrelude = false;
  /// It was made of a violation witness, and the residual program has the
  /// witness' paths; or what it covers was executed and not verified. Only the
  /// verdict false carries over.
  bool ProvesNothing = false;
  /// The number of branches after which its maker gave up; 0 if it counts none.
  unsigned Threshold = 0;
  std::string Program; ///< `sha256:…` of the file that it is about, or empty

  SourceText Source;
  ParsedAutomata Parsed; ///< what Triggers point into

  /// Whether accepting states can be reached from State.
  bool canAccept(unsigned State) const {
    return State < CanAccept.size() && CanAccept[State];
  }
  /// Whether from State on it counts that every step was listed.
  bool asksForListing(unsigned State) const { return Asks[State]; }
  /// To be called when all transitions are there.
  void finish();

private:
  /// The states from which one of Goals can be reached.
  std::vector<bool> reaching(const std::vector<bool> &Goals) const;
  std::vector<bool> CanAccept, Asks;
};

/// Text of C without the white space that means nothing, and without a final
/// `;`.
std::string canonicalText(llvm::StringRef Text);

/// The same for an expression, without redundant parentheses if it can be read.
std::string canonicalExpression(llvm::StringRef Text);

/// Reads the condition in Buffer, in whichever form it is. What is wrong with
/// it is in Parsed.Diagnostics of the result. FileScope has the declarations of
/// the program at file scope, in order, in canonical form: CPAchecker's
/// conditions step over them.
std::unique_ptr<Condition> readCondition(std::unique_ptr<llvm::MemoryBuffer>,
                                         llvm::ArrayRef<std::string> FileScope);

/// Reads a violation witness (SV-COMP, format 2.0) as an automaton of
/// Into.Parsed; see Witness.cpp for what becomes of its waypoints.
void readWitness(Condition &Into);

} // namespace transver

#endif
