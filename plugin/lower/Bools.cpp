//===- Bools.cpp - Truth values without _Bool -----------------------------===//
//
// `_Bool` becomes `unsigned char`, which has its size, and each conversion to
// it, most of which nobody wrote, becomes `!= 0`. A function without a body may
// answer any number then, so its answer is made 0 or 1 as well.
//
// All of the unit changes or nothing of it: half of a type is none.
//
//===----------------------------------------------------------------------===//

#include "lower/Pass.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace transver {
namespace {

class BoolReplacer : public RecursiveASTVisitor<BoolReplacer> {
public:
  explicit BoolReplacer(LoweredUnit &Unit) : Unit(Unit) {}
  bool shouldVisitImplicitCode() const { return false; }

  /// What cannot be replaced, if anything.
  SourceLocation At;
  const char *Why = nullptr;

  bool VisitCastExpr(CastExpr *E) {
    if (!E->getType()->isBooleanType())
      return true;
    switch (E->getCastKind()) {
    case CK_IntegralToBoolean:
    case CK_PointerToBoolean:
    case CK_FloatingToBoolean:
      return wrap(E->getSubExpr());
    case CK_NoOp:
    case CK_LValueToRValue:
    case CK_NonAtomicToAtomic:
    case CK_AtomicToNonAtomic:
      return true;
    case CK_BitCast:
      return true;
    default:
      return refuse(E, "it is made of a value that is no scalar");
    }
  }

  bool VisitCallExpr(CallExpr *E) {
    const FunctionDecl *F = E->getDirectCallee();
    if (E->getType()->isBooleanType() && !(F && F->hasBody()))
      wrap(E);
    return true;
  }

  bool VisitUnaryOperator(UnaryOperator *E) {
    if (E->isIncrementDecrementOp() &&
        E->getSubExpr()->getType()->isBooleanType())
      return refuse(E, "'++' and '--' mean something else for it");
    return true;
  }

  bool VisitCompoundAssignOperator(CompoundAssignOperator *E) {
    if (!E->getLHS()->getType()->isBooleanType())
      return true;
    // `b |= e` stays a truth value if e is one; of others the object would be
    // named twice.
    bool StaysOne = E->getOpcode() == BO_OrAssign ||
                    E->getOpcode() == BO_AndAssign ||
                    E->getOpcode() == BO_XorAssign;
    if (StaysOne &&
        E->getRHS()->IgnoreParenImpCasts()->isKnownToHaveBooleanValue())
      return true;
    const Expr *L = E->getLHS()->IgnoreParens();
    TokenRange All = Unit.rangeOf(*E), Left = Unit.rangeOf(*L),
               Right = Unit.rangeOf(*E->getRHS());
    if (!isa<DeclRefExpr>(L) || L->getType().isVolatileQualified() ||
        All.empty() || Left.empty() || Right.empty())
      return refuse(E, "its object would be named twice");
    std::string Operator =
        BinaryOperator::getOpcodeStr(
            BinaryOperator::getOpForCompoundAssignment(E->getOpcode()))
            .str();
    std::string Name = Unit.Tokens.text(Left);
    Edits.push_back(
        {All,
         {Piece::text("(" + Name + " = ((" + Name + " " + Operator + " ("),
          Piece::tokens(Right), Piece::text(")) != 0))")}});
    return true;
  }

  bool VisitCXXBoolLiteralExpr(CXXBoolLiteralExpr *E) {
    TokenRange Range = Unit.rangeOf(*E);
    if (!Range.empty())
      Edits.push_back({Range, {Piece::text(E->getValue() ? "1" : "0")}});
    return true;
  }

  bool VisitAtomicTypeLoc(AtomicTypeLoc T) {
    if (T.getType()->getAs<AtomicType>()->getValueType()->isBooleanType())
      refuseAt(T.getBeginLoc(), "it is atomic");
    return true;
  }
  bool VisitGenericSelectionExpr(GenericSelectionExpr *E) {
    for (const auto Association : E->associations())
      if (!Association.getType().isNull() &&
          Association.getType()->isBooleanType())
        return refuse(E, "a selection by type names it");
    return true;
  }

  void apply() {
    for (TokenIndex I = 0; I < Unit.Tokens.size(); ++I)
      if (Unit.Tokens[I].isOneOf(tok::kw__Bool, tok::kw_bool))
        Unit.Edits.replace({I, I + 1}, {Piece::text("unsigned char")});
    for (auto &[Range, New] : Edits)
      Unit.Edits.replace(Range, std::move(New));
  }

private:
  bool wrap(const Expr *E) {
    TokenRange Range = Unit.rangeOf(*E);
    if (Range.empty())
      return refuse(E, "a conversion to it has no tokens of its own");
    Edits.push_back(
        {Range,
         {Piece::text("(("), Piece::tokens(Range), Piece::text(") != 0)")}});
    return true;
  }
  bool refuse(const Expr *E, const char *Reason) {
    refuseAt(E->getExprLoc(), Reason);
    return true;
  }
  void refuseAt(SourceLocation Loc, const char *Reason) {
    if (Why)
      return;
    At = Loc;
    Why = Reason;
  }

  LoweredUnit &Unit;
  std::vector<std::pair<TokenRange, Pieces>> Edits;
};

} // namespace

void replaceBools(LoweredUnit &Unit) {
  BoolReplacer Replacer(Unit);
  Replacer.TraverseDecl(Unit.Context.getTranslationUnitDecl());
  if (Replacer.Why)
    Unit.keep(Replacer.At, "_Bool", Replacer.Why);
  else
    Replacer.apply();
}

} // namespace transver
