//===- UnitText.cpp - A unit whose names are open -------------------------===//

#include "merge/UnitText.h"
#include "Compat.h"
#include "source/Edits.h"
#include "source/Printer.h"
#include "source/Prologue.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecordLayout.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/ADT/DenseSet.h"
#include <map>

using namespace clang;

namespace transver {
namespace {

/// Whether D has a name at file scope that only this unit knows.
bool isOwn(const NamedDecl *D) {
  if (!D->getIdentifier() || D->getLocation().isInvalid())
    return false;
  if (isa<VarDecl>(D) || isa<FunctionDecl>(D))
    return D->hasLinkage() && !D->isExternallyVisible();
  const DeclContext *Scope = D->getDeclContext();
  if (isa<EnumConstantDecl>(D))
    Scope = cast<EnumDecl>(Scope)->getDeclContext();
  else if (!isa<TypedefNameDecl>(D) && !isa<TagDecl>(D))
    return false;
  return Scope->getRedeclContext()->isTranslationUnit();
}

/// Finds what each identifier of the unit means.
class Finder : public RecursiveASTVisitor<Finder> {
public:
  Finder(const TokenBuffer &Tokens, UnitText &Unit)
      : Tokens(Tokens), Unit(Unit) {}

  bool VisitNamedDecl(NamedDecl *D) { return meet(D, D->getLocation()); }
  bool VisitDeclRefExpr(DeclRefExpr *E) {
    return meet(E->getDecl(), E->getLocation());
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) {
    return meet(T.getTypedefNameDecl(), T.getNameLoc());
  }
  bool VisitTagTypeLoc(TagTypeLoc T) {
    return meet(T.getDecl(), T.getNameLoc());
  }
  bool VisitMemberExpr(MemberExpr *E) { return known(E->getMemberLoc()); }
  bool VisitGotoStmt(GotoStmt *S) { return known(S->getLabelLoc()); }
  bool VisitLabelStmt(LabelStmt *S) { return known(S->getIdentLoc()); }
  bool VisitAddrLabelExpr(AddrLabelExpr *E) { return known(E->getLabelLoc()); }
  bool VisitDesignatedInitExpr(DesignatedInitExpr *E) {
    for (const DesignatedInitExpr::Designator &D : E->designators())
      if (D.isFieldDesignator())
        known(D.getFieldLoc());
    return true;
  }
  bool VisitOffsetOfExpr(OffsetOfExpr *E) {
    for (unsigned I = 0; I < E->getNumComponents(); ++I)
      known(E->getComponent(I).getSourceRange().getEnd());
    return true;
  }
  bool VisitAttr(Attr *A) {
    Attributes.push_back(Tokens.rangeOf(A->getRange()));
    return true;
  }
  bool VisitPredefinedExpr(PredefinedExpr *E) {
    if (Function && isOwn(Function))
      use(entityOf(Function), Tokens.indexOf(E->getLocation()), true);
    return true;
  }
  bool TraverseFunctionDecl(FunctionDecl *F) {
    const FunctionDecl *Outer = Function;
    Function = F;
    bool Result = RecursiveASTVisitor::TraverseFunctionDecl(F);
    Function = Outer;
    return Result;
  }

  /// The functions that attributes name have no place in the AST; an identifier
  /// that nothing explains may be anything.
  void finish() {
    for (TokenRange Range : Attributes)
      for (TokenIndex I = Range.Begin; I < Range.End; ++I)
        if (const IdentifierInfo *II = Tokens[I].getIdentifierInfo()) {
          auto Found = Index.find({false, II->getName().str()});
          if (Found != Index.end() && !Known.count(I))
            use(Found->second, I, false);
          Known.insert(I);
        }
    for (TokenIndex I = 0; I < Tokens.size(); ++I) {
      const IdentifierInfo *II = Tokens[I].getIdentifierInfo();
      if (!II)
        continue;
      Unit.Identifiers.insert(II->getName());
      if (Known.count(I) || Tokens[I].isNot(tok::identifier))
        continue;
      for (bool IsTag : {false, true}) {
        auto Found = Index.find({IsTag, II->getName().str()});
        if (Found != Index.end())
          Unit.Entities[Found->second].IsFixed = true;
      }
    }
  }

  unsigned entityOf(const NamedDecl *D) {
    bool IsTag = isa<TagDecl>(D);
    auto [At, New] =
        Index.try_emplace({IsTag, D->getName().str()}, Unit.Entities.size());
    if (New) {
      Unit.Entities.emplace_back();
      Unit.Entities.back().IsTag = IsTag;
      Unit.Entities.back().Name = D->getName().str();
      Unit.Entities.back().IsStatic = isa<VarDecl>(D) || isa<FunctionDecl>(D);
      Unit.Entities.back().IsType = isa<TypedefNameDecl>(D);
    }
    return At->second;
  }

  std::map<TokenIndex, unsigned> Uses; ///< by token, into Unit.Uses

private:
  bool known(SourceLocation Loc) {
    Known.insert(Tokens.indexOf(Loc));
    return true;
  }
  bool meet(const NamedDecl *D, SourceLocation Loc) {
    TokenIndex I = Tokens.indexOf(Loc);
    Known.insert(I);
    if (isa<ParmVarDecl>(D) && D->getIdentifier())
      Unit.Parameters.insert(D->getName());
    if (isOwn(D)) {
      if (I < Tokens.size())
        use(entityOf(D), I, false);
    } else if (D->getIdentifier() &&
               (isa<VarDecl>(D) || isa<FunctionDecl>(D)) && D->hasLinkage()) {
      Unit.External.insert(D->getName());
    }
    return true;
  }
  void use(unsigned Entity, TokenIndex I, bool IsQuoted) {
    // A tag without a name has the place of its keyword.
    if (I >= Tokens.size() ||
        (!IsQuoted && !(Tokens[I].getIdentifierInfo() &&
                        Tokens[I].getIdentifierInfo()->getName() ==
                            Unit.Entities[Entity].Name)))
      return;
    if (Uses.try_emplace(I, Unit.Uses.size()).second)
      Unit.Uses.push_back({Entity, Tokens.spelling(I), IsQuoted});
  }

  const TokenBuffer &Tokens;
  UnitText &Unit;
  const FunctionDecl *Function = nullptr;
  std::map<std::pair<bool, std::string>, unsigned> Index;
  llvm::DenseSet<TokenIndex> Known;
  std::vector<TokenRange> Attributes;
};

/// Whether another unit may have the same declaration, and one is enough.
bool mayBeLeftOut(const Decl *D) {
  if (isa<TypedefNameDecl>(D) || isa<TagDecl>(D))
    return true;
  if (const auto *V = dyn_cast<VarDecl>(D))
    return V->isExternallyVisible() &&
           V->isThisDeclarationADefinition() == VarDecl::DeclarationOnly;
  if (const auto *F = dyn_cast<FunctionDecl>(D))
    return F->isExternallyVisible() &&
           (!F->doesThisDeclarationHaveABody() || F->isInlined());
  return false;
}

/// The external declarations of the unit, as ranges of its tokens.
std::vector<TokenRange> externalDeclarations(const ASTContext &Context,
                                             const TokenBuffer &Tokens) {
  llvm::DenseSet<TokenIndex> BodyEnds;
  for (const Decl *D : Context.getTranslationUnitDecl()->decls())
    if (const auto *F = dyn_cast<FunctionDecl>(D))
      if (F->doesThisDeclarationHaveABody())
        BodyEnds.insert(Tokens.indexOf(F->getBody()->getEndLoc()));
  std::vector<TokenRange> Ranges;
  TokenIndex Begin = 0;
  int Depth = 0;
  for (TokenIndex I = 0; I < Tokens.size(); ++I) {
    if (Tokens[I].isOneOf(tok::l_brace, tok::l_paren, tok::l_square))
      ++Depth;
    else if (Tokens[I].isOneOf(tok::r_brace, tok::r_paren, tok::r_square))
      --Depth;
    if (Depth == 0 && (Tokens[I].is(tok::semi) ||
                       (Tokens[I].is(tok::r_brace) && BodyEnds.count(I)))) {
      Ranges.push_back({Begin, I + 1});
      Begin = I + 1;
    }
  }
  return Ranges;
}

std::string layoutOf(const Decl *D, const ASTContext &Context) {
  const auto *R = dyn_cast<RecordDecl>(D);
  if (!R || !R->isThisDeclarationADefinition() || R->isInvalidDecl())
    return "";
  const ASTRecordLayout &Layout = Context.getASTRecordLayout(R);
  return std::to_string(Layout.getSize().getQuantity()) + "/" +
         std::to_string(Layout.getAlignment().getQuantity()) + " ";
}

} // namespace

bool openNames(ASTContext &Context, const TokenBuffer &Tokens, UnitText &Unit) {
  DiagnosticsEngine &Diags = Context.getDiagnostics();
  if (!Tokens.Unsupported.empty()) {
    Diags.Report(
        Tokens.UnsupportedAt,
        Diags.getCustomDiagID(DiagnosticsEngine::Error,
                              "transver: %0 cannot be written as text"))
        << Tokens.Unsupported;
    return false;
  }
  for (TokenIndex I = 0; I < Tokens.size(); ++I)
    if (Tokens[I].isLiteral() &&
        Tokens.spelling(I).find(Mark) != std::string::npos) {
      Diags.Report(Tokens[I].getLocation(),
                   Diags.getCustomDiagID(
                       DiagnosticsEngine::Error,
                       "transver: a literal with the character 1 in a program "
                       "of several units; write it as '\\1'"));
      return false;
    }

  Finder F(Tokens, Unit);
  F.TraverseDecl(Context.getTranslationUnitDecl());
  F.finish();

  std::vector<TokenRange> Ranges = externalDeclarations(Context, Tokens);
  Unit.Declarations.resize(Ranges.size());
  std::vector<bool> Seen(Ranges.size(), false);
  auto Declare = [&](const NamedDecl *D, unsigned At, bool Defines) {
    if (!isOwn(D) || Tokens.indexOf(D->getLocation()) >= Tokens.size())
      return;
    unsigned E = F.entityOf(D);
    UnitText::Entity &Entity = Unit.Entities[E];
    Unit.Declarations[At].Entities.push_back(E);
    if (Defines && !Entity.IsStatic && !Entity.IsDefined) {
      Entity.IsDefined = true;
      Entity.Declaration = At;
    }
  };
  for (const Decl *D : Context.getTranslationUnitDecl()->decls()) {
    TokenIndex Begin = Tokens.indexOf(D->getLocation());
    if (Begin >= Tokens.size())
      continue;
    auto After = llvm::partition_point(
        Ranges, [&](TokenRange R) { return R.End <= Begin; });
    if (After == Ranges.end())
      continue;
    unsigned At = After - Ranges.begin();
    UnitText::Declaration &Own = Unit.Declarations[At];
    TokenIndex End = Tokens.indexOf(D->getEndLoc());
    bool Fits = Ranges[At].Begin <= Tokens.indexOf(D->getBeginLoc()) &&
                End < Ranges[At].End;
    Own.MayBeLeftOut =
        (!Seen[At] || Own.MayBeLeftOut) && Fits && mayBeLeftOut(D);
    Seen[At] = true;
    Own.Layout += layoutOf(D, Context);
    if (const auto *Tag = dyn_cast<TagDecl>(D)) {
      Declare(Tag, At, Tag->isThisDeclarationADefinition());
      if (const auto *Enum = dyn_cast<EnumDecl>(D))
        for (const EnumConstantDecl *Constant : Enum->enumerators())
          Declare(Constant, At, true);
    } else if (const auto *Typedef = dyn_cast<TypedefNameDecl>(D)) {
      Declare(Typedef, At, true);
    }
  }

  EditSet Edits;
  for (const auto &[I, Use] : F.Uses)
    Edits.replace({I, I + 1}, {Piece::text(Unit.Uses[Use].Spelling + Mark +
                                           "n" + std::to_string(Use) + "_")});
  for (unsigned I = 0; I < Ranges.size(); ++I)
    if (Seen[I])
      Edits.replace(Ranges[I],
                    {Piece::text(Mark + ("b" + std::to_string(I)) + "("),
                     Piece::tokens(Ranges[I]),
                     Piece::text(Mark + ("e" + std::to_string(I)) + ";")});
  printUnit(Unit.Text, Tokens, Edits, PrintOptions());
  // The main file is not entered from the one of the unit before.
  StringRef First = StringRef(Unit.Text).split('\n').first;
  if (compat::startsWith(First, "# ") && compat::endsWith(First, " 1"))
    Unit.Text.erase(First.size() - 2, 2);
  Unit.Undefinitions = undefinitions(Tokens);
  return true;
}

} // namespace transver
