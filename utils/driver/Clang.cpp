//===- Clang.cpp - Running clang with the plugin --------------------------===//

#include "Clang.h"
#include "transver/Config.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>

using namespace llvm;

namespace transver {

std::string DriverPath;

std::string clangPath(StringRef Named) {
  if (!Named.empty())
    return Named.str();
  const char *Environment = std::getenv("TRANSVER_CLANG");
  return Environment && *Environment ? Environment : TRANSVER_CLANG_PATH;
}

std::string besideDriver(StringRef Name) {
  SmallString<256> Path(
      sys::path::parent_path(sys::path::parent_path(DriverPath)));
  sys::path::append(Path, "lib", Name);
  return Path.str().str();
}

bool findClang(StringRef Clang, std::string &Path) {
  // A path is taken as it is, a name is looked for in $PATH.
  ErrorOr<std::string> Program = sys::findProgramByName(Clang);
  std::error_code Error = Program.getError();
  if (Program && !sys::fs::exists(*Program))
    Error = std::make_error_code(std::errc::no_such_file_or_directory);
  else if (Program && !sys::fs::can_execute(*Program))
    Error = std::make_error_code(std::errc::permission_denied);
  if (Error)
    fail("cannot run clang '" + Clang + "': " + Error.message() +
         " (--clang and TRANSVER_CLANG name another)");
  else
    Path = *Program;
  return !Error;
}

std::string runtimeFolder() {
  SmallString<256> Path(
      sys::path::parent_path(sys::path::parent_path(DriverPath)));
  sys::path::append(Path, "share", "transver", "runtime");
  return Path.str().str();
}

bool findPlugin(std::string &Path) {
  Path = besideDriver("libtransver.so");
  if (sys::fs::exists(Path))
    return true;
  fail("the plugin is not where it should be: '" + Path + "'");
  return false;
}

bool clangCommand(StringRef Clang, ArrayRef<std::string> Words,
                  ArrayRef<std::string> Flags,
                  std::vector<std::string> &Command) {
  std::string Program, Plugin;
  if (!findClang(Clang, Program) || !findPlugin(Plugin))
    return false;
  Command = {Program, "-fplugin=" + Plugin};
  for (const std::string &Word : Words)
    for (const char *Part :
         {"-Xclang", "-plugin-arg-transver", "-Xclang", Word.c_str()})
      Command.push_back(Part);
  Command.insert(Command.end(), Flags.begin(), Flags.end());
  return true;
}

int runClang(StringRef Clang, ArrayRef<std::string> Words,
             ArrayRef<std::string> Flags) {
  std::vector<std::string> Command;
  if (!clangCommand(Clang, Words, Flags, Command))
    return 1;
  const std::string &Program = Command.front();
  outs().flush();
  std::vector<StringRef> Arguments(Command.begin(), Command.end());
  std::string Message;
  int Status = sys::ExecuteAndWait(Program, Arguments, {}, {}, 0, 0, &Message);
  if (Status < 0) {
    StringRef Reason = StringRef(Message).rtrim();
    fail((Status == -1 ? "cannot run '" : "clang crashed: '") + Twine(Program) +
         "': " + (Reason.empty() ? "killed by a signal" : Reason));
    return Status == -1 ? 1 : 128;
  }
  return Status;
}

int runOnInput(const Arguments &Args, ArrayRef<std::string> Words,
               std::vector<std::string> Flags) {
  Flags.insert(Flags.end(), Args.ClangFlags.begin(), Args.ClangFlags.end());
  if (Args.Files[0] == "-")
    Flags.insert(Flags.end(), {"-x", "c"});
  Flags.push_back(Args.Files[0]);
  return runClang(clangPath(Args.get("--clang")), Words, Flags);
}

} // namespace transver
