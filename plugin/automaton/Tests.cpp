//===- Tests.cpp - Tests of variables in triggers -------------------------===//

#include "automaton/AutomatonParser.h"

using namespace llvm;

namespace transver {

/// Bounds the cases that the product tells apart.
static constexpr unsigned MaxTriggerTests = 12;

/// Whether the `(` here begins an operand of a test, as in `(n + 1) * 2 == m`,
/// and not a trigger.
bool AutomatonParser::isOperandInParentheses() {
  DiagnosticSink::Mark M = Diags.mark();
  Lexer Ahead = L;
  unsigned Open = 0;
  do {
    if (Ahead.token().isWord("MATCH") || Ahead.token().isWord("TRUE") ||
        Ahead.token().isWord("FALSE"))
      break; // regular expressions are no tokens
    Open += Ahead.token().isPunct("(");
    Open -= Ahead.token().isPunct(")");
    Ahead.advance();
  } while (Open > 0 && !Ahead.token().is(Kind::Eof) &&
           !Ahead.token().isPunct(";"));
  Diags.rollback(M);
  const Token &Next = Ahead.token();
  return Open == 0 && Next.is(Kind::Punct) &&
         binaryPrecedence(Next.Text) >= binaryPrecedence("|");
}

/// Whether a test of variables stands here: the name of one, or a comparison.
bool AutomatonParser::startsTest() const {
  const Token &T = token();
  if (T.is(Kind::Number) || T.is(Kind::Capture) || T.isPunct("(") ||
      T.isPunct("-"))
    return true;
  if (!T.is(Kind::Word))
    return false;
  auto IsNamed = [&](const auto &Variable) { return Variable.Name == T.Text; };
  StringRef Next = L.lookahead().ltrim();
  return T.InAutomaton || llvm::any_of(Current->Locals, IsNamed) ||
         llvm::any_of(Current->ElementSets, IsNamed) || hasPrefix(Next, "==") ||
         hasPrefix(Next, "!=") || hasPrefix(Next, "[") || hasPrefix(Next, ".");
}

/// `n == 3`, `held[$1]`.
std::unique_ptr<Trigger> AutomatonParser::parseTest() {
  TextRange Begin = token().Range;
  CParser P(L, Diags, CParser::Mode::Operation);
  auto T = std::make_unique<Trigger>(Trigger::Kind::Test, Begin);
  T->Expr = P.parseTest();
  if (!T->Expr)
    return nullptr;
  T->Range = since(Begin);
  Pending.Dollars.insert(Pending.Dollars.end(), P.dollarNames().begin(),
                         P.dollarNames().end());
  if (++TriggerTests > MaxTriggerTests) {
    Diags.error(T->Range, "a trigger has at most " + Twine(MaxTriggerTests) +
                              " tests of variables");
    return nullptr;
  }
  return T;
}

} // namespace transver
