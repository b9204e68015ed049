//===- Ranges.cpp - Which tokens a node of the AST covers -----------------===//

#include "weave/Ranges.h"
#include "clang/AST/StmtOpenMP.h"

using namespace clang;

namespace transver {

TokenRange Ranges::of(const Stmt *S) {
  S = stripWithoutTokens(S);
  auto Found = Known.find(S);
  if (Found != Known.end())
    return Found->second;
  TokenRange R = compute(S);
  Known[S] = R;
  return R;
}

TokenRange Ranges::compute(const Stmt *S) {
  auto Join = [](TokenRange A, TokenRange B) -> TokenRange {
    if (A.empty() || B.empty())
      return {};
    return {A.Begin, B.End};
  };
  auto UpTo = [&](const Stmt *First, SourceLocation Last) -> TokenRange {
    TokenRange A = of(First);
    TokenIndex End = Tokens.indexOf(Last);
    if (A.empty() || End == Tokens.size() || End < A.Begin)
      return {};
    return {A.Begin, End + 1};
  };
  auto From = [&](SourceLocation First, const Stmt *Last) -> TokenRange {
    TokenRange B = of(Last);
    TokenIndex Begin = Tokens.indexOf(First);
    if (B.empty() || Begin == Tokens.size() || B.End <= Begin)
      return {};
    return {Begin, B.End};
  };
  if (const auto *E = dyn_cast<BinaryOperator>(S))
    return Join(of(E->getLHS()), of(E->getRHS()));
  if (const auto *E = dyn_cast<OpaqueValueExpr>(S))
    return E->getSourceExpr() ? of(E->getSourceExpr()) : TokenRange();
  if (const auto *E = dyn_cast<ConditionalOperator>(S))
    return Join(of(E->getCond()), of(E->getRHS()));
  if (const auto *E = dyn_cast<BinaryConditionalOperator>(S))
    return Join(of(E->getCommon()), of(E->getFalseExpr()));
  if (const auto *E = dyn_cast<CallExpr>(S))
    return UpTo(E->getCallee(), E->getRParenLoc());
  if (const auto *E = dyn_cast<ArraySubscriptExpr>(S))
    return UpTo(E->getLHS(), E->getRBracketLoc());
  if (const auto *E = dyn_cast<CStyleCastExpr>(S))
    return From(E->getLParenLoc(), E->getSubExpr());
  if (const auto *E = dyn_cast<UnaryOperator>(S))
    return E->isPostfix() ? UpTo(E->getSubExpr(), E->getOperatorLoc())
                          : From(E->getOperatorLoc(), E->getSubExpr());
  if (const auto *E = dyn_cast<MemberExpr>(S))
    if (E->getBase() && !E->isImplicitAccess()) {
      TokenRange R = UpTo(E->getBase(), E->getMemberLoc());
      // A member of an anonymous struct has no token; it is its base's tokens.
      return R.empty() && !E->getMemberDecl()->getDeclName() ? of(E->getBase())
                                                             : R;
    }
  if (const auto *E = dyn_cast<AttributedStmt>(S)) {
    // It begins with its first attribute, which may be a pragma and no token.
    TokenRange R = of(E->getSubStmt());
    TokenIndex Begin = Tokens.indexOf(E->getBeginLoc());
    if (!R.empty() && Begin < R.Begin)
      R.Begin = Begin;
    else if (!R.empty())
      R.Begin = beforeAttributes(R.Begin);
    return R;
  }
  if (const auto *E =
          dyn_cast<OMPExecutableDirective>(S)) // it begins with a pragma
    return E->hasAssociatedStmt() ? of(E->getRawStmt()) : TokenRange();
  return Tokens.rangeOf(S->getSourceRange());
}

TokenIndex Ranges::beforeAttributes(TokenIndex At) const {
  for (;;) {
    if (At == 0 || !Tokens[At - 1].isOneOf(tok::r_square, tok::r_paren))
      return At;
    unsigned Depth = 0;
    TokenIndex Open = At;
    while (Open > 0) {
      const Token &Tok = Tokens[--Open];
      if (Tok.isOneOf(tok::r_square, tok::r_paren))
        ++Depth;
      else if (Tok.isOneOf(tok::l_square, tok::l_paren) && --Depth == 0)
        break;
    }
    bool IsGnu = Open > 0 && Tokens[Open - 1].is(tok::kw___attribute);
    bool IsStandard = Tokens[At - 1].is(tok::r_square) && Open + 1 < At &&
                      Tokens[Open + 1].is(tok::l_square);
    if (!IsGnu && !IsStandard)
      return At;
    At = IsGnu ? Open - 1 : Open;
  }
}

TokenRange Ranges::ofStatement(const Stmt *S) {
  TokenRange R = of(S);
  if (R.empty())
    return R;
  // The statement that ends S decides; `if (a) if (b) x = 1;` ends with the
  // innermost.
  const Stmt *Last = S;
  for (;;) {
    if (const auto *If = dyn_cast<IfStmt>(Last))
      Last = If->getElse() ? If->getElse() : If->getThen();
    else if (const auto *While = dyn_cast<WhileStmt>(Last))
      Last = While->getBody();
    else if (const auto *For = dyn_cast<ForStmt>(Last))
      Last = For->getBody();
    else if (const auto *Switch = dyn_cast<SwitchStmt>(Last))
      Last = Switch->getBody();
    else if (const auto *Label = dyn_cast<LabelStmt>(Last))
      Last = Label->getSubStmt();
    else if (const auto *Case = dyn_cast<SwitchCase>(Last))
      Last = Case->getSubStmt();
    else if (const auto *Attributed = dyn_cast<AttributedStmt>(Last))
      Last = Attributed->getSubStmt();
    else if (const auto *OpenMP = dyn_cast<OMPExecutableDirective>(Last);
             OpenMP && OpenMP->hasAssociatedStmt())
      Last = OpenMP->getRawStmt();
    else if (const auto *Captured = dyn_cast<CapturedStmt>(Last))
      Last = Captured->getCapturedStmt();
    else
      break;
  }
  TokenRange End = Last == S ? R : of(Last);
  if (End.empty())
    return {};
  R.End = End.End;
  if (isa<CompoundStmt>(Last) || isa<NullStmt>(Last) || isa<DeclStmt>(Last))
    return R;
  if (R.End < Tokens.size() && Tokens[R.End].is(tok::semi))
    ++R.End;
  return R;
}

} // namespace transver
