//===- Statements.cpp - Statements and jumps of a CFA ---------------------===//
//
// Each statement is a little automaton that is entered at Cur and left at Cur;
// jumps leave it elsewhere. Conditions are given the two locations that they
// lead to, so there is never a join between the parts of a condition and the
// branches that they decide.
//
// A loop's head is the location before its condition (`while`, `for`) or before
// its body (`do`, `for (;;)`); Loops.cpp decides later whether it is one.
//
//===----------------------------------------------------------------------===//

#include "cfa/Builder.h"
#include "clang/AST/StmtOpenMP.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace clang;
using namespace transver;
using llvm::SaveAndRestore;

void CFABuilder::statement(const Stmt *S) {
  SaveAndRestore<const Stmt *> Saved(Statement);

  // Labels can be stacked by the thousand, so this is no recursion.
  while (S) {
    if (!isa<LabelStmt>(S))
      notePlace(S, ControlPoint::Kind::Before, Cur);
    if (const auto *L = dyn_cast<LabelStmt>(S)) {
      LocationId Here = labelLocation(L->getDecl());
      link(Here);
      standAt(Here);
      G->Locations[Here].Where = L->getIdentLoc();
      notePlace(S, ControlPoint::Kind::Before, Here);
      // Passing the label is an edge of its own.
      if (NotesPlaces) {
        link(newLocation());
        standAt(G->Locations.size() - 1);
      }
      S = L->getSubStmt();
    } else if (const auto *C = dyn_cast<SwitchCase>(S)) {
      auto Place = Cases.find(C);
      if (Place != Cases.end()) {
        link(Place->second);
        standAt(Place->second);
      }
      S = C->getSubStmt();
    } else if (const auto *A = dyn_cast<AttributedStmt>(S)) {
      S = A->getSubStmt();
    } else {
      break;
    }
  }
  if (!S)
    return;

  Statement = S;
  if (const auto *E = dyn_cast<Expr>(S))
    return value(E);
  if (const auto *D = dyn_cast<OMPExecutableDirective>(S))
    return directive(D);

  switch (S->getStmtClass()) {
  case Stmt::NullStmtClass:
    return;
  case Stmt::CompoundStmtClass:
    for (const Stmt *Child : cast<CompoundStmt>(S)->body())
      statement(Child);
    return;
  case Stmt::DeclStmtClass:
    return declaration(cast<DeclStmt>(S));
  case Stmt::IfStmtClass:
    return ifStatement(cast<IfStmt>(S));
  case Stmt::WhileStmtClass:
    return whileStatement(cast<WhileStmt>(S));
  case Stmt::ForStmtClass:
    return forStatement(cast<ForStmt>(S));
  case Stmt::DoStmtClass:
    return doStatement(cast<DoStmt>(S));
  case Stmt::SwitchStmtClass:
    return switchStatement(cast<SwitchStmt>(S));
  case Stmt::BreakStmtClass:
    return jump(BreakTarget);
  case Stmt::ContinueStmtClass:
    return jump(ContinueTarget);
  case Stmt::GotoStmtClass:
    return jump(labelLocation(cast<GotoStmt>(S)->getLabel()));
  case Stmt::IndirectGotoStmtClass:
    return indirectGoto(cast<IndirectGotoStmt>(S));
  case Stmt::ReturnStmtClass:
    return returnStatement(cast<ReturnStmt>(S));
  case Stmt::GCCAsmStmtClass:
  case Stmt::MSAsmStmtClass:
    return assembly(cast<AsmStmt>(S));
  case Stmt::CapturedStmtClass:
    return statement(cast<CapturedStmt>(S)->getCapturedStmt());
  default:
    // Not C; at least nothing that is evaluated gets lost.
    return children(S);
  }
}

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

void CFABuilder::declaration(const DeclStmt *S) {
  for (const Decl *D : S->decls()) {
    if (const auto *T = dyn_cast<TypedefNameDecl>(D)) {
      bounds(T->getUnderlyingType());
      continue;
    }
    const auto *V = dyn_cast<VarDecl>(D);
    if (!V || V->hasExternalStorage())
      continue;
    bounds(V->getType());
    // Static variables are initialised before the program starts.
    if (V->hasGlobalStorage())
      continue;
    if (V->getInit() && !V->isConstexpr())
      value(V->getInit());
    Operation Op;
    Op.K = Operation::Kind::Declare;
    Op.Node = S;
    Op.Var = V;
    step(Op);
  }
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

void CFABuilder::ifStatement(const IfStmt *S) {
  LocationId After = newLocation();
  // `else if` chains can be long: a loop instead of recursion.
  for (;;) {
    Statement = S;
    notePlace(S, ControlPoint::Kind::Before, Cur);
    if (S->getInit())
      value(dyn_cast<Expr>(S->getInit()));
    if (S->getConditionVariableDeclStmt())
      declaration(S->getConditionVariableDeclStmt());
    LocationId Then = newLocation(), Else = newLocation();
    condition(S->getCond(), Then, Else);
    standAt(Then);
    statement(S->getThen());
    link(After);
    standAt(Else);
    const auto *Next = dyn_cast_or_null<IfStmt>(S->getElse());
    if (!Next)
      break;
    S = Next;
  }
  statement(S->getElse());
  link(After);
  standAt(After);
}

void CFABuilder::switchStatement(const SwitchStmt *S) {
  if (S->getConditionVariableDeclStmt())
    declaration(S->getConditionVariableDeclStmt());
  value(S->getCond());

  // Clang chains the labels from the last to the first.
  SmallVector<const SwitchCase *, 16> Labels;
  bool HasDefault = false;
  for (const SwitchCase *C = S->getSwitchCaseList(); C;
       C = C->getNextSwitchCase()) {
    Labels.push_back(C);
    HasDefault |= isa<DefaultStmt>(C);
  }

  LocationId After = newLocation();
  Operation Op;
  Op.K = Operation::Kind::Assume;
  Op.Node = S;
  markPlace(S->getBeginLoc());
  for (auto I = Labels.rbegin(), E = Labels.rend(); I != E; ++I) {
    Op.Case = *I;
    connect(Cur, Cases[*I] = newLocation(), Op);
  }
  // An enumeration can hold values that are none of its constants, so the edge
  // for "none" exists even if there is a label for each constant.
  Op.Case = nullptr;
  if (!HasDefault)
    connect(Cur, After, Op);

  SaveAndRestore<LocationId> SavedBreak(BreakTarget, After);
  Cur = newLocation();
  statement(S->getBody());
  link(After);
  standAt(After);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

LocationId CFABuilder::enterLoop(const Stmt *S) {
  unsigned Parent = CurrentLoop;
  CurrentLoop = Forest.Loops.size();
  LocationId Head = newLocation();
  Forest.Loops.push_back({Head, Parent});
  G->Locations[Head].Loop = S;
  G->Locations[Head].Where = S->getBeginLoc();
  notePlace(S, ControlPoint::Kind::Head, Head);
  link(Head);
  Cur = Head;
  return Head;
}

void CFABuilder::leaveLoop() { CurrentLoop = Forest.Loops[CurrentLoop].Parent; }

// `break` and `continue` inside a statement expression in the condition belong
// to the loop itself, as Clang has it.

void CFABuilder::whileStatement(const WhileStmt *S) {
  LocationId After = newLocation();
  LocationId Head = enterLoop(S);
  SaveAndRestore<LocationId> SavedBreak(BreakTarget, After);
  SaveAndRestore<LocationId> SavedContinue(ContinueTarget, Head);
  if (S->getConditionVariableDeclStmt())
    declaration(S->getConditionVariableDeclStmt());
  LocationId Body = newLocation();
  condition(S->getCond(), Body, After);
  standAt(Body);
  statement(S->getBody());
  link(Head);
  leaveLoop();
  standAt(After);
}

void CFABuilder::forStatement(const ForStmt *S) {
  if (const Stmt *Init = S->getInit()) {
    if (const auto *D = dyn_cast<DeclStmt>(Init))
      declaration(D);
    else if (const auto *E = dyn_cast<Expr>(Init))
      value(E);
  }
  LocationId After = newLocation();
  LocationId Head = enterLoop(S);
  LocationId Increment = S->getInc() ? newLocation() : Head;
  SaveAndRestore<LocationId> SavedBreak(BreakTarget, After);
  SaveAndRestore<LocationId> SavedContinue(ContinueTarget, Increment);
  if (S->getConditionVariableDeclStmt())
    declaration(S->getConditionVariableDeclStmt());
  if (S->getCond()) {
    LocationId Body = newLocation();
    condition(S->getCond(), Body, After);
    standAt(Body);
  }
  statement(S->getBody());
  if (S->getInc()) {
    link(Increment);
    standAt(Increment);
    notePlace(S, ControlPoint::Kind::Increment, Increment);
    value(S->getInc());
  }
  link(Head);
  leaveLoop();
  standAt(After);
}

void CFABuilder::doStatement(const DoStmt *S) {
  LocationId After = newLocation();
  LocationId Head = enterLoop(S);
  LocationId Condition = newLocation();
  SaveAndRestore<LocationId> SavedBreak(BreakTarget, After);
  SaveAndRestore<LocationId> SavedContinue(ContinueTarget, Condition);
  statement(S->getBody());
  link(Condition);
  standAt(Condition);
  notePlace(S, ControlPoint::Kind::Condition, Condition);
  condition(S->getCond(), Head, After);
  leaveLoop();
  standAt(After);
}

//===----------------------------------------------------------------------===//
// Jumps
//===----------------------------------------------------------------------===//

LocationId CFABuilder::labelLocation(const LabelDecl *L) {
  auto Inserted = Labels.insert({L, 0});
  if (Inserted.second) {
    Inserted.first->second = newLocation();
    G->Locations[Inserted.first->second].Label = L;
  }
  return Inserted.first->second;
}

void CFABuilder::returnStatement(const ReturnStmt *S) {
  if (S->getRetValue())
    value(S->getRetValue());
  connect(Cur, G->Exit, {Operation::Kind::FunctionReturn, S});
  Cur = newLocation();
}

/// All computed gotos share one location, so that their edges are as many as
/// the gotos and the labels together, and not their product.
void CFABuilder::indirectGoto(const IndirectGotoStmt *S) {
  if (const LabelDecl *Known = S->getConstantTarget())
    return jump(labelLocation(Known));
  value(S->getTarget());
  if (!HasDispatch) {
    HasDispatch = true;
    Dispatch = newLocation();
    G->Locations[Dispatch].Where = S->getBeginLoc();
    Forest.Innermost[Dispatch] = LoopForest::NoLoop;
  }
  markPlace(S->getBeginLoc());
  jump(Dispatch);
}

void CFABuilder::connectDispatch() {
  if (!HasDispatch)
    return;
  llvm::DenseSet<const LabelDecl *> Seen;
  SmallVector<const Stmt *, 64> Work{F.getBody()};
  SmallVector<const Stmt *, 16> Children;
  Statement = nullptr;
  while (!Work.empty()) {
    const Stmt *S = Work.pop_back_val();
    if (!S)
      continue;
    if (const auto *A = dyn_cast<AddrLabelExpr>(S)) {
      if (Seen.insert(A->getLabel()).second)
        connect(Dispatch, labelLocation(A->getLabel()), Operation());
      continue;
    }
    // The labels of an `asm goto` look like operands but are no values.
    size_t Limit = ~size_t(0);
    if (const auto *Asm = dyn_cast<GCCAsmStmt>(S))
      Limit = Asm->getNumOutputs() + Asm->getNumInputs();
    Children.clear();
    for (const Stmt *Child : S->children())
      if (Children.size() < Limit)
        Children.push_back(Child);
    Work.append(Children.rbegin(), Children.rend());
  }
}

void CFABuilder::assembly(const AsmStmt *S) {
  children(S);
  evaluate(S);
  const auto *Asm = dyn_cast<GCCAsmStmt>(S);
  if (!Asm || !Asm->isAsmGoto())
    return;
  markPlace(S->getAsmLoc());
  LocationId Next = newLocation();
  link(Next);
  for (unsigned I = 0; I < Asm->getNumLabels(); ++I)
    link(labelLocation(Asm->getLabelExpr(I)->getLabel()));
  standAt(Next);
}

//===----------------------------------------------------------------------===//
// OpenMP
//===----------------------------------------------------------------------===//

/// What the clauses evaluate, and then the associated statement, as if by one
/// thread. The helper expressions that Clang attaches to loop directives are no
/// part of the program.
void CFABuilder::directive(const OMPExecutableDirective *S) {
  for (const OMPClause *C : S->clauses()) {
    if (!C)
      continue;
    const auto *Captured = OMPClauseWithPreInit::get(C);
    if (const auto *D =
            Captured ? dyn_cast_or_null<DeclStmt>(Captured->getPreInitStmt())
                     : nullptr) {
      for (const Decl *Capture : D->decls())
        if (const auto *V = dyn_cast<VarDecl>(Capture))
          if (V->getInit())
            value(V->getInit());
      continue;
    }
    for (const Stmt *Child : C->children())
      if (const auto *E = dyn_cast_or_null<Expr>(Child))
        value(E);
  }
  if (S->hasAssociatedStmt())
    statement(S->getAssociatedStmt());
}
