//===- Tasks.cpp - transver tasks -----------------------------------------===//
//
// Whole sets of verification tasks: each program is transformed for each of its
// properties, and becomes a task for a verifier of reachability.
//
//===----------------------------------------------------------------------===//

#include "Claims.h"
#include "Clang.h"
#include "Commands.h"
#include "Files.h"
#include "Process.h"
#include "TaskFile.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <atomic>
#include <csignal>
#include <glob.h>
#include <mutex>
#include <set>
#include <thread>
#include <unistd.h>

using namespace llvm;

namespace transver {
namespace {

/// One program and one property of it.
struct Job {
  TaskFile Task;
  TaskFile::Property Property;
  std::string Name; ///< of the outputs, without extension, below the folder
};

/// The task files that Named means: itself, those of a `.set` file (a pattern
/// in each line), those in a folder, but for those in Output, which we made.
bool findTasks(StringRef Named, StringRef Output,
               std::set<std::string> &Found) {
  if (sys::fs::is_directory(Named)) {
    std::error_code Error;
    for (sys::fs::recursive_directory_iterator It(Named, Error), End;
         It != End && !Error; It.increment(Error))
      if (sys::fs::equivalent(It->path(), Output))
        It.no_push();
      else if (isTaskFile(It->path()))
        Found.insert(It->path());
    if (Error)
      fail("cannot read the folder '" + Named + "': " + Error.message());
    return !Error;
  }
  if (sys::path::extension(Named) != ".set") {
    Found.insert(Named.str());
    return true;
  }
  auto Buffer = MemoryBuffer::getFile(Named);
  if (!Buffer) {
    fail("cannot read '" + Named + "': " + Buffer.getError().message());
    return false;
  }
  SmallVector<StringRef, 0> Lines;
  (*Buffer)->getBuffer().split(Lines, '\n');
  unsigned Number = 0;
  bool IsGood = true;
  for (StringRef Line : Lines) {
    ++Number;
    Line = Line.split('#').first.trim();
    if (Line.empty())
      continue;
    SmallString<256> Pattern(sys::path::parent_path(Named));
    sys::path::append(Pattern, Line);
    glob_t Matches;
    if (glob(Pattern.c_str(), 0, nullptr, &Matches) == 0) {
      for (size_t I = 0; I < Matches.gl_pathc; ++I)
        if (isTaskFile(Matches.gl_pathv[I]))
          Found.insert(Matches.gl_pathv[I]);
    } else {
      errs() << Named << ':' << Number << ": error: no file matches '" << Line
             << "'\n";
      IsGood = false;
    }
    globfree(&Matches);
  }
  return IsGood;
}

/// Shows how far it is, on a terminal.
class Progress {
public:
  explicit Progress(size_t Total)
      : Total(Total), IsShown(isatty(STDERR_FILENO)) {}
  void show(size_t Done) {
    if (!IsShown || !Total)
      return;
    constexpr size_t Width = 40;
    size_t Full = Width * Done / Total;
    errs() << "\r[" << std::string(Full, '=') << std::string(Width - Full, ' ')
           << "] " << Done << '/' << Total;
  }
  void clear() {
    if (IsShown)
      errs() << "\r" << std::string(64, ' ') << "\r";
  }

private:
  size_t Total;
  bool IsShown;
};

bool isNewer(StringRef A, StringRef B) {
  sys::fs::file_status Of[2];
  return !sys::fs::status(A, Of[0]) && !sys::fs::status(B, Of[1]) &&
         Of[0].getLastModificationTime() >= Of[1].getLastModificationTime();
}

bool writeText(const std::string &Path, StringRef Text, std::string &Why) {
  std::error_code Error = writeWholeFile(Path, Text);
  if (Error)
    Why = "cannot write '" + Path + "': " + Error.message();
  return !Error;
}

enum class Outcome { Made, Kept, Failed };

class Runner {
public:
  Runner(const Arguments &Args, std::string Output,
         const TemporaryFolder &Folder)
      : Args(Args), Output(std::move(Output)), Folder(Folder) {
    auto Give = [&](StringRef Name) {
      if (Args.has(Name))
        Given.insert(Given.end(), {Name.str(), Args.get(Name).str()});
    };
    for (const OptionInfo &O : transformOptions())
      Give(O.Name);
    for (StringRef Name : {ProfileOption.Name, AvoidOption.Name, "--clang"})
      Give(Name);
    for (const std::string &Word : Args.Words)
      Given.push_back("--" + Word);
    Made = "# Made by: transver tasks";
    if (!Given.empty())
      Made += " " + join(Given, " ");
    if (!Args.ClangFlags.empty())
      Made += " -- " + join(Args.ClangFlags, " ");
    std::replace(Made.begin(), Made.end(), '\n', ' ');
    Made += '\n';
  }

  /// Why: what went wrong.
  Outcome run(const Job &J, unsigned Slot, std::string &Why) {
    SmallString<256> Base(Output);
    sys::path::append(Base, J.Name);
    const std::string Program = (Base + ".c").str(),
                      Task = (Base + ".yml").str();
    const std::string &Input = J.Task.Inputs[0];
    // The task file is written last, so what has one is whole.
    if (isNewer(Task, Input) && isNewer(Task, J.Task.Path) &&
        sys::fs::exists(Program) && wasMadeAlike(Task))
      return Outcome::Kept;
    if (std::error_code Error =
            sys::fs::create_directories(sys::path::parent_path(Base))) {
      Why = "cannot make the folder: " + Error.message();
      return Outcome::Failed;
    }
    std::string Report = Folder.file("report" + std::to_string(Slot));
    std::string Log = Folder.file("log" + std::to_string(Slot));
    std::vector<std::string> Command = {
        DriverPath, "transform", "--property", J.Property.File,
        "-o",       Program,     "--report",   Report};
    Command.insert(Command.end(), Given.begin(), Given.end());
    Command.insert(Command.end(), {Input, "--"});
    if (J.Task.Is32)
      Command.push_back("-m32");
    Command.insert(Command.end(), Args.ClangFlags.begin(),
                   Args.ClangFlags.end());
    Ended E = runProcess(Command, "", Log,
                         {Clock::now() + std::chrono::minutes(30), 0, nullptr});
    auto Printed = MemoryBuffer::getFile(Log);
    if (!E.exitedWith(0)) {
      Why = firstError(Printed ? (*Printed)->getBuffer() : "", E);
      return Outcome::Failed;
    }
    Claim Alarm, Silence;
    if (!readClaims(Report, Alarm, Silence, Why))
      return Outcome::Failed;
    return writeText(Task, taskText(J, Program, Alarm, Silence), Why)
               ? Outcome::Made
               : Outcome::Failed;
  }

private:
  /// Whether a task file was made with the options of now.
  bool wasMadeAlike(const std::string &Task) const {
    auto Buffer = MemoryBuffer::getFile(Task);
    return Buffer && (*Buffer)->getBuffer().take_front(Made.size()) == Made;
  }

  static std::string firstError(StringRef Log, const Ended &E) {
    SmallVector<StringRef, 16> Lines;
    Log.split(Lines, '\n', -1, false);
    for (StringRef Line : Lines)
      if (Line.contains("error: "))
        return Line.str();
    return describe(E);
  }

  /// The verdict of the new task is that of the old one where the claim holds
  /// that this needs; else none is expected.
  std::string taskText(const Job &J, StringRef Program, const Claim &Alarm,
                       const Claim &Silence) {
    std::string Text =
        Made + "format_version: '2.0'\n\ninput_files: '" +
        sys::path::filename(Program).str() +
        "'\n\nproperties:\n  - property_file: " + propertyFile(J) + "\n";
    bool IsFalse = J.Property.Expected == TaskFile::Verdict::False;
    if (J.Property.Expected != TaskFile::Verdict::Unknown &&
        (IsFalse ? Silence : Alarm).WhyNot.empty())
      Text += IsFalse ? "    expected_verdict: false\n"
                      : "    expected_verdict: true\n";
    return Text + "\noptions:\n  language: C\n  data_model: " +
           (J.Task.Is32 ? "ILP32" : "LP64") + "\n";
  }

  static std::string propertyFile(const Job &J) {
    std::string Up;
    for (char C : J.Name)
      if (C == '/')
        Up += "../";
    return Up + "unreach-call.prp";
  }

  const Arguments &Args;
  std::string Output;
  const TemporaryFolder &Folder;
  std::vector<std::string> Given; ///< options of `transver transform`
  std::string Made;               ///< the line that says how a task was made
};

int tasks(const Arguments &Args) {
  if (Args.Files.empty())
    return fail("no tasks, see 'transver tasks --help'");
  std::string Output = Args.get("-o").str();
  if (Output.empty())
    return fail("where do the new tasks belong? -o says it");
  unsigned AtOnce = std::max(1u, std::thread::hardware_concurrency());
  if (Args.has("-j") && (Args.get("-j").getAsInteger(10, AtOnce) || !AtOnce))
    return fail("-j is a number, not '" + Args.get("-j") + "'");

  std::set<std::string> Files;
  bool IsGood = true;
  for (const std::string &Named : Args.Files)
    IsGood &= findTasks(Named, Output, Files);
  if (Files.empty())
    return IsGood ? fail("there is no task") : 1;

  // What is left out, and why, by reason.
  std::vector<Job> Jobs;
  size_t Others = 0, Broken = 0;
  for (const std::string &File : Files) {
    TaskFile Task;
    if (!readTaskFile(File, Task)) {
      ++Broken;
      continue;
    }
    for (const TaskFile::Property &P : Task.Properties) {
      StringRef Property = sys::path::stem(P.File);
      if (!Task.IsC || Task.Inputs.size() != 1 ||
          (Args.has("--property") && Args.get("--property") != Property)) {
        ++Others;
        continue;
      }
      SmallString<256> Name(sys::path::relative_path(File));
      sys::path::remove_dots(Name, /*remove_dot_dot=*/true);
      while (StringRef(Name).substr(0, 3) == "../")
        Name = StringRef(Name).drop_front(3);
      sys::path::replace_extension(Name, Property);
      Jobs.push_back({Task, P, Name.str().str()});
    }
  }

  holdSignals();
  TemporaryFolder Folder;
  if (std::error_code Error = Folder.create())
    return fail("cannot make a folder for what is temporary: " +
                Error.message());
  std::string Why;
  if (std::error_code Error = sys::fs::create_directories(Output))
    return fail("cannot make the folder '" + Output + "': " + Error.message());
  if (!writeText(Output + "/unreach-call.prp",
                 "CHECK( init(main()), LTL(G ! call(reach_error())) )\n", Why))
    return fail(Why);

  Runner Run(Args, Output, Folder);
  Progress Bar(Jobs.size());
  std::mutex Lock;
  std::atomic<size_t> Next(0);
  size_t Count[3] = {0, 0, 0}, Done = 0;
  std::vector<std::thread> Threads;
  for (unsigned Slot = 0; Slot < std::min<size_t>(AtOnce, Jobs.size()); ++Slot)
    Threads.emplace_back([&, Slot] {
      for (size_t I = Next++; I < Jobs.size() && !stopSignal(); I = Next++) {
        std::string Why;
        Outcome O = Run.run(Jobs[I], Slot, Why);
        if (stopSignal())
          return;
        std::lock_guard<std::mutex> Held(Lock);
        ++Count[static_cast<unsigned>(O)];
        if (O == Outcome::Failed) {
          Bar.clear();
          errs() << Jobs[I].Task.Path << ": " << Why << '\n';
        }
        Bar.show(++Done);
      }
    });
  for (std::thread &Thread : Threads)
    Thread.join();
  Bar.clear();
  if (int Signal = stopSignal())
    return 128 + Signal;
  outs() << Count[0] << " made, " << Count[1] << " kept, " << Count[2] + Broken
         << " failed";
  if (Others)
    outs() << ", " << Others << " of other kinds";
  outs() << '\n';
  return !IsGood || Broken || Count[2] ? 1 : 0;
}

const OptionInfo Options[] = {
    {"-o", "FOLDER", "where the new tasks belong"},
    {"-j", "N", "how many programs at the same time (one for each core)"},
    {"--property", "NAME",
     "only tasks with a property file of this name, NAME.prp"},
    ProfileOption,
    AvoidOption,
    {"--clang", "PATH", "the clang to run, also by TRANSVER_CLANG"},
};

} // namespace

const CommandInfo TasksCommand = {
    "tasks",
    "-o FOLDER [OPTION]... (FILE.yml | FILE.set | FOLDER)... [-- "
    "CLANG-FLAG...]",
    "Transforms verification tasks into tasks for a verifier of reachability:\n"
    "a program, its task file, and the verdict that is right. What is there "
    "and\n"
    "newer than its task is kept, if it was made with the same options.",
    Options,
    true,
    tasks,
    transformOptions};

} // namespace transver
