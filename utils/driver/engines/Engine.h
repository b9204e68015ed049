//===- Engine.h - Verifiers and testers that answer a task ------*- C++ -*-===//
//
// An engine is a program of somebody else that decides whether reach_error()
// can be called. Its adapter is one small file of this folder: where the
// program is, the command line, the profile in which it reads the text (how
// reach_error, __VERIFIER_assume and __VERIFIER_nondet_* are said to it), and
// how its answer is read.
//
// An adapter says no more than the engine did: an engine that was bounded, that
// cut paths, or that took a function without a body to do nothing, has proved
// nothing.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_ENGINE_H
#define TRANSVER_DRIVER_ENGINE_H

#include "../Process.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace transver {

/// An instrumented program, and what can be said of it for every engine.
struct Task {
  std::string Program;            ///< the path of its text
  std::string Clang;              ///< a compiler for it
  std::vector<std::string> Flags; ///< the user's, for that compiler
  std::string RuntimeFolder;      ///< of the harnesses' sources
  bool Is32 = false;              ///< pointers have 32 bits
  bool HasThreads = false, HasAssembly = false;
  /// Attributes call functions: before and behind main, at the end of a scope.
  bool RunsAroundMain = false, HasCleanups = false;
  bool MallocMayFail = false;
  /// Not empty: why one run of the program does not speak for all that have the
  /// same inputs; as far as its text tells.
  std::string Varies;
  /// The names behind `__VERIFIER_nondet_` that it calls.
  std::vector<std::string> Nondet;
  /// Integer constants of its text, to be tried as inputs.
  std::vector<std::string> Constants;
};

/// What one call of __VERIFIER_nondet_*() gave, as the replay file has it.
struct Input {
  std::string Type, Value;
};

struct Answer {
  enum class Kind {
    True,    ///< reach_error() cannot be called
    False,   ///< it can: Inputs is how, if HasInputs. With a Reason, it may
             ///< be none, and only counts if a run confirms it
    Unknown, ///< the engine did not decide: Reason
    Failed   ///< it did not do what was asked of it: Reason
  };
  Kind K = Kind::Unknown;
  std::string Reason;
  std::vector<Input> Inputs;
  bool HasInputs = false;
  bool RanNatively = false; ///< the call was seen in a run of the program
  /// Of a proof: the file with the engine's own witness, and the program that
  /// the engine was given; empty if it writes none.
  std::string Witness, Program;

  static Answer unknown(std::string Why) {
    Answer A;
    A.Reason = std::move(Why);
    return A;
  }
  static Answer failed(std::string Why) {
    Answer A = unknown(std::move(Why));
    A.K = Kind::Failed;
    return A;
  }
  static Answer proof() {
    Answer A;
    A.K = Kind::True;
    return A;
  }
  static Answer alarm() {
    Answer A;
    A.K = Kind::False;
    return A;
  }
};

/// One run of one engine: its folder, and its limits.
class Session {
public:
  Session(const Task &T, std::string Folder, Limits Within)
      : T(T), Folder(std::move(Folder)), Within(Within) {}

  /// Runs a program; what it prints is in log() then. Seconds: less time than
  /// is left, if not 0.
  Ended run(llvm::ArrayRef<std::string> Command,
            llvm::ArrayRef<std::string> Environment = {}, double Seconds = 0);
  const std::string &log() const { return Log; }
  /// The last line of the log that is not empty.
  llvm::StringRef lastLine() const;
  /// A file of this session's own.
  std::string file(llvm::StringRef Name) const;
  /// Writes one; false (and the answer to give in Failure) if it cannot.
  bool write(llvm::StringRef Name, llvm::StringRef Text, Answer &Failure);
  /// Compiles the program, with flags before and after the user's, to a file of
  /// the session; false, and the answer in Failure, if that fails.
  bool compile(llvm::StringRef Compiler, llvm::ArrayRef<std::string> Before,
               llvm::ArrayRef<std::string> After, llvm::StringRef Output,
               Answer &Failure);
  /// Runs a command that links; a program that cannot be linked is no failure
  /// of the engine.
  bool link(llvm::ArrayRef<std::string> Command, Answer &Failure);
  /// Seconds until the deadline.
  double left() const;
  /// The answer of an engine whose program ended otherwise than it should.
  Answer ended(llvm::StringRef Program, const Ended &E) const;

  const Task &T;

private:
  std::string Folder;
  Limits Within;
  std::string Log;
};

struct Engine {
  const char *Name;
  const char *Help;
  /// The path of its program, empty if it is not there.
  std::string (*Find)();
  Answer (*Run)(llvm::StringRef Program, Session &S);
  /// The profile of the text that it gets; null: what everybody gets.
  const char *Profile = nullptr;
  /// Whether it is asked when nobody names an engine.
  bool IsDefault = true;
  /// Whether it can prove that there is no violation.
  bool Proves = true;
  /// Whether it only runs the program.
  bool Tests = false;
};

extern const Engine Explore, LibFuzzer, AFL, CBMC, FramaC;
/// Those that need a command line only.
llvm::ArrayRef<Engine> externalEngines();
/// Runs a user's command line, in which `{file}` is the program.
Answer runUserCommand(llvm::StringRef Command, Session &S);

/// The path of the first of Names that is on $PATH, or $Variable names; empty
/// if none is.
std::string findProgram(llvm::ArrayRef<llvm::StringRef> Names,
                        const char *Variable = nullptr);

/// The C type of the values of `__VERIFIER_nondet_Name`; empty if it is not
/// known.
llvm::StringRef typeOfNondet(llvm::StringRef Name);

/// A line of a replay file, `TYPE VALUE`, and the text of a whole one.
Input readInput(llvm::StringRef Line);
std::string replayText(llvm::ArrayRef<Input> Inputs);

} // namespace transver

#endif
