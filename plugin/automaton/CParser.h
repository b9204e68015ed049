//===- CParser.h - The C text inside automata -------------------*- C++ -*-===//
//
// A recursive-descent parser for C expressions (operators by precedence
// climbing), for the statements of operations, and for patterns. It knows no
// declarations: a name is a name, and only what cannot be anything but a type
// is read as a type (C's keywords, `(T *)x`, `(T)x` where x cannot continue an
// expression).
//
// The trees are bounded in depth and in size, so that no input, however
// strange, makes this parser or a later recursive walk run out of stack.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_AUTOMATON_CPARSER_H
#define TRANSVER_AUTOMATON_CPARSER_H

#include "automaton/CExpr.h"
#include "automaton/Lexer.h"

namespace transver {

/// `$$name`: CPAchecker's spelling of an automaton variable inside C text.
struct DollarName {
  TextRange Range;
  std::string Name;
};

class CParser {
public:
  enum class Mode {
    Pattern,   ///< `MATCH {...}`: `$?` may stand, names are the program's
    Operation, ///< `ASSERT`, `ASSUME`, `DO`: `true` and `false` are 1 and 0
  };

  CParser(Lexer &L, DiagnosticSink &Diags, Mode M) : L(L), Diags(Diags), M(M) {}

  // Each returns null or false after an error, which has then been reported.

  /// An expression that may contain the comma operator.
  std::unique_ptr<CExpr> parseExpression();
  /// An expression without a comma outside parentheses.
  std::unique_ptr<CExpr> parseAssignment() { return parseBinary(2); }
  /// An operand of `&&` and `||` in a trigger, which ends before `->`.
  std::unique_ptr<CExpr> parseTest();
  /// All that is left of the text: an expression.
  std::unique_ptr<CExpr> parseWholeExpression();
  /// All that is left of the text: conditions separated by `;`, each of which
  /// must hold.
  std::unique_ptr<CExpr> parseConditions();
  /// All that is left of the text: statements, as a block.
  std::unique_ptr<CStmt> parseStatements(TextRange Body);
  /// All that is left of the text: a pattern.
  bool parsePattern(CPattern &Pattern);

  const std::vector<DollarName> &dollarNames() const { return DollarNames; }

private:
  /// Counts the levels of recursion for as long as it lives.
  class Nesting {
  public:
    explicit Nesting(CParser &P) : P(P) { ++P.Depth; }
    ~Nesting() { --P.Depth; }
    Nesting(const Nesting &) = delete;
    Nesting &operator=(const Nesting &) = delete;
    /// Reports it if so.
    bool tooDeep() const;

  private:
    CParser &P;
  };
  using ExprPtr = std::unique_ptr<CExpr>;
  using StmtPtr = std::unique_ptr<CStmt>;

  ExprPtr parseBinary(unsigned MinPrecedence);
  ExprPtr parseConditionalTail(ExprPtr Condition);
  ExprPtr parseUnary();
  ExprPtr parsePostfix();
  ExprPtr parsePrimary();
  ExprPtr parseParenthesised();
  ExprPtr parseSizeof();
  ExprPtr parseArguments(ExprPtr Callee);
  bool parseTypeName(std::string &Spelling);
  StmtPtr parseStatement();
  StmtPtr parseIf();
  StmtPtr parseBlock();
  bool parseDeclaration(CPattern &Pattern);
  bool startsType() const;
  bool startsDeclaration() const;
  bool startsCastOperand() const;
  bool refuseStatement();

  ExprPtr make(CExpr::Kind K, TextRange Range, llvm::StringRef Text = "");
  ExprPtr makeBinary(llvm::StringRef Op, ExprPtr Left, ExprPtr Right);
  ExprPtr unexpected(llvm::StringRef Expected);
  bool expectPunct(llvm::StringRef P, llvm::StringRef Opened = "");
  bool expectEnd();
  TextRange since(TextRange Begin) const;

  Lexer &L;
  DiagnosticSink &Diags;
  Mode M;
  unsigned Depth = 0;
  unsigned Nodes = 0;
  bool ArrowEnds = false; ///< `->` is no operator
  std::vector<DollarName> DollarNames;
};

/// Keywords that begin a type or continue it (`int`, `const`, `struct`).
bool isTypeKeyword(llvm::StringRef Word);
/// Qualifiers and storage classes: part of a type, but no type by themselves.
bool isTypeQualifier(llvm::StringRef Word);
/// Words of the automata language that end C text written without braces.
bool isActionKeyword(llvm::StringRef Word);

/// The precedence of a binary, conditional or assignment operator in C, from 1
/// for the comma to 13 for `*`; 0 if Op is none.
unsigned binaryPrecedence(llvm::StringRef Op);
/// Whether Op is `=` or a compound assignment.
/// True for the building blocks of a set of blocks: ADD, REMOVE, KEEP, HAS,
/// WITHIN, LOST.
bool isBlockSetWord(llvm::StringRef Word);
/// True for the building blocks that ask where an object lies.
bool isObjectWord(llvm::StringRef Word);
bool isAssignmentOperator(llvm::StringRef Op);

/// A part of the text with each white space and comment between tokens as one
/// space.
std::string joinTokens(llvm::ArrayRef<Token> Tokens);

} // namespace transver

#endif
