//===- LocalNames.cpp - The names that a function declares ----------------===//

#include "weave/LocalNames.h"
#include "support/QuickVisitor.h"

using namespace clang;

namespace transver {
namespace {

class NameCollector : public QuickVisitor<NameCollector> {
public:
  NameCollector(const FunctionDecl &F, Ranges &RangeOf,
                const TokenBuffer &Tokens, std::vector<LocalNames::Name> &Into)
      : RangeOf(RangeOf), Tokens(Tokens), Into(Into) {
    Scope = RangeOf.of(F.getBody());
    for (const ParmVarDecl *P : F.parameters())
      add(P);
    TraverseStmt(const_cast<Stmt *>(F.getBody()));
  }
  bool TraverseCompoundStmt(CompoundStmt *S, DataRecursionQueue * = nullptr) {
    return within(S, [&] { return QuickVisitor::TraverseCompoundStmt(S); });
  }
  bool TraverseForStmt(ForStmt *S, DataRecursionQueue * = nullptr) {
    return within(S, [&] { return QuickVisitor::TraverseForStmt(S); });
  }
  bool VisitNamedDecl(NamedDecl *D) {
    if (!isa<ParmVarDecl>(D)) // of a prototype in the body
      add(D);
    return true;
  }

private:
  template <typename Visit> bool within(const Stmt *S, Visit Inner) {
    TokenRange Outer = Scope;
    Scope = RangeOf.of(S);
    bool Result = Inner();
    Scope = Outer;
    return Result;
  }
  void add(const NamedDecl *D) {
    if (D->getIdentifier() && !isa<FieldDecl>(D) && !isa<LabelDecl>(D))
      Into.push_back({D, Tokens.indexOf(D->getLocation()), Scope});
  }
  Ranges &RangeOf;
  const TokenBuffer &Tokens;
  std::vector<LocalNames::Name> &Into;
  TokenRange Scope;
};

} // namespace

LocalNames::LocalNames(const FunctionDecl &F, Ranges &RangeOf,
                       const TokenBuffer &Tokens) {
  NameCollector(F, RangeOf, Tokens, All);
}

bool LocalNames::hide(const NamedDecl *V, TokenIndex Own, TokenIndex At) const {
  for (const Name &N : All)
    if (N.D->getIdentifier() == V->getIdentifier() &&
        N.D->getCanonicalDecl() != V->getCanonicalDecl() &&
        isa<TagDecl>(N.D) == isa<TagDecl>(V) && N.Index < At &&
        At >= N.Scope.Begin && At < N.Scope.End &&
        (!V->getParentFunctionOrMethod() || N.Index > Own))
      return true;
  return false;
}

} // namespace transver
