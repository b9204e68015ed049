//===- Operations.cpp - A reaction as C text ------------------------------===//

#include "weave/Operations.h"
#include "automaton/CParser.h"
#include "automaton/Lexer.h"
#include "automaton/Print.h"
#include "weave/Choices.h"
#include "weave/SiteTemplate.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace transver {
namespace {

class Writer {
public:
  Writer(const Automaton &A, const Ghosts &G, const ProgramText &Program,
         OperationText &Out)
      : A(A), G(G), Program(Program), Out(Out) {}

  std::string expression(const CExpr &E) {
    std::string Text;
    raw_string_ostream OS(Text);
    printExpr(OS, E, [&](const CExpr &Leaf) {
      std::string Replacement;
      if (!substitute(Leaf, Replacement))
        return false;
      OS << Replacement;
      return true;
    });
    OS.flush();
    return Text;
  }

  void statement(const CStmt &S, std::string &Text) {
    switch (S.K) {
    case CStmt::Kind::Expression:
      if (isSave(*S.Expr))
        Text += Program.Shadow("SAVE") +
                (Program.Saved.empty() ? "" : Program.Saved + "; ");
      else
        Text += effect(*S.Expr) + "; ";
      if (std::string Event = assignment(*S.Expr); !Event.empty())
        Text += Event + "; ";
      return;
    case CStmt::Kind::Block:
      for (const auto &Child : S.Children)
        statement(*Child, Text);
      return;
    case CStmt::Kind::If:
      Text += "if (" + condition(*S.Expr, *S.Children[0]) + ") { ";
      statement(*S.Children[0], Text);
      Text += "} ";
      if (S.Children.size() > 1) {
        Text += "else { ";
        statement(*S.Children[1], Text);
        Text += "} ";
      }
      return;
    }
  }

  /// Sequenced by commas; `if` becomes `?:`.
  std::string asExpression(const CStmt &S) {
    switch (S.K) {
    case CStmt::Kind::Expression: {
      std::string Text =
          isSave(*S.Expr) ? Program.Shadow("SAVE;") : effect(*S.Expr);
      for (const std::string &Event :
           {isSave(*S.Expr) ? Program.Saved : "", assignment(*S.Expr)})
        if (!Event.empty())
          Text += (Text.empty() ? "" : ", ") + Event;
      return Text.empty() ? "(void)0" : Text;
    }
    case CStmt::Kind::Block: {
      std::string Text;
      for (const auto &Child : S.Children)
        Text += asExpression(*Child) + ", ";
      return Text + "(void)0";
    }
    case CStmt::Kind::If:
      return "(" + condition(*S.Expr, *S.Children[0]) + " ? (" +
             asExpression(*S.Children[0]) + ", (void)0) : (" +
             (S.Children.size() > 1 ? asExpression(*S.Children[1]) + ", "
                                    : "") +
             "(void)0))";
    }
    return "(void)0";
  }
  std::string asExpression(const Action &Act) {
    switch (Act.K) {
    case Action::Kind::Assert:
      return "(" + expression(*Act.Expr) +
             " ? (void)0 : " + StringRef(error(&Act)).drop_back().str() + ")";
    case Action::Kind::Assume:
      Out.UsesAssume = true;
      return "__VERIFIER_assume(" + expression(*Act.Expr) + ")";
    case Action::Kind::Do:
      return asExpression(*Act.Body);
    case Action::Kind::Print:
      break;
    }
    return "(void)0";
  }

  std::string asExpression(const Alternative &Alt, ArrayRef<unsigned> From) {
    std::string Text;
    auto Add = [&](const std::string &Part) {
      Text += (Text.empty() ? "" : ", ") + Part;
    };
    if (!Program.Step.empty())
      Add(Program.Step);
    for (const Action &Act : Alt.T->Actions)
      Add(asExpression(Act));
    switch (Alt.T->To) {
    case Transition::Target::Error:
      Add(StringRef(error()).drop_back().str());
      break;
    case Transition::Target::Stop:
      Add(StringRef(stop()).drop_back().str());
      break;
    case Transition::Target::Break:
      break;
    case Transition::Target::Goal:
      if (!Program.Goal.empty())
        Add(StringRef(Program.Goal).drop_back().str());
      break;
    case Transition::Target::State:
      if (Alt.T->ToState < A.States.size() && A.States[Alt.T->ToState].IsTarget)
        Add(StringRef(error()).drop_back().str());
      if (std::string Event = move(Alt, From); !Event.empty())
        Add(Event);
      if (!G.State.empty())
        Add(G.State + " = " + std::to_string(Alt.T->ToState));
      break;
    }
    return Text.empty() ? "(void)0" : Text;
  }

  void action(const Action &Act, std::string &Text) {
    switch (Act.K) {
    case Action::Kind::Assert:
      if (!Act.Expr)
        return problem("an assertion cannot be read");
      Text += "if (!(" + expression(*Act.Expr) + ")) " + error(&Act) + " ";
      return;
    case Action::Kind::Assume:
      if (!Act.Expr)
        return problem("an assumption cannot be read");
      Out.UsesAssume = true;
      Text += "__VERIFIER_assume(" + expression(*Act.Expr) + "); ";
      return;
    case Action::Kind::Do:
      statement(*Act.Body, Text);
      return;
    case Action::Kind::Print:
      return;
    }
  }

  /// `ASSERT {!x || e} DO {if (!x && c) { ... }}` as `if (x) { check } else if
  /// (c) { ... }`: the second form of state recording (T2R, Figure 14).
  bool asElse(const std::vector<Action> &Actions, std::string &Text) {
    auto IsNot = [](const CExpr &E) {
      return E.K == CExpr::Kind::Prefix && E.Text == "!" &&
             E.Operands[0]->K == CExpr::Kind::Name;
    };
    auto IsPair = [&](const CExpr *E, StringRef Operator) {
      return E && E->K == CExpr::Kind::Binary && E->Text == Operator &&
             IsNot(*E->Operands[0]);
    };
    if (Actions.size() != 2 || Actions[1].K != Action::Kind::Do ||
        (Actions[0].K != Action::Kind::Assert &&
         Actions[0].K != Action::Kind::Assume) ||
        !IsPair(Actions[0].Expr.get(), "||"))
      return false;
    const CStmt *Do = Actions[1].Body.get();
    while (Do && Do->K == CStmt::Kind::Block && Do->Children.size() == 1)
      Do = Do->Children[0].get();
    if (!Do || Do->K != CStmt::Kind::If || Do->Children.size() != 1 ||
        !IsPair(Do->Expr.get(), "&&"))
      return false;
    const CExpr &Flag = *Actions[0].Expr->Operands[0]->Operands[0];
    if (Flag.Text != Do->Expr->Operands[0]->Operands[0]->Text)
      return false;
    std::string Check = expression(*Actions[0].Expr->Operands[1]);
    if (Actions[0].K == Action::Kind::Assert) {
      Check = "if (!" + Check + ") " + error(&Actions[0]) + " ";
    } else {
      Out.UsesAssume = true;
      Check = "__VERIFIER_assume(" + Check + "); ";
    }
    Text += "if (" + expression(Flag) + ") { " + Check + "} else if (" +
            condition(*Do->Expr->Operands[1], *Do->Children[0]) + ") { ";
    statement(*Do->Children[0], Text);
    Text += "} ";
    return true;
  }

  /// States: those in which Alt is taken.
  void alternative(const Alternative &Alt, ArrayRef<unsigned> States,
                   std::string &Text) {
    if (!Program.Step.empty())
      Text += Program.Step + "; ";
    // Who saves again both compares and saves.
    bool SavesAgain = Program.Shadow && !Program.Shadow("DUE").empty();
    if (!Program.SaveElse || SavesAgain || !asElse(Alt.T->Actions, Text))
      for (const Action &Act : Alt.T->Actions)
        action(Act, Text);
    switch (Alt.T->To) {
    case Transition::Target::Error:
      Text += error() + " ";
      return;
    case Transition::Target::Stop:
      if (G.IsSet)
        return; // the other branches go on
      Text += stop() + " ";
      return;
    case Transition::Target::Break:
      return;
    case Transition::Target::Goal:
      if (!Program.Goal.empty())
        Text += Program.Goal + " ";
      return;
    case Transition::Target::State:
      break;
    }
    if (Alt.T->ToState < A.States.size() && A.States[Alt.T->ToState].IsTarget)
      Text += error() + " ";
    if (std::string Event = move(Alt, States); !Event.empty())
      Text += Event + "; ";
    if (!G.State.empty() && (States.size() != 1 || States[0] != Alt.T->ToState))
      Text += G.State + " = " + std::to_string(Alt.T->ToState) + "; ";
  }

private:
  /// The statement at a violation: of Assertion, or of what the target says.
  std::string error(const Action *Assertion = nullptr) {
    return Program.Explain ? Program.Explain(Program, {Assertion, &G})
                           : Program.Error;
  }

  /// The call that remembers that E, if it is an assignment, was executed.
  std::string assignment(const CExpr &E) const {
    const StringRef Comparisons[] = {"==", "!=", "<=", ">="};
    bool Assigns =
        (E.K == CExpr::Kind::Binary && E.Text.back() == '=' &&
         !is_contained(Comparisons, StringRef(E.Text))) ||
        ((E.K == CExpr::Kind::Prefix || E.K == CExpr::Kind::Postfix) &&
         (E.Text == "++" || E.Text == "--"));
    if (!Program.Assigned || !Assigns ||
        E.Operands[0]->K != CExpr::Kind::Name ||
        !G.Locals.count(E.Operands[0]->Text))
      return {};
    return Program.Assigned(E.Operands[0]->Text);
  }

  /// The call that remembers that the automaton goes to another state.
  std::string move(const Alternative &Alt, ArrayRef<unsigned> From) const {
    unsigned To = Alt.T->ToState;
    if (!Program.Entered || G.IsSet || To >= A.States.size() ||
        (From.size() == 1 && From[0] == To))
      return {};
    std::string Call = Program.Entered(A.States[To].Name);
    if (!is_contained(From, To))
      return Call;
    return G.State.empty() ? std::string()
                           : "(" + G.State + " != " + std::to_string(To) +
                                 " ? " + Call + " : (void)0)";
  }

  /// The statement that ends a path.
  std::string stop() {
    Out.UsesStop = true;
    if (!Program.Stop.empty())
      return Program.Stop;
    Out.UsesAssume = true;
    return "__VERIFIER_assume(0);";
  }
  static bool isBlock(const CExpr &E, StringRef Word) {
    return E.K == CExpr::Kind::Call && E.Operands[0]->K == CExpr::Kind::Name &&
           E.Operands[0]->Text == Word;
  }
  bool isSave(const CExpr &E) const {
    return isBlock(E, "SAVE") && Program.Shadow;
  }
  static bool chooses(const CExpr &E) {
    return isBlock(E, "NONDET") || any_of(E.Operands, [](const auto &Child) {
             return chooses(*Child);
           });
  }
  bool saves(const CStmt &S) const {
    return S.K == CStmt::Kind::Expression
               ? isSave(*S.Expr)
               : any_of(S.Children,
                        [&](const auto &Child) { return saves(*Child); });
  }
  static void addConjuncts(const CExpr &E,
                           llvm::SmallVectorImpl<const CExpr *> &Into) {
    if (E.K != CExpr::Kind::Binary || E.Text != "&&")
      return Into.push_back(&E);
    for (const auto &Child : E.Operands)
      addConjuncts(*Child, Into);
  }
  /// The condition under which Then is executed. A verifier chooses whether to
  /// save; in a program that is run it is time to, now and then.
  std::string condition(const CExpr &E, const CStmt &Then) {
    if (Program.Shadow && chooses(E) && saves(Then))
      addConjuncts(E, WhetherToSave);
    std::string Text = expression(E);
    std::string Due = WhetherToSave.empty() ? "" : Program.Shadow("DUE");
    WhetherToSave.clear();
    return Due.empty() ? Text : "(" + Text + ") || " + Due;
  }
  /// E where nothing is around it.
  std::string effect(const CExpr &E) {
    bool IsChange = E.K == CExpr::Kind::Binary &&
                    E.Operands[0]->K == CExpr::Kind::Element &&
                    isAssignmentOperator(E.Text);
    return IsChange ? element(*E.Operands[0], E.Operands[1].get())
                    : expression(E);
  }

  /// The element of a set that E names; empty if it is not known.
  std::string elementOf(const CExpr &E, bool OfTexts) const {
    switch (E.K) {
    case CExpr::Kind::String:
      return unescape(withoutQuotes(E.Text));
    case CExpr::Kind::Number:
      return E.Text;
    case CExpr::Kind::Capture:
      return Program.Element ? Program.Element(E.Number, OfTexts) : "";
    default:
      return {};
    }
  }

  /// `set[e]`, or an assignment of it: Put is the value.
  std::string element(const CExpr &Place, const CExpr *Put) {
    const CExpr &Which = *Place.Operands[0];
    std::string Known = elementOf(Which, Place.OfTexts);
    if (!Known.empty() && Program.Flag)
      return Program.Flag(Place.Text, Known) + (Put ? " = " + Put->Text : "");
    if (Put && Put->Text == "1") {
      problem("what is added to the set '" + Place.Text + "' is not known " +
              "before the program runs");
      return "0";
    }
    std::string Type = Which.K != CExpr::Kind::Capture ? "long long"
                       : Program.ElementType ? Program.ElementType(Which.Number)
                                             : "";
    if (Type.empty() || Place.OfTexts || !Program.SetFunction) {
      problem("an element of the set '" + Place.Text + "' has no value here");
      return "0";
    }
    return Program.SetFunction(Place.Text, Put ? "remove" : "has", Type) +
           "((" + Type + ")(" + expression(Which) + "))";
  }

  bool substitute(const CExpr &E, std::string &Text) {
    switch (E.K) {
    case CExpr::Kind::Binary:
      if (E.Operands[0]->K != CExpr::Kind::Element ||
          !isAssignmentOperator(E.Text))
        return false;
      Text = "(" + effect(E) + ")";
      return true;
    case CExpr::Kind::Element:
      Text = element(E, nullptr);
      return true;
    case CExpr::Kind::Empty:
      Text = Program.SetFunction
                 ? Program.SetFunction(E.Text, "empty", "") + "()"
                 : "0";
      return true;
    case CExpr::Kind::Capture:
      Text = Program.Capture ? Program.Capture(E.Number) : "";
      if (Text.empty())
        problem("'$" + std::to_string(E.Number) + "' has no value here");
      return true;
    case CExpr::Kind::Name: {
      auto Found = G.Locals.find(E.Text);
      if (Found != G.Locals.end()) {
        Text = Found->second;
        return true;
      }
      Text = Program.Variable ? Program.Variable(E.Text) : "";
      if (Text.empty())
        problem("'" + E.Text + "' is no variable that is visible here");
      return true;
    }
    case CExpr::Kind::Call:
      return block(E, Text);
    default:
      return false;
    }
  }

  /// Building blocks.
  bool block(const CExpr &E, std::string &Text) {
    const CExpr &Callee = *E.Operands[0];
    if (Callee.K != CExpr::Kind::Name)
      return false;
    if (Callee.Text == "FITS") {
      std::string Fits = Program.Fits ? Program.Fits() : "";
      if (Fits.empty())
        problem("FITS needs an operation on integers");
      Text = "(" + Fits + ")";
      return true;
    }
    if (Callee.Text == "NONDET") {
      Out.UsesNondet = true;
      bool IsToSave = llvm::is_contained(WhetherToSave, &E);
      Text = !Program.Shadow ? Program.Nondet
             : IsToSave      ? Program.Shadow("CHOICE")
                             : "(" + Program.Shadow("NONDET") + ")";
      return true;
    }
    if (Callee.Text == "DIFFERS" && Program.Shadow) {
      Text = "(" + Program.Shadow("DIFFERS") + ")";
      return true;
    }
    if (isObjectWord(Callee.Text)) {
      if (Program.Object)
        Text = Program.Object(Callee.Text, E.Operands[1]->Number);
      if (Text.empty())
        problem(Callee.Text + " needs an object that has an address, and no "
                              "side effect where that would be asked twice");
      return true;
    }
    if (Callee.Text == "TELL") {
      std::optional<unsigned> Number;
      if (E.Operands.size() == 2)
        Number = E.Operands[1]->Number;
      Text = Program.Tell ? Program.Tell(Program, Number) : "(void)0";
      return true;
    }
    if (Callee.Text == "BELOW") {
      std::string Limit = expression(*E.Operands[1]);
      bool IsMark = SiteTemplate::isMark(Limit);
      Text = IsMark ? SiteTemplate::below(Limit) : belowText(Limit);
      Out.UsesNondetNumber |= !IsMark && Text != "0";
      return true;
    }
    if (Callee.Text == "STRLEN" && Program.Length) {
      Text = Program.Length() + "(" + expression(*E.Operands[1]) + ")";
      return true;
    }
    if (isBlockSetWord(Callee.Text) && Program.Blocks)
      return blockSet(E, Text);
    if (isOfType(Callee.Text)) {
      if (E.Operands.size() == 2 && E.Operands[1]->K == CExpr::Kind::Capture &&
          Program.OfType)
        Text = Program.OfType(Callee.Text, E.Operands[1]->Number);
      if (Text.empty())
        problem(Callee.Text + (Callee.Text == "LENGTH"
                                   ? " needs the capture of an array whose "
                                     "length can be read here"
                                   : " needs an integer capture"));
      else if (!llvm::all_of(Text, isAlnum))
        Text = "(" + Text + ")";
      return true;
    }
    problem("the building block '" + Callee.Text + "' has no meaning here");
    return true;
  }

  /// ADD, REMOVE and their like: a call of the set's function. Addresses go as
  /// numbers, but the one that is added stays a pointer.
  bool blockSet(const CExpr &E, std::string &Text) {
    StringRef Word = E.Operands[0]->Text;
    std::string Function = Program.Blocks(E.Operands[1]->Text, Word);
    Text = Function.empty() ? "(void)0" : Function + "(";
    for (size_t I = 2; I < E.Operands.size() && !Function.empty(); ++I) {
      std::string Argument = expression(*E.Operands[I]);
      Text +=
          (I > 2 ? ", (" : "(") +
          (Word == "ADD" && I == 2 ? "void *" : Program.AddressType) + ")" +
          (SiteTemplate::isMark(Argument) ? SiteTemplate::converted(Argument)
           : isWord(Argument)             ? Argument
                                          : "(" + Argument + ")");
    }
    if (!Function.empty())
      Text += ")";
    return true;
  }

  void problem(std::string Why) {
    if (Out.Problem.empty())
      Out.Problem = std::move(Why);
  }

  const Automaton &A;
  const Ghosts &G;
  const ProgramText &Program;
  /// What must hold for a save: the operands of `&&` in the condition.
  llvm::SmallVector<const CExpr *, 4> WhetherToSave;
  OperationText &Out;
};

void merge(OperationText &Into, const OperationText &From) {
  Into.UsesAssume |= From.UsesAssume;
  Into.UsesNondet |= From.UsesNondet;
  Into.UsesStop |= From.UsesStop;
  Into.UsesNondetNumber |= From.UsesNondetNumber;
  if (Into.Problem.empty())
    Into.Problem = From.Problem;
}

/// `if (!((x))) …` reads badly: FITS is parenthesised by itself. What stands in
/// string literals stays.
std::string tidy(std::string Text) {
  auto IsQuote = [&](size_t I) { return Text[I] == '"' || Text[I] == '\''; };
  auto EndOfLiteral = [&](size_t I) {
    char Quote = Text[I];
    for (++I; I < Text.size() && Text[I] != Quote; ++I)
      I += Text[I] == '\\';
    return I;
  };
  bool HasLiteral =
      StringRef(Text).contains('"') || StringRef(Text).contains('\'');
  for (size_t At = 0; At < Text.size(); ++At) {
    if (!HasLiteral && (At = Text.find("(!((", At)) == std::string::npos)
      break;
    if (HasLiteral && IsQuote(At))
      At = EndOfLiteral(At);
    if (At >= Text.size() || Text.compare(At, 4, "(!((") != 0)
      continue;
    // Only where the inner pair closes right before the outer one.
    unsigned Depth = 0;
    size_t I = At + 3;
    for (; I < Text.size(); ++I) {
      if (IsQuote(I))
        I = EndOfLiteral(I);
      else if (Text[I] == '(')
        ++Depth;
      else if (Text[I] == ')' && --Depth == 0)
        break;
    }
    if (I + 1 >= Text.size() || Text[I + 1] != ')')
      break;
    Text.erase(I, 1);
    Text.erase(At + 3, 1);
    --At; // more of them may be inside
  }
  while (!Text.empty() && Text.back() == ' ')
    Text.pop_back();
  return Text;
}

} // namespace

bool isWord(StringRef Text) {
  return all_of(Text, [](unsigned char C) { return isAlnum(C) || C == '_'; }) ||
         ShapeText::isNumberMark(Text);
}

std::string belowText(const std::string &Limit) {
  return Limit == "1" ? "0" : "(__VERIFIER_nondet_ulong() % (" + Limit + "))";
}

/// A condition that holds in each of States.
static std::string isIn(const Ghosts &G, ArrayRef<unsigned> States) {
  std::string Test;
  for (unsigned Q : States)
    Test += (Test.empty() ? "" : " || ") + G.State + " == " + std::to_string(Q);
  return Test;
}

/// The same for an automaton that is in a set of states: all branches of a fork
/// go on together. What a state does is done once for it; then the set is that
/// of all targets.
static OperationText
writeSetSite(const Automaton &A, const Site &S, const Ghosts &G,
             function_ref<ProgramText(const Alternative &)> ProgramOf,
             function_ref<std::string(const Alternative &)> GuardTest) {
  OperationText Out;
  Ghosts WithoutState = G;
  WithoutState.State.clear();
  auto Mask = [](ArrayRef<unsigned> States) {
    unsigned long long Bits = 0;
    for (unsigned Q : States)
      Bits |= 1ull << Q;
    return std::to_string(Bits) + "ul";
  };
  std::string All;
  std::vector<unsigned> Reacting;
  for (const Reaction &R : S.Reactions) {
    Reacting.insert(Reacting.end(), R.States.begin(), R.States.end());
    std::string Present = G.State + " & " + Mask(R.States);
    std::string Stays = "next |= " + Present + "; ", Body;
    bool UseFirst = A.States[R.States[0]].UseFirst;
    Conditions When = conditionsOf(
        R, GuardTest, [&](const Alternative &Alt, const CExpr &Test) {
          return Writer(A, G, ProgramOf(Alt), Out).expression(Test);
        });
    unsigned Opened = 0;
    bool EndsCertain = false;
    std::string None; // of the branches of a fork matches
    for (size_t I = 0; I < When.size(); ++I) {
      const Alternative &Alt = R.Alternatives[I];
      std::string Text;
      ProgramText Program = ProgramOf(Alt);
      Writer(A, WithoutState, Program, Out).alternative(Alt, {}, Text);
      if (Alt.T->To == Transition::Target::State)
        Text += "next |= " + Mask({Alt.T->ToState}) + "; ";
      else if (Alt.T->To != Transition::Target::Stop)
        Text += Stays;
      const std::optional<std::string> &Own = When[I];
      if (!Own)
        continue;
      if (Own->empty()) {
        Body += Text;
        EndsCertain = true;
      } else if (UseFirst) {
        Body += "if (" + *Own + ") { " + Text + "} else { ";
        ++Opened;
      } else {
        Body += "if (" + *Own + ") { " + Text + "} ";
        None += (None.empty() ? "!(" : " && !(") + *Own + ")";
      }
    }
    if (!EndsCertain)
      Body += None.empty() ? Stays : "if (" + None + ") { " + Stays + "} ";
    for (; Opened; --Opened)
      Body += "} ";
    All += "if (" + Present + ") { " + Body + "} ";
  }
  Out.Statements = "{ unsigned long next = " + G.State + " & ~" +
                   Mask(Reacting) + "; " + All + G.State + " = next; }";
  return Out;
}

const Alternative *onlyAlternative(const Automaton &A, const Site &S) {
  if (A.States.size() != 1 || S.Inst || S.Reactions.size() != 1 ||
      S.Reactions[0].Alternatives.size() != 1)
    return nullptr;
  const Alternative &Alt = S.Reactions[0].Alternatives[0];
  return Alt.isGuarded() || Alt.T->To == Transition::Target::Goal ? nullptr
                                                                  : &Alt;
}

static OperationText
writeAnySite(const Automaton &A, const Site &S, const Ghosts &G,
             function_ref<ProgramText(const Alternative &)> ProgramOf,
             function_ref<std::string(const Alternative &)> GuardTest) {
  if (G.IsSet && !G.State.empty())
    return writeSetSite(A, S, G, ProgramOf, GuardTest);
  OperationText Out;
  bool First = true;
  for (const Reaction &R : S.Reactions) {
    std::string Body;
    bool UseFirst = A.States[R.States[0]].UseFirst;
    Conditions When = conditionsOf(
        R, GuardTest, [&](const Alternative &Alt, const CExpr &Test) {
          return Writer(A, G, ProgramOf(Alt), Out).expression(Test);
        });
    unsigned Opened = 0;
    for (size_t I = 0; I < When.size(); ++I) {
      const Alternative &Alt = R.Alternatives[I];
      ProgramText Program = ProgramOf(Alt);
      OperationText One;
      std::string Text;
      Writer(A, G, Program, One).alternative(Alt, R.States, Text);
      merge(Out, One);
      const std::optional<std::string> &Own = When[I];
      if (!Own)
        continue;
      if (G.IsSet && !UseFirst) {
        // All branches; the automaton's state is asked nowhere.
        Body += Own->empty() ? Text : "if (" + *Own + ") { " + Text + "} ";
        continue;
      }
      std::string Test = takes(R, When, I, UseFirst, Program.Nondet);
      Out.UsesNondet |= Test.size() != Own->size();
      if (Test.empty()) {
        Body += Text;
        break;
      }
      Body += "if (" + Test + ") { " + Text + "} else { ";
      ++Opened;
    }
    for (; Opened; --Opened)
      Body += "} ";
    if (!S.Dynamic) {
      Out.Statements += Body;
      continue;
    }
    Out.Statements += std::string(First ? "" : "else ") + "if (" +
                      isIn(G, R.States) + ") { " + Body + "} ";
    First = false;
  }
  // `else { }` is what is left of a pointer that holds none of the functions.
  for (size_t At; (At = Out.Statements.find("else { } ")) != std::string::npos;)
    Out.Statements.erase(At, 9);
  return Out;
}

OperationText
writeSite(const Automaton &A, const Site &S, const Ghosts &G,
          SiteTemplates &Templates,
          function_ref<ProgramText(const Alternative &)> ProgramOf,
          function_ref<std::string(const Alternative &)> GuardTest) {
  OperationText Out;
  auto Written = [&] {
    Out.Statements = tidy(std::move(Out.Statements));
    return Out;
  };
  const Alternative *Only = onlyAlternative(A, S);
  if (ProgramText Program = Only ? ProgramOf(*Only) : ProgramText();
      Only && !Program.Explain) {
    auto [Found, New] = Templates.All.try_emplace({S.Automaton, Only->T});
    SiteTemplate &Template = Found->second;
    if (New) {
      ProgramText Recording = Template.recording(Program);
      Template.finish(writeAnySite(
          A, S, G, [&](const Alternative &) { return Recording; }, GuardTest));
    }
    if (Template.write(Program, Out))
      return Written();
  }
  Out = writeAnySite(A, S, G, ProgramOf, GuardTest);
  return Written();
}

OperationText writeSiteAsExpression(
    const Automaton &A, const Site &S, const Ghosts &G,
    function_ref<ProgramText(const Alternative &)> ProgramOf,
    function_ref<std::string(const Alternative &)> GuardTest) {
  OperationText Out;
  std::string Closing;
  for (const Reaction &R : S.Reactions) {
    // Alternatives from the last to the first: each is the other branch of the
    // one before it.
    std::string Body;
    bool UseFirst = A.States[R.States[0]].UseFirst;
    Conditions When = conditionsOf(
        R, GuardTest, [&](const Alternative &Alt, const CExpr &Test) {
          return Writer(A, G, ProgramOf(Alt), Out).expression(Test);
        });
    for (size_t I = When.size(); I-- > 0;) {
      const Alternative &Alt = R.Alternatives[I];
      const std::optional<std::string> &Own = When[I];
      if (!Own)
        continue;
      ProgramText Program = ProgramOf(Alt);
      std::string Text = Writer(A, G, Program, Out).asExpression(Alt, R.States);
      std::string Test = takes(R, When, I, UseFirst, Program.Nondet);
      Out.UsesNondet |= Test.size() != Own->size();
      Body = Test.empty() ? Text
                          : "(" + Test + " ? (" + Text + ", (void)0) : (" +
                                (Body.empty() ? "" : Body + ", ") + "(void)0))";
    }
    if (Body.empty())
      continue;
    if (!S.Dynamic) {
      Out.Statements = Body;
      break;
    }
    Out.Statements += "(" + isIn(G, R.States) + " ? (" + Body + ", (void)0) : ";
    Closing += ")";
  }
  if (S.Dynamic && !Out.Statements.empty())
    Out.Statements += "(void)0" + Closing;
  return Out;
}

} // namespace transver
