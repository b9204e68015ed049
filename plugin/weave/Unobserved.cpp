//===- Unobserved.cpp - What no edge stands for ---------------------------===//

#include "weave/Unobserved.h"
#include "product/Match.h"
#include "support/QuickVisitor.h"
#include "weave/Places.h"
#include "clang/AST/Attr.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace transver {
namespace {

class Finder : public QuickVisitor<Finder> {
public:
  bool VisitBlockExpr(BlockExpr *E) {
    Blocks.push_back(E);
    return true;
  }
  bool VisitVarDecl(VarDecl *V) {
    if (V->hasAttr<CleanupAttr>())
      Cleanups.push_back(V);
    return true;
  }
  std::vector<const BlockExpr *> Blocks;
  std::vector<const VarDecl *> Cleanups;
};

/// Whether Test holds for no function that is named where `$Capture` is.
bool excludesFunctions(const TypeTest &Test, unsigned Capture) {
  if (Test.K == TypeTest::Kind::And)
    return llvm::any_of(Test.Operands,
                        [&](const std::unique_ptr<TypeTest> &Part) {
                          return excludesFunctions(*Part, Capture);
                        });
  return Test.K == TypeTest::Kind::Not &&
         Test.Operands[0]->K == TypeTest::Kind::Function &&
         Test.Operands[0]->Capture == Capture;
}

/// Whether the trigger can speak of a call of F, or of any edge at all.
bool mayMatchCall(const Trigger &T, const FunctionDecl &F) {
  switch (T.K) {
  case Trigger::Kind::Pattern: {
    const CExpr *E = T.Pattern.Expr.get();
    if (E && E->K == CExpr::Kind::Binary && E->Text == "=")
      return false; // nobody takes the result of a handler
    if (!E || E->K != CExpr::Kind::Call)
      return false;
    const CExpr &Callee = *E->Operands[0];
    return Callee.K != CExpr::Kind::Name ||
           namesFunction(Callee, F.getNameAsString());
  }
  case Trigger::Kind::FunctionCall:
    return T.IsRegex || T.Text == F.getNameAsString();
  case Trigger::Kind::Not:
  case Trigger::Kind::And:
  case Trigger::Kind::Or:
    return llvm::any_of(T.Operands, [&](const std::unique_ptr<Trigger> &Part) {
      return mayMatchCall(*Part, F);
    });
  default:
    return false;
  }
}

} // namespace

bool reportUnobserved(ASTContext &Context, ArrayRef<const Automaton *> Automata,
                      bool AsRemark, ReportBuilder &Report) {
  // Whether the unit can have any; most have none.
  auto IsKnown = [&](StringRef Word) {
    return Context.Idents.find(Word) != Context.Idents.end();
  };
  if (!Context.getLangOpts().Blocks && !IsKnown("cleanup") &&
      !IsKnown("__cleanup__"))
    return true;
  Finder Found;
  Found.TraverseDecl(Context.getTranslationUnitDecl());
  DiagnosticsEngine &Diags = Context.getDiagnostics();
  auto Level = AsRemark ? DiagnosticsEngine::Remark : DiagnosticsEngine::Error;
  auto Skip = [&](unsigned Automaton, SourceLocation Loc, StringRef Reason) {
    ReportBuilder::Operation O;
    O.Outcome = "skipped";
    setPlace(O, Loc, Context.getSourceManager());
    O.Reason = Reason.str();
    Report.add(Automaton, std::move(O));
  };
  bool Good = true;
  for (const BlockExpr *E : Found.Blocks) {
    Diags.Report(E->getCaretLocation(),
                 Diags.getCustomDiagID(
                     Level, "transver: the body of a block is not observed"));
    for (unsigned I = 0; I < Automata.size(); ++I)
      Skip(I, E->getCaretLocation(), "the body of a block is not observed");
    Good = AsRemark;
  }
  for (const VarDecl *V : Found.Cleanups) {
    const FunctionDecl *F = V->getAttr<CleanupAttr>()->getFunctionDecl();
    bool Matters = false;
    for (unsigned I = 0; I < Automata.size(); ++I) {
      if (llvm::none_of(Automata[I]->States, [&](const State &S) {
            return llvm::any_of(S.Transitions, [&](const Transition &T) {
              const CExpr *E = T.When->Pattern.Expr.get();
              if (E && E->K == CExpr::Kind::Call && T.Where &&
                  E->Operands[0]->K == CExpr::Kind::Capture &&
                  excludesFunctions(*T.Where, E->Operands[0]->Number))
                return false;
              return mayMatchCall(*T.When, *F);
            });
          }))
        continue;
      Matters = true;
      Skip(I, V->getLocation(), "a call at the end of a scope is not observed");
    }
    if (!Matters)
      continue;
    Diags.Report(V->getLocation(),
                 Diags.getCustomDiagID(Level,
                                       "transver: the call of %0 at the end "
                                       "of the scope of %1 is not observed"))
        << F << V;
    Good = AsRemark;
  }
  return Good;
}

} // namespace transver
