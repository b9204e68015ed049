//===- Check.cpp - What grammar cannot say about automata -----------------===//
//
// Names of states, captures and variables; what an operation may write and
// call; and two warnings about text that can never take part. The rule behind
// the checks of operations is that weaving must not change the program: an
// operation reads anything, but writes automaton variables only, and calls
// nothing that could write.
//
//===----------------------------------------------------------------------===//

#include "automaton/Check.h"
#include "automaton/Sets.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace transver {

namespace {

constexpr unsigned CaptureCount = 100; // $0 to $99, see Lexer.cpp

const StringRef BlockWords[] = {
    "NONDET", "SAVE",    "DIFFERS", "FITS",     "MAX",      "MIN",
    "ADD",    "REMOVE",  "KEEP",    "HAS",      "LOST",     "WITHIN",
    "STRLEN", "ADDRESS", "SIZE",    "BASE",     "INBOUNDS", "ROOM",
    "BELOW",  "WIDTH",   "LENGTH",  "ASSIGNED", "TELL"};

//===----------------------------------------------------------------------===//
// Captures
//===----------------------------------------------------------------------===//

/// The captures that a trigger binds whenever it fires.
class Captures {
public:
  explicit Captures(DiagnosticSink &Diags) : Diags(Diags) {}

  SmallBitVector boundBy(const Trigger &T, bool Negated = false) {
    SmallBitVector Bound(CaptureCount);
    switch (T.K) {
    case Trigger::Kind::Pattern:
      collect(T.Pattern, Negated, Bound);
      break;
    case Trigger::Kind::Not:
      boundBy(*T.Operands.front(), /*Negated=*/true);
      break;
    case Trigger::Kind::And:
      for (const auto &Operand : T.Operands)
        Bound |= boundBy(*Operand, Negated);
      break;
    case Trigger::Kind::Or:
      Bound.set();
      for (const auto &Operand : T.Operands)
        Bound &= boundBy(*Operand, Negated);
      break;
    default:
      break;
    }
    return Bound;
  }

private:
  void collect(const CPattern &P, bool Negated, SmallBitVector &Bound) {
    if (P.K == CPattern::Kind::Expression && !Negated)
      Bound.set(0);
    if (P.Expr)
      collect(*P.Expr, Negated, Bound);
    if (P.Init)
      collect(*P.Init, Negated, Bound);
  }

  void collect(const CExpr &E, bool Negated, SmallBitVector &Bound) {
    if (E.K == CExpr::Kind::Capture) {
      if (E.Number == 0)
        Diags.error(
            E.Range,
            "'$0' is the whole matched expression; captures begin with '$1'");
      else if (Negated)
        Diags.error(E.Range,
                    "'" + Twine(E.Text) +
                        "' in a negated trigger binds nothing; use '$?'");
      else if (Bound.test(E.Number))
        Diags.error(E.Range,
                    "'" + Twine(E.Text) + "' is bound twice in one pattern");
      Bound.set(E.Number);
    }
    for (const auto &Operand : E.Operands)
      collect(*Operand, Negated, Bound);
  }

  DiagnosticSink &Diags;
};

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

class OperationChecker {
public:
  OperationChecker(const Automaton &A, DiagnosticSink &Diags)
      : A(A), Diags(Diags) {}

  /// Initialisers and conditions outside transitions have no captures.
  void setTrigger(const Trigger *T, const SmallBitVector &Captures) {
    When = T;
    Bound = Captures;
  }

  SmallBitVector setBound(SmallBitVector Captures) {
    std::swap(Bound, Captures);
    return Captures;
  }

  /// A test in a trigger: it speaks of the automaton, and changes nothing.
  void checkTest(const CExpr &E) {
    if (E.K == CExpr::Kind::Call ||
        (E.K == CExpr::Kind::Binary && isAssignmentOperator(E.Text)) ||
        E.K == CExpr::Kind::Postfix ||
        (E.K == CExpr::Kind::Prefix && (E.Text == "++" || E.Text == "--"))) {
      Diags.error(E.Range, "a trigger only compares; operations stand behind "
                           "the arrow");
      return;
    }
    if (E.K == CExpr::Kind::Capture)
      checkCapture(E.Number, E.Range);
    if (E.K == CExpr::Kind::Name && !findLocal(E.Text))
      noVariable(E, "a trigger tests only automaton variables");
    for (const auto &Operand : E.Operands)
      checkTest(*Operand);
  }

  void check(const CExpr &E) {
    switch (E.K) {
    case CExpr::Kind::Capture:
      checkCapture(E.Number, E.Range);
      break;
    case CExpr::Kind::Binary: {
      if (isAssignmentOperator(E.Text) &&
          E.Operands[0]->K != CExpr::Kind::Element) // see Sets.cpp
        checkWritten(*E.Operands[0]);
      break;
    }
    case CExpr::Kind::Prefix:
      if (E.Text == "++" || E.Text == "--" || E.Text == "&")
        checkWritten(*E.Operands[0]);
      break;
    case CExpr::Kind::Postfix:
      checkWritten(*E.Operands[0]);
      break;
    case CExpr::Kind::Call:
      return checkCall(E);
    default:
      break;
    }
    bool Was = Negated;
    Negated |=
        !(E.K == CExpr::Kind::Binary && (E.Text == "&&" || E.Text == "||"));
    for (const auto &Operand : E.Operands)
      check(*Operand);
    Negated = Was;
  }

  void checkAssertion(const CExpr &E) {
    InAssertion = true;
    check(E);
    InAssertion = false;
  }

  void check(const CStmt &S) {
    OwnStatement = S.K == CStmt::Kind::Expression ? S.Expr.get() : nullptr;
    if (S.Expr)
      check(*S.Expr);
    if (S.K == CStmt::Kind::Expression && S.Expr && !hasEffect(*S.Expr))
      Diags.warning(S.Expr->Range, "the expression has no effect");
    for (const auto &Child : S.Children)
      check(*Child);
  }

  void check(const TypeTest &T) {
    if (T.Operands.empty())
      checkCapture(T.Capture, T.Range);
    for (const auto &Operand : T.Operands)
      check(*Operand);
  }

private:
  void checkCapture(unsigned Number, TextRange Range) {
    if (Bound.test(Number))
      return;
    if (Number == 0)
      Diags.error(Range, "'$0' needs a trigger that matches an expression");
    else
      Diags.error(Range,
                  "'$" + Twine(Number) + "' is not bound by the trigger");
    if (!When)
      return;
    std::string Names;
    for (int I = Bound.find_first(); I != -1; I = Bound.find_next(I))
      Names += (Names.empty() ? "'$" : ", '$") + std::to_string(I) + "'";
    Diags.note(When->Range, Names.empty()
                                ? Twine("the trigger binds nothing")
                                : "the trigger binds " + Twine(Names));
  }

  const Local *findLocal(StringRef Name) const {
    for (const Local &Variable : A.Locals)
      if (Variable.Name == Name)
        return &Variable;
    return nullptr;
  }

  void noVariable(const CExpr &Name, StringRef Rule) {
    std::vector<StringRef> Names;
    for (const Local &V : A.Locals)
      Names.push_back(V.Name);
    for (const ElementSet &Set : A.ElementSets)
      Names.push_back(Set.Name);
    StringRef Nearest = nearestWord(Name.Text, Names);
    Diags.error(Name.Range,
                Rule + ", and '" + Twine(Name.Text) + "' is none" +
                    didYouMean(Nearest),
                Nearest);
  }

  /// An automaton variable, a field of one or an element of one that is an
  /// array. What is behind a pointer belongs to the program, even if the
  /// pointer does not.
  void checkWritten(const CExpr &E) {
    const CExpr *Root = &E;
    unsigned Subscripts = 0;
    for (;;) {
      if (Root->K == CExpr::Kind::Subscript) {
        ++Subscripts;
      } else if (Root->K == CExpr::Kind::Member && Root->Text == ".") {
        // Elements of a member may lie behind a pointer; the type is not known
        // here.
        if (Subscripts > 0)
          break;
      } else {
        break;
      }
      Root = Root->Operands[0].get();
    }
    if (Root->K != CExpr::Kind::Name) {
      Diags.error(E.Range, "operations write only automaton variables");
      return;
    }
    const Local *Variable = findLocal(Root->Text);
    if (!Variable)
      return noVariable(*Root, "operations write only automaton variables");
    bool IsArray = hasPrefix(Variable->Suffix, "[");
    if (Subscripts > StringRef(Variable->Suffix).count('[') ||
        (Subscripts > 0 && !IsArray)) {
      Diags.error(E.Range, "operations write only automaton variables, and '" +
                               Twine(Variable->Name) +
                               "' may point to one of the program");
      Diags.note(Variable->Range,
                 "'" + Twine(Variable->Name) + "' is declared here");
    }
  }

  void checkCall(const CExpr &Call) {
    const CExpr &Callee = *Call.Operands[0];
    size_t Arguments = Call.Operands.size() - 1;
    int Wanted = Callee.K != CExpr::Kind::Name
                     ? -1
                     : StringSwitch<int>(Callee.Text)
                           .Case("NONDET", 0)
                           .Cases("SAVE", "DIFFERS", "FITS", 1)
                           .Cases("MAX", "MIN", "WIDTH", "LENGTH", 1)
                           .Cases("LOST", "STRLEN", 1)
                           .Cases("ADDRESS", "SIZE", "BASE", "BELOW", 1)
                           .Cases("INBOUNDS", "ROOM", "ASSIGNED", 1)
                           .Case("TELL", Arguments == 0 ? 0 : 1)
                           .Cases("REMOVE", "KEEP", "HAS", 2)
                           .Case("ADD", 3)
                           .Case("WITHIN", 4)
                           .Default(-1);
    if (Wanted < 0) {
      StringRef Name =
          Callee.K == CExpr::Kind::Name ? StringRef(Callee.Text) : StringRef();
      // Names in capitals look like building blocks, all others like functions.
      StringRef Nearest =
          Name == Name.upper() ? nearestWord(Name, BlockWords) : StringRef();
      Diags.error(Callee.Range,
                  "a call in an operation could change the program" +
                      didYouMean(Nearest),
                  Nearest);
      return;
    }
    if (Arguments != static_cast<size_t>(Wanted)) {
      Diags.error(Call.Range, "'" + Twine(Callee.Text) + "' takes " +
                                  (Wanted == 0   ? "no argument"
                                   : Wanted == 1 ? "one argument"
                                   : Wanted == 2 ? "two arguments"
                                   : Wanted == 3 ? "three arguments"
                                                 : "four arguments") +
                                  ", not " + Twine(Arguments));
      return;
    }
    if (Callee.Text == "TELL" && &Call != OwnStatement) {
      Diags.error(Call.Range, "'TELL' has no value; it is a statement of a DO");
      return;
    }
    if (Callee.Text == "SAVE" || Callee.Text == "DIFFERS")
      return checkShadow(*Call.Operands[1], Callee.Text);
    if ((isObjectWord(Callee.Text) ||
         (Callee.Text == "TELL" && Arguments == 1)) &&
        Call.Operands[1]->K != CExpr::Kind::Capture) {
      Diags.error(Call.Operands[1]->Range,
                  "'" + Twine(Callee.Text) + "' takes a capture, as in '$1'");
      return;
    }
    if (isBlockSetWord(Callee.Text) && !checkBlockSet(Call))
      return;
    if (Callee.Text == "FITS" && (Call.Operands[1]->K != CExpr::Kind::Capture ||
                                  Call.Operands[1]->Number != 0)) {
      Diags.error(Call.Operands[1]->Range,
                  "'FITS' takes '$0', the matched operation");
      return;
    }
    // The name of a set is no variable.
    for (size_t I = isBlockSetWord(Callee.Text) ? 2 : 1;
         I != Call.Operands.size(); ++I)
      check(*Call.Operands[I]);
  }

  /// A set is changed by DO, and asked in an ASSERT: only there is an answer
  /// for one block an answer for all (HAS must not be negated for that).
  bool checkBlockSet(const CExpr &Call) {
    StringRef Word = Call.Operands[0]->Text;
    const CExpr &Set = *Call.Operands[1];
    bool Asks = Word == "HAS" || Word == "WITHIN" || Word == "LOST";
    if (Asks && (!InAssertion || (Word != "LOST" && Negated))) {
      Diags.error(
          Call.Range,
          "'" + Word + "' can only stand in an ASSERT" +
              (Word != "LOST" ? ", and not in what is negated there" : ""));
      return false;
    }
    if (!Asks && InAssertion) {
      Diags.error(Call.Range, "'" + Word + "' can only stand in a DO");
      return false;
    }
    std::vector<StringRef> Names;
    for (const BlockSet &B : A.BlockSets) {
      if (Set.K == CExpr::Kind::Name && B.Name == Set.Text)
        return true;
      Names.push_back(B.Name);
    }
    StringRef Nearest =
        Set.K == CExpr::Kind::Name ? nearestWord(Set.Text, Names) : StringRef();
    Diags.error(Set.Range,
                "'" + Word + "' takes the name of a set that BLOCKS declares" +
                    didYouMean(Nearest),
                Nearest);
    return false;
  }

  void checkShadow(const CExpr &Argument, StringRef Block) {
    if (Argument.K != CExpr::Kind::Name) {
      Diags.error(Argument.Range, "'" + Block + "' takes the name of a SHADOW");
      return;
    }
    std::vector<StringRef> Names;
    for (const Shadow &S : A.Shadows) {
      if (S.Name == Argument.Text)
        return;
      Names.push_back(S.Name);
    }
    StringRef Nearest = nearestWord(Argument.Text, Names);
    Diags.error(Argument.Range,
                "unknown shadow '" + Twine(Argument.Text) + "'" +
                    didYouMean(Nearest),
                Nearest);
  }

  static bool hasEffect(const CExpr &E) {
    switch (E.K) {
    case CExpr::Kind::Call:
    case CExpr::Kind::Postfix:
      return true;
    case CExpr::Kind::Prefix:
      return E.Text == "++" || E.Text == "--";
    case CExpr::Kind::Binary:
      if (isAssignmentOperator(E.Text))
        return true;
      return (E.Text == "," || E.Text == "&&" || E.Text == "||") &&
             hasEffect(*E.Operands[1]);
    case CExpr::Kind::Conditional:
      return hasEffect(*E.Operands.back());
    case CExpr::Kind::Cast:
      return E.Text == "void" || hasEffect(*E.Operands[0]);
    default:
      return false;
    }
  }

  const Automaton &A;
  DiagnosticSink &Diags;
  const Trigger *When = nullptr;
  const CExpr *OwnStatement = nullptr; ///< the whole of one in a DO
  bool InAssertion = false;
  bool Negated = false; ///< an operand of anything but `&&` and `||`
  SmallBitVector Bound{CaptureCount};
};

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

template <typename T>
void checkTwice(const std::vector<T> &Items, StringRef What,
                DiagnosticSink &Diags) {
  StringMap<const T *> Seen;
  for (const T &Item : Items) {
    auto Inserted = Seen.try_emplace(Item.Name, &Item);
    if (Inserted.second)
      continue;
    Diags.error(Item.Range,
                What + " '" + Twine(Item.Name) + "' is defined twice");
    Diags.note(Inserted.first->second->Range, "previous definition is here");
  }
}

class StateResolver {
public:
  StateResolver(Automaton &A, const PendingNames &Pending, ParseOptions Options,
                DiagnosticSink &Diags)
      : A(A), Pending(Pending), Options(Options), Diags(Diags) {
    for (unsigned I = 0; I != A.States.size(); ++I) {
      Index.try_emplace(A.States[I].Name, I);
      Names.push_back(A.States[I].Name);
    }
  }

  void resolve() {
    for (const PendingNames::Goto &G : Pending.Gotos) {
      // A transition that failed after its GOTO is not there.
      if (G.State >= A.States.size() ||
          G.Transition >= A.States[G.State].Transitions.size())
        continue;
      resolveGoto(A.States[G.State].Transitions[G.Transition], G);
    }
    resolveInitial();
  }

private:
  void resolveGoto(Transition &T, const PendingNames::Goto &G) {
    auto Found = Index.find(G.Name);
    if (Found != Index.end()) {
      T.ToState = Found->second;
      return;
    }
    if (G.Name == "ERROR" || G.Name == "STOP" || G.Name == "BREAK") {
      T.To = G.Name == "ERROR"  ? Transition::Target::Error
             : G.Name == "STOP" ? Transition::Target::Stop
                                : Transition::Target::Break;
      return;
    }
    T.ToState = ResidualState;
    // In a condition of our own form it is a slip of the pen.
    if ((!Options.UndefinedStateIsResidual ||
         A.K == Automaton::Kind::Condition) &&
        !Pending.StateLost)
      unknownState(G.Name, G.Range);
  }

  void resolveInitial() {
    if (Pending.StateLost)
      return;
    if (Pending.Initial.empty()) {
      Diags.error(A.NameRange,
                  "automaton '" + Twine(A.Name) + "' has no INITIAL STATE");
      return;
    }
    auto Found = Index.find(Pending.Initial);
    if (Found == Index.end() && Options.UndefinedStateIsResidual &&
        A.K != Automaton::Kind::Condition)
      A.Initial = ResidualState;
    else if (Found == Index.end())
      unknownState(Pending.Initial, Pending.InitialRange);
    else
      A.Initial = Found->second;
  }

  void unknownState(StringRef Name, TextRange Range) {
    StringRef Nearest = nearestWord(Name, Names);
    Diags.error(Range, "unknown state '" + Name + "'" + didYouMean(Nearest),
                Nearest);
  }

  Automaton &A;
  const PendingNames &Pending;
  ParseOptions Options;
  DiagnosticSink &Diags;
  StringMap<unsigned> Index;
  std::vector<StringRef> Names;
};

void checkDollars(const Automaton &A, const PendingNames &Pending,
                  DiagnosticSink &Diags) {
  std::vector<StringRef> Names;
  for (const Local &Variable : A.Locals)
    Names.push_back(Variable.Name);
  for (const ElementSet &Set : A.ElementSets)
    Names.push_back(Set.Name);
  for (const DollarName &D : Pending.Dollars) {
    if (is_contained(Names, D.Name))
      continue;
    StringRef Nearest = nearestWord(D.Name, Names);
    Diags.error(D.Range,
                "unknown automaton variable '" + Twine(D.Name) + "'" +
                    didYouMean(Nearest),
                Nearest.empty() ? "" : ("$$" + Nearest).str());
  }
}

//===----------------------------------------------------------------------===//
// Transitions
//===----------------------------------------------------------------------===//

/// What T binds, without complaints about it.
SmallBitVector quietlyBoundBy(const Trigger &T, DiagnosticSink &Diags) {
  DiagnosticSink::Mark M = Diags.mark();
  SmallBitVector Bound = Captures(Diags).boundBy(T);
  Diags.rollback(M);
  return Bound;
}

/// Tests in a trigger speak of the automaton's variables and of what the
/// patterns that must hold with them bind. Outer: by those around T.
void checkTests(const Trigger &T, SmallBitVector Outer, const Automaton &A,
                OperationChecker &Operations, DiagnosticSink &Diags) {
  if (T.K == Trigger::Kind::Test) {
    SmallBitVector Whole = Operations.setBound(Outer);
    Operations.checkTest(*T.Expr);
    Operations.setBound(Whole);
    return;
  }
  if (T.K == Trigger::Kind::And)
    for (const auto &Operand : T.Operands)
      Outer |= quietlyBoundBy(*Operand, Diags);
  for (const auto &Operand : T.Operands)
    checkTests(*Operand, Outer, A, Operations, Diags);
}

void checkTransitions(Automaton &A, const PendingNames &Pending,
                      ParseOptions Options, DiagnosticSink &Diags) {
  resolveSets(A, Diags);
  OperationChecker Operations(A, Diags);
  for (const auto &Value : Pending.Initialisers)
    Operations.check(*Value);
  Captures Captures(Diags);
  for (State &S : A.States) {
    for (Transition &T : S.Transitions) {
      Operations.setTrigger(T.When.get(), Captures.boundBy(*T.When));
      checkTests(*T.When, SmallBitVector(CaptureCount), A, Operations, Diags);
      if (T.Where)
        Operations.check(*T.Where);
      for (Action &Act : T.Actions) {
        // A condition file's formulas are no operations, whatever they look
        // like.
        bool Formula = (Options.UndefinedStateIsResidual ||
                        A.K == Automaton::Kind::Condition) &&
                       Act.K == Action::Kind::Assume;
        DiagnosticSink::Mark M = Diags.mark();
        if (Act.Expr && Act.K == Action::Kind::Assert)
          Operations.checkAssertion(*Act.Expr);
        else if (Act.Expr)
          Operations.check(*Act.Expr);
        if (Act.Body)
          Operations.check(*Act.Body);
        if (!Formula || Diags.mark().Errors == M.Errors)
          continue;
        Diags.rollback(M);
        Act.Expr = nullptr;
      }
      // CPAchecker's rule: what observes does not cut paths.
      if (A.K == Automaton::Kind::Observer && T.To == Transition::Target::Stop)
        Diags.error(
            T.TargetRange,
            "an OBSERVER automaton cannot end paths with STOP; use CONTROL");
    }
  }
}

const Trigger *findStatement(const Trigger &T) {
  if (T.K == Trigger::Kind::Statement)
    return &T;
  for (const auto &Operand : T.Operands)
    if (const Trigger *Found = findStatement(*Operand))
      return Found;
  return nullptr;
}

/// The beginning of a statement is no operation, so states cannot follow it.
void checkStatements(const Automaton &A, DiagnosticSink &Diags) {
  for (const State &S : A.States)
    for (const Transition &T : S.Transitions)
      if (const Trigger *Found = findStatement(*T.When)) {
        if (A.K != Automaton::Kind::Instrumentation ||
            A.ForEach != Automaton::Each::Program || A.States.size() > 1)
          Diags.error(Found->Range, "'MATCH STATEMENT' needs an "
                                    "INSTRUMENTATION automaton with one state "
                                    "and one instance");
        else if (T.Place == Placement::After)
          Diags.error(Found->Range,
                      "'MATCH STATEMENT' acts before the statement");
      }
}

/// A condition runs nothing and judges nothing, and what is covered stays
/// covered (Reducers, Definition 2.1).
void checkCondition(const Automaton &A, DiagnosticSink &Diags) {
  for (const Local &Variable : A.Locals)
    Diags.error(Variable.Range, "a condition has no variables");
  for (const ElementSet &Set : A.ElementSets)
    Diags.error(Set.Range, "a condition has no variables");
  for (const State &S : A.States) {
    if (S.IsTarget)
      Diags.error(S.Range, "a condition has no error; what it covers ends in "
                           "an ACCEPTING STATE");
    if (S.Where != At::True)
      Diags.error(S.Range, "the states of a condition act everywhere");
    for (const Transition &T : S.Transitions) {
      for (const Action &Act : T.Actions)
        if (Act.K != Action::Kind::Assume)
          Diags.error(Act.Range, "a condition has assumptions only");
      if (T.Place != Placement::Default)
        Diags.error(T.Range, "a condition sees steps; it has no BEFORE and no "
                             "AFTER");
      if (T.To != Transition::Target::State)
        Diags.error(T.TargetRange,
                    "a transition of a condition goes to a state");
      else if (S.IsAccepting && T.ToState < A.States.size() &&
               !A.States[T.ToState].IsAccepting)
        Diags.error(T.TargetRange, "what is covered stays covered: '" +
                                       Twine(A.States[T.ToState].Name) +
                                       "' is not accepting, and '" + S.Name +
                                       "' is");
    }
  }
}

bool matchesEverything(const Transition &T) {
  return T.When->K == Trigger::Kind::True && !T.Where;
}

void warnDeadTransitions(const Automaton &A, DiagnosticSink &Diags) {
  for (const State &S : A.States) {
    for (size_t I = 1; S.UseFirst && I < S.Transitions.size(); ++I) {
      if (!matchesEverything(S.Transitions[I - 1]))
        continue;
      Diags.warning(S.Transitions[I].Range, "the transition is never taken");
      Diags.note(S.Transitions[I - 1].When->Range,
                 "the trigger before it matches everything");
      break;
    }
  }
}

void warnUnreachableStates(const Automaton &A, DiagnosticSink &Diags) {
  if (A.Initial >= A.States.size())
    return;
  std::vector<bool> Reached(A.States.size(), false);
  std::vector<unsigned> Work = {A.Initial};
  Reached[A.Initial] = true;
  while (!Work.empty()) {
    unsigned Index = Work.back();
    Work.pop_back();
    for (const Transition &T : A.States[Index].Transitions) {
      if (T.To != Transition::Target::State || T.ToState >= Reached.size() ||
          Reached[T.ToState])
        continue;
      Reached[T.ToState] = true;
      Work.push_back(T.ToState);
    }
  }
  for (size_t I = 0; I != A.States.size(); ++I) {
    const State &S = A.States[I];
    // CPAchecker writes these two into every condition file.
    if (!Reached[I] && S.Name != "__TRUE" && S.Name != "__FALSE")
      Diags.warning(S.Range, "state '" + Twine(S.Name) + "' is unreachable");
  }
}

} // namespace

void checkAutomaton(Automaton &A, const PendingNames &Pending,
                    ParseOptions Options, DiagnosticSink &Diags) {
  unsigned ErrorsBefore = Diags.mark().Errors;
  checkTwice(A.States, "state", Diags);
  checkTwice(A.Locals, "automaton variable", Diags);
  checkTwice(A.ElementSets, "set", Diags);
  for (const ElementSet &Set : A.ElementSets)
    for (const Local &Variable : A.Locals)
      if (Variable.Name == Set.Name)
        Diags.error(Set.Range, "'" + Twine(Set.Name) +
                                   "' is an automaton variable already");
  checkTwice(A.Shadows, "shadow", Diags);
  checkTwice(A.BlockSets, "set of blocks", Diags);
  if (A.States.empty() && !Pending.StateLost)
    Diags.error(A.NameRange, "automaton '" + Twine(A.Name) + "' has no states");
  else
    StateResolver(A, Pending, Options, Diags).resolve();
  bool PerRun = A.ForEach == Automaton::Each::Loop ||
                A.ForEach == Automaton::Each::Function;
  if (!A.Shadows.empty() && !PerRun && !Pending.StateLost)
    Diags.error(
        A.Shadows.front().Range,
        "a SHADOW needs an automaton FOR EACH LOOP or FOR EACH FUNCTION");
  if (!A.ElementSets.empty() && PerRun)
    Diags.error(A.ElementSets.front().Range,
                "a set needs an automaton that has one instance");
  checkDollars(A, Pending, Diags);
  checkTransitions(A, Pending, Options, Diags);
  checkStatements(A, Diags);
  if (A.K == Automaton::Kind::Condition)
    checkCondition(A, Diags);
  warnDeadTransitions(A, Diags);
  // After an error the missing part may be what reaches a state.
  if (Diags.mark().Errors == ErrorsBefore && !Pending.StateLost &&
      !A.States.empty())
    warnUnreachableStates(A, Diags);
}

void checkFile(const std::vector<Automaton> &Automata, DiagnosticSink &Diags) {
  StringMap<const Automaton *> Seen;
  for (const Automaton &A : Automata) {
    if (A.Name.empty())
      continue;
    auto Inserted = Seen.try_emplace(A.Name, &A);
    if (Inserted.second)
      continue;
    Diags.error(A.NameRange,
                "automaton '" + Twine(A.Name) + "' is defined twice");
    Diags.note(Inserted.first->second->NameRange,
               "previous definition is here");
  }
}

} // namespace transver
