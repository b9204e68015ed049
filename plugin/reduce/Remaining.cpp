//===- Remaining.cpp - What a run can still meet --------------------------===//

#include "reduce/Remaining.h"
#include "product/CallTargets.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace transver {
namespace {

struct Targets {
  llvm::ArrayRef<unsigned> Defined;
  bool Unknown = false;
};

Targets targetsOf(UnitCFAs &Unit, const Edge &E) {
  Targets T;
  if (E.Op.K == Operation::Kind::Call)
    T.Defined = Unit.calls().targets(cast<CallExpr>(E.Op.Node), T.Unknown);
  return T;
}

} // namespace

Remaining::Remaining(UnitCFAs &Unit, EdgeTest IsOpen, EdgeTest IsDead)
    : Unit(Unit), IsOpen(IsOpen), IsDead(IsDead) {
  const unsigned Count = Unit.Functions.size();
  Functions.resize(Count);
  for (unsigned I = 0; I < Count; ++I) {
    const CFA &C = Unit.get(I);
    Functions[I].Open.assign(C.Locations.size(), false);
    Functions[I].Ends.assign(C.Locations.size(), false);
    Functions[I].Ends[C.Exit] = true;
    for (const Edge &E : C.Edges)
      for (unsigned T : targetsOf(Unit, E).Defined)
        if (!llvm::is_contained(Functions[T].Callers, I))
          Functions[T].Callers.push_back(I);
  }
  // From what can happen within a function to its callers, until nothing is
  // new.
  std::vector<unsigned> Work;
  std::vector<bool> IsQueued(Count, true);
  for (unsigned I = 0; I < Count; ++I)
    Work.push_back(I);
  while (!Work.empty()) {
    unsigned I = Work.back();
    Work.pop_back();
    IsQueued[I] = false;
    if (!propagate(I))
      continue;
    for (unsigned Caller : Functions[I].Callers)
      if (!IsQueued[Caller]) {
        IsQueued[Caller] = true;
        Work.push_back(Caller);
      }
  }
  // And from behind the calls to behind the functions.
  for (unsigned I = 0; I < Count; ++I)
    openBehind(I);
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (unsigned I = 0; I < Count; ++I)
      if (!Functions[I].OpenBehind) {
        openBehind(I);
        Changed |= Functions[I].OpenBehind;
      }
  }
}

bool Remaining::isOpenCall(const Edge &E) const {
  return llvm::any_of(targetsOf(Unit, E).Defined, [&](unsigned T) {
    return Functions[T].Open[Unit.get(T).Entry];
  });
}

bool Remaining::comesBack(const Edge &E) const {
  if (E.Op.K != Operation::Kind::Call)
    return true;
  Targets To = targetsOf(Unit, E);
  return To.Unknown || llvm::any_of(To.Defined, [&](unsigned T) {
           return Functions[T].Ends[Unit.get(T).Entry];
         });
}

/// Returns true if callers may see something new.
bool Remaining::propagate(unsigned I) {
  const CFA &C = Unit.get(I);
  PerFunction &F = Functions[I];
  bool WasOpen = F.Open[C.Entry], WasEnding = F.Ends[C.Entry];
  std::vector<LocationId> Work;
  for (LocationId L = 0; L < C.Locations.size(); ++L)
    Work.push_back(L);
  // Each location is looked at again when what is behind it has changed.
  while (!Work.empty()) {
    LocationId L = Work.back();
    Work.pop_back();
    bool Open = F.Open[L], Ends = F.Ends[L];
    for (EdgeId Id : C.Locations[L].Out) {
      const Edge &E = C.Edges[Id];
      if (IsDead(I, Id) || isNeverTaken(E, Unit.Context))
        continue;
      Open = Open || IsOpen(I, Id) || isOpenCall(E);
      if (!comesBack(E))
        continue;
      Open = Open || F.Open[E.To];
      Ends = Ends || F.Ends[E.To];
    }
    if (Open == F.Open[L] && Ends == F.Ends[L])
      continue;
    F.Open[L] = Open;
    F.Ends[L] = Ends;
    for (EdgeId Id : C.Locations[L].In)
      Work.push_back(C.Edges[Id].From);
  }
  return F.Open[C.Entry] != WasOpen || F.Ends[C.Entry] != WasEnding;
}

void Remaining::openBehind(unsigned I) {
  for (unsigned Caller : Functions[I].Callers) {
    const CFA &C = Unit.get(Caller);
    for (EdgeId Id = 0; Id < C.Edges.size(); ++Id) {
      const Edge &E = C.Edges[Id];
      if (E.Op.K == Operation::Kind::Call && !IsDead(Caller, Id) &&
          from(Caller, E.To) &&
          llvm::is_contained(targetsOf(Unit, E).Defined, I)) {
        Functions[I].OpenBehind = true;
        return;
      }
    }
  }
}

bool Remaining::from(unsigned I, LocationId L) const {
  const PerFunction &F = Functions[I];
  return F.Open[L] || (F.Ends[L] && F.OpenBehind);
}

bool Remaining::by(unsigned I, EdgeId Id) const {
  const Edge &E = Unit.get(I).Edges[Id];
  return IsOpen(I, Id) || isOpenCall(E) || (comesBack(E) && from(I, E.To));
}

} // namespace transver
