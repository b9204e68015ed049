//===- DumpCFA.cpp - transver dump-cfa ------------------------------------===//

#include "Clang.h"
#include "Commands.h"

using namespace llvm;

namespace transver {

static int dumpCFA(const Arguments &Args) {
  if (Args.Files.size() != 1)
    return fail("one input file is needed, see 'transver dump-cfa --help'");
  return runOnInput(Args, {Args.has("--dot") ? "dump-cfa=dot" : "dump-cfa"},
                    {"-fsyntax-only"});
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
