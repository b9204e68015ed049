//===- UnfoldStatements.cpp - Statements in one state ---------------------===//

#include "reduce/Unfolder.h"
#include "support/Types.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace transver {

void Unfolder::condition(const Expr *E, const Stmt *Whole, State S, Copy &In,
                         CodeList &Out, const GoOn &True, const GoOn &False,
                         ControlPoint IfTrue, ControlPoint IfFalse) {
  const Evaluation &V = evaluate(E, Whole, true, S);
  if (V.Problem) {
    const Expr *Plain = E->IgnoreParenImpCasts();
    if (const auto *U = dyn_cast<UnaryOperator>(Plain))
      if (U->getOpcode() == UO_LNot)
        return condition(U->getSubExpr(), Whole, S, In, Out, False, True,
                         IfFalse, IfTrue);
    const auto *B = dyn_cast<BinaryOperator>(Plain);
    if (!B || !B->isLogicalOp())
      return Text.problem(V.Problem, E->getBeginLoc());
    GoOn Right = [&](State T, CodeList &List) {
      condition(B->getRHS(), Whole, T, In, List, True, False, IfTrue, IfFalse);
    };
    ControlPoint Inside = {nullptr,
                           ControlPoint::Kind::Before}; // no place of its own
    if (B->getOpcode() == BO_LAnd)
      condition(B->getLHS(), Whole, S, In, Out, Right, False, Inside, IfFalse);
    else
      condition(B->getLHS(), Whole, S, In, Out, True, Right, IfTrue, Inside);
    return;
  }
  Code If = Text.branch(E, Whole, V);
  for (int End = 0; End < 2; ++End) {
    CodeList &List = End == 0 ? If.First : If.Second;
    State T = goOn(V.Ends[End], End == 0 ? IfTrue : IfFalse, In, List);
    if (T != Residual::Cut)
      (End == 0 ? True : False)(T, List);
  }
  Out.push_back(std::move(If));
}

bool Unfolder::statement(Copy &In, ControlPoint &P, State &S, CodeList &Out,
                         const Stops &Stop) {
  const Stmt *St = P.S;
  auto Continue = [&](ControlPoint Next) {
    P = Next;
    return true;
  };
  if (const auto *E = dyn_cast<Expr>(St)) {
    const Evaluation &V = evaluate(E, E, false, S);
    expression(E, V, Out);
    P = Where.behind(St);
    S = goOn(V.Ends[0], P, In, Out);
    return S != Residual::Cut;
  }
  switch (St->getStmtClass()) {
  case Stmt::NullStmtClass:
    return Continue(Where.behind(St));
  case Stmt::LabelStmtClass:
    S = Product.after(S, I, C.Locations[C.Places.at(P)].Out.front());
    if (S == Residual::Cut) {
      Out.push_back(Text.cut());
      return false;
    }
    return Continue(
        {cast<LabelStmt>(St)->getSubStmt(), ControlPoint::Kind::Before});
  case Stmt::CaseStmtClass:
  case Stmt::DefaultStmtClass:
    return Continue(
        {cast<SwitchCase>(St)->getSubStmt(), ControlPoint::Kind::Before});
  case Stmt::AttributedStmtClass:
    return Continue(
        {cast<AttributedStmt>(St)->getSubStmt(), ControlPoint::Kind::Before});
  case Stmt::CompoundStmtClass: {
    const auto *Compound = cast<CompoundStmt>(St);
    if (Compound->body_empty())
      return Continue(Where.behind(St));
    return Continue({Compound->body_front(), ControlPoint::Kind::Before});
  }
  case Stmt::BreakStmtClass:
    return Continue(Where.breakTarget(St));
  case Stmt::ContinueStmtClass:
    return Continue(Where.continueTarget(St));
  case Stmt::GotoStmtClass:
    return Continue({cast<GotoStmt>(St)->getLabel()->getStmt(),
                     ControlPoint::Kind::Before});
  case Stmt::DeclStmtClass:
    return declaration(In, cast<DeclStmt>(St), P, S, Out, Stop);
  case Stmt::ReturnStmtClass:
    returnStatement(cast<ReturnStmt>(St), S, Out);
    return false;
  case Stmt::IfStmtClass:
    return ifStatement(In, cast<IfStmt>(St), P, S, Out, Stop);
  case Stmt::WhileStmtClass:
  case Stmt::DoStmtClass:
    return Continue({St, ControlPoint::Kind::Head});
  case Stmt::ForStmtClass: {
    const auto *For = cast<ForStmt>(St);
    if (const auto *D = dyn_cast_or_null<DeclStmt>(For->getInit()))
      return declaration(In, D, P, S, Out, Stop);
    if (const auto *E = dyn_cast_or_null<Expr>(For->getInit())) {
      const Evaluation &V = evaluate(E, For, false, S);
      Out.push_back(Text.text(RangeOf.of(E), &V, "", ";", For));
      P = {For, ControlPoint::Kind::Head};
      S = goOn(V.Ends[0], P, In, Out);
      return S != Residual::Cut;
    }
    return Continue({For, ControlPoint::Kind::Head});
  }
  case Stmt::SwitchStmtClass:
    return switchStatement(In, cast<SwitchStmt>(St), P, S, Out, Stop);
  case Stmt::GCCAsmStmtClass: {
    const Evaluation &V = evaluate(nullptr, St, false, S);
    if (!V.Cuts.empty()) {
      Out.push_back(Text.cut());
      return false;
    }
    Out.push_back(Text.text(RangeOf.ofStatement(St), &V));
    P = Where.behind(St);
    S = goOn(V.Ends[0], P, In, Out);
    return S != Residual::Cut;
  }
  default:
    Text.problem("a statement of this kind cannot be unfolded",
                 St->getBeginLoc());
    return false;
  }
}

void Unfolder::expression(const Expr *E, const Evaluation &V, CodeList &Out) {
  const auto *Root = E->IgnoreParenImpCasts();
  for (const Edge *Cut : V.Cuts) {
    if (Cut->Op.Node != Root)
      continue;
    std::string Operands;
    const auto *B = dyn_cast<BinaryOperator>(Root);
    if (Text.operandsOf(*Cut, Operands)) {
      if (!Operands.empty()) {
        TokenRange R = RangeOf.of(E);
        Code T;
        T.Head = {Piece::lineOf(R.Begin),
                  Piece::text(StringRef(Operands).drop_back(2).str() + ";")};
        Out.push_back(std::move(T));
      }
      Out.push_back(Text.cut());
      return;
    }
    // The value with its effects, for nothing.
    if (B && isPure(B->getLHS())) {
      Evaluation Rest = V;
      Rest.Cuts.clear();
      Out.push_back(Text.text(RangeOf.of(B->getRHS()), &Rest, "(void)(", ");"));
      Out.push_back(Text.cut());
      return;
    }
  }
  Out.push_back(Text.text(RangeOf.ofStatement(E), &V));
}

bool Unfolder::declaration(Copy &In, const DeclStmt *D, ControlPoint &P,
                           State &S, CodeList &Out, const Stops &Stop) {
  const Evaluation &V = evaluate(nullptr, D, false, S);
  const Stmt *Parent = Where.parent(D);
  if (!isa<CompoundStmt>(Parent) && !isa<ForStmt>(Parent))
    Text.problem("a declaration with a label cannot be unfolded",
                 D->getBeginLoc());
  if (Result.Problem)
    return false;
  countStatics(D);
  Copy Inner;
  Inner.Region = D;
  Inner.Outer = &In;
  Code Block;
  Block.K = Code::Kind::Block;
  Block.Compound = Parent;
  ControlPoint Next = Where.behind(D);
  // A declaration that is cut is made, and nothing after it.
  TokenRange R = RangeOf.ofStatement(D);
  for (const Edge *Cut : V.Cuts) {
    if (Cut->Op.K != Operation::Kind::Declare)
      continue;
    TokenRange Own = Tokens.rangeOf(Cut->Op.Var->getSourceRange());
    if (!D->isSingleDecl() && !Own.empty() && Own.End <= R.End)
      R.End = Own.End;
  }
  bool Shortened = R.End != RangeOf.ofStatement(D).End;
  Block.First.push_back(Text.text(R, &V, "", Shortened ? ";" : "",
                                  isa<ForStmt>(Parent) ? Parent : nullptr));
  bool CutsDeclared = llvm::any_of(V.Cuts, [](const Edge *E) {
    return E->Op.K == Operation::Kind::Declare;
  });
  if (CutsDeclared) {
    Block.First.push_back(Text.cut());
    Out.push_back(std::move(Block));
    return false;
  }
  State T = goOn(V.Ends[0], Next, Inner, Block.First);
  if (T != Residual::Cut)
    chain(Inner, Next, T, Block.First, Stop);
  finish(Inner, Block.First);
  Out.push_back(std::move(Block));
  // Control can leave the region for behind its block.
  return continueAt(In, Where.behind(Parent), P, S, Stop);
}

void Unfolder::returnStatement(const ReturnStmt *R, State S, CodeList &Out) {
  const Evaluation &V = evaluate(nullptr, R, false, S);
  if (Result.Problem)
    return;
  TokenRange Whole = RangeOf.ofStatement(R);
  const Expr *Value = R->getRetValue();
  if (V.CutsReturn) {
    if (Value &&
        !(isPure(Value) && isa<IntegerLiteral>(Value->IgnoreParenImpCasts())))
      Out.push_back(Text.text(RangeOf.of(Value), &V, "(void)(", ");"));
    Out.push_back(Text.cut());
    return;
  }
  const Evaluation::End &End = V.Ends[0];
  // What the callee has said is what is to be said.
  bool IsSame = End.isDynamic();
  for (const auto &[Variable, To] : End.States)
    IsSame &= Variable == Product.at(I, Entry, C.Exit, To);
  if (!HandsBack || IsSame || !End.isReached()) {
    Code T = Text.text(Whole, &V);
    T.K = Code::Kind::Ends;
    Out.push_back(std::move(T));
    return;
  }
  bool Calls = Value && !isPure(Value);
  std::string Temporary;
  if (Calls && !F.getReturnType()->isVoidType()) {
    Temporary = Names.Temporary();
    QualType Type = F.getReturnType().getUnqualifiedType();
    std::string Declared = Temporary;
    Type.getAsStringInternal(Declared, Unit.Context.getPrintingPolicy());
    bool IsComma = isComma(*Value);
    Out.push_back(Text.text(RangeOf.of(Value), &V,
                            "{ " + Declared + (IsComma ? " = (" : " = "),
                            IsComma ? ");" : ";"));
  } else if (Calls) {
    Out.push_back(Text.text(RangeOf.of(Value), &V, "", ";"));
  }
  if (!End.isDynamic()) {
    handBack(End.States.begin()->second, Out);
  } else {
    Result.UsesState = true;
    std::string Translation;
    for (const auto &[Variable, To] : End.States) {
      State Exit = Product.at(I, Entry, C.Exit, To);
      Translation += (Translation.empty() ? "" : "else ") +
                     ("if (" + Names.State + " == " + std::to_string(Variable) +
                      ") " + Names.State + " = " + std::to_string(Exit) + "; ");
    }
    Code T;
    T.Head = {Piece::text(Translation)};
    Out.push_back(std::move(T));
  }
  Code T;
  if (!Temporary.empty()) {
    T.Head = {Piece::text("return " + Temporary + "; }")};
  } else if (Calls) {
    T.Head = {Piece::text("return;")};
  } else {
    T = Text.text(Whole, &V);
  }
  T.K = Code::Kind::Ends;
  Out.push_back(std::move(T));
}

bool Unfolder::ifStatement(Copy &In, const IfStmt *S, ControlPoint &P,
                           State &From, CodeList &Out, const Stops &Stop) {
  ControlPoint Next = Where.behind(S);
  ControlPoint Then = {S->getThen(), ControlPoint::Kind::Before};
  ControlPoint Else =
      S->getElse() ? ControlPoint{S->getElse(), ControlPoint::Kind::Before}
                   : Next;
  Stops Own = Stop;
  Own.insert(Next);
  condition(
      S->getCond(), S, From, In, Out,
      [&](State T, CodeList &List) { chain(In, Then, T, List, Own); },
      [&](State T, CodeList &List) {
        if (S->getElse())
          chain(In, Else, T, List, Own);
        else
          List.push_back(jump(In, Next, T));
      },
      Then, Else);
  return continueAt(In, Next, P, From, Stop);
}

} // namespace transver
