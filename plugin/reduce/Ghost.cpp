//===- Ghost.cpp - The condition's state in a variable --------------------===//
//
// The residual program is the program with an automaton woven into it that has
// the states of the product and moves on the condition's steps. What the
// variable holds for a state may differ from place to place (StateValues.h). A
// step at which all values that reach it become the same needs no test; if that
// is so everywhere, there is no variable. Linear in the size of the program,
// and right for recursion and calls through pointers.
//
//===----------------------------------------------------------------------===//

#include "reduce/StateValues.h"
#include "weave/FunctionWeaver.h"
#include "weave/Helpers.h"
#include "llvm/ADT/SetVector.h"

using namespace clang;

namespace transver {
namespace {

/// The automaton of the product's states: only its transitions' targets matter.
class StateMachine {
public:
  StateMachine() {
    A.K = Automaton::Kind::Control;
    A.Name = "condition";
  }

  const Transition *to(Residual::State S) {
    std::unique_ptr<Transition> &T = Transitions[S];
    if (!T) {
      T = std::make_unique<Transition>();
      T->When = std::make_unique<Trigger>(Trigger::Kind::True, TextRange());
      T->To = S == Residual::Cut ? Transition::Target::Stop
                                 : Transition::Target::State;
      T->ToState = S;
      if (S != Residual::Cut && A.States.size() <= S)
        A.States.resize(S + 1);
    }
    return T.get();
  }

  Automaton A;

private:
  std::map<Residual::State, std::unique_ptr<Transition>> Transitions;
};

/// The values with which each edge of function I is left, and what they become.
std::map<EdgeId, std::map<unsigned, unsigned>>
movesOf(Reduction &R, const StateValues &Values, unsigned I) {
  std::map<EdgeId, std::map<unsigned, unsigned>> Moves;
  const CFA &C = R.Unit.get(I);
  for (const auto &[Entry, In] : R.Product.instances(I))
    for (const auto &[L, States] : In.At)
      for (EdgeId Id : C.Locations[L].Out) {
        const Edge &E = C.Edges[Id];
        if (R.Steps.of(C)[Id].Steps.empty() || !R.Product.isTaken(E))
          continue;
        for (Residual::State S : States) {
          Residual::State To = R.Product.after(S, I, Id);
          unsigned Value = Residual::Cut;
          if (To != Residual::Cut)
            Value =
                E.Op.K == Operation::Kind::Call
                    ? Values.during(I, Id, To)
                    : Values.at(I, E.To, R.Product.behind(I, Entry, Id, To));
          // States that need not be told apart may go on as each other.
          Moves[Id].try_emplace(Values.at(I, L, S), Value);
        }
      }
  return Moves;
}

} // namespace

bool writeGhost(Reduction &R) {
  const StateValues Values(R);
  StateMachine Machine;
  std::vector<std::vector<Site>> Sites(R.Unit.Functions.size());
  bool NeedsState = false;
  for (unsigned I = 0; I < R.Unit.Functions.size(); ++I) {
    const CFA &C = R.Unit.get(I);
    for (const auto &[Id, ByState] : movesOf(R, Values, I)) {
      Site S;
      S.E = &C.Edges[Id];
      S.Before = !R.Steps.of(C)[Id].After;
      std::map<Residual::State, std::vector<unsigned>> ByTarget;
      bool SomeStay = false;
      for (const auto &[From, To] : ByState)
        if (From == To)
          SomeStay = true;
        else
          ByTarget[To].push_back(From);
      if (ByTarget.empty())
        continue;
      for (auto &[To, From] : ByTarget) {
        Reaction Re;
        Re.States.assign(From.begin(), From.end());
        Re.Alternatives.emplace_back();
        Re.Alternatives.back().T = Machine.to(To);
        S.Reactions.push_back(std::move(Re));
      }
      S.Dynamic = SomeStay || S.Reactions.size() > 1;
      NeedsState |= S.Dynamic;
      Sites[I].push_back(std::move(S));
    }
  }
  for (std::vector<Site> &Own : Sites) {
    if (!NeedsState)
      llvm::erase_if(Own, [](const Site &S) {
        return S.Reactions[0].Alternatives[0].T->To != Transition::Target::Stop;
      });
    llvm::sort(Own, [](const Site &A, const Site &B) {
      return std::make_pair(A.E, !A.Before) < std::make_pair(B.E, !B.Before);
    });
  }

  std::vector<const Automaton *> Automata = {&Machine.A};
  Machine.to(Values.initial());
  Helpers Shared(R.Fresh, R.Edits);
  ReportBuilder Report(false);
  Report.addAutomaton("condition", "", "", Machine.A.States.size());
  UnitWeave Unit{R.Context, R.Tokens, R.Edits, R.Opts,    Automata, {},
                 {},        R.Fresh,  Shared,  R.RangeOf, Report};
  Unit.Names.push_back("condition");
  Unit.GhostsOf.emplace_back();
  Unit.StopStatement = R.CutFunction + "();";
  if (NeedsState)
    Unit.GhostsOf[0].State = R.Fresh.fresh("state");
  bool Defined = false;
  for (unsigned I = 0; I < R.Unit.Functions.size(); ++I) {
    if (Sites[I].empty())
      continue;
    const CFA &C = R.Unit.get(I);
    Shared.moveTo(
        externalStart(R.Tokens, R.Tokens.indexOf(C.Function->getBeginLoc())));
    if (NeedsState && !Defined)
      Shared.line("static int " + Unit.GhostsOf[0].State + " = " +
                  std::to_string(Values.initial()) + ";");
    Defined = true;
    FunctionWeaver(Unit, C, Sites[I]).run();
    R.Sites += Sites[I].size();
  }
  R.UsesCut |= Unit.UsesStop;
  return !Unit.Failed;
}

} // namespace transver
