//===- ElementText.cpp - The text of a captured expression ----------------===//

#include "product/ElementText.h"
#include "automaton/Print.h"
#include "support/QuickVisitor.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/StringMap.h"

using namespace clang;

namespace transver {
namespace {

struct VariableCollector : QuickVisitor<VariableCollector> {
  std::vector<const VarDecl *> Found;
  bool VisitVarDecl(VarDecl *V) {
    if (!V->hasLinkage() && V->getIdentifier())
      Found.push_back(V);
    return true;
  }
};

std::unique_ptr<CExpr> leaf(CExpr::Kind K, std::string Text) {
  auto Leaf = std::make_unique<CExpr>(K, TextRange());
  Leaf->Text = std::move(Text);
  return Leaf;
}

} // namespace

void ElementText::nameVariables(const FunctionDecl *F) {
  if (!Known.insert(F).second)
    return;
  VariableCollector Variables;
  Variables.TraverseDecl(const_cast<FunctionDecl *>(F));
  llvm::StringMap<unsigned> Used;
  auto IsTaken = [&](StringRef Name) {
    if (Used.count(Name))
      return true;
    return llvm::any_of(Context.getTranslationUnitDecl()->lookup(
                            DeclarationName(&Context.Idents.get(Name))),
                        [](const NamedDecl *D) { return isa<VarDecl>(D); });
  };
  for (const VarDecl *V : Variables.Found) {
    std::string Name = V->getNameAsString();
    for (unsigned I = 1; IsTaken(Name); ++I)
      Name = V->getNameAsString() + "__" + std::to_string(I);
    Used[Name] = 1;
    Renamed[V->getCanonicalDecl()] = std::move(Name);
  }
}

std::string ElementText::of(const VarDecl *V) {
  const auto *F = dyn_cast<FunctionDecl>(V->getDeclContext());
  if (F && F->getDefinition()) {
    nameVariables(F->getDefinition());
    auto Found = Renamed.find(V->getCanonicalDecl());
    if (Found != Renamed.end())
      return Found->second;
  }
  return V->getNameAsString();
}

std::string ElementText::of(const Expr *E) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  printExpr(OS, *convert(E), nullptr);
  OS.flush();
  return Text;
}

std::unique_ptr<CExpr> ElementText::convert(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  auto Make = [&](CExpr::Kind K, StringRef Text,
                  std::initializer_list<const Expr *> Operands) {
    auto Whole = leaf(K, Text.str());
    for (const Expr *Operand : Operands)
      Whole->Operands.push_back(convert(Operand));
    return Whole;
  };
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E)) {
    const auto *V = dyn_cast<VarDecl>(Ref->getDecl());
    return leaf(CExpr::Kind::Name,
                V ? of(V) : Ref->getDecl()->getNameAsString());
  }
  if (const auto *Number = dyn_cast<IntegerLiteral>(E)) {
    llvm::SmallString<24> Digits;
    Number->getValue().toString(Digits, 10, /*Signed=*/false);
    return leaf(CExpr::Kind::Number, Digits.str().str());
  }
  if (const auto *U = dyn_cast<UnaryOperator>(E)) {
    if (U->getOpcode() == UO_Extension)
      return convert(U->getSubExpr());
    if (U->isArithmeticOp() || U->isIncrementDecrementOp() ||
        U->getOpcode() == UO_AddrOf || U->getOpcode() == UO_Deref)
      return Make(U->isPostfix() ? CExpr::Kind::Postfix : CExpr::Kind::Prefix,
                  UnaryOperator::getOpcodeStr(U->getOpcode()),
                  {U->getSubExpr()});
  }
  if (const auto *B = dyn_cast<BinaryOperator>(E))
    return Make(CExpr::Kind::Binary, B->getOpcodeStr(),
                {B->getLHS(), B->getRHS()});
  if (const auto *C = dyn_cast<ConditionalOperator>(E))
    return Make(CExpr::Kind::Conditional,
                "?:", {C->getCond(), C->getTrueExpr(), C->getFalseExpr()});
  if (const auto *S = dyn_cast<ArraySubscriptExpr>(E))
    return Make(CExpr::Kind::Subscript, "", {S->getBase(), S->getIdx()});
  if (const auto *M = dyn_cast<MemberExpr>(E)) {
    if (M->getMemberDecl()->getDeclName().isEmpty())
      return convert(M->getBase()); // of an anonymous structure
    const auto *Outer =
        dyn_cast<MemberExpr>(M->getBase()->IgnoreParenImpCasts());
    bool IsArrow = M->isArrow() ||
                   (Outer && Outer->getMemberDecl()->getDeclName().isEmpty() &&
                    Outer->isArrow());
    auto Whole =
        Make(CExpr::Kind::Member, IsArrow ? "->" : ".", {M->getBase()});
    Whole->MemberName = M->getMemberDecl()->getNameAsString();
    return Whole;
  }
  if (const auto *C = dyn_cast<CStyleCastExpr>(E))
    return Make(CExpr::Kind::Cast,
                C->getTypeAsWritten().getAsString(Context.getPrintingPolicy()),
                {C->getSubExpr()});
  if (const auto *Call = dyn_cast<CallExpr>(E)) {
    auto Whole = Make(CExpr::Kind::Call, "", {Call->getCallee()});
    for (const Expr *Argument : Call->arguments())
      Whole->Operands.push_back(convert(Argument));
    return Whole;
  }
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  E->printPretty(OS, nullptr, Context.getPrintingPolicy());
  OS.flush();
  return leaf(CExpr::Kind::Name, std::move(Text));
}

} // namespace transver
