//===- CStatements.cpp - Operations and patterns inside automata ----------===//
//
// The parts of CParser above expressions. Operations are woven into any place
// of an expression, so that they can contain neither loops, jumps nor
// declarations (D5 of the design); each gets a message that says what to do
// instead.
//
//===----------------------------------------------------------------------===//

#include "automaton/CParser.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace transver {

namespace {

/// Why a statement that begins with Word cannot stand in an operation.
StringRef refusal(StringRef Word) {
  return StringSwitch<StringRef>(Word)
      .Cases("while", "for", "do", "an operation cannot contain a loop")
      .Cases("goto", "break", "continue", "return",
             "an operation cannot contain a jump")
      .Cases("switch", "case", "default",
             "an operation cannot contain a switch; use if and else")
      .Cases("asm", "__asm__", "__asm", "an operation cannot contain assembly")
      .Case("else", "'else' without 'if'")
      .Default("");
}

} // namespace

/// Two words in a row, or a word, stars, a word and `=`, can only be a
/// declaration.
bool CParser::startsDeclaration() const {
  if (startsType())
    return true;
  if (!L.token().is(Token::Kind::Word))
    return false;
  Lexer Ahead = L;
  Ahead.advance();
  bool Stars = Ahead.token().isPunct("*");
  while (Ahead.token().isPunct("*"))
    Ahead.advance();
  bool Declared = Ahead.token().is(Token::Kind::Word) ||
                  Ahead.token().is(Token::Kind::Capture) ||
                  Ahead.token().is(Token::Kind::Any);
  if (!Stars || !Declared)
    return Declared;
  Ahead.advance();
  return Ahead.token().isPunct("=");
}

bool CParser::refuseStatement() {
  const Token &T = L.token();
  StringRef Why = T.is(Token::Kind::Word) ? refusal(T.Text) : "";
  if (Why.empty() && T.is(Token::Kind::Word)) {
    // `label:` has a colon after it, and so has no expression.
    Lexer Ahead = L;
    Ahead.advance();
    if (Ahead.token().isPunct(":"))
      Why = "an operation cannot contain a label";
    else if (startsDeclaration())
      Why = "an operation cannot contain a declaration; declare an automaton "
            "variable with LOCAL";
  }
  if (Why.empty())
    return false;
  Diags.error(T.Range, Why);
  return true;
}

std::unique_ptr<CStmt> CParser::parseStatements(TextRange Body) {
  auto Block = std::make_unique<CStmt>(CStmt::Kind::Block, Body);
  while (!L.token().is(Token::Kind::Eof)) {
    StmtPtr S = parseStatement();
    if (!S)
      return nullptr;
    // A lone `;` is no statement worth keeping.
    if (S->K != CStmt::Kind::Expression || S->Expr)
      Block->Children.push_back(std::move(S));
  }
  return Block;
}

std::unique_ptr<CStmt> CParser::parseStatement() {
  Nesting Guard(*this);
  if (Guard.tooDeep())
    return nullptr;
  if (L.token().isPunct("{"))
    return parseBlock();
  if (L.token().isWord("if"))
    return parseIf();
  if (refuseStatement())
    return nullptr;
  TextRange Begin = L.token().Range;
  auto S = std::make_unique<CStmt>(CStmt::Kind::Expression, Begin);
  if (!L.token().isPunct(";")) {
    S->Expr = parseExpression();
    if (!S->Expr)
      return nullptr;
  }
  S->Range = since(Begin);
  // The last semicolon of an operation may be missing.
  if (L.token().is(Token::Kind::Eof))
    return S;
  return expectPunct(";") ? std::move(S) : nullptr;
}

std::unique_ptr<CStmt> CParser::parseBlock() {
  TextRange Begin = L.token().Range;
  auto Block = std::make_unique<CStmt>(CStmt::Kind::Block, Begin);
  L.advance();
  while (!L.token().isPunct("}")) {
    if (L.token().is(Token::Kind::Eof)) {
      unexpected("'}' to match '{'");
      return nullptr;
    }
    StmtPtr S = parseStatement();
    if (!S)
      return nullptr;
    if (S->K != CStmt::Kind::Expression || S->Expr)
      Block->Children.push_back(std::move(S));
  }
  L.advance();
  Block->Range = since(Begin);
  return Block;
}

std::unique_ptr<CStmt> CParser::parseIf() {
  TextRange Begin = L.token().Range;
  auto S = std::make_unique<CStmt>(CStmt::Kind::If, Begin);
  L.advance();
  if (!L.token().isPunct("(")) {
    unexpected("'('");
    return nullptr;
  }
  L.advance();
  S->Expr = parseExpression();
  if (!S->Expr || !expectPunct(")", "("))
    return nullptr;
  if (L.token().is(Token::Kind::Eof)) {
    unexpected("a statement");
    return nullptr;
  }
  StmtPtr Then = parseStatement();
  if (!Then)
    return nullptr;
  S->Children.push_back(std::move(Then));
  if (L.token().isWord("else")) {
    L.advance();
    if (L.token().is(Token::Kind::Eof)) {
      unexpected("a statement");
      return nullptr;
    }
    StmtPtr Else = parseStatement();
    if (!Else)
      return nullptr;
    S->Children.push_back(std::move(Else));
  }
  // An empty branch is written as an empty block, so that no null expression
  // remains.
  for (StmtPtr &Child : S->Children)
    if (Child->K == CStmt::Kind::Expression && !Child->Expr)
      Child = std::make_unique<CStmt>(CStmt::Kind::Block, Child->Range);
  S->Range = since(Begin);
  return S;
}

bool CParser::parsePattern(CPattern &Pattern) {
  if (L.token().is(Token::Kind::Eof)) {
    Diags.error(Pattern.Range, "the pattern is empty");
    return false;
  }
  if (L.token().isWord("return")) {
    Pattern.K = CPattern::Kind::Return;
    L.advance();
    bool Bare = L.token().isPunct(";") || L.token().is(Token::Kind::Eof);
    if (!Bare && !(Pattern.Expr = parseExpression()))
      return false;
  } else if (startsDeclaration()) {
    if (!parseDeclaration(Pattern))
      return false;
  } else if (!(Pattern.Expr = parseExpression())) {
    return false;
  }
  if (L.token().isPunct(";"))
    L.advance();
  if (L.token().is(Token::Kind::Eof))
    return true;
  if (L.token().is(Token::Kind::Bad))
    return false;
  Diags.error(L.token().Range, "a pattern matches one operation; unexpected '" +
                                   L.token().Text + "' after it");
  return false;
}

/// `int x = $1`, `struct S *$1`: all words but the last are the type.
bool CParser::parseDeclaration(CPattern &Pattern) {
  Pattern.K = CPattern::Kind::Declaration;
  std::vector<Token> Type;
  for (;;) {
    const Token T = L.token();
    L.advance();
    bool Ends = !L.token().is(Token::Kind::Word) && !L.token().isPunct("*") &&
                !L.token().is(Token::Kind::Capture) &&
                !L.token().is(Token::Kind::Any) && !L.token().isPunct("(");
    bool CanBeName = (T.is(Token::Kind::Word) && !isTypeKeyword(T.Text)) ||
                     T.is(Token::Kind::Capture) || T.is(Token::Kind::Any);
    if (CanBeName && !Type.empty() && (Ends || !T.is(Token::Kind::Word))) {
      CExpr::Kind K = T.is(Token::Kind::Word)      ? CExpr::Kind::Name
                      : T.is(Token::Kind::Capture) ? CExpr::Kind::Capture
                                                   : CExpr::Kind::Any;
      Pattern.Expr = make(K, T.Range, T.Text);
      if (!Pattern.Expr)
        return false;
      Pattern.Expr->Number = T.Number;
      break;
    }
    if (!T.is(Token::Kind::Word) && !T.isPunct("*"))
      return unexpected("the declared name") != nullptr;
    Type.push_back(T);
    if (L.token().is(Token::Kind::Eof))
      return unexpected("the declared name") != nullptr;
  }
  Pattern.Text = joinTokens(Type);
  if (L.token().isPunct("[") || L.token().isPunct("(") ||
      L.token().isPunct(",")) {
    Diags.error(
        L.token().Range,
        "a declaration in a pattern declares one variable that is neither "
        "an array nor a function");
    return false;
  }
  if (!L.token().isPunct("="))
    return true;
  L.advance();
  Pattern.Init = parseAssignment();
  return Pattern.Init != nullptr;
}

} // namespace transver
