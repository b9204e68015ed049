//===- DumpCFA.cpp - transver dump-cfa ------------------------------------===//

#include "Clang.h"
#include "Commands.h"

using namespace llvm;

namespace transver {

static int dumpCFA(const Arguments &Args) {
  if (Args.Files.size() != 1)
    return fail("one input file is needed, see 'transver dump-cfa --help'");
  if (Args.has("--dot") && Args.has("--json"))
    return fail("--dot and --json are two forms of the same");
  return runOnInput(Args,
                    {Args.has("--dot")    ? "dump-cfa=dot"
                     : Args.has("--json") ? "dump-cfa=json"
                                          : "dump-cfa"},
                    {"-fsyntax-only"});
}

static const OptionInfo Options[] = {
    {"--dot", nullptr, "as a Graphviz graph"},
    {"--json", nullptr, "as JSON, with the place of each operation"},
    {"--clang", "PATH", "the clang to run, also by TRANSVER_CLANG"},
};

const CommandInfo DumpCFACommand = {
    "dump-cfa",
    "[--dot | --json] FILE [-- CLANG-FLAG...]",
    "Prints the control-flow automata of the functions in FILE.",
    Options,
    false,
    dumpCFA,
    nullptr,
    /*ReadsProgram=*/true};

} // namespace transver
