//===- Unfold.cpp - One function in one state -----------------------------===//

#include "reduce/Unfold.h"
#include "reduce/Unfolder.h"
#include "clang/AST/Attr.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace transver {
namespace {

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

} // namespace

Unfolded Unfolder::run() {
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

Unfolder::State Unfolder::normal(ControlPoint P, State S) {
  auto Found = C.Places.find(P);
  return Found == C.Places.end() ? S : Product.at(I, Entry, Found->second, S);
}

CodeLabel Unfolder::label(Copy &In, ControlPoint P, State S) {
  auto [Known, New] = In.Labels.try_emplace({P, S}, NextLabel);
  if (New) {
    ++NextLabel;
    In.Asked.push_back({P, S});
  }
  return Known->second;
}

CodeLabel Unfolder::target(Copy &In, ControlPoint P, State S) {
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

Code Unfolder::jump(Copy &In, ControlPoint P, State S) {
  Code G;
  G.K = Code::Kind::Goto;
  G.Target = target(In, P, S);
  return G;
}

Unfolder::State Unfolder::goOn(const Evaluation::End &End, ControlPoint P,
                               Copy &In, CodeList &Out) {
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

void Unfolder::leave(const Evaluation::End &End, ControlPoint P, Copy &In,
                     CodeList &Out) {
  State S = goOn(End, P, In, Out);
  if (S != Residual::Cut)
    Out.push_back(jump(In, P, S));
}

void Unfolder::chain(Copy &In, ControlPoint P, State S, CodeList &Out,
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

bool Unfolder::step(Copy &In, ControlPoint &P, State &S, CodeList &Out,
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

bool Unfolder::continueAt(Copy &In, ControlPoint Next, ControlPoint &P,
                          State &S, const Stops &Stop) {
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

bool Unfolder::fallOff(State S, CodeList &Out) {
  handBack(S, Out);
  Code G;
  G.K = Code::Kind::Goto;
  G.Target = EndLabel;
  Out.push_back(G);
  return false;
}

void Unfolder::handBack(State S, CodeList &Out) {
  if (!HandsBack)
    return;
  Result.UsesState = true;
  Out.emplace_back();
  Out.back().Head = {
      Piece::text(Names.State + " = " +
                  std::to_string(Product.at(I, Entry, C.Exit, S)) + ";")};
}

const Evaluation &Unfolder::evaluate(const Expr *E, const Stmt *Whole,
                                     bool IsCondition, State S) {
  const Evaluation &V = Eval.of(E, Whole, IsCondition, S);
  if (V.Problem && !IsCondition)
    Text.problem(V.Problem, E ? E->getBeginLoc() : Whole->getBeginLoc());
  return V;
}

std::set<Unfolder::State> Unfolder::askedAt(const Copy &In,
                                            ControlPoint P) const {
  std::set<State> States;
  for (const auto &[At, S] : In.Asked)
    if (At == P)
      States.insert(S);
  return States;
}

void Unfolder::countStatics(const DeclStmt *D) {
  for (const Decl *One : D->decls())
    if (const auto *Variable = dyn_cast<VarDecl>(One))
      if (Variable->isStaticLocal() && ++StaticCopies[Variable] > 1)
        Text.problem("a static variable would become several",
                     Variable->getLocation());
}

void Unfolder::finish(Copy &In, CodeList &Out) {
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

Unfolded unfold(UnitCFAs &Unit, ProgramSteps &Steps, Residual &Product,
                const TokenBuffer &Tokens, Ranges &RangeOf, unsigned I,
                Residual::State Entry, const UnfoldNames &Names) {
  return Unfolder(Unit, Steps, Product, Tokens, RangeOf, I, Entry, Names).run();
}

} // namespace transver
