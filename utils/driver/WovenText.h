//===- WovenText.h - Which lines of an output are woven ---------*- C++ -*-===//
//
// An instrumented text stands on the lines of the user's files, as its line
// markers say. What was woven there is what the text has on a line and the
// same unit without any automaton has not: macros are expanded in both.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_WOVENTEXT_H
#define TRANSVER_DRIVER_WOVENTEXT_H

#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>
#include <vector>

namespace transver {

/// The lines of one file of the user's, by their number.
struct FileLines {
  std::map<unsigned, std::vector<llvm::StringRef>> Lines;
};

/// The files behind the line markers of Text, by name, without the headers of
/// the system.
std::map<std::string, FileLines> readMarkedLines(llvm::StringRef Text);

/// What stands on one line of the user's file in the instrumented text.
struct WovenLine {
  unsigned Line;
  std::vector<std::string> Before, After; ///< the line itself stayed
  std::vector<std::string> Instead;       ///< not empty: it became this
};

/// The lines that differ in Woven, which is Plain with something woven in.
std::vector<WovenLine> wovenLines(const FileLines &Plain,
                                  const FileLines &Woven);

} // namespace transver

#endif
