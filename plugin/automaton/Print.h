//===- Print.h - Automata as text and as graphs -----------------*- C++ -*-===//

#ifndef TRANSVER_AUTOMATON_PRINT_H
#define TRANSVER_AUTOMATON_PRINT_H

#include "automaton/Automaton.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace transver {

/// Writes a C expression back as C text with only the parentheses that it
/// needs. Substitute may write a leaf its own way (a capture, a name, a call of
/// a building block) and return true; what it writes must be a primary
/// expression or parenthesised.
void printExpr(llvm::raw_ostream &OS, const CExpr &E,
               llvm::function_ref<bool(const CExpr &)> Substitute);

/// Writes the automaton in the automata language; parsing the result gives an
/// equal automaton.
void printAutomaton(llvm::raw_ostream &OS, const Automaton &A);

/// Writes the automaton as a Graphviz digraph.
void printAutomatonAsDot(llvm::raw_ostream &OS, const Automaton &A);

} // namespace transver

#endif
