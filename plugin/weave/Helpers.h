//===- Helpers.h - File-scope definitions of the weave ----------*- C++ -*-===//
//
// What cannot stand inside an expression (statements, several uses of an
// operand) becomes a function at file scope. Helpers are shared: the same text
// is defined once, behind the external declaration before its first use, where
// all that it mentions is declared already.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_HELPERS_H
#define TRANSVER_WEAVE_HELPERS_H

#include "source/Edits.h"
#include "weave/Names.h"
#include "llvm/ADT/StringMap.h"
#include <string>

namespace transver {

/// Fills a hole in the text of a definition, wherever it is in it.
void replaceAll(std::string &Text, llvm::StringRef Hole, llvm::StringRef Value);

class Helpers {
public:
  Helpers(Names &Fresh, EditSet &Edits) : Fresh(Fresh), Edits(Edits) {}

  /// Definitions that are asked for from now on stand before token At, which
  /// begins an external declaration.
  void moveTo(TokenIndex At) { Place = At; }

  /// The name of the function `ResultType NAME(Parameters) Body`. Stem names
  /// it.
  std::string function(llvm::StringRef Stem, llvm::StringRef ResultType,
                       llvm::StringRef Parameters, llvm::StringRef Body);

  /// Defines a variable once; Declaration is the whole line.
  void line(llvm::StringRef Declaration);

  /// The same for a line that is asked for once only: it is not remembered.
  void newLine(std::string Declaration) {
    Edits.insertLine(Place, std::move(Declaration));
  }

  /// True if that line has been defined.
  bool knows(llvm::StringRef Declaration) const {
    return Known.count(Declaration);
  }

  unsigned count() const { return Known.size(); }

private:
  Names &Fresh;
  EditSet &Edits;
  TokenIndex Place = 0;
  llvm::StringMap<std::string> Known;
};

} // namespace transver

#endif
