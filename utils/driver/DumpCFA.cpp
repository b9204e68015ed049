//===- DumpCFA.cpp - transver dump-cfa ------------------------------------===//

#include "Clang.h"
#include "Commands.h"

using namespace llvm;

namespace transver {

static int dumpCFA(const CommandInfo &Command, ArrayRef<const char *> Words) {
  Arguments Args;
  switch (parseArguments(Command, Words, Args)) {
  case Parsed::HelpShown:
    return 0;
  case Parsed::Error:
    return 1;
  case Parsed::Arguments:
    break;
  }
  if (Args.Files.size() != 1)
    return fail("one input file is needed, see 'transver dump-cfa --help'");
  std::vector<std::string> Flags = {"-fsyntax-only"};
  Flags.insert(Flags.end(), Args.ClangFlags.begin(), Args.ClangFlags.end());
  if (Args.Files[0] == "-")
    Flags.insert(Flags.end(), {"-x", "c"});
  Flags.push_back(Args.Files[0]);
  return runClang(clangPath(Args.get("--clang")),
                  {Args.has("--dot") ? "dump-cfa=dot" : "dump-cfa"}, Flags);
}

static const OptionInfo Options[] = {
    {"--dot", nullptr, "as a Graphviz graph"},
    {"--clang", "PATH", "the clang to run, also by TRANSVER_CLANG"},
};

const CommandInfo DumpCFACommand = {
    "dump-cfa",
    "[--dot] FILE [-- CLANG-FLAG...]",
    "Prints the control-flow automata of the functions in FILE.",
    Options,
    false,
    dumpCFA};

} // namespace transver
