//===- Reduce.h - The residual program of a condition -----------*- C++ -*-===//
//
// A reducer (Reducers, Definition 2.3) makes of a program and a condition a
// residual program that has every path that the condition does not cover, and
// no path of its own. The forms in which it is written:
//
//   identity   the program itself
//   ghost      the condition's state in a variable, and a cut where it accepts
//   product    locations unfolded by the condition's states (Algorithm 1)
//   fold-...   the product with states united at some places
//
// A cut ends the path where a covered step is about to take effect: its
// operands and conditions have been evaluated, a covered call is not made.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_REDUCE_REDUCE_H
#define TRANSVER_REDUCE_REDUCE_H

#include "Options.h"
#include "product/Product.h"
#include "reduce/Residual.h"
#include "source/Edits.h"
#include "weave/Names.h"

namespace transver {

struct ReduceResult {
  bool Good = true;                            ///< false: an error was reported
  std::vector<std::string> Prologue, Epilogue; ///< lines of the output
  std::string Dump; ///< the pictures that were asked for
};

/// What all forms share.
struct Reduction {
  clang::ASTContext &Context;
  const TokenBuffer &Tokens;
  const Options &Opts;
  EditSet &Edits;
  UnitCFAs &Unit;
  ProgramSteps &Steps;
  Residual &Product;
  Names &Fresh;
  Ranges &RangeOf;
  std::string CutFunction; ///< what ends a path, without arguments
  bool UsesCut = false;
  unsigned Sites = 0;      ///< places where the text was changed
  bool KeepsState = false; ///< the state is a variable
};

/// Reads the condition that the options name and edits the unit into the
/// residual program.
ReduceResult reduce(clang::ASTContext &Context, const TokenBuffer &Tokens,
                    const Options &Opts, EditSet &Edits);

/// Writes the state as a variable: Ghost.cpp.
bool writeGhost(Reduction &R);

/// Writes the product: Specialise.cpp. If some of it cannot be written, nothing
/// is, and Why and WhyAt tell what and where.
bool writeProduct(Reduction &R, std::string &Why, clang::SourceLocation &WhyAt);

/// `sha256:…` of the main file, as a condition has it.
std::string hashOfInput(const clang::SourceManager &SM);

/// Shows an automaton's messages through Clang's engine.
void showMessages(const SourceText &Text,
                  llvm::ArrayRef<AutomatonDiagnostic> Messages,
                  clang::DiagnosticsEngine &Diags, clang::SourceManager &SM);

} // namespace transver

#endif
