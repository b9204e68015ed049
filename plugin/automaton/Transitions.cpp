//===- Transitions.cpp - Triggers, actions and targets --------------------===//

#include "automaton/AutomatonParser.h"
#include "automaton/Regex.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace transver {

namespace {

constexpr unsigned MaxTriggerDepth = 256;
/// Bounds the depth of a chain of `||`, as in the C parser.
constexpr unsigned MaxTriggerNodes = 4096;

const StringRef MatchWords[] = {"LABEL",  "FUNCTIONCALL",   "ENTRY",
                                "EXIT",   "FUNCTION_ENTRY", "FUNCTION_EXIT",
                                "cond",   "true",           "OTHERWISE",
                                "ASSERT", "BRANCH",         "STATEMENT"};
const StringRef TestWords[] = {"SIGNED",   "UNSIGNED", "INTEGER",   "FLOATING",
                               "POINTER",  "ATOMIC",   "VOLATILE",  "BITFIELD",
                               "SHARED",   "INDIRECT", "WIDTH",     "ARRAY",
                               "FUNCTION", "ACCESS",   "AUTOMATIC", "USED"};
const StringRef ActionWords[] = {"ASSERT", "ASSUME", "DO",    "PRINT", "GOTO",
                                 "ERROR",  "STOP",   "BREAK", "GOAL"};
const StringRef AfterTriggerWords[] = {"WHERE", "BEFORE", "AFTER"};

} // namespace

bool AutomatonParser::parseTransition(State &S) {
  Transition T;
  TextRange Begin = token().Range;
  TriggerNodes = TriggerTests = 0;
  T.When = parseTriggerOr();
  if (!T.When)
    return false;
  if (token().isWord("WHERE")) {
    L.advance();
    T.Where = parseTypeTest(/*InAnd=*/false);
    if (!T.Where)
      return false;
  }
  if (token().isWord("BEFORE") || token().isWord("AFTER")) {
    T.Place = token().isWord("BEFORE") ? Placement::Before : Placement::After;
    L.advance();
  }
  if (!token().isPunct("->")) {
    if (token().is(Kind::Word) &&
        !nearestWord(token().Text, AfterTriggerWords).empty())
      return unknownWord("keyword", AfterTriggerWords);
    return expected("'->'");
  }
  L.advance();
  unsigned StateIndex = &S - Current->States.data();
  if (!parseActions(T) || !parseTarget(T, StateIndex, S.Transitions.size()))
    return false;
  T.Range = since(Begin);
  S.Transitions.push_back(std::move(T));
  // Where the `;` was forgotten the next line is a transition like any other.
  return expectPunct(";") || L.startsLine();
}

//===----------------------------------------------------------------------===//
// Triggers
//===----------------------------------------------------------------------===//

std::unique_ptr<Trigger>
AutomatonParser::combine(Trigger::Kind K, std::unique_ptr<Trigger> Left,
                         std::unique_ptr<Trigger> Right) {
  if (!Left || !Right)
    return nullptr;
  if (++TriggerNodes > MaxTriggerNodes) {
    Diags.error(Right->Range, "the trigger is too long");
    return nullptr;
  }
  auto T = std::make_unique<Trigger>(K, since(Left->Range));
  T->Operands.push_back(std::move(Left));
  T->Operands.push_back(std::move(Right));
  return T;
}

std::unique_ptr<Trigger> AutomatonParser::parseTriggerOr() {
  std::unique_ptr<Trigger> Left = parseTriggerAnd();
  while (Left && token().isPunct("||")) {
    L.advance();
    std::unique_ptr<Trigger> Right = parseTriggerAnd();
    // CPAchecker gives both operators the same precedence; C does not. Only
    // where the two readings agree can the parentheses be left out.
    if (Right && SawAnd) {
      Diags.error(Right->Range, "'&&' after '||' needs parentheses");
      return nullptr;
    }
    Left = combine(Trigger::Kind::Or, std::move(Left), std::move(Right));
  }
  return Left;
}

std::unique_ptr<Trigger> AutomatonParser::parseTriggerAnd() {
  std::unique_ptr<Trigger> Left = parseTriggerUnary();
  bool Chain = Left && token().isPunct("&&");
  while (Left && token().isPunct("&&")) {
    L.advance();
    Left = combine(Trigger::Kind::And, std::move(Left), parseTriggerUnary());
  }
  SawAnd = Chain;
  return Left;
}

std::unique_ptr<Trigger> AutomatonParser::parseTriggerUnary() {
  TextRange Begin = token().Range;
  if (token().isPunct("!") ||
      (token().isPunct("(") && !isOperandInParentheses())) {
    if (Depth == MaxTriggerDepth) {
      Diags.error(Begin, "nested too deeply; the limit is " +
                             Twine(MaxTriggerDepth) + " levels");
      return nullptr;
    }
    bool IsNot = token().isPunct("!");
    L.advance();
    ++Depth;
    std::unique_ptr<Trigger> Operand =
        IsNot ? parseTriggerUnary() : parseTriggerOr();
    --Depth;
    if (!Operand || !IsNot)
      return Operand && expectPunct(")") ? std::move(Operand) : nullptr;
    auto T = std::make_unique<Trigger>(Trigger::Kind::Not, since(Begin));
    T->Operands.push_back(std::move(Operand));
    return T;
  }
  if (token().isWord("MATCH"))
    return parseMatch();
  if (token().isWord("COVERS_LINES"))
    return parseCoversLines();
  if (token().isWord("PLACE") || token().isWord("HOLDS") ||
      token().isWord("FAILS"))
    return parsePlace();
  if (Options.UndefinedStateIsResidual && token().is(Kind::Word) &&
      hasPrefix(L.lookahead().ltrim(), "=="))
    return parseEqual();
  if (token().isWord("TRUE") || token().isWord("FALSE")) {
    auto K =
        token().isWord("TRUE") ? Trigger::Kind::True : Trigger::Kind::False;
    L.advance();
    if (token().isPunct("==") || token().isPunct("!=")) {
      Diags.error(token().Range,
                  "triggers cannot be compared; use '!', '&&' and '||'");
      return nullptr;
    }
    return std::make_unique<Trigger>(K, Begin);
  }
  if (refuseQuery())
    return nullptr;
  if (startsTest())
    return parseTest();
  if (token().is(Kind::Word) &&
      !nearestWord(token().Text, {"MATCH", "COVERS_LINES"}).empty()) {
    unknownWord("keyword", {"MATCH", "COVERS_LINES"});
    return nullptr;
  }
  expected("a trigger");
  return nullptr;
}

/// What only queries another analysis of CPAchecker, which does not exist here.
bool AutomatonParser::refuseQuery() {
  bool IsQuery =
      token().is(Kind::Word) && StringSwitch<bool>(token().Text)
                                    .Cases("CHECK", "EVAL", "MODIFY", "SPLIT",
                                           "IS_TARGET_STATE", "PROGRAM", true)
                                    .Default(false);
  if (!IsQuery)
    return false;
  std::string Name =
      token().isWord("PROGRAM") ? "PROGRAM-EXIT" : token().Text.str();
  Diags.error(token().Range,
              "'" + Name +
                  "' queries another analysis, which a program cannot do");
  return true;
}

std::unique_ptr<Trigger> AutomatonParser::parseMatch() {
  TextRange Begin = token().Range;
  L.advance();
  if (token().isPunct("{")) {
    TextRange Body;
    if (!scanBraces(Body))
      return nullptr;
    auto T = std::make_unique<Trigger>(Trigger::Kind::Pattern, since(Begin));
    T->Pattern.Range = Body;
    T->Pattern.Text = L.text(Body).trim().str();
    Lexer Part(L.source(), Diags, Body);
    CParser P(Part, Diags, CParser::Mode::Pattern);
    return P.parsePattern(T->Pattern) ? std::move(T) : nullptr;
  }
  if (token().is(Kind::String) || token().isPunct("["))
    return parseMatchText(Begin);
  if (token().isPunct("!")) {
    L.advance();
    if (!expectWord("cond"))
      return nullptr;
    return std::make_unique<Trigger>(Trigger::Kind::NotCond, since(Begin));
  }
  if (token().isPunct(".")) {
    TextRange Dot = token().Range;
    L.advance();
    if (!token().isPunct("*") || token().SpaceBefore) {
      Diags.error(Dot, "expected '.*'", ".*");
      return nullptr;
    }
    L.advance();
    return std::make_unique<Trigger>(Trigger::Kind::AnyText, since(Begin));
  }
  if (!token().is(Kind::Word)) {
    expected("what to match");
    return nullptr;
  }
  if (token().isWord("LABEL") || token().isWord("FUNCTIONCALL"))
    return parseMatchLabel(Begin);
  if (refuseQuery())
    return nullptr;
  StringRef Word = token().Text;
  int K =
      StringSwitch<int>(Word)
          .Case("ENTRY", static_cast<int>(Trigger::Kind::Entry))
          .Case("EXIT", static_cast<int>(Trigger::Kind::Exit))
          .Case("FUNCTION_ENTRY",
                static_cast<int>(Trigger::Kind::FunctionEntry))
          .Case("FUNCTION_EXIT", static_cast<int>(Trigger::Kind::FunctionExit))
          .Case("cond", static_cast<int>(Trigger::Kind::Cond))
          .Case("BRANCH", static_cast<int>(Trigger::Kind::Branch))
          .Case("STATEMENT", static_cast<int>(Trigger::Kind::Statement))
          .Case("true", static_cast<int>(Trigger::Kind::True))
          .Case("OTHERWISE", static_cast<int>(Trigger::Kind::True))
          .Case("ASSERT", static_cast<int>(Trigger::Kind::False))
          .Default(-1);
  if (K < 0) {
    if (Word == "TRUE" || Word == "FALSE")
      Diags.error(Begin,
                  "'" + Word + "' is a trigger by itself; remove 'MATCH'");
    else
      unknownWord("trigger", MatchWords);
    return nullptr;
  }
  if (Word == "OTHERWISE" && !Current->States.back().UseFirst) {
    Diags.error(token().Range,
                "'MATCH OTHERWISE' can only stand in a state with USEFIRST");
    return nullptr;
  }
  if (Word == "ASSERT")
    Diags.warning({Begin.Buffer, Begin.Begin, token().Range.End},
                  "'MATCH ASSERT' never matches in a C program");
  L.advance();
  return std::make_unique<Trigger>(static_cast<Trigger::Kind>(K), since(Begin));
}

/// `MATCH "text"` and `MATCH [regex]`.
std::unique_ptr<Trigger> AutomatonParser::parseMatchText(TextRange Begin) {
  if (token().isPunct("[")) {
    std::string Regex;
    if (!parseRegex(Regex))
      return nullptr;
    auto T = std::make_unique<Trigger>(Trigger::Kind::Regex, since(Begin));
    T->Text = std::move(Regex);
    T->IsRegex = true;
    return T;
  }
  std::string Text = unescape(withoutQuotes(token().Text));
  L.advance();
  auto T = std::make_unique<Trigger>(Trigger::Kind::Text, since(Begin));
  T->Text = std::move(Text);
  return T;
}

/// `MATCH LABEL name`, `LABEL "name"`, `LABEL [regex]`, `FUNCTIONCALL name`,
/// `... "name"`.
std::unique_ptr<Trigger> AutomatonParser::parseMatchLabel(TextRange Begin) {
  auto K = token().isWord("LABEL") ? Trigger::Kind::Label
                                   : Trigger::Kind::FunctionCall;
  L.advance();
  std::string Text;
  bool IsRegex = false;
  if (token().is(Kind::Word)) {
    Text = token().Text.str();
    L.advance();
  } else if (token().is(Kind::String)) {
    Text = unescape(withoutQuotes(token().Text));
    L.advance();
  } else if (token().isPunct("[") && K == Trigger::Kind::Label) {
    IsRegex = true;
    if (!parseRegex(Text))
      return nullptr;
  } else {
    expected(K == Trigger::Kind::Label ? "the name of a label"
                                       : "the name of a function");
    return nullptr;
  }
  auto T = std::make_unique<Trigger>(K, since(Begin));
  T->Text = std::move(Text);
  T->IsRegex = IsRegex;
  return T;
}

bool AutomatonParser::parseRegex(std::string &Text) {
  TextRange Open = token().Range, Body;
  if (!L.scanRegex(Body)) {
    Diags.error(Open, "expected ']' to match this '['");
    return false;
  }
  Text = L.text(Body).str();
  std::string Mistake = checkRegex(Text);
  if (Mistake.empty())
    return true;
  Diags.error(Body, "invalid regular expression: " + Mistake);
  return false;
}

std::unique_ptr<Trigger> AutomatonParser::parseCoversLines() {
  TextRange Begin = token().Range;
  L.advance();
  if (!expectPunct("("))
    return nullptr;
  std::vector<unsigned> Lines;
  for (; token().is(Kind::Number); L.advance()) {
    unsigned Line;
    if (token().Text.getAsInteger(10, Line) || Line == 0) {
      Diags.error(token().Range, "expected the number of a line");
      return nullptr;
    }
    Lines.push_back(Line);
  }
  if (Lines.empty() || !token().isPunct(")")) {
    expected(Lines.empty() ? "the number of a line" : "')'");
    return nullptr;
  }
  L.advance();
  auto T = std::make_unique<Trigger>(Trigger::Kind::CoversLines, since(Begin));
  T->Lines = std::move(Lines);
  return T;
}

/// `PLACE "file:line:column"`, `HOLDS` and `FAILS`, the places and outcomes of
/// conditions.
std::unique_ptr<Trigger> AutomatonParser::parsePlace() {
  TextRange Begin = token().Range;
  if (Current->K != Automaton::Kind::Condition) {
    Diags.error(Begin, "'" + token().Text + "' is for CONDITION automata");
    return nullptr;
  }
  if (!token().isWord("PLACE")) {
    auto K =
        token().isWord("HOLDS") ? Trigger::Kind::Holds : Trigger::Kind::Fails;
    L.advance();
    return std::make_unique<Trigger>(K, Begin);
  }
  L.advance();
  if (!token().is(Kind::String)) {
    expected("a place, as in \"file.c:12:7\"");
    return nullptr;
  }
  auto T = std::make_unique<Trigger>(Trigger::Kind::Place, Begin);
  T->Text = unescape(withoutQuotes(token().Text));
  StringRef File, Number;
  std::tie(File, Number) = StringRef(T->Text).rsplit(':');
  unsigned Line = 0;
  if (File.empty() || Number.getAsInteger(10, Line) || Line == 0) {
    Diags.error(token().Range, "a place is \"file:line\" or "
                               "\"file:line:column\"");
    return nullptr;
  }
  L.advance();
  T->Range = since(Begin);
  return T;
}

/// `branchingCount == branchingThreshold`.
std::unique_ptr<Trigger> AutomatonParser::parseEqual() {
  TextRange Begin = token().Range;
  auto T = std::make_unique<Trigger>(Trigger::Kind::Equal, Begin);
  auto Variable = [&](std::string &Name) {
    if (token().is(Kind::Word))
      for (const Local &V : Current->Locals)
        if (V.Name == token().Text)
          Name = V.Name;
    if (!Name.empty()) {
      L.advance();
      return true;
    }
    Diags.error(token().Range,
                "'" + token().Text + "' is no variable of the automaton");
    return false;
  };
  if (!Variable(T->Text))
    return nullptr;
  L.advance(); // ==
  if (!Variable(T->Other))
    return nullptr;
  T->Range = since(Begin);
  return T;
}

bool AutomatonParser::scanBraces(TextRange &Body) {
  TextRange Open = token().Range;
  if (L.scanBraces(Body))
    return true;
  Diags.error(Open, "expected '}' to match this '{'");
  return false;
}

//===----------------------------------------------------------------------===//
// Type tests
//===----------------------------------------------------------------------===//

/// A chain of `&&`, or of `||` over such chains.
std::unique_ptr<TypeTest> AutomatonParser::parseTypeTest(bool InAnd) {
  StringRef Op = InAnd ? "&&" : "||";
  auto Operand = [&] {
    return InAnd ? parseTypeTestUnary() : parseTypeTest(/*InAnd=*/true);
  };
  std::unique_ptr<TypeTest> Left = Operand();
  while (Left && token().isPunct(Op)) {
    L.advance();
    std::unique_ptr<TypeTest> Right = Operand();
    if (!Right)
      return nullptr;
    if (++TriggerNodes > MaxTriggerNodes) {
      Diags.error(Right->Range, "the type test is too long");
      return nullptr;
    }
    auto T = std::make_unique<TypeTest>(
        InAnd ? TypeTest::Kind::And : TypeTest::Kind::Or, since(Left->Range));
    T->Operands.push_back(std::move(Left));
    T->Operands.push_back(std::move(Right));
    Left = std::move(T);
  }
  return Left;
}

std::unique_ptr<TypeTest> AutomatonParser::parseTypeTestUnary() {
  TextRange Begin = token().Range;
  if (token().isPunct("!") || token().isPunct("(")) {
    if (Depth == MaxTriggerDepth) {
      Diags.error(Begin, "nested too deeply; the limit is " +
                             Twine(MaxTriggerDepth) + " levels");
      return nullptr;
    }
    bool IsNot = token().isPunct("!");
    L.advance();
    ++Depth;
    std::unique_ptr<TypeTest> Inner =
        IsNot ? parseTypeTestUnary() : parseTypeTest(false);
    --Depth;
    if (!Inner || !IsNot)
      return Inner && expectPunct(")") ? std::move(Inner) : nullptr;
    auto T = std::make_unique<TypeTest>(TypeTest::Kind::Not, since(Begin));
    T->Operands.push_back(std::move(Inner));
    return T;
  }
  if (!token().is(Kind::Word)) {
    expected("a type test, as in 'SIGNED($0)'");
    return nullptr;
  }
  if (token().isWord("WIDTH"))
    return parseWidth();
  int K = StringSwitch<int>(token().Text)
              .Case("SIGNED", static_cast<int>(TypeTest::Kind::Signed))
              .Case("UNSIGNED", static_cast<int>(TypeTest::Kind::Unsigned))
              .Case("INTEGER", static_cast<int>(TypeTest::Kind::Integer))
              .Case("FLOATING", static_cast<int>(TypeTest::Kind::Floating))
              .Case("POINTER", static_cast<int>(TypeTest::Kind::Pointer))
              .Case("ATOMIC", static_cast<int>(TypeTest::Kind::Atomic))
              .Case("VOLATILE", static_cast<int>(TypeTest::Kind::Volatile))
              .Case("SHARED", static_cast<int>(TypeTest::Kind::Shared))
              .Case("INDIRECT", static_cast<int>(TypeTest::Kind::Indirect))
              .Case("BITFIELD", static_cast<int>(TypeTest::Kind::Bitfield))
              .Case("ARRAY", static_cast<int>(TypeTest::Kind::Array))
              .Case("FUNCTION", static_cast<int>(TypeTest::Kind::Function))
              .Case("ACCESS", static_cast<int>(TypeTest::Kind::Access))
              .Case("AUTOMATIC", static_cast<int>(TypeTest::Kind::Automatic))
              .Case("USED", static_cast<int>(TypeTest::Kind::Used))
              .Default(-1);
  if (K < 0) {
    unknownWord("type test", TestWords);
    return nullptr;
  }
  auto T = std::make_unique<TypeTest>(static_cast<TypeTest::Kind>(K), Begin);
  L.advance();
  if (!expectPunct("("))
    return nullptr;
  if (!token().is(Kind::Capture)) {
    expected("a capture, as in '$0'");
    return nullptr;
  }
  T->Capture = token().Number;
  L.advance();
  if (!expectPunct(")"))
    return nullptr;
  T->Range = since(Begin);
  return T;
}

std::unique_ptr<TypeTest> AutomatonParser::parseWidth() {
  auto T = std::make_unique<TypeTest>(TypeTest::Kind::Width, token().Range);
  L.advance();
  if (!expectPunct("("))
    return nullptr;
  if (!token().is(Kind::Capture)) {
    expected("a capture, as in '$0'");
    return nullptr;
  }
  T->Capture = token().Number;
  L.advance();
  if (!expectPunct(")"))
    return nullptr;
  unsigned Precedence =
      token().is(Kind::Punct) ? binaryPrecedence(token().Text) : 0;
  if (Precedence != binaryPrecedence("==") &&
      Precedence != binaryPrecedence("<")) {
    expected("a comparison after WIDTH");
    return nullptr;
  }
  T->Op = token().Text.str();
  L.advance();
  if (!token().is(Kind::Number) || token().Text.getAsInteger(10, T->Value)) {
    expected("a number of bits");
    return nullptr;
  }
  L.advance();
  T->Range = since(T->Range);
  return T;
}

//===----------------------------------------------------------------------===//
// Actions and targets
//===----------------------------------------------------------------------===//

bool AutomatonParser::parseActions(Transition &T) {
  for (;;) {
    if (!token().is(Kind::Word))
      return true;
    if (refuseQuery())
      return false;
    int K = StringSwitch<int>(token().Text)
                .Case("ASSERT", static_cast<int>(Action::Kind::Assert))
                .Case("ASSUME", static_cast<int>(Action::Kind::Assume))
                .Case("DO", static_cast<int>(Action::Kind::Do))
                .Case("PRINT", static_cast<int>(Action::Kind::Print))
                .Default(-1);
    if (K < 0)
      return true;
    Action A;
    A.K = static_cast<Action::Kind>(K);
    A.Range = token().Range;
    L.advance();
    // What is wrong between braces does not hide what comes after them.
    bool Braces = token().isPunct("{");
    bool Ok = A.K == Action::Kind::Do      ? parseDo(A)
              : A.K == Action::Kind::Print ? parsePrint(A)
                                           : parseCondition(A);
    if (!Ok && (!Braces || token().isPunct("{")))
      return false;
    A.Range = since(A.Range);
    if (Ok)
      T.Actions.push_back(std::move(A));
  }
}

/// The condition of ASSERT or ASSUME, with or without braces.
bool AutomatonParser::parseCondition(Action &A) {
  if (!token().isPunct("{")) {
    if (refuseQuery())
      return false;
    if (token().isWord("MATCH")) {
      Diags.error(token().Range,
                  "an assertion is a C expression; it cannot match");
      return false;
    }
    TextRange Begin = token().Range;
    CParser P(L, Diags, CParser::Mode::Operation);
    A.Expr = P.parseExpression();
    if (!A.Expr)
      return false;
    A.Text = L.text(since(Begin)).str();
    Pending.Dollars.insert(Pending.Dollars.end(), P.dollarNames().begin(),
                           P.dollarNames().end());
    return true;
  }
  TextRange Body;
  if (!scanBraces(Body))
    return false;
  A.Text = L.text(Body).trim().str();
  DiagnosticSink::Mark M = Diags.mark();
  Lexer Part(L.source(), Diags, Body);
  CParser P(Part, Diags, CParser::Mode::Operation);
  // CPAchecker's ASSUME is a block of conditions, its ASSERT is one.
  A.Expr = A.K == Action::Kind::Assume ? P.parseConditions()
                                       : P.parseWholeExpression();
  if (A.Expr)
    Pending.Dollars.insert(Pending.Dollars.end(), P.dollarNames().begin(),
                           P.dollarNames().end());
  if (A.Expr || A.K != Action::Kind::Assume ||
      (Current->K != Automaton::Kind::Observer &&
       Current->K != Automaton::Kind::Condition))
    return A.Expr != nullptr;
  // The formulas in condition files are a verifier's own text. They are never
  // evaluated; what matters is that they are not `true`.
  Diags.rollback(M);
  if (!Options.UndefinedStateIsResidual &&
      Current->K != Automaton::Kind::Condition)
    Diags.warning(Body,
                  "the assumption is not a C expression; it is kept as text");
  return true;
}

bool AutomatonParser::parseDo(Action &A) {
  if (token().isPunct("{")) {
    TextRange Body;
    if (!scanBraces(Body))
      return false;
    A.Text = L.text(Body).trim().str();
    Lexer Part(L.source(), Diags, Body);
    CParser P(Part, Diags, CParser::Mode::Operation);
    A.Body = P.parseStatements(Body);
    Pending.Dollars.insert(Pending.Dollars.end(), P.dollarNames().begin(),
                           P.dollarNames().end());
    return A.Body != nullptr;
  }
  TextRange Begin = token().Range;
  CParser P(L, Diags, CParser::Mode::Operation);
  std::unique_ptr<CExpr> E = P.parseAssignment();
  if (!E)
    return false;
  Pending.Dollars.insert(Pending.Dollars.end(), P.dollarNames().begin(),
                         P.dollarNames().end());
  TextRange Range = since(Begin);
  A.Text = L.text(Range).str();
  A.Body = std::make_unique<CStmt>(CStmt::Kind::Block, Range);
  A.Body->Children.push_back(
      std::make_unique<CStmt>(CStmt::Kind::Expression, Range));
  A.Body->Children.back()->Expr = std::move(E);
  return true;
}

/// The words up to the next action or target. They have no effect on the
/// program.
bool AutomatonParser::parsePrint(Action &A) {
  std::vector<Token> Words;
  while (!token().is(Kind::Eof) && !token().isPunct(";") &&
         !(token().is(Kind::Word) && isActionKeyword(token().Text))) {
    if (token().is(Kind::Bad))
      return false;
    Words.push_back(token());
    L.advance();
  }
  if (Words.empty())
    return expected("what to print");
  A.Text = joinTokens(Words);
  return true;
}

bool AutomatonParser::parseTarget(Transition &T, unsigned StateIndex,
                                  unsigned TransitionIndex) {
  T.TargetRange = token().Range;
  if (token().isWord("GOTO")) {
    L.advance();
    if (!token().is(Kind::Word))
      return expected("the name of a state");
    T.To = Transition::Target::State;
    Pending.Gotos.push_back(
        {StateIndex, TransitionIndex, token().Range, token().Text.str()});
    L.advance();
  } else if (token().isWord("ERROR")) {
    T.To = Transition::Target::Error;
    L.advance();
    if (token().isPunct("(")) {
      L.advance();
      if (!token().is(Kind::String))
        return expected("the message as a string");
      T.ErrorMessage = unescape(withoutQuotes(token().Text));
      L.advance();
      if (!expectPunct(")"))
        return false;
    }
  } else if (token().isWord("GOAL")) {
    T.To = Transition::Target::Goal;
    L.advance();
  } else if (token().isWord("STOP") || token().isWord("BREAK")) {
    T.To = token().isWord("STOP") ? Transition::Target::Stop
                                  : Transition::Target::Break;
    L.advance();
  } else {
    if (token().is(Kind::Word) &&
        !nearestWord(token().Text, ActionWords).empty())
      return unknownWord("keyword", ActionWords);
    return expected("'GOTO', 'ERROR', 'GOAL', 'STOP' or 'BREAK'");
  }
  T.TargetRange = since(T.TargetRange);
  return true;
}

} // namespace transver
