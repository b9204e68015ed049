//===- Beginnings.cpp - Where statements begin ----------------------------===//

#include "product/Beginnings.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseSet.h"

using namespace clang;

namespace transver {

/// Whether S is a statement by itself: no block or label, nor an empty one, and
/// no part of the head of a `for`. A declaration is one if it computes
/// something, and if C has statements before it.
static bool isStatement(const Stmt *S, const ASTContext &Context) {
  if (const auto *Decls = dyn_cast<DeclStmt>(S))
    return Context.getLangOpts().C99 &&
           llvm::any_of(Decls->decls(), [](const Decl *D) {
             const auto *V = dyn_cast<VarDecl>(D);
             return V && V->hasLocalStorage() && V->getInit();
           });
  return !isa<CompoundStmt, LabelStmt, SwitchCase, NullStmt, AttributedStmt,
              CapturedStmt>(S);
}

llvm::DenseMap<LocationId, std::vector<const Stmt *>>
beginningsOf(const CFA &C, const ASTContext &Context) {
  llvm::DenseSet<const Stmt *> InHeads;
  for (const auto &Place : C.Places)
    if (const auto *For = dyn_cast_or_null<ForStmt>(Place.first.S))
      InHeads.insert(For->getInit());
  llvm::DenseMap<LocationId, std::vector<const Stmt *>> Found;
  for (const auto &[Point, At] : C.Places)
    if (Point.K == ControlPoint::Kind::Before && !InHeads.count(Point.S) &&
        isStatement(Point.S, Context))
      Found[At].push_back(Point.S);
  // Not in the order of their addresses.
  const SourceManager &SM = Context.getSourceManager();
  for (auto &Entry : Found)
    llvm::sort(Entry.second, [&](const Stmt *X, const Stmt *Y) {
      return SM.isBeforeInTranslationUnit(X->getBeginLoc(), Y->getBeginLoc());
    });
  return Found;
}

} // namespace transver
