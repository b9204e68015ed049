//===- Reachability.cpp - In which states is an edge reached? -------------===//

#include "product/Reachability.h"
#include <numeric>

using namespace clang;

namespace transver {

Reachability::Reachability(UnitCFAs &Unit, const CallTargets &Calls,
                           const Observation &O)
    : Unit(Unit), Calls(Calls), A(*O.A), N(O.A->States.size()) {
  Functions.resize(Unit.Functions.size());
  Candidates Possible(*O.A);
  for (unsigned I = 0; I < Functions.size(); ++I) {
    const CFA &C = Unit.get(I);
    Functions[I].Reactions = reactionsOf(Unit, O, Possible, C, kindsOf(C));
  }
}

/// Adds From to Into; whether that is more.
static bool add(llvm::SmallBitVector &Into, const llvm::SmallBitVector &From) {
  if (!From.test(Into))
    return false;
  Into |= From;
  return true;
}

Reachability::Set Reachability::statesAt(unsigned I, unsigned R) {
  if (Calls.anyOrder())
    return Set(N, true);
  // Nobody asks where nothing happens in the whole unit.
  if (!IsDone)
    run();
  const PerFunction &F = Functions[I];
  unsigned Place = F.PlaceOf[Unit.get(I).Edges[F.Reactions[R].Edge].From];
  Set Before(N);
  for (unsigned Q = 0; Q < N; ++Q)
    if (F.EntryStates.test(Q))
      Before |= F.At[Place * N + Q];
  // What happens before it has moved the automaton already. (A call's return
  // has an edge of its own, whose start is behind the callee.)
  for (unsigned S = F.FirstStep[Place]; S < F.FirstStep[Place + 1]; ++S) {
    Set States = Before;
    for (unsigned K = F.Steps[S].Begin; K < F.Steps[S].End; ++K) {
      if (K == R)
        return States;
      States = after(F, K, States);
    }
  }
  return Before;
}

void Reachability::run() {
  IsDone = true;
  Work.resize(Functions.size());
  for (unsigned I = 0; I < Functions.size(); ++I) {
    PerFunction &F = Functions[I];
    F.Summary.assign(N, Set(N));
    F.EntryStates = Set(N);
    findMoves(F);
    findSteps(I);
  }
  for (unsigned I = 0; I < Functions.size(); ++I) {
    if (Unit.Functions[I].Decl->isMain())
      enter(I, A.Initial);
    if (Calls.isEnteredFromOutside(I))
      for (unsigned Q = 0; Q < N; ++Q)
        enter(I, Q);
  }
  // What is called stands before its callers, mostly.
  for (int I; (I = Work.find_first()) >= 0;) {
    Work.reset(I);
    analyse(I);
  }
}

void Reachability::findMoves(PerFunction &F) const {
  for (const EdgeReactions &R : F.Reactions) {
    F.Moves.emplace_back(N, Set(N));
    for (unsigned Q = 0; Q < N; ++Q) {
      Set &To = F.Moves.back()[Q];
      bool Certain = false;
      for (const Alternative &Alt : R.ByState[Q]) {
        Certain |= !Alt.isGuarded();
        if (Alt.T->To == Transition::Target::State && Alt.T->ToState < N)
          To.set(Alt.T->ToState);
        else if (Alt.T->To == Transition::Target::Error ||
                 Alt.T->To == Transition::Target::Break ||
                 Alt.T->To == Transition::Target::Goal)
          To.set(Q); // an error may be counted and the run go on
      }
      if (!Certain)
        To.set(Q);
    }
  }
}

void Reachability::findSteps(unsigned I) {
  const CFA &C = Unit.get(I);
  PerFunction &F = Functions[I];
  std::vector<Step> All(C.Edges.size());
  for (unsigned R = 0; R < F.Reactions.size(); ++R) {
    Step &S = All[F.Reactions[R].Edge];
    if (S.Begin == S.End)
      S.Begin = S.Middle = R;
    S.End = R + 1;
    if (F.Reactions[R].At != Event::After)
      S.Middle = R + 1;
  }
  for (EdgeId Id = 0; Id < C.Edges.size(); ++Id) {
    Step &S = All[Id];
    const Edge &E = C.Edges[Id];
    const auto *Call =
        E.Op.K == Operation::Kind::Call ? cast<CallExpr>(E.Op.Node) : nullptr;
    if (!Call)
      continue;
    llvm::ArrayRef<unsigned> Targets = Calls.targets(Call, S.Passes);
    if (Targets.empty())
      continue;
    S.Group = groupOf(Targets);
    S.Repeats = S.Passes && Call->getDirectCallee();
    Groups[S.Group].Callers.insert(I);
  }

  // Which locations are one place with the one before them.
  std::vector<LocationId> Root(C.Locations.size());
  std::iota(Root.begin(), Root.end(), 0);
  auto Find = [&](LocationId L) {
    while (Root[L] != L)
      L = Root[L] = Root[Root[L]];
    return L;
  };
  for (LocationId L = 0; L < C.Locations.size(); ++L) {
    const auto &In = C.Locations[L].In;
    if (L == C.Entry || In.size() != 1 || !All[In[0]].isPlain())
      continue;
    LocationId From = Find(C.Edges[In[0]].From);
    if (From != L) // an unreachable circle is a place of its own
      Root[L] = From;
  }
  F.PlaceOf.assign(C.Locations.size(), None);
  unsigned Places = 0;
  for (LocationId L = 0; L < C.Locations.size(); ++L)
    if (Root[L] == L)
      F.PlaceOf[L] = Places++;
  for (LocationId L = 0; L < C.Locations.size(); ++L)
    F.PlaceOf[L] = F.PlaceOf[Find(L)];
  F.FirstStep.assign(Places + 1, 0);
  auto IsKept = [&](EdgeId Id) {
    return !All[Id].isPlain() || All[Id].From != All[Id].To;
  };
  for (EdgeId Id = 0; Id < C.Edges.size(); ++Id) {
    All[Id].From = F.PlaceOf[C.Edges[Id].From];
    All[Id].To = F.PlaceOf[C.Edges[Id].To];
    F.FirstStep[All[Id].From + 1] += IsKept(Id);
  }
  std::partial_sum(F.FirstStep.begin(), F.FirstStep.end(), F.FirstStep.begin());
  F.Steps.resize(F.FirstStep.back());
  std::vector<unsigned> Next = F.FirstStep;
  for (EdgeId Id = 0; Id < C.Edges.size(); ++Id)
    if (IsKept(Id))
      F.Steps[Next[All[Id].From]++] = All[Id];
  F.At.assign(Places * N, Set(N));
}

unsigned Reachability::groupOf(llvm::ArrayRef<unsigned> Members) {
  auto [Found, New] = GroupAt.try_emplace(Members.data(), Groups.size());
  if (New) {
    for (unsigned Member : Members)
      Functions[Member].Groups.push_back(Groups.size());
    Groups.push_back({Members, Set(N), std::vector<Set>(N, Set(N)), {}});
  }
  return Found->second;
}

void Reachability::enter(unsigned I, unsigned Q) {
  PerFunction &F = Functions[I];
  if (F.EntryStates.test(Q))
    return;
  F.EntryStates.set(Q);
  F.At[F.PlaceOf[Unit.get(I).Entry] * N + Q].set(Q);
  Work.set(I);
}

Reachability::Set Reachability::after(const PerFunction &F, unsigned R,
                                      const Set &From) const {
  Set To(N);
  for (int Q = From.find_first(); Q >= 0; Q = From.find_next(Q))
    add(To, F.Moves[R][Q]);
  return To;
}

Reachability::Set Reachability::call(const Step &S, Set States) {
  Group &G = Groups[S.Group];
  for (;;) {
    Set To = S.Passes ? States : Set(N);
    for (int Q = States.find_first(); Q >= 0; Q = States.find_next(Q)) {
      if (!G.Entered.test(Q)) {
        G.Entered.set(Q);
        for (unsigned Member : G.Members)
          enter(Member, Q);
      }
      add(To, G.Summary[Q]);
    }
    if (!S.Repeats || To == States)
      return To;
    States = std::move(To);
  }
}

Reachability::Set Reachability::over(const PerFunction &F, const Step &S,
                                     Set States) {
  for (unsigned R = S.Begin; R < S.Middle; ++R)
    States = after(F, R, States);
  if (S.Group != None)
    States = call(S, std::move(States));
  for (unsigned R = S.Middle; R < S.End; ++R)
    States = after(F, R, States);
  return States;
}

void Reachability::analyse(unsigned I) {
  PerFunction &F = Functions[I];
  if (F.EntryStates.none())
    return;
  // Callees may have changed: all places are looked at again, in the order of
  // the text.
  const unsigned Places = F.FirstStep.size() - 1;
  llvm::BitVector Pending(Places, true);
  for (int P = Pending.find_first(); P >= 0;) {
    Pending.reset(P);
    for (unsigned S = F.FirstStep[P]; S < F.FirstStep[P + 1]; ++S) {
      const Step &Next = F.Steps[S];
      for (unsigned Q = 0; Q < N; ++Q) {
        const Set &Here = F.At[P * N + Q];
        if (Here.any() && add(F.At[Next.To * N + Q], over(F, Next, Here)))
          Pending.set(Next.To);
      }
    }
    P = Pending.find_next(P);
    if (P < 0)
      P = Pending.find_first();
  }
  const unsigned Exit = F.PlaceOf[Unit.get(I).Exit];
  for (unsigned Q = 0; Q < N; ++Q) {
    if (!add(F.Summary[Q], F.At[Exit * N + Q]))
      continue;
    for (unsigned Number : F.Groups)
      if (add(Groups[Number].Summary[Q], F.Summary[Q]))
        for (unsigned Caller : Groups[Number].Callers)
          Work.set(Caller);
  }
}

} // namespace transver
