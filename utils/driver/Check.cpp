//===- Check.cpp - transver check -----------------------------------------===//
//
// From a program to a verdict: the program is transformed, engines run side by
// side, and the first definite answer ends the others.
//
//===----------------------------------------------------------------------===//

#include "Chosen.h"
#include "Clang.h"
#include "Commands.h"
#include "HtmlReport.h"
#include "Limits.h"
#include "Process.h"
#include "TaskFile.h"
#include "Verdict.h"
#include "engines/Engine.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <thread>

using namespace llvm;

namespace transver {
namespace {

/// The same for a function that says whether all is well.
bool bad(const Twine &Message) {
  fail(Message);
  return false;
}

//===----------------------------------------------------------------------===//
// Running them
//===----------------------------------------------------------------------===//

/// Runs the engines, at most AtOnce side by side. TaskFor makes the program
/// that one gets, or says why there is none. IsVerdict tells whether an answer
/// is the verdict; it ends the others.
std::vector<Finished>
runAll(const std::vector<Chosen> &Engines,
       function_ref<Task(const Chosen &, Answer &Failure)> TaskFor,
       const TemporaryFolder &Folder, Limits Within, unsigned AtOnce,
       function_ref<bool(const Finished &)> IsVerdict) {
  std::vector<Finished> Done;
  std::mutex Lock;
  std::condition_variable Changed;
  std::atomic<bool> Stop(false);
  Within.Stop = &Stop;
  unsigned Running = 0;
  std::vector<std::thread> Threads;
  const Clock::time_point Begin = Clock::now();
  for (const Chosen &Who : Engines) {
    std::unique_lock<std::mutex> Held(Lock);
    Changed.wait(Held, [&] { return Running < AtOnce; });
    if (Stop || stopSignal())
      break;
    ++Running;
    std::string Own = Folder.file(Who.Name + (Who.IsForProof ? "-proof" : ""));
    (void)sys::fs::create_directory(Own);
    Threads.emplace_back([&, Who, Own] {
      // What testers find they find soon; then they must not keep the provers
      // from their work.
      Limits Mine = Within;
      if (Who.E && Who.E->Tests)
        Mine.Nice = 10;
      Finished F;
      F.Who = Who;
      const Task T = TaskFor(Who, F.What);
      Session S(T, Own, Mine);
      if (F.What.K != Answer::Kind::Failed)
        F.What =
            Who.E ? Who.E->Run(Who.Program, S) : runUserCommand(Who.Program, S);
      F.Seconds = std::chrono::duration<double>(Clock::now() - Begin).count();
      if (Who.IsForProof && F.What.K == Answer::Kind::False)
        F.What = Answer::unknown("the log of memory may have no room left");
      bool Ends = IsVerdict(F);
      {
        std::lock_guard<std::mutex> Held(Lock);
        --Running;
        // What came after the verdict was stopped, and says nothing.
        if (!Stop || isDefinite(F.What))
          Done.push_back(std::move(F));
      }
      // One that contradicts it may be just about to answer.
      if (Ends && !Stop)
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
      if (Ends)
        Stop = true;
      Changed.notify_all();
    });
  }
  for (std::thread &Thread : Threads)
    Thread.join();
  return Done;
}

//===----------------------------------------------------------------------===//
// The command
//===----------------------------------------------------------------------===//

//===----------------------------------------------------------------------===//
// The verdict
//===----------------------------------------------------------------------===//

/// What the words of the command say, but for the transformation.
struct Wanted {
  std::vector<Chosen> Engines;
  AskedLimits Limits;
  unsigned AtOnce = 64;
  std::string ReportFile; ///< empty: none
};

/// Reports what is wrong, and returns false.
bool readWanted(const Arguments &Args, Wanted &W) {
  if (Args.has("-j") &&
      (Args.get("-j").getAsInteger(10, W.AtOnce) || !W.AtOnce))
    return bad("-j is a number of engines, not '" + Args.get("-j") + "'");
  return readLimits(Args, W.Limits) && chooseEngines(Args, W.Engines);
}

int checkProgram(const Arguments &Args) {
  Prepared P;
  Wanted W;
  std::vector<std::string> Names;
  if (!transformWords(Args, P.Words, Names) || !readWanted(Args, W))
    return IsError;
  if (Args.has("--report") &&
      !readReportOption(
          Args.get("--report"),
          (sys::path::stem(Args.Files[0]) + "." + join(Names, ".")).str(),
          W.ReportFile))
    return IsError;
  holdSignals();
  TemporaryFolder Folder;
  if (std::error_code Error = Folder.create())
    return wrong("cannot make a folder for what is temporary: " +
                 Error.message());
  Limits Within;
  Within.Memory = W.Limits.Memory;
  Within.Deadline = after(W.Limits.Seconds);
  if (int Status = prepare(Args, W.Limits.MallocMayFail, Folder, P))
    return Status;

  Task ForProofs = P.T;
  const std::string FullLog = "full-log=error";
  if (P.Proofs.IfLogSuffices) {
    ForProofs.Program = Folder.file("program-for-proofs.c");
    if (transformAgain(Args, P, {FullLog}, ForProofs.Program))
      for (size_t I = 0, Count = W.Engines.size(); I < Count; ++I)
        if (!W.Engines[I].E || W.Engines[I].E->Proves) {
          W.Engines.push_back(W.Engines[I]);
          W.Engines.back().IsForProof = true;
        }
  }
  // Each engine gets the program in its own profile.
  auto TaskFor = [&](const Chosen &Who, Answer &Failure) {
    Task T = Who.IsForProof ? ForProofs : P.T;
    if (!Who.E || !Who.E->Profile)
      return T;
    T.Program = Folder.file(
        Who.Name + (Who.IsForProof ? "-program-for-proofs.c" : "-program.c"));
    std::vector<std::string> More = {std::string("profile=") + Who.E->Profile};
    if (Who.IsForProof)
      More.push_back(FullLog);
    if (!transformAgain(Args, P, More, T.Program))
      Failure = Answer::failed(std::string("the program cannot be written in "
                                           "profile ") +
                               Who.E->Profile);
    return T;
  };
  std::vector<Finished> Done;
  if (!stopSignal())
    Done = runAll(
        W.Engines, TaskFor, Folder, Within, W.AtOnce, [&](const Finished &F) {
          return (F.What.K == Answer::Kind::True &&
                  (F.Who.IsForProof || P.Proofs.WhyNot.empty())) ||
                 (F.What.K == Answer::Kind::False && P.Alarms.WhyNot.empty());
        });
  if (int Signal = stopSignal())
    return 128 + Signal;

  const Finished *Alarm = nullptr;
  Verdict V = decide(Done, P.Alarms.WhyNot, P.Proofs.WhyNot, Alarm);
  V.ReportFile = W.ReportFile;
  V.Property = join(Names, "+");
  for (const Finished &F : Done)
    if (V.S == IsTrue && F.What.K == Answer::Kind::True &&
        F.Who.Name == V.Engine && !F.What.Witness.empty()) {
      V.ProofWitness = F.What.Witness;
      V.ProofProgram = F.What.Program;
    }
  if (Alarm)
    tellAlarm(Args, P, Alarm->What, Folder, V);
  return tell(Args, P, Folder, V);
}

/// Checks a task for each of its properties, or for those that are named.
int checkTask(const Arguments &Args) {
  TaskFile Task;
  if (!readTaskFile(Args.Files[0], Task))
    return IsError;
  if (!Task.IsC || Task.Inputs.empty())
    return wrong("'" + Task.Path + "' is no task of a C program");
  Arguments Each = Args;
  Each.Files = Task.Inputs;
  if (Task.Is32)
    Each.ClangFlags.insert(Each.ClangFlags.begin(), "-m32");
  if (Args.has("--property") || Args.has("--automaton"))
    return checkProgram(Each);
  if (Task.Properties.empty())
    return wrong("'" + Task.Path + "' names no property");
  // The status of the whole: an error, else a violation, else what is open.
  int Worst = IsTrue;
  auto Rank = [](int Status) {
    return Status >= IsError     ? 3
           : Status == IsFalse   ? 2
           : Status == IsUnknown ? 1
                                 : 0;
  };
  for (const TaskFile::Property &P : Task.Properties) {
    Arguments One = Each;
    One.Options.emplace_back("--property", P.File);
    outs() << sys::path::filename(P.File) << ": ";
    outs().flush();
    int Status = checkProgram(One);
    if ((P.Expected == TaskFile::Verdict::True && Status == IsFalse) ||
        (P.Expected == TaskFile::Verdict::False && Status == IsTrue))
      outs() << "  the task expects " << (Status == IsFalse ? "true" : "false")
             << '\n';
    if (Rank(Status) > Rank(Worst))
      Worst = Status;
    if (stopSignal())
      return Status;
  }
  return Worst;
}

int check(const Arguments &Args) {
  if (Args.Files.empty())
    return wrong("no input file, see 'transver check --help'");
  if (!isTaskFile(Args.Files[0]))
    return checkProgram(Args);
  return hasOneInput(Args, "check") ? checkTask(Args) : IsError;
}

const OptionInfo Options[] = {
    {"--property", "NAME|FILE.prp",
     "a built-in property, or a property file of SV-COMP"},
    {"--automaton", "FILE",
     "an automaton of your own; both options may be repeated"},
    {"--engine", "NAME,...",
     "auto, or some of explore, libfuzzer, afl++, cbmc, frama-c, esbmc, klee, "
     "cpachecker, uautomizer, 2ls, symbiotic (auto: all that are there)"},
    {"--engine-command", "COMMAND",
     "an engine of your own: {file} is the program, {prp} the property file"},
    {"--timelimit", "TIME", "for all of it: 10s, 5m (60s)"},
    {"--memlimit", "SIZE", "of each program that an engine runs: 2G (none)"},
    {"-j", "N", "how many engines run at the same time (all)"},
    {"--malloc", "never-fails|may-fail",
     "what the engines take of it (never-fails)"},
    {"--json", "FILE", "the verdict and the counterexample as JSON"},
    {"--report", "html[=FILE]",
     "all of it as a page to look at, one file (FILE.PROPERTY.html)"},
    {"--witness", "FILE", "the witness of a verdict (SV-COMP, YAML 2.0)"},
    {"--clang", "PATH", "the clang to run, also by TRANSVER_CLANG"},
};

} // namespace

const CommandInfo CheckCommand = {
    "check",
    "(--property NAME | --automaton FILE)... [OPTION]... FILE... [-- "
    "CLANG-FLAG...]",
    "Says whether FILE violates the property: true, false(NAME) or unknown.\n"
    "The exit status is 0, 1 or 2; 3 and more mean an error.",
    Options,
    true,
    check,
    transformOptions,
    /*ReadsProgram=*/true,
    IsError};

} // namespace transver
