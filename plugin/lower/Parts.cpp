//===- Parts.cpp - An expression as statements and a value ----------------===//

#include "lower/Parts.h"
#include "Compat.h"
#include "support/Types.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace transver {
namespace {

std::string joined(StringRef Left, StringRef Right) {
  bool Blank =
      !Left.empty() && !Right.empty() && wouldJoin(Left.back(), Right.front());
  return (Left + Twine(Blank ? " " : "") + Right).str();
}

} // namespace

PartFinder::PartFinder(LoweredUnit &Unit, const FunctionDecl &F)
    : Unit(Unit), F(F), Own(F) {}

bool PartFinder::asksFor(const Expr *E) { return E && contains(E); }

/// Whether E has parts.
bool PartFinder::contains(const Expr *E) {
  auto Known = Contains.find(E);
  if (Known != Contains.end())
    return Known->second;
  bool Found = false;
  if (Unit.Avoids & AvoidSequences) {
    const auto *B = dyn_cast<BinaryOperator>(E);
    Found =
        (B && B->getOpcode() == BO_Comma) ||
        (isa<ConditionalOperator>(E) && E->getType()->isVoidType()) ||
        (isa<BinaryConditionalOperator>(E) && Unit.Avoids & AvoidExtensions);
  }
  if (const auto *Call = dyn_cast<CallExpr>(E))
    Found |= helper(Call) != nullptr;
  const auto *Trait = dyn_cast<UnaryExprOrTypeTraitExpr>(E);
  bool IsEvaluated =
      !isa<StmtExpr>(E) && !isa<OpaqueValueExpr>(E) &&
      (!Trait || Trait->getTypeOfArgument()->isVariablyModifiedType());
  if (!Found && IsEvaluated)
    for (const Stmt *Child : E->children())
      if (const auto *Sub = dyn_cast_or_null<Expr>(Child))
        if (contains(Sub)) {
          Found = true;
          break;
        }
  return Contains[E] = Found;
}

bool PartFinder::variable(QualType Type, std::string &Name) {
  Type = Type.getUnqualifiedType();
  if (!Type->isScalarType() || !isNameable(Type))
    return fail("a value would have to be kept whose type cannot be written");
  Name = Unit.Fresh.fresh("part");
  Declarations.push_back(declare(Type, Name, Unit.Context) + ";");
  return true;
}

/// Whether E has the same value before and after Meanwhile.
bool PartFinder::holdsItsValue(const Expr *E,
                               ArrayRef<const Expr *> Meanwhile) {
  E = E->IgnoreParenCasts();
  llvm::APSInt Value;
  if (isa<IntegerLiteral>(E) || isa<FloatingLiteral>(E) ||
      isa<CharacterLiteral>(E) || isa<StringLiteral>(E))
    return true;
  if (const auto *R = dyn_cast<DeclRefExpr>(E)) {
    const auto *V = dyn_cast<VarDecl>(R->getDecl());
    if (!V || V->getType()->isArrayType())
      return true; // a function, an enumerator, an address
    return V->hasLocalStorage() && !V->getType().isVolatileQualified() &&
           !Own.AddressTaken.count(V) &&
           llvm::none_of(Meanwhile,
                         [&](const Expr *M) { return writes(M, V); });
  }
  if (const auto *B = dyn_cast<BinaryOperator>(E))
    return !B->isAssignmentOp() && B->getOpcode() != BO_Comma &&
           holdsItsValue(B->getLHS(), Meanwhile) &&
           holdsItsValue(B->getRHS(), Meanwhile);
  if (const auto *U = dyn_cast<UnaryOperator>(E)) {
    if (U->getOpcode() == UO_AddrOf)
      return isa<DeclRefExpr>(U->getSubExpr()->IgnoreParens());
    return U->isArithmeticOp() && holdsItsValue(U->getSubExpr(), Meanwhile);
  }
  return isa<UnaryExprOrTypeTraitExpr>(E) && !contains(E);
}

/// The parts of operands that are evaluated one after the other.
bool PartFinder::splitInOrder(ArrayRef<const Expr *> InOrder,
                              std::vector<std::string> &Before,
                              MutableArrayRef<std::string> Values) {
  size_t Last = 0;
  for (size_t I = 0; I < InOrder.size(); ++I)
    if (contains(InOrder[I]))
      Last = I;
  for (size_t I = 0; I < InOrder.size(); ++I) {
    Parts P;
    if (!split(InOrder[I], P, /*Used=*/true))
      return false;
    Before.insert(Before.end(), P.Before.begin(), P.Before.end());
    Values[I] = std::move(P.Value);
    bool CanStay =
        I >= Last || (!contains(InOrder[I]) &&
                      holdsItsValue(InOrder[I], InOrder.slice(I + 1)));
    if (CanStay)
      continue;
    std::string Name;
    if (InOrder[I]->isGLValue())
      return fail("the place of an object would have to be kept");
    if (!variable(InOrder[I]->getType(), Name))
      return false;
    Before.push_back(Name + " = " + Values[I] + ";");
    Values[I] = Name;
  }
  return true;
}

bool PartFinder::splitStatement(const Expr *E, std::vector<std::string> &Into) {
  Parts P;
  if (!split(E, P, /*Used=*/false))
    return false;
  Into.insert(Into.end(), P.Before.begin(), P.Before.end());
  const Expr *Bare = E->IgnoreParens();
  const auto *Cast = dyn_cast<CStyleCastExpr>(Bare);
  bool SaysNothing = P.Value.empty() ||
                     (Cast && Cast->getType()->isVoidType() &&
                      isa<IntegerLiteral>(Cast->getSubExpr()->IgnoreParens()));
  if (!SaysNothing)
    Into.push_back(
        (E->getType()->isVoidType() || E->HasSideEffects(Unit.Context)
             ? P.Value
             : "(void)(" + P.Value + ")") +
        ";");
  return true;
}

bool PartFinder::split(const Expr *E, Parts &P, bool Used) {
  if (!contains(E)) {
    P.Value = text(E);
    return !P.Value.empty() || fail("it has no tokens of its own");
  }
  if (const auto *Parens = dyn_cast<ParenExpr>(E)) {
    if (!split(Parens->getSubExpr(), P, Used))
      return false;
    if (!P.Value.empty())
      P.Value = "(" + P.Value + ")";
    return true;
  }
  if (const auto *Cast = dyn_cast<ImplicitCastExpr>(E))
    return split(Cast->getSubExpr(), P, Used);
  if (const auto *Cast = dyn_cast<CStyleCastExpr>(E)) {
    bool DropsValue = Cast->getType()->isVoidType();
    if (!split(Cast->getSubExpr(), P, Used && !DropsValue))
      return false;
    if (!P.Value.empty())
      P.Value = Unit.Tokens.text(Unit.Tokens.rangeOf(
                    {Cast->getLParenLoc(), Cast->getRParenLoc()})) +
                P.Value;
    return true;
  }
  if (const auto *B = dyn_cast<BinaryOperator>(E))
    return splitBinary(B, P, Used);
  if (const auto *U = dyn_cast<UnaryOperator>(E))
    return splitUnary(U, P);
  if (const auto *C = dyn_cast<ConditionalOperator>(E))
    return splitConditional(C, P, Used);
  if (const auto *C = dyn_cast<BinaryConditionalOperator>(E))
    return splitElvis(C, P);
  if (const auto *Call = dyn_cast<CallExpr>(E))
    return splitCall(Call, P, Used);
  if (const auto *M = dyn_cast<MemberExpr>(E))
    return splitMember(M, P);
  if (const auto *S = dyn_cast<ArraySubscriptExpr>(E)) {
    std::string Values[2];
    if (!splitInOrder({S->getLHS(), S->getRHS()}, P.Before, Values))
      return false;
    P.Value = Values[0] + "[" + Values[1] + "]";
    return true;
  }
  if (const auto *List = dyn_cast<InitListExpr>(E))
    return splitList(List, P);
  return fail("it stands in an expression of another kind");
}

/// Clang evaluates an initialiser's list in the order in which it is written,
/// if that is the order of what it initialises.
bool PartFinder::splitList(const InitListExpr *List, Parts &P) {
  if (const InitListExpr *Written = List->getSyntacticForm())
    List = Written;
  std::vector<const Expr *> InOrder(List->inits().begin(), List->inits().end());
  if (llvm::any_of(InOrder, [](const Expr *E) {
        return isa<DesignatedInitExpr>(E) || isa<ImplicitValueInitExpr>(E);
      }))
    return fail("it stands in an initialiser with designators");
  std::vector<std::string> Values(InOrder.size());
  if (!splitInOrder(InOrder, P.Before, Values))
    return false;
  P.Value = "{" + llvm::join(Values, ", ") + "}";
  return true;
}

bool PartFinder::splitUnary(const UnaryOperator *U, Parts &P) {
  if (!split(U->getSubExpr(), P, /*Used=*/true))
    return false;
  std::string Operator = UnaryOperator::getOpcodeStr(U->getOpcode()).str();
  P.Value =
      U->isPostfix() ? joined(P.Value, Operator) : joined(Operator, P.Value);
  return true;
}

bool PartFinder::splitMember(const MemberExpr *M, Parts &P) {
  if (!split(M->getBase(), P, /*Used=*/true))
    return false;
  // What has no name is not written.
  if (M->getMemberDecl()->getIdentifier())
    P.Value += std::string(M->isArrow() ? "->" : ".") +
               Unit.Fresh.text(
                   Unit.Tokens.rangeOf({M->getMemberLoc(), M->getMemberLoc()}));
  return true;
}

bool PartFinder::splitBinary(const BinaryOperator *B, Parts &P, bool Used) {
  if (B->getOpcode() == BO_Comma) {
    Parts Right;
    if (!splitStatement(B->getLHS(), P.Before) ||
        !split(B->getRHS(), Right, Used))
      return false;
    P.Before.insert(P.Before.end(), Right.Before.begin(), Right.Before.end());
    P.Value = std::move(Right.Value);
    return true;
  }
  if (B->isLogicalOp())
    return splitLogical(B, P);
  std::string Values[2];
  std::string Operator =
      (" " + BinaryOperator::getOpcodeStr(B->getOpcode()) + " ").str();
  if (!B->isAssignmentOp()) {
    if (!splitInOrder({B->getLHS(), B->getRHS()}, P.Before, Values))
      return false;
    P.Value = Values[0] + Operator + Values[1];
    return true;
  }
  // Clang evaluates what is assigned first.
  if (!B->getType()->isScalarType() && contains(B->getLHS()))
    return fail("a structure would have to be kept");
  if (!splitInOrder({B->getRHS(), B->getLHS()}, P.Before, Values))
    return false;
  P.Value = Values[1] + Operator + Values[0];
  return true;
}

/// `a && b` as `if (a) t = b; else t = 0;`.
bool PartFinder::splitLogical(const BinaryOperator *B, Parts &P) {
  Parts Left, Right;
  if (!split(B->getLHS(), Left, /*Used=*/true) ||
      !split(B->getRHS(), Right, /*Used=*/true))
    return false;
  P.Before = std::move(Left.Before);
  bool IsAnd = B->getOpcode() == BO_LAnd;
  if (!contains(B->getRHS())) {
    P.Value = Left.Value + (IsAnd ? " && " : " || ") + Right.Value;
    return true;
  }
  std::string Name;
  if (!variable(Unit.Context.IntTy, Name))
    return false;
  P.Before.push_back((IsAnd ? "if (" : "if (!(") + Left.Value +
                     (IsAnd ? ") {" : ")) {"));
  P.Before.insert(P.Before.end(), Right.Before.begin(), Right.Before.end());
  P.Before.push_back(Name + " = !!(" + Right.Value + "); } else " + Name +
                     (IsAnd ? " = 0;" : " = 1;"));
  P.Value = Name;
  return true;
}

bool PartFinder::splitConditional(const ConditionalOperator *C, Parts &P,
                                  bool Used) {
  Parts Cond;
  if (!split(C->getCond(), Cond, /*Used=*/true))
    return false;
  P.Before = std::move(Cond.Before);
  bool HasValue = Used && !C->getType()->isVoidType();
  if (HasValue && !contains(C->getTrueExpr()) && !contains(C->getFalseExpr())) {
    P.Value = Cond.Value + " ? " + text(C->getTrueExpr()) + " : " +
              text(C->getFalseExpr());
    return true;
  }
  std::string Name;
  if (HasValue && !variable(C->getType(), Name))
    return false;
  P.Before.push_back("if (" + Cond.Value + ") {");
  for (const Expr *Arm : {C->getTrueExpr(), C->getFalseExpr()}) {
    Parts Of;
    std::vector<std::string> Statements;
    if (HasValue) {
      if (!split(Arm, Of, /*Used=*/true))
        return false;
      Statements = std::move(Of.Before);
      Statements.push_back(Name + " = " + Of.Value + ";");
    } else if (!splitStatement(Arm, Statements)) {
      return false;
    }
    bool IsFirst = Arm == C->getTrueExpr();
    if (!IsFirst && Statements.empty())
      break;
    if (!IsFirst)
      P.Before.back() += " else {";
    P.Before.insert(P.Before.end(), Statements.begin(), Statements.end());
    P.Before.push_back("}");
  }
  P.Value = Name;
  return true;
}

/// GNU's `a ?: b`, as `c ? c : b` where c is the value of a.
bool PartFinder::splitElvis(const BinaryConditionalOperator *C, Parts &P) {
  Parts Common, Other;
  std::string Cond, Name;
  if (!split(C->getCommon(), Common, /*Used=*/true) ||
      !split(C->getFalseExpr(), Other, /*Used=*/true) ||
      !variable(C->getCommon()->getType(), Cond))
    return false;
  P.Before = std::move(Common.Before);
  P.Before.push_back(Cond + " = " + Common.Value + ";");
  if (!contains(C->getFalseExpr())) {
    P.Value = "(" + Cond + " ? " + Cond + " : " + Other.Value + ")";
    return true;
  }
  if (!variable(C->getType(), Name))
    return false;
  P.Before.push_back("if (" + Cond + ") " + Name + " = " + Cond + "; else {");
  P.Before.insert(P.Before.end(), Other.Before.begin(), Other.Before.end());
  P.Before.push_back(Name + " = " + Other.Value + "; }");
  P.Value = Name;
  return true;
}

bool PartFinder::splitCall(const CallExpr *Call, Parts &P, bool Used) {
  // Clang evaluates arguments in their order, and the function before them.
  std::vector<const Expr *> InOrder = {Call->getCallee()};
  InOrder.insert(InOrder.end(), Call->arg_begin(), Call->arg_end());
  std::vector<std::string> Values(InOrder.size());
  if (!splitInOrder(InOrder, P.Before, Values))
    return false;
  if (const FunctionDecl *Helper = helper(Call)) {
    writeOut(*Helper, *Call, ArrayRef<std::string>(Values).drop_front(), P,
             Used);
    return true;
  }
  P.Value = Values[0] + "(";
  for (size_t I = 1; I < Values.size(); ++I)
    P.Value += (I > 1 ? ", " : "") + Values[I];
  P.Value += ")";
  return true;
}

} // namespace transver
