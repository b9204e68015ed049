//===- PrintParts.h - Parts of automata as text -----------------*- C++ -*-===//
//
// What the text and the graph of an automaton have in common.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_AUTOMATON_PRINTPARTS_H
#define TRANSVER_AUTOMATON_PRINTPARTS_H

#include "automaton/Print.h"

namespace transver {

void printTrigger(llvm::raw_ostream &OS, const Trigger &T);
void printTypeTest(llvm::raw_ostream &OS, const TypeTest &T);
void printAction(llvm::raw_ostream &OS, const Action &A);
/// What a picture says of a transition, a line for its trigger and for each
/// action.
std::string transitionLabel(const Transition &T);
/// The word after AT.
llvm::StringRef nameOf(At Where);
/// A name that no state of A has, for the residual state of condition files.
std::string residualName(const Automaton &A);

} // namespace transver

#endif
