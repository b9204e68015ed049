//===- Sets.cpp - Set variables -------------------------------------------===//
//
// CPAchecker's `LOCAL set<string> held = [];`: a set of texts, or of integers.
// It is asked by `held[$1]` and `held.empty` and changed by `held[$1] = true`
// and `held[$1] = false`. In C these look like a subscript and a member; here
// they become nodes of their own, once it is known which names are sets.
//
// A program has only so many expressions that a capture can be, so the texts
// are known when it is woven, and a set of them is an array of flags. Integers
// are known if they are constants; others can be asked for and removed, but not
// added.
//
//===----------------------------------------------------------------------===//

#include "automaton/Sets.h"
#include "automaton/AutomatonParser.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace transver {

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

/// `set<string> held = ["a", "b"];` and CPAchecker's other spelling, `set held
/// <string> = […];`.
bool AutomatonParser::parseSet() {
  ElementSet Set;
  L.advance(); // set
  auto ParseName = [&] {
    if (!token().is(Kind::Word))
      return expected("the set's name");
    Set.Range = token().Range;
    Set.Name = token().Text.str();
    L.advance();
    return true;
  };
  bool NameFirst = token().is(Kind::Word);
  if ((NameFirst && !ParseName()) || !expectPunct("<"))
    return false;
  if (!token().isWord("string") && !token().isWord("int")) {
    Diags.error(token().Range, "the elements of a set are 'int' or 'string'");
    return false;
  }
  Set.OfTexts = token().isWord("string");
  L.advance();
  if (!expectPunct(">") || (!NameFirst && !ParseName()))
    return false;
  // Known from now on, whatever is wrong with its elements.
  Current->ElementSets.push_back(std::move(Set));
  if (token().isPunct("=")) {
    L.advance();
    if (!parseElements(Current->ElementSets.back()))
      return false;
  }
  return expectPunct(";");
}

/// `[1, -2]` or `["a", b]`; the text of an element without quotes is what
/// stands there.
bool AutomatonParser::parseElements(ElementSet &Set) {
  if (!expectPunct("["))
    return false;
  while (!token().isPunct("]")) {
    std::vector<Token> Tokens;
    for (unsigned Open = 0;
         !token().is(Kind::Eof) && !token().isPunct(";") &&
         (Open > 0 || (!token().isPunct(",") && !token().isPunct("]")));
         L.advance()) {
      if (token().is(Kind::Bad))
        return false;
      Open += token().isPunct("(") || token().isPunct("[");
      Open -= Open > 0 && (token().isPunct(")") || token().isPunct("]"));
      Tokens.push_back(token());
    }
    if (Tokens.empty())
      return expected("an element");
    std::string Text = joinTokens(Tokens);
    long long Value;
    bool IsText = Tokens.front().is(Kind::String);
    if (Set.OfTexts) {
      Set.Init.push_back(IsText ? unescape(withoutQuotes(Text)) : Text);
    } else if (IsText || StringRef(Text).getAsInteger(0, Value)) {
      Diags.error(Tokens.front().Range,
                  "an element of a set<int> is an integer");
      return false;
    } else {
      Set.Init.push_back(std::to_string(Value));
    }
    if (token().isPunct(","))
      L.advance();
    else if (!token().isPunct("]"))
      return expected("',' or ']'");
  }
  L.advance();
  return true;
}

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

namespace {

/// An integer constant as the automaton writes it: `7`, `-0x7`.
bool isConstant(const CExpr &E, std::string &Decimal) {
  bool IsMinus = E.K == CExpr::Kind::Prefix && E.Text == "-";
  const CExpr &Digits = IsMinus ? *E.Operands[0] : E;
  long long Value;
  if (Digits.K != CExpr::Kind::Number ||
      StringRef(Digits.Text).rtrim("uUlL").getAsInteger(0, Value))
    return false;
  Decimal = std::to_string(IsMinus ? -Value : Value);
  return true;
}

/// Whether V is a variable of a signed integer type of C.
bool isSignedInteger(const Local &V) {
  SmallVector<StringRef, 4> Words;
  StringRef(V.Prefix).trim().split(Words, ' ', -1, /*KeepEmpty=*/false);
  return V.Suffix.empty() && !Words.empty() &&
         all_of(Words, [](StringRef Word) {
           return Word == "int" || Word == "long" || Word == "short" ||
                  Word == "signed" || Word == "_Bool" || Word == "auto";
         });
}

class SetResolver {
public:
  SetResolver(Automaton &A, DiagnosticSink &Diags) : A(A), Diags(Diags) {}

  void resolve(CExpr &E) {
    if (E.K == CExpr::Kind::Binary && isAssignmentOperator(E.Text) &&
        setOf(*E.Operands[0])) {
      resolve(*E.Operands[0]);
      return checkChange(E);
    }
    if (const ElementSet *Set = setOf(E)) {
      bool IsEmpty = E.K == CExpr::Kind::Member;
      E.Text = Set->Name;
      E.OfTexts = Set->OfTexts;
      E.K = IsEmpty ? CExpr::Kind::Empty : CExpr::Kind::Element;
      E.Operands.erase(E.Operands.begin());
      if (!IsEmpty)
        checkElement(*E.Operands[0], *Set);
      E.Operands.resize(IsEmpty ? 0 : 1);
      return;
    }
    const ElementSet *Bare = E.K == CExpr::Kind::Name ? find(E.Text) : nullptr;
    if (Bare)
      Diags.error(E.Range, "'" + Twine(E.Text) + "' is a set; ask '" + E.Text +
                               "[x]' or '" + E.Text + ".empty'");
    for (const auto &Operand : E.Operands)
      resolve(*Operand);
  }

  void resolve(CStmt &S) {
    if (S.Expr)
      resolve(*S.Expr);
    for (const auto &Child : S.Children)
      resolve(*Child);
  }

  void resolve(Trigger &T) {
    if (T.Expr)
      resolve(*T.Expr);
    for (const auto &Operand : T.Operands)
      resolve(*Operand);
  }

private:
  const ElementSet *find(StringRef Name) const {
    for (const ElementSet &Set : A.ElementSets)
      if (Set.Name == Name)
        return &Set;
    return nullptr;
  }

  /// The set that `set[e]` and `set.empty` ask.
  const ElementSet *setOf(const CExpr &E) const {
    bool IsUse = E.K == CExpr::Kind::Subscript ||
                 (E.K == CExpr::Kind::Member && E.Text == "." &&
                  StringRef(E.MemberName).lower() == "empty");
    if (!IsUse || E.Operands[0]->K != CExpr::Kind::Name)
      return nullptr;
    return find(E.Operands[0]->Text);
  }

  void checkElement(CExpr &E, const ElementSet &Set) {
    if (E.K == CExpr::Kind::Capture)
      return;
    if (Set.OfTexts) {
      if (E.K != CExpr::Kind::String)
        Diags.error(E.Range, "an element of a set<string> is a string, or the "
                             "text of a capture, as in '$1'");
      return;
    }
    std::string Decimal;
    if (isConstant(E, Decimal)) {
      E.K = CExpr::Kind::Number;
      E.Text = Decimal;
      E.Operands.clear();
      return;
    }
    for (const Local &V : A.Locals)
      if (E.K == CExpr::Kind::Name && E.Text == V.Name && isSignedInteger(V))
        return;
    Diags.error(E.Range, "an element of a set<int> is a constant, the value of "
                         "a capture, as in '$1', or a variable of the "
                         "automaton of a signed integer type");
  }

  /// `set[e] = true`.
  void checkChange(const CExpr &Assignment) {
    const CExpr &Place = *Assignment.Operands[0];
    const CExpr &Value = *Assignment.Operands[1];
    bool IsAdd = Value.K == CExpr::Kind::Number && Value.Text == "1";
    bool IsRemove = Value.K == CExpr::Kind::Number && Value.Text == "0";
    if (Place.K != CExpr::Kind::Element || Assignment.Text != "=" ||
        (!IsAdd && !IsRemove))
      Diags.error(Assignment.Range, "an element of a set is added by '= true' "
                                    "and removed by '= false'");
    else if (IsAdd && Place.Operands[0]->K == CExpr::Kind::Name)
      Diags.error(Place.Operands[0]->Range,
                  "what is added to a set<int> must be known before the "
                  "program runs: a constant, or a capture of one");
  }

  Automaton &A;
  DiagnosticSink &Diags;
};

} // namespace

void resolveSets(Automaton &A, DiagnosticSink &Diags) {
  SetResolver Resolver(A, Diags);
  for (State &S : A.States)
    for (Transition &T : S.Transitions) {
      Resolver.resolve(*T.When);
      for (Action &Act : T.Actions) {
        if (Act.Expr)
          Resolver.resolve(*Act.Expr);
        if (Act.Body)
          Resolver.resolve(*Act.Body);
      }
    }
}

} // namespace transver
