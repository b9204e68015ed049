//===- Verdict.cpp - What answers mean for the property -------------------===//

#include "Verdict.h"
#include "Clang.h"
#include "Files.h"
#include "HtmlReport.h"
#include "Inspect.h"
#include "Limits.h"
#include "Replay.h"
#include "Witness.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace llvm;

namespace transver {

int wrong(const Twine &Message) {
  fail(Message);
  return IsError;
}

namespace {

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

} // namespace

bool isDefinite(const Answer &A) {
  return A.K == Answer::Kind::True || A.K == Answer::Kind::False;
}

Verdict decide(ArrayRef<Finished> Done, StringRef NoAlarm, StringRef NoProof,
               const Finished *&Alarm) {
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

bool transformAgain(const Arguments &Args, const Prepared &P,
                    ArrayRef<std::string> More, StringRef Output) {
  std::vector<std::string> Words = P.Words;
  Words.push_back(("output=" + Output).str());
  Words.insert(Words.end(), More.begin(), More.end());
  return runOnInput(Args, Words, {"-fsyntax-only", "-w"}) == 0;
}

int prepare(const Arguments &Args, bool MallocMayFail,
            const TemporaryFolder &Folder, Prepared &P) {
  Task &T = P.T;
  T.Program = Folder.file("program.c");
  T.Clang = clangPath(Args.get("--clang"));
  T.Flags = Args.ClangFlags;
  T.RuntimeFolder = runtimeFolder();
  T.MallocMayFail = MallocMayFail;
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

void tellAlarm(const Arguments &Args, const Prepared &P, const Answer &A,
               const TemporaryFolder &Folder, Verdict &V) {
  (void)sys::fs::create_directory(Folder.file("replay"));
  // The same program, but for what it says where it fails.
  Task Telling = P.T;
  std::string Program = Folder.file("program-that-tells.c");
  if (transformAgain(Args, P, {"explain=yes"}, Program))
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
  V.Run = std::move(R);
  if (!V.ReportFile.empty()) {
    Replayed Traced = traceAlarm({Args, P.Words, P.T, P.Report}, A, Folder);
    // What is shown is told by one run: addresses differ from run to run.
    if (Traced.Confirmed && Traced.Steps.size() == V.Run.Steps.size()) {
      V.Run = std::move(Traced);
      V.Alarm = explain(V.Run, P.Report);
    }
  }
}

/// Writes the page; reports why not, and returns false.
static bool writeReport(const Arguments &Args, const Prepared &P,
                        const TemporaryFolder &Folder, const Verdict &V) {
  HtmlReport Shown;
  Shown.Verdict = V.text();
  Shown.Property = V.Property;
  Shown.Engine = V.Engine;
  Shown.Seconds = V.Engine.empty() ? "" : seconds(V.Seconds);
  Shown.Notes = V.Notes;
  Shown.IsViolation = V.S == IsFalse;
  Shown.IsConfirmed = V.Confirmed;
  Shown.Alarm = V.Alarm;
  Shown.Run = V.Run;
  return writeFile(V.ReportFile,
                   writeHtml(Shown, {Args, P.Words, P.T, P.Report}, Folder));
}

/// Writes the witness of a verdict, or says why there is none; false if it
/// cannot be written.
static bool writeWitness(const Arguments &Args, const Prepared &P,
                         const Verdict &V) {
  const WitnessTask Task = {Args.Files, formulaOf(P.Report), P.T.Is32};
  std::string Witness, WhyNot;
  raw_string_ostream OS(Witness);
  if (V.S == IsFalse) {
    if (!printWitness(V.Alarm, Task, OS))
      WhyNot = "the place of the violation is not known";
  } else if (V.S != IsTrue) {
    WhyNot = "there is one for a verdict only";
  } else if (Args.has("--condition")) {
    WhyNot = "what the condition covers was not looked at";
  } else {
    auto Engines = MemoryBuffer::getFile(V.ProofWitness);
    std::vector<Invariant> Invariants;
    if (!V.ProofWitness.empty() && Engines)
      Invariants =
          readInvariants((*Engines)->getBuffer(), Task.Inputs, V.ProofProgram);
    if (!printWitness(Invariants, Task, OS))
      WhyNot = "an input cannot be read again";
    else if (Invariants.empty())
      outs() << "  the witness has no invariants: "
             << (V.ProofWitness.empty() || !Engines
                     ? V.Engine + " gives none\n"
                     : "those of " + V.Engine +
                           " speak of the transformed program only\n");
  }
  if (WhyNot.empty())
    return writeFile(Args.get("--witness"), OS.str());
  outs() << "  no witness: " << WhyNot << '\n';
  return true;
}

int tell(const Arguments &Args, const Prepared &P,
         const TemporaryFolder &Folder, const Verdict &V) {
  outs() << V.text() << '\n';
  for (const std::string &Note : V.Notes)
    outs() << "  " << Note << '\n';
  printText(V.Alarm, outs());
  if (Args.has("--json") && !writeFile(Args.get("--json"), asJSON(V)))
    return IsError;
  if (!V.ReportFile.empty()) {
    if (!writeReport(Args, P, Folder, V))
      return IsError;
    if (V.ReportFile != "-")
      outs() << "  report: " << V.ReportFile << '\n';
  }
  if (!Args.has("--witness"))
    return V.S;
  return writeWitness(Args, P, V) ? V.S : IsError;
}

} // namespace transver
