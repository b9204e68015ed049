//===- CompileCommands.cpp - How a build compiles a file ------------------===//

#include "CompileCommands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"

using namespace llvm;

namespace transver {
namespace {

bool bad(const Twine &Message) {
  fail(Message);
  return false;
}

std::string absolute(StringRef Path, StringRef Folder) {
  SmallString<256> Full(Path);
  if (!sys::path::is_absolute(Path)) {
    Full = Folder;
    sys::path::append(Full, Path);
  }
  (void)sys::fs::make_absolute(Full);
  sys::path::remove_dots(Full, /*remove_dot_dot=*/true);
  return Full.str().str();
}

/// One file of the build.
struct Unit {
  std::string File; ///< absolute
  std::vector<std::string> Flags;
};

/// Flags that say where something is written, alone or with their value.
const StringRef OutputAlone[] = {"-c",  "-S",   "-E",  "-M", "-MM",
                                 "-MD", "-MMD", "-MP", "-MG"};
const StringRef OutputWithValue[] = {"-o", "-MF", "-MT", "-MQ", "-MJ"};
/// What may stand before the compiler.
const StringRef Launchers[] = {"ccache", "distcc", "icecc", "sccache"};
/// Flags whose value is a file or a folder.
const StringRef PathFlags[] = {"-isystem",  "-iquote",      "-idirafter",
                               "-include",  "-imacros",     "-isysroot",
                               "-I",        "--sysroot=",   "-fprofile-use=",
                               "--sysroot", "-resource-dir"};

/// Of the words of a command: the flags for the text of File, with paths that
/// hold anywhere.
std::vector<std::string> flagsOf(ArrayRef<std::string> Words, StringRef Folder,
                                 StringRef File) {
  std::vector<std::string> Flags;
  size_t I = 1;
  // A launcher stands before the compiler.
  if (Words.size() > 1 && !Words[0].empty() && !Words[1].empty() &&
      Words[1][0] != '-' &&
      is_contained(Launchers, sys::path::filename(Words[0])))
    I = 2;
  for (; I < Words.size(); ++I) {
    StringRef Word = Words[I];
    if (is_contained(OutputAlone, Word) || Word == "--")
      continue;
    if (is_contained(OutputWithValue, Word)) {
      ++I;
      continue;
    }
    if (any_of(OutputWithValue, [&](StringRef Name) {
          return Word.size() > Name.size() &&
                 Word.substr(0, Name.size()) == Name;
        }))
      continue;
    if (Word.substr(0, 1) != "-" && absolute(Word, Folder) == File)
      continue;
    const auto *Path = find_if(PathFlags, [&](StringRef Name) {
      return Word.substr(0, Name.size()) == Name;
    });
    if (Path == std::end(PathFlags)) {
      Flags.push_back(Word.str());
      continue;
    }
    StringRef Value = Word.substr(Path->size());
    if (Value.empty() && I + 1 < Words.size()) {
      std::string Full = absolute(Words[++I], Folder);
      if (*Path == "-I") {
        Flags.push_back("-I" + Full); // the same, however it is written
        continue;
      }
      Flags.push_back(Path->str());
      Flags.push_back(std::move(Full));
    } else {
      Flags.push_back((*Path + absolute(Value, Folder)).str());
    }
  }
  return Flags;
}

/// Reads the C files of the database at Path.
bool readDatabase(StringRef Path, std::vector<Unit> &Units) {
  auto Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer)
    return bad("cannot read '" + Path + "': " + Buffer.getError().message());
  Expected<json::Value> Parsed = json::parse((*Buffer)->getBuffer());
  if (!Parsed)
    return bad("'" + Path + "': " + toString(Parsed.takeError()));
  const json::Array *Entries = Parsed->getAsArray();
  if (!Entries)
    return bad("'" + Path + "' is no compilation database: not a list");
  for (const json::Value &Entry : *Entries) {
    const json::Object *Object = Entry.getAsObject();
    if (!Object || !Object->getString("directory") ||
        !Object->getString("file"))
      return bad("'" + Path +
                 "' is no compilation database: an entry has no "
                 "'directory' or no 'file'");
    auto Folder = Object->getString("directory");
    auto File = Object->getString("file");
    if (sys::path::extension(*File) != ".c" &&
        sys::path::extension(*File) != ".i")
      continue;
    std::vector<std::string> Words;
    if (const json::Array *List = Object->getArray("arguments")) {
      for (const json::Value &Word : *List)
        if (auto Text = Word.getAsString())
          Words.push_back(Text->str());
    } else if (auto Command = Object->getString("command")) {
      BumpPtrAllocator Memory;
      StringSaver Saver(Memory);
      SmallVector<const char *, 64> Split;
      cl::TokenizeGNUCommandLine(*Command, Saver, Split);
      Words.assign(Split.begin(), Split.end());
    } else {
      return bad("'" + Path + "' is no compilation database: '" + *File +
                 "' has neither 'arguments' nor 'command'");
    }
    Unit U;
    U.File = absolute(*File, *Folder);
    U.Flags = flagsOf(Words, *Folder, U.File);
    Units.push_back(std::move(U));
  }
  return true;
}

} // namespace

bool useCompileCommands(Arguments &Args) {
  const StringRef Standard = "compile_commands.json";
  bool IsInput =
      Args.Files.size() == 1 && sys::path::filename(Args.Files[0]) == Standard;
  if (!Args.has("-p") && !IsInput)
    return true;
  SmallString<256> Path(Args.has("-p") ? Args.get("-p")
                                       : StringRef(Args.Files[0]));
  if (sys::fs::is_directory(Path))
    sys::path::append(Path, Standard);
  std::vector<Unit> Units;
  if (!readDatabase(Path, Units))
    return false;
  if (IsInput || Args.Files.empty()) {
    Args.Files.clear();
    for (const Unit &U : Units)
      Args.Files.push_back(U.File);
    if (Args.Files.empty())
      return bad("'" + Path + "' has no C file");
  }
  const Unit *First = nullptr;
  for (const std::string &File : Args.Files) {
    std::string Full = absolute(File, "");
    const auto Found =
        find_if(Units, [&](const Unit &U) { return U.File == Full; });
    if (Found == Units.end())
      return bad("'" + Path + "' has no command for '" + File + "'");
    if (First && First->Flags != Found->Flags)
      return bad("'" + First->File + "' and '" + Found->File +
                 "' are compiled with different flags; one program needs the "
                 "same");
    if (!First)
      First = &*Found;
  }
  Args.ClangFlags.insert(Args.ClangFlags.begin(), First->Flags.begin(),
                         First->Flags.end());
  return true;
}

} // namespace transver
