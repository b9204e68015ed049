//===- StateValues.cpp - What the variable holds for a state --------------===//

#include "reduce/StateValues.h"
#include <numeric>

using namespace clang;

namespace transver {

StateValues::StateValues(Reduction &R) {
  connect(R);
  coalesce();
  number();
}

unsigned StateValues::node(const Place &P, State S, bool IsLive) {
  unsigned At = Places.try_emplace(P, Places.size()).first->second;
  auto [Found, IsNew] = Nodes.try_emplace({At, S}, PlaceOf.size());
  if (IsNew) {
    Parent.push_back(PlaceOf.size());
    PlaceOf.push_back(At);
    In.emplace_back();
    In.back().All.insert(At);
    if (IsLive)
      In.back().Live.insert(At);
  }
  return Found->second;
}

unsigned StateValues::value(const Place &P, State S) const {
  return Values[Nodes.at({Places.at(P), S})];
}

unsigned StateValues::find(unsigned Node) {
  while (Parent[Node] != Node)
    Node = Parent[Node] = Parent[Parent[Node]];
  return Node;
}

void StateValues::unite(unsigned A, unsigned B) {
  A = find(A);
  B = find(B);
  if (A == B)
    return;
  if (In[A].All.size() < In[B].All.size())
    std::swap(A, B);
  Parent[B] = A;
  In[A].All.insert(In[B].All.begin(), In[B].All.end());
  In[A].Live.insert(In[B].Live.begin(), In[B].Live.end());
  In[B] = {};
}

/// Whether some place has nodes of both classes that have to be told apart.
bool StateValues::conflict(unsigned A, unsigned B) {
  A = find(A);
  B = find(B);
  if (A == B)
    return false;
  auto Meet = [](const llvm::DenseSet<unsigned> &X,
                 const llvm::DenseSet<unsigned> &Y) {
    const auto &[Small, Large] =
        X.size() < Y.size() ? std::tie(X, Y) : std::tie(Y, X);
    for (unsigned At : Small)
      if (Large.count(At))
        return true;
    return false;
  };
  return Meet(In[A].Live, In[B].All) || Meet(In[A].All, In[B].Live);
}

/// Unites what no step lies between; collects what one does.
void StateValues::connect(Reduction &R) {
  Residual &Product = R.Product;
  auto Outside = [&](State S) { return node({Place::Outside, 0, 0}, S); };
  auto IsEntered = [&](unsigned I) {
    return R.Unit.calls().isEnteredFromOutside(I);
  };
  Start = Outside(Product.initial());
  for (unsigned I = 0; I < R.Unit.Functions.size(); ++I) {
    const CFA &C = R.Unit.get(I);
    auto At = [&](LocationId L, State S) {
      return node({Place::Location, I, L}, S, Product.isLive(I, L, S));
    };
    std::map<EdgeId, std::vector<std::pair<unsigned, unsigned>>> Own;
    for (const auto &Entered : Product.instances(I)) {
      const State Entry = Entered.first;
      const Residual::Instance &Instance = Entered.second;
      // A function that runs without having been called begins as the program
      // does, or as other code leaves the state.
      if (IsEntered(I) || C.Function->isMain())
        unite(At(C.Entry, Entry), Outside(Entry));
      if (Product.leavesToOutside(I))
        for (State S : Instance.Exits)
          unite(At(C.Exit, S), Outside(S));
      for (const auto &[L, States] : Instance.At)
        for (EdgeId Id : C.Locations[L].Out) {
          const Edge &E = C.Edges[Id];
          if (!Product.isTaken(E))
            continue;
          bool HasStep = !R.Steps.of(C)[Id].Steps.empty();
          for (State S : States) {
            State To = Product.after(S, I, Id);
            unsigned From = At(L, S);
            if (To == Residual::Cut) {
              Own[Id].push_back({From, From});
              continue;
            }
            bool IsCall = E.Op.K == Operation::Kind::Call;
            if (!IsCall)
              To = Product.behind(I, Entry, Id, To);
            unsigned Next =
                IsCall ? node({Place::Call, I, Id}, To) : At(E.To, To);
            if (HasStep)
              Own[Id].push_back({From, Next});
            else
              unite(From, Next);
            if (!IsCall)
              continue;
            auto Returns = [&](State Exit) {
              return At(E.To,
                        Product.behind(I, Entry, Id, Product.resume(To, Exit)));
            };
            Residual::Callees Callees =
                Product.calleesOf(cast<CallExpr>(E.Op.Node));
            if (Callees.PassesThrough)
              unite(Next, Returns(To));
            if (Callees.CallsBack) {
              unite(Next, Outside(To));
              for (State Any : Product.outside())
                unite(Outside(Any), Returns(Any));
            }
            for (unsigned J : Callees.Defined) {
              const CFA &Callee = R.Unit.get(J);
              State In = Product.entry(J, To);
              auto Of = [&](LocationId L, State S) {
                return node({Place::Location, J, L}, S,
                            Product.isLive(J, L, S));
              };
              unite(Next, Of(Callee.Entry, In));
              for (State Exit : Product.exits(J, In))
                unite(Of(Callee.Exit, Exit), Returns(Exit));
            }
          }
        }
    }
    for (auto &Edge : Own)
      Moves.push_back(std::move(Edge.second));
  }
  if (Product.anyOrder())
    for (const auto &[Node, Id] : std::map(Nodes))
      unite(Id, Outside(Node.second));
}

/// Unites along the edges in this order; how many still need a write.
unsigned StateValues::coalesce(llvm::ArrayRef<unsigned> Order) {
  auto Unite = [&](unsigned Edge) {
    for (const auto &[From, To] : Moves[Edge])
      if (!conflict(From, To))
        unite(From, To);
  };
  // First the edges that then need no code at all.
  for (unsigned Edge : Order)
    if (llvm::none_of(Moves[Edge], [&](const auto &Pair) {
          return Pair.first == Pair.second || conflict(Pair.first, Pair.second);
        }))
      Unite(Edge);
  unsigned Writes = 0;
  for (unsigned Edge : Order)
    Unite(Edge);
  for (const auto &Pairs : Moves)
    Writes += llvm::any_of(Pairs, [&](const auto &Pair) {
      return find(Pair.first) != find(Pair.second);
    });
  return Writes;
}

/// The least number of writes is as hard to find as a colouring; the better of
/// two greedy orders will do.
void StateValues::coalesce() {
  std::vector<unsigned> Order(Moves.size());
  std::iota(Order.begin(), Order.end(), 0);
  auto OldParent = Parent;
  auto OldIn = In;
  unsigned Forward = coalesce(Order);
  std::swap(OldParent, Parent);
  std::swap(OldIn, In);
  std::reverse(Order.begin(), Order.end());
  if (coalesce(Order) < Forward)
    return;
  std::swap(OldParent, Parent);
  std::swap(OldIn, In);
}

/// Gives each class a number that no class has with which it shares a place: of
/// its first state if it can be, as a reader knows that from the pictures.
void StateValues::number() {
  std::vector<State> StateOf(PlaceOf.size());
  for (const auto &[Node, Id] : Nodes)
    StateOf[Id] = Node.second;
  std::vector<std::vector<unsigned>> Classes(Places.size());
  for (unsigned N = 0; N < PlaceOf.size(); ++N)
    Classes[PlaceOf[N]].push_back(find(N));
  constexpr unsigned None = ~0u;
  std::vector<unsigned> Number(PlaceOf.size(), None);
  for (unsigned N = 0; N < PlaceOf.size(); ++N) {
    unsigned Class = find(N);
    if (Number[Class] == None) {
      llvm::DenseSet<unsigned> Taken;
      for (unsigned At : In[Class].All)
        for (unsigned Other : Classes[At])
          if (Number[Other] != None)
            Taken.insert(Number[Other]);
      unsigned Free = StateOf[N];
      for (unsigned Least = 0; Taken.count(Free); ++Least)
        Free = Least;
      Number[Class] = Free;
    }
    Values.push_back(Number[Class]);
  }
  Initial = Values[Start];
}

} // namespace transver
