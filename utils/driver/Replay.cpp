//===- Replay.cpp - Alarms, seen to happen --------------------------------===//

#include "Replay.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/DebugInfo/Symbolize/Symbolize.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <csignal>

using namespace llvm;

namespace transver {
namespace {

/// Finds the lines of addresses of one program.
class Places {
public:
  /// Folder: where the program was compiled.
  Places(std::string Program, std::string Folder)
      : Program(std::move(Program)), Folder(std::move(Folder)),
        Symbolizer(options()) {}

  /// The innermost of the calls, given by their return addresses, that stands
  /// in the user's code.
  SourceLine find(ArrayRef<StringRef> Calls) {
    for (StringRef Call : Calls) {
      uint64_t Address;
      if (Call.getAsInteger(0, Address) || Address == 0)
        continue;
      // The call ends where it returns to.
      Expected<DILineInfo> Info = Symbolizer.symbolizeCode(
          Program, {Address - 1, object::SectionedAddress::UndefSection});
      if (!Info) {
        consumeError(Info.takeError());
        continue;
      }
      StringRef Function = Info->FunctionName;
      if (Info->Line == 0 || Function.substr(0, 11) == "__transver_" ||
          sys::path::filename(Info->FileName) == "transver_rt.c")
        continue;
      // Relative names are relative to where the user is.
      StringRef File = Info->FileName;
      if (File.consume_front(Folder))
        File = File.ltrim('/');
      return {File.str(), Info->FunctionName, Info->Line};
    }
    return {};
  }

private:
  static symbolize::LLVMSymbolizer::Options options() {
    symbolize::LLVMSymbolizer::Options O;
    O.PathStyle = DILineInfoSpecifier::FileLineInfoKind::AbsoluteFilePath;
    return O;
  }
  std::string Program, Folder;
  symbolize::LLVMSymbolizer Symbolizer;
};

/// Lines `TYPE VALUE ADDRESS...` and `reach_error ADDRESS...`.
void readLog(StringRef Log, Places &Find, Replayed &R) {
  SmallVector<StringRef, 64> Lines;
  Log.split(Lines, '\n', -1, false);
  for (StringRef Line : Lines) {
    Step S;
    SmallVector<StringRef, 32> Words;
    Line.split(Words, ' ', -1, false);
    bool IsViolation = Line.consume_front("reach_error ");
    size_t First = 0; // of the addresses
    if (IsViolation) {
      First = 1;
    } else {
      // A type may be of several words; the value begins like a number.
      while (First < Words.size() &&
             Words[First].find_first_of("-0123456789in") != 0)
        First += 1;
      while (First < Words.size() &&
             (Words[First] == "int" || Words[First].substr(0, 2) == "__"))
        ++First;
      for (size_t I = 0; I < First; ++I)
        S.Given.Type += (I ? " " : "") + Words[I].str();
      if (First == Words.size())
        continue;
      S.Given.Value = Words[First++].str();
    }
    S.Where = Find.find(ArrayRef<StringRef>(Words).drop_front(First));
    R.Steps.push_back(std::move(S));
    if (IsViolation)
      return;
  }
}

} // namespace

Replayed replay(const Answer &A, Session &S) {
  const Task &T = S.T;
  Replayed R;
  for (const Input &I : A.Inputs)
    R.Steps.push_back({I, {}});
  R.Confirmed = A.RanNatively;
  if (!A.HasInputs) {
    R.Why = "the engine does not tell the inputs";
    return R;
  }
  std::string Inputs = S.file("inputs"), Log = S.file("steps"),
              Program = S.file("replay"), Why = S.file("why"),
              Trace = S.file("trace");
  auto NotConfirmed = [&](const Twine &Why) {
    if (!R.Confirmed)
      R.Why = Why.str();
    return R;
  };
  Answer Failure;
  if (!S.write("inputs", replayText(A.Inputs), Failure))
    return NotConfirmed("the inputs cannot be written");
  std::vector<std::string> Runtime;
  Ended E;
  for (StringRef Name : {"transver_rt", "explain"}) {
    Runtime.push_back(S.file((Name + ".o").str()));
    std::vector<std::string> Compile = {
        T.Clang, "-w",
        "-c",    (T.RuntimeFolder + "/" + Name + ".c").str(),
        "-o",    Runtime.back()};
    if (T.Is32)
      Compile.push_back("-m32");
    E = S.run(Compile);
    if (!E.exitedWith(0))
      return NotConfirmed("the runtime cannot be compiled");
  }
  std::vector<std::string> Link = {T.Clang, "-w", "-g", "-O0",
                                   "-fno-omit-frame-pointer"};
  Link.insert(Link.end(), T.Flags.begin(), T.Flags.end());
  Link.insert(Link.end(), {"-x", "c", T.Program, "-x", "none", Runtime[0],
                           Runtime[1], "-lm", "-pthread", "-o", Program});
  E = S.run(Link);
  if (!E.exitedWith(0))
    return NotConfirmed("the program cannot be compiled and linked");
  E = S.run({Program},
            {"TRANSVER_OPTIONS=replay=" + Inputs + ":log=" + Log +
             ":explain=" + Why + ":steps=" + Trace},
            10);
  Replayed Seen;
  if (auto Buffer = MemoryBuffer::getFile(Log)) {
    Places Find(Program, S.file(""));
    readLog((*Buffer)->getBuffer(), Find, Seen);
  }
  if (Seen.Steps.empty() || !Seen.Steps.back().isViolation())
    return NotConfirmed("a run with these inputs does not violate it (" +
                        describe(E) + ")");
  Seen.Confirmed = true;
  if (auto Buffer = MemoryBuffer::getFile(Why))
    Seen.Explanation = (*Buffer)->getBuffer().split('\n').first.str();
  if (auto Buffer = MemoryBuffer::getFile(Trace))
    Seen.Trace = (*Buffer)->getBuffer().str();
  return Seen;
}

} // namespace transver
