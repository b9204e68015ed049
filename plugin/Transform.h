//===- Transform.h - From a parsed unit to the new text ---------*- C++ -*-===//
//
// The pipeline: tokens and AST, control-flow automata, product with the
// automata, edits, text. Each stage is a folder; this file only runs them in
// order.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_TRANSFORM_H
#define TRANSVER_TRANSFORM_H

#include "Options.h"
#include "automaton/Parser.h"
#include "source/TokenBuffer.h"
#include "weave/Weave.h"
#include "clang/AST/ASTContext.h"
#include <memory>
#include <string>
#include <vector>

namespace transver {

/// The automata of one run with the texts that they came from.
struct LoadedAutomata {
  struct Entry {
    std::string
        Property; ///< the built-in property's name; empty for a user's file
    SourceText Text;
    ParsedAutomata Parsed;
  };
  std::vector<std::unique_ptr<Entry>> Entries;

  /// The files that they were read from.
  std::vector<std::string> files() const;

  /// All automata in the order in which they were asked for.
  std::vector<WovenAutomaton> all() const;
};

/// Reads and parses the automata that Opts names; shows their diagnostics
/// through Diags. Returns false after an error.
bool loadAutomata(const Options &Opts, clang::DiagnosticsEngine &Diags,
                  clang::SourceManager &SM, LoadedAutomata &Into);

/// What comes out of one unit.
struct Transformed {
  std::string Text;   ///< the new unit, or the dumps
  std::string Report; ///< JSON; empty if none was asked for
  bool Unchanged = false; ///< nothing is woven: Text says what the input says
};

/// Runs the pipeline on a unit without errors. Tokens must be finished. Dumps
/// are made instead of the transformation. Returns false after an error, which
/// has been reported.
bool transform(clang::ASTContext &Context, const TokenBuffer &Tokens,
               const LoadedAutomata &Automata, const Options &Opts,
               llvm::StringRef InputName, Transformed &Result);

} // namespace transver

#endif
