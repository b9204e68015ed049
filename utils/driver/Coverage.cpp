//===- Coverage.cpp - Which goals a test suite executes -------------------===//

#include "Coverage.h"
#include "Clang.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <optional>
#include <set>

using namespace llvm;

namespace transver {
namespace {

constexpr double SecondsPerTest = 10;

bool bad(const Twine &Message) {
  fail(Message);
  return false;
}

//===----------------------------------------------------------------------===//
// Tests
//===----------------------------------------------------------------------===//

/// `&lt;` and the like.
std::string unescapeXML(StringRef Text) {
  std::string Plain;
  while (!Text.empty()) {
    bool Known = false;
    for (auto [Name, Char] : {std::make_pair("&lt;", '<'),
                              {"&gt;", '>'},
                              {"&amp;", '&'},
                              {"&quot;", '"'},
                              {"&apos;", '\''}})
      if (Text.consume_front(Name)) {
        Plain += Char;
        Known = true;
        break;
      }
    if (!Known) {
      Plain += Text.front();
      Text = Text.drop_front();
    }
  }
  return Plain;
}

/// The inputs of a test case of Test-Comp, one a line:
/// `<input variable="x" type="int">5</input>`.
std::string readTestCase(StringRef XML) {
  std::string Lines;
  while (true) {
    size_t Begin = XML.find("<input");
    if (Begin == StringRef::npos)
      return Lines;
    XML = XML.drop_front(Begin);
    size_t Value = XML.find('>'), End = XML.find("</input>");
    if (Value == StringRef::npos || End == StringRef::npos || End < Value)
      return Lines;
    StringRef Text = XML.slice(Value + 1, End).trim();
    // A character, or a number with a suffix.
    std::string Plain = unescapeXML(Text);
    if (Plain.size() == 3 && Plain.front() == '\'' && Plain.back() == '\'')
      Plain = std::to_string(static_cast<int>(Plain[1]));
    Lines += StringRef(Plain).rtrim("uUlL").str() + "\n";
    XML = XML.drop_front(End);
  }
}

/// Whether Text is what a replay reads: `TYPE VALUE` or `VALUE` in each line.
bool isReplay(StringRef Text) {
  SmallVector<StringRef, 0> Lines;
  Text.split(Lines, '\n', -1, false);
  return llvm::all_of(Lines, [](StringRef Line) {
    StringRef Value = Line.rtrim().rsplit(' ').second;
    if (Value.empty())
      Value = Line.rtrim();
    double Number;
    return !Value.getAsDouble(Number) ||
           Value.ltrim('-').substr(0, 3) == "inf" ||
           Value.ltrim('-').substr(0, 3) == "nan";
  });
}

/// The text for a replay that the test in the file Path means; an empty
/// optional if it is none. IsOther: it is another file of a test suite.
std::optional<std::string> readTest(StringRef Path, bool &IsOther) {
  IsOther = false;
  auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/true);
  if (!Buffer)
    return std::nullopt;
  StringRef Text = (*Buffer)->getBuffer();
  if (Text.ltrim().substr(0, 1) != "<")
    return isReplay(Text) ? std::optional<std::string>(Text.str())
                          : std::nullopt;
  if (Text.contains("<testcase"))
    return readTestCase(Text);
  IsOther = Text.contains("<test-metadata");
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

/// A program that notes which goals it reaches.
struct GoalProgram {
  Task T;
  std::vector<Finding> Goals; ///< goal N is Goals[N - 1]
  std::string Reached;        ///< the file of what was reached
};

/// Reads the goals of a report; false if it is none.
bool readGoals(StringRef Path, std::vector<Finding> &Goals) {
  auto Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer)
    return false;
  Expected<json::Value> Report = json::parse((*Buffer)->getBuffer());
  if (!Report) {
    consumeError(Report.takeError());
    return false;
  }
  const json::Object *Root = Report->getAsObject();
  const json::Array *Automata = Root ? Root->getArray("automata") : nullptr;
  if (!Automata)
    return false;
  for (const json::Value &A : *Automata) {
    const json::Object *Object = A.getAsObject();
    const json::Array *List = Object ? Object->getArray("goals") : nullptr;
    if (!List)
      continue;
    for (const json::Value &G : *List) {
      const json::Object *Goal = G.getAsObject();
      if (!Goal)
        return false;
      auto Text = [&](const char *Name) {
        auto Value = Goal->getString(Name);
        return Value ? Value->str() : std::string();
      };
      auto Number = [&](const char *Name) {
        auto Value = Goal->getInteger(Name);
        return Value ? static_cast<unsigned>(*Value) : 0;
      };
      Finding F;
      F.File = Text("file");
      F.Line = Number("line");
      F.Column = Number("column");
      F.Function = Text("function");
      F.Text = Text("operation");
      Goals.push_back(std::move(F));
    }
  }
  return true;
}

/// Instruments the program and compiles its objects into the folder of S; Why
/// if that fails, empty if clang has said it.
bool build(const Arguments &Args, StringRef Goals, Session &S, GoalProgram &P,
           ArrayRef<std::string> Flags, std::string &Why) {
  std::string Report = S.file("report.json");
  if (runOnInput(Args,
                 {("property=" + Goals).str(), "output=" + P.T.Program,
                  "report=" + Report},
                 {"-fsyntax-only", "-w"}))
    return false;
  auto Text = MemoryBuffer::getFile(P.T.Program);
  if (!Text || !readGoals(Report, P.Goals)) {
    Why = "the instrumented program cannot be read";
    return false;
  }
  if (P.Goals.empty()) {
    Why = ("the program has no goal of '" + Goals + "'").str();
    return false;
  }
  // The goals' functions do nothing of their own.
  std::string Program = (*Text)->getBuffer().str(), List;
  for (size_t N = 1; N <= P.Goals.size(); ++N) {
    std::string Name = "__transver_goal_" + std::to_string(N);
    std::string Empty = "static void " + Name + "(void) {}";
    size_t At = Program.find(Empty);
    if (At != std::string::npos)
      Program.replace(At, Empty.size(), "extern void " + Name + "(void);");
    List += "GOAL(" + std::to_string(N) + ")\n";
  }
  Answer Failure;
  P.Reached = S.file("reached");
  if (!S.write("program.c", Program, Failure) ||
      !S.write("goals.list", List, Failure) ||
      !S.write("reached", std::string(P.Goals.size(), '\0'), Failure)) {
    Why = Failure.Reason;
    return false;
  }
  std::vector<std::string> Before = {"-O1"};
  Before.insert(Before.end(), Flags.begin(), Flags.end());
  std::vector<std::string> Compile = {P.T.Clang, "-w", "-O1", "-c"};
  if (P.T.Is32)
    Compile.push_back("-m32");
  Compile.insert(Compile.end(),
                 {"-DTRANSVER_GOALS=\"" + S.file("goals.list") + "\"",
                  P.T.RuntimeFolder + "/goals.c", "-o", S.file("goals.o")});
  if (!S.compile(P.T.Clang, Before, {}, "program.o", Failure) ||
      !S.run(Compile).exitedWith(0)) {
    Why = "the instrumented program cannot be compiled";
    return false;
  }
  return true;
}

Task taskFor(const Arguments &Args, StringRef Program) {
  Task T;
  T.Program = Program.str();
  T.Clang = clangPath(Args.get("--clang"));
  T.Flags = Args.ClangFlags;
  T.RuntimeFolder = runtimeFolder();
  T.Is32 = is_contained(T.Flags, "-m32");
  return T;
}

/// Puts what was reached into Found.
bool collect(GoalProgram &P, Findings &Found) {
  auto Bytes = MemoryBuffer::getFile(P.Reached, /*IsText=*/false,
                                     /*RequiresNullTerminator=*/false,
                                     /*IsVolatile=*/true);
  if (!Bytes || (*Bytes)->getBufferSize() != P.Goals.size())
    return false;
  for (size_t N = 0; N < P.Goals.size(); ++N)
    P.Goals[N].IsDone = (*Bytes)->getBuffer()[N] != 0;
  Found.AreExecuted = true;
  Found.Goals = std::move(P.Goals);
  return true;
}

} // namespace

bool findTestFiles(StringRef Named, std::vector<std::string> &Found) {
  if (!sys::fs::is_directory(Named)) {
    if (!sys::fs::exists(Named))
      return bad("there is no test '" + Named + "'");
    Found.push_back(Named.str());
    return true;
  }
  std::set<std::string> Sorted;
  std::error_code Error;
  for (sys::fs::recursive_directory_iterator It(Named, Error), End;
       It != End && !Error; It.increment(Error))
    if (sys::fs::is_regular_file(It->path()))
      Sorted.insert(It->path());
  if (Error)
    return bad("cannot read the folder '" + Named + "': " + Error.message());
  Found.insert(Found.end(), Sorted.begin(), Sorted.end());
  return true;
}

bool findByTests(const Arguments &Args, StringRef Goals,
                 ArrayRef<std::string> Tests, const TemporaryFolder &Folder,
                 Limits Within, Findings &Found) {
  std::vector<std::string> AllInputs;
  for (const std::string &Test : Tests) {
    bool IsOther;
    std::optional<std::string> Inputs = readTest(Test, IsOther);
    if (Inputs)
      AllInputs.push_back(std::move(*Inputs));
    else if (!IsOther)
      return bad("'" + Test +
                 "' is no test: a list of inputs, or a test case of Test-Comp");
  }
  GoalProgram P;
  P.T = taskFor(Args, Folder.file("program.c"));
  Session S(P.T, Folder.path(), Within);
  std::string Why;
  if (!build(Args, Goals, S, P, {}, Why))
    return Why.empty() ? false : bad(Why);
  std::vector<std::string> Link = {P.T.Clang, "-w"};
  std::vector<std::string> Compile = {P.T.Clang, "-w", "-O1", "-c"};
  if (P.T.Is32) {
    Link.push_back("-m32");
    Compile.push_back("-m32");
  }
  Compile.insert(Compile.end(), {P.T.RuntimeFolder + "/transver_rt.c", "-o",
                                 S.file("transver_rt.o")});
  Link.insert(Link.end(),
              {S.file("transver_rt.o"), S.file("program.o"), S.file("goals.o"),
               "-lm", "-pthread", "-o", S.file("program")});
  if (!S.run(Compile).exitedWith(0) || !S.run(Link).exitedWith(0))
    return bad("the instrumented program cannot be linked");
  for (const std::string &Inputs : AllInputs) {
    Answer Failure;
    if (!S.write("inputs", Inputs, Failure))
      return bad(Failure.Reason);
    Ended E = S.run({S.file("program")},
                    {"TRANSVER_OPTIONS=replay=" + S.file("inputs"),
                     "TRANSVER_REACHED=" + P.Reached},
                    SecondsPerTest);
    if (E.What == Ended::How::NotRun)
      return bad("the instrumented program cannot be run: " + E.Why);
    if (E.What == Ended::How::Stopped)
      return false;
  }
  return collect(P, Found) || bad("what was reached cannot be read");
}

bool findByCorpus(const Arguments &Args, StringRef Goals,
                  ArrayRef<std::string> Corpora, const TemporaryFolder &Folder,
                  Limits Within, Findings &Found) {
  GoalProgram P;
  P.T = taskFor(Args, Folder.file("program.c"));
  Session S(P.T, Folder.path(), Within);
  std::string Why;
  Answer Failure;
  if (!build(Args, Goals, S, P,
             {"-fsanitize=fuzzer-no-link", "-Dmain=transver_fuzzed_main"}, Why))
    return false;
  if (!S.run({P.T.Clang, "-w", "-O1", "-c", P.T.RuntimeFolder + "/fuzz.c", "-o",
              S.file("fuzz.o")})
           .exitedWith(0) ||
      !S.link({P.T.Clang, "-w", "-fsanitize=fuzzer", S.file("program.o"),
               S.file("goals.o"), S.file("fuzz.o"), "-lm", "-pthread", "-o",
               S.file("program")},
              Failure))
    return false;
  // Without fuzzing: what is there is run once.
  std::vector<std::string> Run = {
      S.file("program"), "-runs=0",         "-max_len=1024", "-timeout=1000",
      "-rss_limit_mb=0", "-detect_leaks=0", "-verbosity=0"};
  Run.insert(Run.end(), Corpora.begin(), Corpora.end());
  S.run(Run, {"TRANSVER_REACHED=" + P.Reached});
  return collect(P, Found);
}

} // namespace transver
