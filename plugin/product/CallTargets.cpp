//===- CallTargets.cpp - Who can be called from where ---------------------===//

#include "product/CallTargets.h"
#include "Compat.h"
#include "product/Match.h"
#include "support/Library.h"
#include "support/QuickVisitor.h"
#include "clang/AST/Attr.h"
#include "llvm/ADT/SetVector.h"

using namespace clang;

namespace transver {
namespace {

/// Finds the functions whose address is taken, and what makes the order of
/// calls unknown.
class Collector : public QuickVisitor<Collector> {
public:
  Collector(const UnitCFAs &Unit, UnitListener *Listener)
      : Unit(Unit), Listener(Listener) {}

  llvm::SetVector<const FunctionDecl *> AddressTaken;
  llvm::DenseSet<const Stmt *> TailCalls;
  bool AnyOrder = false;

  bool TraverseFunctionDecl(FunctionDecl *F) {
    bool Tells = Listener && F->doesThisDeclarationHaveABody();
    if (Tells)
      Listener->enter(Unit.indexOf(*F));
    bool GoesOn = QuickVisitor::TraverseFunctionDecl(F);
    if (Tells)
      Listener->leave();
    return GoesOn;
  }
  bool VisitStmt(Stmt *S) {
    if (Listener)
      Listener->visit(*S);
    return true;
  }

  bool VisitAttributedStmt(AttributedStmt *S) {
    for (const Attr *A : S->getAttrs())
      if (A->getKind() == attr::MustTail)
        TailCalls.insert(S->getSubStmt());
    return true;
  }

  bool VisitCallExpr(CallExpr *Call) {
    if (const auto *Ref =
            dyn_cast<DeclRefExpr>(Call->getCallee()->IgnoreParenImpCasts());
        Ref && isa<FunctionDecl>(Ref->getDecl()))
      Callees.push_back(Ref);
    return true;
  }

  // Calls that no expression of the unit makes: the end of a scope, what runs
  // before main, other names of a function.
  bool VisitVarDecl(VarDecl *V) {
    if (const auto *Cleanup = V->getAttr<CleanupAttr>()) {
      AddressTaken.insert(Cleanup->getFunctionDecl()->getCanonicalDecl());
      AnyOrder = true;
    }
    return true;
  }
  bool VisitFunctionDecl(FunctionDecl *F) {
    AnyOrder |= F->hasAttr<ConstructorAttr>() || F->hasAttr<AliasAttr>() ||
                F->hasAttr<IFuncAttr>() || F->hasAttr<WeakRefAttr>();
    return true;
  }

  bool VisitDeclRefExpr(DeclRefExpr *Ref) {
    const auto *F = dyn_cast<FunctionDecl>(Ref->getDecl());
    if (!F)
      return true;
    // Control comes back here from anywhere, or other code runs in between.
    if (Seen.insert(F).second)
      AnyOrder |=
          has(*F, Trait::StartsOthers) || has(*F, Trait::ReturnsAnywhere);
    if (!Callees.empty() && Callees.back() == Ref)
      Callees.pop_back();
    else
      AddressTaken.insert(F->getCanonicalDecl());
    return true;
  }

private:
  const UnitCFAs &Unit;
  UnitListener *Listener;
  llvm::DenseSet<const FunctionDecl *> Seen;
  /// Those of calls that have been visited, until they are themselves: of each
  /// call right behind it, unless it is written with calls of its own.
  llvm::SmallVector<const DeclRefExpr *, 4> Callees;
};

} // namespace

void CallTargets::tell(const UnitCFAs &Unit, UnitListener &Listener) {
  Collector(Unit, &Listener)
      .TraverseDecl(Unit.Context.getTranslationUnitDecl());
}

CallTargets::CallTargets(const UnitCFAs &Unit, UnitListener *Listener)
    : Unit(Unit), HasMain(Unit.isWholeProgram()) {
  for (unsigned I = 0; I < Unit.Functions.size(); ++I) {
    const FunctionDecl *F = Unit.Functions[I].Decl;
    IndexOf[F->getCanonicalDecl()] = I;
  }
  Collector C(Unit, Listener);
  C.TraverseDecl(Unit.Context.getTranslationUnitDecl());
  AddressTaken.insert(C.AddressTaken.begin(), C.AddressTaken.end());
  TailCalls = std::move(C.TailCalls);
  for (const FunctionDecl *F : C.AddressTaken) {
    bool IsNew = F->getIdentifier() && TakenNames.insert(F->getName()).second;
    if (F->hasBody())
      continue;
    TakenExternals.push_back(F);
    if (IsNew && isUnknown(*F))
      TakenUnknown.push_back(F->getName());
  }
  AnyOrder = C.AnyOrder || Unit.IsPart;
  for (unsigned I = 0; I < Unit.Functions.size(); ++I)
    if (AddressTaken.count(Unit.Functions[I].Decl->getCanonicalDecl()))
      Taken.push_back(I);
  CalledBack = Taken;
  for (unsigned I = 0; I < Unit.Functions.size(); ++I) {
    const FunctionDecl *F = Unit.Functions[I].Decl;
    Alone.push_back(I);
    if (!HasMain && F->isExternallyVisible() &&
        !AddressTaken.count(F->getCanonicalDecl()))
      CalledBack.push_back(I);
  }
}

llvm::ArrayRef<unsigned> CallTargets::targets(const CallExpr *Call,
                                              bool &Unknown) const {
  Unknown = false;
  if (const FunctionDecl *F = Call->getDirectCallee()) {
    auto Found = IndexOf.find(F->getCanonicalDecl());
    if (Found != IndexOf.end())
      return llvm::ArrayRef<unsigned>(Alone).slice(Found->second, 1);
    Unknown = true;
    return mayCallBack(*F) ? llvm::ArrayRef<unsigned>(CalledBack)
                           : llvm::ArrayRef<unsigned>();
  }
  Unknown = true;
  unsigned Count = Call->getNumArgs();
  auto [Found, New] = TakenFor.try_emplace(Count);
  if (New)
    llvm::copy_if(Taken, std::back_inserter(Found->second), [&](unsigned I) {
      const FunctionDecl *F = Unit.Functions[I].Decl;
      return !F->hasPrototype() || F->isVariadic() ||
             F->getNumParams() == Count;
    });
  return Found->second;
}

bool CallTargets::mayCallBack(const FunctionDecl &F) {
  return !F.getBuiltinID() &&
         !compat::startsWith(F.getIdentifier() ? F.getName() : "",
                             "__VERIFIER_");
}

bool CallTargets::isEnteredFromOutside(unsigned I) const {
  const FunctionDecl *F = Unit.Functions[I].Decl;
  if (F->hasAttr<ConstructorAttr>() || F->hasAttr<DestructorAttr>())
    return true;
  if (AddressTaken.count(F->getCanonicalDecl()))
    return true;
  return !HasMain && F->isExternallyVisible();
}

} // namespace transver
