//===- AutomatonParser.h - The parser's inside ------------------*- C++ -*-===//
//
// One recursive-descent parser for the automata language, in four files:
// Parser.cpp reads files, automata and states, Sets.cpp set variables,
// Transitions.cpp what a state contains, Tests.cpp tests of variables. Names
// are resolved by Check.cpp when an automaton is complete, because a GOTO may
// come before its state; until then they wait in PendingNames.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_AUTOMATON_AUTOMATONPARSER_H
#define TRANSVER_AUTOMATON_AUTOMATONPARSER_H

#include "automaton/CParser.h"
#include "automaton/Check.h"

namespace transver {

class AutomatonParser {
public:
  AutomatonParser(SourceText &Text, std::vector<AutomatonDiagnostic> &Out,
                  ParseOptions Options)
      : Diags(Out), L(Text, Diags), Options(Options) {}

  /// Reads the whole file.
  void parseFile(std::vector<Automaton> &Automata);

private:
  using Kind = Token::Kind;

  // Parser.cpp
  bool parseAutomaton(Automaton &A);
  bool parseHeader(Automaton &A);
  bool parseForEach(Automaton &A);
  bool parseItem();
  bool parseProperty();
  bool parseProgram();
  bool parseExecuted();
  bool parseLocal();
  bool splitDeclaration(llvm::ArrayRef<Token> Tokens, Local &Variable,
                        size_t &NameIndex);
  bool parseShadow();
  bool parseBlocks();
  bool parseInitial();
  bool parseState();
  bool parseAt(State &S);

  // Sets.cpp
  bool parseSet();
  bool parseElements(ElementSet &Set);

  // Tests.cpp
  bool startsTest() const;
  bool isOperandInParentheses();
  std::unique_ptr<Trigger> parseTest();

  // Transitions.cpp
  bool parseTransition(State &S);
  std::unique_ptr<Trigger> parseTriggerOr();
  std::unique_ptr<Trigger> parseTriggerAnd();
  std::unique_ptr<Trigger> parseTriggerUnary();
  std::unique_ptr<Trigger> parseMatch();
  std::unique_ptr<Trigger> parseMatchText(TextRange Begin);
  std::unique_ptr<Trigger> parseMatchLabel(TextRange Begin);
  std::unique_ptr<Trigger> parseCoversLines();
  std::unique_ptr<Trigger> parsePlace();
  std::unique_ptr<Trigger> parseEqual();
  std::unique_ptr<Trigger> combine(Trigger::Kind K,
                                   std::unique_ptr<Trigger> Left,
                                   std::unique_ptr<Trigger> Right);
  std::unique_ptr<TypeTest> parseTypeTest(bool InAnd);
  std::unique_ptr<TypeTest> parseTypeTestUnary();
  std::unique_ptr<TypeTest> parseWidth();
  bool parseActions(Transition &T);
  bool parseCondition(Action &A);
  bool parseDo(Action &A);
  bool parsePrint(Action &A);
  bool parseTarget(Transition &T, unsigned StateIndex,
                   unsigned TransitionIndex);
  bool refuseQuery();
  bool scanBraces(TextRange &Body);
  bool parseRegex(std::string &Text);

  // Shared
  bool expected(const llvm::Twine &What);
  bool expectPunct(llvm::StringRef P);
  bool expectWord(llvm::StringRef W);
  bool unknownWord(llvm::StringRef Where,
                   llvm::ArrayRef<llvm::StringRef> Candidates);
  void skipToNextItem();
  bool atItemStart() const;
  TextRange since(TextRange Begin) const;
  const Token &token() const { return L.token(); }

  DiagnosticSink Diags;
  Lexer L;
  ParseOptions Options;
  Automaton *Current = nullptr;
  PendingNames Pending;
  bool InLostState = false; ///< after a state's header that could not be read
  unsigned Depth = 0;
  unsigned TriggerNodes = 0;
  unsigned TriggerTests = 0; ///< of variables, in the trigger that is read
  bool SawAnd = false; ///< the latest parseTriggerAnd() read a `&&` of its own
};

} // namespace transver

#endif
