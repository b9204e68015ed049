//===- Chain.cpp - transver chain -----------------------------------------===//
//
// Conditional verification with tools that know nothing of it (Reducers,
// Section 3): a verifier works on the program; what it has verified becomes a
// condition; the reducer makes the residual program of it; the next verifier or
// tester works on that; and so on, until one of them decides.
//
// What tests executed is not verified. So there are two residual programs: one
// for engines that can prove something, made of what was proved, and one for
// mere testers, which is also without the paths on which they have nothing left
// to do.
//
//===----------------------------------------------------------------------===//

#include "Clang.h"
#include "Commands.h"
#include "Coverage.h"
#include "Files.h"
#include "Inspect.h"
#include "Limits.h"
#include "Process.h"
#include "Verdict.h"
#include "engines/FramaC.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace transver {
namespace {

/// An engine of the chain, and its time.
struct Link {
  Chosen Who;
  double Seconds = 0; ///< 0: an equal share of what is left
};

/// Reads `--first NAME[:TIME]` and `--then NAME[:TIME]`; reports what is wrong.
bool readLinks(const Arguments &Args, std::vector<Link> &Links) {
  for (const auto &[Name, Value] : Args.Options) {
    if (Name != "--first" && Name != "--then")
      continue;
    if ((Name == "--first") != Links.empty()) {
      fail(Links.empty() ? "a chain begins with --first"
                         : "a chain has one --first; what follows is --then");
      return false;
    }
    auto [Engine, Time] = StringRef(Value).split(':');
    Link L;
    if (!Time.empty() && !parseSeconds(Time, L.Seconds)) {
      fail("'" + Time + "' is no time as '10s'");
      return false;
    }
    if (!chooseEngine(Engine, {}, L.Who))
      return false;
    Links.push_back(std::move(L));
  }
  if (Links.empty())
    fail("which engines? --first and --then say it");
  return !Links.empty();
}

class Chain {
public:
  Chain(const Arguments &Args, const Prepared &P, const TemporaryFolder &Folder,
        Limits Within, std::string Reducer)
      : Args(Args), P(P), Folder(Folder), Within(Within),
        Reducer(std::move(Reducer)), ForVerifiers(P.T.Program),
        ForTesters(P.T.Program) {}

  /// Asks the engines one after the other. IsStrict: a log without room is an
  /// error in the program, so alarms have to be seen to happen.
  Verdict run(ArrayRef<Link> Links, bool IsStrict);

private:
  std::string folderOf(unsigned I) const {
    return Folder.file("link-" + std::to_string(I + 1));
  }
  Answer ask(const Link &L, unsigned I, const Limits &Its, Findings &Found);
  void reduceBy(const Findings &Found, unsigned I, bool IsVerified,
                std::string &Note);
  bool reduceOne(const std::string &Condition, const std::string &Program,
                 const std::string &Output, std::string &Size);
  bool runPlugin(ArrayRef<std::string> Words, const std::string &Input);
  std::string firstError() const;
  void keep(StringRef Path, const Twine &Name) const;

  const Arguments &Args;
  const Prepared &P;
  const TemporaryFolder &Folder;
  Limits Within;
  std::string Reducer;
  std::string ForVerifiers, ForTesters;
};

/// Runs the plugin, silently, within the limits; its words are in the log.
bool Chain::runPlugin(ArrayRef<std::string> Words, const std::string &Input) {
  std::vector<std::string> Flags = {"-fsyntax-only", "-w"}, Command;
  Flags.insert(Flags.end(), Args.ClangFlags.begin(), Args.ClangFlags.end());
  Flags.insert(Flags.end(), {"-x", "c", Input});
  return clangCommand(clangPath(Args.get("--clang")), Words, Flags, Command) &&
         runProcess(Command, "", Folder.file("plugin.log"), Within)
             .exitedWith(0);
}

/// What clang complained of first, if it did.
std::string Chain::firstError() const {
  auto Log = MemoryBuffer::getFile(Folder.file("plugin.log"));
  if (!Log)
    return {};
  StringRef Message = (*Log)->getBuffer().split("error: ").second;
  return Message.empty() ? "" : (": " + Message.split('\n').first).str();
}

/// The value behind the first line of Log that begins with Row.
std::string valueOf(StringRef Log, StringRef Row) {
  size_t At = Log.find(("\n" + Row + " ").str());
  if (At == StringRef::npos)
    return {};
  return Log.substr(At + 1 + Row.size()).split('\n').first.trim().str();
}

/// Size is for a person: "22 of 46 locations (48 %)".
bool Chain::reduceOne(const std::string &Condition, const std::string &Program,
                      const std::string &Output, std::string &Size) {
  if (!runPlugin({"condition=" + Condition, "reducer=" + Reducer,
                  "output=" + Output, "line-markers=no", "stats=yes"},
                 Program))
    return false;
  if (auto Log = MemoryBuffer::getFile(Folder.file("plugin.log"))) {
    std::string Text = "\n" + (*Log)->getBuffer().str();
    std::string Of = valueOf(Text, "locations of the residual program");
    auto [Left, Part] = StringRef(Of).split(' ');
    Size = (Left + " of " + valueOf(Text, "locations of the program") +
            " locations " + Part)
               .str();
  }
  return true;
}

/// Copies a file to the user's folder, if there is one.
void Chain::keep(StringRef Path, const Twine &Name) const {
  if (!Args.has("--keep"))
    return;
  SmallString<128> To(Args.get("--keep"));
  To += "/";
  Name.toVector(To);
  if (std::error_code Error = sys::fs::copy_file(Path, To))
    fail("cannot write '" + To + "': " + Error.message());
}

/// Makes the residual programs of what link I found; both of what is verified,
/// else the testers' one. Note tells of it.
void Chain::reduceBy(const Findings &Found, unsigned I, bool IsVerified,
                     std::string &Note) {
  std::string In = folderOf(I) + "/findings.json";
  if (writeWholeFile(In, printFindings(Found)))
    return;
  // What was found is about the program that the engine worked on. Where the
  // testers' program is another, it keeps what it has.
  bool IsShared = ForVerifiers == ForTesters;
  const std::string &About = IsVerified ? ForVerifiers : ForTesters;
  std::string Condition = folderOf(I) + "/condition.txt",
              Output = folderOf(I) + "/residual.c";
  std::string Size;
  if (!runPlugin({"findings=" + In, "output=" + Condition}, About) ||
      !reduceOne(Condition, About, Output, Size)) {
    Note += "; no residual program could be made of it" + firstError();
    return;
  }
  keep(Condition, "condition-" + Twine(I + 1) + ".txt");
  keep(Output, "residual-" + Twine(I + 1) + ".c");
  Note += "; the residual program has " + Size;
  if (IsVerified)
    ForVerifiers = Output;
  if (!IsVerified || IsShared)
    ForTesters = Output;
}

Answer Chain::ask(const Link &L, unsigned I, const Limits &Its,
                  Findings &Found) {
  (void)sys::fs::create_directory(folderOf(I));
  Task T = P.T;
  T.Program = L.Who.E->Proves ? ForVerifiers : ForTesters;
  // Goal by goal the program is asked about as it is; else it is in the
  // engine's own profile.
  bool IsByGoal = L.Who.E == &FramaC;
  std::string Own = folderOf(I) + "/program.c";
  if (L.Who.E->Profile && !IsByGoal) {
    if (!runPlugin({"property=unreach-call", "output=" + Own,
                    std::string("profile=") + L.Who.E->Profile},
                   T.Program))
      return Answer::failed(std::string("the program cannot be written in "
                                        "profile ") +
                            L.Who.E->Profile);
    T.Program = Own;
  }
  Session S(T, folderOf(I), Its);
  return IsByGoal ? findWithEva(L.Who.Program, S, T.Program, Found)
                  : L.Who.E->Run(L.Who.Program, S);
}

/// "5 of 6".
std::string doneOfAll(const Findings &F) {
  return std::to_string(countDone(F)) + " of " + std::to_string(F.Goals.size());
}

Verdict Chain::run(ArrayRef<Link> Links, bool IsStrict) {
  std::vector<std::string> Notes;
  Verdict V;
  for (unsigned I = 0; I < Links.size() && !stopSignal(); ++I) {
    Limits Its = Within;
    double Left =
        std::chrono::duration<double>(Within.Deadline - Clock::now()).count();
    double Mine =
        Links[I].Seconds > 0 ? Links[I].Seconds : Left / (Links.size() - I);
    Its.Deadline = std::min(Within.Deadline, after(Mine));
    const Clock::time_point Begin = Clock::now();
    Findings Found;
    Finished F;
    F.Who = Links[I].Who;
    F.Who.IsForProof = IsStrict;
    F.What = ask(Links[I], I, Its, Found);
    F.Seconds = std::chrono::duration<double>(Clock::now() - Begin).count();
    if (IsStrict && F.What.K == Answer::Kind::False && F.What.Reason.empty())
      F.What.Reason = "the log of memory may have no room left";
    const Finished *Alarm = nullptr;
    V = decide(F, P.Alarms.WhyNot, P.Proofs.WhyNot, Alarm);
    if (Alarm)
      tellAlarm(Args, P, Alarm->What, Folder, V);
    if (V.S == IsTrue || V.S == IsFalse)
      break;
    // Undecided: what is left for the others?
    bool HasNext = I + 1 < Links.size();
    std::string Note =
        V.Notes.empty() ? Links[I].Who.Name + ": undecided" : V.Notes.front();
    V.Notes.clear();
    if (!Found.Goals.empty()) {
      Note = Links[I].Who.Name + ": verified " + doneOfAll(Found) +
             " goals in " + seconds(F.Seconds) + ", in doubt at " +
             std::to_string(Found.Doubts.size()) + " places";
      if (HasNext && Reducer != "identity")
        reduceBy(Found, I, /*IsVerified=*/true, Note);
    } else if (Links[I].Who.E == &LibFuzzer && HasNext &&
               !Links[I + 1].Who.E->Proves && Reducer != "identity") {
      Arguments Its = Args;
      Its.Files = {ForTesters};
      TemporaryFolder Own;
      if (!Own.create() &&
          findByCorpus(Its, "cover-branches",
                       {folderOf(I) + "/corpus", folderOf(I) + "/seeds"}, Own,
                       Within, Found)) {
        Note += "; executed " + doneOfAll(Found) + " branches";
        reduceBy(Found, I, /*IsVerified=*/false, Note);
      }
    }
    Notes.push_back(std::move(Note));
    V.S = V.S == IsError && HasNext ? IsUnknown : V.S;
  }
  V.Notes.insert(V.Notes.begin(), Notes.begin(), Notes.end());
  return V;
}

int chain(const Arguments &Args) {
  if (!hasOneInput(Args, "chain"))
    return IsError;
  if (Args.Files[0] == "-")
    return wrong("the program is read more than once; it cannot be the "
                 "standard input");
  std::vector<Link> Links;
  Prepared P;
  std::vector<std::string> Names;
  // Without a property the program's own calls of reach_error() are meant.
  Arguments Given = Args;
  if (!Args.has("--condition"))
    llvm::erase_if(Given.Options,
                   [](const auto &O) { return O.first == "--reducer"; });
  if (!Args.has("--property") && !Args.has("--automaton"))
    Given.Options.emplace_back("--property", "unreach-call");
  if (!readLinks(Args, Links) || !transformWords(Given, P.Words, Names))
    return IsError;
  AskedLimits Asked;
  if (!readLimits(Args, Asked))
    return IsError;
  if (Args.has("--keep"))
    if (std::error_code Error = sys::fs::create_directories(Args.get("--keep")))
      return wrong("cannot make the folder '" + Args.get("--keep") +
                   "': " + Error.message());
  holdSignals();
  TemporaryFolder Folder;
  if (std::error_code Error = Folder.create())
    return wrong("cannot make a folder for what is temporary: " +
                 Error.message());
  Limits Within;
  Within.Memory = Asked.Memory;
  Within.Deadline = after(Asked.Seconds);
  if (int Status = prepare(Given, Asked.MallocMayFail, Folder, P))
    return Status;
  // Each line of what the engines get is one line of a file, so that places can
  // be told apart.
  Prepared Chained = P;
  Chained.T.Program = Folder.file("chained.c");
  // Of a check in a function of its own all its calls are one goal.
  std::vector<std::string> More = {"line-markers=no", "avoid=helpers"};
  if (P.Proofs.IfLogSuffices)
    More.push_back("full-log=error");
  if (!transformAgain(Given, P, More, Chained.T.Program))
    return IsError;
  Verdict V = Chain(Given, Chained, Folder, Within,
                    Args.get("--reducer", "product").str())
                  .run(Links, P.Proofs.IfLogSuffices);
  if (int Signal = stopSignal())
    return 128 + Signal;
  V.Property = join(Names, "+");
  return tell(Given, P, Folder, V);
}

const OptionInfo Options[] = {
    {"--first", "ENGINE[:TIME]", "the engine that begins, see 'check --help'"},
    {"--then", "ENGINE[:TIME]",
     "the next, on what is left; may be repeated (an equal share of the time "
     "each)"},
    {"--property", "NAME|FILE.prp",
     "a built-in property, or a property file of SV-COMP (the program's own "
     "calls of reach_error)"},
    {"--automaton", "FILE",
     "an automaton of your own; both options may be repeated"},
    {"--timelimit", "TIME", "for all of it: 10s, 5m (60s)"},
    {"--memlimit", "SIZE", "of each program that an engine runs: 2G (none)"},
    {"--malloc", "never-fails|may-fail",
     "what the engines take of it (never-fails)"},
    {"--keep", "FOLDER", "conditions and residual programs are left there"},
    {"--json", "FILE", "the verdict and the counterexample as JSON"},
    {"--witness", "FILE", "the witness of a verdict (SV-COMP, YAML 2.0)"},
    {"--clang", "PATH", "the clang to run, also by TRANSVER_CLANG"},
};

} // namespace

const CommandInfo ChainCommand = {
    "chain",
    "--first ENGINE --then ENGINE... [OPTION]... FILE [-- CLANG-FLAG...]",
    "Lets engines work one after the other, each on what is left of FILE.\n"
    "The exit status is as for 'check'.",
    Options,
    true,
    chain,
    transformOptions,
    /*ReadsProgram=*/true,
    IsError};

} // namespace transver
