//===- Replay.h - Alarms, seen to happen ------------------------*- C++ -*-===//
//
// An engine's alarm is a list of inputs. The instrumented program is compiled,
// run with them (runtime/transver_rt.c), and the alarm is confirmed if it calls
// reach_error(). The run says where each input was asked for: the text of an
// instrumented program is on the lines of the user's file, and so is its debug
// information.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_REPLAY_H
#define TRANSVER_DRIVER_REPLAY_H

#include "engines/Engine.h"

namespace transver {

/// A line of the user's program; Line is 0 if it is not known.
struct SourceLine {
  std::string File, Function;
  unsigned Line = 0;
};

/// What happened in the run, in its order.
struct Step {
  Input Given; ///< Type is empty for the violation, which is the last step
  SourceLine Where;
  bool isViolation() const { return Given.Type.empty(); }
};

struct Replayed {
  bool Confirmed = false;
  std::string Why;         ///< not empty: why it is not
  std::vector<Step> Steps; ///< without places, and no violation, if not
  /// What runtime/explain.c wrote of the violation, as JSON; may be empty.
  std::string Explanation;
  /// What it wrote of the run (runtime/steps.h), a JSON object in each line;
  /// may be empty.
  std::string Trace;
};

/// Replays the alarm A with the task of S.
Replayed replay(const Answer &A, Session &S);

} // namespace transver

#endif
