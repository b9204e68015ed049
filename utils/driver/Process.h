//===- Process.h - Running other programs -----------------------*- C++ -*-===//
//
// An engine is a foreign program: it may hang, crash, eat all memory, or start
// programs of its own. Each runs as the leader of a process group of its own,
// within limits, and when it is over, for whatever reason, the whole group is
// killed: nothing of it goes on behind our back.
//
// Several threads may run programs at the same time. A Stop ends those that
// were started with it; the signals that end this program (interrupt,
// terminate, hang-up) end all.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_PROCESS_H
#define TRANSVER_DRIVER_PROCESS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <atomic>
#include <chrono>
#include <string>
#include <vector>

namespace transver {

using Clock = std::chrono::steady_clock;

/// What a program may use.
struct Limits {
  Clock::time_point Deadline;
  uint64_t Memory = 0; ///< bytes of address space; 0: no limit
  const std::atomic<bool> *Stop = nullptr; ///< ends it when it becomes true
  int Nice = 0; ///< how much it steps back for others
};

struct Ended {
  enum class How {
    Exited,   ///< Status is the exit status
    Killed,   ///< by the signal Status
    TimedOut, ///< at the deadline
    Stopped,  ///< as Limits::Stop asked, or this program is to end
    NotRun    ///< it could not be started: Why
  };
  How What = How::NotRun;
  int Status = 0;
  std::string Why;
  bool exitedWith(int Wanted) const {
    return What == How::Exited && Status == Wanted;
  }
};

/// Runs Command, whose first word is a path, in Folder (or where we are, if
/// that is empty), with nothing to read, and all that it prints in the file
/// Log. Environment has further variables, `NAME=value`.
Ended runProcess(llvm::ArrayRef<std::string> Command, llvm::StringRef Folder,
                 llvm::StringRef Log, const Limits &Within,
                 llvm::ArrayRef<std::string> Environment = {});

/// A few words about how it ended, for a message.
std::string describe(const Ended &E);

/// From now on the signals that end this program are kept until stopSignal() is
/// asked, so that what was begun can be cleaned up.
void holdSignals();
/// The signal that asks this program to end, 0 if none does.
int stopSignal();

/// A folder for what is only needed while this program runs; it is removed with
/// all that is in it.
class TemporaryFolder {
public:
  TemporaryFolder() = default;
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder &) = delete;
  TemporaryFolder &operator=(const TemporaryFolder &) = delete;
  /// Makes it; an error names what could not be made.
  std::error_code create();
  const std::string &path() const { return Path; }
  /// The path of a file in it.
  std::string file(llvm::StringRef Name) const;

private:
  std::string Path;
};

} // namespace transver

#endif
