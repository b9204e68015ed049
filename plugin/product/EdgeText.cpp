//===- EdgeText.cpp - The source text of an edge --------------------------===//

#include "product/EdgeText.h"

using namespace clang;

namespace transver {

std::string EdgeText::of(const Edge &E) const {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  const PrintingPolicy &Policy = Context.getPrintingPolicy();
  auto Print = [&](const Stmt *S) { S->printPretty(OS, nullptr, Policy); };
  switch (E.Op.K) {
  case Operation::Kind::Assume: {
    const auto *Cond = dyn_cast_or_null<Expr>(E.Op.Node);
    if (!Cond)
      break;
    OS << (E.Op.Truth ? "[" : "[!(");
    Print(Cond->IgnoreParenImpCasts());
    OS << (E.Op.Truth ? "]" : ")]");
    break;
  }
  case Operation::Kind::Declare:
    E.Op.Var->print(OS, Policy);
    OS << ';';
    break;
  case Operation::Kind::FunctionReturn:
    if (const auto *R = dyn_cast_or_null<ReturnStmt>(E.Op.Node)) {
      OS << "return";
      if (R->getRetValue()) {
        OS << ' ';
        Print(R->getRetValue());
      }
      OS << ';';
    }
    break;
  case Operation::Kind::Evaluate:
  case Operation::Kind::Call:
  case Operation::Kind::Return:
    if (E.Op.Node) {
      Print(E.Op.Node);
      OS << ';';
    }
    break;
  default:
    break;
  }
  OS.flush();
  return Text;
}

} // namespace transver
