//===- Words.cpp - Words that say nothing to a verifier -------------------===//
//
// GNU C and C11 have words that change nothing of what a program does:
// `__extension__`, attributes for the optimiser or for warnings, assertions
// that Clang has checked already, selections whose outcome it knows. They go;
// other spellings of a keyword become the keyword.
//
//===----------------------------------------------------------------------===//

#include "Compat.h"
#include "lower/Pass.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/Builtins.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace transver {
namespace {

/// Whether an attribute only helps to optimise or to warn.
bool saysNothing(StringRef Name) {
  if (Name.size() > 4 && compat::startsWith(Name, "__") &&
      compat::endsWith(Name, "__"))
    Name = Name.drop_front(2).drop_back(2);
  return llvm::StringSwitch<bool>(Name)
      .Cases("nothrow", "leaf", "pure", "const", "nonnull", true)
      .Cases("returns_nonnull", "malloc", "alloc_size", "alloc_align", true)
      .Cases("assume_aligned", "format", "format_arg", "sentinel", true)
      .Cases("warn_unused_result", "unused", "deprecated", "used", true)
      .Cases("noinline", "always_inline", "flatten", "artificial", true)
      .Cases("cold", "hot", "no_instrument_function", true)
      .Cases("fallthrough", "warning", "error", "nonstring", true)
      .Cases("may_alias", "diagnose_if", "access", "fd_arg", true)
      .Default(false);
}

class WordDropper : public RecursiveASTVisitor<WordDropper> {
public:
  explicit WordDropper(LoweredUnit &Unit) : Unit(Unit) {}

  bool VisitStaticAssertDecl(StaticAssertDecl *D) {
    TokenRange Range = Unit.rangeOf(*D);
    if (Range.empty())
      return true;
    // In a structure the `;` is part of it; at file scope it would be an empty
    // declaration.
    if (Range.End < Unit.Tokens.size() && Unit.Tokens[Range.End].is(tok::semi))
      ++Range.End;
    Unit.Edits.replace(Range, {Piece::text("")});
    return true;
  }

  /// Only what is selected was ever evaluated.
  bool VisitGenericSelectionExpr(GenericSelectionExpr *E) {
    if (E->isResultDependent())
      return true;
    TokenRange All = Unit.rangeOf(*E),
               Result = Unit.rangeOf(*E->getResultExpr());
    if (!All.empty() && !Result.empty())
      Unit.Edits.replace(
          All, {Piece::text("("), Piece::tokens(Result), Piece::text(")")});
    return true;
  }

  /// `__builtin_expect(e, c)` has the value of `e`, as a `long`.
  bool VisitCallExpr(CallExpr *E) {
    const FunctionDecl *F = E->getDirectCallee();
    if (!F || F->getBuiltinID() != Builtin::BI__builtin_expect ||
        E->getNumArgs() != 2 || E->getArg(1)->HasSideEffects(Unit.Context))
      return true;
    TokenRange All = Unit.rangeOf(*E), Value = Unit.rangeOf(*E->getArg(0));
    if (!All.empty() && !Value.empty())
      Unit.Edits.replace(All, {Piece::text("((long)("), Piece::tokens(Value),
                               Piece::text("))")});
    return true;
  }

private:
  LoweredUnit &Unit;
};

/// `__attribute__((…))` from token At on: its end, and whether all that it has
/// says nothing.
TokenIndex endOfAttribute(const TokenBuffer &Tokens, TokenIndex At,
                          bool &IsEmpty, std::string &Names) {
  IsEmpty = true;
  unsigned Depth = 0;
  for (TokenIndex I = At + 1; I < Tokens.size(); ++I) {
    const Token &Tok = Tokens[I];
    bool Begins = Depth == 2 && Tokens[I - 1].isOneOf(tok::l_paren, tok::comma);
    if (Tok.is(tok::l_paren))
      ++Depth;
    else if (Tok.is(tok::r_paren) && --Depth == 0)
      return I + 1;
    else if (Begins && Tok.getIdentifierInfo()) {
      StringRef Name = Tok.getIdentifierInfo()->getName();
      Names += (Names.empty() ? "" : ", ") + Name.str();
      IsEmpty &= saysNothing(Name);
    }
  }
  return Tokens.size();
}

/// The standard's spelling of a keyword, or null. (These are one kind of token
/// to Clang.)
const char *standardSpelling(const Token &Tok, StringRef Spelling) {
  if (!compat::startsWith(Spelling, "__"))
    return nullptr;
  switch (Tok.getKind()) {
  case tok::kw_const:
    return "const";
  case tok::kw_volatile:
    return "volatile";
  case tok::kw_signed:
    return "signed";
  case tok::kw_inline:
    return "inline";
  case tok::kw_restrict:
    return "restrict";
  default:
    return nullptr;
  }
}

} // namespace

void dropWords(LoweredUnit &Unit) {
  const TokenBuffer &Tokens = Unit.Tokens;
  const SourceManager &SM = Unit.Context.getSourceManager();
  for (TokenIndex I = 0; I < Tokens.size(); ++I) {
    const Token &Tok = Tokens[I];
    if (Tok.is(tok::kw___extension__)) {
      Unit.Edits.replace({I, I + 1}, {Piece::text("")});
    } else if (Tok.is(tok::kw___attribute)) {
      bool IsEmpty;
      std::string Names;
      TokenIndex End = endOfAttribute(Tokens, I, IsEmpty, Names);
      if (IsEmpty)
        Unit.Edits.replace({I, End}, {Piece::text("")});
      else if (Names != "noreturn" && Names != "__noreturn__" &&
               !SM.isInSystemHeader(Tok.getLocation()))
        Unit.keep(Tok.getLocation(), "attribute '" + Names + "'",
                  "it means something");
      I = End - 1;
    } else if (const char *Standard =
                   standardSpelling(Tok, Tokens.spelling(I))) {
      Unit.Edits.replace({I, I + 1}, {Piece::text(Standard)});
    }
  }
  WordDropper(Unit).TraverseDecl(Unit.Context.getTranslationUnitDecl());
}

} // namespace transver
