//===- Process.cpp - Running other programs -------------------------------===//

#include "Process.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace llvm;

namespace transver {

static volatile std::sig_atomic_t Asked = 0;

static void note(int Signal) { Asked = Signal; }

void holdSignals() {
  struct sigaction Action;
  std::memset(&Action, 0, sizeof Action);
  Action.sa_handler = note;
  for (int Signal : {SIGINT, SIGTERM, SIGHUP})
    sigaction(Signal, &Action, nullptr);
}

int stopSignal() { return Asked; }

/// In the child: becomes the program, or reports why not through Pipe.
[[noreturn]] static void become(char *const *Words, char *const *Environment,
                                const char *Folder, const char *Log,
                                uint64_t Memory, int Nice, int Pipe) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  for (int Signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE})
    signal(Signal, SIG_DFL);
  int In = open("/dev/null", O_RDONLY);
  int Out = open(Log, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (In >= 0 && Out >= 0 && dup2(In, 0) >= 0 && dup2(Out, 1) >= 0 &&
      dup2(Out, 2) >= 0 && (!*Folder || chdir(Folder) == 0)) {
    setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + Nice);
    struct rlimit NoCore = {0, 0};
    setrlimit(RLIMIT_CORE, &NoCore);
    if (Memory) {
      struct rlimit Most = {Memory, Memory};
      setrlimit(RLIMIT_AS, &Most);
    }
    execve(Words[0], Words, Environment);
  }
  int Error = errno;
  if (write(Pipe, &Error, sizeof Error) < 0)
    _exit(126);
  _exit(127);
}

Ended runProcess(ArrayRef<std::string> Command, StringRef Folder, StringRef Log,
                 const Limits &Within, ArrayRef<std::string> Environment) {
  Ended Result;
  // All memory that the child needs is there before it is forked off: other
  // threads may hold the allocator's lock.
  std::vector<char *> Words, Variables;
  for (const std::string &Word : Command)
    Words.push_back(const_cast<char *>(Word.c_str()));
  Words.push_back(nullptr);
  auto IsReplaced = [&](StringRef Old) {
    for (const std::string &New : Environment)
      if (Old.split('=').first == StringRef(New).split('=').first)
        return true;
    return false;
  };
  for (char **Old = environ; *Old; ++Old)
    if (!IsReplaced(*Old))
      Variables.push_back(*Old);
  for (const std::string &New : Environment)
    Variables.push_back(const_cast<char *>(New.c_str()));
  Variables.push_back(nullptr);
  std::string In = Folder.str(), Out = Log.str();

  int Pipe[2];
  if (pipe2(Pipe, O_CLOEXEC) < 0) {
    Result.Why = std::strerror(errno);
    return Result;
  }
  pid_t Child = fork();
  if (Child == 0)
    become(Words.data(), Variables.data(), In.c_str(), Out.c_str(),
           Within.Memory, Within.Nice, Pipe[1]);
  int ForkError = errno;
  close(Pipe[1]);
  if (Child < 0) {
    close(Pipe[0]);
    Result.Why = std::strerror(ForkError);
    return Result;
  }
  setpgid(Child, Child); // whoever of us is first
  int Error = 0;
  ssize_t Got = read(Pipe[0], &Error, sizeof Error);
  close(Pipe[0]);

  Result.What = Ended::How::Exited;
  int Status = 0;
  for (unsigned Pause = 500;; Pause = std::min(Pause * 2, 20000u)) {
    pid_t Done = waitpid(Child, &Status, WNOHANG);
    if (Done == Child || (Done < 0 && errno != EINTR))
      break;
    bool IsLate = Clock::now() >= Within.Deadline;
    if (IsLate || Asked || (Within.Stop && *Within.Stop)) {
      Result.What = IsLate ? Ended::How::TimedOut : Ended::How::Stopped;
      kill(-Child, SIGKILL);
      while (waitpid(Child, &Status, 0) < 0 && errno == EINTR)
        ;
      break;
    }
    usleep(Pause);
  }
  kill(-Child, SIGKILL); // what it has left behind
  if (Got == sizeof Error) {
    Result.What = Ended::How::NotRun;
    Result.Why = std::strerror(Error);
  } else if (Result.What == Ended::How::Exited) {
    if (WIFSIGNALED(Status)) {
      Result.What = Ended::How::Killed;
      Result.Status = WTERMSIG(Status);
    } else {
      Result.Status = WEXITSTATUS(Status);
    }
  }
  return Result;
}

std::string describe(const Ended &E) {
  switch (E.What) {
  case Ended::How::Exited:
    return "exit status " + std::to_string(E.Status);
  case Ended::How::Killed:
    return std::string("killed: ") + strsignal(E.Status);
  case Ended::How::TimedOut:
    return "out of time";
  case Ended::How::Stopped:
    return "stopped";
  case Ended::How::NotRun:
    return "cannot be run: " + E.Why;
  }
  return {};
}

std::error_code TemporaryFolder::create() {
  SmallString<128> Made;
  std::error_code Error = sys::fs::createUniqueDirectory("transver", Made);
  if (!Error)
    Path = Made.str().str();
  return Error;
}

TemporaryFolder::~TemporaryFolder() {
  if (!Path.empty())
    (void)sys::fs::remove_directories(Path);
}

std::string TemporaryFolder::file(StringRef Name) const {
  SmallString<128> Full(Path);
  sys::path::append(Full, Name);
  return Full.str().str();
}

} // namespace transver
