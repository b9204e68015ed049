//===- Sets.h - Set variables -----------------------------------*- C++ -*-===//

#ifndef TRANSVER_AUTOMATON_SETS_H
#define TRANSVER_AUTOMATON_SETS_H

#include "automaton/Automaton.h"
#include "automaton/DiagnosticSink.h"

namespace transver {

/// Turns what looks like a subscript or a member of a set variable in the
/// operations and triggers of A into what it means, and reports what is wrong
/// with it.
void resolveSets(Automaton &A, DiagnosticSink &Diags);

} // namespace transver

#endif
