//===- Show.h - Diagnostics about automata on a terminal --------*- C++ -*-===//

#ifndef TRANSVER_AUTOMATON_SHOW_H
#define TRANSVER_AUTOMATON_SHOW_H

#include "automaton/Parser.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"

namespace transver {

/// Writes the diagnostics as Clang does: `file:line:col: error: message`, the
/// line, a caret with the range underlined, and below it the replacement if one
/// is known.
void showDiagnostics(llvm::raw_ostream &OS, const SourceText &Text,
                     llvm::ArrayRef<AutomatonDiagnostic> Diagnostics,
                     bool Colour);

} // namespace transver

#endif
