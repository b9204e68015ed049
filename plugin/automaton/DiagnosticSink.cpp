//===- DiagnosticSink.cpp - Collecting messages about automata ------------===//

#include "automaton/DiagnosticSink.h"

using namespace llvm;

namespace transver {

void DiagnosticSink::error(TextRange Range, const Twine &Message,
                           StringRef FixIt) {
  bool SamePlace =
      Range.Buffer == LastError.Buffer && Range.Begin == LastError.Begin;
  LastDropped = full() || SamePlace;
  if (LastDropped)
    return;
  LastError = Range;
  ++Errors;
  LastDropped = full();
  Out.push_back({AutomatonDiagnostic::Level::Error, Range,
                 full() ? "too many errors, stopping now" : Message.str(),
                 full() ? "" : FixIt.str()});
}

void DiagnosticSink::warning(TextRange Range, const Twine &Message) {
  LastDropped = full();
  if (!LastDropped)
    Out.push_back(
        {AutomatonDiagnostic::Level::Warning, Range, Message.str(), ""});
}

void DiagnosticSink::note(TextRange Range, const Twine &Message) {
  if (!LastDropped && !full())
    Out.push_back({AutomatonDiagnostic::Level::Note, Range, Message.str(), ""});
}

void DiagnosticSink::rollback(const Mark &M) {
  Out.resize(M.Size);
  Errors = M.Errors;
  LastError = M.LastError;
}

StringRef nearestWord(StringRef Word, ArrayRef<StringRef> Candidates) {
  // A third of the letters may differ, as in Clang's own spelling correction.
  unsigned Limit = (Word.size() + 2) / 3;
  std::string Upper = Word.upper();
  StringRef Best;
  for (StringRef Candidate : Candidates) {
    unsigned Distance = StringRef(Upper).edit_distance(
        Candidate.upper(), /*AllowReplacements=*/true, Limit);
    if (Distance > Limit || Candidate.size() <= Distance)
      continue;
    if (Best.empty() || Distance < Limit)
      Best = Candidate;
    Limit = Distance;
  }
  return Best;
}

std::string didYouMean(StringRef Nearest) {
  return Nearest.empty() ? std::string()
                         : ("; did you mean '" + Nearest + "'?").str();
}

} // namespace transver
