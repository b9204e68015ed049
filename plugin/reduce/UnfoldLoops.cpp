//===- UnfoldLoops.cpp - Loops and switches in the states they are met in -===//

#include "reduce/Unfolder.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace transver {

bool Unfolder::loop(Copy &In, ControlPoint &P, State &S, CodeList &Out,
                    const Stops &Stop) {
  const Stmt *Loop = P.S;
  ControlPoint Head = P, Next = Where.behind(Loop);
  const Stmt *Body = nullptr;
  const Expr *Cond = nullptr;
  if (const auto *While = dyn_cast<WhileStmt>(Loop)) {
    Body = While->getBody();
    Cond = While->getCond();
  } else if (const auto *For = dyn_cast<ForStmt>(Loop)) {
    Body = For->getBody();
    Cond = For->getCond();
  } else {
    return doLoop(In, cast<DoStmt>(Loop), P, S, Out, Stop);
  }
  State Here = S;
  ControlPoint First = {Body, ControlPoint::Kind::Before};
  Stops Own = Stop;
  Own.insert(Head);
  Own.insert(Next);
  CodeLabel Again = label(In, Head, Here);
  const Evaluation *V = Cond ? &evaluate(Cond, Loop, true, S) : nullptr;
  if (V && V->Problem) {
    condition(
        Cond, Loop, S, In, Out,
        [&](State T, CodeList &List) { chain(In, First, T, List, Own); },
        [&](State T, CodeList &List) { List.push_back(jump(In, Next, T)); },
        First, Next);
    return continueAt(In, Next, P, S, Stop);
  }
  CodeList Round;
  State Inside = V ? goOn(V->Ends[0], First, In, Round) : S;
  if (Inside != Residual::Cut &&
      !(Cond && settles(In, Loop, Cond, First, Inside, Here, Round, Own)))
    chain(In, First, Inside, Round, Own);
  bool Returns = mentions(Round, Again);
  // Behind the loop, if the condition is what ends it.
  auto Leave = [&](CodeList &List) {
    if (V)
      leave(V->Ends[1], Next, In, List);
  };
  if (!Returns) {
    if (!Cond) {
      append(Out, std::move(Round));
      return continueAt(In, Next, P, S, Stop);
    }
    // The next round, unfolded as well, follows this one.
    Stops Behind = Stop;
    Behind.insert(Next);
    if (Nesting < MostNesting)
      for (State T : askedAt(In, Head))
        if (!In.Written.count({Head, T})) {
          ++Nesting;
          chain(In, Head, T, Round, Behind);
          --Nesting;
        }
    Code If = Text.branch(Cond, Loop, *V);
    If.First = std::move(Round);
    Leave(If.Second);
    Out.push_back(std::move(If));
    return continueAt(In, Next, P, S, Stop);
  }
  Code While;
  While.K = Code::Kind::While;
  While.Target = Again;
  While.First = std::move(Round);
  While.Head = Cond ? Text.header(Loop, Cond, *V, "while (", ")")
                    : Pieces{Text.lineOf(Loop), Piece::text("for (;;)")};
  Out.push_back(std::move(While));
  Leave(Out);
  return continueAt(In, Next, P, S, Stop);
}

bool Unfolder::settles(Copy &In, const Stmt *Loop, const Expr *Cond,
                       ControlPoint First, State Inside, State Here,
                       CodeList &Round, const Stops &Own) {
  ControlPoint Head = {Loop, ControlPoint::Kind::Head};
  Inside = normal(First, Inside);
  if (Inside == Here || In.Written.count({First, Inside}) ||
      In.Written.count({Head, Inside}) || normal(Head, Inside) != Inside)
    return false;
  const Evaluation &V = Eval.of(Cond, Loop, true, Inside);
  if (V.Problem || V.Ends[0].isDynamic() || !V.Ends[0].isReached() ||
      V.Ends[0].isCut() ||
      normal(First, V.Ends[0].States.begin()->second) != Inside)
    return false;
  Code Do;
  Do.K = Code::Kind::Do;
  Do.Target = label(In, Head, Inside);
  chain(In, First, Inside, Do.First, Own);
  if (!mentions(Do.First, Do.Target)) {
    append(Round, std::move(Do.First));
    return true;
  }
  In.Written.insert({Head, Inside});
  Do.First.push_back(StatementText::label(Do.Target));
  Do.Head = Text.header(Loop, Cond, V, "while (", ");");
  Round.push_back(std::move(Do));
  leave(V.Ends[1], Where.behind(Loop), In, Round);
  return true;
}

bool Unfolder::doLoop(Copy &In, const DoStmt *Do, ControlPoint &P, State &S,
                      CodeList &Out, const Stops &Stop) {
  ControlPoint Head = P, Next = Where.behind(Do),
               Test = {Do, ControlPoint::Kind::Condition};
  State Here = S;
  label(In, Head, Here);
  Stops Own = Stop;
  Own.insert(Head);
  Own.insert(Test);
  Own.insert(Next);
  std::set<State> Before = askedAt(In, Test);
  CodeList Round;
  chain(In, {Do->getBody(), ControlPoint::Kind::Before}, S, Round, Own);
  // The states in which this round comes to the condition.
  std::set<State> Asked = askedAt(In, Test);
  for (State T : Before)
    Asked.erase(T);
  if (Asked.size() == 1) {
    State At = *Asked.begin();
    const Evaluation &V = evaluate(Do->getCond(), Do, true, At);
    bool ComesBack = !V.Problem && V.Ends[0].isReached() &&
                     !V.Ends[0].isDynamic() && !V.Ends[0].isCut() &&
                     normal(Head, V.Ends[0].States.begin()->second) == Here;
    if (ComesBack) {
      Code Loop;
      Loop.K = Code::Kind::Do;
      Loop.Target = label(In, Test, At);
      In.Written.insert({Test, At});
      Loop.First = std::move(Round);
      Loop.First.push_back(StatementText::label(Loop.Target));
      Loop.Head = Text.header(Do->getCond(), Do->getCond(), V, "while (", ");");
      Out.push_back(std::move(Loop));
      leave(V.Ends[1], Next, In, Out);
      return continueAt(In, Next, P, S, Stop);
    }
  }
  append(Out, std::move(Round));
  if (continueAt(In, Test, P, S, Stop))
    return true;
  return continueAt(In, Next, P, S, Stop);
}

bool Unfolder::switchStatement(Copy &In, const SwitchStmt *S, ControlPoint &P,
                               State &From, CodeList &Out, const Stops &Stop) {
  ControlPoint Next = Where.behind(S);
  const Evaluation &V = evaluate(S->getCond(), S, false, From);
  if (Result.Problem)
    return false;
  const Evaluation::End &End = V.Ends[0];
  if (End.isDynamic() || !End.isReached()) {
    Text.problem("the value of a switch comes in several states",
                 S->getBeginLoc());
    return false;
  }
  State At = End.States.begin()->second;
  Code Switch;
  Switch.K = Code::Kind::Switch;
  Switch.Head = Text.header(S, S->getCond(), V, "switch (", ")");
  for (EdgeId Id = 0; Id < C.Edges.size(); ++Id) {
    const Edge &E = C.Edges[Id];
    if (E.Op.K != Operation::Kind::Assume || E.Op.Node != S)
      continue;
    State T = Product.after(At, I, Id);
    CodeList Then;
    if (T == Residual::Cut)
      Then.push_back(Text.cut());
    else
      Then.push_back(
          jump(In,
               E.Op.Case ? ControlPoint{E.Op.Case, ControlPoint::Kind::Before}
                         : Next,
               T));
    std::string Label = "default";
    if (const auto *Case = dyn_cast_or_null<CaseStmt>(E.Op.Case)) {
      Label = "case " + Text.tokens(Case->getLHS());
      if (Case->getRHS())
        Label += " ... " + Text.tokens(Case->getRHS());
    }
    Switch.Cases.push_back({Label, std::move(Then)});
  }
  Out.push_back(std::move(Switch));
  // Then the body, from its labels on.
  Stops Own = Stop;
  Own.insert(Next);
  while (!Result.Problem) {
    ControlPoint First;
    State T = 0;
    bool Found = false;
    for (const auto &[Where, State] : std::vector(In.Asked)) {
      const auto *Case = dyn_cast_or_null<SwitchCase>(Where.S);
      if (Found || !Case || In.Written.count({Where, State}) ||
          Where.K != ControlPoint::Kind::Before || !isLabelOf(Case, S))
        continue;
      First = Where;
      T = State;
      Found = true;
    }
    if (!Found)
      break;
    chain(In, First, T, Out, Own);
  }
  return continueAt(In, Next, P, From, Stop);
}

bool Unfolder::isLabelOf(const SwitchCase *C, const SwitchStmt *S) {
  for (const SwitchCase *Own = S->getSwitchCaseList(); Own;
       Own = Own->getNextSwitchCase())
    if (Own == C)
      return true;
  return false;
}

} // namespace transver
