//===- ProgramTexts.cpp - The parts of a program at a site ----------------===//

#include "support/Convert.h"
#include "support/Types.h"
#include "weave/Blocks.h"
#include "weave/Decide.h"
#include "weave/ElementSets.h"
#include "weave/Shadows.h"
#include "weave/SiteText.h"
#include "clang/AST/Decl.h"

using namespace clang;

namespace transver {

std::string FunctionWeaver::variableHere(StringRef Name, const Site &,
                                         const VarDecl *&Variable) {
  Variable = nullptr;
  for (auto I = Scope.rbegin(); I != Scope.rend(); ++I)
    if ((*I)->getIdentifier() && (*I)->getName() == Name) {
      Variable = *I;
      return Unit.Fresh.renamed(Name.str());
    }
  IdentifierTable &Table = Context.Idents;
  DeclContext::lookup_result Found = Context.getTranslationUnitDecl()->lookup(
      DeclarationName(&Table.get(Name)));
  for (const NamedDecl *D : Found)
    if (const auto *V = dyn_cast<VarDecl>(D))
      return V->getLocation().isValid() ? Unit.Fresh.renamed(Name.str())
                                        : std::string();
  for (const NamedDecl *D : Found)
    if (isa<EnumConstantDecl>(D))
      return Name.str();
  return {};
}

/// The type in which the value of a capture is looked for in a set<int>.
static std::string elementType(const Binding &B, const ASTContext &Context) {
  QualType Type = B.Variable ? B.Variable->getType()
                  : B.E      ? B.E->getType()
                             : QualType();
  constexpr unsigned Width = 64;
  if (Type.isNull() || !Type->isIntegralOrEnumerationType() ||
      Context.getIntWidth(Type) > Width)
    return {};
  return Type->isUnsignedIntegerOrEnumerationType() ? "unsigned long long"
                                                    : "long long";
}

ProgramText FunctionWeaver::programText(const Site &S, const Alternative &Alt,
                                        const CaptureText &Text) {
  ProgramText P;
  // What all these functions ask for is in one place, so that each of them is
  // as small as a std::function holds without an allocation: there are a dozen
  // of them for each site. It lives as long as the AST.
  struct Here {
    FunctionWeaver *Weaver;
    const Site *S;
    const Alternative *A;
    const CaptureText *Operand;
    std::string operator()(const Expr *E) const {
      return *Operand ? (*Operand)(E) : Weaver->textOf(E);
    }
  };
  const Here *H = new (Context) Here{this, &S, &Alt, &Text};
  P.Capture = [this, H](unsigned N) -> std::string {
    const Alternative *A = H->A;
    if (N >= A->Bound.size())
      return {};
    if (N == 0 && H->S->E->Op.K == Operation::Kind::Declare)
      return nameOf(H->S->E->Op.Var);
    if (A->Bound[N].Variable)
      return nameOf(A->Bound[N].Variable);
    const Expr *E = A->Bound[N].E;
    return E ? asCalled(*A, E, (*H)(E)) : std::string();
  };
  P.Variable = [this, H](StringRef Name) {
    const VarDecl *V;
    return variableHere(Name, *H->S, V);
  };
  P.Fits = [this, H]() -> std::string {
    const Alternative *A = H->A;
    Conversion Made;
    if (A->Bound[0].IsConversion &&
        getConversion(A->Bound[0].E, Context, Made)) {
      std::string Left = (*H)(Made.Left);
      // Its text has the type from before the conversions in between.
      if (Made.Operator.empty() && isa<ImplicitCastExpr>(Made.Left) &&
          cast<ImplicitCastExpr>(Made.Left)->getCastKind() == CK_IntegralCast)
        Left = "(" + typeName(Made.From, Context) + ")" + Left;
      return keepsExpression(Made, Left, Made.Right ? (*H)(Made.Right) : "",
                             Context);
    }
    Arith Op;
    const Expr *E = matchedExpr(*A);
    if (!E || !Unit.arithOf(E->IgnoreParenImpCasts(), Op))
      return {};
    auto IsConverted = [&](const Expr *Operand, QualType Type) {
      if (Operand->getSourceBitField())
        return false;
      QualType Own = Context.getCanonicalType(
          Operand->IgnoreParenImpCasts()->getType().getUnqualifiedType());
      return Context.hasSameType(Own, Type);
    };
    FitsText Texts;
    Texts.Left = (*H)(Op.Left);
    Texts.LeftIsConverted = IsConverted(Op.Left, Op.Type);
    Interval L, R;
    bool HasL = true;
    if (Op.WritesLeft)
      L = intervalOfType(Op.Left->getType(), Context);
    else
      HasL = intervalOf(Op.Left, Context, L);
    bool HasR = Op.Right && intervalOf(Op.Right, Context, R);
    if (Op.Right) {
      Texts.Right = (*H)(Op.Right);
      Texts.RightIsConverted = IsConverted(
          Op.Right, Op.Kind == ArithKind::Shl ? Op.AmountType : Op.Type);
    } else {
      Texts.Right = "1";
      Texts.RightIsConverted = true;
      R = {llvm::APInt(Interval::IntervalBits, 1),
           llvm::APInt(Interval::IntervalBits, 1)};
      HasR = true;
    }
    return fitsExpression(Op, Texts, Context, HasL ? &L : nullptr,
                          HasR ? &R : nullptr);
  };
  P.OfType = [this, H](StringRef Block, unsigned N) -> std::string {
    const Alternative *A = H->A;
    if (Block == "LENGTH")
      return N < A->Bound.size() && A->Bound[N].E
                 ? lengthText(A->Bound[N].E, *H)
                 : std::string();
    QualType T = typeOfCapture(N, A->Bound, Context);
    if (T.isNull() || !T->isIntegralOrEnumerationType())
      return {};
    return Block == "WIDTH" ? std::to_string(Context.getIntWidth(T))
           : Block == "MAX" ? maxOf(T, Context)
                            : minOf(T, Context);
  };
  P.AddressType = Unit.AddressType;
  P.Object = [this, H](StringRef Word, unsigned N) {
    const Alternative *A = H->A;
    const Expr *E = N < A->Bound.size() ? A->Bound[N].E : nullptr;
    return E ? objectText(Word, E, *H) : std::string();
  };
  if (Unit.BlockSets) {
    P.Blocks = [this, H](StringRef Set, StringRef Word) {
      return Unit.BlockSets->function(H->S->Automaton, Set, Word);
    };
  }
  if (Unit.Elements) {
    P.Element = [this, H](unsigned N, bool OfTexts) {
      const Alternative *A = H->A;
      return N < A->Bound.size() ? Unit.Elements->element(A->Bound[N], OfTexts)
                                 : std::string();
    };
    P.ElementType = [this, H](unsigned N) {
      const Alternative *A = H->A;
      return N < A->Bound.size() ? elementType(A->Bound[N], Context)
                                 : std::string();
    };
    P.Flag = [this, H](StringRef Set, StringRef Element) {
      return Unit.Elements->flag(H->S->Automaton, Set, Element);
    };
    P.SetFunction = [this, Index = S.Automaton](StringRef Set, StringRef Word,
                                                StringRef Type) {
      return Unit.Elements->function(Index, Set, Word, Type);
    };
  }
  P.Length = [this] {
    std::string Size = typeName(Context.getSizeType(), Context);
    return Unit.Shared.function("strlen", Size, "const char *s",
                                "{ " + Size +
                                    " n = 0; while (s[n]) n++; return n; }");
  };
  P.Error = errorStatement(S);
  P.Nondet = Unit.nondet();
  P.Stop = Unit.StopStatement;
  P.Goal = goalStatement(S);
  P.SaveElse = Unit.Opts.SaveElse;
  if (Unit.Opts.Explain)
    explain(S, Alt, *H, P);
  if (S.Inst && !Unit.Automata[S.Automaton]->Shadows.empty())
    P.Shadow = [this, Inst = S.Inst](StringRef Block) -> std::string {
      if (Block == "SAVE")
        return Inst->Save;
      if (Block == "SAVE;")
        return Inst->SaveExpression;
      if (Block == "DIFFERS")
        return Inst->Differs;
      if (Block == "DUE")
        return Inst->Due;
      if (Block == "CHOICE" && !Inst->Choice.empty())
        return Inst->Choice;
      return Unit.Shadow->nondet();
    };
  return P;
}

std::string FunctionWeaver::lengthText(const Expr *Array,
                                       const CaptureText &Text) {
  if (std::optional<llvm::APInt> Length = lengthOf(Array, Context)) {
    llvm::SmallString<24> Digits;
    Length->toString(Digits, 10, /*Signed=*/false);
    return Digits.str().str();
  }
  std::string Name;
  const Expr *Bare = Array->IgnoreParenImpCasts();
  if (!Context.getAsVariableArrayType(Bare->getType()))
    return {};
  // sizeof evaluates an array of variable length; all rows are as long.
  unsigned Rows = 0;
  for (; !isRepeatable(Bare); ++Rows) {
    const auto *Row = dyn_cast<ArraySubscriptExpr>(Bare);
    if (!Row)
      return {};
    Bare = Row->getBase()->IgnoreParenImpCasts();
  }
  Name = Text(Bare);
  for (; Rows; --Rows)
    Name += "[0]";
  return "sizeof(" + Name + ") / sizeof(" + Name + "[0])";
}

} // namespace transver
