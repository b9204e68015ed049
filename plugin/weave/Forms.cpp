//===- Forms.cpp - Operands that are used twice ---------------------------===//

#include "Compat.h"
#include "support/Types.h"
#include "weave/FunctionWeaver.h"

using namespace clang;

namespace transver {
namespace {

/// The same for an operand that is itself checked: it is computed again in each
/// check.
constexpr unsigned MostRecomputedTokens = 8;

bool isConstant(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
    return isa<EnumConstantDecl>(Ref->getDecl()) ||
           isa<FunctionDecl>(Ref->getDecl());
  if (const auto *U = dyn_cast<UnaryOperator>(E))
    return (U->getOpcode() == UO_Minus || U->getOpcode() == UO_Plus) &&
           isConstant(U->getSubExpr());
  return isa<IntegerLiteral>(E) || isa<CharacterLiteral>(E) ||
         isa<FloatingLiteral>(E) || isa<StringLiteral>(E);
}

} // namespace

bool FunctionWeaver::isRepeatable(const Expr *E) const {
  auto Found = InfoOf.find(E);
  if (Found == InfoOf.end())
    return false;
  const Info &I = Found->second;
  if (I.Writes || I.Volatile || I.Replaced)
    return false;
  TokenRange R = Unit.RangeOf.of(E);
  if (R.empty())
    return InClause;
  return R.size() <= (I.Woven ? MostRecomputedTokens : MostRepeatedTokens);
}

std::string FunctionWeaver::textOf(const Expr *E) {
  if (auto Found = Captured.find(E->IgnoreParenImpCasts());
      Found != Captured.end() && !Found->second.Text.empty())
    return Found->second.Text;
  const Expr *Bare = stripWithoutTokens(E);
  TokenRange R = Unit.RangeOf.of(Bare);
  std::string Text = Unit.Fresh.text(R);
  if (R.empty()) {
    llvm::raw_string_ostream OS(Text);
    Bare->printPretty(OS, nullptr, Context.getPrintingPolicy());
    OS.flush();
    Text = Unit.Fresh.renamed(std::move(Text));
  }
  bool Primary = isa<DeclRefExpr>(Bare) || isa<ParenExpr>(Bare) ||
                 isa<IntegerLiteral>(Bare) || isa<CharacterLiteral>(Bare) ||
                 isa<FloatingLiteral>(Bare) || isa<StringLiteral>(Bare) ||
                 isa<MemberExpr>(Bare) || isa<ArraySubscriptExpr>(Bare) ||
                 isa<CallExpr>(Bare);
  return Primary ? Text : "(" + Text + ")";
}

std::string FunctionWeaver::temporary(QualType Type, Use U) {
  std::string Name = Unit.Fresh.local("t" + std::to_string(++TemporaryCount));
  if (U.F && U.F->TempOwner)
    U.F->TempOwner->Temps.push_back(declareValue(Type, Name, Unit) + ";");
  return Name;
}

FunctionWeaver::Kept FunctionWeaver::keep(const Expr *E, QualType Type, Use U) {
  // An object with constant members cannot be assigned, but initialised.
  const auto *Record = Type->getAs<RecordType>();
  if (Record && Record->hasConstFields() && !tagless(Type)) {
    QualType Plain = Type.getUnqualifiedType();
    std::string Name = temporary(Context.getPointerType(Plain), U);
    return {Name + " = (" + typeName(Plain, Context) + "[1]){(", ")}",
            "(*" + Name + ")", /*IsPointer=*/true};
  }
  std::string Name = temporary(Type, U);
  // `t = a, b` would keep a.
  bool IsComma = isComma(*E);
  return {Name + (IsComma ? " = (" : " = "), IsComma ? ")" : "", Name,
          /*IsPointer=*/false};
}

std::string declareValue(QualType Type, StringRef Name, UnitWeave &Unit) {
  std::string Text = Unit.Fresh.renamed(declare(Type, Name, Unit.Context));
  if (const TagDecl *Tag = tagless(Type)) {
    // Clang prints `struct (unnamed) *t`.
    size_t Open = std::min(Text.find("(unnamed"), Text.find("(anonymous"));
    size_t Close = Text.find(')', Open);
    if (Close != std::string::npos)
      Text.replace(Open, Close + 1 - Open,
                   Unit.Fresh.nameTag(*Tag, Unit.Edits));
  }
  return Text;
}

bool FunctionWeaver::canDeclare(QualType Type, Use U) const {
  if (!U.F || !U.F->TempOwner || Type->isVariablyModifiedType())
    return false;
  if (Type->isArithmeticType() && !Type->isEnumeralType())
    return true;
  const TagDecl *Tag = tagless(Type);
  if (!isNameable(Type) && !Tag)
    return false;
  std::string Text = declare(Type, "t", Context);
  if (!Tag && (StringRef(Text).contains("(unnamed") ||
               StringRef(Text).contains("(anonymous")))
    return false; // in the parameters of a function, for example
  // The temporaries stand before the statement, which may define the type
  // itself.
  if (Tag && Tag->getDefinition())
    Tag = Tag->getDefinition();
  SourceLocation Loc = Tag ? Tag->getInnerLocStart() : definitionOf(Type);
  TokenIndex Defined = Unit.Tokens.indexOf(Loc);
  if (Tag && Defined == Unit.Tokens.size())
    return false;
  TokenRange Statement = Unit.RangeOf.of(U.F->TempOwner->S);
  return Defined < Statement.Begin || Defined >= Statement.End;
}

bool FunctionWeaver::canHoldParts(const Expr *E, Use U) const {
  auto Value = [&](const Expr *X) {
    QualType Type = X->getType();
    return isRepeatable(X) || isConstant(X) ||
           canDeclare(Type->isArrayType() ? Context.getDecayedType(Type) : Type,
                      U);
  };
  const Expr *Bare = E->IgnoreParens();
  if (isRepeatable(E) || isa<DeclRefExpr>(Bare))
    return true;
  if (const auto *Unary = dyn_cast<UnaryOperator>(Bare))
    return Unary->getOpcode() == UO_Deref ? Value(Unary->getSubExpr())
                                          : canHold(Unary->getSubExpr(), U);
  if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(Bare)) {
    const Expr *Array = stripWithoutTokens(Subscript->getBase());
    bool IsArray = Array->getType()->isArrayType() && Array->isLValue();
    return (IsArray ? canHold(Array, U) : Value(Subscript->getBase())) &&
           Value(Subscript->getIdx());
  }
  if (const auto *Member = dyn_cast<MemberExpr>(Bare))
    return Member->isArrow() ? Value(Member->getBase())
                             : canHold(Member->getBase(), U);
  if (const auto *Generic = dyn_cast<GenericSelectionExpr>(Bare))
    return canHold(Generic->getResultExpr(), U);
  if (const auto *Choose = dyn_cast<ChooseExpr>(Bare))
    return canHold(Choose->getChosenSubExpr(), U);
  return canDeclare(Context.getPointerType(E->getType()), U);
}

bool FunctionWeaver::canHold(const Expr *E, Use U) const {
  return canHoldParts(E, U) || hasHoldableAddress(E, U);
}

bool FunctionWeaver::hasHoldableAddress(const Expr *E, Use U) const {
  // A pointer to an array of variable length has no type that can be repeated,
  // but its elements have. (An element of a vector has no address.)
  const Expr *Bare = E->IgnoreParens();
  const auto *Unary = dyn_cast<UnaryOperator>(Bare);
  return ((Unary && Unary->getOpcode() == UO_Deref) ||
          isa<ArraySubscriptExpr>(Bare)) &&
         E->getObjectKind() == OK_Ordinary && !E->getType()->isArrayType() &&
         canDeclare(Context.getPointerType(E->getType()), U);
}

bool FunctionWeaver::takeForm(const Expr *E, Form &F) {
  const Expr *Bare = stripWithoutTokens(E);
  auto Found = Placed.find(Bare);
  Pieces Taken;
  if (Found == Placed.end() || !Unit.Edits.take(Unit.RangeOf.of(Bare), Taken))
    return false;
  unsigned Count = Found->second;
  Placed.erase(Found);
  F.Value.assign(std::make_move_iterator(Taken.begin() + Count),
                 std::make_move_iterator(Taken.end() - 1));
  Taken.erase(Taken.begin() + Count, Taken.end());
  F.Prelude = std::move(Taken);
  return true;
}

std::string FunctionWeaver::hold(const Expr *E, Use U, bool MustHold,
                                 Pieces &Prelude) {
  if ((isRepeatable(E) && !MustHold) || isConstant(E)) {
    addChecks(Prelude, ChecksIn.lookup(E));
    return textOf(E);
  }
  QualType Type = E->getType();
  if (Type->isFunctionType())
    Type = Context.getPointerType(Type);
  else if (Type->isArrayType())
    Type = Context.getDecayedType(Type);
  // Taking over the form of the first operand keeps chains flat: ((a + b) + c)
  // + … .
  Form Taken;
  if (Prelude.size() == 1 && takeForm(E, Taken))
    Prelude = std::move(Taken.Prelude);
  else
    Taken.Value = {Piece::tokens(Unit.RangeOf.of(E))};
  Kept K = keep(E, Type, U);
  HeldParts[E->IgnoreParenImpCasts()] = K.Value;
  Prelude.push_back(Piece::text(K.Open));
  append(Prelude, std::move(Taken.Value));
  Prelude.push_back(Piece::text(K.Close + ", "));
  return K.Value;
}

std::string FunctionWeaver::holdLValue(const Expr *E, Use U, bool MustHold,
                                       Pieces &Prelude) {
  if (isRepeatable(E) && !MustHold) {
    addChecks(Prelude, ChecksIn.lookup(E));
    return textOf(E);
  }
  const Expr *Bare = E->IgnoreParens();
  if (!canHoldParts(E, U) && hasHoldableAddress(E, U))
    return holdAddress(E, U, Prelude);
  if (const auto *Unary = dyn_cast<UnaryOperator>(Bare)) {
    if (Unary->getOpcode() == UO_Deref)
      return "(*" + hold(Unary->getSubExpr(), U, MustHold, Prelude) + ")";
    if (Unary->getOpcode() == UO_Extension)
      return holdLValue(Unary->getSubExpr(), U, MustHold, Prelude);
    if (Unary->getOpcode() == UO_Real || Unary->getOpcode() == UO_Imag)
      return "(" + UnaryOperator::getOpcodeStr(Unary->getOpcode()).str() + " " +
             holdLValue(Unary->getSubExpr(), U, MustHold, Prelude) + ")";
  }
  if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(Bare)) {
    const Expr *Base = Subscript->getBase(), *Index = Subscript->getIdx();
    // `i[a]` is evaluated in the order written.
    bool BaseFirst = Subscript->getLHS() == Base;
    std::string BaseText, IndexText;
    auto HoldBase = [&] {
      const Expr *Array = stripWithoutTokens(Base);
      bool IsArray = Array->getType()->isArrayType() && Array->isLValue();
      BaseText = IsArray ? holdLValue(Array, U, MustHold, Prelude)
                         : hold(Base, U, MustHold, Prelude);
    };
    if (BaseFirst)
      HoldBase();
    IndexText = hold(Index, U, MustHold, Prelude);
    if (!BaseFirst)
      HoldBase();
    return BaseText + "[" + IndexText + "]";
  }
  if (const auto *Member = dyn_cast<MemberExpr>(Bare)) {
    // Anonymous structs and unions on the way have no tokens.
    const MemberExpr *First = Member;
    while (const auto *Inner =
               dyn_cast<MemberExpr>(First->getBase()->IgnoreParenImpCasts())) {
      if (Inner->getMemberDecl()->getDeclName())
        break;
      First = Inner;
    }
    std::string Base = First->isArrow()
                           ? hold(First->getBase(), U, MustHold, Prelude)
                           : holdLValue(First->getBase(), U, MustHold, Prelude);
    return Base + (First->isArrow() ? "->" : ".") +
           Unit.Fresh.renamed(Member->getMemberDecl()->getNameAsString());
  }
  if (isa<DeclRefExpr>(Bare))
    return textOf(Bare);
  if (const auto *Generic = dyn_cast<GenericSelectionExpr>(Bare))
    return holdLValue(Generic->getResultExpr(), U, MustHold, Prelude);
  if (const auto *Choose = dyn_cast<ChooseExpr>(Bare))
    return holdLValue(Choose->getChosenSubExpr(), U, MustHold, Prelude);
  // A compound literal, a statement expression: its address names the object
  // for the rest of the full expression.
  return holdAddress(E, U, Prelude);
}

std::string FunctionWeaver::holdAddress(const Expr *E, Use U, Pieces &Prelude) {
  std::string Name = temporary(Context.getPointerType(E->getType()), U);
  Prelude.push_back(Piece::text(Name + " = &"));
  Prelude.push_back(Piece::tokens(Unit.RangeOf.of(E)));
  Prelude.push_back(Piece::text(", "));
  return "(*" + Name + ")";
}

void FunctionWeaver::place(const Expr *E, Form F) {
  unsigned Count = F.Prelude.size();
  // The input's own parentheses around E will do.
  bool Parenthesised = InParens.count(E);
  if (Parenthesised)
    F.Prelude.front() = Piece::text("");
  append(F.Prelude, std::move(F.Value));
  F.Prelude.push_back(Piece::text(Parenthesised ? "" : ")"));
  Unit.Edits.replace(Unit.RangeOf.of(E), std::move(F.Prelude));
  Placed[E] = Count;
}

void FunctionWeaver::groupLongForms() {
  constexpr size_t Longest = 2000, GroupSize = 500;
  auto EndsOne = [](const Piece &P) {
    return P.IsText && compat::endsWith(P.Text, ", ");
  };
  for (const auto &[E, Count] : Placed) {
    TokenRange R = Unit.RangeOf.of(E);
    Pieces *Whole = Count > Longest ? Unit.Edits.outermost(R) : nullptr;
    // Something else is around it if its list does not end where it should.
    if (!Whole || Whole->size() <= Count || !EndsOne((*Whole)[Count - 1]))
      continue;
    Pieces Grouped;
    Grouped.reserve(Whole->size() + 2 * Whole->size() / GroupSize);
    size_t InGroup = 0;
    for (size_t I = 0; I < Whole->size(); ++I) {
      if (I == 1)
        Grouped.push_back(Piece::text("("));
      Grouped.push_back(std::move((*Whole)[I]));
      if (I == 0 || I >= Count || !EndsOne(Grouped.back()))
        continue;
      if (++InGroup < GroupSize && I + 1 < Count)
        continue;
      InGroup = 0;
      std::string &Last = Grouped.back().Text;
      Last.resize(Last.size() - 2);
      Grouped.push_back(Piece::text(I + 1 < Count ? "), (" : "), "));
    }
    *Whole = std::move(Grouped);
  }
}

} // namespace transver
