//===- Check.cpp - transver check -----------------------------------------===//
//
// From a program to a verdict: the program is transformed, engines run side by
// side, the first definite answer ends the others, and an alarm is replayed.
//
// What an engine says of reach_error() is an answer about the property only if
// the transformation claims so (design D7): where an alarm may be none, or
// silence no proof, the verdict is `unknown` with the transformation's reason.
//
//===----------------------------------------------------------------------===//

#include "Claims.h"
#include "Clang.h"
#include "Commands.h"
#include "Counterexample.h"
#include "Files.h"
#include "Inspect.h"
#include "Process.h"
#include "Replay.h"
#include "TaskFile.h"
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

/// The exit statuses: of a verdict, and of what went wrong.
enum Status { IsTrue = 0, IsFalse = 1, IsUnknown = 2, IsError = 3 };

int wrong(const Twine &Message) {
  fail(Message);
  return IsError;
}

/// The same for a function that says whether all is well.
bool bad(const Twine &Message) {
  fail(Message);
  return false;
}

//===----------------------------------------------------------------------===//
// The task
//===----------------------------------------------------------------------===//

/// share/transver/runtime beside the folder of the driver.
std::string runtimeFolder() {
  SmallString<256> Path(
      sys::path::parent_path(sys::path::parent_path(DriverPath)));
  sys::path::append(Path, "share", "transver", "runtime");
  return Path.str().str();
}

//===----------------------------------------------------------------------===//
// Which engines
//===----------------------------------------------------------------------===//

struct Chosen {
  const Engine *E; ///< null: the user's command
  std::string Program, Name;
  /// It works on the program in which a log without room is an error, so only
  /// its proof counts.
  bool IsForProof = false;
};

std::vector<const Engine *> allEngines() {
  std::vector<const Engine *> All = {&Explore, &LibFuzzer, &CBMC, &FramaC,
                                     &AFL};
  for (const Engine &E : externalEngines())
    All.push_back(&E);
  return All;
}

/// The engines that `--engine` and `--engine-command` name. Reports what is not
/// there.
bool chooseEngines(const Arguments &Args, std::vector<Chosen> &Found) {
  for (const auto &[Name, Value] : Args.Options)
    if (Name == "--engine-command")
      Found.push_back({nullptr, Value,
                       Found.empty() ? "engine-command"
                                     : "engine-command-" +
                                           std::to_string(Found.size() + 1)});
  StringRef Wanted = Args.get("--engine", Found.empty() ? "auto" : "");
  SmallVector<StringRef, 4> Names;
  Wanted.split(Names, ',', -1, false);
  for (StringRef Name : Names) {
    if (Name == "auto") {
      for (const Engine *E : allEngines())
        if (std::string Program = E->IsDefault ? E->Find() : "";
            !Program.empty())
          Found.push_back({E, Program, E->Name});
      continue;
    }
    std::vector<std::string> Known = {"auto"};
    const Engine *Named = nullptr;
    for (const Engine *E : allEngines()) {
      Known.push_back(E->Name);
      if (Name == E->Name)
        Named = E;
    }
    if (!Named) {
      std::string Hint = didYouMean(Name, Known);
      fail("there is no engine '" + Name + "'" +
           (Hint.empty() ? "; the engines are " + listOf(Known) : Hint));
      return false;
    }
    std::string Program = Named->Find();
    if (Program.empty()) {
      fail("the engine '" + Name + "' is not on this machine's PATH");
      return false;
    }
    Found.push_back({Named, Program, Named->Name});
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Running them
//===----------------------------------------------------------------------===//

struct Finished {
  Chosen Who;
  Answer What;
  double Seconds = 0;
};

bool isDefinite(const Answer &A) {
  return A.K == Answer::Kind::True || A.K == Answer::Kind::False;
}

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

/// "10s", "2m", "1h" or a number of seconds.
bool parseSeconds(StringRef Text, double &Seconds) {
  double Unit = 1;
  if (Text.consume_back("m"))
    Unit = 60;
  else if (Text.consume_back("h"))
    Unit = 3600;
  else
    Text.consume_back("s");
  if (Text.getAsDouble(Seconds) || !(Seconds > 0) || Seconds > 1e7)
    return false;
  Seconds *= Unit;
  return true;
}

/// "2G", "500M" or a number of bytes.
bool parseBytes(StringRef Text, uint64_t &Bytes) {
  Text.consume_back("B");
  unsigned Shift = Text.consume_back("G")   ? 30
                   : Text.consume_back("M") ? 20
                   : Text.consume_back("K") ? 10
                                            : 0;
  if (Text.getAsInteger(10, Bytes) || Bytes == 0 || Bytes > (1ull << 32))
    return Shift == 0 && Bytes != 0 && !Text.getAsInteger(10, Bytes);
  Bytes <<= Shift;
  return true;
}

std::string seconds(double Value) {
  std::string Text;
  raw_string_ostream(Text) << format("%.2f", Value) << " s";
  return Text;
}

/// The formula of the first automaton of a report that has one.
std::string formulaOf(const json::Value &Report) {
  const json::Object *Root = Report.getAsObject();
  const json::Array *Automata = Root ? Root->getArray("automata") : nullptr;
  if (Automata)
    for (const json::Value &A : *Automata)
      if (const json::Object *Object = A.getAsObject())
        if (auto Formula = Object->getString("property"))
          return Formula->str();
  return {};
}

/// Writes a file whole, or not at all; reports why not.
bool writeFile(StringRef Path, StringRef Text) {
  if (Path == "-") {
    outs() << Text;
    return true;
  }
  std::error_code Error = writeWholeFile(Path, Text);
  if (Error)
    fail("cannot write '" + Path + "': " + Error.message());
  return !Error;
}

//===----------------------------------------------------------------------===//
// The verdict
//===----------------------------------------------------------------------===//

struct Verdict {
  Status S = IsUnknown;
  std::string Property;
  /// For a person: who decided it, or why nobody did. One line each.
  std::vector<std::string> Notes;
  std::string Engine; ///< that decided; empty if none
  double Seconds = 0; ///< it took
  bool Confirmed = false;
  Counterexample Alarm; ///< of a violation

  std::string text() const {
    return S == IsTrue    ? "true"
           : S == IsFalse ? "false(" + Property + ")"
           : S == IsError ? "error"
                          : "unknown";
  }
};

/// What the engines' answers mean for the property. NoAlarm and NoProof say why
/// an alarm may be none, why silence is no proof; empty if it is.
Verdict decide(const std::vector<Finished> &Done, StringRef NoAlarm,
               StringRef NoProof, const Finished *&Alarm) {
  auto IsProof = [&](const Finished &F) {
    return F.Who.IsForProof || NoProof.empty();
  };
  Verdict V;
  const Finished *True = nullptr, *False = nullptr;
  bool AllFailed = !Done.empty();
  for (const Finished &F : Done) {
    if (F.What.K == Answer::Kind::True &&
        (!True || (IsProof(F) && !IsProof(*True))))
      True = &F;
    if (F.What.K == Answer::Kind::False && !False)
      False = &F;
    AllFailed &= F.What.K == Answer::Kind::Failed;
  }
  const Finished *By = nullptr;
  if (True && IsProof(*True) && False && NoAlarm.empty()) {
    V.Notes.push_back("the engines contradict each other: " + True->Who.Name +
                      " says true, " + False->Who.Name + " says false");
    return V;
  }
  if (True && IsProof(*True) && !(False && NoAlarm.empty())) {
    By = True;
    V.S = IsTrue;
    V.Notes.push_back("proved by " + By->Who.Name + " in " +
                      seconds(By->Seconds));
  } else if (False && NoAlarm.empty()) {
    By = Alarm = False;
    V.S = IsFalse;
  }
  if (By) {
    V.Engine = By->Who.Name;
    V.Seconds = By->Seconds;
    return V;
  }
  if (True)
    V.Notes.push_back(
        True->Who.Name +
        " finds no violation, but that is no proof: " + NoProof.str());
  if (False)
    V.Notes.push_back(
        False->Who.Name +
        " finds a violation, but it may be none: " + NoAlarm.str());
  for (const Finished &F : Done)
    if (F.What.K == Answer::Kind::Failed)
      V.Notes.push_back(F.Who.Name + " failed: " + F.What.Reason);
    else if (F.What.K == Answer::Kind::Unknown)
      V.Notes.push_back(F.Who.Name + ": " + F.What.Reason);
  if (AllFailed)
    V.S = IsError;
  return V;
}

std::string asJSON(const Verdict &V) {
  std::string Text;
  raw_string_ostream Stream(Text);
  json::OStream JSON(Stream, 2);
  JSON.object([&] {
    JSON.attribute("verdict", V.text());
    if (!V.Engine.empty()) {
      JSON.attribute("engine", V.Engine);
      JSON.attribute("seconds", std::round(V.Seconds * 1000) / 1000);
    }
    JSON.attributeArray("notes", [&] {
      for (const std::string &Note : V.Notes)
        JSON.value(Note);
    });
    if (V.S == IsFalse) {
      JSON.attribute("confirmed", V.Confirmed);
      JSON.attributeBegin("counterexample");
      printJSON(V.Alarm, JSON);
      JSON.attributeEnd();
    }
  });
  Stream << '\n';
  return Stream.str();
}

/// What the words of the command say, but for the transformation.
struct Wanted {
  std::vector<Chosen> Engines;
  double Seconds = 0;
  uint64_t Memory = 0;
  unsigned AtOnce = 64;
  bool MallocMayFail = false;
};

/// Reports what is wrong, and returns false.
bool readWanted(const Arguments &Args, Wanted &W) {
  if (!parseSeconds(Args.get("--timelimit", "60s"), W.Seconds))
    return bad("--timelimit is a time as '10s', not '" +
               Args.get("--timelimit") + "'");
  if (Args.has("--memlimit") && !parseBytes(Args.get("--memlimit"), W.Memory))
    return bad("--memlimit is a size as '2G', not '" + Args.get("--memlimit") +
               "'");
  if (Args.has("-j") &&
      (Args.get("-j").getAsInteger(10, W.AtOnce) || !W.AtOnce))
    return bad("-j is a number of engines, not '" + Args.get("-j") + "'");
  StringRef Malloc = Args.get("--malloc", "never-fails");
  W.MallocMayFail = Malloc == "may-fail";
  if (Malloc != "never-fails" && !W.MallocMayFail)
    return bad("--malloc is 'never-fails' or 'may-fail', not '" + Malloc + "'");
  return chooseEngines(Args, W.Engines);
}

/// A program as the engines get it, and what may be concluded.
struct Prepared {
  std::vector<std::string> Words; ///< for the plugin, but for outputs
  Task T;
  json::Value Report = nullptr;
  Claim Alarms, Proofs;
};

/// Transforms the program into Folder once more, with further words; false if
/// that fails.
bool transformAgain(const Arguments &Args, const Prepared &P,
                    ArrayRef<std::string> More, StringRef Output) {
  std::vector<std::string> Words = P.Words;
  Words.push_back(("output=" + Output).str());
  Words.insert(Words.end(), More.begin(), More.end());
  return runOnInput(Args, Words, {"-fsyntax-only", "-w"}) == 0;
}

/// Transforms the program into Folder; an exit status that is not 0 if there is
/// nothing to go on with.
int prepare(const Arguments &Args, const Wanted &W,
            const TemporaryFolder &Folder, Prepared &P) {
  Task &T = P.T;
  T.Program = Folder.file("program.c");
  T.Clang = clangPath(Args.get("--clang"));
  T.Flags = Args.ClangFlags;
  T.RuntimeFolder = runtimeFolder();
  T.MallocMayFail = W.MallocMayFail;
  T.Is32 = is_contained(T.Flags, "-m32");
  std::string Report = Folder.file("report.json");
  std::vector<std::string> Words = P.Words;
  Words.push_back("output=" + T.Program);
  Words.push_back("report=" + Report);
  if (int Status = runOnInput(Args, Words, {"-fsyntax-only"}))
    return Status == 128 ? 128 : IsError;

  auto ReportText = MemoryBuffer::getFile(Report);
  auto ProgramText = MemoryBuffer::getFile(T.Program);
  if (!ReportText || !ProgramText)
    return wrong("the transformed program cannot be read");
  Expected<json::Value> Parsed = json::parse((*ReportText)->getBuffer());
  if (!Parsed)
    return wrong("the report of the transformation is broken: " +
                 toString(Parsed.takeError()));
  P.Report = std::move(*Parsed);
  P.Alarms = readClaim(P.Report, "alarmIsReal");
  P.Proofs = readClaim(P.Report, "silenceIsProof");
  if (P.Alarms.IfUnboundedMemory && !T.MallocMayFail)
    P.Alarms.WhyNot.clear();
  inspect((*ProgramText)->getBuffer(), T);
  return 0;
}

/// Replays the alarm A and puts what it tells into V.
void tellAlarm(const Arguments &Args, const Prepared &P, const Answer &A,
               const TemporaryFolder &Folder, Verdict &V) {
  (void)sys::fs::create_directory(Folder.file("replay"));
  // The same program, but for what it says where it fails.
  Task Telling = P.T;
  std::string Program = Folder.file("program-that-tells.c");
  if (transformAgain(Args, P, std::string("explain=yes"), Program))
    Telling.Program = Program;
  Session S(Telling, Folder.file("replay"),
            Limits{Clock::now() + std::chrono::seconds(20), 0, nullptr, 0});
  Replayed R = replay(A, S);
  V.Confirmed = R.Confirmed;
  if (!R.Confirmed && !A.Reason.empty()) {
    V.S = IsUnknown;
    V.Notes.push_back(V.Engine + " finds a violation, but it may be none: " +
                      A.Reason + ", and " + R.Why);
    return;
  }
  V.Notes.push_back("found by " + V.Engine + " in " + seconds(V.Seconds) +
                    (R.Confirmed ? ", confirmed by running it"
                                 : ", not confirmed: " + R.Why));
  V.Alarm = explain(R, P.Report);
}

/// Prints V, and writes the files that are asked for; the exit status.
int tell(const Arguments &Args, const Prepared &P, const Verdict &V) {
  outs() << V.text() << '\n';
  for (const std::string &Note : V.Notes)
    outs() << "  " << Note << '\n';
  printText(V.Alarm, outs());
  if (Args.has("--json") && !writeFile(Args.get("--json"), asJSON(V)))
    return IsError;
  if (!Args.has("--witness"))
    return V.S;
  if (V.S != IsFalse) {
    outs() << "  no witness: there is one for a violation only\n";
    return V.S;
  }
  std::string Witness;
  raw_string_ostream OS(Witness);
  if (!printWitness(V.Alarm, {Args.Files[0], formulaOf(P.Report), P.T.Is32},
                    OS))
    outs() << "  no witness: the place of the violation is not known\n";
  else if (!writeFile(Args.get("--witness"), OS.str()))
    return IsError;
  return V.S;
}

int checkProgram(const Arguments &Args) {
  Prepared P;
  Wanted W;
  std::vector<std::string> Names;
  if (!transformWords(Args, P.Words, Names) || !readWanted(Args, W))
    return IsError;
  holdSignals();
  TemporaryFolder Folder;
  if (std::error_code Error = Folder.create())
    return wrong("cannot make a folder for what is temporary: " +
                 Error.message());
  Limits Within;
  Within.Memory = W.Memory;
  Within.Deadline =
      Clock::now() +
      std::chrono::milliseconds(static_cast<long long>(W.Seconds * 1000));
  if (int Status = prepare(Args, W, Folder, P))
    return Status;

  Task ForProofs = P.T;
  const std::string FullLog = "full-log=error";
  if (P.Proofs.IfLogSuffices) {
    ForProofs.Program = Folder.file("program-for-proofs.c");
    if (transformAgain(Args, P, FullLog, ForProofs.Program))
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
  V.Property = join(Names, "+");
  if (Alarm)
    tellAlarm(Args, P, Alarm->What, Folder, V);
  return tell(Args, P, V);
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
    {"--witness", "FILE", "a violation as a witness of SV-COMP (YAML 2.0)"},
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
    transformOptions};

} // namespace transver
