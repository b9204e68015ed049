//===- Reachability.cpp - In which states is an edge reached? -------------===//

#include "product/Reachability.h"

using namespace clang;

namespace transver {

Reachability::Reachability(UnitCFAs &Unit, const CallTargets &Calls,
                           const Observation &O)
    : Unit(Unit), Calls(Calls), N(O.A->States.size()) {
  Functions.resize(Unit.Functions.size());
  for (unsigned I = 0; I < Functions.size(); ++I) {
    const CFA &C = Unit.get(I);
    Functions[I].Reactions = reactionsOf(Unit, O, C);
    Functions[I].At.assign(C.Locations.size(), Relation(N, Set(N)));
    Functions[I].Summary.assign(N, Set(N));
    Functions[I].EntryStates = Set(N);
    for (unsigned R = 0; R < Functions[I].Reactions.size(); ++R) {
      const EdgeReactions &Reaction = Functions[I].Reactions[R];
      Functions[I].Index[{Reaction.Edge, Reaction.At}] = R;
    }
  }
  for (unsigned I = 0; I < Functions.size(); ++I) {
    if (Unit.Functions[I].Decl->isMain())
      enter(I, O.A->Initial);
    if (Calls.isEnteredFromOutside(I))
      for (unsigned Q = 0; Q < N; ++Q)
        enter(I, Q);
  }
  while (!Work.empty()) {
    unsigned I = Work.back();
    Work.pop_back();
    Functions[I].Queued = false;
    analyse(I);
  }
}

Reachability::Set Reachability::statesAt(unsigned I, const Edge &E, EdgeId Id,
                                         Event At) {
  Set States(N);
  if (Calls.anyOrder()) {
    States.set();
    return States;
  }
  for (unsigned Q = 0; Q < N; ++Q)
    if (Functions[I].EntryStates.test(Q))
      States |= Functions[I].At[E.From][Q];
  // What happens before the edge has moved the automaton already. A call's
  // return has an edge of its own, whose start is behind the callee.
  if (At == Event::Before)
    return step(I, Id, Event::RoundBegins, States);
  if (At == Event::After)
    return stepBefore(I, Id, States);
  return States;
}

Reachability::Set Reachability::stepBefore(unsigned I, EdgeId Id,
                                           const Set &From) {
  return step(I, Id, Event::Before, step(I, Id, Event::RoundBegins, From));
}

void Reachability::enqueue(unsigned I) {
  if (Functions[I].Queued)
    return;
  Functions[I].Queued = true;
  Work.push_back(I);
}

void Reachability::enter(unsigned I, unsigned Q) {
  if (Functions[I].EntryStates.test(Q))
    return;
  Functions[I].EntryStates.set(Q);
  Functions[I].At[Unit.get(I).Entry][Q].set(Q);
  enqueue(I);
}

Reachability::Set Reachability::step(unsigned I, EdgeId Id, Event At,
                                     const Set &From) {
  auto Found = Functions[I].Index.find({Id, At});
  if (Found == Functions[I].Index.end())
    return From;
  const EdgeReactions &R = Functions[I].Reactions[Found->second];
  Set To(N);
  for (int Q = From.find_first(); Q >= 0; Q = From.find_next(Q)) {
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
  return To;
}

void Reachability::analyse(unsigned I) {
  const CFA &C = Unit.get(I);
  PerFunction &F = Functions[I];
  std::vector<LocationId> Pending{C.Entry};
  std::vector<bool> InPending(C.Locations.size(), false);
  // Callees may have changed: all locations are looked at again.
  for (LocationId L = 0; L < C.Locations.size(); ++L)
    if (L != C.Entry) {
      Pending.push_back(L);
      InPending[L] = true;
    }
  while (!Pending.empty()) {
    LocationId L = Pending.back();
    Pending.pop_back();
    InPending[L] = false;
    for (EdgeId Id : C.Locations[L].Out) {
      const Edge &E = C.Edges[Id];
      bool Changed = false;
      for (unsigned Q0 = 0; Q0 < N; ++Q0) {
        if (!F.EntryStates.test(Q0) || F.At[L][Q0].none())
          continue;
        Set States = stepBefore(I, Id, F.At[L][Q0]);
        if (E.Op.K == Operation::Kind::Call)
          States = call(I, cast<CallExpr>(E.Op.Node), States);
        States = step(I, Id, Event::After, States);
        Set &Target = F.At[E.To][Q0];
        Set Joined = Target;
        Joined |= States;
        if (Joined != Target) {
          Target = Joined;
          Changed = true;
        }
      }
      if (Changed && !InPending[E.To]) {
        InPending[E.To] = true;
        Pending.push_back(E.To);
      }
    }
  }
  bool SummaryChanged = false;
  for (unsigned Q0 = 0; Q0 < N; ++Q0)
    if (F.Summary[Q0] != F.At[C.Exit][Q0]) {
      F.Summary[Q0] = F.At[C.Exit][Q0];
      SummaryChanged = true;
    }
  if (SummaryChanged)
    for (unsigned Caller : F.Callers)
      enqueue(Caller);
}

Reachability::Set Reachability::call(unsigned Caller, const CallExpr *Call,
                                     const Set &From) {
  std::vector<unsigned> Targets;
  bool Unknown;
  Calls.targets(Call, Targets, Unknown);
  Set To(N);
  if (Unknown)
    To = From;
  for (unsigned T : Targets) {
    if (!llvm::is_contained(Functions[T].Callers, Caller))
      Functions[T].Callers.push_back(Caller);
    for (int Q = From.find_first(); Q >= 0; Q = From.find_next(Q)) {
      enter(T, Q);
      To |= Functions[T].Summary[Q];
    }
  }
  // Code outside may call back again and again.
  if (Unknown && !Targets.empty() && Call->getDirectCallee() && To != From) {
    Set All = To;
    All |= From;
    if (All != From)
      return call(Caller, Call, All);
  }
  return To;
}

} // namespace transver
