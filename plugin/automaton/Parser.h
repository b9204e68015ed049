//===- Parser.h - From text to automata -------------------------*- C++ -*-===//
//
// Reads the automata language of docs/automata.md. The parser never prints: it
// returns diagnostics that the caller shows, the plugin through Clang's own
// engine and the driver through llvm::SourceMgr, so that both look alike.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_AUTOMATON_PARSER_H
#define TRANSVER_AUTOMATON_PARSER_H

#include "automaton/Automaton.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>
#include <vector>

namespace transver {

/// The text of an automaton file and of all that it includes. Buffer 0 is the
/// file itself; TextRange::Buffer indexes Buffers. Owns the buffers.
struct SourceText {
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> Buffers;
};

/// One message about an automaton's text.
struct AutomatonDiagnostic {
  enum class Level { Error, Warning, Note };
  Level L = Level::Error;
  TextRange Range;     ///< Begin is where the caret points
  std::string Message; ///< in Clang's style: lower case, no full stop
  std::string FixIt;   ///< replacement for Range, empty if none (did-you-mean)
};

struct ParsedAutomata {
  std::vector<Automaton> Automata;
  std::vector<AutomatonDiagnostic> Diagnostics;
  bool hasErrors() const;
};

/// How strictly a file is read.
struct ParseOptions {
  /// For condition automata (docs/automata.md, "Condition files"): a GOTO of a
  /// state that the file does not define is the residual state of the reducers
  /// and no mistake. It is represented by ResidualState.
  bool UndefinedStateIsResidual = false;
};

/// Transition::ToState of a GOTO to an undefined state, see ParseOptions.
constexpr unsigned ResidualState = ~0u;

/// Parses Text.Buffers[0]; `#include "file"` is looked for relative to the
/// including buffer's identifier and appended to Text. Recovers after an error
/// at the next `;`, STATE or END so that one run reports several mistakes.
/// Never fails otherwise: any input at all gives automata or at least one
/// error.
ParsedAutomata parseAutomata(SourceText &Text,
                             ParseOptions Options = ParseOptions());

} // namespace transver

#endif
