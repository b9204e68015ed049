//===- UsedCaptures.cpp - What a transition asks for ---------------------===//

#include "weave/UsedCaptures.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace transver {

bool isOfType(StringRef Block) {
  return Block == "MAX" || Block == "MIN" || Block == "WIDTH" ||
         Block == "LENGTH";
}

static void addCaptures(const CExpr &E, UsedCaptures &Into) {
  if (E.K == CExpr::Kind::Capture) {
    if (!is_contained(Into.Numbers, E.Number))
      Into.Numbers.push_back(E.Number);
    return;
  }
  if (E.K == CExpr::Kind::Element && E.OfTexts)
    return; // its text, not its value
  if (E.K == CExpr::Kind::Call && E.Operands[0]->K == CExpr::Kind::Name) {
    StringRef Block = E.Operands[0]->Text;
    Into.Fits |= Block == "FITS";
    if (Block == "FITS" || Block == "ASSIGNED" || isOfType(Block))
      return;
  }
  for (const auto &Operand : E.Operands)
    addCaptures(*Operand, Into);
}

static void addCaptures(const CStmt &S, UsedCaptures &Into) {
  if (S.Expr)
    addCaptures(*S.Expr, Into);
  for (const auto &Child : S.Children)
    addCaptures(*Child, Into);
}

static void addCaptures(const Trigger &T, UsedCaptures &Into) {
  if (T.K == Trigger::Kind::Test)
    addCaptures(*T.Expr, Into);
  for (const auto &Operand : T.Operands)
    addCaptures(*Operand, Into);
}

UsedCaptures capturesOf(const Transition &T) {
  UsedCaptures Used;
  addCaptures(*T.When, Used);
  for (const Action &Act : T.Actions) {
    if (Act.Expr)
      addCaptures(*Act.Expr, Used);
    if (Act.Body)
      addCaptures(*Act.Body, Used);
  }
  return Used;
}

static bool onlyTells(const CStmt &S) {
  if (S.K == CStmt::Kind::Block)
    return all_of(S.Children,
                  [](const auto &Child) { return onlyTells(*Child); });
  return S.K == CStmt::Kind::Expression && S.Expr->K == CExpr::Kind::Call &&
         S.Expr->Operands[0]->Text == "TELL";
}

bool onlyTells(const Transition &T) {
  return T.To == Transition::Target::State && !T.Actions.empty() &&
         all_of(T.Actions, [](const Action &Act) {
           return Act.K == Action::Kind::Do && onlyTells(*Act.Body);
         });
}

} // namespace transver
