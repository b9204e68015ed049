//===- Reduce.cpp - transver reduce ---------------------------------------===//

#include "Clang.h"
#include "Commands.h"
#include "Property.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace transver {

static int reduce(const Arguments &Args) {
  if (!hasOneInput(Args, "reduce"))
    return 1;
  const std::string &File = Args.Files[0];
  if (!Args.has("--condition"))
    return fail("what is verified already? --condition says it");

  std::string Output = Args.get("-o").str();
  bool Dumps = Args.has("--dump-condition") || Args.has("--dump-product");
  if (Output.empty() && Dumps)
    Output = "-";
  if (Output.empty())
    Output =
        (File == "-" ? "stdin" : sys::path::stem(File).str()) + ".residual.c";
  std::vector<std::string> PluginWords = {"output=" + Output};
  for (const char *Name : {"--condition", "--reducer", "--cut", "--bound",
                           "--dump-condition", "--dump-product"})
    if (Args.has(Name))
      PluginWords.push_back(
          (Name + Twine("=") + Args.get(Name)).str().substr(2));
  if (Args.has("--stats"))
    PluginWords.push_back("stats=yes");
  PluginWords.insert(PluginWords.end(), Args.Words.begin(), Args.Words.end());

  return runOnInput(Args, PluginWords, {"-fsyntax-only"});
}

static const OptionInfo Options[] = {
    {"--condition", "FILE",
     "what is verified: a condition automaton, a condition of CPAchecker, a "
     "violation witness"},
    {"--reducer", "NAME",
     "product, ghost, identity, fold-location, fold-loops, fold-bound, "
     "fold-context or fold-except-loops (product)"},
    {"--bound", "K",
     "the unfoldings of a loop that fold-bound keeps apart (2)"},
    {"--cut", "assume|abort|exit",
     "how a covered path ends (assume: __VERIFIER_assume(0))"},
    {"--stats", nullptr, "prints sizes, and what of the condition fits"},
    {"--dump-condition", "text|dot",
     "instead of the program: the condition, as it was read"},
    {"--dump-product", "text|dot",
     "instead of the program: the graph that it is written from"},
    {"-o", "FILE", "the output, '-' for the standard output (FILE.residual.c)"},
    {"--clang", "PATH", "the clang to run, also by TRANSVER_CLANG"},
};

const CommandInfo ReduceCommand = {
    "reduce",
    "--condition FILE [OPTION]... FILE [-- CLANG-FLAG...]",
    "Writes the residual program: FILE without the paths that are verified.",
    Options,
    true,
    reduce,
    nullptr,
    /*ReadsProgram=*/true};

} // namespace transver
