//===- Statements.cpp - Weaving statements --------------------------------===//

#include "Compat.h"
#include "product/LoopOutcome.h"
#include "support/Types.h"
#include "weave/AssignedFlags.h"
#include "weave/Shadows.h"
#include "clang/AST/Attr.h"
#include "clang/AST/StmtOpenMP.h"
#include <map>

using namespace clang;

namespace transver {
namespace {

/// True if S, a loop's body, contains a `break` that leaves that loop.
bool containsBreak(const Stmt *S) {
  if (!S || isa<Expr>(S))
    return false; // a break inside a statement expression leaves no outer loop
                  // in C
  if (isa<BreakStmt>(S))
    return true;
  if (isa<WhileStmt>(S) || isa<ForStmt>(S) || isa<DoStmt>(S) ||
      isa<SwitchStmt>(S))
    return false;
  for (const Stmt *Child : S->children())
    if (containsBreak(Child))
      return true;
  return false;
}

/// The atomic conditions of Cond that decide its outcome.
void collectAtoms(const Expr *Cond,
                  llvm::SmallVectorImpl<const Expr *> &Atoms) {
  // Casts that keep the truth value do not hide what the CFA has threaded.
  const Expr *Whole = Cond->IgnoreParenImpCasts();
  Cond = Cond->IgnoreParenCasts();
  if (const auto *U = dyn_cast<UnaryOperator>(Cond))
    if (U->getOpcode() == UO_LNot || U->getOpcode() == UO_Extension)
      return collectAtoms(U->getSubExpr(), Atoms);
  if (const auto *C = dyn_cast<BinaryConditionalOperator>(Cond)) {
    collectAtoms(C->getCommon(), Atoms);
    return collectAtoms(C->getFalseExpr(), Atoms);
  }
  if (const auto *G = dyn_cast<GenericSelectionExpr>(Cond))
    if (!G->isResultDependent())
      return collectAtoms(G->getResultExpr(), Atoms);
  if (const auto *Ch = dyn_cast<ChooseExpr>(Cond))
    if (!Ch->isConditionDependent())
      return collectAtoms(Ch->getChosenSubExpr(), Atoms);
  if (const auto *B = dyn_cast<BinaryOperator>(Cond)) {
    if (B->getOpcode() == BO_Comma)
      return collectAtoms(B->getRHS(), Atoms);
    if (B->isLogicalOp()) {
      collectAtoms(B->getLHS(), Atoms);
      return collectAtoms(B->getRHS(), Atoms);
    }
  }
  if (const auto *C = dyn_cast<ConditionalOperator>(Cond)) {
    collectAtoms(C->getCond(), Atoms);
    collectAtoms(C->getTrueExpr(), Atoms);
    return collectAtoms(C->getFalseExpr(), Atoms);
  }
  Atoms.push_back(Whole);
}

/// True if two sites are the same operations in the same states.
bool reactAlike(const Site &A, const Site &B) {
  if (A.Dynamic != B.Dynamic || A.Reactions.size() != B.Reactions.size())
    return false;
  for (size_t I = 0; I < A.Reactions.size(); ++I) {
    const Reaction &X = A.Reactions[I], &Y = B.Reactions[I];
    if (X.States != Y.States || X.Alternatives.size() != Y.Alternatives.size())
      return false;
    for (size_t J = 0; J < X.Alternatives.size(); ++J)
      if (X.Alternatives[J].T != Y.Alternatives[J].T ||
          X.Alternatives[J].Tests != Y.Alternatives[J].Tests)
        return false;
  }
  return true;
}

/// True if S stands for the place of a label, and not for what is done there.
bool isOfLabel(const Site &S) {
  return llvm::all_of(S.Reactions,
                      [](const Reaction &R) {
                        return llvm::all_of(
                            R.Alternatives, [](const Alternative &Alt) {
                              return Alt.T->When->K == Trigger::Kind::Label;
                            });
                      }) &&
         !S.Reactions.empty();
}

} // namespace

FunctionWeaver::FunctionWeaver(UnitWeave &Unit, const CFA &C,
                               const std::vector<Site> &Sites)
    : Unit(Unit), Context(Unit.Context), F(*C.Function), Sites(Sites),
      HasStatementExpressions(C.HasStatementExpressions),
      IsNative(Unit.Opts.Prof == Profile::Native) {
  IsExternalInline = F.isInlined() && F.isExternallyVisible();
  // Growing means hashing all again; so many nodes are visited for one site.
  constexpr unsigned Nodes = 8;
  InfoOf.reserve(Nodes * Sites.size());
  Unit.RangeOf.expect(Nodes * Sites.size());
  for (const Site &S : Sites) {
    const Operation &Op = S.E->Op;
    if (S.Statement) {
      OnStatement[S.Statement].push_back(&S);
      continue;
    }
    Interesting.insert(S.E->Statement);
    requestCaptures(S);
    if (isOfLabel(S)) {
      takeLabel(S, C.Locations[S.E->From]);
      continue;
    }
    if (S.AtLoopEntry || Op.K == Operation::Kind::Blank) {
      takeLoopEntry(S, C.Locations[S.E->From]);
      continue;
    }
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
      else if (namesNoLocals(S))
        OnSwitch[Op.Node].push_back(&S);
      else
        refuse(S, "the outcome of a switch has no place for an operation");
      break;
    default:
      (S.Before ? BeforeNode : AfterNode)[Op.Node].push_back(&S);
    }
  }
}

void FunctionWeaver::takeLabel(const Site &S, const Location &Place) {
  // One line behind the label, whatever edges leave it.
  const Stmt *First = Place.Label->getStmt()->getSubStmt();
  while (const auto *Attributed = dyn_cast<AttributedStmt>(First))
    First = Attributed->getSubStmt();
  if (!Labels.insert({Place.Label, S.Automaton}).second) {
    Handled.insert(&S);
    return;
  }
  std::string Text = siteStatement(S, nullptr);
  if (Text.empty())
    return;
  BodyLines[First].push_back(Text);
  woven(S, "S");
}

void FunctionWeaver::takeLoopEntry(const Site &S, const Location &Head) {
  // The head of a `while` begins with its condition, and has no statement.
  const Stmt *First =
      Head.Loop && isa<WhileStmt>(Head.Loop) ? nullptr : loopBody(Head.Loop);
  if (!First && Head.Label && Head.Label->getStmt())
    First = Head.Label->getStmt()->getSubStmt();
  if (!First)
    return refuse(S, "this place has no statement");
  std::string Text = siteStatement(S, nullptr);
  if (Text.empty())
    return;
  BodyLines[First].push_back(Text);
  woven(S, "S");
}

void FunctionWeaver::run(llvm::ArrayRef<Site> AtEnd) {
  const auto *Body = dyn_cast<CompoundStmt>(F.getBody());
  if (!Body)
    return;
  if (F.isMain() && Unit.CountsMain)
    EntryLines.push_back(Unit.MainDepth + "++;");
  weaveProgramEnd(AtEnd);
  if (Unit.Shadow)
    Unit.Shadow->Scope = &Scope;
  for (const ParmVarDecl *Parameter : F.parameters()) {
    Scope.push_back(Parameter);
    // Bounds of array parameters; there is no block around them.
    visitType(Parameter->getOriginalType(), Use());
  }
  if (Unit.Shadow)
    for (const auto &[Stmt, Lines] : Unit.Shadow->AtBody) {
      // Before a check that stands there, too.
      auto &Own = BodyLines[Stmt];
      Own.insert(Own.begin(), Lines.begin(), Lines.end());
    }
  weaveEntry(Body);
  visitCompound(Body, /*IsStatementExpression=*/false);
  weaveFallOff(Body);
  if (HasEntryBlock)
    Unit.Edits.insertLine(Unit.Tokens.indexOf(Body->getRBracLoc()), "}");
  groupLongForms();
  for (const Site &S : Sites)
    if (!Handled.count(&S))
      refuse(S, "the place of the operation was not found");
}

void FunctionWeaver::weavePartEnd(const Site &S, const std::string &End,
                                  bool HasQuickExit) {
  std::string Stem = Unit.Automata[S.Automaton]->Name;
  std::string Count = Unit.Fresh.fresh(Stem + "_units");
  Unit.Shared.line("__attribute__((weak, visibility(\"default\"))) int " +
                   Count + " = 0;");
  // Which unit ends last, the linker decides; what is told has main's place.
  std::string OfMain = Unit.Fresh.fresh(Stem + "_end_of_main");
  Unit.Shared.line("__attribute__((weak, visibility(\"default\"))) void (*" +
                   OfMain + ")(void) = 0;");
  std::string Call = "(" + OfMain + " ? " + OfMain + " : " + End + ")()";
  std::string Begin = Count + "++;";
  if (F.isMain())
    Begin += " " + OfMain + " = " + End + ";";
  if (HasQuickExit) {
    if (!llvm::is_contained(Unit.Registers, "at_quick_exit"))
      Unit.Registers.push_back("at_quick_exit");
    Begin += " at_quick_exit(" +
             Unit.Shared.function(Stem + "_quick_end", "void", "void",
                                  "{ if (" + Count + " > 0) { " + Count +
                                      " = 0; " + Call + "; } }") +
             ");";
  }
  // These are the first and the last that a program may have.
  Unit.Shared.line("__attribute__((constructor(101))) static void " +
                   Unit.Fresh.fresh(Stem + "_begin") + "(void) { " + Begin +
                   " }");
  Unit.Shared.line("__attribute__((destructor(101))) static void " +
                   Unit.Fresh.fresh(Stem + "_end") + "(void) { if (" + Count +
                   " > 0 && --" + Count + " == 0) " + Call + "; }");
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
  bool Leaves =
      !S->body_empty() &&
      (isa<ReturnStmt>(S->body_back()) || isa<BreakStmt>(S->body_back()) ||
       isa<ContinueStmt>(S->body_back()) || isa<GotoStmt>(S->body_back()));
  if (Unit.Shadow && !IsStatementExpression && !Leaves)
    forgetFrom(Outside, [&](const std::string &Line) {
      Unit.Edits.insertLine(Unit.Tokens.indexOf(S->getRBracLoc()), Line);
    });
  Scope.resize(Outside);
}

void FunctionWeaver::visitStmt(const Stmt *S, const Stmt *Parent,
                               const Stmt *Outer, Frame *ElseOf, bool IsValue) {
  if (!S)
    return;
  if (!Outer)
    Outer = S;
  if (const auto *Compound = dyn_cast<CompoundStmt>(S)) {
    SeenLabel = false;
    return visitCompound(Compound, false);
  }
  // Lines before a label. Where the labelled statement is a body without
  // braces, both become a block.
  if (isa<LabelStmt>(S) || isa<SwitchCase>(S)) {
    auto Between = BodyLines.find(S);
    if (Between != BodyLines.end() && !Between->second.empty()) {
      TokenRange R = Unit.RangeOf.ofStatement(S);
      bool Braces = !isa<CompoundStmt>(Parent);
      if (Braces)
        Unit.Edits.insertLine(R.Begin, "{");
      for (const std::string &Line : Between->second)
        Unit.Edits.insertLine(R.Begin, Line);
      if (Braces)
        Unit.Edits.insertAfter(R.End - 1, " }");
    }
  }
  if (isa<LabelStmt>(S) || isa<SwitchCase>(S)) {
    if (!SeenLabel)
      FirstLabel = S;
    SeenLabel = true;
    const auto *Label = dyn_cast<LabelStmt>(S);
    return visitStmt(Label ? Label->getSubStmt()
                           : cast<SwitchCase>(S)->getSubStmt(),
                     Parent, nullptr, nullptr, IsValue);
  }
  if (const auto *Attributed = dyn_cast<AttributedStmt>(S))
    return visitStmt(Attributed->getSubStmt(), Parent, Outer, nullptr, IsValue);

  Frame Fr;
  Fr.S = S;
  Fr.Parent = Parent;
  Fr.AfterLabel = SeenLabel;
  if (SeenLabel)
    Fr.Labels = FirstLabel;
  SeenLabel = false;
  Fr.TempOwner = ElseOf ? ElseOf->TempOwner : &Fr;
  Fr.CanInsert = !ElseOf;
  Fr.IsValue = IsValue;
  Fr.WithPragmas = Outer != S || isa<ForStmt>(S) || isa<WhileStmt>(S) ||
                   isa<DoStmt>(S) || isa<OMPExecutableDirective>(S);
  auto Lines = BodyLines.find(S);
  if (Lines != BodyLines.end())
    Fr.Before = Lines->second;
  auto Begins = OnStatement.find(S);
  if (Begins != OnStatement.end() && !ElseOf)
    writeBefore(Begins->second, Fr);
  if (Unit.Shadow) {
    for (const std::string &Line : Unit.Shadow->BeforeLoop.lookup(S))
      Fr.Temps.push_back(Line);
    for (const std::string &Line : Unit.Shadow->AtEntries.lookup(S))
      Fr.Before.push_back(Line);
  }

  bool Visit = isInteresting(S);
  bool IsLoop = isa<WhileStmt>(S) || isa<ForStmt>(S) || isa<DoStmt>(S);
  if (IsLoop)
    ContinueScopes.push_back(Scope.size());
  if (IsLoop || isa<SwitchStmt>(S))
    BreakScopes.push_back(Scope.size());
  if (Unit.Shadow && (isa<BreakStmt>(S) || isa<ContinueStmt>(S))) {
    const std::vector<size_t> &Left =
        isa<BreakStmt>(S) ? BreakScopes : ContinueScopes;
    if (!Left.empty())
      forgetFrom(Left.back(),
                 [&](const std::string &Line) { Fr.Before.push_back(Line); });
  }
  if (const auto *E = dyn_cast<Expr>(S)) {
    if (Visit)
      visit(E, {&Fr, false, IsValue});
  } else if (const auto *Decls = dyn_cast<DeclStmt>(S)) {
    visitDeclStmt(Decls, Fr);
  } else if (const auto *Return = dyn_cast<ReturnStmt>(S)) {
    visitReturn(Return, Fr);
  } else if (const auto *If = dyn_cast<IfStmt>(S)) {
    if (Visit) {
      takeConditionLines(If->getCond(), If, Fr);
      visit(If->getCond(), {&Fr, false, true});
    }
    if (ElseOf && Begins != OnStatement.end())
      beginElseIf(If, Begins->second);
    Fr.CanInsert = false;
    visitStmt(If->getThen(), If);
    if (If->getElse())
      visitStmt(If->getElse(), If, nullptr,
                isa<IfStmt>(If->getElse()) ? &Fr : nullptr);
  } else if (const auto *While = dyn_cast<WhileStmt>(S)) {
    Fr.CanInsert = false;
    if (Visit) {
      takeConditionLines(While->getCond(), While, Fr);
      visit(While->getCond(), {&Fr, false, true});
    }
    visitStmt(While->getBody(), While);
  } else if (const auto *For = dyn_cast<ForStmt>(S)) {
    visitFor(For, Fr);
  } else if (const auto *Do = dyn_cast<DoStmt>(S)) {
    Fr.CanInsert = false;
    visitStmt(Do->getBody(), Do);
    if (Visit)
      visit(Do->getCond(), {&Fr, false, true});
  } else if (const auto *Switch = dyn_cast<SwitchStmt>(S)) {
    if (Visit) {
      visit(Switch->getCond(), {&Fr, false, true});
      weaveSwitch(Switch, Fr);
    }
    Fr.CanInsert = false;
    visitStmt(Switch->getBody(), Switch);
  } else if (const auto *OpenMP = dyn_cast<OMPExecutableDirective>(S)) {
    visitOpenMP(OpenMP, Fr);
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
  if (IsLoop)
    ContinueScopes.pop_back();
  if (IsLoop || isa<SwitchStmt>(S))
    BreakScopes.pop_back();
  Fr.S = Outer;
  finish(Fr);
}

void FunctionWeaver::beginElseIf(const IfStmt *S, const SiteList &Begins) {
  // Long chains stay flat: what begins with the `if` stands in its condition.
  Pieces Text = {Piece::text("(")};
  for (const Site *At : Begins) {
    std::string Call = siteCall(*At, nullptr);
    if (Call.empty())
      continue;
    Text.push_back(Piece::text(Call + ", "));
    woven(*At, "C");
  }
  TokenRange R = Unit.RangeOf.of(S->getCond());
  if (Text.size() == 1 || R.empty())
    return;
  Text.push_back(Piece::tokens(R));
  Text.push_back(Piece::text(")"));
  Unit.Edits.replace(R, std::move(Text));
}

void FunctionWeaver::forgetFrom(
    size_t First, llvm::function_ref<void(const std::string &)> Insert) {
  if (First >= Scope.size())
    return;
  std::string Text = Unit.Shadow->forget(
      llvm::ArrayRef<const VarDecl *>(Scope).drop_front(First));
  if (!Text.empty())
    Insert(Text + ";");
}

void FunctionWeaver::visitFor(const ForStmt *S, Frame &Fr) {
  size_t Outside = Scope.size();
  if (const auto *Decls = dyn_cast_or_null<DeclStmt>(S->getInit()))
    visitDeclStmt(Decls, Fr);
  else if (const auto *E = dyn_cast_or_null<Expr>(S->getInit());
           E && isInteresting(S))
    visit(E, {&Fr, false, false});
  Fr.CanInsert = false;
  if (S->getCond() && isInteresting(S)) {
    takeConditionLines(S->getCond(), S, Fr);
    visit(S->getCond(), {&Fr, false, true});
  }
  if (S->getInc() && isInteresting(S))
    visit(S->getInc(), {&Fr, false, false});
  visitStmt(S->getBody(), S);
  Scope.resize(Outside);
}

void FunctionWeaver::visitDeclStmt(const DeclStmt *S, Frame &Fr) {
  // In C89 a statement may not stand before a declaration.
  bool IsFor = isa<ForStmt>(Fr.S);
  if (!Context.getLangOpts().C99 && !IsFor)
    Fr.CanInsert = false;
  for (const Decl *D : S->decls()) {
    if (const auto *Typedef = dyn_cast<TypedefNameDecl>(D)) {
      if (isInteresting(Fr.S))
        visitType(Typedef->getUnderlyingType(), {&Fr, false, true});
      continue;
    }
    const auto *V = dyn_cast<VarDecl>(D);
    if (!V)
      continue;
    if (Unit.Shadow)
      for (const std::string &Line : Unit.Shadow->BehindDeclaration.lookup(V))
        Fr.After.push_back(Line);
    if (!isInteresting(Fr.S)) {
      Scope.push_back(V);
      continue;
    }
    bool IsLocal = V->hasLocalStorage();
    if (IsLocal || V->getType()->isVariablyModifiedType())
      visitType(V->getType(), {&Fr, false, true});
    Scope.push_back(V);
    // `T *p = f(n + sizeof *p)` names what a check before it cannot.
    if (V->getInit() && IsLocal && Fr.CanInsert) {
      TokenRange R = Unit.RangeOf.of(V->getInit());
      for (TokenIndex I = R.Begin; I < R.End; ++I)
        Fr.CanInsert &=
            Unit.Tokens[I].getIdentifierInfo() == nullptr ||
            Unit.Tokens[I].getIdentifierInfo() != V->getIdentifier();
    }
    if (V->getInit() && IsLocal)
      visit(V->getInit(), {&Fr, false, true});
    // What follows may read this variable, which a check before the statement
    // cannot.
    Fr.CanInsert = false;
    auto Sites = OnDeclaration.find(V);
    if (Sites == OnDeclaration.end())
      continue;
    bool IsC89 = !Context.getLangOpts().C99 && V->getInit();
    if (IsFor || IsC89 || D != *std::prev(S->decl_end())) {
      weaveInitializer(V, Sites->second, Fr);
      continue;
    }
    for (const Site *At : Sites->second) {
      std::string Text = siteStatement(*At, nullptr);
      if (Text.empty())
        continue;
      (At->Before ? Fr.Before : Fr.After).push_back(Text);
      woven(*At, "S");
    }
  }
}

void FunctionWeaver::weaveInitializer(const VarDecl *V, const SiteList &Sites,
                                      Frame &Fr) {
  // No statement can stand between two declarators: int a = (t = f(),
  // action(t), t), b; .
  const Expr *Init = V->getInit();
  if (!Init || isa<InitListExpr>(Init->IgnoreParenImpCasts()) ||
      V->getType()->isArrayType() || Unit.RangeOf.of(Init).empty()) {
    for (const Site *At : Sites)
      refuse(*At, "an operation cannot stand between two declarators");
    return;
  }
  Form Fo;
  Kept Value = keep(Init, V->getType(), {&Fr, false, true});
  Held = {V, Value.Value};
  Fo.Prelude.push_back(Piece::text(Value.Open));
  Fo.Prelude.push_back(Piece::tokens(Unit.RangeOf.of(Init)));
  Fo.Prelude.push_back(Piece::text(Value.Close));
  for (const Site *At : Sites) {
    std::string Text = siteCall(*At, nullptr);
    if (Text.empty())
      continue;
    Fo.Prelude.push_back(Piece::text(", " + Text));
    woven(*At, "T");
  }
  Held = {nullptr, ""};
  Fo.Prelude.push_back(Piece::text(", " + Value.Value + ")"));
  Unit.Edits.replace(Unit.RangeOf.of(Init), std::move(Fo.Prelude));
}

void FunctionWeaver::weaveSwitch(const SwitchStmt *S, Frame &Fr) {
  // The chosen case is not where control falls into its statement: a helper
  // with the same cases is told the value.
  auto Found = OnSwitch.find(S);
  if (Found == OnSwitch.end())
    return;
  std::string Cases;
  llvm::DenseSet<const SwitchCase *> Told;
  bool TellsDefault = false;
  auto Label = [&](const SwitchCase *C) {
    auto Value = [&](const Expr *E) {
      llvm::APSInt Number;
      compat::evaluateInt(*E, Context, Number);
      llvm::SmallString<24> Digits;
      Number.toString(Digits);
      // The smallest number has no literal of its own.
      bool IsSmallest = Number.isSigned() && Number.isMinSignedValue();
      if (IsSmallest)
        return minOf(E->getType(), Context);
      return Digits.str().str() + (Number.isUnsigned() ? "u" : "");
    };
    const auto *Case = dyn_cast_or_null<CaseStmt>(C);
    return (Case ? "case " + Value(Case->getLHS()) : "default") +
           (Case && Case->getRHS() ? " ... " + Value(Case->getRHS()) : "") +
           ": ";
  };
  for (const Site *At : Found->second) {
    std::string Text = siteStatement(*At, nullptr);
    if (Text.empty())
      continue;
    const SwitchCase *C = At->E->Op.Case;
    Told.insert(C);
    TellsDefault |= !isa_and_nonnull<CaseStmt>(C);
    Cases += Label(C) + Text + " break; ";
    woven(*At, "C");
  }
  if (Cases.empty())
    return;
  // What has a label of its own is no default.
  for (const SwitchCase *C = S->getSwitchCaseList(); C && TellsDefault;
       C = C->getNextSwitchCase())
    if (isa<CaseStmt>(C) && !Told.count(C))
      Cases += Label(C) + "break; ";
  const Expr *Cond = S->getCond();
  QualType Type = Cond->getType();
  std::string Name =
      Unit.Shared.function("switch", "void", typeName(Type, Context) + " value",
                           "{ switch (value) { " + Cases + "} }");
  Use U{&Fr, false, true};
  if (isRepeatable(Cond) && Fr.CanInsert && !Fr.ImpureSeen) {
    Fr.Before.push_back(Name + "(" + textOf(Cond) + ");");
    return;
  }
  Form F;
  std::string Held = hold(Cond, U, /*MustHold=*/true, F.Prelude);
  F.Prelude.push_back(Piece::text(Name + "(" + Held + "), "));
  F.Value = {Piece::text(Held)};
  place(Cond->IgnoreImplicit(), std::move(F));
}

void FunctionWeaver::takeConditionLines(const Expr *Cond, const Stmt *S,
                                        Frame &Fr) {
  if (OnCondition.empty())
    return;
  const Stmt *Body = nullptr, *Else = nullptr;
  if (const auto *If = dyn_cast<IfStmt>(S)) {
    Body = If->getThen();
    Else = If->getElse();
  } else {
    Body = loopBody(S);
  }
  bool IsLoop = !isa<IfStmt>(S);
  llvm::SmallVector<const Expr *, 4> Atoms;
  collectAtoms(Cond, Atoms);
  bool IsAtomic = Atoms.size() == 1 && Atoms[0] == Cond->IgnoreParenImpCasts();

  // Where several atomic conditions decide, each has its site; they are one
  // statement if all of them do the same. The sites of one outcome and one
  // automaton:
  std::map<std::pair<bool, unsigned>, SiteList> Groups;
  for (const Expr *Atom : Atoms) {
    auto Found = OnCondition.find(Atom);
    if (Found == OnCondition.end())
      continue;
    for (const Site *At : Found->second) {
      bool GoesOn = At->E->Op.Truth;
      if (!IsAtomic) {
        Trigger::Kind Kind = At->Reactions[0].Alternatives[0].T->When->K;
        if (Kind != Trigger::Kind::Cond && Kind != Trigger::Kind::NotCond)
          continue;
        GoesOn = Kind == Trigger::Kind::Cond;
      }
      Groups[{GoesOn, At->Automaton}].push_back(At);
    }
  }
  llvm::DenseSet<const Site *> Taken;
  for (auto &[Key, Group] : Groups) {
    std::vector<std::string> *Lines = nullptr;
    if (Key.first)
      Lines = &BodyLines[Body];
    else if (IsLoop && !containsBreak(Body) && Fr.TempOwner == &Fr)
      Lines = &Fr.After;
    else if (!IsLoop && Else && !isa<IfStmt>(Else))
      Lines = &BodyLines[Else];
    bool Alike = true;
    for (const Site *At : Group)
      Alike &= reactAlike(*At, *Group[0]);
    if (!Lines || !Alike)
      continue;
    std::string Text = siteStatement(*Group[0], nullptr);
    if (Text.empty())
      continue;
    Lines->push_back(Text);
    woven(*Group[0], "S");
    for (const Site *At : Group) {
      Taken.insert(At);
      Handled.insert(At);
    }
  }
  for (const Expr *Atom : Atoms) {
    auto Found = OnCondition.find(Atom);
    if (Found == OnCondition.end())
      continue;
    llvm::erase_if(Found->second,
                   [&](const Site *At) { return Taken.count(At); });
    if (Found->second.empty())
      OnCondition.erase(Found);
  }
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
  // A declaration stands behind no label before C23, and before C99 only at the
  // beginning of a block.
  if (InBlock && (!C99 || Fr.AfterLabel) && !Fr.Temps.empty() &&
      !IsDeclaration && !Fr.IsValue)
    Braces = true;
  TokenIndex First = R.Begin, Last = R.End - 1;
  // One line for what opens the block; a declaration behind a label is as good
  // as the labelled declaration that it stands before.
  std::string Opening = Braces ? "{" : "";
  for (const std::string &Temporary : Fr.Temps)
    Opening += (Opening.empty() ? "" : " ") + Temporary;
  const auto *Block = dyn_cast<CompoundStmt>(Fr.Parent);
  if (!Opening.empty() && Fr.IsValue && !C99 && Block)
    // The value of a statement expression cannot be put into a block.
    Unit.Edits.insertLineAfter(Unit.Tokens.indexOf(Block->getLBracLoc()),
                               Opening);
  else if (!Opening.empty() && Fr.IsValue && Fr.Labels)
    Unit.Edits.insertLine(Unit.RangeOf.of(Fr.Labels).Begin, Opening);
  else if (!Opening.empty())
    Unit.Edits.insertLine(First, Opening, Fr.WithPragmas);
  for (std::string &Line : Fr.Before)
    Unit.Edits.insertLine(First, std::move(Line), Fr.WithPragmas);
  for (std::string &Line : Fr.After)
    Unit.Edits.insertLineAfter(Last, std::move(Line));
  if (Braces)
    Unit.Edits.insertAfter(Last, " }");
}

} // namespace transver
