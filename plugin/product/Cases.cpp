//===- Cases.cpp - Triggers that test variables ---------------------------===//

#include "product/Cases.h"

namespace transver {

static bool isOnlyTests(const Trigger &T) {
  return T.K == Trigger::Kind::Test ||
         (!T.Operands.empty() &&
          llvm::all_of(T.Operands, [](const std::unique_ptr<Trigger> &Part) {
            return isOnlyTests(*Part);
          }));
}

void addCases(const Trigger &T, TriggerCase From,
              llvm::function_ref<bool(const Trigger &, Alternative &)> Matches,
              bool MayNegate, llvm::SmallVectorImpl<TriggerCase> &Into) {
  if (!mentions(T, Trigger::Kind::Test)) {
    From.Holds = Matches(T, From.Alt);
    From.Matched |= From.Holds;
    Into.push_back(std::move(From));
    return;
  }
  if (T.K == Trigger::Kind::Test) {
    for (bool Outcome : {true, false}) {
      Into.push_back(From);
      Into.back().Holds = Outcome;
      Into.back().Alt.Tests.push_back({&T, Outcome});
    }
    return;
  }
  llvm::SmallVector<TriggerCase, 4> Left;
  addCases(*T.Operands[0], From, Matches, MayNegate, Left);
  for (TriggerCase &Case : Left) {
    if (T.K == Trigger::Kind::Not) {
      bool Holds = !Case.Holds && (MayNegate || isOnlyTests(*T.Operands[0]));
      auto Tests = std::move(Case.Alt.Tests);
      Case.Alt = From.Alt; // a negated pattern binds nothing
      Case.Alt.Tests = std::move(Tests);
      Case.Holds = Holds;
    } else if (Case.Holds == (T.K == Trigger::Kind::And)) {
      // The right operand decides.
      if (T.K == Trigger::Kind::Or) {
        auto Tests = std::move(Case.Alt.Tests);
        Case.Alt = From.Alt;
        Case.Alt.Tests = std::move(Tests);
      }
      addCases(*T.Operands[1], std::move(Case), Matches, MayNegate, Into);
      continue;
    }
    Into.push_back(std::move(Case));
  }
}

} // namespace transver
