//===- Layout.cpp - The places of a function and its regions --------------===//

#include "reduce/Layout.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace transver {

static bool isLoop(const Stmt *S) {
  return isa<WhileStmt>(S) || isa<ForStmt>(S) || isa<DoStmt>(S);
}

Layout::Layout(const FunctionDecl &F) { note(F.getBody(), nullptr); }

ControlPoint Layout::behind(const Stmt *S) const {
  for (;;) {
    const Stmt *Parent = Parents.lookup(S);
    if (!Parent)
      return ControlPoint();
    if (const auto *Compound = dyn_cast<CompoundStmt>(Parent)) {
      auto At = llvm::find(Compound->body(), S);
      if (++At != Compound->body_end())
        return {*At, ControlPoint::Kind::Before};
    } else if (isa<WhileStmt>(Parent)) {
      return {Parent, ControlPoint::Kind::Head};
    } else if (const auto *For = dyn_cast<ForStmt>(Parent)) {
      if (S == For->getInit())
        return {For, ControlPoint::Kind::Head};
      return {For, For->getInc() ? ControlPoint::Kind::Increment
                                 : ControlPoint::Kind::Head};
    } else if (isa<DoStmt>(Parent)) {
      return {Parent, ControlPoint::Kind::Condition};
    }
    S = Parent; // of an `if`, a switch, a label
  }
}

ControlPoint Layout::breakTarget(const Stmt *S) const {
  while (!isLoop(S) && !isa<SwitchStmt>(S))
    S = Parents.lookup(S);
  return behind(S);
}

ControlPoint Layout::continueTarget(const Stmt *S) const {
  while (!isLoop(S))
    S = Parents.lookup(S);
  if (const auto *For = dyn_cast<ForStmt>(S))
    return {S, For->getInc() ? ControlPoint::Kind::Increment
                             : ControlPoint::Kind::Head};
  return {S, isa<DoStmt>(S) ? ControlPoint::Kind::Condition
                            : ControlPoint::Kind::Head};
}

const DeclStmt *Layout::regionOf(ControlPoint P) const {
  if (!P.S)
    return nullptr;
  // The parts of a `for` lie behind its first.
  if (P.K != ControlPoint::Kind::Before)
    if (const auto *For = dyn_cast<ForStmt>(P.S))
      if (const auto *D = dyn_cast_or_null<DeclStmt>(For->getInit()))
        return D;
  return RegionOf.lookup(P.S);
}

void Layout::note(const Stmt *S, const DeclStmt *Region) {
  if (!S)
    return;
  RegionOf[S] = Region;
  if (isa<Expr>(S))
    return;
  if (const auto *Compound = dyn_cast<CompoundStmt>(S)) {
    for (const Stmt *Child : Compound->body()) {
      Parents[Child] = S;
      note(Child, Region);
      if (const auto *D = dyn_cast<DeclStmt>(Child))
        Region = D;
    }
    return;
  }
  for (const Stmt *Child : S->children()) {
    if (!Child)
      continue;
    Parents[Child] = S;
    note(Child, Region);
    if (const auto *D = dyn_cast<DeclStmt>(Child))
      Region = D; // of a `for`
  }
}

} // namespace transver
