//===- StatementText.cpp - Statements of the product as text --------------===//

#include "reduce/StatementText.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace transver {

bool isPure(const Stmt *S) {
  if (!S)
    return true;
  if (isa<CallExpr>(S) || isa<StmtExpr>(S) || isa<AtomicExpr>(S) ||
      isa<VAArgExpr>(S) || isa<CompoundLiteralExpr>(S))
    return false;
  if (const auto *B = dyn_cast<BinaryOperator>(S))
    if (B->isAssignmentOp())
      return false;
  if (const auto *U = dyn_cast<UnaryOperator>(S))
    if (U->isIncrementDecrementOp())
      return false;
  return llvm::all_of(S->children(), isPure);
}

void StatementText::problem(const char *Why, SourceLocation At) {
  if (Result.Problem)
    return;
  Result.Problem = Why;
  Result.ProblemAt = At;
}

Pieces StatementText::edited(TokenRange R, std::vector<TokenEdit> Edits) {
  llvm::sort(Edits, [](const TokenEdit &A, const TokenEdit &B) {
    return std::make_pair(A.R.Begin, ~A.R.End) <
           std::make_pair(B.R.Begin, ~B.R.End);
  });
  Pieces Out;
  TokenIndex At = R.Begin;
  for (size_t I = 0; I < Edits.size();) {
    const TokenEdit &Outer = Edits[I];
    if (Outer.R.Begin < At || Outer.R.End > R.End) {
      ++I;
      continue;
    }
    if (At < Outer.R.Begin)
      Out.push_back(Piece::tokens({At, Outer.R.Begin}));
    size_t J = I + 1;
    std::vector<TokenEdit> Inner;
    for (; J < Edits.size() && Edits[J].R.Begin < Outer.R.End; ++J)
      Inner.push_back(Edits[J]);
    Pieces New = Outer.Make(edited(Outer.R, std::move(Inner)));
    if (Outer.R.Begin > R.Begin && !New.empty() && New.front().IsText &&
        Tokens[Outer.R.Begin].hasLeadingSpace())
      New.front().Text.insert(0, " ");
    append(Out, std::move(New));
    At = Outer.R.End;
    I = J;
  }
  if (At < R.End)
    Out.push_back(Piece::tokens({At, R.End}));
  return Out;
}

std::string StatementText::tokens(const Stmt *S) {
  TokenRange R = RangeOf.of(S);
  return R.empty() ? std::string() : Tokens.text(R);
}

bool StatementText::operandsOf(const Edge &E, std::string &Text) {
  auto Add = [&](const Expr *Operand) {
    if (!isPure(Operand))
      return false;
    std::string Own = tokens(Operand);
    if (!isa<DeclRefExpr>(Operand->IgnoreParenImpCasts()) &&
        !isa<IntegerLiteral>(Operand->IgnoreParenImpCasts()) && !Own.empty())
      Text += "(void)(" + Own + "), ";
    return true;
  };
  auto AddLValue = [&](const Expr *LValue) {
    LValue = LValue->IgnoreParens();
    if (const auto *Element = dyn_cast<ArraySubscriptExpr>(LValue))
      return Add(Element->getLHS()) && Add(Element->getRHS());
    if (const auto *U = dyn_cast<UnaryOperator>(LValue))
      if (U->getOpcode() == UO_Deref)
        return Add(U->getSubExpr());
    return isPure(LValue);
  };
  if (const auto *Call = dyn_cast_or_null<CallExpr>(E.Op.Node)) {
    for (const Expr *Argument : Call->arguments())
      if (!Add(Argument))
        return false;
    return isPure(Call->getCallee());
  }
  if (const auto *B = dyn_cast_or_null<BinaryOperator>(E.Op.Node))
    return Add(B->getRHS()) && AddLValue(B->getLHS());
  if (const auto *U = dyn_cast_or_null<UnaryOperator>(E.Op.Node))
    return AddLValue(U->getSubExpr());
  return isa_and_nonnull<AsmStmt>(E.Op.Node);
}

std::vector<StatementText::TokenEdit>
StatementText::editsOf(const Evaluation &V) {
  std::vector<TokenEdit> Edits;
  for (const auto &[Call, Callee] : V.Enters) {
    std::string Name = Names.FunctionName(Callee.first, Callee.second);
    if (Name.empty())
      continue;
    TokenRange R = RangeOf.of(Call->getCallee()->IgnoreParenImpCasts());
    if (R.empty()) {
      problem("a call has no tokens of its own", Call->getBeginLoc());
      continue;
    }
    Edits.push_back({R, [Name](Pieces) { return Pieces{Piece::text(Name)}; }});
  }
  for (const Edge *E : V.Cuts) {
    std::string Operands;
    const auto *Node = dyn_cast_or_null<Expr>(E->Op.Node);
    if (!Node || E->Op.K == Operation::Kind::Declare)
      continue; // stands as a statement
    if (!operandsOf(*E, Operands)) {
      problem("what is cut has operands with effects", Node->getBeginLoc());
      continue;
    }
    Result.UsesCut = true;
    std::string Before = "(" + Operands + Names.Cut + ", ";
    // A call that returns nothing can stand behind a comma as well.
    Edits.push_back({RangeOf.of(Node), [Before](Pieces Inner) {
                       Pieces P = {Piece::text(Before)};
                       append(P, std::move(Inner));
                       P.push_back(Piece::text(")"));
                       return P;
                     }});
  }
  for (const Edge *E : V.CutOutcomes) {
    const auto *Atom = cast<Expr>(E->Op.Node);
    Result.UsesCut = true;
    std::string Behind = E->Op.Truth ? ") && (" + Names.Cut + ", 1))"
                                     : ") || (" + Names.Cut + ", 0))";
    Edits.push_back(
        {RangeOf.of(Atom->IgnoreParenImpCasts()), [Behind](Pieces Inner) {
           Pieces P = {Piece::text("((")};
           append(P, std::move(Inner));
           P.push_back(Piece::text(Behind));
           return P;
         }});
  }
  return Edits;
}

Code StatementText::cut() {
  Result.UsesCut = true;
  Code Out;
  Out.K = Code::Kind::Ends;
  Out.IsCut = true;
  Out.Head = {Piece::text(Names.Cut + ";")};
  return Out;
}

Code StatementText::label(CodeLabel L) {
  Code Out;
  Out.K = Code::Kind::Label;
  Out.Target = L;
  return Out;
}

Code StatementText::text(TokenRange R, const Evaluation *V,
                         const std::string &Before, const std::string &After,
                         const Stmt *Around) {
  Code Out;
  if (!R.empty())
    Out.Head.push_back(Around ? lineOf(Around) : Piece::lineOf(R.Begin));
  if (!Before.empty())
    Out.Head.push_back(Piece::text(Before));
  append(Out.Head, edited(R, V ? editsOf(*V) : std::vector<TokenEdit>()));
  if (!After.empty())
    Out.Head.push_back(Piece::text(After));
  return Out;
}

Pieces StatementText::header(const Stmt *Whole, const Expr *Cond,
                             const Evaluation &V, const char *Before,
                             const char *After) {
  Pieces Head = {lineOf(Whole), Piece::text(Before)};
  append(Head, edited(RangeOf.of(Cond), editsOf(V)));
  Head.push_back(Piece::text(After));
  return Head;
}

Code StatementText::branch(const Expr *Cond, const Stmt *Whole,
                           const Evaluation &V) {
  Code Out;
  Out.K = Code::Kind::If;
  Out.Head = header(Whole, Cond, V, "if (", ")");
  Out.Negated = header(Whole, Cond, V, "if (!(", "))");
  return Out;
}

} // namespace transver
