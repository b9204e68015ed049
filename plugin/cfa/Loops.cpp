//===- Loops.cpp - Loop heads of a CFA ------------------------------------===//
//
// A set of locations that can all reach each other is a strongly connected
// component (Tarjan, 1972). One that contains an edge is a loop. Taking its
// head away leaves the loops nested in it, which are found in the same way, as
// in Bourdoncle's weak topological order (1993). So every cycle contains a
// head, and each loop of the text has its own.
//
// Where a component has one entry, that is the head: control cannot go round
// without passing it. `goto`, and `switch` as in Duff's device, make components
// with several entries. There we prefer the head of the outermost loop
// statement that contains an entry: it lies on every cycle through that
// statement's back edge, and it is where a reader expects it. Else the first
// entry is taken, or, where a computed goto leads to the entries, all of its
// targets.
//
// One round per level of nesting takes time quadratic in the depth, and a
// tangle of gotos is as deep as it has labels. Below level MaxDepth, the heads
// are the targets of all edges that lead back on a depth-first search's path,
// which is linear; where every loop has one entry, they are the same.
//
// An edge whose condition is a constant of the other truth value closes no
// loop: `do { ... } while (0)` is none. It stays in the automaton nevertheless.
//
//===----------------------------------------------------------------------===//

#include "cfa/Builder.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;
using namespace transver;

namespace {

constexpr unsigned MaxDepth = 100;

class LoopFinder {
public:
  LoopFinder(CFA &G, const LoopForest &Forest, bool HasDispatch,
             LocationId Dispatch, ASTContext &Context)
      : G(G), Forest(Forest), HasDispatch(HasDispatch), Dispatch(Dispatch),
        Context(Context) {}

  void run();

private:
  using Region = std::vector<LocationId>;

  bool isLive(EdgeId Id);
  void findReachable();
  std::vector<Region> components(const Region &R);
  bool hasCycle(LocationId L); ///< an edge from L to L
  Region chooseHeads(const Region &Component);
  Region allHeads(const Region &Component);
  bool goesRound(unsigned Loop, unsigned Tag);
  LocationId skipJoins(LocationId L, unsigned Tag);

  CFA &G;
  const LoopForest &Forest;
  bool HasDispatch;
  LocationId Dispatch;
  ASTContext &Context;

  enum : char { Unknown, Live, Dead };
  std::vector<char> Liveness; ///< per edge, computed on demand
  std::vector<bool> Reachable;
  /// The part of the graph that each location belongs to at the moment; 0: to
  /// none.
  std::vector<unsigned> TagOf;
  unsigned LastTag = 0;
  std::vector<unsigned>
      SeenAt; ///< per loop statement: the last part that asked

  // Tarjan's numbers; 0: not visited.
  std::vector<unsigned> Number, Low;
  std::vector<bool> OnStack;
};

} // namespace

bool LoopFinder::isLive(EdgeId Id) {
  if (G.Edges[Id].Op.K != Operation::Kind::Assume)
    return true;
  if (Liveness[Id] == Unknown)
    Liveness[Id] = isNeverTaken(G.Edges[Id], Context) ? Dead : Live;
  return Liveness[Id] == Live;
}

void LoopFinder::findReachable() {
  Region Work{G.Entry};
  Reachable[G.Entry] = true;
  while (!Work.empty()) {
    LocationId L = Work.back();
    Work.pop_back();
    for (EdgeId E : G.Locations[L].Out) {
      LocationId To = G.Edges[E].To;
      if (Reachable[To] || !isLive(E))
        continue;
      Reachable[To] = true;
      Work.push_back(To);
    }
  }
}

/// The strongly connected components of the part of the graph that R is, all of
/// whose locations have the same tag. Tarjan's algorithm with an explicit
/// stack: a path can be as long as the function.
std::vector<LoopFinder::Region> LoopFinder::components(const Region &R) {
  struct Frame {
    LocationId L;
    unsigned NextEdge;
  };
  std::vector<Region> Result;
  std::vector<Frame> Frames;
  Region Stack;
  unsigned Counter = 0;
  unsigned Tag = TagOf[R.front()];

  auto Visit = [&](LocationId L) {
    Number[L] = Low[L] = ++Counter;
    OnStack[L] = true;
    Stack.push_back(L);
    Frames.push_back({L, 0});
  };

  for (LocationId L : R)
    Number[L] = 0;
  for (LocationId Root : R) {
    if (Number[Root])
      continue;
    Visit(Root);
    while (!Frames.empty()) {
      Frame &Top = Frames.back();
      LocationId L = Top.L;
      if (Top.NextEdge < G.Locations[L].Out.size()) {
        EdgeId E = G.Locations[L].Out[Top.NextEdge++];
        LocationId To = G.Edges[E].To;
        if (TagOf[To] != Tag || !isLive(E))
          continue;
        if (!Number[To])
          Visit(To);
        else if (OnStack[To])
          Low[L] = std::min(Low[L], Number[To]);
        continue;
      }
      Frames.pop_back();
      if (!Frames.empty())
        Low[Frames.back().L] = std::min(Low[Frames.back().L], Low[L]);
      if (Low[L] != Number[L])
        continue;
      // Most locations are components of their own.
      if (Stack.back() == L && !hasCycle(L)) {
        Stack.pop_back();
        OnStack[L] = false;
        continue;
      }
      Region Component;
      LocationId Member;
      do {
        Member = Stack.back();
        Stack.pop_back();
        OnStack[Member] = false;
        Component.push_back(Member);
      } while (Member != L);
      Result.push_back(std::move(Component));
    }
  }
  return Result;
}

bool LoopFinder::hasCycle(LocationId L) {
  for (EdgeId E : G.Locations[L].Out)
    if (G.Edges[E].To == L && isLive(E))
      return true;
  return false;
}

/// Whether the component that Tag stands for contains a back edge of the loop
/// statement: an edge to its head from a location directly inside it.
bool LoopFinder::goesRound(unsigned Loop, unsigned Tag) {
  LocationId Head = Forest.Loops[Loop].Head;
  if (TagOf[Head] != Tag)
    return false;
  for (EdgeId E : G.Locations[Head].In) {
    LocationId From = G.Edges[E].From;
    if (TagOf[From] == Tag && Forest.Innermost[From] == Loop && isLive(E))
      return true;
  }
  return false;
}

/// Where the blank edges from L lead, up to a label: a place in the text says
/// more than a join before it, and both lie on the same cycles.
LocationId LoopFinder::skipJoins(LocationId L, unsigned Tag) {
  for (LocationId Next = L;;) {
    const Location &Loc = G.Locations[Next];
    if (Loc.Label)
      return Next;
    if (Loc.Loop || Loc.Out.size() != 1)
      return L;
    const Edge &E = G.Edges[Loc.Out[0]];
    if (E.Op.K != Operation::Kind::Blank || TagOf[E.To] != Tag)
      return L;
    Next = E.To;
  }
}

LoopFinder::Region LoopFinder::chooseHeads(const Region &Component) {
  unsigned Tag = TagOf[Component.front()];

  // Nothing enters unreachable code; there, each location is as good as an
  // entry.
  Region Entries;
  for (LocationId L : Component)
    for (EdgeId E : G.Locations[L].In) {
      LocationId From = G.Edges[E].From;
      if (TagOf[From] == Tag || !Reachable[From] || !isLive(E))
        continue;
      Entries.push_back(L);
      break;
    }
  if (Entries.empty())
    Entries = Component;
  llvm::sort(Entries);

  for (LocationId Entry : Entries) {
    unsigned Outermost = LoopForest::NoLoop;
    for (unsigned Loop = Forest.Innermost[Entry];
         Loop != LoopForest::NoLoop && SeenAt[Loop] != Tag;
         Loop = Forest.Loops[Loop].Parent) {
      SeenAt[Loop] = Tag;
      LocationId Head = Forest.Loops[Loop].Head;
      if (TagOf[Head] != Tag && G.Locations[Head].IsLoopHead)
        break; // we are inside the loops around this one
      if (goesRound(Loop, Tag))
        Outermost = Loop;
    }
    if (Outermost != LoopForest::NoLoop)
      return {Forest.Loops[Outermost].Head};
  }

  if (HasDispatch && TagOf[Dispatch] == Tag) {
    Region Targets;
    for (EdgeId E : G.Locations[Dispatch].Out)
      if (TagOf[G.Edges[E].To] == Tag)
        Targets.push_back(G.Edges[E].To);
    return Targets;
  }

  // The first label of the text: jumps to it are likely to lead backwards.
  LocationId Best = skipJoins(Entries.front(), Tag);
  for (LocationId Entry : Entries) {
    const Location &Loc = G.Locations[Entry];
    if (Loc.Label &&
        (!G.Locations[Best].Label || Loc.Where < G.Locations[Best].Where))
      Best = Entry;
  }
  return {Best};
}

/// The heads of all loops in Component, nested ones as well.
LoopFinder::Region LoopFinder::allHeads(const Region &Component) {
  Region Heads = chooseHeads(Component);
  LocationId Root = Heads.front();
  unsigned Tag = TagOf[Root];
  for (LocationId L : Component)
    Number[L] = 0;

  // Low counts the edges that have been followed.
  Region Path{Root};
  Number[Root] = 1;
  Low[Root] = 0;
  OnStack[Root] = true;
  while (!Path.empty()) {
    LocationId L = Path.back();
    if (Low[L] == G.Locations[L].Out.size()) {
      OnStack[L] = false;
      Path.pop_back();
      continue;
    }
    EdgeId E = G.Locations[L].Out[Low[L]++];
    LocationId To = G.Edges[E].To;
    if (TagOf[To] != Tag || !isLive(E))
      continue;
    if (Number[To]) {
      if (OnStack[To])
        Heads.push_back(To);
      continue;
    }
    Number[To] = 1;
    Low[To] = 0;
    OnStack[To] = true;
    Path.push_back(To);
  }
  return Heads;
}

void LoopFinder::run() {
  // Nothing leads back where there is neither a loop statement nor a label.
  if (Forest.Loops.empty() &&
      llvm::none_of(G.Locations, [](const Location &L) { return L.Label; }))
    return;
  size_t N = G.Locations.size();
  Liveness.resize(G.Edges.size());
  Reachable.resize(N);
  Number.resize(N);
  Low.resize(N);
  OnStack.resize(N);
  SeenAt.resize(Forest.Loops.size());
  findReachable();

  Region All(N);
  for (LocationId L = 0; L < N; ++L)
    All[L] = L;
  TagOf.assign(N, ++LastTag);
  struct Part {
    Region R;
    unsigned Depth;
  };
  std::vector<Part> Work;
  Work.push_back({std::move(All), 0});
  while (!Work.empty()) {
    Region R = std::move(Work.back().R);
    unsigned Depth = Work.back().Depth;
    Work.pop_back();
    std::vector<Region> Components = components(R);
    for (LocationId L : R)
      TagOf[L] = 0;
    for (Region &Component : Components) {
      ++LastTag;
      for (LocationId L : Component)
        TagOf[L] = LastTag;
    }
    for (Region &Component : Components) {
      bool Last = Depth == MaxDepth;
      for (LocationId Head :
           Last ? allHeads(Component) : chooseHeads(Component)) {
        G.Locations[Head].IsLoopHead = true;
        G.Locations[Head].LoopDepth = Depth;
        TagOf[Head] = 0;
      }
      llvm::erase_if(Component, [&](LocationId L) { return TagOf[L] == 0; });
      if (!Last && !Component.empty())
        Work.push_back({std::move(Component), Depth + 1});
    }
  }

  for (Location &L : G.Locations)
    if (!L.IsLoopHead)
      L.Loop = nullptr;
}

void transver::findLoopHeads(CFA &G, const LoopForest &Forest, bool HasDispatch,
                             LocationId Dispatch, ASTContext &Context) {
  LoopFinder(G, Forest, HasDispatch, Dispatch, Context).run();
}

llvm::BitVector transver::loopRegion(const CFA &C, LocationId Head,
                                     ASTContext &Context) {
  unsigned Depth = C.Locations[Head].LoopDepth;
  auto IsOutside = [&](LocationId L) {
    return L != Head && C.Locations[L].IsLoopHead &&
           C.Locations[L].LoopDepth < Depth;
  };
  auto Closure = [&](bool Forward) {
    llvm::BitVector Seen(C.Locations.size());
    std::vector<LocationId> Work{Head};
    Seen.set(Head);
    while (!Work.empty()) {
      LocationId L = Work.back();
      Work.pop_back();
      const auto &Edges = Forward ? C.Locations[L].Out : C.Locations[L].In;
      for (EdgeId E : Edges) {
        LocationId Next = Forward ? C.Edges[E].To : C.Edges[E].From;
        if (Seen.test(Next) || IsOutside(Next) ||
            isNeverTaken(C.Edges[E], Context))
          continue;
        Seen.set(Next);
        Work.push_back(Next);
      }
    }
    return Seen;
  };
  llvm::BitVector Region = Closure(true);
  Region &= Closure(false);
  return Region;
}
