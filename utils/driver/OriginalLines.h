//===- OriginalLines.h - A preprocessed text and its lines ------*- C++ -*-===//
//
// Tools that are handed a preprocessed text name lines of files in ways of
// their own (relative to this, with symbolic links or without). So they get the
// text without its line markers, and the lines that they name are found again
// here, spelled as the markers do.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_ORIGINALLINES_H
#define TRANSVER_DRIVER_ORIGINALLINES_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace transver {

class OriginalLines {
public:
  /// Name: the file of what stands before the first marker.
  OriginalLines(llvm::StringRef Preprocessed, llvm::StringRef Name);

  /// The text on the same lines, with the markers blank.
  const std::string &text() const { return Text; }

  struct Place {
    std::string File;
    unsigned Line = 0;
  };
  /// Where a line of it comes from; the lines are counted from 1. Line is 0 if
  /// there is no such line.
  Place at(unsigned Line) const;

private:
  std::string Text;
  std::vector<std::string> Files;
  /// By line: which file, and its line.
  std::vector<std::pair<unsigned, unsigned>> Lines;
};

} // namespace transver

#endif
