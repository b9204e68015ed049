//===- Primitives.cpp - The verifier's own words --------------------------===//
//
// Woven text says `reach_error()`, `__VERIFIER_assume(c)` and
// `__VERIFIER_nondet_T()`, and these have no body. A verifier that does not
// know the names is given bodies in its own words, as the table of profiles has
// them; what the program declares is defined as it is declared, and what it
// defines itself stays.
//
//===----------------------------------------------------------------------===//

#include "Compat.h"
#include "lower/Pass.h"
#include "support/Types.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace transver {
namespace {

constexpr const char *Assume = "__VERIFIER_assume", *Error = "reach_error",
                     *NondetPrefix = "__VERIFIER_nondet_";

/// Text with each `$LETTER` replaced by what is given for it.
std::string filledIn(StringRef Text,
                     llvm::ArrayRef<std::pair<char, std::string>> Values) {
  std::string Result;
  while (!Text.empty()) {
    auto [Before, Rest] = Text.split('$');
    Result += Before;
    if (Rest.empty())
      break;
    for (const auto &[Letter, Value] : Values)
      if (Letter == Rest.front())
        Result += Value;
    Text = Rest.drop_front();
  }
  return Result;
}

/// `int f(void)` as the program declares F, with names p0, … for parameters.
std::string heading(const FunctionDecl &F, const ASTContext &Context) {
  std::string Text = F.getNameAsString() + "(";
  for (unsigned I = 0; I < F.getNumParams(); ++I)
    Text += (I ? ", " : "") +
            transver::declare(F.getParamDecl(I)->getType(), "c", Context);
  Text += F.getNumParams() ? ")" : "void)";
  PrintingPolicy Policy = Context.getPrintingPolicy();
  Policy.Bool = false;
  F.getReturnType().getAsStringInternal(Text, Policy);
  return Text;
}

/// The last declaration of each function that is a primitive, in order, and
/// calls of the assumption that are statements.
class Finder : public RecursiveASTVisitor<Finder> {
public:
  bool VisitFunctionDecl(FunctionDecl *F) {
    if (!F->getIdentifier() || !F->isExternallyVisible())
      return true;
    StringRef Name = F->getName();
    if (Name != Assume && Name != Error &&
        !compat::startsWith(Name, NondetPrefix))
      return true;
    if (!llvm::is_contained(Functions, F->getMostRecentDecl()))
      Functions.push_back(F->getMostRecentDecl());
    return true;
  }
  bool VisitStmt(Stmt *S) {
    if (isa<Expr>(S))
      return true;
    for (const Stmt *Child : S->children()) {
      const auto *Call = dyn_cast_or_null<CallExpr>(Child);
      const FunctionDecl *F = Call ? Call->getDirectCallee() : nullptr;
      if (F && F->getIdentifier() && F->getName() == Assume &&
          Call->getNumArgs() == 1 && isStatementOf(Call, S))
        Assumptions.push_back(Call);
    }
    return true;
  }
  std::vector<const FunctionDecl *> Functions;
  std::vector<const CallExpr *> Assumptions;
};

class Writer {
public:
  explicit Writer(LoweredUnit &Unit) : Unit(Unit), Says(Unit.Says) {}

  void run() {
    Finder Found;
    Found.TraverseDecl(Unit.Context.getTranslationUnitDecl());
    for (const FunctionDecl *F : Found.Functions)
      if (F->getName() == Error)
        writeError(*F);
      else if (F->getName() == Assume)
        writeAssume(*F);
      else
        writeInput(*F);
    if (Says.Stop)
      for (const CallExpr *Call : Found.Assumptions)
        guard(*Call);
    declare();
  }

private:
  /// What is used is declared, unless the program does so, in another way.
  void declare() {
    SmallVector<StringRef, 8> Lines;
    StringRef(Says.Declarations).split(Lines, '\n', -1, false);
    std::string Comment;
    for (StringRef Line : Lines) {
      StringRef Name = Line.split('(').first.rsplit(' ').second;
      if (compat::startsWith(Line, "#"))
        Unit.Prologue.push_back(Line.str());
      else if (compat::startsWith(Line, "/*"))
        Comment = Line.str() + "\n";
      else if (StringRef(Written).contains(Name) && !isDeclared(Name))
        Unit.Prologue.push_back(Comment + Line.str());
    }
  }

  /// Whether the program declares the function Name otherwise; an error if that
  /// is something else.
  bool isDeclared(StringRef Name) const {
    for (const NamedDecl *D : Unit.Context.getTranslationUnitDecl()->lookup(
             DeclarationName(&Unit.Context.Idents.get(Name)))) {
      const auto *F = dyn_cast<FunctionDecl>(D);
      DiagnosticsEngine &Diags = Unit.Context.getDiagnostics();
      if (!F)
        Diags.Report(
            D->getLocation(),
            Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                  "transver: '%0' is no function here, and the "
                                  "profile's function of that name is needed"))
            << Name;
      if (!F || (F->getLocation().isValid() && !F->isImplicit() &&
                 !F->getReturnType()->isVoidType()))
        return true;
    }
    return false;
  }

  void define(std::string Text) {
    Written += Text;
    Unit.Epilogue.push_back(std::move(Text));
  }

  void writeError(const FunctionDecl &F) {
    if (!Says.Error)
      return;
    const FunctionDecl *Definition = nullptr;
    if (!F.hasBody(Definition)) {
      define(heading(F, Unit.Context) + " { " + Says.Error +
             (F.getReturnType()->isVoidType() ? " }" : " for (;;) ; }"));
      return;
    }
    // That it is called is the error, whatever it does.
    TokenIndex Brace =
        Unit.Tokens.indexOf(Definition->getBody()->getBeginLoc());
    if (Brace == Unit.Tokens.size())
      return;
    Unit.Edits.insertAfter(Brace, std::string(" ") + Says.Error);
    Written += Says.Error;
  }

  void writeAssume(const FunctionDecl &F) {
    if ((!Says.Assume && !Says.Stop) || F.hasBody())
      return;
    const bool Fits =
        F.getNumParams() == 1 && F.getParamDecl(0)->getType()->isScalarType();
    if (!Fits && F.hasPrototype()) {
      Unit.keep(F.getLocation(), "__VERIFIER_assume",
                "it is declared with other parameters");
      return;
    }
    std::string Body = Says.Assume
                           ? std::string(Says.Assume)
                           : "{ if (!c) " + std::string(Says.Stop) + " }";
    std::string Head = heading(F, Unit.Context);
    if (!Fits)
      Head = "void __VERIFIER_assume(int c)";
    define(Head + " " + Body);
  }

  void writeInput(const FunctionDecl &F) {
    if (!Says.Nondet || F.hasBody() || !F.isReferenced())
      return;
    QualType Type = F.getReturnType();
    if (F.getNumParams() || !Type->isScalarType()) {
      Unit.keep(F.getLocation(), F.getName(),
                "it is no function that gives one number or pointer");
      return;
    }
    StringRef Name = F.getName().drop_front(StringRef(NondetPrefix).size());
    bool IsBool = Type->isBooleanType();
    // The user may have a function of the verifier's name.
    std::string Own = ("nondet_" + Name).str();
    std::string Suffix = Name.str();
    for (unsigned Number = 2; Unit.Fresh.isUsed(Own); ++Number) {
      Suffix = (Name + "_" + std::to_string(Number)).str();
      Own = "nondet_" + Suffix;
    }
    define(filledIn(
        IsBool ? Says.NondetBool : Says.Nondet,
        {{'N', Suffix},
         {'T', IsBool ? std::string("_Bool") : typeName(Type, Unit.Context)},
         {'V', IsBool ? std::string("_Bool value")
                      : transver::declare(Type, "value", Unit.Context)},
         {'F', heading(F, Unit.Context)}}));
  }

  /// `__VERIFIER_assume(c);` becomes `{ if (!(c)) STOP }`.
  void guard(const CallExpr &Call) {
    TokenRange All = Unit.rangeOf(Call),
               Argument = Unit.rangeOf(*Call.getArg(0));
    if (All.empty() || Argument.empty())
      return;
    if (All.End == Unit.Tokens.size() || !Unit.Tokens[All.End].is(tok::semi))
      return;
    ++All.End; // with the `;`, which an `else` may follow
    Written += Says.Stop;
    Unit.Edits.replace(All,
                       {Piece::text("{ if (!("), Piece::tokens(Argument),
                        Piece::text(std::string(")) ") + Says.Stop + " }")});
  }

  LoweredUnit &Unit;
  const Primitives &Says;
  std::string Written; ///< all that may name what Declarations declare
};

} // namespace

void writePrimitives(LoweredUnit &Unit) { Writer(Unit).run(); }

} // namespace transver
