//===- RecursionPlaces.cpp - Where recursion is looked for ----------------===//

#include "shadow/RecursionPlaces.h"

namespace transver {

llvm::BitVector recursionPlaces(const UnitCFAs &Unit,
                                const UnitEffects &Effects,
                                llvm::function_ref<bool(unsigned)> MayBe) {
  unsigned N = Unit.Functions.size();
  llvm::BitVector Places(N);
  for (unsigned I = 0; I < N; ++I)
    if (Effects.isEnteredFromOutside(I) && Effects.of(I).CallsOut && MayBe(I))
      Places.set(I);
  // A function that others enter and that cannot be a place: each one that
  // leaves the unit is.
  for (unsigned I = 0; I < N; ++I)
    if (Effects.isEnteredFromOutside(I) && Effects.of(I).CallsOut && !MayBe(I))
      for (unsigned K = 0; K < N; ++K)
        if (Effects.callsOut(K) && MayBe(K))
          Places.set(K);
  enum : char { Unseen, Open, Left };
  std::vector<char> State(N, Unseen);
  struct Frame {
    unsigned Function, Next;
  };
  std::vector<Frame> Path;
  for (unsigned Root = 0; Root < N; ++Root) {
    if (State[Root] != Unseen || Places.test(Root))
      continue;
    Path.push_back({Root, 0});
    State[Root] = Open;
    while (!Path.empty()) {
      auto [I, Next] = Path.back();
      const std::vector<unsigned> &Callees = Effects.calleesInside(I);
      if (Next == Callees.size()) {
        State[I] = Left;
        Path.pop_back();
        continue;
      }
      ++Path.back().Next;
      unsigned To = Callees[Next];
      if (Places.test(To) || State[To] == Left)
        continue;
      if (State[To] == Unseen) {
        State[To] = Open;
        Path.push_back({To, 0});
        continue;
      }
      // A cycle: the way from To to I.
      size_t First = Path.size();
      while (Path[--First].Function != To)
        ;
      size_t At = First;
      while (At < Path.size() && !Places.test(Path[At].Function) &&
             !MayBe(Path[At].Function))
        ++At;
      Places.set(Path[At < Path.size() ? At : First].Function);
    }
  }
  return Places;
}

} // namespace transver
