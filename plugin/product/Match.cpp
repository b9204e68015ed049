//===- Match.cpp - Patterns against operations ----------------------------===//

#include "product/Match.h"

#include "Compat.h"
#include "product/Access.h"
#include "support/Convert.h"
#include "support/Fits.h"
#include "support/Library.h"
#include "llvm/ADT/FoldingSet.h"
#include "llvm/ADT/StringSwitch.h"
#include <optional>

using namespace clang;

namespace transver {
namespace {

const Expr *strip(const Expr *E) {
  for (;;) {
    const Expr *Next = E->IgnoreParenImpCasts();
    if (const auto *U = dyn_cast<UnaryOperator>(Next))
      if (U->getOpcode() == UO_Extension)
        Next = U->getSubExpr();
    if (Next == E)
      return E;
    E = Next;
  }
}

bool sameExpr(const Expr *A, const Expr *B, const ASTContext &Context) {
  llvm::FoldingSetNodeID First, Second;
  strip(A)->Profile(First, Context, /*Canonical=*/true);
  strip(B)->Profile(Second, Context, /*Canonical=*/true);
  return First == Second;
}

/// What `ALLOCATOR` and its like in the place of a callee stand for.
std::optional<External> classNamed(StringRef Word) {
  return llvm::StringSwitch<std::optional<External>>(Word)
      .Case("ALLOCATOR", External::Allocates)
      .Case("DEALLOCATOR", External::Frees)
      .Case("REALLOCATOR", External::Resizes)
      .Case("UNKNOWN", External::Stateful)
      .Default(std::nullopt);
}

/// Whether a value of type A can be passed where B is expected: of the same
/// kind and size.
bool passesAs(QualType A, QualType B, const ASTContext &Context) {
  A = Context.getCanonicalType(A).getUnqualifiedType();
  B = Context.getCanonicalType(B).getUnqualifiedType();
  if (A == B)
    return true;
  if (A->isPointerType() || B->isPointerType())
    return A->isPointerType() && B->isPointerType();
  return A->isIntegralOrEnumerationType() && B->isIntegralOrEnumerationType() &&
         Context.getTypeSize(A) == Context.getTypeSize(B);
}

class Matcher {
public:
  Matcher(ASTContext &Context, Bindings &Bound, CallGuard *Guard,
          const CallExpr *OwnAllocation)
      : Context(Context), Bound(Bound), Guard(Guard),
        OwnAllocation(OwnAllocation) {}

  bool match(const CExpr &P, const Expr *E) {
    switch (P.K) {
    case CExpr::Kind::Any:
      return true;
    case CExpr::Kind::Capture:
      return bind(P.Number, E);
    case CExpr::Kind::Name: {
      const auto *Ref = dyn_cast<DeclRefExpr>(strip(E));
      return Ref && Ref->getDecl()->getName() == P.Text;
    }
    case CExpr::Kind::Number: {
      llvm::APSInt Value;
      uint64_t Wanted;
      if (!isa<IntegerLiteral>(strip(E)) && !isa<CharacterLiteral>(strip(E)))
        return false;
      StringRef Digits = StringRef(P.Text).rtrim("uUlL");
      return !Digits.getAsInteger(0, Wanted) &&
             compat::evaluateInt(*strip(E), Context, Value) &&
             Value.getZExtValue() == Wanted;
    }
    case CExpr::Kind::String: {
      const auto *Literal = dyn_cast<StringLiteral>(strip(E));
      return Literal && Literal->getCharByteWidth() == 1 &&
             ("\"" + Literal->getString() + "\"").str() == P.Text;
    }
    case CExpr::Kind::Prefix:
      return matchPrefix(P, strip(E));
    case CExpr::Kind::Postfix: {
      const auto *U = dyn_cast<UnaryOperator>(strip(E));
      return U && U->isPostfix() &&
             UnaryOperator::getOpcodeStr(U->getOpcode()) == P.Text &&
             match(*P.Operands[0], U->getSubExpr());
    }
    case CExpr::Kind::Binary: {
      const auto *B = dyn_cast<BinaryOperator>(strip(E));
      return B && B->getOpcodeStr() == P.Text &&
             match(*P.Operands[0], B->getLHS()) &&
             match(*P.Operands[1], B->getRHS());
    }
    case CExpr::Kind::Conditional: {
      const auto *C = dyn_cast<ConditionalOperator>(strip(E));
      return C && P.Operands.size() == 3 &&
             match(*P.Operands[0], C->getCond()) &&
             match(*P.Operands[1], C->getTrueExpr()) &&
             match(*P.Operands[2], C->getFalseExpr());
    }
    case CExpr::Kind::Call:
      return matchCall(P, dyn_cast<CallExpr>(strip(E)));
    case CExpr::Kind::Subscript: {
      const auto *S = dyn_cast<ArraySubscriptExpr>(strip(E));
      return S && match(*P.Operands[0], S->getBase()) &&
             match(*P.Operands[1], S->getIdx());
    }
    case CExpr::Kind::Member: {
      const auto *M = dyn_cast<MemberExpr>(strip(E));
      return M && M->isArrow() == (P.Text == "->") &&
             (P.MemberName == "$?" ||
              M->getMemberDecl()->getName() == P.MemberName) &&
             match(*P.Operands[0], M->getBase());
    }
    case CExpr::Kind::Cast: {
      const auto *C = dyn_cast<CStyleCastExpr>(strip(E));
      return C && sameType(P.Text, C->getTypeAsWritten()) &&
             match(*P.Operands[0], C->getSubExpr());
    }
    case CExpr::Kind::SizeofType: {
      const auto *S = dyn_cast<UnaryExprOrTypeTraitExpr>(strip(E));
      return S && S->getKind() == UETT_SizeOf && S->isArgumentType() &&
             sameType(P.Text, S->getArgumentType());
    }
    case CExpr::Kind::Element:
    case CExpr::Kind::Empty:
      return false; // of operations only
    }
    return false;
  }

private:
  bool bind(unsigned Number, const Expr *E) {
    if (Bound.size() <= Number)
      Bound.resize(Number + 1);
    if (Bound[Number].E)
      return sameExpr(Bound[Number].E, E, Context);
    Bound[Number].E = E;
    return true;
  }

  bool matchPrefix(const CExpr &P, const Expr *E) {
    if (P.Text == "sizeof") {
      const auto *S = dyn_cast<UnaryExprOrTypeTraitExpr>(E);
      return S && S->getKind() == UETT_SizeOf && !S->isArgumentType() &&
             match(*P.Operands[0], S->getArgumentExpr());
    }
    const auto *U = dyn_cast<UnaryOperator>(E);
    return U && !U->isPostfix() &&
           UnaryOperator::getOpcodeStr(U->getOpcode()) == P.Text &&
           match(*P.Operands[0], U->getSubExpr());
  }

  bool matchCall(const CExpr &P, const CallExpr *Call) {
    if (!Call)
      return false;
    const CExpr &Callee = *P.Operands[0];
    std::optional<External> Class =
        Callee.K == CExpr::Kind::Name ? classNamed(Callee.Text) : std::nullopt;
    if (Callee.K != CExpr::Kind::Name) {
      if (!match(Callee, Call->getCallee()))
        return false;
    } else if (const FunctionDecl *Direct = Call->getDirectCallee()) {
      if (!namesFunction(Callee, *Direct))
        return false;
    } else {
      if (!Guard || Guard->Call)
        return false;
      Guard->Call = Call;
      Guard->MayBeUnknown = Class == External::Stateful;
      if (Class)
        Guard->Names.assign(functionsOf(*Class).begin(),
                            functionsOf(*Class).end());
      else
        Guard->Names = {Callee.Text};
    }
    if (OwnAllocation && Call != OwnAllocation &&
        Callee.K == CExpr::Kind::Name &&
        (Class == External::Allocates || has(Callee.Text, External::Allocates)))
      return false;
    unsigned Given = Call->getNumArgs();
    unsigned Wanted = P.Operands.size() - 1;
    bool Open = Wanted && P.Operands.back()->K == CExpr::Kind::Any;
    if (Open ? Given + 1 < Wanted : Given != Wanted)
      return false;
    for (unsigned I = 0; I < Wanted - (Open ? 1 : 0); ++I)
      if (!match(*P.Operands[I + 1], Call->getArg(I)))
        return false;
    return true;
  }

  bool sameType(StringRef Text, QualType Type) {
    auto Squeeze = [](StringRef S) {
      std::string Out;
      for (char C : S)
        if (!isspace(static_cast<unsigned char>(C)))
          Out += C;
      return Out;
    };
    return Squeeze(Text) ==
               Squeeze(Type.getAsString(Context.getPrintingPolicy())) ||
           Squeeze(Text) == Squeeze(Type.getCanonicalType().getAsString(
                                Context.getPrintingPolicy()));
  }

  ASTContext &Context;
  Bindings &Bound;
  CallGuard *Guard;
  const CallExpr *OwnAllocation;
};

} // namespace

QualType typeOfCapture(unsigned Capture, const Bindings &Bound,
                       ASTContext &Context) {
  if (Capture >= Bound.size())
    return {};
  if (!Bound[Capture].E)
    return Bound[Capture].Variable ? Bound[Capture].Variable->getType()
                                   : QualType();
  if (Bound[Capture].IsConversion)
    return Bound[Capture].E->getType();
  Arith A;
  if (Capture == 0 && getArith(strip(Bound[0].E), Context, A))
    return A.Type;
  // `int i; i += 1.5` computes in double.
  if (const auto *Compound =
          dyn_cast<CompoundAssignOperator>(strip(Bound[Capture].E)))
    if (Capture == 0)
      return Compound->getComputationResultType();
  return Bound[Capture].E->getType();
}

bool isUnknown(const FunctionDecl &F) {
  return F.getIdentifier() && !F.hasBody() &&
         externalOf(F) == External::Stateful && !has(F, Trait::Forgets);
}

ConversionPattern conversionPattern(const CExpr &Pattern) {
  if (Pattern.K != CExpr::Kind::Call || Pattern.Operands.size() != 2 ||
      Pattern.Operands[0]->K != CExpr::Kind::Name)
    return ConversionPattern::None;
  StringRef Name = Pattern.Operands[0]->Text;
  return Name == "CONVERSION" ? ConversionPattern::Implicit
         : Name == "CAST"     ? ConversionPattern::Written
                              : ConversionPattern::None;
}

bool namesFunction(const CExpr &Callee, StringRef Name) {
  if (Callee.K != CExpr::Kind::Name)
    return false;
  if (std::optional<External> Class = classNamed(Callee.Text))
    return has(Name, *Class);
  return Callee.Text == Name;
}

bool namesFunction(const CExpr &Callee, const FunctionDecl &F) {
  if (Callee.K != CExpr::Kind::Name || !F.getIdentifier())
    return false;
  return classNamed(Callee.Text) == External::Stateful
             ? isUnknown(F)
             : namesFunction(Callee, F.getName());
}

bool matchExpr(const CExpr &Pattern, const Expr *E, ASTContext &Context,
               Bindings &Bound, CallGuard *Guard,
               const CallExpr *OwnAllocation) {
  Bound.clear();
  Bound.resize(1);
  Bound[0].E = E;
  return Matcher(Context, Bound, Guard, OwnAllocation).match(Pattern, E);
}

bool matchBound(const CExpr &Pattern, const Expr *E, ASTContext &Context,
                Bindings &Bound) {
  return Matcher(Context, Bound, nullptr, nullptr).match(Pattern, E);
}

bool mayHold(const CallExpr *Call, StringRef Name, ASTContext &Context) {
  QualType Callee = Call->getCallee()->getType();
  if (const auto *Pointer = Callee->getAs<PointerType>())
    Callee = Pointer->getPointeeType();
  const auto *Type = Callee->getAs<FunctionType>();
  if (!Type)
    return false;
  for (const NamedDecl *D : Context.getTranslationUnitDecl()->lookup(
           DeclarationName(&Context.Idents.get(Name)))) {
    const auto *F = dyn_cast<FunctionDecl>(D);
    if (!F || F->getLocation().isInvalid() ||
        !passesAs(Type->getReturnType(), F->getReturnType(), Context))
      continue;
    const auto *Proto = dyn_cast<FunctionProtoType>(Type);
    if (!Proto || !F->hasPrototype())
      return true;
    if (Proto->getNumParams() != F->getNumParams())
      continue;
    bool Fits = true;
    for (unsigned I = 0; I < F->getNumParams(); ++I)
      Fits &= passesAs(Proto->getParamType(I), F->getParamDecl(I)->getType(),
                       Context);
    if (Fits)
      return true;
  }
  return false;
}

bool testTypes(const TypeTest &Test, const Bindings &Bound, ASTContext &Context,
               llvm::function_ref<bool(const VarDecl *)> IsAddressTaken) {
  using Kind = TypeTest::Kind;
  auto Operand = [&](unsigned I) {
    return testTypes(*Test.Operands[I], Bound, Context, IsAddressTaken);
  };
  switch (Test.K) {
  case Kind::Not:
    return !Operand(0);
  case Kind::And:
    return Operand(0) && Operand(1);
  case Kind::Or:
    return Operand(0) || Operand(1);
  default:
    break;
  }
  if (Test.Capture >= Bound.size() ||
      (!Bound[Test.Capture].E && !Bound[Test.Capture].Variable))
    return false;
  // What is asked most needs no type.
  const Expr *Captured = Bound[Test.Capture].E;
  switch (Test.K) {
  case Kind::Used:
    return !Bound[Test.Capture].IsDiscarded;
  case Kind::Access:
    return !Bound[Test.Capture].IsPlaceOnly;
  case Kind::Indirect:
    return Captured && Captured->isLValue() && isIndirect(Captured);
  default:
    break;
  }
  QualType Type = typeOfCapture(Test.Capture, Bound, Context);
  if (Type.isNull())
    return false;
  switch (Test.K) {
  case Kind::Signed:
    return Type->isSignedIntegerOrEnumerationType();
  case Kind::Unsigned:
    return Type->isUnsignedIntegerOrEnumerationType();
  case Kind::Integer:
    return Type->isIntegralOrEnumerationType();
  case Kind::Floating:
    return Type->isRealFloatingType();
  case Kind::Pointer:
    return Type->isAnyPointerType();
  case Kind::Atomic:
    return Type->isAtomicType();
  case Kind::Volatile:
    return Type.isVolatileQualified();
  case Kind::Automatic: {
    const VarDecl *V =
        Captured && Captured->isLValue() ? variableOf(Captured) : nullptr;
    return V && V->hasLocalStorage() && !isa<ParmVarDecl>(V);
  }
  case Kind::Shared: {
    if (!Captured || !Captured->isLValue())
      return false;
    const VarDecl *V = variableOf(Captured);
    if (!V)
      return !isa<CompoundLiteralExpr, StringLiteral>(Captured->IgnoreParens());
    bool OfThread =
        V->hasLocalStorage() || V->getTLSKind() != VarDecl::TLS_None;
    return !OfThread || IsAddressTaken(V);
  }
  case Kind::Bitfield:
    return Captured && Captured->getSourceBitField();
  case Kind::Array:
  case Kind::Function: {
    if (!Captured)
      return false;
    QualType Named = strip(Captured)->getType();
    return Test.K == Kind::Array
               ? Named->isArrayType()
               : Named->isFunctionType() ||
                     Named->isSpecificPlaceholderType(BuiltinType::BuiltinFn);
  }
  case Kind::Width: {
    if (Type->isIncompleteType() || Type->isFunctionType())
      return false;
    unsigned Width = Type->isIntegralOrEnumerationType()
                         ? Context.getIntWidth(Type)
                         : Context.getTypeSize(Type);
    StringRef Op = Test.Op;
    return Op == "=="   ? Width == Test.Value
           : Op == "!=" ? Width != Test.Value
           : Op == "<"  ? Width < Test.Value
           : Op == "<=" ? Width <= Test.Value
           : Op == ">"  ? Width > Test.Value
                        : Width >= Test.Value;
  }
  default:
    return false;
  }
}

bool sameText(StringRef A, StringRef B) {
  auto Squeeze = [](StringRef S) {
    std::string Out;
    for (char C : S)
      if (!isspace(static_cast<unsigned char>(C)))
        Out += C;
    while (!Out.empty() && Out.back() == ';')
      Out.pop_back();
    return Out;
  };
  return Squeeze(A) == Squeeze(B);
}

static bool bindVariable(const CExpr &P, const VarDecl *V, Bindings &Bound) {
  if (Bound.empty())
    Bound.resize(1);
  switch (P.K) {
  case CExpr::Kind::Any:
    return true;
  case CExpr::Kind::Name:
    return V->getName() == P.Text;
  case CExpr::Kind::Capture:
    if (Bound.size() <= P.Number)
      Bound.resize(P.Number + 1);
    Bound[P.Number].Variable = V;
    return true;
  default:
    return false;
  }
}

static void addDetail(const Trigger &T, CFADetail &Wanted) {
  Wanted.Places |= T.K == Trigger::Kind::Statement;
  Wanted.Loops |= T.K == Trigger::Kind::Cond || T.K == Trigger::Kind::NotCond;
  if (T.K == Trigger::Kind::Pattern && T.Pattern.Expr) {
    const CExpr &X = *T.Pattern.Expr;
    Wanted.Loads |= isAccessPattern(X) && X.Operands[0]->Text != "WRITE" &&
                    X.Operands[0]->Text != "UPDATE";
    Wanted.Conversions |= conversionPattern(X) != ConversionPattern::None;
  }
  for (const std::unique_ptr<Trigger> &Part : T.Operands)
    addDetail(*Part, Wanted);
}

CFADetail detailFor(const Automaton &A) {
  CFADetail Wanted;
  Wanted.Loops = A.isPerPlace();
  for (const State &S : A.States) {
    Wanted.Loops |= S.Where == At::LoopHead;
    for (const Transition &T : S.Transitions)
      addDetail(*T.When, Wanted);
  }
  Wanted.Joins = Wanted.Loops || Wanted.Places || A.States.size() > 1;
  return Wanted;
}

/// Whether X is a pattern of the kind of conversion that Op is, and matches it.
static bool matchConversion(const CExpr &X, const Operation &Op,
                            ASTContext &Context, Bindings &Bound) {
  Conversion Made;
  const auto *Node = dyn_cast_or_null<Expr>(Op.Node);
  if (Op.K != Operation::Kind::Convert ||
      conversionPattern(X) != (isa<ExplicitCastExpr>(Node)
                                   ? ConversionPattern::Written
                                   : ConversionPattern::Implicit) ||
      !getConversion(Node, Context, Made))
    return false;
  // The result of a compound assignment's operation has no expression.
  const CExpr &Operand = *X.Operands[1];
  if (Operand.K == CExpr::Kind::Any) {
    Bound.clear();
    Bound.resize(1);
  } else if (!Made.Operator.empty() ||
             !matchExpr(Operand, Made.Left, Context, Bound, nullptr)) {
    return false;
  }
  Bound[0].E = Node;
  Bound[0].IsConversion = true;
  return true;
}

bool matchPattern(const CPattern &P, const Operation &Op, ASTContext &Context,
                  Bindings &Bound, CallGuard *Guard,
                  const CallExpr *OwnAllocation) {
  auto Matches = [&](const CExpr &Pattern, const Expr *E, CallGuard *Guard) {
    return matchExpr(Pattern, E, Context, Bound, Guard, OwnAllocation);
  };
  switch (P.K) {
  case CPattern::Kind::Return: {
    if (Op.K != Operation::Kind::FunctionReturn)
      return false;
    const auto *R = dyn_cast_or_null<ReturnStmt>(Op.Node);
    if (!R)
      return false;
    if (!P.Expr)
      return !R->getRetValue();
    return R->getRetValue() && Matches(*P.Expr, R->getRetValue(), nullptr);
  }
  case CPattern::Kind::Declaration: {
    if (Op.K != Operation::Kind::Declare)
      return false;
    QualType Type = Op.Var->getType();
    const PrintingPolicy &Policy = Context.getPrintingPolicy();
    if (!sameText(P.Text, Type.getAsString(Policy)) &&
        !sameText(
            P.Text,
            Type.getUnqualifiedType().getCanonicalType().getAsString(Policy)))
      return false;
    if (P.Init &&
        (!Op.Var->getInit() || !Matches(*P.Init, Op.Var->getInit(), nullptr)))
      return false;
    return bindVariable(*P.Expr, Op.Var, Bound);
  }
  case CPattern::Kind::Expression:
    break;
  }
  const CExpr &X = *P.Expr;
  if (Op.K == Operation::Kind::Convert ||
      conversionPattern(X) != ConversionPattern::None)
    return matchConversion(X, Op, Context, Bound);
  switch (Op.K) {
  case Operation::Kind::Evaluate: {
    const auto *Node = dyn_cast<Expr>(Op.Node);
    if (!Node || isa<CallExpr>(Node->IgnoreParens()) ||
        !Matches(X, Node, Guard))
      return false;
    Bound[0].IsPlaceOnly = Op.IsPlaceOnly;
    return true;
  }
  case Operation::Kind::Call:
  case Operation::Kind::Return:
    return X.K == CExpr::Kind::Call && Matches(X, cast<Expr>(Op.Node), Guard);
  case Operation::Kind::Declare:
    // `int x = e` is an assignment to x, too.
    return X.K == CExpr::Kind::Binary && X.Text == "=" && Op.Var->getInit() &&
           !isa<InitListExpr>(Op.Var->getInit()) &&
           Matches(*X.Operands[1], Op.Var->getInit(), Guard) &&
           bindVariable(*X.Operands[0], Op.Var, Bound);
  default:
    return false;
  }
}

} // namespace transver
