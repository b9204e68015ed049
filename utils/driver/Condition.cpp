//===- Condition.cpp - transver condition ---------------------------------===//
//
// What a verifier has proved, or a test suite executed, as a condition
// automaton. The tool is run here and what it says is written down as findings;
// the plugin, which knows the program's control flow, makes the condition of
// them (plugin/reduce/Produce.h).
//
//===----------------------------------------------------------------------===//

#include "Clang.h"
#include "Commands.h"
#include "Coverage.h"
#include "Files.h"
#include "Inspect.h"
#include "Limits.h"
#include "Process.h"
#include "engines/FramaC.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace transver {
namespace {

/// Asks Eva; reports what goes wrong, and returns false.
bool findByEva(const Arguments &Args, const TemporaryFolder &Folder,
               Limits Within, Findings &Found) {
  std::string Program = FramaC.Find();
  if (Program.empty()) {
    fail("there is no frama-c on PATH");
    return false;
  }
  Task T;
  T.Program = Folder.file("preprocessed.c");
  T.Clang = clangPath(Args.get("--clang"));
  T.Flags = Args.ClangFlags;
  T.Is32 = is_contained(T.Flags, "-m32");
  T.MallocMayFail = Args.get("--malloc") == "may-fail";
  std::vector<std::string> Flags = {"-E", "-o", T.Program};
  if (runOnInput(Args, {}, Flags))
    return false;
  auto Text = MemoryBuffer::getFile(T.Program);
  if (!Text) {
    fail("the preprocessed program cannot be read");
    return false;
  }
  inspect((*Text)->getBuffer(), T);
  Session S(T, Folder.path(), Within);
  Answer A = findWithEva(Program, S, Args.Files[0], Found);
  if (Found.Goals.empty() && Found.Doubts.empty() &&
      A.K != Answer::Kind::True) {
    fail("frama-c: " + A.Reason);
    return false;
  }
  return true;
}

/// The last options Name of Args, in their order.
std::vector<std::string> valuesOf(const Arguments &Args, StringRef Name) {
  std::vector<std::string> Values;
  for (const auto &[Given, Value] : Args.Options)
    if (Given == Name)
      Values.push_back(Value);
  return Values;
}

/// The standard output of the command has the condition; a person reads this.
void tell(const Findings &F) {
  errs() << "transver: " << (F.AreExecuted ? "executed " : "verified ")
         << countDone(F) << " of " << F.Goals.size() << " goals";
  if (!F.AreExecuted)
    errs() << ", in doubt at " << F.Doubts.size() << " places";
  errs() << '\n';
}

int condition(const Arguments &Args) {
  if (!hasOneInput(Args, "condition"))
    return 1;
  const std::string &File = Args.Files[0];
  StringRef From = Args.get("--from");
  if (From != "frama-c" && From != "coverage")
    return fail(From.empty()
                    ? Twine("who has done what? --from frama-c or --from "
                            "coverage says it")
                    : "--from is 'frama-c' or 'coverage', not '" + From + "'");
  if (File == "-")
    return fail("the program is read more than once; it cannot be the "
                "standard input");
  AskedLimits Asked;
  if (!readLimits(Args, Asked))
    return 1;
  std::vector<std::string> Tests;
  for (const std::string &Named : valuesOf(Args, "--tests"))
    if (!findTestFiles(Named, Tests))
      return 1;
  if (From == "coverage" && !Args.has("--tests"))
    return fail("which tests? --tests says it");
  if (From != "coverage" && (Args.has("--tests") || Args.has("--goals")))
    return fail("'--tests' and '--goals' are for --from coverage");

  holdSignals();
  TemporaryFolder Folder;
  if (std::error_code Error = Folder.create())
    return fail("cannot make a folder for what is temporary: " +
                Error.message());
  Limits Within;
  Within.Deadline = after(Asked.Seconds);
  Findings Found;
  bool Good = From == "frama-c"
                  ? findByEva(Args, Folder, Within, Found)
                  : findByTests(Args, Args.get("--goals", "cover-branches"),
                                Tests, Folder, Within, Found);
  if (int Signal = stopSignal())
    return 128 + Signal;
  if (!Good)
    return 1;
  std::string Path = Folder.file("findings.json");
  if (std::error_code Error = writeWholeFile(Path, printFindings(Found)))
    return fail("cannot write '" + Path + "': " + Error.message());
  std::string Output = Args.get("-o").str();
  if (Output.empty())
    Output = sys::path::stem(File).str() + ".condition.txt";
  if (Args.has("--findings") &&
      writeWholeFile(Args.get("--findings"), printFindings(Found)))
    return fail("cannot write '" + Args.get("--findings") + "'");
  if (int Status = runOnInput(Args, {"findings=" + Path, "output=" + Output},
                              {"-fsyntax-only"}))
    return Status;
  tell(Found);
  return 0;
}

const OptionInfo Options[] = {
    {"--from", "frama-c|coverage",
     "Eva's proofs, goal by goal; or what tests execute"},
    {"--tests", "FILE|FOLDER",
     "of coverage: lists of inputs, or test cases of Test-Comp; may be "
     "repeated"},
    {"--goals", "NAME",
     "of coverage: the property whose goals count (cover-branches)"},
    {"--timelimit", "TIME", "for the tool: 10s, 5m (60s)"},
    {"--malloc", "never-fails|may-fail", "what Eva takes of it (never-fails)"},
    {"--findings", "FILE", "what the tool said, goal by goal, as JSON"},
    {"-o", "FILE",
     "the condition, '-' for the standard output (FILE.condition.txt)"},
    {"--clang", "PATH", "the clang to run, also by TRANSVER_CLANG"},
};

} // namespace

const CommandInfo ConditionCommand = {
    "condition",
    "--from frama-c|coverage [OPTION]... FILE [-- CLANG-FLAG...]",
    "Writes what a verifier has proved of FILE, or tests have executed, as a "
    "condition.",
    Options,
    false,
    condition,
    nullptr,
    /*ReadsProgram=*/true};

} // namespace transver
