//===- AssignedFlags.cpp - What ASSIGNED asks -----------------------------===//

#include "weave/AssignedFlags.h"

using namespace clang;

namespace transver {
namespace {

void addAsked(const CExpr &E, llvm::SmallVectorImpl<unsigned> &Into) {
  if (E.K == CExpr::Kind::Call && E.Operands[0]->K == CExpr::Kind::Name &&
      E.Operands[0]->Text == "ASSIGNED")
    Into.push_back(E.Operands[1]->Number);
  for (const auto &Operand : E.Operands)
    addAsked(*Operand, Into);
}

void addAsked(const CStmt &S, llvm::SmallVectorImpl<unsigned> &Into) {
  if (S.Expr)
    addAsked(*S.Expr, Into);
  for (const auto &Child : S.Children)
    addAsked(*Child, Into);
}

/// The captures that the operations of T ask ASSIGNED of.
llvm::SmallVector<unsigned, 2> askedBy(const Transition &T) {
  llvm::SmallVector<unsigned, 2> Captures;
  for (const Action &Act : T.Actions) {
    if (Act.Expr)
      addAsked(*Act.Expr, Captures);
    if (Act.Body)
      addAsked(*Act.Body, Captures);
  }
  return Captures;
}

/// Whether T only asserts that something has a value, and stays.
bool isOnlyAssertion(const Site &S) {
  if (S.Dynamic || S.Reactions.size() != 1 ||
      S.Reactions[0].Alternatives.size() != 1)
    return false;
  const Transition &T = *S.Reactions[0].Alternatives[0].T;
  return T.Actions.size() == 1 && T.Actions[0].K == Action::Kind::Assert &&
         T.Actions[0].Expr->K == CExpr::Kind::Call &&
         T.To == Transition::Target::State &&
         T.ToState == S.Reactions[0].States[0];
}

} // namespace

bool asksAssigned(const Automaton &A) {
  return llvm::any_of(A.States, [](const State &S) {
    return llvm::any_of(
        S.Transitions, [](const Transition &T) { return !askedBy(T).empty(); });
  });
}

bool AssignedFlags::mayLack(unsigned Cell, const Site &S) const {
  if (S.Before)
    return Cells->mayLack(Cell, *S.E);
  Unassigned::Effect Done = Cells->effectOf(*S.E);
  return llvm::is_contained(Done.Takes, Cell) ||
         (Cells->mayLack(Cell, *S.E) && !llvm::is_contained(Done.Gives, Cell));
}

void AssignedFlags::prepare(const CFA &C, std::vector<Site> &Sites,
                            llvm::function_ref<void(Site &)> Holds) {
  AtEntry.clear();
  FlagOf.clear();
  Cells.emplace(C, Unit.Context);
  FlagOf.resize(Cells->cells().size());
  std::vector<Site> Kept;
  for (Site &S : Sites) {
    bool IsKnown = true, Asks = false;
    for (const Reaction &R : S.Reactions)
      for (const Alternative &Alt : R.Alternatives)
        for (unsigned N : askedBy(*Alt.T)) {
          Asks = true;
          const Expr *E = N < Alt.Bound.size() ? Alt.Bound[N].E : nullptr;
          unsigned Cell = E ? Cells->cellOf(E) : Unassigned::None;
          if (Cell == Unassigned::None || !mayLack(Cell, S))
            continue;
          IsKnown = false;
          if (!FlagOf[Cell].empty())
            continue;
          const Unassigned::Cell &Asked = Cells->cells()[Cell];
          std::string Name = Asked.V->getNameAsString();
          for (const FieldDecl *Field : Asked.Path)
            if (Field->getIdentifier())
              Name += "_" + Field->getNameAsString();
          FlagOf[Cell] = Unit.Fresh.fresh(Name + "_assigned");
          AtEntry.push_back("int " + FlagOf[Cell] + " = 0;");
        }
    if (Asks && IsKnown && isOnlyAssertion(S))
      Holds(S);
    else
      Kept.push_back(std::move(S));
  }
  Sites = std::move(Kept);
  if (AtEntry.empty())
    return;
  // What gives a value comes before what is done after it, and after what is
  // done before it.
  std::vector<Site> Upkeep, Last;
  for (const Edge &E : C.Edges) {
    Unassigned::Effect Done = Cells->effectOf(E);
    std::string Text;
    auto Add = [&](unsigned Cell, const char *Value, bool Changes) {
      if (Changes && !FlagOf[Cell].empty())
        Text += (Text.empty() ? "" : ", ") + FlagOf[Cell] + Value;
    };
    for (unsigned Cell : Done.Gives)
      Add(Cell, " = 1", Cells->mayLack(Cell, E));
    for (unsigned Cell : Done.Takes)
      Add(Cell, " = 0", Cells->mayHave(Cell, E));
    if (Text.empty())
      continue;
    Site S;
    S.E = &E;
    // Who has an address may write as soon as it is there.
    const auto *U = dyn_cast_or_null<UnaryOperator>(E.Op.Node);
    S.Before = U && U->getOpcode() == UO_AddrOf;
    S.Upkeep = [Text](const auto &) { return Text; };
    (S.Before ? Last : Upkeep).push_back(std::move(S));
  }
  for (auto *More : {&Sites, &Last})
    Upkeep.insert(Upkeep.end(), std::make_move_iterator(More->begin()),
                  std::make_move_iterator(More->end()));
  Sites = std::move(Upkeep);
}

std::string AssignedFlags::textOf(const Expr *LValue) const {
  unsigned Cell = Cells ? Cells->cellOf(LValue) : Unassigned::None;
  return Cell == Unassigned::None || FlagOf[Cell].empty() ? "1" : FlagOf[Cell];
}

} // namespace transver
