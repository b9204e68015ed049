//===- Show.cpp - Diagnostics about automata on a terminal ----------------===//

#include "automaton/Show.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;

namespace transver {

namespace {

SourceMgr::DiagKind kindOf(AutomatonDiagnostic::Level L) {
  switch (L) {
  case AutomatonDiagnostic::Level::Error:
    return SourceMgr::DK_Error;
  case AutomatonDiagnostic::Level::Warning:
    return SourceMgr::DK_Warning;
  case AutomatonDiagnostic::Level::Note:
    break;
  }
  return SourceMgr::DK_Note;
}

StringRef nameOf(AutomatonDiagnostic::Level L) {
  switch (L) {
  case AutomatonDiagnostic::Level::Error:
    return "error";
  case AutomatonDiagnostic::Level::Warning:
    return "warning";
  case AutomatonDiagnostic::Level::Note:
    break;
  }
  return "note";
}

/// Whether the line at Offset can be shown: a binary file would garble a
/// terminal.
bool isShowable(StringRef Text, size_t Offset) {
  size_t Begin = Text.rfind('\n', Offset) + 1;
  for (char C : Text.slice(Begin, Text.find('\n', Offset)))
    if (static_cast<unsigned char>(C) < 0x20 && C != '\t' && C != '\r')
      return false;
  return true;
}

} // namespace

void showDiagnostics(raw_ostream &OS, const SourceText &Text,
                     ArrayRef<AutomatonDiagnostic> Diagnostics, bool Colour) {
  SourceMgr SM;
  for (const auto &Buffer : Text.Buffers)
    SM.AddNewSourceBuffer(
        MemoryBuffer::getMemBuffer(Buffer->getMemBufferRef(),
                                   /*RequiresNullTerminator=*/false),
        SMLoc());
  for (const AutomatonDiagnostic &D : Diagnostics) {
    if (D.Range.Buffer >= Text.Buffers.size())
      continue;
    StringRef Buffer = Text.Buffers[D.Range.Buffer]->getBuffer();
    auto At = [&](size_t Offset) {
      return SMLoc::getFromPointer(Buffer.data() +
                                   std::min(Offset, Buffer.size()));
    };
    SMRange Range(At(D.Range.Begin), At(D.Range.End));
    if (!isShowable(Buffer, D.Range.Begin)) {
      auto Place = SM.getLineAndColumn(Range.Start, D.Range.Buffer + 1);
      OS << Text.Buffers[D.Range.Buffer]->getBufferIdentifier() << ':'
         << Place.first << ':' << Place.second << ": " << nameOf(D.L) << ": "
         << D.Message << '\n';
      continue;
    }
    SmallVector<SMFixIt, 1> FixIts;
    if (!D.FixIt.empty())
      FixIts.emplace_back(Range, D.FixIt);
    SM.PrintMessage(OS, Range.Start, kindOf(D.L), D.Message, Range, FixIts,
                    Colour);
  }
}

} // namespace transver
