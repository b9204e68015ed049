//===- Choices.cpp - Which alternative is taken ---------------------------===//

#include "weave/Choices.h"
#include "automaton/Print.h"

using namespace llvm;

namespace transver {

Conditions conditionsOf(
    const Reaction &R, function_ref<std::string(const Alternative &)> GuardTest,
    function_ref<std::string(const Alternative &, const CExpr &)> TestText) {
  Conditions All;
  for (const Alternative &Alt : R.Alternatives) {
    All.emplace_back();
    std::string Text;
    if (!Alt.Guards.empty() || Alt.OutermostOnly) {
      Text = GuardTest(Alt);
      if (Text.empty())
        continue; // this pointer cannot hold that function
    }
    bool IsAlone = Text.empty() && Alt.Tests.size() == 1;
    if (!Text.empty() && !Alt.Tests.empty())
      Text = "(" + Text + ")";
    for (const auto &[Test, Outcome] : Alt.Tests) {
      std::string One = TestText(Alt, *Test->Expr);
      if (!Outcome || !IsAlone)
        One = "(" + One + ")";
      Text += (Text.empty() ? "" : " && ") + ((Outcome ? "" : "!") + One);
    }
    All.back() = std::move(Text);
  }
  return All;
}

namespace {

/// Whether two alternatives never match together: calls of different functions
/// through one pointer, or tests that contradict each other.
bool excludeEachOther(const Alternative &X, const Alternative &Y) {
  if (!X.Guards.empty() && !Y.Guards.empty() &&
      X.GuardedCall == Y.GuardedCall &&
      llvm::none_of(X.Guards, [&](StringRef Name) {
        return is_contained(Y.Guards, Name);
      }))
    return true;
  // `a != b` is `!(a == b)`.
  auto Literal = [](const std::pair<const Trigger *, bool> &Test) {
    const CExpr &E = *Test.first->Expr;
    bool IsNot = (E.K == CExpr::Kind::Binary && E.Text == "!=") ||
                 (E.K == CExpr::Kind::Prefix && E.Text == "!");
    std::string Text;
    raw_string_ostream OS(Text);
    if (E.K == CExpr::Kind::Binary && (E.Text == "!=" || E.Text == "==")) {
      printExpr(OS, *E.Operands[0], nullptr);
      OS << " == ";
      printExpr(OS, *E.Operands[1], nullptr);
    } else {
      printExpr(OS, IsNot ? *E.Operands[0] : E, nullptr);
    }
    OS.flush();
    return std::make_pair(Text, Test.second != IsNot);
  };
  // A capture may be another value in the other one.
  if (X.Bound.size() != Y.Bound.size())
    return false;
  for (size_t I = 0; I < X.Bound.size(); ++I)
    if (X.Bound[I].E != Y.Bound[I].E ||
        X.Bound[I].Variable != Y.Bound[I].Variable)
      return false;
  for (const auto &One : X.Tests)
    for (const auto &Other : Y.Tests) {
      auto P = Literal(One), Q = Literal(Other);
      if (P.first == Q.first && P.second != Q.second)
        return true;
    }
  return false;
}

} // namespace

std::string takes(const Reaction &R, const Conditions &When, size_t I,
                  bool UseFirst, StringRef May) {
  std::string Own = When[I].value_or("");
  std::string Others;
  bool OthersCertain = false;
  for (size_t J = I + 1; J < When.size() && !UseFirst; ++J) {
    const std::optional<std::string> &Other = When[J];
    if (!Other || excludeEachOther(R.Alternatives[I], R.Alternatives[J]))
      continue;
    OthersCertain |= Other->empty();
    Others += (Others.empty() ? "" : " || ") + ("(" + *Other + ")");
  }
  if (Others.empty())
    return Own;
  std::string Choice =
      OthersCertain ? May.str() : "(!(" + Others + ") || " + May.str() + ")";
  return Own.empty() ? Choice : "(" + Own + ") && " + Choice;
}

} // namespace transver
