//===- Names.cpp - Names that are ours and names that are not -------------===//

#include "weave/Names.h"
#include "support/QuickVisitor.h"
#include "support/Types.h"
#include "weave/NativeRuntime.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace transver {

Names::Names(const TokenBuffer &Tokens) : Tokens(Tokens) {}

bool Names::isUsed(StringRef Name) const {
  if (Given.contains(Name))
    return true;
  // Few names are asked for, and most of them nobody has ever heard of.
  const IdentifierTable &Known = Tokens.preprocessor().getIdentifierTable();
  auto Found = Known.find(Name);
  if (Found == Known.end())
    return false;
  for (TokenIndex I = 0; I < Tokens.size(); ++I)
    if (Tokens[I].getIdentifierInfo() == Found->second)
      return true;
  return false;
}

std::string Names::fresh(StringRef Stem) {
  std::string Base = ("__transver_" + Stem).str(), Name = Base;
  for (unsigned Number = 2; isUsed(Name); ++Number)
    Name = Base + "_" + std::to_string(Number);
  Given.insert(Name);
  return Name;
}

std::string Names::local(StringRef Stem) {
  std::string Base = ("__transver_" + Stem).str(), Name = Base;
  for (unsigned Number = 2; !Locals.count(Name) && isUsed(Name); ++Number)
    Name = Base + "_" + std::to_string(Number);
  Given.insert(Name);
  Locals.insert(Name);
  return Name;
}

std::string Names::nameTag(const TagDecl &Tag, EditSet &Edits) {
  const TagDecl *Definition = Tag.getDefinition() ? Tag.getDefinition() : &Tag;
  std::string &Name = Tags[Definition];
  if (!Name.empty())
    return Name;
  TokenIndex At = Tokens.indexOf(Definition->getInnerLocStart());
  if (At == Tokens.size())
    return {};
  // Behind `struct` and its attributes.
  for (; At + 1 < Tokens.size();) {
    const Token &Next = Tokens[At + 1];
    if (Next.isOneOf(tok::l_brace, tok::colon))
      break;
    if (!Next.isOneOf(tok::kw___attribute, tok::l_square))
      return {};
    unsigned Depth = 0;
    ++At;
    if (Tokens[At].is(tok::kw___attribute))
      ++At;
    for (; At < Tokens.size(); ++At) {
      Depth += Tokens[At].isOneOf(tok::l_paren, tok::l_square);
      if (Tokens[At].isOneOf(tok::r_paren, tok::r_square) && --Depth == 0)
        break;
    }
  }
  Name = fresh("tag" + std::to_string(Tags.size()));
  Edits.insertAfter(At, " " + Name);
  return Name;
}

void Names::rename(TokenIndex At, StringRef To) {
  Renamed[At] = To.str();
  // A label has a name space of its own, and no type or member has its name.
  const IdentifierInfo *II = Tokens[At].getIdentifierInfo();
  if (II && II->getName() != "ERROR")
    RenamedWords[II->getName()] = To.str();
}

std::string Names::text(TokenRange Range) const {
  if (Renamed.empty())
    return Tokens.text(Range);
  return Tokens.text(Range, [&](TokenIndex I) -> const std::string * {
    auto Found = Renamed.find(I);
    return Found == Renamed.end() ? nullptr : &Found->second;
  });
}

std::string Names::renamed(std::string Text) const {
  if (RenamedWords.empty())
    return Text;
  std::string Result;
  for (size_t I = 0; I < Text.size();) {
    size_t End = I;
    while (End < Text.size() && isWordCharacter(Text[End]))
      ++End;
    if (End == I) {
      Result += Text[I++];
      continue;
    }
    StringRef Word = StringRef(Text).slice(I, End);
    auto Found = RenamedWords.find(Word);
    Result += Found == RenamedWords.end() ? Word.str() : Found->second;
    I = End;
  }
  return Result;
}

namespace {

constexpr const char *ErrorFunctions[] = {"reach_error", "__VERIFIER_error"};
constexpr const char *LibraryErrors[] = {
    "__assert_fail", "__assert_perror_fail",
    "__assert",      "__assert_rtn",
    "_assert",       "_wassert",
    "__assert_func"};

/// What the output calls, and an input may use as a name of its own.
constexpr const char *CalledFunctions[] = {"__VERIFIER_assume",
                                           "__VERIFIER_nondet_bool"};

/// The function of that name at file scope, if any.
const FunctionDecl *functionNamed(StringRef Name, const ASTContext &Context) {
  IdentifierInfo &II = Context.Idents.get(Name);
  for (const NamedDecl *D :
       Context.getTranslationUnitDecl()->lookup(DeclarationName(&II)))
    if (const auto *F = dyn_cast<FunctionDecl>(D))
      return F;
  return nullptr;
}

/// True if something at file scope has the name, and no other unit can see it.
bool isInternal(StringRef Name, const ASTContext &Context) {
  IdentifierInfo &II = Context.Idents.get(Name);
  for (const NamedDecl *D :
       Context.getTranslationUnitDecl()->lookup(DeclarationName(&II)))
    if (D->getLocation().isValid() && !D->isExternallyVisible())
      return true;
  return false;
}

/// True if Name is a variable of another unit. (Libtool declares all symbols of
/// an object as such, to see whether it can read their names.)
bool isVariableElsewhere(StringRef Name, const ASTContext &Context) {
  IdentifierInfo &II = Context.Idents.get(Name);
  for (const NamedDecl *D :
       Context.getTranslationUnitDecl()->lookup(DeclarationName(&II)))
    if (const auto *V = dyn_cast<VarDecl>(D))
      return V->hasExternalStorage() && !V->hasDefinition();
  return false;
}

/// Collects the places where the label `ERROR` is named.
class LabelFinder : public QuickVisitor<LabelFinder> {
public:
  bool VisitLabelStmt(LabelStmt *S) {
    return add(S->getDecl(), S->getIdentLoc());
  }
  bool VisitGotoStmt(GotoStmt *S) {
    return add(S->getLabel(), S->getLabelLoc());
  }
  bool VisitAddrLabelExpr(AddrLabelExpr *E) {
    return add(E->getLabel(), E->getLabelLoc());
  }
  bool VisitLabelDecl(LabelDecl *D) { return add(D, D->getLocation()); }
  std::vector<SourceLocation> Places;

private:
  bool add(const LabelDecl *D, SourceLocation Loc) {
    if (D->getIdentifier() && D->getName() == "ERROR")
      Places.push_back(Loc);
    return true;
  }
};

/// Collects the places where something that is no function is called like one
/// of CalledFunctions.
class OtherUseFinder : public QuickVisitor<OtherUseFinder> {
public:
  bool VisitVarDecl(VarDecl *D) { return add(D, D->getLocation()); }
  bool VisitEnumConstantDecl(EnumConstantDecl *D) {
    return add(D, D->getLocation());
  }
  bool VisitTypedefNameDecl(TypedefNameDecl *D) {
    return add(D, D->getLocation());
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) {
    return add(E->getDecl(), E->getLocation());
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) {
    return add(T.getTypedefNameDecl(), T.getNameLoc());
  }
  std::vector<std::pair<SourceLocation, StringRef>> Places;

private:
  bool add(const NamedDecl *D, SourceLocation Loc) {
    if (D->getIdentifier() && !isa<FunctionDecl>(D) &&
        llvm::is_contained(CalledFunctions, D->getName()))
      Places.push_back({Loc, D->getName()});
    return true;
  }
};

/// A definition of the undefined function F under a new name that ends the
/// path.
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
  const FunctionDecl *Abort = functionNamed("abort", Context);
  bool Returns = Abort && !Abort->getReturnType()->isVoidType();
  return Declared + Body + (Returns ? "abort(); for (;;) ; }" : "abort(); }");
}

void renameToken(TokenIndex I, StringRef New, Names &Fresh, EditSet &Edits) {
  Edits.replace({I, I + 1}, {Piece::text(New.str())});
  Fresh.rename(I, New);
}

/// Gives each identifier of NewNames its new name, wherever it stands.
void renameWords(const llvm::StringMap<std::string> &NewNames,
                 const TokenBuffer &Tokens, Names &Fresh, EditSet &Edits) {
  const IdentifierTable &Known = Tokens.preprocessor().getIdentifierTable();
  llvm::SmallDenseMap<const IdentifierInfo *, StringRef> NewNameOf;
  // They are few, and the tokens are many: most are none of them by their bit.
  auto BitOf = [](const IdentifierInfo *II) {
    return uint64_t(1) << (reinterpret_cast<uintptr_t>(II) / alignof(void *) %
                           64);
  };
  uint64_t Bits = 0;
  for (const auto &Entry : NewNames)
    if (auto Found = Known.find(Entry.first()); Found != Known.end()) {
      NewNameOf[Found->second] = Entry.second;
      Bits |= BitOf(Found->second);
    }
  for (TokenIndex I = 0; I < Tokens.size(); ++I) {
    const IdentifierInfo *II = nameOf(Tokens[I]);
    if (!II || !(BitOf(II) & Bits))
      continue;
    if (auto Found = NewNameOf.find(II); Found != NewNameOf.end())
      renameToken(I, Found->second, Fresh, Edits);
  }
}

} // namespace

void renameOwnErrors(ASTContext &Context, const TokenBuffer &Tokens,
                     Names &Fresh, bool KeepLibrary, bool IsPart,
                     StringRef Kept, EditSet &Edits,
                     std::vector<std::string> &Epilogue) {
  auto IsElsewhere = [&](StringRef Name) {
    return IsPart && isVariableElsewhere(Name, Context);
  };
  if (llvm::any_of(CalledFunctions,
                   [&](const char *Name) { return Fresh.isUsed(Name); })) {
    OtherUseFinder Finder;
    Finder.TraverseDecl(Context.getTranslationUnitDecl());
    llvm::StringMap<std::string> Others;
    for (const auto &[Loc, Name] : Finder.Places) {
      TokenIndex I = Tokens.indexOf(Loc);
      if (I == Tokens.size() || Fresh.isRenamed(I) || IsElsewhere(Name))
        continue;
      std::string &New = Others[Name];
      if (New.empty())
        New = Fresh.fresh(("own_" + Name).str());
      renameToken(I, New, Fresh, Edits);
    }
  }
  llvm::StringMap<std::string> NewNames;
  auto Consider = [&](StringRef Name) {
    if (Fresh.isUsed(Name) && !IsElsewhere(Name))
      NewNames[Name] = Fresh.fresh(("own_" + Name).str());
  };
  for (const char *Name : ErrorFunctions)
    if (Name != Kept)
      Consider(Name);
  if (!KeepLibrary)
    for (const char *Name : LibraryErrors)
      Consider(Name);
  else
    for (const char *Name : nativeLibraryNames())
      if (isInternal(Name, Context))
        Consider(Name);
  // What ends a path is the library's abort.
  if (isInternal("abort", Context))
    Consider("abort");
  bool HasErrorLabel = Fresh.isUsed("ERROR");
  if (NewNames.empty() && !HasErrorLabel)
    return;
  if (!NewNames.empty())
    renameWords(NewNames, Tokens, Fresh, Edits);
  if (HasErrorLabel) {
    LabelFinder Finder;
    Finder.TraverseDecl(Context.getTranslationUnitDecl());
    std::string Label;
    for (SourceLocation Loc : Finder.Places) {
      TokenIndex I = Tokens.indexOf(Loc);
      if (I == Tokens.size() || Fresh.isRenamed(I))
        continue;
      if (Label.empty())
        Label = Fresh.fresh("own_ERROR");
      renameToken(I, Label, Fresh, Edits);
    }
  }
  llvm::DenseSet<const FunctionDecl *> Done;
  for (const Decl *D : Context.getTranslationUnitDecl()->decls()) {
    const auto *F = dyn_cast<FunctionDecl>(D);
    if (!F || !F->getIdentifier() || F->hasBody())
      continue;
    auto Found = NewNames.find(F->getName());
    if (Found == NewNames.end() || !Done.insert(F->getCanonicalDecl()).second)
      continue;
    // Another unit may have the definition, under the same name.
    Epilogue.push_back(
        (IsPart ? "__attribute__((weak)) " : "") +
        pathEnd(*F->getMostRecentDecl(), Found->second, Context));
  }
  // What the input declares as abort, in whatever way, is declared there.
  if (!Epilogue.empty() &&
      (Fresh.isRenamed("abort") || !functionNamed("abort", Context) ||
       functionNamed("abort", Context)->getLocation().isInvalid()))
    Epilogue.insert(Epilogue.begin(), "extern void abort(void);");
}

bool canStandForError(StringRef Name, const ASTContext &Context) {
  IdentifierInfo &II = Context.Idents.get(Name);
  bool Found = false;
  for (const NamedDecl *D :
       Context.getTranslationUnitDecl()->lookup(DeclarationName(&II))) {
    const auto *F = dyn_cast<FunctionDecl>(D);
    if (!F || F->getNumParams() || F->isVariadic())
      return false;
    Found = true;
  }
  return Found;
}

void renameForeignKeywords(ASTContext &Context, const TokenBuffer &Tokens,
                           Names &Fresh, EditSet &Edits) {
  llvm::StringMap<std::string> NewNames;
  for (const char *Name : {"_Float16", "_Float32", "_Float64", "_Float128",
                           "_Float32x", "_Float64x", "_Float128x"}) {
    auto Types = Context.getTranslationUnitDecl()->lookup(
        DeclarationName(&Context.Idents.get(Name)));
    if (llvm::any_of(Types,
                     [](const Decl *D) { return isa<TypedefDecl>(D); }) &&
        Fresh.isUsed(Name))
      NewNames[Name] = Fresh.fresh(Name);
  }
  if (NewNames.empty())
    return;
  renameWords(NewNames, Tokens, Fresh, Edits);
}

std::string prototype(StringRef Name, QualType ReturnType, QualType Parameter,
                      const Names &Fresh, const ASTContext &Context) {
  QualType Type = Context.getFunctionType(ReturnType,
                                          Parameter->isVoidType()
                                              ? ArrayRef<QualType>()
                                              : ArrayRef<QualType>(Parameter),
                                          FunctionProtoType::ExtProtoInfo());
  const char *Storage = "extern ";
  const FunctionDecl *F =
      Fresh.isRenamed(Name) ? nullptr : functionNamed(Name, Context);
  if (F && F->getLocation().isValid()) {
    if (!const_cast<ASTContext &>(Context).typesAreCompatible(Type,
                                                              F->getType()))
      Type = Context.getCanonicalType(F->getType());
    if (!F->isExternallyVisible())
      Storage = "static ";
  }
  std::string Declared = Name.str();
  PrintingPolicy Policy = Context.getPrintingPolicy();
  Policy.Bool = false;
  Type.getAsStringInternal(Declared, Policy);
  return Storage + Declared + ";";
}

} // namespace transver
