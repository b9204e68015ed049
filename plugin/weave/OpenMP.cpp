//===- OpenMP.cpp - Weaving directives and their loops --------------------===//

#include "weave/FunctionWeaver.h"
#include "weave/Shadows.h"
#include "clang/AST/StmtOpenMP.h"

using namespace clang;

namespace transver {

void FunctionWeaver::visitOpenMP(const OMPExecutableDirective *S, Frame &Fr) {
  // The clauses are text of a pragma; what they compute is checked before it.
  InClause = true;
  for (const OMPClause *Clause : S->clauses())
    if (Clause)
      for (const Stmt *Child : const_cast<OMPClause *>(Clause)->children())
        if (const auto *E = dyn_cast_or_null<Expr>(Child)) {
          bool Seen = Fr.ImpureSeen;
          // Clang's own helper expressions of a clause are no part of the
          // program.
          if (!visit(E, Use{&Fr, false, true}.aheadOnly()).Woven)
            Fr.ImpureSeen = Seen;
        }
  InClause = false;
  const Stmt *Body = S->hasAssociatedStmt() ? S->getRawStmt() : nullptr;
  if (!Body)
    return;
  if (const auto *Loop = dyn_cast<OMPLoopBasedDirective>(S)) {
    // The loops of the directive keep their headers, and nothing stands between
    // them.
    const Stmt *Parent = S;
    for (unsigned Count = Loop->getLoopsNumber(); Count; --Count) {
      for (const Stmt *Inner = nullptr; Inner != Body;) {
        Inner = Body;
        if (const auto *Captured = dyn_cast<CapturedStmt>(Body))
          Body = Captured->getCapturedStmt();
        else if (const auto *Canonical = dyn_cast<OMPCanonicalLoop>(Body))
          Body = Canonical->getLoopStmt();
        else if (const auto *Block = dyn_cast<CompoundStmt>(Body);
                 Block && Block->size() == 1 &&
                 isa<ForStmt>(Block->body_front()))
          Body = Block->body_front();
      }
      const auto *For = dyn_cast<ForStmt>(Body);
      if (!For)
        break;
      visitCanonicalLoop(For, Fr);
      Parent = For;
      Body = For->getBody();
    }
    return visitStmt(Body, Parent);
  }
  if (isa<OMPAtomicDirective>(S)) {
    // `x += e` keeps its form: its operands and its update are checked before
    // it.
    Use Ahead = Use{&Fr, false, false}.aheadOnly();
    if (const auto *Block = dyn_cast<CompoundStmt>(Body)) {
      for (const Stmt *Child : Block->body())
        if (const auto *E = dyn_cast<Expr>(Child))
          visit(E, Ahead);
    } else if (const auto *E = dyn_cast<Expr>(Body)) {
      visit(E, Ahead);
    }
    return;
  }
  if (isa<OMPSectionsDirective>(S) || isa<OMPParallelSectionsDirective>(S)) {
    // Only the first section may be without its pragma; it stays one statement.
    if (const auto *Block = dyn_cast<CompoundStmt>(Body)) {
      for (const Stmt *Child : Block->body())
        visitStmt(Child, S);
      return;
    }
  }
  visitStmt(Body, S);
}

void FunctionWeaver::visitCanonicalLoop(const ForStmt *S, Frame &Fr) {
  // The bounds and the step are evaluated once, before the loop; the variable
  // itself is computed from the number of the round.
  Use Ahead = Use{&Fr, false, true}.aheadOnly();
  if (const auto *Decls = dyn_cast_or_null<DeclStmt>(S->getInit())) {
    for (const Decl *D : Decls->decls())
      if (const auto *V = dyn_cast<VarDecl>(D)) {
        if (V->getInit())
          visit(V->getInit(), Ahead);
        Scope.push_back(V);
      }
  } else if (const auto *B = dyn_cast_or_null<BinaryOperator>(S->getInit())) {
    visit(B->getRHS(), Ahead);
  }
  if (S->getCond())
    visit(S->getCond(), Ahead);
  const auto *Step = S->getInc() ? S->getInc()->IgnoreParenImpCasts() : nullptr;
  if (!Step)
    return;
  llvm::SmallVector<const Stmt *, 2> OfVariable = {Step};
  if (const auto *B = dyn_cast<BinaryOperator>(Step)) {
    const Expr *Right = B->getRHS()->IgnoreParenImpCasts();
    const auto *Sum = dyn_cast<BinaryOperator>(Right);
    if (B->getOpcode() == BO_Assign && Sum) { // i = i + step
      OfVariable.push_back(Sum);
      visit(Sum->getLHS(), Ahead);
      visit(Sum->getRHS(), Ahead);
    } else {
      visit(B->getRHS(), Ahead);
    }
  }
  for (const Stmt *Node : OfVariable)
    for (auto *Sites : {&BeforeNode, &AfterNode}) {
      auto Found = Sites->find(Node);
      if (Found != Sites->end())
        for (const Site *At : Found->second)
          holds(*At, "OpenMP computes the variable of the loop");
    }
}

} // namespace transver
