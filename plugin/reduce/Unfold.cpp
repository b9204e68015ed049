//===- Unfold.cpp - One function in one state -----------------------------===//

#include "reduce/Unfold.h"
#include "reduce/Layout.h"
#include "reduce/StatementText.h"
#include "support/Types.h"
#include "clang/AST/Attr.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace transver {
namespace {

using State = Residual::State;

/// What makes a function's text more than statements and jumps between them.
const char *whyNotPlain(const Stmt *S, SourceLocation &Where) {
  if (!S)
    return nullptr;
  Where = S->getBeginLoc();
  if (isa<IndirectGotoStmt>(S) || isa<AddrLabelExpr>(S))
    return "a computed goto cannot be unfolded";
  if (const auto *Asm = dyn_cast<GCCAsmStmt>(S))
    if (Asm->isAsmGoto())
      return "an asm goto cannot be unfolded";
  if (isa<MSAsmStmt>(S))
    return "this asm cannot be unfolded";
  if (S->getStmtClass() >= Stmt::firstOMPExecutableDirectiveConstant &&
      S->getStmtClass() <= Stmt::lastOMPExecutableDirectiveConstant)
    return "an OpenMP directive cannot be unfolded";
  if (const auto *Attributed = dyn_cast<AttributedStmt>(S))
    for (const Attr *A : Attributed->getAttrs())
      if (A->getKind() == attr::MustTail)
        return "a tail call that must be one cannot be unfolded";
  if (isa<StmtExpr>(S)) {
    // Its statements stay as they are.
    std::vector<const Stmt *> Pending = {S};
    while (!Pending.empty()) {
      const Stmt *Part = Pending.back();
      Pending.pop_back();
      if (!Part)
        continue;
      if (isa<LabelStmt>(Part) || isa<GotoStmt>(Part) ||
          isa<ReturnStmt>(Part) || isa<BreakStmt>(Part) ||
          isa<ContinueStmt>(Part)) {
        Where = Part->getBeginLoc();
        return "a jump in a statement expression cannot be unfolded";
      }
      Pending.insert(Pending.end(), Part->child_begin(), Part->child_end());
    }
    return nullptr;
  }
  for (const Stmt *Child : S->children())
    if (const char *Why = whyNotPlain(Child, Where))
      return Why;
  return nullptr;
}

class Unfolder {
public:
  Unfolder(UnitCFAs &Unit, ProgramSteps &Steps, Residual &Product,
           const TokenBuffer &Tokens, Ranges &RangeOf, unsigned I, State Entry,
           const UnfoldNames &Names)
      : Unit(Unit), Product(Product), Tokens(Tokens), RangeOf(RangeOf), I(I),
        Entry(Entry), Names(Names), C(Unit.get(I)), F(*C.Function), Where(F),
        Eval(Unit, Steps, Product, I), Text(Tokens, RangeOf, Names, Result) {}

  Unfolded run() {
    SourceLocation At;
    if (const char *Why = whyNotPlain(F.getBody(), At))
      Text.problem(Why, At);
    for (const ParmVarDecl *P : F.parameters())
      if (P->getOriginalType()->isVariablyModifiedType())
        Text.problem("bounds of parameters are not unfolded", P->getLocation());
    if (Result.Problem)
      return std::move(Result);
    HandsBack = Names.HandsBack(I, Entry);
    Copy Root;
    CodeList All;
    State S = Product.after(Entry, I, C.Locations[C.Entry].Out.front());
    if (S == Residual::Cut) {
      All.push_back(Text.cut());
    } else {
      chain(Root, {F.getBody(), ControlPoint::Kind::Before}, S, All, {});
      finish(Root, All);
    }
    All.push_back(StatementText::label(EndLabel));
    // Behind a cut, or a callee that ends in one, nothing happens, but a
    // compiler does not know that, and asks for a value to return.
    if (!F.getReturnType()->isVoidType() && !mentions(All, EndLabel) &&
        mayFallOff(All)) {
      Code Stay;
      Stay.K = Code::Kind::Ends;
      Stay.Head = {Piece::text("for (;;) ;")};
      All.push_back(Stay);
    }
    writeCode(All, Names.LabelStem, Result.Body);
    return std::move(Result);
  }

private:
  /// A region as it is written once; the function itself has none.
  struct Copy {
    const DeclStmt *Region = nullptr;
    Copy *Outer = nullptr;
    std::map<std::pair<ControlPoint, State>, CodeLabel> Labels;
    std::set<std::pair<ControlPoint, State>> Written;
    std::vector<std::pair<ControlPoint, State>> Asked;
    /// Regions in it that are entered by jumps behind their declaration.
    std::map<const DeclStmt *, std::vector<std::unique_ptr<Copy>>> Entered;
    bool IsFinished = false; ///< no place of it can be asked for any more
  };
  using Stops = std::set<ControlPoint>;

  //===--------------------------------------------------------------------===//
  // Places and labels
  //===--------------------------------------------------------------------===//

  /// The state at a place: united with others, or residual.
  State normal(ControlPoint P, State S) {
    auto Found = C.Places.find(P);
    return Found == C.Places.end() ? S : Product.at(I, Entry, Found->second, S);
  }

  CodeLabel label(Copy &In, ControlPoint P, State S) {
    auto [Known, New] = In.Labels.try_emplace({P, S}, NextLabel);
    if (New) {
      ++NextLabel;
      In.Asked.push_back({P, S});
    }
    return Known->second;
  }

  /// The label of a place for a jump from In.
  CodeLabel target(Copy &In, ControlPoint P, State S) {
    S = normal(P, S);
    const DeclStmt *Region = Where.regionOf(P);
    // The copy that is open here and has the place, or is around it.
    Copy *At = &In;
    auto Contains = [&](const DeclStmt *Outer) {
      for (const DeclStmt *R = Region;; R = Where.around(R)) {
        if (R == Outer)
          return true;
        if (!R)
          return false;
      }
    };
    while (!Contains(At->Region))
      At = At->Outer;
    // Regions between, from the outside in, are entered by a jump.
    std::vector<const DeclStmt *> Between;
    for (const DeclStmt *R = Region; R != At->Region; R = Where.around(R))
      Between.push_back(R);
    for (const DeclStmt *R : llvm::reverse(Between)) {
      std::vector<std::unique_ptr<Copy>> &Inner = At->Entered[R];
      if (Inner.empty() || Inner.back()->IsFinished) {
        Inner.push_back(std::make_unique<Copy>());
        Inner.back()->Region = R;
        Inner.back()->Outer = At;
      }
      At = Inner.back().get();
    }
    return label(*At, P, S);
  }

  Code jump(Copy &In, ControlPoint P, State S) {
    Code G;
    G.K = Code::Kind::Goto;
    G.Target = target(In, P, S);
    return G;
  }

  //===--------------------------------------------------------------------===//
  // Where control goes
  //===--------------------------------------------------------------------===//

  /// Goes on at P in the states of an end: by the place, or by the variable.
  /// The last one is left to the caller, which goes on there; Cut if nothing is
  /// left.
  State goOn(const Evaluation::End &End, ControlPoint P, Copy &In,
             CodeList &Out) {
    if (!End.isReached())
      return Residual::Cut;
    if (!End.isDynamic()) {
      State Only = End.States.begin()->second;
      if (Only == Residual::Cut)
        Out.push_back(Text.cut());
      return Only;
    }
    if (!P.S && P.K == ControlPoint::Kind::Before) {
      Text.problem("an operand comes back in several states", F.getLocation());
      return Residual::Cut;
    }
    // States that become the same need no test.
    std::map<State, std::vector<State>> ByState;
    for (const auto &[Variable, S] : End.States)
      ByState[S == Residual::Cut ? S : normal(P, S)].push_back(Variable);
    Result.UsesState |= ByState.size() > 1;
    for (auto At = ByState.begin(); std::next(At) != ByState.end(); ++At) {
      Code If;
      If.K = Code::Kind::If;
      std::string Test;
      for (State V : At->second)
        Test += (Test.empty() ? "" : " || ") + Names.State +
                " == " + std::to_string(V);
      If.Head = {Piece::text("if (" + Test + ")")};
      If.Negated = {Piece::text("if (!(" + Test + "))")};
      If.First.push_back(At->first == Residual::Cut ? Text.cut()
                                                    : jump(In, P, At->first));
      Out.push_back(std::move(If));
    }
    State Last = ByState.rbegin()->first;
    if (Last == Residual::Cut)
      Out.push_back(Text.cut());
    return Last;
  }

  /// The same, with a jump to P for the last one.
  void leave(const Evaluation::End &End, ControlPoint P, Copy &In,
             CodeList &Out) {
    State S = goOn(End, P, In, Out);
    if (S != Residual::Cut)
      Out.push_back(jump(In, P, S));
  }

  /// Writes what happens from P in state S on, until control goes to one of
  /// Stop, out of the region, or to where it was written before.
  void chain(Copy &In, ControlPoint P, State S, CodeList &Out,
             const Stops &Stop) {
    for (;;) {
      if (Result.Problem)
        return;
      S = normal(P, S);
      if (Stop.count(P) || Where.regionOf(P) != In.Region ||
          In.Written.count({P, S})) {
        Out.push_back(jump(In, P, S));
        return;
      }
      CodeLabel Here = label(In, P, S);
      In.Written.insert({P, S});
      Out.push_back(StatementText::label(Here));
      if (!step(In, P, S, Out, Stop))
        return;
    }
  }

  /// Executes what is next at P; P and S are then where control goes. False if
  /// the chain ends here.
  bool step(Copy &In, ControlPoint &P, State &S, CodeList &Out,
            const Stops &Stop) {
    switch (P.K) {
    case ControlPoint::Kind::End:
      return fallOff(S, Out);
    case ControlPoint::Kind::Head:
      return loop(In, P, S, Out, Stop);
    case ControlPoint::Kind::Increment: {
      const auto *For = cast<ForStmt>(P.S);
      const Evaluation &V = evaluate(For->getInc(), For, false, S);
      Out.push_back(Text.text(RangeOf.of(For->getInc()), &V, "", ";", For));
      P = {For, ControlPoint::Kind::Head};
      S = goOn(V.Ends[0], P, In, Out);
      return S != Residual::Cut;
    }
    case ControlPoint::Kind::Condition: {
      const auto *Do = cast<DoStmt>(P.S);
      ControlPoint Next = Where.behind(Do);
      condition(
          Do->getCond(), Do, S, In, Out,
          [&](State T, CodeList &List) {
            List.push_back(jump(In, {Do, ControlPoint::Kind::Head}, T));
          },
          [&](State T, CodeList &List) { List.push_back(jump(In, Next, T)); },
          {Do, ControlPoint::Kind::Head}, Next);
      return continueAt(In, Next, P, S, Stop);
    }
    case ControlPoint::Kind::Before:
      return statement(In, P, S, Out, Stop);
    }
    return false;
  }

  /// After a construct: goes on at Next in a state that was asked for, if that
  /// is not written yet.
  bool continueAt(Copy &In, ControlPoint Next, ControlPoint &P, State &S,
                  const Stops &Stop) {
    if (Stop.count(Next) || Where.regionOf(Next) != In.Region)
      return false;
    for (const auto &[At, T] : In.Asked)
      if (At == Next && !In.Written.count({At, T})) {
        P = Next;
        S = T;
        return true;
      }
    return false;
  }

  bool fallOff(State S, CodeList &Out) {
    handBack(S, Out);
    Code G;
    G.K = Code::Kind::Goto;
    G.Target = EndLabel;
    Out.push_back(G);
    return false;
  }

  /// Tells the caller in which state the function returns, if it asks.
  void handBack(State S, CodeList &Out) {
    if (!HandsBack)
      return;
    Result.UsesState = true;
    Out.emplace_back();
    Out.back().Head = {
        Piece::text(Names.State + " = " +
                    std::to_string(Product.at(I, Entry, C.Exit, S)) + ";")};
  }

  const Evaluation &evaluate(const Expr *E, const Stmt *Whole, bool IsCondition,
                             State S) {
    const Evaluation &V = Eval.of(E, Whole, IsCondition, S);
    if (V.Problem && !IsCondition)
      Text.problem(V.Problem, E ? E->getBeginLoc() : Whole->getBeginLoc());
    return V;
  }

  using GoOn = std::function<void(State, CodeList &)>;

  /// A condition in control position. Where one outcome comes in several
  /// states, each atom gets a branch of its own.
  void condition(const Expr *E, const Stmt *Whole, State S, Copy &In,
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
        condition(B->getRHS(), Whole, T, In, List, True, False, IfTrue,
                  IfFalse);
      };
      ControlPoint Inside = {nullptr,
                             ControlPoint::Kind::Before}; // no place of its own
      if (B->getOpcode() == BO_LAnd)
        condition(B->getLHS(), Whole, S, In, Out, Right, False, Inside,
                  IfFalse);
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

  //===--------------------------------------------------------------------===//
  // Statements
  //===--------------------------------------------------------------------===//

  bool statement(Copy &In, ControlPoint &P, State &S, CodeList &Out,
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

  /// An expression as a statement. What is cut as a whole is evaluated up to
  /// there.
  void expression(const Expr *E, const Evaluation &V, CodeList &Out) {
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
        Out.push_back(
            Text.text(RangeOf.of(B->getRHS()), &Rest, "(void)(", ");"));
        Out.push_back(Text.cut());
        return;
      }
    }
    Out.push_back(Text.text(RangeOf.ofStatement(E), &V));
  }

  bool declaration(Copy &In, const DeclStmt *D, ControlPoint &P, State &S,
                   CodeList &Out, const Stops &Stop) {
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

  void returnStatement(const ReturnStmt *R, State S, CodeList &Out) {
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
        Translation +=
            (Translation.empty() ? "" : "else ") +
            ("if (" + Names.State + " == " + std::to_string(Variable) + ") " +
             Names.State + " = " + std::to_string(Exit) + "; ");
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

  bool ifStatement(Copy &In, const IfStmt *S, ControlPoint &P, State &From,
                   CodeList &Out, const Stops &Stop) {
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

  /// At the head of a loop: a `while` if some path comes back in this state,
  /// else one unfolded round.
  bool loop(Copy &In, ControlPoint &P, State &S, CodeList &Out,
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

  /// From here on the rounds of Loop are all in one state, which is not that of
  /// its head: then they are a `do` loop. False, and nothing is written, if it
  /// is not so.
  bool settles(Copy &In, const Stmt *Loop, const Expr *Cond, ControlPoint First,
               State Inside, State Here, CodeList &Round, const Stops &Own) {
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

  bool doLoop(Copy &In, const DoStmt *Do, ControlPoint &P, State &S,
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
        Loop.Head =
            Text.header(Do->getCond(), Do->getCond(), V, "while (", ");");
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

  std::set<State> askedAt(const Copy &In, ControlPoint P) const {
    std::set<State> States;
    for (const auto &[At, S] : In.Asked)
      if (At == P)
        States.insert(S);
    return States;
  }

  bool switchStatement(Copy &In, const SwitchStmt *S, ControlPoint &P,
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

  static bool isLabelOf(const SwitchCase *C, const SwitchStmt *S) {
    for (const SwitchCase *Own = S->getSwitchCaseList(); Own;
         Own = Own->getNextSwitchCase())
      if (Own == C)
        return true;
    return false;
  }

  /// A static variable can be written once.
  void countStatics(const DeclStmt *D) {
    for (const Decl *One : D->decls())
      if (const auto *Variable = dyn_cast<VarDecl>(One))
        if (Variable->isStaticLocal() && ++StaticCopies[Variable] > 1)
          Text.problem("a static variable would become several",
                       Variable->getLocation());
  }

  /// Writes what was asked for in a copy and is not written yet.
  void finish(Copy &In, CodeList &Out) {
    for (bool Progress = true; Progress && !Result.Problem;) {
      Progress = false;
      for (size_t K = 0; K < In.Asked.size(); ++K) {
        auto [P, S] = In.Asked[K];
        if (In.Written.count({P, S}))
          continue;
        chain(In, P, S, Out, {});
        Progress = true;
        if (++Chains > MostChains)
          Text.problem("the residual program would be too large",
                       F.getLocation());
        if (Result.Problem)
          return;
      }
      // Regions that were entered by a jump: their declaration is there for its
      // names only.
      for (auto &[D, Copies] : In.Entered) {
        if (Copies.back()->IsFinished)
          continue;
        Copy &Inner = *Copies.back();
        countStatics(D);
        Code Block;
        Block.K = Code::Kind::Block;
        Block.Compound = Where.parent(D);
        Block.First.push_back(Text.text(RangeOf.ofStatement(D), nullptr));
        finish(Inner, Block.First);
        Inner.IsFinished = true;
        Out.push_back(std::move(Block));
        Progress = true;
      }
    }
  }

  static bool mentions(const CodeList &List, CodeLabel L) {
    return llvm::any_of(List, [&](const Code &C) {
      return (C.K == Code::Kind::Goto && C.Target == L) ||
             mentions(C.First, L) || mentions(C.Second, L) ||
             llvm::any_of(C.Cases, [&](const auto &Case) {
               return mentions(Case.second, L);
             });
    });
  }

  /// What a compiler thinks that has not heard of cuts.
  static bool mayFallOff(const CodeList &List) {
    for (const Code &C : llvm::reverse(List)) {
      switch (C.K) {
      case Code::Kind::Label:
        continue;
      case Code::Kind::Ends:
        return C.IsCut;
      case Code::Kind::Goto:
        return false;
      case Code::Kind::If:
        return mayFallOff(C.First) || mayFallOff(C.Second);
      case Code::Kind::Block:
        return mayFallOff(C.First);
      default:
        return true;
      }
    }
    return true;
  }

  static void append(CodeList &To, CodeList From) {
    To.insert(To.end(), std::make_move_iterator(From.begin()),
              std::make_move_iterator(From.end()));
  }

  static constexpr unsigned MostChains = 100000;
  static constexpr unsigned MostNesting = 30;
  unsigned Nesting = 0;

  UnitCFAs &Unit;
  Residual &Product;
  const TokenBuffer &Tokens;
  Ranges &RangeOf;
  unsigned I;
  State Entry;
  const UnfoldNames &Names;
  const CFA &C;
  const FunctionDecl &F;
  Layout Where;
  Evaluator Eval;
  Unfolded Result;
  StatementText Text;
  bool HandsBack = false;
  static constexpr CodeLabel EndLabel = 0;
  CodeLabel NextLabel = 1;
  unsigned Chains = 0;
  llvm::DenseMap<const VarDecl *, unsigned> StaticCopies;
};

} // namespace

Unfolded unfold(UnitCFAs &Unit, ProgramSteps &Steps, Residual &Product,
                const TokenBuffer &Tokens, Ranges &RangeOf, unsigned I,
                Residual::State Entry, const UnfoldNames &Names) {
  return Unfolder(Unit, Steps, Product, Tokens, RangeOf, I, Entry, Names).run();
}

} // namespace transver
