//===- Unobserved.h - What no edge stands for -------------------*- C++ -*-===//
//
// The product sees a program through the edges of its CFAs. Two things that
// Clang compiles have none: the body of a block (`^{ ... }`), and the call that
// `__attribute__((cleanup(f)))` makes at the end of a scope. An automaton that
// could have met an event there would be silent, so it is said (design D7).
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_UNOBSERVED_H
#define TRANSVER_WEAVE_UNOBSERVED_H

#include "automaton/Automaton.h"
#include "output/Report.h"
#include "clang/AST/ASTContext.h"

namespace transver {

/// Reports what the automata cannot observe: as errors, or with AsRemark as
/// remarks, and then in Report (which knows the automata by their place in
/// Automata) as skipped. False if an error was reported.
bool reportUnobserved(clang::ASTContext &Context,
                      llvm::ArrayRef<const Automaton *> Automata, bool AsRemark,
                      ReportBuilder &Report);

} // namespace transver

#endif
