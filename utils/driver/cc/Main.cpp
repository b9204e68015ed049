//===- Main.cpp - transver-cc, a C compiler that weaves -------------------===//
//
// A drop-in CC: clang with its own command line, and flags of the plugin in
// front of it. Each unit of C is compiled instrumented, with automata that all
// units share; all else (other languages, assembler, objects, `--version`) is
// clang's alone. Where the linker runs, the run-time library is one more
// library. This program then is clang: it executes it and is gone, but where
// --on-error=plain has something left to say.
//
//===----------------------------------------------------------------------===//

#include "../Arguments.h"
#include "../Clang.h"
#include "../Property.h"
#include "Invocation.h"
#include "PlainUnits.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

using namespace llvm;
using namespace transver;

namespace {

struct Settings {
  std::vector<std::string> Words; ///< for the plugin
  std::vector<const char *> Rest; ///< the words for clang
  std::string Clang;
  bool Weaves = false;  ///< a property was named
  bool IsPlain = false; ///< `none` was: this is clang
  bool FallsBack = false;

  /// A property, some separated by commas, or `none`.
  bool addProperties(StringRef Given) {
    SmallVector<StringRef, 4> Parts;
    Given.split(Parts, ',', -1, /*KeepEmpty=*/false);
    for (StringRef Part : Parts) {
      if (Part == "none") {
        IsPlain = true;
        continue;
      }
      std::vector<std::string> Names;
      if (!resolveProperty(Part, Names, Words))
        return false;
      for (const std::string &Name : Names)
        Words.push_back("property=" + Name);
      Weaves = true;
    }
    return true;
  }

  /// Takes an option that is ours. (No option of clang's begins like one.)
  bool take(StringRef Name, StringRef Value) {
    if (Name == "--property")
      return addProperties(Value);
    if (Name == "--automaton") {
      // The build may well call the compiler in folders of its own.
      SmallString<128> Path(Value);
      sys::fs::make_absolute(Path);
      Words.push_back(("automaton=" + Path).str());
      Weaves = true;
    } else if (Name == "--on-error") {
      if (Value != "fail" && Value != "plain") {
        fail("--on-error is 'fail' or 'plain', not '" + Value + "'");
        return false;
      }
      FallsBack = Value == "plain";
    } else if (Name == "--plugin-word") {
      Words.push_back(Value.str());
    } else {
      Clang = Value.str();
    }
    return true;
  }
};

/// Takes our options out of Words, and adds what the environment says.
bool read(ArrayRef<const char *> Words, Settings &S) {
  for (size_t I = 0; I != Words.size(); ++I) {
    auto [Name, Value] = StringRef(Words[I]).split('=');
    bool IsOurs = Name == "--property" || Name == "--automaton" ||
                  Name == "--on-error" || Name == "--plugin-word" ||
                  Name == "--clang";
    if (!IsOurs) {
      S.Rest.push_back(Words[I]);
      continue;
    }
    if (Name.size() == strlen(Words[I])) {
      if (I + 1 == Words.size()) {
        fail("option '" + Name + "' needs a value");
        return false;
      }
      Value = Words[++I];
    }
    if (!S.take(Name, Value))
      return false;
  }
  if (const char *Property = std::getenv("TRANSVER_PROPERTY"))
    if (!S.addProperties(Property))
      return false;
  if (const char *More = std::getenv("TRANSVER_CC_WORDS")) {
    SmallVector<StringRef, 4> Parts;
    StringRef(More).split(Parts, ' ', -1, /*KeepEmpty=*/false);
    for (StringRef Part : Parts)
      S.Words.push_back(Part.str());
  }
  return true;
}

/// The word for the plugin Word as flags of clang.
void addWord(std::vector<std::string> &Command, const std::string &Word) {
  Command.insert(Command.end(),
                 {"-Xclang", "-plugin-arg-transver", "-Xclang", Word});
}

/// Tells a ccache that runs as clang what an object depends on besides its
/// sources and the words of the command line.
void announceFiles(ArrayRef<std::string> Words, StringRef Plugin) {
  const char *Given = std::getenv("CCACHE_EXTRAFILES");
  std::string Files = Given && *Given ? Given + std::string(":") : "";
  Files += Plugin;
  for (StringRef Word : Words)
    if (Word.consume_front("automaton=") || Word.consume_front("library="))
      Files += (":" + Word).str();
  setenv("CCACHE_EXTRAFILES", Files.c_str(), /*overwrite=*/1);
}

} // namespace

int main(int Count, const char **Argv) {
  DriverPath =
      sys::fs::getMainExecutable(Argv[0], reinterpret_cast<void *>(&addWord));
  ArrayRef<const char *> Words(Argv + 1, Count - 1);
  Settings S;
  if (!read(Words, S))
    return 1;
  std::string Program;
  if (!findClang(clangPath(S.Clang), Program))
    return 1;

  std::vector<std::string> Command = {Program};
  bool IsFrontEnd =
      !S.Rest.empty() && StringRef(S.Rest[0]).take_front(4) == "-cc1";
  ArrayRef<const char *> ForDriver = S.Rest;
  Invocation What(IsFrontEnd ? ForDriver.take_front(0) : ForDriver);
  bool Weaves = What.HasInput && !S.IsPlain;
  if (Weaves && !S.Weaves)
    return fail("what is to be checked? --property, --automaton or "
                "TRANSVER_PROPERTY says it (TRANSVER_PROPERTY=none: nothing)");
  if (Weaves) {
    std::string Plugin;
    if (!findPlugin(Plugin))
      return 1;
    Command.insert(Command.end(),
                   {"--start-no-unused-arguments", "-fplugin=" + Plugin});
    for (const std::string &Word : S.Words)
      addWord(Command, Word);
    for (const char *Word :
         {"emit=object", "program=parts", "other-languages=plain"})
      addWord(Command, Word);
    if (S.FallsBack)
      addWord(Command, "on-error=plain");
    Command.push_back("--end-no-unused-arguments");
    announceFiles(S.Words, Plugin);
  }
  // First and whole: the objects have weak definitions of the same functions.
  if (Weaves && What.TakesLibraries) {
    std::string Runtime = besideDriver("libtransver_rt.a");
    if (sys::fs::exists(Runtime))
      for (const std::string &Word :
           {std::string("--whole-archive"), Runtime,
            std::string("--no-whole-archive")})
        Command.insert(Command.end(), {"-Xlinker", Word});
  }
  Command.insert(Command.end(), S.Rest.begin(), S.Rest.end());

  if (Weaves && S.FallsBack && What.Links) {
    std::vector<StringRef> Arguments(Command.begin(), Command.end());
    std::string Message;
    int Status =
        sys::ExecuteAndWait(Program, Arguments, {}, {}, 0, 0, &Message);
    if (Status < 0)
      return fail("cannot run '" + Program + "': " + Message);
    if (Status == 0)
      for (const std::string &Unit : plainUnits(What.Output))
        WithColor::warning(errs(), "transver-cc")
            << "compiled without the property: " << Unit << '\n';
    return Status;
  }
  std::vector<char *> Arguments;
  for (std::string &Word : Command)
    Arguments.push_back(Word.data());
  Arguments.push_back(nullptr);
  execv(Program.c_str(), Arguments.data());
  return fail("cannot run '" + Program + "': " + std::strerror(errno));
}
