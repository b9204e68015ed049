//===- Parser.cpp - Files, automata and states ----------------------------===//

#include "automaton/AutomatonParser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <tuple>

using namespace llvm;

namespace transver {

namespace {

const StringRef FileWords[] = {"OBSERVER", "CONTROL", "INSTRUMENTATION",
                               "CONDITION", "AUTOMATON"};
const StringRef ItemWords[] = {"PROPERTY", "DOUBT",   "BLOCKS",  "SOURCE",
                               "EXECUTED", "LOCAL",   "SHADOW",  "INITIAL",
                               "STATE",
                               "TARGET",   "ACCEPTING", "END"};
const StringRef TransitionWords[] = {
    "MATCH",  "TRUE",  "FALSE",  "COVERS_LINES", "PLACE",    "HOLDS",
    "FAILS",  "STATE", "TARGET", "ACCEPTING",    "PROPERTY", "DOUBT",
    "BLOCKS", "LOCAL", "SHADOW", "INITIAL",      "END"};
const StringRef EachWords[] = {"LOOP", "FUNCTION", "ALLOCATION"};
const StringRef AtWords[] = {"TRUE", "FALSE",          "LOOP_HEAD",
                             "INIT", "FUNCTION_ENTRY", "FUNCTION_EXIT",
                             "EXIT"};

bool isItemWord(StringRef Word) {
  for (StringRef W : ItemWords)
    if (W == Word)
      return true;
  return false;
}

/// Checks run after parsing, so that the messages are out of order. Notes stay
/// with what they explain.
void sortByPlace(std::vector<AutomatonDiagnostic> &Diagnostics) {
  using Group = std::vector<AutomatonDiagnostic>;
  std::vector<Group> Groups;
  for (AutomatonDiagnostic &D : Diagnostics) {
    if (D.L != AutomatonDiagnostic::Level::Note || Groups.empty())
      Groups.emplace_back();
    Groups.back().push_back(std::move(D));
  }
  // That there are too many is the last thing to say.
  size_t Errors = llvm::count_if(Groups, [](const Group &G) {
    return G.front().L == AutomatonDiagnostic::Level::Error;
  });
  auto End =
      Errors > DiagnosticSink::MaxErrors ? Groups.end() - 1 : Groups.end();
  // Not std::stable_sort: libstdc++'s version of it makes Clang warn.
  std::vector<std::tuple<unsigned, unsigned, size_t>> Order;
  for (auto I = Groups.begin(); I != End; ++I)
    Order.emplace_back(I->front().Range.Buffer, I->front().Range.Begin,
                       I - Groups.begin());
  llvm::sort(Order);
  if (End != Groups.end())
    Order.emplace_back(~0u, ~0u, Groups.size() - 1);
  Diagnostics.clear();
  for (const auto &Key : Order)
    for (AutomatonDiagnostic &D : Groups[std::get<2>(Key)])
      Diagnostics.push_back(std::move(D));
}

/// Whether an identifier can begin a transition, so that a state goes on.
bool startsTransition(const Token &T) {
  if (T.isPunct("(") || T.isPunct("!") || T.isPunct("-") ||
      T.is(Token::Kind::Number) || T.is(Token::Kind::Capture))
    return true;
  return T.is(Token::Kind::Word) && !isItemWord(T.Text);
}

} // namespace

bool ParsedAutomata::hasErrors() const {
  for (const AutomatonDiagnostic &D : Diagnostics)
    if (D.L == AutomatonDiagnostic::Level::Error)
      return true;
  return false;
}

ParsedAutomata parseAutomata(SourceText &Text, ParseOptions Options) {
  ParsedAutomata Result;
  AutomatonParser(Text, Result.Diagnostics, Options).parseFile(Result.Automata);
  sortByPlace(Result.Diagnostics);
  return Result;
}

//===----------------------------------------------------------------------===//
// Shared by both files
//===----------------------------------------------------------------------===//

/// Reports that What is missing at the current token. Always false.
bool AutomatonParser::expected(const Twine &What) {
  const Token &T = token();
  if (T.is(Kind::Bad))
    return false;
  if (T.is(Kind::Eof))
    Diags.error(L.endOfPrevious(),
                "expected " + What + " before the end of the file");
  else
    Diags.error(T.Range, "expected " + What + " before '" + T.Text + "'");
  return false;
}

bool AutomatonParser::expectPunct(StringRef P) {
  if (token().isPunct(P)) {
    L.advance();
    return true;
  }
  // A missing `;` is best shown where it should stand.
  if (P == ";" && !token().is(Kind::Bad)) {
    Diags.error(L.endOfPrevious(), "expected ';'", ";");
    return false;
  }
  return expected("'" + P + "'");
}

bool AutomatonParser::expectWord(StringRef W) {
  if (token().isWord(W)) {
    L.advance();
    return true;
  }
  if (token().is(Kind::Word) && !nearestWord(token().Text, W).empty())
    return unknownWord("keyword", W);
  return expected("'" + W + "'");
}

/// Reports the current word as unknown. Always false.
bool AutomatonParser::unknownWord(StringRef What,
                                  ArrayRef<StringRef> Candidates) {
  StringRef Nearest = nearestWord(token().Text, Candidates);
  Diags.error(token().Range,
              "unknown " + What + " '" + token().Text + "'" +
                  didYouMean(Nearest),
              Nearest);
  return false;
}

bool AutomatonParser::atItemStart() const {
  return token().is(Kind::Eof) ||
         (token().is(Kind::Word) && isItemWord(token().Text));
}

/// After a mistake: to behind the next `;`, or to where a new item starts.
void AutomatonParser::skipToNextItem() {
  DiagnosticSink::Mark M = Diags.mark();
  bool Skipped = false, Operator = false;
  while (!atItemStart()) {
    if (token().isPunct(";")) {
      L.advance();
      break;
    }
    // A transition on a line of its own: the `;` before it is what was
    // forgotten.
    if (token().isWord("MATCH") && Skipped && L.startsLine() && !Operator)
      break;
    Skipped = true;
    Operator = token().isPunct("||") || token().isPunct("&&") ||
               token().isPunct("!") || token().isPunct("(");
    TextRange Body;
    if (!token().isPunct("{") || !L.scanBraces(Body))
      L.advance();
  }
  // What is skipped is not judged.
  Diags.rollback(M);
}

TextRange AutomatonParser::since(TextRange Begin) const {
  TextRange End = L.endOfPrevious();
  // A construct that began in another file than it ends in is shown by its
  // beginning.
  if (End.Buffer != Begin.Buffer || End.End < Begin.Begin)
    return Begin;
  return {Begin.Buffer, Begin.Begin, End.End};
}

//===----------------------------------------------------------------------===//
// Files and automata
//===----------------------------------------------------------------------===//

void AutomatonParser::parseFile(std::vector<Automaton> &Automata) {
  bool Lost = false;
  while (!token().is(Kind::Eof) && !Diags.full()) {
    bool Starts = token().isWord("OBSERVER") || token().isWord("CONTROL") ||
                  token().isWord("INSTRUMENTATION") ||
                  token().isWord("CONDITION") || token().isWord("AUTOMATON");
    if (!Starts) {
      if (!Lost && token().isWord("ASSERT"))
        Diags.error(token().Range, "an assertion must stand in an automaton");
      else if (!Lost && token().is(Kind::Word))
        unknownWord("keyword", FileWords);
      else if (!Lost)
        expected("an automaton");
      Lost = true;
      L.advance();
      continue;
    }
    Automata.emplace_back();
    Pending = PendingNames();
    Current = &Automata.back();
    Lost = !parseAutomaton(Automata.back());
    checkAutomaton(Automata.back(), Pending, Options, Diags);
  }
  if (Automata.empty() && !Diags.mark().Errors)
    Diags.error(L.endOfPrevious(), "the file contains no automaton");
  checkFile(Automata, Diags);
}

bool AutomatonParser::parseAutomaton(Automaton &A) {
  if (!parseHeader(A)) {
    Pending.StateLost = true;
    skipToNextItem();
  }
  while (!token().isWord("END") && !Diags.full()) {
    if (token().is(Kind::Eof)) {
      Diags.error(L.endOfPrevious(),
                  "expected 'END AUTOMATON' before the end of the file");
      if (!A.Name.empty())
        Diags.note(A.NameRange,
                   "automaton '" + Twine(A.Name) + "' begins here");
      Pending.StateLost = true; // the missing rest may define it
      return false;
    }
    if (!parseItem())
      skipToNextItem();
  }
  if (Diags.full())
    return false;
  L.advance();
  if (!expectWord("AUTOMATON"))
    return false;
  if (token().isPunct(";")) // harmless, and easily written
    L.advance();
  return true;
}

bool AutomatonParser::parseHeader(Automaton &A) {
  // The bare form is CPAchecker's, where CONTROL is the default.
  A.K = Automaton::Kind::Control;
  if (!token().isWord("AUTOMATON")) {
    A.K = StringSwitch<Automaton::Kind>(token().Text)
              .Case("OBSERVER", Automaton::Kind::Observer)
              .Case("CONTROL", Automaton::Kind::Control)
              .Case("CONDITION", Automaton::Kind::Condition)
              .Default(Automaton::Kind::Instrumentation);
    L.advance();
  }
  if (!expectWord("AUTOMATON"))
    return false;
  if (!token().is(Kind::Word))
    return expected("the automaton's name");
  A.Name = token().Text.str();
  A.NameRange = token().Range;
  L.advance();
  return !token().isWord("FOR") || parseForEach(A);
}

bool AutomatonParser::parseForEach(Automaton &A) {
  TextRange Begin = token().Range;
  L.advance();
  if (!expectWord("EACH"))
    return false;
  if (!token().is(Kind::Word))
    return expected("'LOOP', 'FUNCTION' or 'ALLOCATION'");
  A.ForEach = StringSwitch<Automaton::Each>(token().Text)
                  .Case("LOOP", Automaton::Each::Loop)
                  .Case("FUNCTION", Automaton::Each::Function)
                  .Case("ALLOCATION", Automaton::Each::Allocation)
                  .Default(Automaton::Each::Program);
  if (A.ForEach == Automaton::Each::Program)
    return unknownWord("place", EachWords);
  L.advance();
  if (A.K != Automaton::Kind::Instrumentation)
    Diags.error(since(Begin), "FOR EACH needs an INSTRUMENTATION automaton");
  return true;
}

/// One declaration, or one state with its transitions.
bool AutomatonParser::parseItem() {
  if (token().isWord("PROPERTY") || token().isWord("DOUBT"))
    return parseProperty();
  if (token().isWord("SOURCE"))
    return parseProgram();
  if (token().isWord("EXECUTED"))
    return parseExecuted();
  if (token().isWord("LOCAL"))
    return parseLocal();
  if (token().isWord("SHADOW"))
    return parseShadow();
  if (token().isWord("BLOCKS"))
    return parseBlocks();
  if (token().isWord("INITIAL"))
    return parseInitial();
  if (token().isWord("STATE") || token().isWord("TARGET") ||
      token().isWord("ACCEPTING"))
    return parseState();
  if (!token().is(Kind::Word))
    return expected("a state");
  if (token().isWord("MATCH") || token().isWord("TRUE")) {
    if (!InLostState)
      Diags.error(token().Range, "a transition must stand in a state");
    return false;
  }
  Pending.StateLost = true;
  InLostState = true;
  return unknownWord("keyword", ItemWords);
}

bool AutomatonParser::parseProperty() {
  bool IsDoubt = token().isWord("DOUBT");
  std::string &Text = IsDoubt ? Current->Doubt : Current->Property;
  L.advance();
  if (!token().is(Kind::String))
    return expected(IsDoubt ? "the doubt as a string"
                            : "the property as a string");
  if (!Text.empty()) {
    Diags.error(token().Range, Twine("an automaton has one ") +
                                   (IsDoubt ? "DOUBT" : "PROPERTY"));
    return false;
  }
  Text = unescape(withoutQuotes(token().Text));
  L.advance();
  if (token().isPunct(";"))
    L.advance();
  return true;
}

/// `SOURCE "sha256:..."`.
bool AutomatonParser::parseProgram() {
  TextRange Begin = token().Range;
  L.advance();
  if (!token().is(Kind::String))
    return expected("the program's hash as a string");
  StringRef Hash = withoutQuotes(token().Text);
  constexpr size_t Digits = 64;
  StringRef Hex = Hash;
  if (Current->K != Automaton::Kind::Condition)
    Diags.error(Begin, "only a CONDITION automaton is about one SOURCE");
  else if (!Hex.consume_front("sha256:") || Hex.size() != Digits ||
           !llvm::all_of(Hex, llvm::isHexDigit))
    Diags.error(token().Range,
                "the hash is 'sha256:' and 64 hexadecimal digits");
  Current->Program = Hash.lower();
  Current->ProgramRange = token().Range;
  L.advance();
  if (token().isPunct(";"))
    L.advance();
  return true;
}

/// `EXECUTED;`
bool AutomatonParser::parseExecuted() {
  if (Current->K != Automaton::Kind::Condition)
    Diags.error(token().Range,
                "only what a CONDITION automaton covers can be EXECUTED");
  Current->IsExecuted = true;
  L.advance();
  return expectPunct(";");
}

bool AutomatonParser::parseShadow() {
  L.advance();
  if (!token().is(Kind::Word))
    return expected("the shadow's name");
  Current->Shadows.push_back({token().Range, token().Text.str()});
  L.advance();
  return expectPunct(";");
}

bool AutomatonParser::parseBlocks() {
  L.advance();
  if (!token().is(Kind::Word))
    return expected("the name of the set of blocks");
  Current->BlockSets.push_back({token().Range, token().Text.str()});
  L.advance();
  return expectPunct(";");
}

bool AutomatonParser::parseInitial() {
  TextRange Begin = token().Range;
  L.advance();
  if (!expectWord("STATE")) {
    Pending.StateLost = true;
    return false;
  }
  if (!token().is(Kind::Word)) {
    Pending.StateLost = true;
    return expected("the name of the initial state");
  }
  if (!Pending.Initial.empty()) {
    Diags.error(Begin, "an automaton has one initial state");
    Diags.note(Pending.InitialRange,
               "the initial state is '" + Twine(Pending.Initial) + "'");
    return false;
  }
  Pending.Initial = token().Text.str();
  Pending.InitialRange = token().Range;
  L.advance();
  return expectPunct(";");
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

bool AutomatonParser::parseLocal() {
  TextRange Begin = token().Range;
  L.advance();
  if (token().isWord("set")) {
    // It may also be the name of a type of the program.
    Lexer Ahead = L;
    Ahead.advance();
    if (Ahead.token().is(Kind::Word))
      Ahead.advance();
    if (Ahead.token().isPunct("<"))
      return parseSet();
  }
  std::vector<Token> Tokens;
  size_t Equals = 0; // the index of the `=` at the outermost level, 0 if none
  unsigned Open = 0;
  while (!token().is(Kind::Eof) && !(token().isPunct(";") && Open == 0)) {
    // Capital keywords at the outermost level: the `;` was forgotten.
    if (atItemStart() && !Tokens.empty())
      break;
    if (token().is(Kind::Bad))
      return false;
    if (token().isPunct("(") || token().isPunct("[") || token().isPunct("{"))
      ++Open;
    else if (Open > 0 && (token().isPunct(")") || token().isPunct("]") ||
                          token().isPunct("}")))
      --Open;
    else if (token().isPunct("=") && Open == 0 && Equals == 0)
      Equals = Tokens.size();
    else if (token().isPunct(",") && Open == 0 && Equals == 0 &&
             !Tokens.empty()) {
      Diags.error(token().Range, "a LOCAL declares one variable");
      return false;
    }
    Tokens.push_back(token());
    L.advance();
  }
  if (!expectPunct(";"))
    return false;

  ArrayRef<Token> All(Tokens);
  ArrayRef<Token> Declaration = Equals ? All.take_front(Equals) : All;
  Local Variable;
  size_t NameIndex = 0;
  if (!splitDeclaration(Declaration, Variable, NameIndex)) {
    if (!Declaration.empty() && NameIndex == 0)
      Diags.error(
          since(Begin),
          "expected the declaration of a variable, as in 'LOCAL int n = 0;'");
    else if (Declaration.empty())
      Diags.error(Begin, "expected a declaration after LOCAL");
    return false;
  }
  if (Equals) {
    if (Equals + 1 == Tokens.size()) {
      Diags.error(Tokens[Equals].Range, "expected a value after '='");
      return false;
    }
    ArrayRef<Token> Init = All.drop_front(Equals + 1);
    Variable.Init = joinTokens(Init);
    if (!Init.front().isPunct("{") &&
        Init.front().Range.Buffer == Init.back().Range.Buffer) {
      Lexer Part(L.source(), Diags,
                 {Init.front().Range.Buffer, Init.front().Range.Begin,
                  Init.back().Range.End});
      CParser P(Part, Diags, CParser::Mode::Operation);
      std::unique_ptr<CExpr> Value = P.parseAssignment();
      if (!Value)
        return false;
      if (!Part.token().is(Kind::Eof)) {
        Diags.error(Part.token().Range,
                    "unexpected '" + Part.token().Text + "' after the value");
        return false;
      }
      // Canonical constants: CPAchecker's TRUE and FALSE are no C.
      if (Value->K == CExpr::Kind::Number)
        Variable.Init = Value->Text;
      Pending.Initialisers.push_back(std::move(Value));
    }
  }
  Current->Locals.push_back(std::move(Variable));
  return true;
}

/// Finds the declared name: the first word that is neither a keyword of a type
/// nor what follows `struct`, nor (if no type was seen yet) a typedef's name.
/// NameIndex is nonzero on failure if the mistake was already reported.
bool AutomatonParser::splitDeclaration(ArrayRef<Token> Tokens, Local &Variable,
                                       size_t &NameIndex) {
  bool TypeSeen = false;
  size_t I = 0;
  auto SkipParentheses = [&] {
    unsigned Open = 0;
    while (I + 1 < Tokens.size()) {
      const Token &Next = Tokens[I + 1];
      if (Open == 0 && !Next.isPunct("("))
        return;
      Open += Next.isPunct("(");
      Open -= Next.isPunct(")");
      ++I;
      if (Open == 0)
        return;
    }
  };
  for (; I < Tokens.size(); ++I) {
    const Token &T = Tokens[I];
    if (T.isPunct("*") || (T.isPunct("(") && TypeSeen))
      continue;
    if (!T.is(Kind::Word))
      return false;
    // One for each time that the function is entered.
    if (I == 0 && T.Text == "auto" && Current &&
        Current->ForEach == Automaton::Each::Function)
      continue;
    bool Storage = StringSwitch<bool>(T.Text)
                       .Cases("static", "extern", "register", "auto", "typedef",
                              "inline", true)
                       .Cases("_Thread_local", "__thread", true)
                       .Default(false);
    if (Storage) {
      Diags.error(T.Range, "an automaton variable cannot be '" + T.Text + "'");
      NameIndex = 1;
      return false;
    }
    if (T.Text == "struct" || T.Text == "union" || T.Text == "enum") {
      TypeSeen = true;
      ++I; // the tag
      if (I < Tokens.size() &&
          (Tokens[I].isPunct("{") ||
           (I + 1 < Tokens.size() && Tokens[I + 1].isPunct("{")))) {
        Diags.error(Tokens[I].Range,
                    "a LOCAL cannot define a type; name one of the program");
        NameIndex = 1;
        return false;
      }
    } else if (isTypeKeyword(T.Text)) {
      TypeSeen |= !isTypeQualifier(T.Text);
      bool Argument = T.Text == "_Atomic" || hasPrefix(T.Text, "typeof") ||
                      hasPrefix(T.Text, "__typeof") || T.Text == "_BitInt" ||
                      T.Text == "_Alignas" || T.Text == "__attribute__";
      if (Argument) {
        TypeSeen |= T.Text == "_Atomic" && I + 1 < Tokens.size() &&
                    Tokens[I + 1].isPunct("(");
        SkipParentheses();
      }
    } else if (!TypeSeen) {
      TypeSeen = true; // a typedef's name
    } else {
      break;
    }
  }
  if (I >= Tokens.size())
    return false;
  NameIndex = I;
  const Token &Name = Tokens[I];
  Variable.Range = Name.Range;
  Variable.Name = Name.Text.str();
  Variable.Prefix = joinTokens(Tokens.take_front(I));
  if (Name.SpaceBefore)
    Variable.Prefix += ' ';
  ArrayRef<Token> Rest = Tokens.drop_front(I + 1);
  Variable.Suffix = joinTokens(Rest);
  bool Declarator =
      Rest.empty() || Rest.front().isPunct("[") || Rest.front().isPunct(")");
  if (Declarator)
    return true;
  Diags.error(Rest.front().Range,
              Rest.front().isPunct("(")
                  ? "an automaton variable cannot be a function"
                  : "unexpected '" + Rest.front().Text.str() +
                        "' after the name of the variable");
  NameIndex = 1;
  return false;
}

//===----------------------------------------------------------------------===//
// States
//===----------------------------------------------------------------------===//

bool AutomatonParser::parseState() {
  State S;
  if (token().isWord("TARGET")) {
    S.IsTarget = true;
    L.advance();
  } else if (token().isWord("ACCEPTING")) {
    S.IsAccepting = true;
    if (Current->K != Automaton::Kind::Condition)
      Diags.error(token().Range,
                  "only a CONDITION automaton has accepting states");
    L.advance();
  }
  // Whatever is wrong with the header, the state's name stays unknown, and its
  // transitions are not complained about.
  bool SavedLost = Pending.StateLost;
  Pending.StateLost = InLostState = true;
  if (!expectWord("STATE"))
    return false;
  if (token().isWord("USEFIRST") || token().isWord("USEALL")) {
    S.UseFirst = token().isWord("USEFIRST");
    L.advance();
  }
  if (!token().is(Kind::Word))
    return expected("the state's name");
  S.Name = token().Text.str();
  S.Range = token().Range;
  L.advance();
  if (token().is(Kind::Word) && !token().isWord("AT")) {
    // `STATE USEFRST Head :`
    StringRef Nearest = nearestWord(S.Name, {"USEFIRST", "USEALL"});
    if (!Nearest.empty()) {
      Diags.error(S.Range,
                  "unknown keyword '" + Twine(S.Name) + "'" +
                      didYouMean(Nearest),
                  Nearest);
      return false;
    }
  }
  if (token().isWord("AT") && !parseAt(S))
    return false;
  if (!expectPunct(":"))
    return false;
  Pending.StateLost = SavedLost;
  InLostState = false;

  Current->States.push_back(std::move(S));
  while (startsTransition(token()) && !Diags.full()) {
    if (token().isWord("INVARIANT")) {
      Diags.error(token().Range,
                  "a state invariant cannot be woven; write it as an ASSERT");
      skipToNextItem();
      continue;
    }
    bool Known = token().isPunct("(") || token().isPunct("!");
    for (StringRef W : TransitionWords)
      Known |= token().isWord(W);
    Known |= startsTest();
    if (!Known && !refuseQuery()) {
      StringRef Nearest = nearestWord(token().Text, TransitionWords);
      if (isItemWord(Nearest))
        Pending.StateLost = true;
      if (Nearest.empty())
        expected("a transition");
      else
        unknownWord("keyword", TransitionWords);
      Known = false;
    }
    if (!Known || !parseTransition(Current->States.back()))
      skipToNextItem();
  }
  if (!atItemStart())
    return expected("a transition");
  return true;
}

bool AutomatonParser::parseAt(State &S) {
  L.advance();
  if (!token().is(Kind::Word))
    return expected("a location after AT");
  int Index = -1;
  for (int I = 0; I != static_cast<int>(sizeof(AtWords) / sizeof(*AtWords));
       ++I)
    if (token().Text == AtWords[I])
      Index = I;
  if (Index < 0)
    return unknownWord("location", AtWords);
  S.Where = static_cast<At>(Index); // AtWords is in the order of At
  L.advance();
  return true;
}

} // namespace transver
