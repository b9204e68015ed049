//===- Transform.cpp - transver transform ---------------------------------===//

#include "Clang.h"
#include "Commands.h"
#include "Property.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace transver {

// Those that are words for the plugin as they are.
static const OptionInfo PluginOptions[] = {
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
    {"--full-log", "silent|error",
     "whether it is an error when the log has no room left (silent)"},
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
    {"--reducer", "NAME",
     "how a residual program is written, see 'transver reduce --help'"},
    {"--blocks", "N", "how many blocks a verifier's table of blocks has (16)"},
};

ArrayRef<OptionInfo> transformOptions() { return PluginOptions; }

bool transformWords(const Arguments &Args, std::vector<std::string> &Words,
                    std::vector<std::string> &Names) {
  // The instances of several automata run in the order given (D4).
  for (const auto &[Name, Value] : Args.Options) {
    if (Name == "--property") {
      size_t First = Names.size();
      if (!resolveProperty(Value, Names, Words))
        return false;
      for (size_t I = First; I < Names.size(); ++I)
        Words.push_back("property=" + Names[I]);
    } else if (Name == "--automaton") {
      Words.push_back("automaton=" + Value);
      Names.push_back(sys::path::stem(Value).str());
    }
  }
  if (Names.empty()) {
    fail("what is to be checked? --property or --automaton says it");
    return false;
  }
  // The first file is clang's input; the plugin reads the others.
  for (const std::string &Other :
       ArrayRef<std::string>(Args.Files).drop_front()) {
    if (Other == "-" || Args.Files[0] == "-") {
      fail("the standard input cannot be one of several units");
      return false;
    }
    Words.push_back("with=" + Other);
  }
  for (const OptionInfo &O : transformOptions())
    if (Args.has(O.Name))
      Words.push_back((O.Name + Twine("=") + Args.get(O.Name)).str().substr(2));
  Words.insert(Words.end(), Args.Words.begin(), Args.Words.end());
  return true;
}

static int transform(const Arguments &Args) {
  if (Args.Files.empty())
    return fail("no input file, see 'transver transform --help'");
  const std::string &File = Args.Files[0];
  std::vector<std::string> PluginWords, Names;
  if (!transformWords(Args, PluginWords, Names))
    return 1;
  std::string Suffix;
  for (const std::string &Name : Names)
    Suffix += "." + Name;

  StringRef Emit = Args.get("--emit", "text");
  if (Emit != "text" && Emit != "object")
    return fail("--emit is 'text' or 'object', not '" + Emit + "'");
  bool Object = Emit == "object";
  if (Args.Files.size() > 1 && Object)
    return fail("several units become one text; transver-cc makes objects");
  std::string Output = Args.get("-o").str();
  if (Output.empty())
    Output = (File == "-" ? "stdin" : sys::path::stem(File).str()) + Suffix +
             (Object ? ".o" : ".c");

  std::vector<std::string> Flags;
  if (Object) {
    PluginWords.push_back("emit=object");
    Flags = {"-c", "-o", Output};
  } else {
    PluginWords.push_back("output=" + Output);
    Flags = {"-fsyntax-only"};
  }
  for (const char *Name : {"--report", "--profile", "--avoid"})
    if (Args.has(Name))
      PluginWords.push_back(
          (Name + Twine("=") + Args.get(Name)).str().substr(2));
  if (Args.has("--explain"))
    PluginWords.push_back("explain=yes");
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
    ProfileOption,
    AvoidOption,
    {"--explain", nullptr,
     "where the program fails, say why: what, where, with which values"},
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
    transform,
    transformOptions,
    /*ReadsProgram=*/true};

} // namespace transver
