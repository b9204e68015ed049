//===- Replay.cpp - Alarms, seen to happen --------------------------------===//

#include "Replay.h"

using namespace llvm;

namespace transver {

Replayed replay(const Answer &A, Session &S) {
  Replayed R;
  for (const Input &I : A.Inputs)
    R.Lines.push_back("input: " + I.Type + " " + I.Value);
  if (A.RanNatively) {
    R.Confirmed = true;
    return R;
  }
  R.Why = A.HasInputs ? "not implemented" : "the engine gives no inputs";
  return R;
}

} // namespace transver
