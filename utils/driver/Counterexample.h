//===- Counterexample.h - What a replayed alarm tells -----------*- C++ -*-===//
//
// The steps of a violation in the user's terms: the inputs in their order, each
// with the place where the program asked for it, and the operation that
// violates the property. What the instrumentation asks for itself (which state
// to save, which block to track) is no input of the program: those choices are
// told only where they were "yes", and a witness has none of them.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_COUNTEREXAMPLE_H
#define TRANSVER_DRIVER_COUNTEREXAMPLE_H

#include "Replay.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace transver {

struct Counterexample {
  struct Event {
    enum class Kind { Input, Choice, Violation } K = Kind::Input;
    std::string Type, Value; ///< of an input or a choice
    SourceLine Where;
    unsigned Column = 0; ///< of the violated operation; of the parenthesis that
                         ///< ends an input's call; 0 if it is not known
    std::string Operation;    ///< of a violation, its text
    std::string Automaton;    ///< of a violation, whose it is
    bool IsExplained = false; ///< Operation says what is wrong, not only where
    /// Of a violation: what belongs to it besides, each with its place.
    std::vector<std::pair<SourceLine, std::string>> Notes;
  };
  std::vector<Event> Events;
};

/// The steps of a run, with what it said of the violation or else what the
/// report of the transformation and the program's own text say of their places.
Counterexample explain(const Replayed &Run, const llvm::json::Value &Report);

/// A line for each event.
void printText(const Counterexample &C, llvm::raw_ostream &OS);

/// The events as the value of an attribute.
void printJSON(const Counterexample &C, llvm::json::OStream &JSON);

} // namespace transver

#endif
