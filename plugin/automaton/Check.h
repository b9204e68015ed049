//===- Check.h - What grammar cannot say about automata ---------*- C++ -*-===//

#ifndef TRANSVER_AUTOMATON_CHECK_H
#define TRANSVER_AUTOMATON_CHECK_H

#include "automaton/Automaton.h"
#include "automaton/CParser.h"
#include "automaton/DiagnosticSink.h"

namespace transver {

/// What the parser of one automaton leaves to the checks.
struct PendingNames {
  struct Goto {
    unsigned State, Transition; ///< whose ToState it is
    TextRange Range;            ///< of the name
    std::string Name;
  };
  std::vector<Goto> Gotos;
  std::string
      Initial; ///< the name after INITIAL STATE, empty if that is missing
  TextRange InitialRange;
  std::vector<DollarName> Dollars;
  std::vector<std::unique_ptr<CExpr>>
      Initialisers; ///< of LOCALs, where they are expressions
  /// The header of a state could not be read: its name is unknown, and
  /// complaints about states that do not exist would be noise.
  bool StateLost = false;
};

/// Resolves the names of states in A and reports what is wrong with it.
void checkAutomaton(Automaton &A, const PendingNames &Pending,
                    ParseOptions Options, DiagnosticSink &Diags);

/// Reports what is wrong between the automata of one run.
void checkFile(const std::vector<Automaton> &Automata, DiagnosticSink &Diags);

} // namespace transver

#endif
