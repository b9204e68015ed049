//===- Print.cpp - Automata as text ---------------------------------------===//

#include "automaton/Print.h"
#include "automaton/CParser.h"
#include "automaton/Lexer.h"
#include "automaton/PrintParts.h"

using namespace llvm;

namespace transver {

namespace {

void printC(raw_ostream &OS, const CExpr &E) {
  printExpr(OS, E, [](const CExpr &) { return false; });
}

/// Statements on one line, as they stand in an operation.
void printStmt(raw_ostream &OS, const CStmt &S) {
  switch (S.K) {
  case CStmt::Kind::Expression:
    printC(OS, *S.Expr);
    OS << ';';
    return;
  case CStmt::Kind::Block:
    OS << '{';
    for (const auto &Child : S.Children) {
      OS << ' ';
      printStmt(OS, *Child);
    }
    OS << " }";
    return;
  case CStmt::Kind::If:
    OS << "if (";
    printC(OS, *S.Expr);
    OS << ") ";
    // An `else` would belong to the nearest `if`, and compilers warn about the
    // doubt.
    bool Braces = S.Children[0]->K == CStmt::Kind::If;
    OS << (Braces ? "{ " : "");
    printStmt(OS, *S.Children[0]);
    OS << (Braces ? " }" : "");
    if (S.Children.size() == 1)
      return;
    OS << " else ";
    printStmt(OS, *S.Children[1]);
    return;
  }
}

/// How tightly a trigger or a type test holds together: 1 for `||`, 2 for `&&`.
template <typename Node> unsigned levelOf(const Node &N) {
  if (N.K == Node::Kind::Or)
    return 1;
  return N.K == Node::Kind::And ? 2 : 3;
}

/// Prints `!`, `&&` and `||` over atoms that Leaf prints. A right operand gets
/// parentheses when it is of the same kind, so that the tree is read back as it
/// was, and `&&` under `||` always, because CPAchecker reads them differently
/// from C.
template <typename Node, typename LeafPrinter>
void printTree(raw_ostream &OS, const Node &N, LeafPrinter Leaf) {
  auto Operand = [&](const Node &Child, bool Parentheses) {
    OS << (Parentheses ? "(" : "");
    printTree(OS, Child, Leaf);
    OS << (Parentheses ? ")" : "");
  };
  if (N.K == Node::Kind::Not) {
    OS << '!';
    return Operand(*N.Operands[0], levelOf(*N.Operands[0]) < 3);
  }
  if (levelOf(N) == 3)
    return Leaf(N);
  for (size_t I = 0; I != N.Operands.size(); ++I) {
    const Node &Child = *N.Operands[I];
    if (I > 0)
      OS << (N.K == Node::Kind::Or ? " || " : " && ");
    Operand(Child, levelOf(Child) < 3 && !(I == 0 && Child.K == N.K));
  }
}

void printPattern(raw_ostream &OS, const CPattern &P) {
  OS << '{';
  switch (P.K) {
  case CPattern::Kind::Expression:
    printC(OS, *P.Expr);
    break;
  case CPattern::Kind::Return:
    OS << "return";
    if (P.Expr) {
      OS << ' ';
      printC(OS, *P.Expr);
    }
    OS << ';';
    break;
  case CPattern::Kind::Declaration:
    OS << P.Text << (P.Text.back() == '*' ? "" : " ") << P.Expr->Text;
    if (P.Init) {
      OS << " = ";
      bool Comma = P.Init->K == CExpr::Kind::Binary && P.Init->Text == ",";
      OS << (Comma ? "(" : "");
      printC(OS, *P.Init);
      OS << (Comma ? ")" : "");
    }
    OS << ';';
    break;
  }
  OS << '}';
}

void printRegex(raw_ostream &OS, StringRef Regex) {
  OS << '[' << Regex << ']';
  // Only the end of the line tells where such a one ends.
  if (!hasBalancedBrackets(Regex))
    OS << "\n   ";
}

/// What binds less than a comparison needs parentheses in a trigger.
void printTest(raw_ostream &OS, const CExpr &E) {
  bool Parentheses =
      E.K == CExpr::Kind::Conditional ||
      (E.K == CExpr::Kind::Binary &&
       binaryPrecedence(E.Text) < binaryPrecedence("|"));
  OS << (Parentheses ? "(" : "");
  printC(OS, E);
  OS << (Parentheses ? ")" : "");
}

void printTriggerLeaf(raw_ostream &OS, const Trigger &T) {
  switch (T.K) {
  case Trigger::Kind::True:
    OS << "TRUE";
    return;
  case Trigger::Kind::False:
    OS << "FALSE";
    return;
  case Trigger::Kind::CoversLines:
    OS << "COVERS_LINES(";
    for (size_t I = 0; I != T.Lines.size(); ++I)
      OS << (I ? " " : "") << T.Lines[I];
    OS << ')';
    return;
  case Trigger::Kind::Place:
    OS << "PLACE " << quoted(T.Text);
    return;
  case Trigger::Kind::Holds:
    OS << "HOLDS";
    return;
  case Trigger::Kind::Fails:
    OS << "FAILS";
    return;
  case Trigger::Kind::Equal:
    OS << T.Text << " == " << T.Other;
    return;
  case Trigger::Kind::Test:
    return printTest(OS, *T.Expr);
  default:
    break;
  }
  OS << "MATCH ";
  switch (T.K) {
  case Trigger::Kind::Text:
    OS << quoted(T.Text);
    return;
  case Trigger::Kind::Regex:
    return printRegex(OS, T.Text);
  case Trigger::Kind::Pattern:
    return printPattern(OS, T.Pattern);
  case Trigger::Kind::Label:
    OS << "LABEL ";
    if (T.IsRegex)
      return printRegex(OS, T.Text);
    OS << quoted(T.Text);
    return;
  case Trigger::Kind::FunctionCall:
    OS << "FUNCTIONCALL " << quoted(T.Text);
    return;
  case Trigger::Kind::Entry:
    OS << "ENTRY";
    return;
  case Trigger::Kind::Exit:
    OS << "EXIT";
    return;
  case Trigger::Kind::FunctionEntry:
    OS << "FUNCTION_ENTRY";
    return;
  case Trigger::Kind::FunctionExit:
    OS << "FUNCTION_EXIT";
    return;
  case Trigger::Kind::Cond:
    OS << "cond";
    return;
  case Trigger::Kind::NotCond:
    OS << "!cond";
    return;
  case Trigger::Kind::Branch:
    OS << "BRANCH";
    return;
  case Trigger::Kind::Statement:
    OS << "STATEMENT";
    return;
  default:
    OS << ".*";
    return;
  }
}

void printTypeTestLeaf(raw_ostream &OS, const TypeTest &T) {
  switch (T.K) {
  case TypeTest::Kind::Signed:
    OS << "SIGNED";
    break;
  case TypeTest::Kind::Unsigned:
    OS << "UNSIGNED";
    break;
  case TypeTest::Kind::Integer:
    OS << "INTEGER";
    break;
  case TypeTest::Kind::Floating:
    OS << "FLOATING";
    break;
  case TypeTest::Kind::Pointer:
    OS << "POINTER";
    break;
  case TypeTest::Kind::Atomic:
    OS << "ATOMIC";
    break;
  case TypeTest::Kind::Volatile:
    OS << "VOLATILE";
    break;
  case TypeTest::Kind::Shared:
    OS << "SHARED";
    break;
  case TypeTest::Kind::Indirect:
    OS << "INDIRECT";
    break;
  case TypeTest::Kind::Bitfield:
    OS << "BITFIELD";
    break;
  case TypeTest::Kind::Array:
    OS << "ARRAY";
    break;
  case TypeTest::Kind::Function:
    OS << "FUNCTION";
    break;
  case TypeTest::Kind::Access:
    OS << "ACCESS";
    break;
  case TypeTest::Kind::Automatic:
    OS << "AUTOMATIC";
    break;
  case TypeTest::Kind::Used:
    OS << "USED";
    break;
  default:
    OS << "WIDTH";
    break;
  }
  OS << "($" << T.Capture << ')';
  if (T.K == TypeTest::Kind::Width)
    OS << ' ' << T.Op << ' ' << T.Value;
}

void printTarget(raw_ostream &OS, const Automaton &A, const Transition &T) {
  switch (T.To) {
  case Transition::Target::State:
    OS << "GOTO "
       << (T.ToState < A.States.size() ? A.States[T.ToState].Name
                                       : residualName(A));
    return;
  case Transition::Target::Error:
    OS << "ERROR";
    if (!T.ErrorMessage.empty())
      OS << '(' << quoted(T.ErrorMessage) << ')';
    return;
  case Transition::Target::Stop:
    OS << "STOP";
    return;
  case Transition::Target::Break:
    OS << "BREAK";
    return;
  case Transition::Target::Goal:
    OS << "GOAL";
    return;
  }
}

void printState(raw_ostream &OS, const Automaton &A, const State &S) {
  OS << (S.IsTarget ? "TARGET STATE " : "STATE ")
     << (S.UseFirst ? "USEFIRST " : "") << S.Name;
  if (S.Where != At::True)
    OS << " AT " << nameOf(S.Where);
  OS << " :\n";
  for (const Transition &T : S.Transitions) {
    OS << "  ";
    printTrigger(OS, *T.When);
    if (T.Where) {
      OS << " WHERE ";
      printTypeTest(OS, *T.Where);
    }
    if (T.Place != Placement::Default)
      OS << (T.Place == Placement::Before ? " BEFORE" : " AFTER");
    OS << " -> ";
    for (const Action &Act : T.Actions) {
      printAction(OS, Act);
      OS << ' ';
    }
    printTarget(OS, A, T);
    OS << ";\n";
  }
  OS << '\n';
}

} // namespace

StringRef nameOf(At Where) {
  switch (Where) {
  case At::True:
    return "TRUE";
  case At::False:
    return "FALSE";
  case At::LoopHead:
    return "LOOP_HEAD";
  case At::Init:
    return "INIT";
  case At::FunctionEntry:
    return "FUNCTION_ENTRY";
  case At::FunctionExit:
    return "FUNCTION_EXIT";
  case At::Exit:
    return "EXIT";
  }
  return "";
}

std::string residualName(const Automaton &A) {
  std::string Name = "__RESIDUAL";
  auto Taken = [&](const State &S) { return S.Name == Name; };
  while (any_of(A.States, Taken))
    Name += '_';
  return Name;
}

void printTrigger(raw_ostream &OS, const Trigger &T) {
  printTree(OS, T, [&](const Trigger &Leaf) { printTriggerLeaf(OS, Leaf); });
}

void printTypeTest(raw_ostream &OS, const TypeTest &T) {
  printTree(OS, T, [&](const TypeTest &Leaf) { printTypeTestLeaf(OS, Leaf); });
}

void printAction(raw_ostream &OS, const Action &A) {
  switch (A.K) {
  case Action::Kind::Assert:
  case Action::Kind::Assume:
    OS << (A.K == Action::Kind::Assert ? "ASSERT {" : "ASSUME {");
    if (A.Expr)
      printC(OS, *A.Expr);
    else
      OS << A.Text;
    OS << '}';
    return;
  case Action::Kind::Do: {
    OS << "DO {";
    bool First = true;
    for (const auto &Child : A.Body->Children) {
      OS << (First ? "" : " ");
      First = false;
      printStmt(OS, *Child);
    }
    OS << '}';
    return;
  }
  case Action::Kind::Print:
    OS << "PRINT " << A.Text;
    return;
  }
}

void printAutomaton(raw_ostream &OS, const Automaton &A) {
  switch (A.K) {
  case Automaton::Kind::Observer:
    OS << "OBSERVER";
    break;
  case Automaton::Kind::Control:
    OS << "CONTROL";
    break;
  case Automaton::Kind::Instrumentation:
    OS << "INSTRUMENTATION";
    break;
  case Automaton::Kind::Condition:
    OS << "CONDITION";
    break;
  }
  OS << " AUTOMATON " << A.Name;
  switch (A.ForEach) {
  case Automaton::Each::Program:
    break;
  case Automaton::Each::Loop:
    OS << " FOR EACH LOOP";
    break;
  case Automaton::Each::Function:
    OS << " FOR EACH FUNCTION";
    break;
  case Automaton::Each::Allocation:
    OS << " FOR EACH ALLOCATION";
    break;
  }
  OS << "\n\n";
  if (!A.Property.empty())
    OS << "PROPERTY " << quoted(A.Property) << '\n';
  if (!A.Program.empty())
    OS << "SOURCE " << quoted(A.Program) << ";\n";
  if (A.IsExecuted)
    OS << "EXECUTED;\n";
  if (!A.Doubt.empty())
    OS << "DOUBT " << quoted(A.Doubt) << '\n';
  for (const Local &Variable : A.Locals) {
    OS << "LOCAL " << Variable.Prefix << Variable.Name << Variable.Suffix;
    if (!Variable.Init.empty())
      OS << " = " << Variable.Init;
    OS << ";\n";
  }
  for (const ElementSet &S : A.ElementSets) {
    OS << "LOCAL set<" << (S.OfTexts ? "string" : "int") << "> " << S.Name
       << " = [";
    for (const std::string &Element : S.Init)
      OS << (&Element == &S.Init.front() ? "" : ", ")
         << (S.OfTexts ? quoted(Element) : Element);
    OS << "];\n";
  }
  for (const Shadow &S : A.Shadows)
    OS << "SHADOW " << S.Name << ";\n";
  for (const BlockSet &B : A.BlockSets)
    OS << "BLOCKS " << B.Name << ";\n";
  if (A.Initial < A.States.size())
    OS << "INITIAL STATE " << A.States[A.Initial].Name << ";\n\n";
  for (const State &S : A.States)
    printState(OS, A, S);
  OS << "END AUTOMATON\n";
}

} // namespace transver
