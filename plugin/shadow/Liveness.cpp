//===- Liveness.cpp - What decides how a loop goes on ---------------------===//

#include "shadow/Liveness.h"

using namespace clang;

namespace transver {
namespace {

class Solver {
public:
  Solver(const UnitEffects &Effects, unsigned I, const CFA &C,
         const llvm::BitVector &Region)
      : Effects(Effects), I(I), C(C), Region(Region) {
    for (EdgeId E = 0; E < C.Edges.size(); ++E)
      if (isInside(C.Edges[E]))
        number(E);
    At.resize(C.Locations.size());
    for (int L = Region.find_first(); L >= 0; L = Region.find_next(L))
      At[L].resize(Things.size());
  }

  /// Backwards over the locations, which have the order of the text more or
  /// less, again and again: what is live only grows.
  void solve() {
    llvm::BitVector Queued = Region;
    Queued.resize(C.Locations.size());
    llvm::BitVector Before(Things.size());
    while (Queued.any())
      for (int L = Queued.find_last(); L >= 0; L = Queued.find_prev(L)) {
        Queued.reset(L);
        bool Grows = false;
        for (EdgeId E : C.Locations[L].Out) {
          if (!isInside(C.Edges[E]))
            continue;
          Before = At[C.Edges[E].To];
          transfer(E, Before);
          if (!Before.test(At[L]))
            continue;
          At[L] |= Before;
          Grows = true;
        }
        if (!Grows)
          continue;
        for (EdgeId E : C.Locations[L].In)
          if (Region.test(C.Edges[E].From))
            Queued.set(C.Edges[E].From);
      }
  }

  void collect(LocationId L, llvm::SetVector<const VarDecl *> &Into) const {
    for (int T = At[L].find_first(); T >= 0; T = At[L].find_next(T))
      if (IsVariable.test(T))
        Into.insert(static_cast<const VarDecl *>(Things[T]));
  }

private:
  bool isInside(const Edge &E) const {
    return Region.test(E.From) && Region.test(E.To);
  }

  unsigned indexOf(const void *Thing, bool Variable) {
    auto [Found, New] =
        Index.try_emplace({Thing, unsigned(Variable)}, Things.size());
    if (New) {
      Things.push_back(Thing);
      IsVariable.resize(Things.size());
      if (Variable)
        IsVariable.set(Found->second);
    }
    return Found->second;
  }
  unsigned indexOf(const VarDecl *V) {
    return indexOf(V->getCanonicalDecl(), true);
  }

  /// Gives all that edge E mentions a number.
  void number(EdgeId E) {
    EdgeFacts F = Effects.facts(I).edge(E);
    bool Memory = false;
    for (const ReadFact &R : F.Reads) {
      if (R.Var)
        indexOf(R.Var);
      Memory |= !R.Var;
      if (R.To.K == Sink::Kind::Needs)
        indexOf(R.To.By, false);
    }
    if (F.Write && F.Write->Var)
      indexOf(F.Write->Var);
    if (F.Assignment)
      indexOf(F.Assignment, false);
    if (F.Call) {
      CallReads &Reads = Calls[E];
      Reads.Memory = Effects.ownEffect(I, E).ReadsMemory;
      for (unsigned K : Effects.components(F.Call)) {
        const Effect &Callee = Effects.ofComponent(K);
        Reads.Memory |= Callee.ReadsMemory;
        for (unsigned V : Callee.Refs.set_bits())
          Reads.Variables.push_back(indexOf(Effects.variables()[V]));
      }
      Memory |= Reads.Memory;
    }
    if (Memory && !HasEscaped) {
      HasEscaped = true;
      for (const VarDecl *V : Effects.addressTaken())
        if (!V->hasLocalStorage() || Effects.facts(I).AddressTaken.count(V))
          Escaped.push_back(indexOf(V));
    }
  }

  bool holds(const Sink &S, const llvm::BitVector &Live) const {
    if (S.K != Sink::Kind::Needs)
      return S.K == Sink::Kind::Always;
    auto Found = Index.find({S.By, 0u});
    return Found == Index.end() || Live.test(Found->second);
  }

  void transfer(EdgeId E, llvm::BitVector &Live) {
    EdgeFacts F = Effects.facts(I).edge(E);
    if (F.Assignment) {
      bool Needed = holds(F.OwnValue, Live) ||
                    (F.Write->Var && Live.test(indexOf(F.Write->Var)));
      unsigned Bit = indexOf(F.Assignment, false);
      if (Needed)
        Live.set(Bit);
      else
        Live.reset(Bit);
    }
    if (F.Write && F.Write->Var && F.Write->Whole)
      Live.reset(indexOf(F.Write->Var));
    bool Memory = false;
    for (const ReadFact &R : F.Reads) {
      if (!holds(R.To, Live))
        continue;
      if (R.Var)
        Live.set(indexOf(R.Var));
      Memory |= !R.Var;
    }
    if (F.Call) {
      const CallReads &Reads = Calls.find(E)->second;
      for (unsigned V : Reads.Variables)
        Live.set(V);
      Memory |= Reads.Memory;
    }
    if (F.IsAsm)
      Live |= IsVariable;
    if (Memory)
      for (unsigned T : Escaped)
        Live.set(T);
  }

  struct CallReads {
    std::vector<unsigned> Variables;
    bool Memory = false;
  };
  const UnitEffects &Effects;
  unsigned I;
  const CFA &C;
  const llvm::BitVector &Region;
  std::vector<const void *> Things;
  llvm::BitVector IsVariable;
  llvm::DenseMap<std::pair<const void *, unsigned>, unsigned> Index;
  std::vector<unsigned> Escaped;
  llvm::DenseMap<EdgeId, CallReads> Calls;
  bool HasEscaped = false;
  std::vector<llvm::BitVector> At;
};

} // namespace

llvm::SetVector<const VarDecl *> liveIn(const UnitEffects &Effects, unsigned I,
                                        const CFA &C,
                                        const llvm::BitVector &Region,
                                        llvm::ArrayRef<LocationId> At) {
  Solver S(Effects, I, C, Region);
  S.solve();
  llvm::SetVector<const VarDecl *> Live;
  for (LocationId L : At)
    if (Region.test(L))
      S.collect(L, Live);
  return Live;
}

llvm::BitVector assignedAt(const UnitEffects &Effects, unsigned I, const CFA &C,
                           const VarDecl *V) {
  // Optimistic: assigned everywhere but where control can come without.
  llvm::BitVector Assigned(C.Locations.size(), true);
  std::vector<LocationId> Work;
  for (EdgeId E = 0; E < C.Edges.size(); ++E)
    if (C.Edges[E].Op.K == Operation::Kind::Declare && C.Edges[E].Op.Var == V &&
        !V->getInit())
      if (Assigned.test(C.Edges[E].To)) {
        Assigned.reset(C.Edges[E].To);
        Work.push_back(C.Edges[E].To);
      }
  while (!Work.empty()) {
    LocationId L = Work.back();
    Work.pop_back();
    for (EdgeId E : C.Locations[L].Out) {
      EdgeFacts F = Effects.facts(I).edge(E);
      bool Writes = F.Write && F.Write->Var == V && F.Write->LValue;
      LocationId To = C.Edges[E].To;
      if (Writes || !Assigned.test(To))
        continue;
      Assigned.reset(To);
      Work.push_back(To);
    }
  }
  return Assigned;
}

} // namespace transver
