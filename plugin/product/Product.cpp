//===- Product.cpp - Program times automaton ------------------------------===//

#include "product/Product.h"
#include "product/Access.h"
#include "product/CallTargets.h"
#include "product/Cases.h"
#include "product/EdgeMatcher.h"
#include "product/Reachability.h"
#include "support/Library.h"
#include "clang/AST/Attr.h"
#include "llvm/ADT/SetVector.h"
#include <algorithm>
#include <deque>

using namespace clang;

namespace transver {

UnitCFAs::UnitCFAs(ASTContext &Context) : Context(Context) {
  for (const Decl *D : Context.getTranslationUnitDecl()->decls())
    if (const auto *F = dyn_cast<FunctionDecl>(D))
      if (F->doesThisDeclarationHaveABody())
        Functions.push_back({F, nullptr});
  for (unsigned I = 0; I < Functions.size(); ++I) {
    Index[Functions[I].Decl] = I;
    HasMain |= Functions[I].Decl->isMain();
  }
  for (const Decl *D : Context.getTranslationUnitDecl()->decls())
    if (const auto *F = dyn_cast<FunctionDecl>(D)) {
      CallsMain |= F->isMain() && F->isReferenced();
      HasExitHandlers |=
          F->hasAttr<DestructorAttr>() ||
          (F->getIdentifier() && has(*F, Trait::RegistersExitHandler) &&
           F->isReferenced() && !F->hasBody());
    }
}

UnitCFAs::~UnitCFAs() = default;

const CallTargets &UnitCFAs::calls(UnitListener *Listener) {
  if (!Calls)
    Calls = std::make_unique<CallTargets>(*this, Listener);
  else if (Listener)
    CallTargets::tell(*this, *Listener);
  return *Calls;
}

bool UnitCFAs::isAddressTaken(const VarDecl *V) {
  if (!KnowsAddresses) {
    KnowsAddresses = true;
    for (const Function &F : Functions)
      addressesTakenIn(F.Decl->getBody(), AddressTaken);
  }
  return AddressTaken.count(V->getCanonicalDecl());
}

bool UnitCFAs::mayHold(const CallExpr *Call, StringRef Name) {
  const Type *Callee =
      Context.getCanonicalType(Call->getCallee()->getType()).getTypePtr();
  auto [Known, IsNew] = MayHold[Callee].try_emplace(Name);
  if (IsNew)
    Known->second = transver::mayHold(Call, Name, Context) &&
                    (!isWholeProgram() || calls().takesAddressOf(Name));
  return Known->second;
}

unsigned UnitCFAs::indexOf(const FunctionDecl &F) const {
  return Index.lookup(&F);
}

const CFA &UnitCFAs::get(unsigned I) {
  Function &F = Functions[I];
  if (!F.Automaton) {
    F.Automaton = CFA::build(*F.Decl, Context, Wanted, std::move(Spare));
    F.HasNoLoop = llvm::none_of(F.Automaton->Locations,
                                [](const Location &L) { return L.IsLoopHead; });
  }
  return *F.Automaton;
}

std::vector<const CallExpr *> allocationsOf(UnitCFAs &Unit) {
  bool ThroughPointers =
      llvm::any_of(functionsOf(External::Allocates), [&](StringRef Name) {
        return Unit.calls().takesAddressOf(Name);
      });
  llvm::SetVector<const CallExpr *> Found;
  for (unsigned I = 0; I < Unit.Functions.size(); ++I) {
    for (const Edge &E : Unit.get(I).Edges) {
      if (E.Op.K != Operation::Kind::Call)
        continue;
      const auto *Call = cast<CallExpr>(E.Op.Node);
      const FunctionDecl *F = Call->getDirectCallee();
      if (F ? F->getIdentifier() && has(F->getName(), External::Allocates)
            : ThroughPointers && Call->getType()->isPointerType())
        Found.insert(Call);
    }
    Unit.release(I);
  }
  return {Found.begin(), Found.end()};
}

/// Whether T fires at the end of the program. AtExit: its state acts there
/// only.
static bool firesAtEnd(const Trigger &T, bool AtExit) {
  auto Fires = [&](const std::unique_ptr<Trigger> &Part) {
    return firesAtEnd(*Part, AtExit);
  };
  switch (T.K) {
  case Trigger::Kind::Exit:
    return true;
  case Trigger::Kind::True:
    return AtExit;
  case Trigger::Kind::Or:
    return llvm::any_of(T.Operands, Fires);
  case Trigger::Kind::And: {
    // `MATCH EXIT && !MATCH {f()}`: what is negated is no edge there.
    auto Admits = [&](const std::unique_ptr<Trigger> &Part) {
      return Fires(Part) || (Part->K == Trigger::Kind::Not &&
                             !firesAtEnd(*Part->Operands[0], AtExit));
    };
    return llvm::any_of(T.Operands, Fires) && llvm::all_of(T.Operands, Admits);
  }
  default:
    return false;
  }
}

std::vector<Reaction> reactionsAtEnd(const Automaton &A) {
  std::vector<Reaction> All;
  for (unsigned Q = 0; Q < A.States.size(); ++Q) {
    const State &S = A.States[Q];
    if (S.Where != At::True && S.Where != At::Exit)
      continue;
    Reaction R;
    R.States = {Q};
    for (const Transition &T : S.Transitions) {
      llvm::SmallVector<TriggerCase, 1> Cases;
      addCases(
          *T.When, {},
          [&](const Trigger &Part, Alternative &) {
            return firesAtEnd(Part, S.Where == At::Exit);
          },
          /*MayNegate=*/true, Cases);
      bool Certain = false;
      for (TriggerCase &Case : Cases) {
        if (!Case.Holds || !(Case.Matched || S.Where == At::Exit))
          continue;
        Case.Alt.T = &T;
        Certain |= !Case.Alt.isGuarded();
        R.Alternatives.push_back(std::move(Case.Alt));
      }
      if (S.UseFirst && Certain)
        break;
    }
    if (!R.Alternatives.empty())
      All.push_back(std::move(R));
  }
  return All;
}

namespace {

bool sameAlternatives(const std::vector<Alternative> &A,
                      const std::vector<Alternative> &B) {
  if (A.size() != B.size())
    return false;
  for (size_t I = 0; I < A.size(); ++I)
    if (A[I].T != B[I].T || A[I].Tests != B[I].Tests)
      return false;
  return true;
}

/// The site of an event that is reached in States; no reactions if nothing
/// happens there.
Site makeSite(unsigned Automaton, const Edge &E, EdgeReactions &R,
              const llvm::SmallBitVector &States) {
  Site S;
  S.Automaton = Automaton;
  S.E = &E;
  S.Before = R.At != Event::After;
  S.AtLoopEntry = R.At == Event::RoundBegins;
  S.Loop = R.Loop;
  S.Statement = R.Statement;
  bool SomeDoNothing = false;
  for (int Q = States.find_first(); Q >= 0; Q = States.find_next(Q)) {
    if (R.ByState[Q].empty()) {
      SomeDoNothing = true;
      continue;
    }
    Reaction *Same = nullptr;
    for (Reaction &Other : S.Reactions)
      if (sameAlternatives(Other.Alternatives, R.ByState[Q]))
        Same = &Other;
    if (Same) {
      Same->States.push_back(Q);
      continue;
    }
    Reaction &Own = S.Reactions.emplace_back();
    Own.States.push_back(Q);
    Own.Alternatives = std::move(R.ByState[Q]);
  }
  S.Dynamic = S.Reactions.size() > 1 || (SomeDoNothing && !S.Reactions.empty());
  return S;
}

/// Whether all instances are always known to be in the same state, or never:
/// then nobody asks where which state can come to. An instance FOR EACH LOOP or
/// FUNCTION begins anew with its place, and keeps its state itself.
bool needsNoReachability(const Automaton &A) {
  return A.States.size() == 1 || A.isPerPlace();
}

} // namespace

void buildProduct(
    UnitCFAs &Unit, llvm::ArrayRef<Observation> Automata,
    llvm::function_ref<void(const std::vector<bool> &)> Known,
    llvm::function_ref<bool(unsigned)> MustVisit,
    llvm::function_ref<void(const CFA &, std::vector<Site> &)> Visit) {
  std::vector<bool> NeedsState(Automata.size(), false);
  std::vector<std::unique_ptr<Reachability>> Reach(Automata.size());
  std::deque<Candidates> Possible; // stay where they are
  for (const Observation &O : Automata)
    Possible.emplace_back(*O.A);
  bool KeepCFAs = false;
  // The end of the program comes when the automaton may be in any state.
  for (unsigned A = 0; A < Automata.size(); ++A)
    NeedsState[A] =
        Automata[A].A->States.size() > 1 && !Automata[A].A->isPerPlace() &&
        (Unit.IsPart ||
         (Unit.HasExitHandlers && !reactionsAtEnd(*Automata[A].A).empty()));
  for (unsigned A = 0; A < Automata.size(); ++A) {
    if (needsNoReachability(*Automata[A].A))
      continue;
    Reach[A] = std::make_unique<Reachability>(Unit, Unit.calls(), Automata[A]);
    KeepCFAs = true;
  }

  // First all sites, since one dynamic site anywhere makes every site keep the
  // state.
  std::vector<std::vector<Site>> All(Unit.Functions.size());
  auto Collect = [&](unsigned I) {
    const CFA &C = Unit.get(I);
    const std::vector<EdgeKind> Kinds = kindsOf(C);
    std::vector<Site> &Sites = All[I];
    for (unsigned A = 0; A < Automata.size(); ++A) {
      EventReactions Own;
      if (!Reach[A])
        Own = reactionsOf(Unit, Automata[A], Possible[A], C, Kinds);
      EventReactions &Reactions = Reach[A] ? Reach[A]->reactions(I) : Own;
      Sites.reserve(Sites.size() + Reactions.size());
      for (unsigned Number = 0; Number < Reactions.size(); ++Number) {
        EdgeReactions &R = Reactions[Number];
        const Edge &E = C.Edges[R.Edge];
        llvm::SmallBitVector States(Automata[A].A->States.size());
        if (Reach[A])
          States = Reach[A]->statesAt(I, Number);
        else
          States.set();
        Site S = makeSite(A, E, R, States);
        if (S.Reactions.empty())
          continue;
        // The beginning of a round is one event, whatever edges leave the loop
        // head.
        if (S.AtLoopEntry && C.Locations[E.From].Out.front() != R.Edge)
          continue;
        if (S.Dynamic)
          NeedsState[A] = true;
        Sites.push_back(std::move(S));
      }
    }
    // In the order of the edges; of one edge in the order of the automata, and
    // of one automaton outer loops first.
    auto Key = [&](const Site &S) {
      unsigned Begin =
          S.Statement ? S.Statement->getBeginLoc().getRawEncoding() : 0;
      return std::make_tuple(
          S.E, !S.Before, !S.Statement, Begin, !S.AtLoopEntry, S.Automaton,
          S.Loop == NoLoop ? 0 : C.Locations[S.Loop].LoopDepth, S.Loop);
    };
    auto IsBefore = [&](const Site &X, const Site &Y) {
      return Key(X) < Key(Y);
    };
    // Those of one automaton mostly are in order, and are costly to move.
    if (!llvm::is_sorted(Sites, IsBefore))
      llvm::sort(Sites, IsBefore);
  };
  if (!KeepCFAs) {
    Known(NeedsState);
    bool OnlyPlaces = llvm::all_of(
        Automata, [](const Observation &O) { return O.A->isPerPlace(); });
    for (unsigned I = 0; I < Unit.Functions.size(); ++I) {
      if (OnlyPlaces && Unit.Functions[I].HasNoLoop && !MustVisit(I))
        continue;
      Collect(I);
      Visit(Unit.get(I), All[I]);
      Unit.release(I);
      All[I].clear();
      All[I].shrink_to_fit();
    }
    return;
  }
  for (unsigned I = 0; I < Unit.Functions.size(); ++I)
    Collect(I);
  Known(NeedsState);
  for (unsigned I = 0; I < Unit.Functions.size(); ++I)
    Visit(Unit.get(I), All[I]);
}

} // namespace transver
