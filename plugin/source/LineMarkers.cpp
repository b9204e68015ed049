//===- LineMarkers.cpp - Line markers around what is left -----------------===//

#include "source/LineMarkers.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include <vector>

using namespace llvm;

namespace transver {
namespace {

struct Place {
  StringRef File; ///< in quotes, as it is written
  StringRef Kind; ///< flags 3 and 4
  unsigned Line = 0;
};

/// A marker: where it goes, and 1 or 2 where a file is entered or left.
bool isMarker(StringRef Line, Place &To, unsigned &EnterOrExit) {
  if (!Line.consume_front("# ") || Line.consumeInteger(10, To.Line))
    return false;
  Line = Line.trim();
  size_t End = Line.rfind('"');
  To.File = Line.take_front(End + 1);
  To.Kind = Line.drop_front(End + 1).trim();
  EnterOrExit = To.Kind.take_front(1) == "1"   ? 1
                : To.Kind.take_front(1) == "2" ? 2
                                               : 0;
  if (EnterOrExit)
    To.Kind = To.Kind.drop_front().trim();
  return true;
}

std::string plainMarker(const Place &To) {
  return "# " + std::to_string(To.Line) + " " + To.File.str() +
         (To.Kind.empty() ? "" : " ") + To.Kind.str() + "\n";
}

} // namespace

std::string tidyLineMarkers(StringRef Text) {
  constexpr unsigned Near = 8; ///< so many line ends are as good as a marker
  std::string Out;
  /// Markers of files with nothing yet, and where they are included.
  std::vector<std::pair<StringRef, Place>> Entered;
  Place Here, Written;
  SmallVector<StringRef, 0> Lines;
  Text.split(Lines, '\n');
  for (StringRef Line : Lines) {
    unsigned EnterOrExit;
    Place To;
    if (isMarker(Line, To, EnterOrExit)) {
      if (EnterOrExit == 1) {
        Entered.emplace_back(Line, Here);
      } else if (EnterOrExit == 2) {
        if (!Entered.empty()) {
          Entered.pop_back();
        } else {
          Out += (Line + Twine("\n")).str();
          Written = To;
        }
      }
      Here = To;
      continue;
    }
    if (Line.trim().empty()) {
      ++Here.Line;
      continue;
    }
    for (const auto &[Marker, From] : Entered) {
      if (!From.File.empty() && From.File != Written.File)
        Out += plainMarker(From);
      Out += (Marker + Twine("\n")).str();
      isMarker(Marker, Written, EnterOrExit);
    }
    Entered.clear();
    if (Here.File.empty()) {
      Out += (Line + Twine("\n")).str(); // before the first marker
      continue;
    }
    if (Here.File == Written.File && Here.Kind == Written.Kind &&
        Here.Line >= Written.Line && Here.Line - Written.Line <= Near)
      Out.append(Here.Line - Written.Line, '\n');
    else
      Out += plainMarker(Here);
    Out += (Line + Twine("\n")).str();
    ++Here.Line;
    Written = Here;
  }
  return Out;
}

} // namespace transver
