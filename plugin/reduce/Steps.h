//===- Steps.h - The program as a condition sees it -------------*- C++ -*-===//
//
// A control-flow automaton has an edge for each operation; a condition sees
// only some of them, its *steps*: a declaration, an assignment, a call, a
// return, one outcome of an atomic condition. A call whose result is assigned
// or initialises a variable as it is makes one step with that, when control
// leaves. Conditions with a constant value are no steps.
//
// CPAchecker compares a switch with its labels one after the other, so for its
// conditions an edge of a switch is a sequence of steps.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_REDUCE_STEPS_H
#define TRANSVER_REDUCE_STEPS_H

#include "cfa/CFA.h"
#include "product/Product.h"
#include "reduce/Condition.h"
#include "source/TokenBuffer.h"
#include "weave/Ranges.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace transver {

struct Step {
  /// It is one outcome of a condition.
  bool IsBranch = false;
  /// Unlisted, it is stuttered over: the entry of a function, a label, the
  /// return to a caller.
  bool IsOptional = false;
  /// Of a branch: each way to write its condition (canonical), with the outcome
  /// that this step is; of all others the texts of the step (canonical), with
  /// true.
  llvm::SmallVector<std::pair<std::string, bool>, 2> Texts;
  /// How often CPAchecker may have an edge of the same text right behind it.
  unsigned Repeats = 0;
  /// The edges whose operations it is: of a call also the assignment's.
  llvm::SmallVector<const Edge *, 2> Edges;
};

/// The steps of one edge.
struct EdgeSteps {
  llvm::SmallVector<Step, 1> Steps;
  const Edge *E = nullptr;
  const CFA *C = nullptr;
  /// Seen after the operation (the outcome of a condition), else before it.
  bool After = false;
};

/// The steps of a unit, made on demand.
class ProgramSteps {
public:
  ProgramSteps(UnitCFAs &Unit, const TokenBuffer &Tokens, Ranges &RangeOf,
               bool ForForeign, bool WithPrelude)
      : Context(Unit.Context), Tokens(Tokens), RangeOf(RangeOf),
        ForForeign(ForForeign), WithPrelude(WithPrelude) {}

  /// By edge of C. Valid until the object dies.
  const std::vector<EdgeSteps> &of(const CFA &C);
  /// C is about to die.
  void forget(const CFA &C) { Known.erase(&C); }

  /// Whether a transition's trigger matches a step of the edge In.
  bool matches(const ConditionTransition &T, const Step &S,
               const EdgeSteps &In) const;
  /// Calls Visit with each place that `PLACE` may name In's steps by.
  static void forEachPlace(const EdgeSteps &In,
                           llvm::function_ref<void(clang::SourceLocation)>);
  /// Whether T waits for a step of the same condition with the other outcome.
  static bool isSibling(const ConditionTransition &T, const Step &S);

private:
  EdgeSteps make(const CFA &C, const Edge &E);
  void addTexts(const Edge &E, Step &S) const;
  void addBranchTexts(const clang::Expr *Atom, bool Truth, Step &S) const;
  void addSwitch(const CFA &C, const Edge &E, EdgeSteps &Into) const;
  std::string source(const clang::Stmt *S, bool WithEnd) const;
  bool hasLabel(const EdgeLabel &L, const Step &S, const EdgeSteps &In) const;
  bool holds(const Trigger &T, const Step &S, const EdgeSteps &In) const;
  bool isAt(llvm::StringRef Place, const EdgeSteps &In) const;

  clang::ASTContext &Context;
  const TokenBuffer &Tokens;
  Ranges &RangeOf;
  bool ForForeign, WithPrelude;
  llvm::DenseMap<const CFA *, std::unique_ptr<std::vector<EdgeSteps>>> Known;
  /// Of the function that is looked at: the assignment or declaration that
  /// takes a call's result as it is.
  llvm::DenseMap<const clang::Expr *, const Edge *> TakerOf;
};

/// The declarations of the unit at file scope, canonical, in order.
std::vector<std::string> fileScopeTexts(clang::ASTContext &Context,
                                        const TokenBuffer &Tokens);

} // namespace transver

#endif
