//===- Printer.h - The new translation unit as text -------------*- C++ -*-===//
//
// Writes the token sequence with its edits. Each original token stands on the
// line that it has in the user's file, by line markers as -E writes them, so
// messages of a verifier or compiler about the output point into the user's own
// files.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_SOURCE_PRINTER_H
#define TRANSVER_SOURCE_PRINTER_H

#include "source/Edits.h"
#include "source/TokenBuffer.h"

namespace transver {

struct PrintOptions {
  /// Leave out line markers (for front ends that cannot read them); lines then
  /// do not keep their numbers.
  bool LineMarkers = true;
  /// Lines for the top of the output, before the first line of the unit.
  std::vector<std::string> Prologue;
  /// Lines for the end.
  std::vector<std::string> Epilogue;
};

/// Appends the unit to Out.
void printUnit(std::string &Out, const TokenBuffer &Tokens,
               const EditSet &Edits, const PrintOptions &Options);

} // namespace transver

#endif
