//===- OriginalLines.cpp - A preprocessed text and its lines --------------===//

#include "OriginalLines.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace transver {
namespace {

/// Reads `# 12 "file"` or `#line 12 "file"`, with or without a file. Within, a
/// backslash stands before quotes and backslashes.
bool readMarker(StringRef Line, unsigned &Number, bool &HasFile,
                std::string &File) {
  Line = Line.ltrim();
  if (!Line.consume_front("#"))
    return false;
  Line = Line.ltrim();
  if (Line.consume_front("line"))
    Line = Line.ltrim();
  if (Line.consumeInteger(10, Number))
    return false;
  Line = Line.ltrim();
  HasFile = Line.consume_front("\"");
  File.clear();
  for (size_t I = 0; HasFile && I < Line.size() && Line[I] != '"'; ++I) {
    if (Line[I] == '\\' && I + 1 < Line.size())
      ++I;
    File += Line[I];
  }
  return true;
}

} // namespace

OriginalLines::OriginalLines(StringRef Preprocessed, StringRef Name) {
  Files.push_back(Name.str());
  unsigned File = 0, Next = 1;
  while (!Preprocessed.empty()) {
    auto [Line, Rest] = Preprocessed.split('\n');
    Preprocessed = Rest;
    Lines.push_back({File, Next});
    unsigned Number;
    bool HasFile;
    std::string Named;
    if (readMarker(Line, Number, HasFile, Named)) {
      Next = Number;
      if (HasFile) {
        auto Known = llvm::find(Files, Named);
        File = Known - Files.begin();
        if (Known == Files.end())
          Files.push_back(Named);
      }
    } else {
      Text += Line;
      ++Next;
    }
    Text += '\n';
  }
}

OriginalLines::Place OriginalLines::at(unsigned Line) const {
  if (Line == 0 || Line > Lines.size())
    return {};
  auto [File, Number] = Lines[Line - 1];
  return {Files[File], Number};
}

} // namespace transver
