//===- DiagnosticSink.h - Collecting messages about automata ----*- C++ -*-===//
//
// The parser's parts report into one sink. It keeps three promises to the
// reader of the messages: not more than MaxErrors errors, one error per place
// (a lexical mistake is not repeated as a syntactic one), and no note without
// its error.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_AUTOMATON_DIAGNOSTICSINK_H
#define TRANSVER_AUTOMATON_DIAGNOSTICSINK_H

#include "automaton/Parser.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/Twine.h"

namespace transver {

class DiagnosticSink {
public:
  static constexpr unsigned MaxErrors = 20;

  explicit DiagnosticSink(std::vector<AutomatonDiagnostic> &Out) : Out(Out) {}

  void error(TextRange Range, const llvm::Twine &Message,
             llvm::StringRef FixIt = "");
  void warning(TextRange Range, const llvm::Twine &Message);
  /// Explains the latest error or warning; dropped if that was dropped.
  void note(TextRange Range, const llvm::Twine &Message);

  /// Whether the limit was exceeded: what remains to parse cannot be reported.
  bool full() const { return Errors > MaxErrors; }

  /// A point to return to after a trial: what was reported since is forgotten.
  struct Mark {
    size_t Size;
    unsigned Errors;
    TextRange LastError;
  };
  Mark mark() const { return {Out.size(), Errors, LastError}; }
  void rollback(const Mark &M);

private:
  std::vector<AutomatonDiagnostic> &Out;
  unsigned Errors = 0;
  bool LastDropped = true;
  TextRange LastError = {~0u, 0, 0};
};

/// The candidate that Word was probably meant to be, empty if none is near.
/// Upper and lower case count as the same letter.
llvm::StringRef nearestWord(llvm::StringRef Word,
                            llvm::ArrayRef<llvm::StringRef> Candidates);

/// `; did you mean 'X'?`, or nothing if Nearest is empty: the tail of a
/// message.
std::string didYouMean(llvm::StringRef Nearest);

} // namespace transver

#endif
