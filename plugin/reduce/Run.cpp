//===- Run.cpp - A condition over the steps of a program ------------------===//

#include "reduce/Residual.h"

namespace transver {

/// More sets of states are not worth their name.
static constexpr size_t MostSets = 200000;

ConditionRun::ConditionRun(const Condition &C, ProgramSteps &Steps)
    : C(C), Steps(Steps) {
  Sets.emplace_back();
  Index[{}] = Residual;
  if (C.Initial == ResidualState)
    return;
  if (C.States[C.Initial].IsAccepting)
    Initial = Cut;
  else if (C.canAccept(C.Initial))
    Initial = intern({{C.Initial, C.asksForListing(C.Initial), 0}});
}

ConditionRun::Id ConditionRun::intern(Set S) {
  llvm::sort(S);
  S.erase(std::unique(S.begin(), S.end()), S.end());
  auto Found = Index.find(S);
  if (Found != Index.end())
    return Found->second;
  if (Sets.size() >= MostSets) {
    TooMany = true;
    return Residual;
  }
  Id New = Sets.size();
  Sets.push_back(S);
  Index[std::move(S)] = New;
  return New;
}

bool ConditionRun::step(const Member &M, const Step &S, const EdgeSteps &In,
                        Set &Into) {
  const ConditionState &From = C.States[M.State];
  bool Listed = false;
  for (const ConditionTransition &T : From.Transitions) {
    bool Everything = T.When->K == Trigger::Kind::True;
    if (T.When->K == Trigger::Kind::Equal) {
      // CPAchecker gives up after that many branches.
      if (S.IsOptional || C.Threshold == 0 || M.Count != C.Threshold)
        continue;
      return false;
    }
    if (T.IsCatchAll) {
      if (S.IsOptional || Listed)
        continue;
      // What its maker did not list, it verified; but a foreign front end knows
      // only of a branch whose sibling is listed that it is that edge.
      bool Known =
          S.IsBranch && M.Matched && !From.IsInner &&
          llvm::any_of(From.Transitions, [&](const ConditionTransition &Other) {
            return ProgramSteps::isSibling(Other, S);
          });
      if (Known && T.IsTrue) {
        Used.insert(&T);
        return true;
      }
      Unlisted.try_emplace(M.State, &In);
      return false;
    }
    if (!Steps.matches(T, S, In))
      continue;
    Listed = true;
    Used.insert(&T);
    if (T.IsTrue && T.To != ResidualState) {
      if (C.States[T.To].IsAccepting)
        return true;
      Member To = {T.To, M.Matched && !Everything && C.asksForListing(T.To),
                   M.Count};
      if (T.Counter == ConditionTransition::Count::Reset)
        To.Count = 0;
      else if (T.Counter == ConditionTransition::Count::Increment)
        To.Count = M.Count < C.Threshold ? M.Count + 1 : M.Count;
      if (C.canAccept(T.To)) {
        // CPAchecker has a second edge of the same text.
        bool Again = false;
        for (unsigned I = 0; I < S.Repeats && !Everything; ++I)
          for (const ConditionTransition &Next : C.States[T.To].Transitions)
            if (Next.When->K == Trigger::Kind::Text &&
                Steps.matches(Next, S, In)) {
              Step Rest = S;
              Rest.Repeats = S.Repeats - 1;
              Again = true;
              if (step(To, Rest, In, Into))
                return true;
              break;
            }
        if (!Again)
          Into.push_back(To);
      }
    }
    if (From.UseFirst)
      return false;
  }
  if (Listed)
    return false;
  if (S.IsOptional)
    Into.push_back(M);
  else
    Unlisted.try_emplace(M.State, &In);
  return false;
}

ConditionRun::Id ConditionRun::after(Id From, const EdgeSteps &Edge) {
  for (const Step &S : Edge.Steps) {
    if (From == Residual || From == Cut)
      return From;
    Set Next;
    // Interning moves the sets.
    Set Members = Sets[From];
    for (const Member &M : Members)
      if (step(M, S, Edge, Next))
        return Cut;
    From = intern(std::move(Next));
  }
  return From;
}

std::string ConditionRun::describe(Id State) const {
  if (State == Cut)
    return "cut";
  std::string Text;
  for (const Member &M : Sets[State])
    Text += (Text.empty() ? "" : ", ") + C.States[M.State].Name +
            (M.Count ? "#" + std::to_string(M.Count) : "");
  return Text.empty() ? "residual" : Text;
}

} // namespace transver
