//===- Verdict.h - What answers mean for the property -----------*- C++ -*-===//
//
// What an engine says of reach_error() is an answer about the property only if
// the transformation claims so (design D7): where an alarm may be none, or
// silence no proof, the verdict is `unknown` with the transformation's reason.
// An alarm is replayed, and told in the user's terms.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_VERDICT_H
#define TRANSVER_DRIVER_VERDICT_H

#include "Arguments.h"
#include "Chosen.h"
#include "Claims.h"
#include "Counterexample.h"
#include "Process.h"
#include "Replay.h"
#include <string>
#include <vector>

namespace transver {

/// The exit statuses: of a verdict, and of what went wrong.
enum Status { IsTrue = 0, IsFalse = 1, IsUnknown = 2, IsError = 3 };

/// Reports an error, and returns its status.
int wrong(const llvm::Twine &Message);

/// An engine that has answered.
struct Finished {
  Chosen Who;
  Answer What;
  double Seconds = 0;
};

bool isDefinite(const Answer &A);

struct Verdict {
  Status S = IsUnknown;
  std::string Property;
  /// For a person: who decided it, or why nobody did. One line each.
  std::vector<std::string> Notes;
  std::string Engine; ///< that decided; empty if none
  double Seconds = 0; ///< it took
  bool Confirmed = false;
  Counterexample Alarm;   ///< of a violation
  Replayed Run;           ///< that shows it
  std::string ReportFile; ///< where the page goes; empty if nobody wants it
  /// Of a proof: the engine's correctness witness, if it wrote one, and the
  /// program that it is about.
  std::string ProofWitness, ProofProgram;

  std::string text() const {
    return S == IsTrue    ? "true"
           : S == IsFalse ? "false(" + Property + ")"
           : S == IsError ? "error"
                          : "unknown";
  }
};

/// A program as the engines get it, and what may be concluded.
struct Prepared {
  std::vector<std::string> Words; ///< for the plugin, but for outputs
  Task T;
  llvm::json::Value Report = nullptr;
  Claim Alarms, Proofs;
};

/// Transforms the program of Args, as P.Words say, into Folder; an exit status
/// that is not 0 if there is nothing to go on with.
int prepare(const Arguments &Args, bool MallocMayFail,
            const TemporaryFolder &Folder, Prepared &P);

/// Transforms the program once more, with further words, into the file Output;
/// false if that fails.
bool transformAgain(const Arguments &Args, const Prepared &P,
                    llvm::ArrayRef<std::string> More, llvm::StringRef Output);

/// What the engines' answers mean for the property. NoAlarm and NoProof say why
/// an alarm may be none, why silence is no proof; empty if it is. Alarm is the
/// answer that a violation was found by, if that is the verdict.
Verdict decide(llvm::ArrayRef<Finished> Done, llvm::StringRef NoAlarm,
               llvm::StringRef NoProof, const Finished *&Alarm);

/// Replays the alarm A and puts what it tells into V.
void tellAlarm(const Arguments &Args, const Prepared &P, const Answer &A,
               const TemporaryFolder &Folder, Verdict &V);

/// Prints V, and writes the files that are asked for; the exit status.
int tell(const Arguments &Args, const Prepared &P,
         const TemporaryFolder &Folder, const Verdict &V);

} // namespace transver

#endif
