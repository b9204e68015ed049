//===- CExpr.h - C expressions in automata ----------------------*- C++ -*-===//
//
// An automaton contains C text in three places: patterns (`MATCH {$1 + $2}`),
// conditions (`ASSERT {x <= 136}`) and operations (`DO {if (c) n = n + 1;}`).
// All three are parsed into the small trees below. A tree keeps what matching
// and printing need: which operator, which operands, where it was written.
//
// Capturing groups are the paper's match identifiers (TransVer, section 4):
// `$1` binds an operand, `$?` matches one operand (as the last argument of a
// call: any number of further arguments) without binding it, `$0` is the whole
// matched expression.
//
// This folder knows nothing of Clang's AST; it uses LLVM's Support library
// only.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_AUTOMATON_CEXPR_H
#define TRANSVER_AUTOMATON_CEXPR_H

#include <memory>
#include <string>
#include <vector>

namespace transver {

/// A place in an automaton's text: a buffer of the SourceText it was parsed
/// from, and a range of byte offsets in it.
struct TextRange {
  unsigned Buffer = 0;
  unsigned Begin = 0, End = 0;
};

/// One node of a C expression as an automaton writes it.
struct CExpr {
  enum class Kind {
    Capture,     ///< `$n`; Number is n
    Any,         ///< `$?`
    Name,        ///< an identifier; Text is its spelling
    Number,      ///< an integer, floating or character constant; Text is its
                 ///< spelling
    String,      ///< a string literal, Text with its quotes
    Prefix,      ///< Text is one of + - ! ~ * & ++ -- sizeof
    Postfix,     ///< Text is one of ++ --
    Binary,      ///< Text is any binary operator, assignment or `,`
    Conditional, ///< `?:`, three operands (the middle one may be missing: GNU
                 ///< ?:, then two)
    Call,        ///< operand 0 is the callee, the others are arguments
    Subscript,   ///< `a[i]`
    Member,      ///< `.` or `->` (Text); MemberName is the member, or `$?`
    Cast,        ///< `(type)e`; Text is the type's spelling
    SizeofType,  ///< `sizeof(type)`; Text is the type's spelling
    Element,     ///< `set[e]` of a set variable (Text): e is in it
    Empty,       ///< `set.empty` of a set variable (Text)
  };
  Kind K;
  TextRange Range;
  std::string Text;
  std::string MemberName;
  unsigned Number = 0;
  /// Element: of a set of texts, so that e is asked for its text.
  bool OfTexts = false;
  /// Written in parentheses (printing keeps precedence right by itself; this is
  /// for patterns and diagnostics only, parentheses never hide a match).
  bool Parenthesised = false;
  std::vector<std::unique_ptr<CExpr>> Operands;

  CExpr(Kind K, TextRange Range) : K(K), Range(Range) {}
};

/// A statement of an operation. D5 of the design: no loops, no jumps, no
/// declarations.
struct CStmt {
  enum class Kind { Expression, If, Block };
  Kind K;
  TextRange Range;
  std::unique_ptr<CExpr>
      Expr; ///< Expression: the expression; If: the condition
  std::vector<std::unique_ptr<CStmt>>
      Children; ///< If: then and, if any, else; Block: all

  CStmt(Kind K, TextRange Range) : K(K), Range(Range) {}
};

/// What a `{...}` pattern matches: an expression, a `return`, or a declaration.
struct CPattern {
  enum class Kind {
    Expression,
    Return,      ///< `return $1;` (Expr may be null: `return;`)
    Declaration, ///< `int $1;`, `int x = $2;`: Text is the type's spelling,
                 ///< Expr the declared name (Name, Capture or Any), Init the
                 ///< initialiser or null
  };
  Kind K = Kind::Expression;
  TextRange Range;
  std::string Text; ///< the pattern's whole text between the braces; for a
                    ///< declaration its type
  std::unique_ptr<CExpr> Expr;
  std::unique_ptr<CExpr> Init;
};

} // namespace transver

#endif
