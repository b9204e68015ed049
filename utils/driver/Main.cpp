//===- Main.cpp - The command transver ------------------------------------===//
//
// transver COMMAND [OPTION]... FILE [-- CLANG-FLAG...]
//
// Each command is a file of its own; the plugin does the work.
//
//===----------------------------------------------------------------------===//

#include "Clang.h"
#include "Commands.h"
#include "CompileCommands.h"
#include "transver/Config.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace transver;

static const CommandInfo *const Commands[] = {
    &TransformCommand, &CheckCommand, &TasksCommand,   &ReduceCommand,
    &ConditionCommand, &ChainCommand, &DumpCFACommand, &AutomataCommand};

static void showHelp(raw_ostream &OS) {
  OS << "usage: transver COMMAND [OPTION]... FILE [-- CLANG-FLAG...]\n\n"
        "Rewrites C programs so that a violation of a property is a call of "
        "reach_error().\n\n"
        "commands:\n";
  for (const CommandInfo *Command : Commands)
    OS << "  " << left_justify(Command->Name, 12) << Command->Help << '\n';
  OS << "\n'transver COMMAND --help' says more; 'transver --version' the "
        "version.\n";
}

int main(int Count, const char **Words) {
  DriverPath =
      sys::fs::getMainExecutable(Words[0], reinterpret_cast<void *>(&showHelp));
  ArrayRef<const char *> AllWords(Words, Count);
  if (Count < 2) {
    showHelp(errs());
    return 1;
  }
  StringRef Name = Words[1];
  if (Name == "--help" || Name == "-h") {
    showHelp(outs());
    return 0;
  }
  if (Name == "--version") {
    outs() << "transver " TRANSVER_VERSION " for clang " TRANSVER_CLANG_VERSION
              "\n";
    return 0;
  }
  std::vector<std::string> Known;
  for (const CommandInfo *Command : Commands) {
    if (Name == Command->Name) {
      Arguments Args;
      switch (parseArguments(*Command, AllWords.drop_front(2), Args)) {
      case Parsed::HelpShown:
        return 0;
      case Parsed::Error:
        return Command->ErrorStatus;
      case Parsed::Arguments:
        if (Command->ReadsProgram && !useCompileCommands(Args))
          return Command->ErrorStatus;
        return Command->Run(Args);
      }
    }
    Known.push_back(Command->Name);
  }
  return fail("there is no command '" + Name + "'; the commands are " +
              listOf(Known));
}
