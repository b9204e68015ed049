//===- Replay.h - Alarms, seen to happen ------------------------*- C++ -*-===//
//
// An engine's alarm is a list of inputs. The instrumented program is compiled,
// run with them, and the alarm is confirmed if it calls reach_error().
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_REPLAY_H
#define TRANSVER_DRIVER_REPLAY_H

#include "engines/Engine.h"

namespace transver {

struct Replayed {
  bool Confirmed = false;
  std::string Why;                ///< not empty: why it is not
  std::vector<std::string> Lines; ///< the counterexample, for a person
};

/// Replays the alarm A with the task of S.
Replayed replay(const Answer &A, Session &S);

} // namespace transver

#endif
