//===- Transform.cpp - transver transform ---------------------------------===//

#include "Clang.h"
#include "Commands.h"
#include "Property.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace transver {

static int transform(const Arguments &Args) {
  if (Args.Files.empty())
    return fail("no input file, see 'transver transform --help'");
  const std::string &File = Args.Files[0];

  // The instances of several automata run in the order given (D4).
  std::vector<std::string> PluginWords;
  std::string Suffix;
  for (const auto &[Name, Value] : Args.Options) {
    if (Name == "--property") {
      std::vector<std::string> Properties;
      if (!resolveProperty(Value, Properties, PluginWords))
        return 1;
      for (const std::string &Property : Properties) {
        PluginWords.push_back("property=" + Property);
        Suffix += "." + Property;
      }
    } else if (Name == "--automaton") {
      PluginWords.push_back("automaton=" + Value);
      Suffix += "." + sys::path::stem(Value).str();
    }
  }
  if (Suffix.empty())
    return fail("what is to be checked? --property or --automaton says it");

  StringRef Emit = Args.get("--emit", "text");
  if (Emit != "text" && Emit != "object")
    return fail("--emit is 'text' or 'object', not '" + Emit + "'");
  bool Object = Emit == "object";
  std::string Output = Args.get("-o").str();
  if (Output.empty())
    Output = (File == "-" ? "stdin" : sys::path::stem(File).str()) + Suffix +
             (Object ? ".o" : ".c");

  // The first is clang's input; the plugin reads the others.
  for (const std::string &Other :
       ArrayRef<std::string>(Args.Files).drop_front()) {
    if (Other == "-" || File == "-")
      return fail("the standard input cannot be one of several units");
    PluginWords.push_back("with=" + Other);
  }
  if (Args.Files.size() > 1 && Object)
    return fail("several units become one text; transver-cc makes objects");

  std::vector<std::string> Flags;
  if (Object) {
    PluginWords.push_back("emit=object");
    Flags = {"-c", "-o", Output};
  } else {
    PluginWords.push_back("output=" + Output);
    Flags = {"-fsyntax-only"};
  }
  for (const char *Name :
       {"--report",  "--profile",       "--skip",        "--shift",
        "--remarks", "--save",          "--loops",       "--log",
        "--shadow",  "--shared-shadow", "--environment", "--fairness",
        "--rank",    "--abort",         "--library",     "--condition",
        "--reducer", "--function",      "--label",       "--goal"})
    if (Args.has(Name))
      PluginWords.push_back(
          (Name + Twine("=") + Args.get(Name)).str().substr(2));
  PluginWords.insert(PluginWords.end(), Args.Words.begin(), Args.Words.end());

  return runOnInput(Args, PluginWords, std::move(Flags));
}

static const OptionInfo Options[] = {
    {"--property", "NAME|FILE.prp",
     "a built-in property, or a property file of SV-COMP"},
    {"--automaton", "FILE",
     "an automaton of your own; both options may be repeated"},
    {"-o", "FILE", "the output, '-' for the standard output (FILE.PROPERTY.c)"},
    {"--emit", "text|object",
     "C text, or the compiled instrumented program (text)"},
    {"--report", "FILE",
     "what was matched, woven and skipped, and what it proves (JSON)"},
    {"--profile", "svcomp|native",
     "for a verifier, or to be run (svcomp, native for objects)"},
    {"--skip", "error|remark",
     "what becomes of what cannot be transformed exactly (error)"},
    {"--shift", "strict|value",
     "whether a negative operand and the amount of << count, too (strict)"},
    {"--remarks", "summary|all",
     "one remark in all, or one for each loop: what is saved, what is claimed"},
    {"--loops", "all|function:NAME|line:N",
     "the loops that are transformed (all)"},
    {"--save", "assert-first|else",
     "the two published forms of saving a state (assert-first)"},
    {"--shadow", "live|all",
     "what of the state is saved: what decides, or all that is used (live)"},
    {"--shared-shadow", "no|yes",
     "whether all loops share one set of copies (no)"},
    {"--log", "N", "the cells of the log of memory, for each write to it (4)"},
    {"--environment", "advances|repeats",
     "whether functions with a state may answer as before (advances)"},
    {"--fairness", "assumed|none",
     "whether threads and handlers are taken to run some time (assumed)"},
    {"--rank", "EXPRESSION", "what RANK in an automaton stands for"},
    {"--function", "NAME",
     "what FUNCTION_NAME in an automaton stands for (reach_error)"},
    {"--label", "NAME", "what LABEL_NAME in an automaton stands for"},
    {"--goal", "N",
     "the GOAL that reach_error() stands for; by default each has a call"},
    {"--abort", "end|ignore",
     "whether abort, a failed assertion and reach_error are ends of the "
     "program "
     "(end)"},
    {"--library", "FILE",
     "what functions without a body do, added to automata/library.txt"},
    {"--condition", "FILE",
     "what is verified already: transforms the residual program"},
    {"--reducer", "NAME", "how that is written, see 'transver reduce --help'"},
    {"--clang", "PATH", "the clang to run, also by TRANSVER_CLANG"},
};

const CommandInfo TransformCommand = {
    "transform",
    "(--property NAME | --automaton FILE)... [OPTION]... FILE... [-- "
    "CLANG-FLAG...]",
    "Writes FILE with calls of reach_error() where it violates the property; "
    "several FILEs, one program, become one.",
    Options,
    true,
    transform};

} // namespace transver
