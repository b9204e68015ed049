//===- CParser.cpp - C expressions inside automata ------------------------===//

#include "automaton/CParser.h"
#include "automaton/CConstant.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace transver {

namespace {

constexpr unsigned MaxDepth = 256;
/// Bounds the depth of left-deep trees, which need no nesting in the text.
constexpr unsigned MaxNodes = 4096;

/// What the reader sees of a token in `expected X before Y`.
std::string describe(const Token &T) {
  if (T.is(Token::Kind::Eof))
    return "the end";
  return ("'" + T.Text + "'").str();
}

} // namespace

bool isTypeQualifier(StringRef Word) {
  return StringSwitch<bool>(Word)
      .Cases("const", "volatile", "restrict", "_Atomic", "__const",
             "__volatile__", true)
      .Cases("__restrict", "__extension__", "_Thread_local", "__thread",
             "_Alignas", true)
      .Cases("__attribute__", "static", "extern", "register", "auto", "typedef",
             true)
      .Cases("inline", "_Noreturn", true)
      .Default(false);
}

bool isTypeKeyword(StringRef Word) {
  if (isTypeQualifier(Word))
    return true;
  return StringSwitch<bool>(Word)
      .Cases("void", "char", "short", "int", "long", "float", "double", true)
      .Cases("signed", "unsigned", "__signed__", "_Bool", "bool", "_Complex",
             true)
      .Cases("__int128", "_BitInt", "_Float16", "__float128", "_Float128", true)
      .Cases("_Decimal32", "_Decimal64", "_Decimal128", true)
      .Cases("struct", "union", "enum", "typeof", "__typeof__", "__typeof",
             true)
      .Default(false);
}

bool isActionKeyword(StringRef Word) {
  return StringSwitch<bool>(Word)
      .Cases("ASSERT", "ASSUME", "DO", "PRINT", "MODIFY", "SPLIT", true)
      .Cases("GOTO", "ERROR", "STOP", "BREAK", "MATCH", "END", "STATE", true)
      .Default(false);
}

bool isBlockSetWord(StringRef Word) {
  return StringSwitch<bool>(Word)
      .Cases("ADD", "REMOVE", "KEEP", "HAS", "WITHIN", true)
      .Case("LOST", true)
      .Default(false);
}

bool isObjectWord(StringRef Word) {
  return StringSwitch<bool>(Word)
      .Cases("ADDRESS", "SIZE", "BASE", "INBOUNDS", "ROOM", true)
      .Case("ASSIGNED", true)
      .Default(false);
}

bool isAssignmentOperator(StringRef Op) {
  return StringSwitch<bool>(Op)
      .Cases("=", "*=", "/=", "%=", "+=", "-=", true)
      .Cases("<<=", ">>=", "&=", "^=", "|=", true)
      .Default(false);
}

unsigned binaryPrecedence(StringRef Op) {
  if (isAssignmentOperator(Op))
    return 2;
  return StringSwitch<unsigned>(Op)
      .Case(",", 1)
      .Case("?", 3)
      .Case("||", 4)
      .Case("&&", 5)
      .Case("|", 6)
      .Case("^", 7)
      .Case("&", 8)
      .Cases("==", "!=", 9)
      .Cases("<", ">", "<=", ">=", 10)
      .Cases("<<", ">>", 11)
      .Cases("+", "-", 12)
      .Cases("*", "/", "%", 13)
      .Default(0);
}

std::string joinTokens(ArrayRef<Token> Tokens) {
  std::string Result;
  for (const Token &T : Tokens) {
    if (!Result.empty() && T.SpaceBefore)
      Result += ' ';
    Result += T.Text;
  }
  return Result;
}

bool CParser::Nesting::tooDeep() const {
  if (P.Depth <= MaxDepth)
    return false;
  P.Diags.error(P.L.token().Range, "nested too deeply; the limit is " +
                                       Twine(MaxDepth) + " levels");
  return true;
}

TextRange CParser::since(TextRange Begin) const {
  return {Begin.Buffer, Begin.Begin, L.endOfPrevious().End};
}

std::unique_ptr<CExpr> CParser::make(CExpr::Kind K, TextRange Range,
                                     StringRef Text) {
  if (++Nodes > MaxNodes) {
    Diags.error(Range, "the expression is too long; the limit is " +
                           Twine(MaxNodes) + " operands and operators");
    return nullptr;
  }
  auto E = std::make_unique<CExpr>(K, Range);
  E->Text = Text.str();
  return E;
}

std::unique_ptr<CExpr> CParser::makeBinary(StringRef Op, ExprPtr Left,
                                           ExprPtr Right) {
  TextRange Range = {Left->Range.Buffer, Left->Range.Begin, Right->Range.End};
  ExprPtr E = make(CExpr::Kind::Binary, Range, Op);
  if (!E)
    return nullptr;
  E->Operands.push_back(std::move(Left));
  E->Operands.push_back(std::move(Right));
  return E;
}

std::unique_ptr<CExpr> CParser::unexpected(StringRef Expected) {
  const Token &T = L.token();
  if (T.is(Token::Kind::Bad))
    return nullptr; // reported by the lexer
  if (T.is(Token::Kind::Eof))
    Diags.error(L.endOfPrevious(), "expected " + Expected);
  else
    Diags.error(T.Range, "expected " + Expected + " before " + describe(T));
  return nullptr;
}

bool CParser::expectPunct(StringRef P, StringRef Opened) {
  if (L.token().isPunct(P)) {
    L.advance();
    return true;
  }
  if (Opened.empty())
    unexpected(("'" + P + "'").str());
  else
    unexpected(("'" + P + "' to match '" + Opened + "'").str());
  return false;
}

bool CParser::expectEnd() {
  if (L.token().is(Token::Kind::Eof))
    return true;
  unexpected("an operator");
  return false;
}

std::unique_ptr<CExpr> CParser::parseExpression() { return parseBinary(1); }

std::unique_ptr<CExpr> CParser::parseWholeExpression() {
  ExprPtr E = parseExpression();
  return E && expectEnd() ? std::move(E) : nullptr;
}

std::unique_ptr<CExpr> CParser::parseTest() {
  ArrowEnds = true;
  ExprPtr E = parseBinary(binaryPrecedence("|"));
  ArrowEnds = false;
  return E;
}

std::unique_ptr<CExpr> CParser::parseConditions() {
  ExprPtr All;
  do {
    ExprPtr E = parseExpression();
    if (E && All)
      E = makeBinary("&&", std::move(All), std::move(E));
    if (!E)
      return nullptr;
    All = std::move(E);
    if (!L.token().isPunct(";"))
      break;
    L.advance();
  } while (!L.token().is(Token::Kind::Eof));
  return expectEnd() ? std::move(All) : nullptr;
}

std::unique_ptr<CExpr> CParser::parseBinary(unsigned MinPrecedence) {
  Nesting Guard(*this);
  if (Guard.tooDeep())
    return nullptr;
  ExprPtr Left = parseUnary();
  while (Left) {
    const Token &T = L.token();
    unsigned Precedence =
        T.is(Token::Kind::Punct) ? binaryPrecedence(T.Text) : 0;
    if (Precedence == 0 || Precedence < MinPrecedence)
      return Left;
    StringRef Op = T.Text;
    L.advance();
    if (Op == "?") {
      Left = parseConditionalTail(std::move(Left));
      continue;
    }
    // Assignments associate to the right, all others to the left.
    ExprPtr Right =
        parseBinary(isAssignmentOperator(Op) ? Precedence : Precedence + 1);
    if (!Right)
      return nullptr;
    Left = makeBinary(Op, std::move(Left), std::move(Right));
  }
  return Left;
}

std::unique_ptr<CExpr> CParser::parseConditionalTail(ExprPtr Condition) {
  ExprPtr Middle;
  bool HasMiddle = !L.token().isPunct(":");
  if (HasMiddle && !(Middle = parseExpression()))
    return nullptr;
  if (!expectPunct(":", "?"))
    return nullptr;
  ExprPtr Else = parseBinary(3);
  if (!Else)
    return nullptr;
  TextRange Range = {Condition->Range.Buffer, Condition->Range.Begin,
                     Else->Range.End};
  ExprPtr E = make(CExpr::Kind::Conditional, Range, "?:");
  if (!E)
    return nullptr;
  E->Operands.push_back(std::move(Condition));
  if (HasMiddle)
    E->Operands.push_back(std::move(Middle));
  E->Operands.push_back(std::move(Else));
  return E;
}

std::unique_ptr<CExpr> CParser::parseUnary() {
  const Token &T = L.token();
  TextRange Begin = T.Range;
  if (T.isWord("sizeof"))
    return parseSizeof();
  bool IsPrefix = T.is(Token::Kind::Punct) &&
                  StringSwitch<bool>(T.Text)
                      .Cases("+", "-", "!", "~", "*", "&", "++", "--", true)
                      .Default(false);
  if (!IsPrefix)
    return parsePostfix();
  Nesting Guard(*this);
  if (Guard.tooDeep())
    return nullptr;
  StringRef Op = T.Text;
  L.advance();
  ExprPtr Operand = parseUnary();
  ExprPtr E = Operand ? make(CExpr::Kind::Prefix, since(Begin), Op) : nullptr;
  if (E)
    E->Operands.push_back(std::move(Operand));
  return E;
}

std::unique_ptr<CExpr> CParser::parseSizeof() {
  Nesting Guard(*this);
  if (Guard.tooDeep())
    return nullptr;
  TextRange Begin = L.token().Range;
  L.advance();
  if (L.token().isPunct("(")) {
    // Only the token after the parenthesis tells a type from an expression.
    Lexer Saved = L;
    L.advance();
    if (startsType()) {
      std::string Type;
      if (!parseTypeName(Type) || !expectPunct(")", "("))
        return nullptr;
      return make(CExpr::Kind::SizeofType, since(Begin), Type);
    }
    L = Saved;
  }
  ExprPtr Operand = parseUnary();
  ExprPtr E =
      Operand ? make(CExpr::Kind::Prefix, since(Begin), "sizeof") : nullptr;
  if (E)
    E->Operands.push_back(std::move(Operand));
  return E;
}

std::unique_ptr<CExpr> CParser::parsePostfix() {
  ExprPtr E = parsePrimary();
  while (E) {
    const Token &T = L.token();
    StringRef Op = T.is(Token::Kind::Punct) ? T.Text : "";
    TextRange Begin = E->Range;
    if (Op == "(") {
      E = parseArguments(std::move(E));
    } else if (Op == "[") {
      L.advance();
      ExprPtr Index = parseExpression();
      if (!Index || !expectPunct("]", "["))
        return nullptr;
      ExprPtr Whole = make(CExpr::Kind::Subscript, since(Begin));
      if (!Whole)
        return nullptr;
      Whole->Operands.push_back(std::move(E));
      Whole->Operands.push_back(std::move(Index));
      E = std::move(Whole);
    } else if (Op == "." || (Op == "->" && !ArrowEnds)) {
      L.advance();
      if (!L.token().is(Token::Kind::Word) &&
          !(L.token().is(Token::Kind::Any) && M == Mode::Pattern))
        return unexpected("the name of a member");
      std::string Name = L.token().Text.str();
      L.advance();
      ExprPtr Whole = make(CExpr::Kind::Member, since(Begin), Op);
      if (!Whole)
        return nullptr;
      Whole->MemberName = std::move(Name);
      Whole->Operands.push_back(std::move(E));
      E = std::move(Whole);
    } else if (Op == "++" || Op == "--") {
      L.advance();
      ExprPtr Whole = make(CExpr::Kind::Postfix, since(Begin), Op);
      if (!Whole)
        return nullptr;
      Whole->Operands.push_back(std::move(E));
      E = std::move(Whole);
    } else {
      break;
    }
  }
  return E;
}

std::unique_ptr<CExpr> CParser::parseArguments(ExprPtr Callee) {
  TextRange Begin = Callee->Range;
  ExprPtr Call = make(CExpr::Kind::Call, Begin);
  if (!Call)
    return nullptr;
  Call->Operands.push_back(std::move(Callee));
  L.advance();
  while (!L.token().isPunct(")")) {
    ExprPtr Argument = parseAssignment();
    if (!Argument)
      return nullptr;
    Call->Operands.push_back(std::move(Argument));
    if (!L.token().isPunct(","))
      break;
    L.advance();
    if (L.token().isPunct(")"))
      return unexpected("an argument");
  }
  if (!expectPunct(")", "("))
    return nullptr;
  Call->Range = since(Begin);
  return Call;
}

std::unique_ptr<CExpr> CParser::parsePrimary() {
  const Token T = L.token();
  ExprPtr E;
  switch (T.K) {
  case Token::Kind::Capture:
    if ((E = make(CExpr::Kind::Capture, T.Range, T.Text)))
      E->Number = T.Number;
    break;
  case Token::Kind::Any:
    if (M == Mode::Operation) {
      Diags.error(T.Range, "'$?' can only stand in a pattern");
      return nullptr;
    }
    E = make(CExpr::Kind::Any, T.Range, T.Text);
    break;
  case Token::Kind::Word:
    if (isTypeKeyword(T.Text))
      return unexpected("an expression");
    if (T.InAutomaton)
      DollarNames.push_back({T.Range, T.Text.str()});
    // An automaton cannot know whether the program includes <stdbool.h>.
    if (M == Mode::Operation && (T.Text == "true" || T.Text == "TRUE"))
      E = make(CExpr::Kind::Number, T.Range, "1");
    else if (M == Mode::Operation && (T.Text == "false" || T.Text == "FALSE"))
      E = make(CExpr::Kind::Number, T.Range, "0");
    else
      E = make(CExpr::Kind::Name, T.Range, T.Text);
    break;
  case Token::Kind::Number:
  case Token::Kind::Char: {
    std::string Mistake = checkConstant(T.Text);
    if (!Mistake.empty()) {
      Diags.error(T.Range, Mistake);
      return nullptr;
    }
    E = make(CExpr::Kind::Number, T.Range, T.Text);
    break;
  }
  case Token::Kind::String: {
    std::vector<Token> Parts;
    for (; L.token().is(Token::Kind::String); L.advance()) {
      std::string Mistake = checkConstant(L.token().Text);
      if (!Mistake.empty()) {
        Diags.error(L.token().Range, Mistake);
        return nullptr;
      }
      Parts.push_back(L.token());
    }
    std::string Text;
    for (const Token &Part : Parts)
      Text += (Text.empty() ? "" : " ") + Part.Text.str();
    return make(CExpr::Kind::String, since(T.Range), Text);
  }
  case Token::Kind::Punct:
    if (T.Text == "(")
      return parseParenthesised();
    return unexpected("an expression");
  case Token::Kind::Eof:
  case Token::Kind::Bad:
    return unexpected("an expression");
  }
  if (E)
    L.advance();
  return E;
}

/// `(e)`, `(type)e`; refuses compound literals and GNU statement expressions.
std::unique_ptr<CExpr> CParser::parseParenthesised() {
  TextRange Begin = L.token().Range;
  StringRef Rest = L.lookahead();
  L.advance();
  if (L.token().isPunct("{")) {
    Diags.error(L.token().Range, "a statement expression cannot be used here");
    return nullptr;
  }
  // `(T *)x`: nothing but a type ends in a star. `(T)x` where x begins an
  // operand.
  bool IsType = startsType();
  if (!IsType && L.token().is(Token::Kind::Word)) {
    StringRef Inside =
        Rest.take_until([](char C) { return C == ')' || C == '('; });
    if (Inside.size() < Rest.size() && Rest[Inside.size()] == ')' &&
        Inside.rtrim().size() && Inside.rtrim().back() == '*')
      IsType = true;
  }
  if (!IsType && L.token().is(Token::Kind::Word)) {
    Lexer Saved = L;
    L.advance();
    if (L.token().isPunct(")")) {
      L.advance();
      IsType = startsCastOperand();
    }
    L = Saved;
  }
  if (!IsType) {
    ExprPtr E = parseExpression();
    if (!E || !expectPunct(")", "("))
      return nullptr;
    E->Parenthesised = true;
    return E;
  }

  std::string Type;
  if (!parseTypeName(Type) || !expectPunct(")", "("))
    return nullptr;
  if (L.token().isPunct("{")) {
    Diags.error(L.token().Range, "a compound literal cannot be used here");
    return nullptr;
  }
  Nesting Guard(*this);
  if (Guard.tooDeep())
    return nullptr;
  ExprPtr Operand = parseUnary();
  ExprPtr E = Operand ? make(CExpr::Kind::Cast, since(Begin), Type) : nullptr;
  if (E)
    E->Operands.push_back(std::move(Operand));
  return E;
}

bool CParser::startsType() const {
  return L.token().is(Token::Kind::Word) && isTypeKeyword(L.token().Text);
}

/// After `(name)`: a token that begins an operand and continues no expression
/// makes the parentheses a cast.
bool CParser::startsCastOperand() const {
  const Token &T = L.token();
  switch (T.K) {
  case Token::Kind::Word:
    return !isActionKeyword(T.Text);
  case Token::Kind::Number:
  case Token::Kind::Char:
  case Token::Kind::String:
  case Token::Kind::Capture:
    return true;
  case Token::Kind::Punct:
    return T.Text == "!" || T.Text == "~";
  default:
    return false;
  }
}

/// The tokens up to the `)` that closes the type. What they mean is left to the
/// compiler; only what cannot be part of a type is refused.
bool CParser::parseTypeName(std::string &Spelling) {
  std::vector<Token> Tokens;
  unsigned Open = 0;
  for (; !L.token().is(Token::Kind::Eof); L.advance()) {
    const Token &T = L.token();
    if (T.isPunct(")") && Open == 0)
      break;
    if (T.isPunct("(") || T.isPunct("["))
      ++Open;
    else if ((T.isPunct(")") || T.isPunct("]")) && Open > 0)
      --Open;
    else if (!T.is(Token::Kind::Word) && !T.is(Token::Kind::Number) &&
             !T.isPunct("*") && !T.isPunct(",") && !T.isPunct("..."))
      return unexpected("')' at the end of a type") != nullptr;
    Tokens.push_back(T);
  }
  Spelling = joinTokens(Tokens);
  return true;
}

} // namespace transver
