//===- Findings.h - What a verifier or a test suite has done ----*- C++ -*-===//
//
// The goals of a program are its calls of reach_error() or, for testers, the
// outcomes of its conditions. A verifier says of some that they cannot be
// reached, a test suite of some that they were. A verifier's word holds up to
// the places where it was in doubt itself (an alarm of Eva): behind those it
// speaks only of the runs in which nothing happened there.
//
// Findings are read from JSON, which `transver condition` makes of what the
// tools print (utils/driver/Condition.cpp and Coverage.cpp):
//
//   {"kind": "verified" | "executed",
//    "goals":  [{"file": …, "line": …, "function": …, "done": true}, …],
//    "doubts": [{"file": …, "line": …, "function": …, "text": …},
//               {"callee": …, "text": …}, …]}
//
// Lines are those that the program's own line markers say. A goal of a test
// suite has a column and the text of the outcome as well.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_REDUCE_FINDINGS_H
#define TRANSVER_REDUCE_FINDINGS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace transver {

/// One goal, or one doubt.
struct Finding {
  std::string File, Function; ///< Function may be empty: it is not known
  unsigned Line = 0, Column = 0;
  /// Of a doubt, if not empty: it is at each call of this function, and has no
  /// other place.
  std::string Callee;
  std::string Text;    ///< of a goal the outcome, of a doubt what is doubted
  bool IsDone = false; ///< of a goal: it is proved, it was executed
};

struct Findings {
  /// The goals were executed: nothing of it is a proof.
  bool AreExecuted = false;
  std::vector<Finding> Goals, Doubts;
};

/// How many goals are done.
inline size_t countDone(const Findings &F) {
  size_t Count = 0;
  for (const Finding &G : F.Goals)
    Count += G.IsDone;
  return Count;
}

/// The JSON above.
std::string printFindings(const Findings &F);

/// Parses the JSON above.
llvm::Expected<Findings> parseFindings(llvm::StringRef Text);

} // namespace transver

#endif
