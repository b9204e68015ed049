//===- Names.cpp - Names that are ours and names that are not -------------===//

#include "weave/Names.h"
#include "support/Types.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

using namespace clang;

namespace transver {

Names::Names(const TokenBuffer &Tokens) {
  llvm::DenseSet<const IdentifierInfo *> Seen;
  for (TokenIndex I = 0; I < Tokens.size(); ++I)
    if (const IdentifierInfo *II = Tokens[I].getIdentifierInfo())
      if (Seen.insert(II).second)
        Used.insert(II->getName());
}

std::string Names::fresh(StringRef Stem) {
  std::string Base = ("__transver_" + Stem).str(), Name = Base;
  for (unsigned Number = 2; !Used.insert(Name).second; ++Number)
    Name = Base + "_" + std::to_string(Number);
  return Name;
}

namespace {

constexpr const char *ErrorFunctions[] = {"reach_error", "__VERIFIER_error"};
constexpr const char *LibraryErrors[] = {"__assert_fail", "__assert_perror_fail",
                                         "__assert"};

/// A definition of the undefined function F under a new name that ends the path.
std::string pathEnd(const FunctionDecl &F, StringRef Name,
                    const ASTContext &Context) {
  std::string Parameters;
  for (unsigned I = 0; I < F.getNumParams(); ++I) {
    if (I)
      Parameters += ", ";
    std::string Declared = "__transver_p" + std::to_string(I);
    F.getParamDecl(I)->getType().getAsStringInternal(
        Declared, Context.getPrintingPolicy());
    Parameters += Declared;
  }
  if (F.isVariadic())
    Parameters += Parameters.empty() ? "" : ", ...";
  std::string Body = " { ";
  for (unsigned I = 0; I < F.getNumParams(); ++I)
    Body += "(void)__transver_p" + std::to_string(I) + "; ";
  std::string Declared =
      Name.str() + "(" + (Parameters.empty() ? "void" : Parameters) + ")";
  F.getReturnType().getAsStringInternal(Declared, Context.getPrintingPolicy());
  return Declared + Body + "abort(); }";
}

} // namespace

void renameOwnErrors(ASTContext &Context, const TokenBuffer &Tokens,
                     Names &Fresh, bool KeepLibrary, EditSet &Edits,
                     std::vector<std::string> &Epilogue) {
  llvm::StringMap<std::string> NewNames;
  auto Consider = [&](StringRef Name) {
    if (Fresh.isUsed(Name))
      NewNames[Name] = Fresh.fresh(("own_" + Name).str());
  };
  for (const char *Name : ErrorFunctions)
    Consider(Name);
  if (!KeepLibrary)
    for (const char *Name : LibraryErrors)
      Consider(Name);
  bool HasErrorLabel = Fresh.isUsed("ERROR");
  if (NewNames.empty() && !HasErrorLabel)
    return;
  std::string Label = HasErrorLabel ? Fresh.fresh("own_ERROR") : std::string();
  for (TokenIndex I = 0; I < Tokens.size(); ++I) {
    const IdentifierInfo *II = Tokens[I].getIdentifierInfo();
    if (!II)
      continue;
    auto Found = NewNames.find(II->getName());
    if (Found != NewNames.end()) {
      Edits.replace({I, I + 1}, {Piece::text(Found->second)});
      continue;
    }
    // A label: `ERROR:`, `goto ERROR`, `&&ERROR`. Other things of that name stay.
    if (!HasErrorLabel || II->getName() != "ERROR")
      continue;
    bool IsLabel =
        (I + 1 < Tokens.size() && Tokens[I + 1].is(tok::colon) && I &&
         Tokens[I - 1].isOneOf(tok::semi, tok::l_brace, tok::r_brace, tok::colon,
                               tok::r_paren, tok::kw_else, tok::kw_do)) ||
        (I && Tokens[I - 1].isOneOf(tok::kw_goto, tok::ampamp)) ||
        (I && Tokens[I - 1].isOneOf(tok::kw___label__, tok::comma) &&
         Tokens[I - 1].is(tok::kw___label__));
    if (IsLabel)
      Edits.replace({I, I + 1}, {Piece::text(Label)});
  }
  llvm::DenseSet<const FunctionDecl *> Done;
  for (const Decl *D : Context.getTranslationUnitDecl()->decls()) {
    const auto *F = dyn_cast<FunctionDecl>(D);
    if (!F || !F->getIdentifier() || F->hasBody())
      continue;
    auto Found = NewNames.find(F->getName());
    if (Found == NewNames.end() || !Done.insert(F->getCanonicalDecl()).second)
      continue;
    Epilogue.push_back(
        pathEnd(*F->getMostRecentDecl(), Found->second, Context));
  }
}

} // namespace transver
