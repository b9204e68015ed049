//===- Expressions.cpp - Weaving expressions ------------------------------===//

#include "Compat.h"
#include "support/Types.h"
#include "weave/Shadows.h"

using namespace clang;

namespace transver {
namespace {

constexpr unsigned MostNestedParentheses = 60;

bool isAtomicOrVolatile(QualType T) {
  return T.isVolatileQualified() || T->isAtomicType();
}

/// The type in which a ghost copy of an lvalue's value is held.
QualType valueType(const Expr *E, const ASTContext &Context) {
  QualType Field = Context.isPromotableBitField(const_cast<Expr *>(E));
  return Field.isNull() ? E->getType().getUnqualifiedType() : Field;
}

} // namespace

FunctionWeaver::Info FunctionWeaver::visitChildren(const Expr *E, Use U) {
  Info I;
  for (const Stmt *Child : E->children())
    if (const auto *Sub = dyn_cast_or_null<Expr>(Child))
      I.join(visit(Sub, U.used(true)));
  return I;
}

FunctionWeaver::Info FunctionWeaver::visitType(QualType T, Use U) {
  Info I;
  // Bounds that a typedef hides were evaluated at the typedef.
  for (;;) {
    if (isa<TypedefType>(T.getTypePtr()))
      return I;
    if (const auto *Array =
            dyn_cast_or_null<VariableArrayType>(Context.getAsArrayType(T))) {
      if (Array->getSizeExpr())
        I.join(visit(Array->getSizeExpr(), U.used(true)));
      T = Array->getElementType();
    } else if (const ArrayType *Other = Context.getAsArrayType(T)) {
      T = Other->getElementType();
    } else if (const auto *Pointer = T->getAs<PointerType>()) {
      T = Pointer->getPointeeType();
    } else if (const auto *Function = T->getAs<FunctionType>()) {
      T = Function->getReturnType();
    } else if (const auto *TypeOf = dyn_cast<TypeOfExprType>(T.getTypePtr())) {
      if (TypeOf->getUnderlyingExpr()->getType()->isVariablyModifiedType())
        I.join(visit(TypeOf->getUnderlyingExpr(), U.used(true)));
      return I;
    } else {
      return I;
    }
  }
}

FunctionWeaver::Info FunctionWeaver::visit(const Expr *E, Use U) {
  // What has no tokens or no evaluation of its own passes its use on.
  const Expr *Inner = nullptr;
  if (const auto *Cast = dyn_cast<ImplicitCastExpr>(E))
    Inner = Cast->getSubExpr();
  else if (const auto *Paren = dyn_cast<ParenExpr>(E))
    Inner = Paren->getSubExpr();
  else if (const auto *Full = dyn_cast<FullExpr>(E))
    Inner = Full->getSubExpr();
  if (Inner) {
    if (isa<ParenExpr>(E))
      InParens.insert(Inner->IgnoreImplicit());
    const auto *Cast = dyn_cast<ImplicitCastExpr>(E);
    auto Sites = BeforeNode.find(E);
    bool IsWoven = Sites != BeforeNode.end() && Done.insert(E).second;
    bool IsLoad = IsWoven && Cast && Cast->getCastKind() == CK_LValueToRValue;
    // The value of what is read is held outside of the check of the read, whose
    // text takes the place of the lvalue's.
    const Expr *Bare = IsLoad ? Inner->IgnoreParenImpCasts() : nullptr;
    std::optional<Capture> Later;
    if (auto Found = Bare ? Captured.find(Bare) : Captured.end();
        Found != Captured.end()) {
      Later = std::move(Found->second);
      Captured.erase(Found);
    }
    Info I = visit(Inner, U);
    I.Depth += isa<ParenExpr>(E);
    if (IsLoad)
      weaveLoad(Inner, U, Sites->second, I);
    if (Later) {
      Captured[Inner] = std::move(*Later);
      holdCapture(Inner, U, I);
      InfoOf[Inner] = InfoOf[Bare] = I;
      Capture Held = Captured[Inner];
      Captured[Bare] = std::move(Held);
    }
    if (Cast &&
        (Cast->getCastKind() == CK_LValueToRValue ||
         Cast->getCastKind() == CK_AtomicToNonAtomic) &&
        isAtomicOrVolatile(Inner->getType())) {
      I.Volatile = true;
      if (U.F)
        U.F->ImpureSeen = true;
    }
    passChecks(E, {Inner});
    if (IsWoven && !IsLoad)
      weaveConversion(E, Inner, U, Sites->second, I);
    return InfoOf[E] = I;
  }
  if (const auto *Opaque = dyn_cast<OpaqueValueExpr>(E)) {
    Info I;
    if (Opaque->getSourceExpr())
      I = InfoOf.lookup(Opaque->getSourceExpr());
    return InfoOf[E] = I;
  }
  if (auto [Known, IsNew] = InfoOf.try_emplace(E); !IsNew)
    return Known->second;

  bool Effect = false;
  Info I = visitParts(E, U, Effect);
  I.Writes |= Effect;

  auto Before = BeforeNode.find(E), After = AfterNode.find(E);
  if (Before != BeforeNode.end() || After != AfterNode.end() ||
      OnCondition.count(E) || Captured.count(E))
    InfoOf[E] = I;
  if (const auto *Cast = dyn_cast<ExplicitCastExpr>(E);
      Cast && Before != BeforeNode.end()) {
    weaveConversion(E, Cast->getSubExpr(), U, Before->second, I);
    if (!I.Replaced)
      passChecks(E, {Cast->getSubExpr()});
  } else if (Before != BeforeNode.end() || After != AfterNode.end()) {
    static const SiteList None;
    weaveOperation(E, U, Before == BeforeNode.end() ? None : Before->second,
                   After == AfterNode.end() ? None : After->second, I);
  } else if (I.Woven && !I.Replaced) {
    llvm::SmallVector<const Expr *, 4> Parts;
    for (const Stmt *Child : E->children())
      if (const auto *Sub = dyn_cast_or_null<Expr>(Child))
        Parts.push_back(Sub);
    passChecks(E, Parts);
  }
  auto Condition = OnCondition.find(E);
  if (Condition != OnCondition.end()) {
    weaveCondition(E, U, Condition->second);
    I.Woven = I.Replaced = true;
  }
  holdCapture(E, U, I);
  if (Effect && U.F)
    U.F->ImpureSeen = true;
  return InfoOf[E] = I;
}

void FunctionWeaver::passChecks(const Expr *E, ArrayRef<const Expr *> Parts) {
  if (ChecksIn.empty())
    return;
  CheckList All;
  for (const Expr *Part : Parts) {
    auto Found = ChecksIn.find(Part);
    if (Found != ChecksIn.end())
      All.append(Found->second);
  }
  if (!All.empty())
    ChecksIn[E] = std::move(All);
}

FunctionWeaver::Info FunctionWeaver::visitParts(const Expr *E, Use U,
                                                bool &Effect) {
  Info I;
  if (isa<DeclRefExpr, IntegerLiteral, StringLiteral>(E))
    return I; // as most are
  if (const auto *Member = dyn_cast<MemberExpr>(E)) {
    I = visit(Member->getBase(), U.used(true));
  } else if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    if (B->getOpcode() == BO_Comma) {
      I = visit(B->getLHS(), U.used(false));
      I.join(visit(B->getRHS(), U));
    } else if (B->isLogicalOp()) {
      I = visit(B->getLHS(), U.used(true));
      I.joinConditional(visit(B->getRHS(), U.used(true).conditional()));
    } else if (B->isAssignmentOp()) {
      // Clang evaluates the right operand first.
      I = visit(B->getRHS(), U.used(true));
      I.join(visit(B->getLHS(), U.used(true)));
      Effect = true;
    } else {
      I = visit(B->getLHS(), U.used(true));
      I.join(visit(B->getRHS(), U.used(true)));
    }
  } else if (const auto *Cond = dyn_cast<ConditionalOperator>(E)) {
    I = visit(Cond->getCond(), U.used(true));
    I.joinConditional(visit(Cond->getTrueExpr(), U.conditional()));
    I.joinConditional(visit(Cond->getFalseExpr(), U.conditional()));
  } else if (const auto *Cond = dyn_cast<BinaryConditionalOperator>(E)) {
    ValueCounts.insert(Cond->getCommon()->IgnoreParenImpCasts());
    I = visit(Cond->getCommon(), U.used(true));
    I.joinConditional(visit(Cond->getFalseExpr(), U.conditional()));
    I.Replaced |= I.Woven; // its tokens stand in no list of operands
  } else if (const auto *Unary = dyn_cast<UnaryOperator>(E)) {
    bool Passes = Unary->getOpcode() == UO_Extension;
    I = visit(Unary->getSubExpr(), Passes ? U : U.used(true));
    Effect = Unary->isIncrementDecrementOp();
  } else if (const auto *Cast = dyn_cast<CStyleCastExpr>(E)) {
    I = visitType(Cast->getTypeAsWritten(), U);
    I.Replaced |= I.Woven;
    I.join(visit(Cast->getSubExpr(), U.used(!Cast->getType()->isVoidType())));
  } else if (const auto *Trait = dyn_cast<UnaryExprOrTypeTraitExpr>(E)) {
    if (Trait->getTypeOfArgument()->isVariablyModifiedType()) {
      if (Trait->isArgumentType())
        I = visitType(Trait->getArgumentType(), U);
      else
        I = visit(Trait->getArgumentExpr(), U.used(true));
      I.Replaced |= I.Woven;
    }
  } else if (const auto *Generic = dyn_cast<GenericSelectionExpr>(E)) {
    I = visit(Generic->getResultExpr(), U);
    I.Replaced |= I.Woven;
  } else if (const auto *Choose = dyn_cast<ChooseExpr>(E)) {
    I = visit(Choose->getChosenSubExpr(), U);
    I.Replaced |= I.Woven;
  } else if (const auto *Statement = dyn_cast<StmtExpr>(E)) {
    // Statements of its own: frames of their own, so U's does not matter
    // inside. What is after it in the full expression comes after effects.
    visitCompound(Statement->getSubStmt(), /*IsStatementExpression=*/true);
    Effect = true;
  } else if (const auto *List = dyn_cast<InitListExpr>(E)) {
    const InitListExpr *Semantic =
        List->isSemanticForm() ? List : List->getSemanticForm();
    if (!Semantic)
      Semantic = List;
    const InitListExpr *Written =
        Semantic->isSyntacticForm() ? Semantic : Semantic->getSyntacticForm();
    for (const Expr *Init : (Written ? Written : Semantic)->inits())
      if (const auto *D = dyn_cast_or_null<DesignatedInitExpr>(Init))
        if (llvm::any_of(D->designators(), [](const auto &Designator) {
              return Designator.isArrayRangeDesignator();
            }))
          RangeInits.insert(D->getInit()->IgnoreImplicit());
    auto IsInRange = [&](const Expr *Init) {
      Init = Init->IgnoreImplicit();
      if (const auto *Inner = dyn_cast<InitListExpr>(Init))
        if (Inner->isSemanticForm() && Inner->getSyntacticForm())
          Init = Inner->getSyntacticForm();
      return RangeInits.count(Init) != 0;
    };
    for (const Expr *Init : Semantic->inits())
      if (Init)
        I.join(visit(Init, !RangeInits.empty() && IsInRange(Init)
                               ? U.used(true).aheadOnly()
                               : U.used(true)));
    if (Semantic->hasArrayFiller())
      I.join(visit(Semantic->getArrayFiller(), U.used(true)));
    I.Replaced |= I.Woven;
  } else if (const auto *Literal = dyn_cast<CompoundLiteralExpr>(E)) {
    I = visitType(Literal->getType(), U);
    I.join(visit(Literal->getInitializer(), U.used(true)));
    I.Writes = true; // a new object each time
  } else if (const auto *Pseudo = dyn_cast<PseudoObjectExpr>(E)) {
    I = visit(Pseudo->getSyntacticForm(), U);
  } else if (const auto *Argument = dyn_cast<VAArgExpr>(E)) {
    I = visit(Argument->getSubExpr(), U.used(true));
    Effect = true;
  } else if (const auto *Call = dyn_cast<CallExpr>(E)) {
    I = visit(Call->getCallee(), U.used(true));
    for (const Expr *Arg : Call->arguments())
      I.join(visit(Arg, U.used(true)));
    ++I.Depth;
    Effect = true;
  } else {
    I = visitChildren(E, U);
    Effect = isa<AtomicExpr>(E);
  }
  return I;
}

bool FunctionWeaver::weaveValueHelper(const Expr *E, const Site &S,
                                      const Arith &A) {
  // V: the helper computes the value, and with it whether it fits.
  const char *Builtin = A.Kind == ArithKind::Add   ? "__builtin_add_overflow"
                        : A.Kind == ArithKind::Sub ? "__builtin_sub_overflow"
                        : A.Kind == ArithKind::Mul ? "__builtin_mul_overflow"
                                                   : nullptr;
  bool IsNeg = A.Kind == ArithKind::Neg;
  if (IsNeg)
    Builtin = "__builtin_sub_overflow";
  // The builtins take no wide multiplication of __int128 on every target.
  if (!Builtin || A.Type->isBitIntType() || Context.getIntWidth(A.Type) > 64)
    return false;
  const auto *Unary = dyn_cast<UnaryOperator>(E);
  if (A.WritesLeft &&
      (!isRepeatable(A.Left) || A.Left->getType()->isAtomicType() ||
       (Unary && Unary->isPostfix())))
    return false;
  HelperPlace Place = placeForHelper(S, &A);
  std::string Type = typeName(A.Type, Context);
  std::string Parameters = (IsNeg ? Type + " a" : Type + " a, " + Type + " b") +
                           ", " + Place.Parameter;
  std::string Body = "{ " + Type + " r; if (__builtin_expect(" + Builtin +
                     (IsNeg ? "((" + Type + ")0, a, &r)" : "(a, b, &r)") +
                     ", 0)) " + Place.Error + " return r; }";
  const char *Stem = IsNeg                      ? "neg_"
                     : A.Kind == ArithKind::Add ? "add_"
                     : A.Kind == ArithKind::Sub ? "sub_"
                                                : "mul_";
  std::string Name = Unit.Shared.function(
      Stem + typeSuffix(A.Type, Context),
      "__inline__ __attribute__((always_inline, unused)) " + Type, Parameters,
      Body);
  auto Argument = [&](Pieces &To, const Expr *Operand) {
    // An argument needs no parentheses of its own.
    while (const auto *Paren = dyn_cast<ParenExpr>(Operand->IgnoreImplicit())) {
      const Expr *Inside = Paren->getSubExpr()->IgnoreImplicit();
      const auto *B = dyn_cast<BinaryOperator>(Inside);
      if (Placed.count(Inside) || (B && B->getOpcode() == BO_Comma))
        break;
      Operand = Inside;
    }
    To.push_back(Piece::tokens(Unit.RangeOf.of(Operand)));
  };
  Pieces Whole;
  if (!A.WritesLeft) {
    Whole.push_back(Piece::text(Name + "("));
    Argument(Whole, A.Left);
    if (A.Right) {
      Whole.push_back(Piece::text(", "));
      Argument(Whole, A.Right);
    }
    Whole.push_back(Piece::text(", " + Place.Argument + ")"));
  } else {
    std::string LValue = textOf(A.Left);
    Whole.push_back(Piece::text("("));
    Argument(Whole, A.Left);
    Whole.push_back(Piece::text(" = " + Name + "(" + LValue + ", "));
    if (A.Right)
      Argument(Whole, A.Right);
    else
      Whole.push_back(Piece::text("1"));
    Whole.push_back(Piece::text(", " + Place.Argument + "))"));
  }
  Unit.Edits.replace(Unit.RangeOf.of(E), std::move(Whole));
  return true;
}

bool FunctionWeaver::weaveTypedHelper(const Expr *E, const Site &S,
                                      const Arith &A) {
  // V where there is no block: the check and the operation over two parameters.
  if (A.WritesLeft || IsExternalInline)
    return false;
  FitsText Texts;
  Texts.Left = "a";
  Texts.Right = "b";
  Texts.LeftIsConverted = Texts.RightIsConverted = true;
  std::string Type = typeName(A.Type, Context);
  std::string Parameters = Type + " a";
  QualType RightType = A.Kind == ArithKind::Shl ? A.AmountType : A.Type;
  if (A.Right)
    Parameters += ", " + typeName(RightType, Context) + " b";
  const char *Operators[] = {"+", "-", "*", "/", "%", "<<", "-"};
  std::string Operator = Operators[static_cast<unsigned>(A.Kind)];
  std::string Result = A.Right ? "a " + Operator + " b" : Operator + "a";
  HelperPlace Place = placeForHelper(S, &A);
  Parameters += ", " + Place.Parameter;
  std::string Body = "{ " + Place.Use + "if (!(" +
                     fitsExpression(A, Texts, Context, nullptr, nullptr) +
                     ")) " + Place.Error + " return " + Result + "; }";
  std::string Name = Unit.Shared.function(
      "value_" + typeSuffix(A.Type, Context), Type, Parameters, Body);
  Pieces Whole = {Piece::text(Name + "("),
                  Piece::tokens(Unit.RangeOf.of(A.Left))};
  if (A.Right) {
    Whole.push_back(Piece::text(", "));
    Whole.push_back(Piece::tokens(Unit.RangeOf.of(A.Right)));
  }
  Whole.push_back(Piece::text(", " + Place.Argument + ")"));
  Unit.Edits.replace(Unit.RangeOf.of(E), std::move(Whole));
  return true;
}

void FunctionWeaver::weaveOperation(const Expr *E, Use U,
                                    const SiteList &Before,
                                    const SiteList &After, Info &I) {
  TokenRange R = Unit.RangeOf.of(E);
  if (R.empty() && !InClause) {
    refuse(Before, "the operation has no tokens of its own");
    refuse(After, "the operation has no tokens of its own");
    return;
  }
  const auto *Unary = dyn_cast<UnaryOperator>(E);
  bool IsLValue = E->isLValue() || isa<ArraySubscriptExpr>(E);
  if (IsLValue && After.empty() && weaveAhead(E, U, Before)) {
    I.Woven = true;
    return;
  }
  if (IsLValue) {
    SiteList Both = Before;
    Both.append(After.begin(), After.end());
    I.Woven = I.Replaced = true;
    return weaveAccess(E, U, Both);
  }

  Arith A;
  bool IsArith = Unit.arithOf(E, A);
  // Nested calls of helpers nest their parentheses; compilers allow some 250.
  bool MayNest = I.Depth < MostNestedParentheses || !U.F || !U.F->TempOwner;
  if (IsArith && IsNative && !IsExternalInline && !U.AheadOnly && MayNest &&
      After.empty() && Before.size() == 1 && isPlainFits(*Before[0]) &&
      weaveValueHelper(E, *Before[0], A)) {
    woven(*Before[0], "V");
    I.Depth += A.WritesLeft ? 2 : 1;
    I.Woven = I.Replaced = true;
    return;
  }

  // The operands in the order in which they are evaluated, and the operation
  // over them.
  const auto *Binary = dyn_cast<BinaryOperator>(E);
  const auto *Call = dyn_cast<CallExpr>(E);
  const Expr *LValue = nullptr;
  bool IsAddress = Unary && Unary->getOpcode() == UO_AddrOf;
  llvm::SmallVector<const Expr *, 4> Operands;
  if (Call) {
    Operands.push_back(Call->getCallee());
    Operands.append(Call->arg_begin(), Call->arg_end());
  } else if (Binary && Binary->isAssignmentOp()) {
    Operands.push_back(Binary->getRHS());
    LValue = Binary->getLHS();
  } else if (Unary && (Unary->isIncrementDecrementOp() || IsAddress)) {
    LValue = Unary->getSubExpr();
  } else if (Binary) {
    Operands.append({Binary->getLHS(), Binary->getRHS()});
  } else if (Unary) {
    Operands.push_back(Unary->getSubExpr());
  }
  // An atomic update stays one, whatever else it is.
  bool LValueVolatile = LValue && !IsAddress &&
                        LValue->getType().isVolatileQualified() &&
                        !LValue->getType()->isAtomicType();
  bool AllRepeatable = !LValueVolatile;
  for (const Expr *Operand : Operands)
    AllRepeatable &=
        isRepeatable(Operand) || (Call && Operand == Call->getCallee() &&
                                  InfoOf.lookup(Operand).isPure());
  if (LValue)
    AllRepeatable &= isRepeatable(LValue);

  // S: before the statement.
  bool InFrame = U.F && !U.Conditional && U.F->CanInsert;
  if (!Before.empty() && After.empty() && InFrame && !U.F->ImpureSeen &&
      AllRepeatable) {
    for (const Site *S : Before) {
      std::string Text = siteStatement(*S, nullptr);
      if (Text.size() > 180 && !Unit.Opts.Explain)
        if (std::string Call = siteCall(*S, nullptr); !Call.empty())
          Text = Call + ";";
      if (Text.empty())
        continue;
      U.F->Before.push_back(Text);
      woven(*S, "S");
    }
    I.Woven = true;
    return;
  }
  // What keeps a shadow asks for the lvalue only: `*log(&a[i++]) = f()`.
  if (LValue && After.empty() && !U.AheadOnly &&
      llvm::all_of(Before, [](const Site *S) { return !!S->Wrap; })) {
    auto [Open, Close] = Before.front()->Wrap();
    TokenRange Place = Unit.RangeOf.of(LValue);
    if (!Open.empty() && !Place.empty() && Before.size() == 1) {
      Unit.Edits.replace(
          Place, {Piece::text(Open), Piece::tokens(Place), Piece::text(Close)});
      woven(*Before.front(), "C");
      I.Woven = I.Replaced = true;
      I.Depth += 2;
      return;
    }
  }
  if (U.AheadOnly) {
    refuse(Before, "the value of a range designator can be checked before the "
                   "statement only");
    refuse(After, "the value of a range designator can be checked before the "
                  "statement only");
    return;
  }
  // S: behind the statement, if this is all that it evaluates.
  const auto *Whole = U.F ? dyn_cast_or_null<Expr>(U.F->S) : nullptr;
  bool NeedsValue =
      llvm::any_of(After, [&](const Site *S) { return needsResult(*S); });
  if (Before.empty() && !After.empty() && InFrame && !U.F->IsValue && Whole &&
      !NeedsValue && Whole->IgnoreParenCasts() == E) {
    for (const Site *S : After) {
      std::string Text = siteStatement(*S, nullptr);
      if (Text.empty())
        continue;
      U.F->After.push_back(Text);
      woven(*S, "S");
    }
    I.Woven = I.Replaced = true;
    return;
  }

  Form F;
  llvm::DenseMap<const Expr *, std::string> Held;
  auto TextOf = [&](const Expr *X) {
    for (const Expr *Key = X;;) {
      auto Found = Held.find(Key);
      if (Found != Held.end())
        return Found->second;
      const Expr *Next = Key->IgnoreParenImpCasts();
      if (Next == Key)
        break;
      Key = Next;
    }
    for (const auto &Entry : Held)
      if (Entry.first->IgnoreParenImpCasts() == X->IgnoreParenImpCasts())
        return Entry.second;
    return textOf(X);
  };
  bool HasBlock = U.F && U.F->TempOwner;
  const char *FormName = "C";
  bool Rebuild = false, TookForm = false;
  std::string LValueText, OldValue;
  if (!Before.empty() && !AllRepeatable) {
    if (!HasBlock && IsArith && After.empty() && Before.size() == 1 &&
        isPlainFits(*Before[0]) && weaveTypedHelper(E, *Before[0], A)) {
      woven(*Before[0], "V");
      I.Woven = I.Replaced = true;
      return;
    }
    if (!HasBlock) {
      refuse(Before, "an operand has side effects, and there is no block for a "
                     "temporary");
      refuse(After, "an operand has side effects, and there is no block for a "
                    "temporary");
      return;
    }
    FormName = "T";
    Rebuild = true;
    if (LValue && !canHold(LValue, U)) {
      refuse(Before, "the type of an operand has no name here");
      refuse(After, "the type of an operand has no name here");
      return;
    }
    // An operand keeps its own tokens if nothing that is evaluated later can
    // change it.
    for (size_t N = 0; N < Operands.size(); ++N) {
      bool LaterWrites = LValue && InfoOf.lookup(LValue).Writes;
      for (size_t Later = N + 1; Later < Operands.size(); ++Later)
        LaterWrites |= InfoOf.lookup(Operands[Later]).Writes;
      const Expr *Operand = Operands[N];
      if (Call && N == 0) {
        const auto *Ref = dyn_cast<DeclRefExpr>(Operand->IgnoreParenImpCasts());
        if (Ref && isa<FunctionDecl>(Ref->getDecl())) {
          Held[Operand] = textOf(Ref);
          continue;
        }
      }
      if (!isRepeatable(Operand) &&
          !canDeclare(Operand->getType()->isArrayType() ||
                              Operand->getType()->isFunctionType()
                          ? Context.getDecayedType(Operand->getType())
                          : Operand->getType(),
                      U)) {
        refuse(Before, "the type of an operand has no name here");
        refuse(After, "the type of an operand has no name here");
        return;
      }
      TookForm |= N == 0 && Placed.count(Operand->IgnoreImplicit());
      Held[Operand] = hold(Operand, U, LaterWrites, F.Prelude);
    }
    if (LValue) {
      LValueText = holdLValue(LValue, U, false, F.Prelude);
      Held[LValue] = LValueText;
      if (LValueVolatile && !(Binary && Binary->getOpcode() == BO_Assign)) {
        OldValue = temporary(valueType(LValue, Context), U);
        F.Prelude.push_back(Piece::text(OldValue + " = " + LValueText + ", "));
        Held[LValue] = OldValue;
      }
    }
  }
  // What the operands check comes first, and their tokens then stand as they
  // were.
  CheckList Checks;
  if (!Rebuild) {
    llvm::SmallVector<const Expr *, 4> Parts = Operands;
    if (LValue)
      Parts.push_back(LValue);
    passChecks(E, Parts);
    Checks = ChecksIn.lookup(E);
  }
  bool OperandsChecked = !Checks.empty();
  for (const Site *S : Before) {
    std::string Text = siteCall(*S, TextOf);
    if (Text.empty())
      continue;
    woven(*S, FormName);
    if (Rebuild)
      F.Prelude.push_back(Piece::text(std::move(Text) + ", "));
    else
      Checks.push_back(StringRef(Text).copy(CheckTexts));
  }
  if (!Rebuild)
    addChecks(F.Prelude, Checks);
  // The operation itself.
  Pieces Value;
  bool ValueIsUsed = U.ValueUsed && !E->getType()->isVoidType();
  if (!Rebuild) {
    Value = {OperandsChecked ? Piece::text(Unit.Fresh.text(R))
                             : Piece::tokens(R)};
  } else if (Call) {
    Value.push_back(Piece::text(Held[Operands[0]] + "("));
    for (size_t N = 1; N < Operands.size(); ++N)
      Value.push_back(Piece::text((N > 1 ? ", " : "") + Held[Operands[N]]));
    Value.push_back(Piece::text(")"));
  } else if (Binary && Binary->isAssignmentOp()) {
    std::string Right = Held[Operands[0]];
    if (OldValue.empty())
      Value = {Piece::text(LValueText + " " + Binary->getOpcodeStr().str() +
                           " " + Right)};
    else
      Value = {Piece::text(
          LValueText + " = " + OldValue + " " +
          BinaryOperator::getOpcodeStr(
              BinaryOperator::getOpForCompoundAssignment(Binary->getOpcode()))
              .str() +
          " " + Right)};
  } else if (Binary) {
    TokenIndex Operator = Unit.Tokens.indexOf(Binary->getOperatorLoc());
    Value = {Piece::text(Held[Operands[0]] + " "),
             Operator < Unit.Tokens.size()
                 ? Piece::tokens({Operator, Operator + 1})
                 : Piece::text(Binary->getOpcodeStr().str()),
             Piece::text(" " + Held[Operands[1]])};
  } else if (IsAddress) {
    Value = {Piece::text("&" + LValueText)};
  } else if (LValue) {
    std::string Op = UnaryOperator::getOpcodeStr(Unary->getOpcode()).str();
    if (OldValue.empty()) {
      Value = {
          Piece::text(Unary->isPostfix() ? LValueText + Op : Op + LValueText)};
    } else {
      std::string Assign = LValueText + " = " + OldValue +
                           (Unary->isIncrementOp() ? " + 1" : " - 1");
      if (Unary->isPostfix() && ValueIsUsed && After.empty()) {
        F.Prelude.push_back(Piece::text(Assign + ", "));
        Value = {Piece::text(OldValue)};
      } else {
        Value = {Piece::text(Assign)};
      }
    }
  } else if (Unary) {
    Value = {Piece::text(UnaryOperator::getOpcodeStr(Unary->getOpcode()).str() +
                         Held[Operands[0]])};
  } else {
    Value = {Piece::tokens(R)};
  }
  // Clang 14 gives an atomic assignment the atomic type, and then takes it as
  // an operand of arithmetic only.
  if (const auto *Atomic = E->getType()->getAs<AtomicType>();
      Atomic && ValueIsUsed) {
    Value.insert(Value.begin(),
                 Piece::text("((" +
                             declare(Atomic->getValueType(), "", Context) +
                             ")(("));
    Value.push_back(Piece::text(") - 0))"));
  }
  if (!After.empty()) {
    Kept Result;
    bool Discarded = !ValueIsUsed;
    ValueIsUsed |= NeedsValue;
    if (ValueIsUsed) {
      if (!canDeclare(E->getType(), U)) {
        refuse(After, HasBlock ? "the type of the result has no name here"
                               : "there is no block for a temporary");
        return;
      }
      Result = keep(E, E->getType(), U);
      F.Prelude.push_back(Piece::text(Result.Open));
      Held[E] = Result.Value;
    }
    append(F.Prelude, std::move(Value));
    F.Prelude.push_back(Piece::text(Result.Close));
    for (const Site *S : After) {
      std::string Text = siteCall(*S, TextOf);
      if (Text.empty())
        continue;
      F.Prelude.push_back(Piece::text(", " + Text));
      woven(*S, ValueIsUsed ? "T" : "C");
    }
    if (ValueIsUsed && Discarded)
      ValueIsUsed = false;
    if (ValueIsUsed)
      F.Prelude.push_back(Piece::text(", "));
    Value = ValueIsUsed ? Pieces{Piece::text(Result.Value)}
                        : Pieces{Piece::text("")};
  }
  if (F.isTrivial() && !Rebuild)
    return;
  F.Value = std::move(Value);
  // A form that took over that of its first operand is no deeper.
  if (!InParens.count(E) && !TookForm)
    ++I.Depth;
  I.Woven = true;
  I.Replaced |= Rebuild || !After.empty();
  if (!I.Replaced)
    ChecksIn[E] = std::move(Checks);
  else
    ChecksIn.erase(E);
  place(E, std::move(F));
}

void FunctionWeaver::weaveCondition(const Expr *E, Use U,
                                    const SiteList &Sites) {
  // (c ? (when_true(), 1) : (when_false(), 0)), or the shorter && and ||.
  std::string WhenTrue, WhenFalse;
  for (const Site *S : Sites) {
    std::string Text = siteCall(*S, nullptr);
    if (Text.empty())
      continue;
    (S->E->Op.Truth ? WhenTrue : WhenFalse) += Text + ", ";
    woven(*S, "C");
  }
  if (WhenTrue.empty() && WhenFalse.empty())
    return;
  Pieces Whole;
  TokenRange R = Unit.RangeOf.of(E);
  if (ValueCounts.count(E)) {
    QualType Type = E->getType().getUnqualifiedType();
    if (Type->isArrayType() || Type->isFunctionType())
      Type = Context.getDecayedType(Type);
    if (!canDeclare(Type, U)) {
      for (const Site *S : Sites)
        Handled.erase(S);
      return refuse(Sites, "the value of the condition cannot be held");
    }
    std::string Held = temporary(Type, U);
    Unit.Edits.replace(
        R, {Piece::text("(" + Held + " = "), Piece::tokens(R),
            Piece::text(", " + Held + " ? (" + WhenTrue + "(void)0) : (" +
                        WhenFalse + "(void)0), " + Held + ")")});
    return;
  }
  bool Simple =
      !Placed.count(E) && (isa<DeclRefExpr>(E) || isa<CallExpr>(E) ||
                           isa<MemberExpr>(E) || isa<ArraySubscriptExpr>(E));
  Whole.push_back(Piece::text(Simple ? "(" : "(("));
  Whole.push_back(Piece::tokens(R));
  std::string Close = Simple ? "" : ")";
  if (WhenFalse.empty())
    Whole.push_back(Piece::text(Close + " && (" + WhenTrue + "1))"));
  else if (WhenTrue.empty())
    Whole.push_back(Piece::text(Close + " || (" + WhenFalse + "0))"));
  else
    Whole.push_back(
        Piece::text(Close + " ? (" + WhenTrue + "1) : (" + WhenFalse + "0))"));
  Unit.Edits.replace(R, std::move(Whole));
}

} // namespace transver
