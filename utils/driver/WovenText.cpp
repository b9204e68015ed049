//===- WovenText.cpp - Which lines of an output are woven -----------------===//

#include "WovenText.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace transver {

/// `12 "a\"b.c" 1 3`, what follows `# `; false if it is something else.
static bool readMarker(StringRef Text, unsigned &Line, std::string &File,
                       bool &InSystemHeader) {
  if (Text.consumeInteger(10, Line) || !Text.consume_front(" \""))
    return false;
  File.clear();
  while (!Text.empty() && Text.front() != '"') {
    if (Text.front() == '\\' && Text.size() > 1)
      Text = Text.drop_front();
    File += Text.front();
    Text = Text.drop_front();
  }
  InSystemHeader = Text.contains('3');
  return !Text.empty() && !File.empty();
}

std::map<std::string, FileLines> readMarkedLines(StringRef Text) {
  std::map<std::string, FileLines> Files;
  FileLines *Current = nullptr;
  unsigned Line = 0;
  while (!Text.empty()) {
    StringRef Row;
    std::tie(Row, Text) = Text.split('\n');
    unsigned Next;
    std::string File;
    bool InSystemHeader;
    if (StringRef Marker = Row;
        Marker.consume_front("# ") &&
        readMarker(Marker, Next, File, InSystemHeader)) {
      Line = Next;
      Current = InSystemHeader || File[0] == '<' ? nullptr : &Files[File];
      continue;
    }
    if (Current && !Row.trim().empty())
      Current->Lines[Line].push_back(Row.rtrim());
    ++Line;
  }
  return Files;
}

static std::string withoutBlanks(StringRef Text) {
  std::string Result;
  for (char C : Text)
    if (!isSpace(C))
      Result += C;
  return Result;
}

std::vector<WovenLine> wovenLines(const FileLines &Plain,
                                  const FileLines &Woven) {
  std::vector<WovenLine> Result;
  for (const auto &[Line, Rows] : Woven.Lines) {
    std::string Before; // what the line was
    auto Found = Plain.Lines.find(Line);
    if (Found != Plain.Lines.end())
      for (StringRef Row : Found->second)
        Before += withoutBlanks(Row);
    std::string All;
    for (StringRef Row : Rows)
      All += withoutBlanks(Row);
    if (All == Before)
      continue;
    WovenLine W{Line, {}, {}, {}};
    bool Stayed = Before.empty();
    for (StringRef Row : Rows) {
      if (!Stayed && withoutBlanks(Row) == Before)
        Stayed = true;
      else
        (Stayed ? W.After : W.Before).push_back(Row.trim().str());
    }
    // Of a line that is not in the text (a comment, a blank one) nothing stays.
    if (Before.empty())
      std::swap(W.Before, W.After);
    if (!Stayed)
      std::swap(W.Before, W.Instead);
    Result.push_back(std::move(W));
  }
  return Result;
}

} // namespace transver
