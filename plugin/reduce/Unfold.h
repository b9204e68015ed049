//===- Unfold.h - One function in one state ---------------------*- C++ -*-===//
//
// Writes the body of a function that is entered in one state: each place of the
// function once for each state that comes there (the product's nodes), as
// statements of the source and jumps. Loops and branches are kept where their
// states allow it.
//
// A declaration and what follows it in its block is a *region*. A region is
// written once for each state in which its declaration is reached, in braces,
// with all its places in whichever states come there: so every copy has
// variables of its own, and control never leaves a copy but for good.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_REDUCE_UNFOLD_H
#define TRANSVER_REDUCE_UNFOLD_H

#include "reduce/Code.h"
#include "reduce/Evaluation.h"
#include "weave/Ranges.h"
#include "clang/AST/Stmt.h"

namespace transver {

/// What the text of a specialised function refers to.
struct UnfoldNames {
  std::string Cut;   ///< the call that ends a path, `__transver_cut()`
  std::string State; ///< the variable in which callees hand back their state
  std::string LabelStem; ///< of labels
  /// The name of function I entered in a state; empty for its own.
  std::function<std::string(unsigned, Residual::State)> FunctionName;
  /// Whether function I returns in several states from there, and says so.
  std::function<bool(unsigned, Residual::State)> HandsBack;
  /// A name for a temporary of the function.
  std::function<std::string()> Temporary;
};

struct Unfolded {
  Pieces Body; ///< what stands between the braces of the function's body
  bool UsesCut = false, UsesState = false;
  const char *Problem = nullptr; ///< why it cannot be written
  clang::SourceLocation ProblemAt;
};

Unfolded unfold(UnitCFAs &Unit, ProgramSteps &Steps, Residual &Product,
                const TokenBuffer &Tokens, Ranges &RangeOf, unsigned I,
                Residual::State Entry, const UnfoldNames &Names);

} // namespace transver

#endif
