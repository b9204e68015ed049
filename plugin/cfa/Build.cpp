//===- Build.cpp - The graph under construction ---------------------------===//
//
// The automaton is built from the AST and not from clang::CFG, because
// evaluation order, logical operators that are used as values, bounds of
// variable-length types and initialisers must be exact here. Both were compared
// on random and real programs: the reachable calls, assignments and arithmetic
// are the same, but for what clang::CFG leaves out or adds:
//
//  - It has the bounds of variable-length arrays in declarations, typedefs and
//    sizeof(type), but not those of parameters, casts, va_arg, typeof and
//    pointers to such arrays, nor the operand of `sizeof expression` that C
//    evaluates.
//  - It visits the operands of `&*p` and `&a[i]` as a dereference and a
//    subscript, which C does not evaluate, and the arguments of builtins that
//    do not evaluate their arguments.
//  - It visits the initialiser of a range designator once for each element, and
//    those of static variables, which are constant.
//  - It does not look into the clauses of OpenMP directives.
//  - It has no graph at all for a function with `break` or `continue` in a
//    statement expression in a loop's condition.
//
// Not in the automaton: calls of functions named by `__attribute__((cleanup))`,
// which have no node in the AST; and the copies that `_Atomic` operators and
// OpenMP data clauses make.
//
//===----------------------------------------------------------------------===//

#include "cfa/Builder.h"
#include <numeric>

using namespace clang;
using namespace transver;

namespace {

/// Where to point a user who asks for the line of S. Takes constant time on the
/// long operator chains for which getBeginLoc() takes linear time.
SourceLocation locationOf(const Stmt *S) {
  if (!S)
    return SourceLocation();
  if (const auto *O = dyn_cast<AbstractConditionalOperator>(S))
    return O->getQuestionLoc();
  if (const auto *C = dyn_cast<CallExpr>(S))
    return C->getCallee()->getExprLoc();
  if (const auto *A = dyn_cast<AsmStmt>(S))
    return A->getAsmLoc();
  if (const auto *E = dyn_cast<Expr>(S))
    return E->getExprLoc();
  return S->getBeginLoc();
}

/// How many locations a function with this body hardly exceeds: growing moves
/// all, and room that is not used is never touched.
size_t usualLocations(const Stmt &Body) {
  constexpr size_t Least = 512, Most = 1 << 16, Characters = 4;
  SourceLocation Begin = Body.getBeginLoc(), End = Body.getEndLoc();
  if (!Begin.isFileID() || !End.isFileID() || End < Begin)
    return Least;
  size_t Length = End.getRawEncoding() - Begin.getRawEncoding();
  return std::clamp(Length / Characters, Least, Most);
}

} // namespace

//===----------------------------------------------------------------------===//
// Locations and edges
//===----------------------------------------------------------------------===//

CFABuilder::CFABuilder(const FunctionDecl &F, ASTContext &Context,
                       CFADetail Wanted)
    : F(F), Context(Context), Wanted(Wanted), G(std::make_unique<CFA>()) {
  G->Function = &F;
}

void CFABuilder::takeMemory(CFA &Old) {
  Old.Locations.clear();
  Old.Edges.clear();
  G->Locations = std::move(Old.Locations);
  G->Edges = std::move(Old.Edges);
}

LocationId CFABuilder::newLocation() {
  G->Locations.emplace_back();
  Forest.Innermost.push_back(CurrentLoop);
  return G->Locations.size() - 1;
}

void CFABuilder::standAt(LocationId L) {
  Cur = L;
  Forest.Innermost[L] = CurrentLoop;
}

void CFABuilder::connect(LocationId From, LocationId To, Operation Op) {
  EdgeId Id = G->Edges.size();
  G->Edges.push_back({From, To, Op, Statement});
  Location &L = G->Locations[From];
  L.Out.push_back(Id);
  G->Locations[To].In.push_back(Id);
  if (L.Where.isInvalid())
    L.Where = locationOf(Op.Node);
}

void CFABuilder::markPlace(SourceLocation Where) {
  Location &L = G->Locations[Cur];
  if (L.Where.isInvalid())
    L.Where = Where;
}

void CFABuilder::step(Operation Op) {
  LocationId Next = newLocation();
  connect(Cur, Next, Op);
  Cur = Next;
}

void CFABuilder::evaluate(const Stmt *Node) {
  step({Operation::Kind::Evaluate, Node});
}

void CFABuilder::link(LocationId To) { connect(Cur, To, Operation()); }

void CFABuilder::jump(LocationId To) {
  link(To);
  Cur = newLocation();
}

std::unique_ptr<CFA> CFABuilder::run() {
  NotesPlaces = Wanted.Places;
  const Stmt *Body = F.getBody();
  const size_t Usual = usualLocations(*Body);
  G->Locations.reserve(Usual);
  G->Edges.reserve(Usual);
  Forest.Innermost.reserve(Usual);
  G->Entry = newLocation();
  G->Exit = newLocation();
  G->Locations[G->Entry].Where = F.getLocation();
  G->Locations[G->Exit].Where = Body->getEndLoc();
  BreakTarget = ContinueTarget = G->Exit; // of no consequence in valid programs

  Cur = G->Entry;
  step({Operation::Kind::FunctionEntry});
  for (const ParmVarDecl *P : F.parameters())
    bounds(P->getOriginalType());
  statement(Body);
  markPlace(Body->getEndLoc());
  notePlace(nullptr, ControlPoint::Kind::End, Cur);
  LocationId End = Cur;
  if (Wanted.Joins)
    connect(End, G->Exit, {Operation::Kind::FunctionReturn});
  connectDispatch();
  if (Wanted.Loops)
    findLoopHeads(*G, Forest, HasDispatch, Dispatch, Context);
  if (Wanted.Joins)
    simplify();
  else if (isEntered(End))
    connect(End, G->Exit, {Operation::Kind::FunctionReturn});
  return std::move(G);
}

CFA::Part CFABuilder::runPart(const Expr *E, const Stmt *Whole,
                              bool IsCondition) {
  G->Entry = newLocation();
  G->Exit = newLocation();
  BreakTarget = ContinueTarget = G->Exit;
  Cur = G->Entry;
  Statement = Whole;
  if (E && IsCondition) {
    Other = newLocation();
    HasOther = true;
    condition(E, G->Exit, Other);
  } else {
    if (E)
      value(E);
    else if (const auto *D = dyn_cast<DeclStmt>(Whole))
      declaration(D);
    else
      statement(Whole);
    link(G->Exit);
  }
  findLoopHeads(*G, Forest, HasDispatch, Dispatch, Context);
  simplify();
  CFA::Part Result;
  Result.IfFalse = Other;
  Result.Automaton = std::move(G);
  return Result;
}

//===----------------------------------------------------------------------===//
// Simplification
//===----------------------------------------------------------------------===//

bool CFABuilder::isKept(const Location &Loc, LocationId L) const {
  if (L == G->Entry || L == G->Exit || (HasOther && L == Other) || Loc.Label ||
      Loc.IsLoopHead || (HasDispatch && L == Dispatch) || Loc.Out.size() != 1)
    return true;
  const Edge &E = G->Edges[Loc.Out[0]];
  return E.Op.K != Operation::Kind::Blank || (HasDispatch && E.To == Dispatch);
}

bool CFABuilder::isEntered(LocationId L) const {
  llvm::SmallVector<LocationId, 8> Work = {L};
  llvm::DenseSet<LocationId> Seen;
  while (!Work.empty()) {
    LocationId At = Work.pop_back_val();
    if (!Seen.insert(At).second)
      continue;
    for (EdgeId In : G->Locations[At].In) {
      LocationId From = G->Edges[In].From;
      if (isKept(G->Locations[From], From))
        return true;
      Work.push_back(From);
    }
  }
  return false;
}

/// Merges each location that has nothing but a blank edge to leave by with the
/// target of that edge, drops locations without edges, and numbers the others
/// in the order of the text. Labels and loop heads stay: they are places that
/// automata ask for.
void CFABuilder::simplify() {
  llvm::SmallVector<Location, 0> Old = std::move(G->Locations);
  std::vector<LocationId> Target(Old.size());
  std::iota(Target.begin(), Target.end(), 0);
  auto Resolve = [&](LocationId L) {
    LocationId Root = L;
    while (Target[Root] != Root)
      Root = Target[Root];
    while (Target[L] != Root)
      L = std::exchange(Target[L], Root);
    return Root;
  };
  // One location of a cycle of blank edges stays: its head, if that is known.
  for (LocationId L = 0; L < Old.size(); ++L)
    if (!isKept(Old[L], L))
      Target[L] = Resolve(G->Edges[Old[L].Out[0]].To);
  std::vector<Edge> OldEdges = std::move(G->Edges);
  G->Locations.clear();
  G->Edges.clear();

  std::vector<bool> Entered(Old.size());
  for (const Edge &E : OldEdges)
    if (Target[E.From] == E.From)
      Entered[Resolve(E.To)] = true;

  // A location is numbered where its first edge starts, so that a dump reads
  // like the program; one without out-edges, where it is first reached. The
  // exit is the last.
  auto IsKept = [&](LocationId L) { return Target[L] == L; };
  LocationId Kept = 0;
  for (LocationId L = 0; L < Old.size(); ++L)
    Kept += IsKept(L);
  G->Locations.reserve(Kept);
  G->Edges.reserve(
      llvm::count_if(OldEdges, [&](const Edge &E) { return IsKept(E.From); }));
  constexpr LocationId Unnumbered = ~0u;
  std::vector<LocationId> Number(Old.size(), Unnumbered);
  auto Renumber = [&](LocationId L) {
    if (Number[L] != Unnumbered)
      return;
    Number[L] = G->Locations.size();
    if (Old[L].Where.isInvalid() && Old[L].Out.size() == 1)
      Old[L].Where = Old[Resolve(OldEdges[Old[L].Out[0]].To)].Where;
    static_cast<LocationInfo &>(G->Locations.emplace_back()) = Old[L];
  };
  for (const Edge &E : OldEdges) {
    if (Target[E.From] != E.From)
      continue;
    // Nobody falls off the end of a function whose last statement is a return.
    if (E.Op.K == Operation::Kind::FunctionReturn && !E.Op.Node &&
        !Entered[E.From])
      continue;
    LocationId To = Resolve(E.To);
    Renumber(E.From);
    if (To != G->Exit && Old[To].Out.empty())
      Renumber(To);
    G->Edges.push_back({E.From, To, E.Op, E.Statement});
  }
  for (const Edge &E : G->Edges)
    if (E.To != G->Exit)
      Renumber(E.To);
  if (HasOther) {
    Renumber(Other);
    Other = Number[Other];
  }
  Renumber(G->Exit);
  // A place that nothing leads to is where nothing else is.
  for (auto &[Where, L] : G->Places) {
    L = Resolve(L);
    if (Number[L] == Unnumbered)
      Renumber(L);
    L = Number[L];
  }

  G->Entry = Number[G->Entry];
  G->Exit = Number[G->Exit];
  for (EdgeId Id = 0; Id < G->Edges.size(); ++Id) {
    Edge &E = G->Edges[Id];
    E.From = Number[E.From];
    E.To = Number[E.To];
    G->Locations[E.From].Out.push_back(Id);
    G->Locations[E.To].In.push_back(Id);
  }
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

std::unique_ptr<CFA> CFA::build(const FunctionDecl &F, ASTContext &Context,
                                CFADetail Wanted, std::unique_ptr<CFA> Old) {
  CFABuilder Builder(F, Context, Wanted);
  if (Old)
    Builder.takeMemory(*Old);
  return Builder.run();
}

CFA::Part CFA::ofPart(const FunctionDecl &F, const Expr *E, const Stmt *Whole,
                      bool IsCondition, ASTContext &Context) {
  return CFABuilder(F, Context, CFADetail()).runPart(E, Whole, IsCondition);
}

std::vector<bool> transver::reachableLocations(const CFA &C) {
  std::vector<bool> Reached(C.Locations.size());
  std::vector<LocationId> Work{C.Entry};
  Reached[C.Entry] = true;
  while (!Work.empty()) {
    LocationId L = Work.back();
    Work.pop_back();
    for (EdgeId E : C.Locations[L].Out) {
      LocationId To = C.Edges[E].To;
      if (Reached[To])
        continue;
      Reached[To] = true;
      Work.push_back(To);
    }
  }
  return Reached;
}
