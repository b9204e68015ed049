//===- Evaluation.cpp - One full expression in one state ------------------===//

#include "reduce/Evaluation.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace transver {

const Evaluation &Evaluator::of(const Expr *E, const Stmt *Whole,
                                bool IsCondition, Residual::State From) {
  Key K = {E, Whole};
  auto Found = Known.find({K, From});
  if (Found != Known.end())
    return Found->second;
  auto Part = Parts.find(K);
  if (Part == Parts.end())
    Part = Parts
               .emplace(K, CFA::ofPart(*Unit.Functions[I].Decl, E, Whole,
                                       IsCondition, Unit.Context))
               .first;
  return Known[{K, From}] = evaluate(Part->second, IsCondition, From);
}

Evaluation Evaluator::evaluate(const CFA::Part &Part, bool IsCondition,
                               Residual::State From) {
  using State = Residual::State;
  constexpr State Static = Evaluation::Static;
  const CFA &C = *Part.Automaton;
  const std::vector<EdgeSteps> &EdgeStepsOf = Steps.of(C);
  Evaluation Result;
  auto Problem = [&](const char *Why) {
    if (!Result.Problem)
      Result.Problem = Why;
  };

  // What is known at a location: the variable, and the state.
  using Known = std::pair<State, State>;
  std::map<LocationId, std::set<Known>> At;
  std::vector<std::pair<LocationId, Known>> Work;
  auto Reach = [&](LocationId L, Known K) {
    if (At[L].insert(K).second)
      Work.push_back({L, K});
  };
  // An edge's cut must not depend on the state.
  std::map<EdgeId, std::pair<bool, bool>> CutOrNot;
  // The end of a condition whose outcome an edge is, and cuts there.
  bool CutsEnd[2] = {false, false};
  auto EndOf = [&](LocationId L) {
    return L == C.Exit ? 0 : IsCondition && L == Part.IfFalse ? 1 : -1;
  };
  Reach(C.Entry, {Static, From});
  while (!Work.empty()) {
    auto [L, K] = Work.back();
    Work.pop_back();
    if (EndOf(L) >= 0)
      continue;
    for (EdgeId Id : C.Locations[L].Out) {
      const Edge &E = C.Edges[Id];
      if (isNeverTaken(E, Unit.Context))
        continue;
      State To = Product.after(K.second, EdgeStepsOf[Id]);
      (To == Residual::Cut ? CutOrNot[Id].first : CutOrNot[Id].second) = true;
      if (To == Residual::Cut)
        continue;
      if (E.Op.K != Operation::Kind::Call) {
        Reach(E.To, {K.first, To});
        continue;
      }
      const auto *Call = cast<CallExpr>(E.Op.Node);
      Residual::Callees Callees = Product.calleesOf(Call);
      std::set<State> Back;
      if (Callees.CallsBack)
        Back.insert(0);
      if (Callees.PassesThrough)
        Back.insert(To);
      for (unsigned Callee : Callees.Defined) {
        State Entry = Product.entry(Callee, To);
        // It may call what writes the variable.
        if (Entry != 0 && K.first != Static)
          Problem("two calls of one expression come back in several states");
        for (State Exit : Product.exits(Callee, Entry))
          Back.insert(Product.resume(To, Exit));
        if (!Call->getDirectCallee()) {
          if (Entry != 0)
            Problem("a call through a pointer enters a specialised function");
          continue;
        }
        auto [Before, New] = Result.Enters.try_emplace(Call, Callee, Entry);
        if (!New && Before->second.second != Entry)
          Problem("one call enters a function in several states");
      }
      if (Back.size() > 1 && !Call->getDirectCallee())
        Problem("a call through a pointer comes back in several states");
      for (State S : Back)
        Reach(E.To, {Back.size() > 1 ? S : K.first, S});
    }
  }

  for (const auto &[Id, Which] : CutOrNot) {
    const Edge &E = C.Edges[Id];
    if (!Which.first)
      continue;
    if (Which.second) {
      Problem("whether a step is cut depends on what a callee did");
      continue;
    }
    if (E.Op.K == Operation::Kind::FunctionReturn)
      Result.CutsReturn = true;
    else if (E.Op.K != Operation::Kind::Assume)
      Result.Cuts.push_back(&E);
    else if (EndOf(E.To) >= 0)
      CutsEnd[EndOf(E.To)] = true;
    else
      Result.CutOutcomes.push_back(&E);
  }
  for (int End = 0; End < 2; ++End) {
    LocationId L = End == 0 ? C.Exit : Part.IfFalse;
    if (End == 1 && !IsCondition)
      break;
    std::map<State, State> &States = Result.Ends[End].States;
    for (const Known &K : At[L]) {
      auto [Before, New] = States.try_emplace(K.first, K.second);
      if (!New && Before->second != K.second)
        Problem(IsCondition ? "a condition has one outcome in several states"
                            : "an expression ends in several states");
    }
    if (States.size() > 1 && States.count(Static))
      Problem("a callee is called only sometimes");
    // One outcome that is cut, and the same outcome that is not: the cut stands
    // at the atom.
    if (!CutsEnd[End])
      continue;
    if (States.empty()) {
      States[Static] = Residual::Cut;
      continue;
    }
    for (EdgeId Id = 0; Id < C.Edges.size(); ++Id)
      if (C.Edges[Id].To == L && CutOrNot.count(Id) && CutOrNot[Id].first)
        Result.CutOutcomes.push_back(&C.Edges[Id]);
  }
  return Result;
}

} // namespace transver
