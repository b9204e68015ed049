//===- Evaluation.h - One full expression in one state ----------*- C++ -*-===//
//
// What happens to the product's state while one full expression (or a simple
// statement) is evaluated that is entered in one state: the states at its end,
// where in it a path is cut, and which specialised function each call enters.
// The text of a specialised function is that of the original but for this.
//
// A state at the end is known from the place in the text, unless a callee came
// back in several states; then a variable has it. What fits neither scheme
// (states that meet again within the expression, calls that need several
// specialised functions) is said to be so, and the product is not written.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_REDUCE_EVALUATION_H
#define TRANSVER_REDUCE_EVALUATION_H

#include "reduce/Residual.h"
#include "llvm/ADT/DenseMap.h"
#include <map>

namespace transver {

struct Evaluation {
  using State = Residual::State;
  /// No callee came back in several states.
  static constexpr State Static = ~0u - 1;

  /// Where it ends: normally or with true, and with false.
  struct End {
    /// By what the variable says: the state. A path that is cut in the very end
    /// (a condition's outcome) has the state Cut.
    std::map<State, State> States;
    bool isDynamic() const {
      return States.size() > 1 ||
             (!States.empty() && States.begin()->first != Static);
    }
    bool isReached() const { return !States.empty(); }
    bool isCut() const {
      return States.size() == 1 && States.begin()->second == Residual::Cut;
    }
  };
  End Ends[2];

  /// The states in which a call enters the function that it calls directly.
  llvm::DenseMap<const clang::CallExpr *, std::pair<unsigned, State>> Enters;
  /// Operations before which the path is cut.
  llvm::SmallVector<const Edge *, 1> Cuts;
  /// Outcomes of conditions within it with which the path is cut.
  llvm::SmallVector<const Edge *, 1> CutOutcomes;
  /// The path is cut when the function returns (of a return statement).
  bool CutsReturn = false;
  /// Why it cannot be written; null if it can.
  const char *Problem = nullptr;
};

/// Evaluates parts of one function's automaton.
class Evaluator {
public:
  Evaluator(UnitCFAs &Unit, ProgramSteps &Steps, Residual &Product, unsigned I)
      : Unit(Unit), Steps(Steps), Product(Product), I(I) {}

  Evaluator(const Evaluator &) = delete;
  Evaluator &operator=(const Evaluator &) = delete;
  ~Evaluator() {
    for (const auto &[K, Part] : Parts)
      Steps.forget(*Part.Automaton);
  }

  /// See CFA::ofPart.
  const Evaluation &of(const clang::Expr *E, const clang::Stmt *Whole,
                       bool IsCondition, Residual::State From);

private:
  Evaluation evaluate(const CFA::Part &Part, bool IsCondition,
                      Residual::State From);
  UnitCFAs &Unit;
  ProgramSteps &Steps;
  Residual &Product;
  unsigned I;
  using Key = std::pair<const clang::Stmt *, const clang::Stmt *>;
  std::map<Key, CFA::Part> Parts;
  std::map<std::pair<Key, Residual::State>, Evaluation> Known;
};

} // namespace transver

#endif
