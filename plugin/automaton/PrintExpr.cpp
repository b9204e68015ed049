//===- PrintExpr.cpp - C expressions as text ------------------------------===//
//
// Parentheses stand where precedence needs them, and where Clang's -Wall
// -Wextra asks for them although it does not: woven programs must compile
// without new warnings.
//
//===----------------------------------------------------------------------===//

#include "automaton/CParser.h"
#include "automaton/Print.h"

using namespace llvm;

namespace transver {

namespace {

// Above the binary operators of binaryPrecedence().
constexpr unsigned CommaPrecedence = 1;
constexpr unsigned AssignPrecedence = 2;
constexpr unsigned ConditionalPrecedence = 3;
constexpr unsigned OrPrecedence = 4;
constexpr unsigned AndPrecedence = 5;
constexpr unsigned BitOrPrecedence = 6;
constexpr unsigned BitAndPrecedence = 8;
constexpr unsigned EqualPrecedence = 9;
constexpr unsigned LessPrecedence = 10;
constexpr unsigned ShiftPrecedence = 11;
constexpr unsigned AddPrecedence = 12;
constexpr unsigned PrefixPrecedence = 14;
constexpr unsigned PostfixPrecedence = 15;
constexpr unsigned PrimaryPrecedence = 16;

unsigned precedenceOf(const CExpr &E) {
  switch (E.K) {
  case CExpr::Kind::Binary:
    return binaryPrecedence(E.Text);
  case CExpr::Kind::Conditional:
    return ConditionalPrecedence;
  case CExpr::Kind::Prefix:
  case CExpr::Kind::Cast:
    return PrefixPrecedence;
  case CExpr::Kind::Postfix:
  case CExpr::Kind::Call:
  case CExpr::Kind::Subscript:
  case CExpr::Kind::Member:
  case CExpr::Kind::Element:
  case CExpr::Kind::Empty:
    return PostfixPrecedence;
  default:
    return PrimaryPrecedence;
  }
}

bool isBitwise(unsigned Precedence) {
  return Precedence >= BitOrPrecedence && Precedence <= BitAndPrecedence;
}

bool isComparison(unsigned Precedence) {
  return Precedence == EqualPrecedence || Precedence == LessPrecedence;
}

/// Whether Clang warns about an operand of precedence Inner under a binary
/// operator of precedence Outer, although C's grammar is clear.
bool warnsUnder(unsigned Inner, unsigned Outer) {
  if (Outer == OrPrecedence)
    return Inner == AndPrecedence;
  if (isBitwise(Outer))
    return isComparison(Inner) || (isBitwise(Inner) && Inner != Outer) ||
           Inner == ShiftPrecedence || Inner == AddPrecedence;
  if (Outer == ShiftPrecedence)
    return Inner == AddPrecedence || Inner == ShiftPrecedence;
  return isComparison(Outer) && isComparison(Inner);
}

class Printer {
public:
  Printer(raw_ostream &OS, function_ref<bool(const CExpr &)> Substitute)
      : OS(OS), Substitute(Substitute) {}

  /// Prints E so that it can stand where Minimum is the lowest precedence
  /// allowed.
  void print(const CExpr &E, unsigned Minimum) {
    if (Substitute && Substitute(E))
      return;
    bool Parentheses = precedenceOf(E) < Minimum;
    if (Parentheses)
      OS << '(';
    printBare(E);
    if (Parentheses)
      OS << ')';
  }

private:
  void printBare(const CExpr &E) {
    switch (E.K) {
    case CExpr::Kind::Capture:
    case CExpr::Kind::Any:
    case CExpr::Kind::Name:
    case CExpr::Kind::Number:
    case CExpr::Kind::String:
      OS << E.Text;
      return;
    case CExpr::Kind::Prefix:
      return printPrefix(E);
    case CExpr::Kind::Postfix:
      print(*E.Operands[0], PostfixPrecedence);
      OS << E.Text;
      return;
    case CExpr::Kind::Binary:
      return printBinary(E);
    case CExpr::Kind::Conditional:
      return printConditional(E);
    case CExpr::Kind::Call:
      print(*E.Operands[0], PostfixPrecedence);
      OS << '(';
      for (size_t I = 1; I != E.Operands.size(); ++I) {
        if (I > 1)
          OS << ", ";
        print(*E.Operands[I], AssignPrecedence);
      }
      OS << ')';
      return;
    case CExpr::Kind::Subscript:
      print(*E.Operands[0], PostfixPrecedence);
      OS << '[';
      print(*E.Operands[1], CommaPrecedence);
      OS << ']';
      return;
    case CExpr::Kind::Member:
      print(*E.Operands[0], PostfixPrecedence);
      // `1.x` would be a number.
      if (E.Operands[0]->K == CExpr::Kind::Number)
        OS << ' ';
      OS << E.Text << E.MemberName;
      return;
    case CExpr::Kind::Cast:
      OS << '(' << E.Text << ')';
      print(*E.Operands[0], castOperand(*E.Operands[0]));
      return;
    case CExpr::Kind::SizeofType:
      OS << "sizeof(" << E.Text << ')';
      return;
    case CExpr::Kind::Element:
      OS << E.Text << '[';
      print(*E.Operands[0], CommaPrecedence);
      OS << ']';
      return;
    case CExpr::Kind::Empty:
      OS << E.Text << ".empty";
      return;
    }
  }

  /// `(T)-x` would be read back as a subtraction if T is a typedef.
  static unsigned castOperand(const CExpr &Operand) {
    StringRef Op =
        Operand.K == CExpr::Kind::Prefix ? StringRef(Operand.Text) : "";
    bool IsBinaryToo = Op == "-" || Op == "+" || Op == "*" || Op == "&" ||
                       Op == "--" || Op == "++";
    return IsBinaryToo ? PostfixPrecedence : PrefixPrecedence;
  }

  void printPrefix(const CExpr &E) {
    const CExpr &Operand = *E.Operands[0];
    OS << E.Text;
    if (E.Text == "sizeof") {
      OS << '(';
      print(Operand, CommaPrecedence);
      OS << ')';
      return;
    }
    // `- -x` and `&&x` must not grow together.
    bool Merges =
        Operand.K == CExpr::Kind::Prefix && Operand.Text[0] == E.Text[0];
    print(Operand, Merges && E.Text != "!" && E.Text != "~" && E.Text != "*"
                       ? PostfixPrecedence
                       : PrefixPrecedence);
  }

  void printBinary(const CExpr &E) {
    unsigned Precedence = binaryPrecedence(E.Text);
    bool Assignment = Precedence == AssignPrecedence;
    const CExpr &Left = *E.Operands[0], &Right = *E.Operands[1];
    print(Left, operandMinimum(Left, Precedence,
                               Assignment ? PrefixPrecedence : Precedence));
    OS << (E.Text == "," ? "" : " ") << E.Text << ' ';
    print(Right, operandMinimum(Right, Precedence,
                                Assignment ? Precedence : Precedence + 1));
  }

  static unsigned operandMinimum(const CExpr &Operand, unsigned Outer,
                                 unsigned Minimum) {
    if (Operand.K == CExpr::Kind::Binary &&
        warnsUnder(binaryPrecedence(Operand.Text), Outer))
      return PrimaryPrecedence;
    // `!a == b` looks like `!(a == b)`.
    bool IsNot = Operand.K == CExpr::Kind::Prefix && Operand.Text == "!";
    return IsNot && (isComparison(Outer) || isBitwise(Outer))
               ? PostfixPrecedence
               : Minimum;
  }

  void printConditional(const CExpr &E) {
    const CExpr &Condition = *E.Operands[0];
    // Clang warns about `a + b ? c : d`.
    unsigned Inner = Condition.K == CExpr::Kind::Binary
                         ? binaryPrecedence(Condition.Text)
                         : 0;
    bool Plain =
        isComparison(Inner) || Inner == OrPrecedence || Inner == AndPrecedence;
    print(Condition, Inner && !Plain ? PrimaryPrecedence : OrPrecedence);
    OS << " ?";
    if (E.Operands.size() == 3) {
      OS << ' ';
      print(*E.Operands[1], CommaPrecedence);
      OS << ' ';
    }
    OS << ": ";
    print(*E.Operands.back(), ConditionalPrecedence);
  }

  raw_ostream &OS;
  function_ref<bool(const CExpr &)> Substitute;
};

} // namespace

void printExpr(raw_ostream &OS, const CExpr &E,
               function_ref<bool(const CExpr &)> Substitute) {
  Printer(OS, Substitute).print(E, CommaPrecedence);
}

} // namespace transver
