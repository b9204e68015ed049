//===- Statements.cpp - Weaving statements --------------------------------===//

#include "Compat.h"
#include "weave/FunctionWeaver.h"
#include "clang/AST/StmtOpenMP.h"

using namespace clang;

namespace transver {
namespace {

/// True if S, a loop's body, contains a `break` that leaves that loop.
bool containsBreak(const Stmt *S) {
  if (!S || isa<Expr>(S))
    return false; // a break inside a statement expression leaves no outer loop in C
  if (isa<BreakStmt>(S))
    return true;
  if (isa<WhileStmt>(S) || isa<ForStmt>(S) || isa<DoStmt>(S) || isa<SwitchStmt>(S))
    return false;
  for (const Stmt *Child : S->children())
    if (containsBreak(Child))
      return true;
  return false;
}

} // namespace

FunctionWeaver::FunctionWeaver(UnitWeave &Unit, const FunctionDecl &F,
                               const std::vector<Site> &Sites)
    : Unit(Unit), Context(Unit.Context), F(F),
      IsNative(Unit.Opts.Prof == Profile::Native) {
  for (const Site &S : Sites) {
    const Operation &Op = S.E->Op;
    switch (Op.K) {
    case Operation::Kind::FunctionEntry:
      OnEntry.push_back(&S);
      break;
    case Operation::Kind::FunctionReturn:
      if (Op.Node)
        OnReturn[Op.Node].push_back(&S);
      else
        OnFallOff.push_back(&S);
      break;
    case Operation::Kind::Declare:
      OnDeclaration[Op.Var].push_back(&S);
      break;
    case Operation::Kind::Assume:
      if (const auto *E = dyn_cast_or_null<Expr>(Op.Node))
        OnCondition[E->IgnoreParenImpCasts()].push_back(&S);
      else
        refuse(S, "the outcome of a switch has no place for an operation");
      break;
    default:
      (S.Before ? BeforeNode : AfterNode)[Op.Node].push_back(&S);
    }
  }
}

void FunctionWeaver::run() {
  const auto *Body = dyn_cast<CompoundStmt>(F.getBody());
  if (!Body)
    return;
  for (const ParmVarDecl *Parameter : F.parameters()) {
    Scope.push_back(Parameter);
    // Bounds of array parameters; there is no block around them.
    visitType(Parameter->getOriginalType(), Use());
  }
  weaveEntry(Body);
  visitCompound(Body, /*IsStatementExpression=*/false);
  weaveFallOff(Body);
}

void FunctionWeaver::weaveEntry(const CompoundStmt *Body) {
  TokenIndex Open = Unit.Tokens.indexOf(Body->getLBracLoc());
  for (const Site *S : OnEntry) {
    std::string Text = siteStatement(*S, nullptr);
    if (Text.empty())
      continue;
    if (!Context.getLangOpts().C99)
      Text = "{ " + Text + " }"; // no statement before declarations: see below
    Unit.Edits.insertLineAfter(Open, Text);
    woven(*S, "S");
  }
}

void FunctionWeaver::weaveFallOff(const CompoundStmt *Body) {
  TokenIndex Close = Unit.Tokens.indexOf(Body->getRBracLoc());
  for (const Site *S : OnFallOff) {
    std::string Text = siteStatement(*S, nullptr);
    if (Text.empty())
      continue;
    Unit.Edits.insertLine(Close, Text);
    woven(*S, "S");
  }
}

void FunctionWeaver::visitCompound(const CompoundStmt *S,
                                   bool IsStatementExpression) {
  size_t Outside = Scope.size();
  auto Lines = BodyLines.find(S);
  if (Lines != BodyLines.end()) {
    TokenIndex Open = Unit.Tokens.indexOf(S->getLBracLoc());
    for (const std::string &Line : Lines->second)
      Unit.Edits.insertLineAfter(Open, Line);
  }
  for (const Stmt *Child : S->body())
    visitStmt(Child, S, nullptr, nullptr,
              IsStatementExpression && Child == S->body_back());
  Scope.resize(Outside);
}

void FunctionWeaver::visitBody(const Stmt *Body, const Stmt *Parent,
                               Frame *ElseOf) {
  visitStmt(Body, Parent, nullptr, ElseOf);
}

void FunctionWeaver::visitStmt(const Stmt *S, const Stmt *Parent,
                               const Stmt *Outer, Frame *ElseOf, bool IsValue) {
  if (!S)
    return;
  if (!Outer)
    Outer = S;
  if (const auto *Compound = dyn_cast<CompoundStmt>(S))
    return visitCompound(Compound, false);
  if (const auto *Label = dyn_cast<LabelStmt>(S))
    return visitStmt(Label->getSubStmt(), S, nullptr, nullptr, IsValue);
  if (const auto *Case = dyn_cast<SwitchCase>(S))
    return visitStmt(Case->getSubStmt(), S, nullptr, nullptr, IsValue);
  if (const auto *Attributed = dyn_cast<AttributedStmt>(S))
    return visitStmt(Attributed->getSubStmt(), Parent, Outer, nullptr, IsValue);

  Frame Fr;
  Fr.S = S;
  Fr.Parent = Parent;
  Fr.TempOwner = ElseOf ? ElseOf->TempOwner : &Fr;
  Fr.CanInsert = !ElseOf;
  Fr.IsValue = IsValue;
  Fr.WithPragmas = Outer != S || isa<ForStmt>(S) || isa<WhileStmt>(S) ||
                   isa<DoStmt>(S) || isa<OMPExecutableDirective>(S);
  auto Lines = BodyLines.find(S);
  if (Lines != BodyLines.end())
    Fr.Before = Lines->second;

  if (const auto *E = dyn_cast<Expr>(S)) {
    visit(E, {&Fr, false, IsValue});
  } else if (const auto *Decls = dyn_cast<DeclStmt>(S)) {
    visitDeclStmt(Decls, Fr);
  } else if (const auto *Return = dyn_cast<ReturnStmt>(S)) {
    visitReturn(Return, Fr);
  } else if (const auto *If = dyn_cast<IfStmt>(S)) {
    takeConditionLines(If->getCond(), If, Fr);
    visit(If->getCond(), {&Fr, false, true});
    Fr.CanInsert = false;
    visitBody(If->getThen(), If);
    if (If->getElse())
      visitBody(If->getElse(), If, isa<IfStmt>(If->getElse()) ? &Fr : nullptr);
  } else if (const auto *While = dyn_cast<WhileStmt>(S)) {
    Fr.CanInsert = false;
    takeConditionLines(While->getCond(), While, Fr);
    visit(While->getCond(), {&Fr, false, true});
    visitBody(While->getBody(), While);
  } else if (const auto *For = dyn_cast<ForStmt>(S)) {
    visitFor(For, Fr);
  } else if (const auto *Do = dyn_cast<DoStmt>(S)) {
    Fr.CanInsert = false;
    visitBody(Do->getBody(), Do);
    visit(Do->getCond(), {&Fr, false, true});
  } else if (const auto *Switch = dyn_cast<SwitchStmt>(S)) {
    visit(Switch->getCond(), {&Fr, false, true});
    Fr.CanInsert = false;
    visitBody(Switch->getBody(), Switch);
  } else if (const auto *Captured = dyn_cast<CapturedStmt>(S)) {
    return visitStmt(Captured->getCapturedStmt(), Parent, Outer);
  } else {
    for (const Stmt *Child : S->children()) {
      if (const auto *E = dyn_cast_or_null<Expr>(Child))
        visit(E, {&Fr, false, true});
      else if (Child)
        visitStmt(Child, S);
      Fr.CanInsert = false;
    }
  }
  Fr.S = Outer;
  finish(Fr);
}

void FunctionWeaver::visitFor(const ForStmt *S, Frame &Fr) {
  size_t Outside = Scope.size();
  if (const auto *Decls = dyn_cast_or_null<DeclStmt>(S->getInit()))
    visitDeclStmt(Decls, Fr);
  else if (const auto *E = dyn_cast_or_null<Expr>(S->getInit()))
    visit(E, {&Fr, false, false});
  Fr.CanInsert = false;
  if (S->getCond()) {
    takeConditionLines(S->getCond(), S, Fr);
    visit(S->getCond(), {&Fr, false, true});
  }
  if (S->getInc())
    visit(S->getInc(), {&Fr, false, false});
  visitBody(S->getBody(), S);
  Scope.resize(Outside);
}

void FunctionWeaver::visitDeclStmt(const DeclStmt *S, Frame &Fr) {
  // In C89 a statement may not stand before a declaration.
  bool IsFor = isa<ForStmt>(Fr.S);
  if (!Context.getLangOpts().C99 && !IsFor)
    Fr.CanInsert = false;
  for (const Decl *D : S->decls()) {
    if (const auto *Typedef = dyn_cast<TypedefNameDecl>(D)) {
      visitType(Typedef->getUnderlyingType(), {&Fr, false, true});
      continue;
    }
    const auto *V = dyn_cast<VarDecl>(D);
    if (!V)
      continue;
    bool IsLocal = V->hasLocalStorage();
    if (IsLocal || V->getType()->isVariablyModifiedType())
      visitType(V->getType(), {&Fr, false, true});
    Scope.push_back(V);
    if (V->getInit() && IsLocal)
      visit(V->getInit(), {&Fr, false, true});
    // What follows may read this variable, which a check before the statement cannot.
    Fr.CanInsert = false;
    auto Sites = OnDeclaration.find(V);
    if (Sites == OnDeclaration.end())
      continue;
    for (const Site *At : Sites->second) {
      if (IsFor || D != *std::prev(S->decl_end())) {
        refuse(*At, "an operation cannot stand between two declarators");
        continue;
      }
      std::string Text = siteStatement(*At, nullptr);
      if (Text.empty())
        continue;
      (At->Before ? Fr.Before : Fr.After).push_back(Text);
      woven(*At, "S");
    }
  }
}

void FunctionWeaver::visitReturn(const ReturnStmt *S, Frame &Fr) {
  const Expr *Value = S->getRetValue();
  Info I;
  if (Value)
    I = visit(Value, {&Fr, false, true});
  auto Sites = OnReturn.find(S);
  if (Sites == OnReturn.end())
    return;
  if (!Value || I.isPure()) {
    for (const Site *At : Sites->second) {
      std::string Text = siteStatement(*At, nullptr);
      if (Text.empty())
        continue;
      Fr.Before.push_back(Text);
      woven(*At, "S");
    }
    return;
  }
  // return (t = value, action(), t);
  Form Fo;
  std::string Result;
  bool IsVoid = Value->getType()->isVoidType();
  if (!IsVoid)
    Result = temporary(Value->getType(), {&Fr, false, true});
  if (!IsVoid)
    Fo.Prelude.push_back(Piece::text(Result + " = "));
  Fo.Prelude.push_back(Piece::tokens(Unit.RangeOf.of(Value)));
  for (const Site *At : Sites->second) {
    std::string Text = siteCall(*At, [&](const Expr *E) {
      return E->IgnoreParenImpCasts() == Value->IgnoreParenImpCasts() && !IsVoid
                 ? Result
                 : textOf(E);
    });
    if (Text.empty())
      continue;
    Fo.Prelude.push_back(Piece::text(", " + Text));
    woven(*At, "T");
  }
  Fo.Prelude.push_back(Piece::text(IsVoid ? ")" : ", " + Result + ")"));
  Unit.Edits.replace(Unit.RangeOf.of(Value), std::move(Fo.Prelude));
}

void FunctionWeaver::takeConditionLines(const Expr *Cond, const Stmt *S,
                                        Frame &Fr) {
  const Expr *Atom = Cond->IgnoreParenImpCasts();
  auto Found = OnCondition.find(Atom);
  if (Found == OnCondition.end())
    return;
  const Stmt *Body = nullptr, *Else = nullptr;
  bool IsLoop = true;
  if (const auto *While = dyn_cast<WhileStmt>(S))
    Body = While->getBody();
  else if (const auto *For = dyn_cast<ForStmt>(S))
    Body = For->getBody();
  else if (const auto *If = dyn_cast<IfStmt>(S)) {
    Body = If->getThen();
    Else = If->getElse();
    IsLoop = false;
  }
  SiteList Left;
  for (const Site *At : Found->second) {
    std::vector<std::string> *Lines = nullptr;
    if (At->E->Op.Truth)
      Lines = &BodyLines[Body];
    else if (IsLoop && !containsBreak(Body) && Fr.TempOwner == &Fr)
      Lines = &Fr.After;
    else if (!IsLoop && Else && !isa<IfStmt>(Else))
      Lines = &BodyLines[Else];
    std::string Text = Lines ? siteStatement(*At, nullptr) : std::string();
    if (Text.empty()) {
      Left.push_back(At);
      continue;
    }
    Lines->push_back(Text);
    woven(*At, "S");
  }
  if (Left.empty())
    OnCondition.erase(Atom);
  else
    OnCondition[Atom] = Left;
}

void FunctionWeaver::finish(Frame &Fr) {
  if (Fr.Temps.empty() && Fr.Before.empty() && Fr.After.empty())
    return;
  TokenRange R = Unit.RangeOf.ofStatement(Fr.S);
  if (R.empty()) {
    DiagnosticsEngine &Diags = Context.getDiagnostics();
    Diags.Report(Fr.S->getBeginLoc(),
                 Diags.getCustomDiagID(
                     DiagnosticsEngine::Error,
                     "transver: this statement has no tokens of its own"));
    Unit.Failed = true;
    return;
  }
  bool IsDeclaration = isa<DeclStmt>(Fr.S);
  bool InBlock = isa<CompoundStmt>(Fr.Parent);
  bool C99 = Context.getLangOpts().C99;
  bool Braces = !InBlock && !IsDeclaration && !Fr.IsValue;
  if (InBlock && !C99 && !Fr.Temps.empty() && !IsDeclaration && !Fr.IsValue)
    Braces = true; // a declaration only at the beginning of a block
  TokenIndex First = R.Begin, Last = R.End - 1;
  // One line for what opens the block; a declaration behind a label is as good as the
  // labelled declaration that it stands before.
  std::string Opening = Braces ? "{" : "";
  for (const std::string &Temporary : Fr.Temps)
    Opening += (Opening.empty() ? "" : " ") + Temporary;
  if (!Opening.empty())
    Unit.Edits.insertLine(First, Opening, Fr.WithPragmas);
  for (const std::string &Line : Fr.Before)
    Unit.Edits.insertLine(First, Line, Fr.WithPragmas);
  for (const std::string &Line : Fr.After)
    Unit.Edits.insertLineAfter(Last, Line);
  if (Braces)
    Unit.Edits.insertAfter(Last, " }");
}

} // namespace transver
