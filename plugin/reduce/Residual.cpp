//===- Residual.cpp - Program times condition -----------------------------===//

#include "reduce/Residual.h"
#include "support/Library.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace transver {

Residual::Residual(UnitCFAs &Unit, ProgramSteps &Steps, ConditionRun &Run,
                   Options Opts)
    : Unit(Unit), Steps(Steps), Run(Run), Opts(Opts) {
  Sets.push_back({{ConditionRun::Residual}, {}});
  Index[Sets[0]] = 0;
  AnyOrder = Unit.calls().anyOrder();
  LoopsOf.resize(Unit.Functions.size());
  for (unsigned I = 0; I < Unit.Functions.size(); ++I) {
    const CFA &C = Unit.get(I);
    IsPlace.emplace_back(C.Locations.size());
    IsPlace.back().set(C.Exit);
    for (const auto &[Where, L] : C.Places)
      IsPlace.back().set(L);
    for (LocationId L = 0; L < C.Locations.size(); ++L)
      if (C.Locations[L].IsLoopHead && Opts.Folding != Fold::None)
        LoopsOf[I].push_back({L, loopRegion(C, L, Unit.Context)});
  }
  Functions.assign(Unit.Functions.size(), {});
  Initial = Run.initial() == ConditionRun::Cut ? Cut : intern({Run.initial()});
  if (Initial == Cut || Initial == 0)
    return;
  do {
    Grown = false;
    explore();
  } while (Grown);
  prune();
  explore();
  measure();
}

Residual::State Residual::intern(Members M, Context Around) {
  llvm::sort(M);
  M.erase(std::unique(M.begin(), M.end()), M.end());
  if (M.front() == ConditionRun::Residual)
    return 0; // absorbs the others
  auto [Found, New] =
      Index.try_emplace({std::move(M), std::move(Around)}, Sets.size());
  if (New)
    Sets.push_back(Found->first);
  return Found->second;
}

Residual::State Residual::unite(State A, State B) {
  if (A == 0 || B == 0)
    return 0;
  Members M = Sets[A].first;
  M.insert(M.end(), Sets[B].first.begin(), Sets[B].first.end());
  return intern(std::move(M), Sets[A].second);
}

Residual::State Residual::resume(State Calling, State Exit) {
  if (Exit == 0 || Sets[Calling].second.empty())
    return Exit;
  return intern(Sets[Exit].first, Sets[Calling].second);
}

std::string Residual::describe(State S) const {
  if (S == Cut)
    return "cut";
  std::string Text;
  for (ConditionRun::Id D : Sets[S].first)
    Text += (Text.empty() ? "" : " | ") + Run.describe(D);
  return Text;
}

//===----------------------------------------------------------------------===//
// Successors
//===----------------------------------------------------------------------===//

bool Residual::isTaken(const Edge &E) const {
  return !isNeverTaken(E, Unit.Context);
}

Residual::State Residual::after(State From, unsigned I, EdgeId E) {
  return From == 0 ? 0 : after(From, Steps.of(Unit.get(I))[E]);
}

Residual::State Residual::after(State From, const EdgeSteps &Edge) {
  if (From == 0 || Edge.Steps.empty())
    return From;
  Members Next;
  bool Covered = true;
  for (ConditionRun::Id D : Members(Sets[From].first)) {
    ConditionRun::Id To = Run.after(D, Edge);
    if (To == ConditionRun::Cut)
      continue;
    Covered = false;
    Next.push_back(To);
  }
  return Covered ? Cut : intern(std::move(Next), Sets[From].second);
}

bool Residual::isFolded(unsigned I, LocationId L) const {
  switch (Opts.Folding) {
  case Fold::None:
    return false;
  case Fold::Location:
    return true;
  case Fold::Loops:
  case Fold::Bound:
  case Fold::Context:
    return Unit.Functions[I].Automaton->Locations[L].IsLoopHead;
  case Fold::ExceptLoops:
    return llvm::none_of(LoopsOf[I],
                         [&](const auto &Loop) { return Loop.second.test(L); });
  }
  return false;
}

/// S united with what came to the place before.
Residual::State Residual::folded(unsigned I, State Entry, LocationId L,
                                 State S) {
  if (Opts.Folding == Fold::Context && S != 0) {
    Context Around;
    for (const auto &[Head, From] : Sets[S].second)
      for (const auto &[Other, Region] : LoopsOf[I])
        if (Other == Head && Region.test(L))
          Around.push_back({Head, From});
    bool IsHead = Unit.Functions[I].Automaton->Locations[L].IsLoopHead;
    if (IsHead && llvm::none_of(Around, [&](const auto &Loop) {
          return Loop.first == L;
        }))
      Around.push_back({L, intern(Sets[S].first)});
    S = intern(Sets[S].first, std::move(Around));
  }
  if (S == 0 || !isFolded(I, L))
    return S;
  bool PerContext = Opts.Folding == Fold::Context;
  State Key = Opts.Folding == Fold::Location ? 0 : Entry;
  if (PerContext)
    Key = intern({ConditionRun::Id(Entry + 1)}, Sets[S].second);
  Union &U = Unions[{I, Key, L}];
  if (Opts.Folding == Fold::Bound) {
    if (llvm::is_contained(U.Apart, S))
      return S;
    if (U.Apart.size() < Opts.Bound) {
      U.Apart.push_back(S);
      return S;
    }
  }
  State Old = U.United;
  U.United = U.Any ? unite(U.United, S) : S;
  Grown |= U.Any && U.United != Old;
  U.Any = true;
  return U.United;
}

bool Residual::isLive(Node N) const {
  // A variable does not know from where the function was called.
  if (Opts.Dynamic)
    N.Entry = 0;
  return !HasLive || Live.count(N);
}

Residual::State Residual::at(unsigned I, State Entry, LocationId L, State S) {
  if (!IsPlace[I].test(L))
    return S;
  S = folded(I, Entry, L, S);
  return S == 0 || isLive({I, Entry, L, S}) ? S : 0;
}

Residual::State Residual::behind(unsigned I, State Entry, EdgeId Id, State S) {
  return Opts.Dynamic ? S : at(I, Entry, Unit.get(I).Edges[Id].To, S);
}

Residual::State Residual::entry(unsigned I, State S) {
  if (S == 0)
    return 0;
  S = intern(Sets[S].first); // loops around the call are none of the callee
  const CFA &C = Unit.get(I);
  if (Opts.Folding == Fold::Location)
    S = folded(I, 0, C.Entry, S);
  return S == 0 || Opts.Dynamic || isLive({I, S, C.Entry, S}) ? S : 0;
}

const std::set<Residual::State> &Residual::exits(unsigned I,
                                                 State Entry) const {
  auto Found = Functions[I].find(Entry);
  return Found == Functions[I].end() ? None : Found->second.Exits;
}

Residual::Callees Residual::calleesOf(const CallExpr *Call) const {
  Callees Result;
  const CallTargets &Calls = Unit.calls();
  bool Unknown;
  llvm::ArrayRef<unsigned> Targets = Calls.targets(Call, Unknown);
  auto MayCallBack = [&](const FunctionDecl *F) {
    if (F->getIdentifier() && F->getBuiltinID())
      return false;
    return externalOf(*F) == External::Stateful ||
           externalOf(*F) == External::Jumps ||
           (externalOf(*F) == External::Ends && Unit.HasExitHandlers);
  };
  if (const FunctionDecl *F = Call->getDirectCallee()) {
    Result.PassesThrough = Unknown;
    Result.CallsBack = Unknown && !Targets.empty() && MayCallBack(F);
    if (!Unknown)
      Result.Defined = Targets;
    return Result;
  }
  Result.PassesThrough = !Calls.hasMain() || !Calls.takenExternals().empty();
  Result.CallsBack =
      !Calls.hasMain() || llvm::any_of(Calls.takenExternals(), MayCallBack);
  Result.Defined = Targets;
  return Result;
}

//===----------------------------------------------------------------------===//
// Exploration
//===----------------------------------------------------------------------===//

bool Residual::leavesToOutside(unsigned I) const {
  return Unit.calls().isEnteredFromOutside(I) ||
         (Unit.HasExitHandlers && Unit.Functions[I].Decl->isMain());
}

void Residual::reach(unsigned I, State Entry, LocationId L, State S) {
  Instance &In = Functions[I][Entry];
  if (!In.At[L].insert(S).second)
    return;
  Work.push_back({I, Entry, L, S});
}

void Residual::enter(unsigned I, State S) {
  Functions[I][S];
  reach(I, S, Unit.get(I).Entry, S);
}

/// Code outside the unit may run in state S, and call what it can.
void Residual::fromOutside(State S) {
  if (!Opts.Dynamic)
    S = 0;
  if (!Outside.insert(S).second)
    return;
  for (unsigned I = 0; I < Unit.Functions.size(); ++I)
    if (Unit.calls().isEnteredFromOutside(I)) {
      State Entry = entry(I, S);
      Graph.push_back({outside(S), {I, Entry, Unit.get(I).Entry, Entry}});
      enter(I, Entry);
    }
  for (const Caller &Call : std::set<Caller>(CallingBack))
    comeBack(Call, S, outside(S));
}

/// A call that was made returns in state Exit, which From was left in.
void Residual::comeBack(const Caller &Call, State Exit, const Node &From) {
  const Node &N = Call.From;
  State Back =
      behind(N.Function, N.Entry, Call.Call, resume(Call.Calling, Exit));
  Node Next = {N.Function, N.Entry, Unit.get(N.Function).Edges[Call.Call].To,
               Back};
  Graph.push_back({From, Next});
  reach(Next.Function, Next.Entry, Next.At, Next.S);
}

void Residual::call(const Node &N, EdgeId Id, State S) {
  const Edge &E = Unit.get(N.Function).Edges[Id];
  Callees To = calleesOf(cast<CallExpr>(E.Op.Node));
  Caller Call = {N, S, Id};
  if (To.CallsBack) {
    if (!Opts.Dynamic) {
      fromOutside(S);
      return comeBack(Call, 0, N);
    }
    Graph.push_back({N, outside(S)});
    CallingBack.insert(Call);
    for (State Any : std::set<State>(Outside))
      comeBack(Call, Any, outside(Any));
    fromOutside(S);
  }
  if (To.PassesThrough)
    comeBack(Call, S, N);
  for (unsigned I : To.Defined) {
    State Entry = entry(I, S);
    Graph.push_back({N, {I, Entry, Unit.get(I).Entry, Entry}});
    Callers[{I, Entry}].insert(Call);
    enter(I, Entry);
    for (State Exit : std::set<State>(exits(I, Entry)))
      comeBack(Call, Exit, {I, Entry, Unit.get(I).Exit, Exit});
  }
}

void Residual::expand(const Node &N) {
  const CFA &C = Unit.get(N.Function);
  if (N.At == C.Exit) {
    Functions[N.Function][N.Entry].Exits.insert(N.S);
    if (leavesToOutside(N.Function)) {
      State S = Opts.Dynamic ? N.S : 0;
      Graph.push_back({N, outside(S)});
      fromOutside(S);
    }
    for (const Caller &From : std::set<Caller>(Callers[{N.Function, N.Entry}]))
      comeBack(From, N.S, N);
    return;
  }
  for (EdgeId Id : C.Locations[N.At].Out) {
    const Edge &E = C.Edges[Id];
    if (!isTaken(E))
      continue;
    State S = after(N.S, N.Function, Id);
    if (S == Cut) {
      Cutting.push_back(N);
      continue;
    }
    if (E.Op.K == Operation::Kind::Call) {
      call(N, Id, S);
      continue;
    }
    Node Next = {N.Function, N.Entry, E.To, behind(N.Function, N.Entry, Id, S)};
    Graph.push_back({N, Next});
    reach(Next.Function, Next.Entry, Next.At, Next.S);
  }
}

void Residual::explore() {
  Functions.assign(Unit.Functions.size(), {});
  Callers.clear();
  CallingBack.clear();
  Outside.clear();
  Graph.clear();
  Cutting.clear();
  Work.clear();
  const CallTargets &Calls = Unit.calls();
  for (unsigned I = 0; I < Unit.Functions.size(); ++I)
    if (Unit.Functions[I].Decl->isMain())
      enter(I, entry(I, Initial));
  // Where nobody knows when what runs, every state can be met everywhere.
  if (!Calls.hasMain() || AnyOrder)
    fromOutside(Initial);
  std::set<State> Seen;
  do {
    while (!Work.empty()) {
      Node N = Work.back();
      Work.pop_back();
      expand(N);
    }
    if (!AnyOrder || !Opts.Dynamic)
      break;
    size_t Before = Seen.size();
    for (unsigned I = 0; I < Functions.size(); ++I)
      for (const auto &[Entry, In] : Functions[I])
        for (const auto &[L, States] : In.At)
          Seen.insert(States.begin(), States.end());
    if (Seen.size() == Before)
      break;
    for (unsigned I = 0; I < Functions.size(); ++I)
      for (LocationId L = 0; L < Unit.get(I).Locations.size(); ++L)
        for (State S : Seen)
          reach(I, 0, L, S);
  } while (true);
}

/// Finds the nodes from which something is cut.
void Residual::prune() {
  std::map<Node, std::vector<const Node *>> Back;
  for (const auto &[From, To] : Graph)
    Back[To].push_back(&From);
  std::vector<Node> Pending;
  std::set<Node> Found;
  for (const Node &N : Cutting)
    if (Found.insert(N).second)
      Pending.push_back(N);
  while (!Pending.empty()) {
    Node N = Pending.back();
    Pending.pop_back();
    for (const Node *From : Back[N])
      if (Found.insert(*From).second)
        Pending.push_back(*From);
  }
  // The state that is kept while the program runs is the same for all.
  if (AnyOrder)
    return;
  for (Node N : Found) {
    N.Entry = Opts.Dynamic ? 0 : N.Entry;
    Live.insert(N);
  }
  HasLive = true;
  for (unsigned I = 0; I < Unit.Functions.size(); ++I)
    if (Unit.Functions[I].Decl->isMain()) {
      Initial = entry(I, Initial);
      if (Initial != 0 && !isLive({I, Initial, Unit.get(I).Entry, Initial}))
        Initial = 0;
    }
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

void Residual::measure() {
  Measured = Size();
  if (Functions.empty())
    return;
  Measured.Cuts = Cutting.size();
  for (const std::map<State, Instance> &Instances : Functions)
    for (const auto &[Entry, In] : Instances)
      for (const auto &[L, States] : In.At)
        Measured.Locations += States.size();
  forEachEdge([&](unsigned, State, LocationId, State, EdgeId, LocationId,
                  State) { ++Measured.Edges; });
}

unsigned Residual::distinctLocations() const {
  std::set<std::pair<unsigned, LocationId>> Seen;
  for (unsigned I = 0; I < Functions.size(); ++I)
    for (const auto &[Entry, In] : Functions[I])
      for (const auto &[L, States] : In.At)
        Seen.insert({I, L});
  return Seen.size();
}

void Residual::forEachEdge(
    llvm::function_ref<void(unsigned, State, LocationId, State, EdgeId,
                            LocationId, State)>
        Visit) const {
  auto &Self = const_cast<Residual &>(*this);
  for (unsigned I = 0; I < Functions.size(); ++I)
    for (const auto &[Entry, In] : Functions[I])
      for (const auto &[L, States] : In.At)
        for (State S : States)
          for (EdgeId Id : Unit.get(I).Locations[L].Out) {
            const Edge &E = Unit.get(I).Edges[Id];
            if (!isTaken(E))
              continue;
            State To = Self.after(S, I, Id);
            if (To == Cut) {
              Visit(I, Entry, L, S, Id, E.To, Cut);
              continue;
            }
            if (E.Op.K != Operation::Kind::Call) {
              Visit(I, Entry, L, S, Id, E.To, Self.behind(I, Entry, Id, To));
              continue;
            }
            // The edge to behind the call, once for each state it comes back
            // in.
            auto Behind = In.At.find(E.To);
            if (Behind != In.At.end())
              for (State Back : Behind->second)
                Visit(I, Entry, L, S, Id, E.To, Back);
          }
}

Residual::Size Residual::programSize() {
  Size Program;
  std::vector<bool> Seen(Unit.Functions.size());
  std::vector<unsigned> Pending;
  auto Enter = [&](unsigned I) {
    if (!Seen[I])
      Pending.push_back(I);
    Seen[I] = true;
  };
  for (unsigned I = 0; I < Unit.Functions.size(); ++I)
    if (Unit.Functions[I].Decl->isMain() ||
        (!Unit.calls().hasMain() && Unit.calls().isEnteredFromOutside(I)))
      Enter(I);
  while (!Pending.empty()) {
    unsigned I = Pending.back();
    Pending.pop_back();
    const CFA &C = Unit.get(I);
    std::vector<LocationId> Here = {C.Entry};
    llvm::BitVector Reached(C.Locations.size());
    Reached.set(C.Entry);
    while (!Here.empty()) {
      LocationId L = Here.back();
      Here.pop_back();
      ++Program.Locations;
      for (EdgeId Id : C.Locations[L].Out) {
        const Edge &E = C.Edges[Id];
        if (!isTaken(E))
          continue;
        ++Program.Edges;
        if (E.Op.K == Operation::Kind::Call) {
          Callees To = calleesOf(cast<CallExpr>(E.Op.Node));
          for (unsigned Callee : To.Defined)
            Enter(Callee);
          if (To.CallsBack)
            for (unsigned J = 0; J < Unit.Functions.size(); ++J)
              if (Unit.calls().isEnteredFromOutside(J))
                Enter(J);
        }
        if (!Reached.test(E.To)) {
          Reached.set(E.To);
          Here.push_back(E.To);
        }
      }
    }
  }
  return Program;
}

} // namespace transver
