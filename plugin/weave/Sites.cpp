//===- Sites.cpp - Sites as text ------------------------------------------===//

#include "support/Convert.h"
#include "support/Types.h"
#include "weave/Shadows.h"
#include "weave/SiteText.h"
#include "clang/AST/Decl.h"

using namespace clang;

namespace transver {
namespace {

const char *operationName(const Arith &A) {
  switch (A.Kind) {
  case ArithKind::Add:
    return "add";
  case ArithKind::Sub:
    return "sub";
  case ArithKind::Mul:
    return "mul";
  case ArithKind::Div:
    return "div";
  case ArithKind::Rem:
    return "rem";
  case ArithKind::Shl:
    return "shl";
  case ArithKind::Neg:
    return "neg";
  }
  return "op";
}

} // namespace

std::string FunctionWeaver::errorStatement(const Site &S) {
  Unit.UsesError = true;
  if (Recording && !Recording->IsCall)
    return ShapeText::errorMark();
  if (IsNative)
    return "__transver_violation(" + asLiteral(where(S)) + ");";
  return Unit.ErrorFunction + "();";
}

std::string FunctionWeaver::goalStatement(const Site &S) {
  if (!S.Goal || (Unit.Opts.Goal && Unit.Opts.Goal != S.Goal))
    return {};
  if (Unit.Opts.Goal)
    return Unit.Opts.Explain
               ? explained(S, "",
                           "goal " + std::to_string(S.Goal) + " is reached",
                           errorStatement(S))
               : errorStatement(S);
  std::string Name = "__transver_goal_";
  Name += std::to_string(S.Goal);
  if (S.Goal >= Unit.DefinedGoals.size())
    Unit.DefinedGoals.resize(2 * S.Goal);
  if (!Unit.DefinedGoals.test(S.Goal)) {
    Unit.DefinedGoals.set(S.Goal);
    if (Unit.Fresh.isUsed(Name))
      refuse(S, "the unit uses the name of the goal's function");
    Unit.Shared.newLine("static void " + Name + "(void) {}");
  }
  Name += "();";
  return Name;
}

std::string FunctionWeaver::plainGoal(const Site &S) {
  Unit.UsesError = true; // who looks for goals looks for its declaration
  std::string Goal = goalStatement(S);
  if (Goal.empty())
    Handled.insert(&S);
  return Goal;
}

std::string FunctionWeaver::placeArgument(const Site &S) {
  if (IsNative)
    return asLiteral(where(S));
  PresumedLoc Place =
      Context.getSourceManager().getPresumedLoc(locationOf(S, F));
  return std::to_string(Place.isValid() ? Place.getLine() : 0);
}

FunctionWeaver::HelperPlace
FunctionWeaver::placeForHelper(const Site &S, const Arith *Operands) {
  Unit.UsesError = true;
  std::string Argument = Recording ? ShapeText::placeMark() : placeArgument(S);
  HelperPlace H = IsNative
                      ? HelperPlace{"const char *where", std::move(Argument),
                                    "", "__transver_violation(where);"}
                      : HelperPlace{"int line", std::move(Argument),
                                    "(void)line; ", Unit.ErrorFunction + "();"};
  if (!Unit.Opts.Explain || !Operands)
    return H;
  const Alternative &Alt = S.Reactions[0].Alternatives[0];
  ProgramText P;
  P.Error = H.Error;
  explain(
      S, Alt,
      [Operands](const Expr *E) { return E == Operands->Left ? "a" : "b"; }, P);
  H.Error = P.Explain(P, {&Alt.T->Actions[0], &Unit.GhostsOf[S.Automaton]});
  return H;
}

std::string FunctionWeaver::siteStatement(const Site &S,
                                          const CaptureText &Text) {
  if (S.Upkeep)
    return upkeep(S, Text) + ";";
  if (Handled.count(&S))
    return {}; // refused
  if (S.Goal && isPlain(S) && !Unit.Opts.Explain)
    return plainGoal(S);
  return writeByShape(S, Text, /*IsCall=*/false,
                      [&] { return writeStatement(S, Text); });
}

std::string FunctionWeaver::writeStatement(const Site &S,
                                           const CaptureText &Text) {
  OperationText Out = writeSite(
      *Unit.Automata[S.Automaton], S,
      S.Inst ? S.Inst->G : Unit.GhostsOf[S.Automaton], Unit.Templates,
      [&](const Alternative &Alt) { return programText(S, Alt, Text); },
      [&](const Alternative &Alt) { return guardTest(S, Alt, nullptr); });
  if (!Out.Problem.empty()) {
    refuse(S, Out.Problem);
    return {};
  }
  Unit.UsesAssume |= Out.UsesAssume;
  Unit.UsesStop |= Out.UsesStop;
  Unit.UsesNondet |= Out.UsesNondet;
  Unit.UsesNondetAddress |= Out.UsesNondetNumber;
  if (Out.Statements.empty())
    Handled.insert(&S);
  return Out.Statements;
}

const FunctionDecl *FunctionWeaver::functionNamed(StringRef Name) const {
  for (const NamedDecl *D : Context.getTranslationUnitDecl()->lookup(
           DeclarationName(&Context.Idents.get(Name))))
    if (const auto *F = dyn_cast<FunctionDecl>(D))
      return F->getFirstDecl();
  return nullptr;
}

std::string FunctionWeaver::guardTest(const Site &S, const Alternative &Alt,
                                      const CaptureText &Text) {
  if (Alt.OutermostOnly)
    return Unit.MainDepth + " == 1";
  const Expr *Callee = Alt.GuardedCall->getCallee();
  QualType Type = Callee->getType();
  if (Type->isFunctionType())
    Type = Context.getPointerType(Type);
  std::string Test;
  for (StringRef Name : Alt.Guards) {
    const FunctionDecl *F = functionNamed(Name);
    if (!F || Unit.Tokens.indexOf(F->getLocation()) >
                  Unit.RangeOf.of(Alt.GuardedCall).Begin) {
      refuse(S,
             ("it may call '" + Name + "', which is declared behind it").str());
      return "0";
    }
    std::string Pointer = Text ? Text(Callee) : textOf(Callee);
    std::string Function = Unit.Fresh.renamed(Name.str());
    if (!Context.typesAreCompatible(Context.getCanonicalType(Type),
                                    Context.getPointerType(F->getType()))) {
      constexpr const char *Any = "(void (*)(void))";
      Pointer = Any + Pointer;
      Function = Any + Function;
    }
    Test += (Test.empty() ? "" : " || ") + Pointer + " == " + Function;
  }
  return Test;
}

std::string FunctionWeaver::upkeep(const Site &S, const CaptureText &Text) {
  return S.Upkeep([&](const Expr *E) { return Text ? Text(E) : textOf(E); });
}

std::string FunctionWeaver::siteCall(const Site &S, const CaptureText &Text) {
  if (S.Upkeep)
    return upkeep(S, Text);
  if (Handled.count(&S))
    return {}; // refused
  return writeByShape(S, Text, /*IsCall=*/true,
                      [&] { return writeCall(S, Text); });
}

std::string FunctionWeaver::writeCall(const Site &S, const CaptureText &Text) {
  const Automaton &A = *Unit.Automata[S.Automaton];
  if (S.Goal && isPlain(S)) {
    // Already a call, and nothing that a helper could share.
    std::string Goal = plainGoal(S);
    return Goal.empty() ? Goal : StringRef(Goal).drop_back().str();
  }
  if (S.Inst && !A.Shadows.empty()) {
    // Its shadows are variables of this function, which no helper sees.
    OperationText Out = writeSiteAsExpression(
        A, S, S.Inst->G,
        [&](const Alternative &Alt) { return programText(S, Alt, Text); },
        [&](const Alternative &Alt) { return guardTest(S, Alt, Text); });
    Unit.UsesAssume |= Out.UsesAssume;
    Unit.UsesStop |= Out.UsesStop;
    Unit.UsesNondet |= Out.UsesNondet;
    Unit.UsesNondetAddress |= Out.UsesNondetNumber;
    if (!Out.Problem.empty())
      refuse(S, Out.Problem);
    return Out.Problem.empty() ? Out.Statements : std::string();
  }
  if (IsExternalInline && isPlainFits(S)) {
    const Alternative &Alt = S.Reactions[0].Alternatives[0];
    ProgramText P = programText(S, Alt, Text);
    std::string Fits = P.Fits();
    std::string Error =
        P.Explain
            ? P.Explain(P, {&Alt.T->Actions[0], &Unit.GhostsOf[S.Automaton]})
            : P.Error;
    if (!Fits.empty())
      return "((" + Fits +
             ") ? (void)0 : " + StringRef(Error).drop_back().str() + ")";
  }
  // The helper's parameters: captures by value, variables of the program by
  // address, so that reading them is sequenced; what it takes is what the
  // operation mentions.
  struct Parameter {
    std::string Declaration, Name, Argument;
  };
  std::vector<Parameter> Parameters;
  std::string Stem = A.Name, Problem;
  auto ValueParameter = [&](const std::string &Argument, QualType Type) {
    for (const Parameter &P : Parameters)
      if (P.Argument == Argument)
        return P.Name;
    std::string Name = std::string(1, char('a' + Parameters.size() % 26));
    if (Parameters.size() >= 26)
      Name += std::to_string(Parameters.size());
    if (Type->isPointerType() && !isVisibleAtFileScope(Type))
      Type = Context.getPointerType(Context.VoidTy.withConst().withVolatile());
    if (!isVisibleAtFileScope(Type))
      Problem = "the type of an operand has no name at file scope";
    Parameters.push_back(
        {Unit.Fresh.renamed(declare(Type, Name, Context)), Name, Argument});
    return Name;
  };
  auto ArgumentOf = [&](const Expr *E) { return Text ? Text(E) : textOf(E); };
  Ghosts G = S.Inst ? S.Inst->G : Unit.GhostsOf[S.Automaton];
  std::vector<std::pair<std::string, Local>> ByAddress;
  if (S.Inst)
    for (const Local &Ghost : S.Inst->OfFunction) {
      ByAddress.push_back(
          {"__transver_ghost" + std::to_string(ByAddress.size()), Ghost});
      std::string Text = "(*" + ByAddress.back().first + ")";
      if (G.State == Ghost.Name)
        G.State = Text;
      for (auto &Entry : G.Locals)
        if (Entry.second == Ghost.Name)
          Entry.second = Text;
    }
  OperationText Out = writeSite(
      A, S, G, Unit.Templates,
      [&](const Alternative &Alt) {
        ProgramText P = programText(S, Alt, Text);
        const Alternative *A = &Alt;
        P.Capture = [&, A](unsigned N) -> std::string {
          if (N >= A->Bound.size())
            return {};
          Binding B = A->Bound[N];
          if (N == 0 && S.E->Op.K == Operation::Kind::Declare)
            B.Variable = S.E->Op.Var;
          if (B.Variable)
            return ValueParameter(nameOf(B.Variable), B.Variable->getType());
          return B.E ? asCalled(*A, B.E,
                                ValueParameter(ArgumentOf(B.E), B.E->getType()))
                     : std::string();
        };
        P.OfType = [&, OfType = P.OfType](StringRef Block,
                                          unsigned N) -> std::string {
          std::string Text = OfType(Block, N);
          return StringRef(Text).contains("sizeof")
                     ? ValueParameter(Text, Context.getSizeType())
                     : Text;
        };
        P.Variable = [&](StringRef Name) -> std::string {
          const VarDecl *V;
          std::string Text = variableHere(Name, S, V);
          if (!V || Text.empty())
            return Text;
          if (V->getStorageClass() == SC_Register ||
              V->getType()->isArrayType())
            return ValueParameter(Text, Context.getDecayedType(V->getType()));
          QualType Type = V->getType();
          std::string Pointer = ValueParameter(
              "&" + Text, Context.getPointerType(Type.withConst()));
          return "(*" + Pointer + ")";
        };
        P.Object = [&, A](StringRef Word, unsigned N) -> std::string {
          const Expr *E = N < A->Bound.size() ? A->Bound[N].E : nullptr;
          std::string Text = E ? objectText(Word, E, ArgumentOf) : "";
          if (Text.empty() || isdigit(static_cast<unsigned char>(Text[0])))
            return Text; // a constant
          return ValueParameter(Text, Word == "INBOUNDS" || Word == "ASSIGNED"
                                          ? Context.IntTy
                                          : Context.getUIntPtrType());
        };
        P.Fits = [&, A]() -> std::string {
          Conversion Made;
          if (A->Bound[0].IsConversion &&
              getConversion(A->Bound[0].E, Context, Made)) {
            auto ParameterOf = [&](const Expr *E) {
              QualType Type = E->getType().getUnqualifiedType();
              if (const auto *Atomic = Type->getAs<AtomicType>())
                Type = Atomic->getValueType();
              return ValueParameter(ArgumentOf(E), Type);
            };
            Stem = "keeps_" + typeSuffix(Made.To, Context);
            std::string Left = ParameterOf(Made.Left);
            return keepsExpression(
                Made, Left, Made.Right ? ParameterOf(Made.Right) : "", Context);
          }
          Arith Op;
          const Expr *E = matchedExpr(*A);
          if (!E || !Unit.arithOf(E->IgnoreParenImpCasts(), Op))
            return {};
          Stem = std::string(operationName(Op)) + "_" +
                 typeSuffix(Op.Type, Context);
          FitsText Texts;
          Texts.Left = ValueParameter(ArgumentOf(Op.Left), Op.Type);
          Texts.Right =
              Op.Kind == ArithKind::Neg
                  ? ""
                  : ValueParameter(Op.Right ? ArgumentOf(Op.Right) : "1",
                                   Op.Kind == ArithKind::Shl ? Op.AmountType
                                                             : Op.Type);
          Texts.LeftIsConverted = Texts.RightIsConverted = true;
          return fitsExpression(Op, Texts, Context, nullptr, nullptr);
        };
        if (IsNative)
          P.Error = "__transver_violation(where);";
        P.Pass = ValueParameter;
        return P;
      },
      [&](const Alternative &Alt) {
        return ValueParameter(guardTest(S, Alt, Text), Context.IntTy);
      });
  if (Out.Problem.empty())
    Out.Problem = Problem;
  if (!Out.Problem.empty()) {
    refuse(S, Out.Problem);
    return {};
  }
  Unit.UsesAssume |= Out.UsesAssume;
  Unit.UsesStop |= Out.UsesStop;
  Unit.UsesNondet |= Out.UsesNondet;
  Unit.UsesNondetAddress |= Out.UsesNondetNumber;
  if (Out.Statements.empty()) {
    Handled.insert(&S); // it moves the automaton only, whose state nobody asks
    return {};
  }
  std::string Declarations, Arguments;
  for (const auto &[Pointer, Ghost] : ByAddress)
    if (StringRef(Out.Statements).contains("(*" + Pointer + ")"))
      Parameters.push_back(
          {definePointer(Ghost, Pointer), Pointer, "&" + Ghost.Name});
  for (const Parameter &P : Parameters) {
    Declarations += (Declarations.empty() ? "" : ", ") + P.Declaration;
    Arguments += (Arguments.empty() ? "" : ", ") + P.Argument;
  }
  std::string Body = "{ " + Out.Statements + " }";
  bool HasError = StringRef(Out.Statements)
                      .contains(IsNative ? "__transver_violation("
                                         : Unit.ErrorFunction + "()");
  if (HasError) {
    Declarations += Declarations.empty() ? "" : ", ";
    Arguments += Arguments.empty() ? "" : ", ";
    HelperPlace Place = placeForHelper(S);
    Declarations += Place.Parameter;
    Arguments += Place.Argument;
    Body = "{ " + Place.Use + Out.Statements + " }";
  }
  std::string Name = Unit.Shared.function(Stem, "void", Declarations, Body);
  return Name + "(" + Arguments + ")";
}

bool FunctionWeaver::isPlain(const Site &S) {
  return !S.Dynamic && S.Reactions.size() == 1 &&
         S.Reactions[0].Alternatives.size() == 1 &&
         !S.Reactions[0].Alternatives[0].isGuarded() &&
         S.Reactions[0].Alternatives[0].T->Actions.empty();
}

bool FunctionWeaver::namesNoLocals(const Site &S) {
  return !S.Inst && !S.Upkeep &&
         llvm::all_of(S.Reactions, [](const Reaction &R) {
           return llvm::all_of(R.Alternatives, [](const Alternative &Alt) {
             return !Alt.isGuarded() && Alt.Bound.empty();
           });
         });
}

bool FunctionWeaver::isPlainFits(const Site &S) const {
  if (S.Dynamic || S.Reactions.size() != 1 ||
      S.Reactions[0].Alternatives.size() != 1)
    return false;
  const Alternative &Alt = S.Reactions[0].Alternatives[0];
  if (Alt.isGuarded() || Alt.Bound[0].IsConversion ||
      Alt.T->Actions.size() != 1 ||
      Alt.T->Actions[0].K != Action::Kind::Assert ||
      Alt.T->To != Transition::Target::State ||
      !Unit.GhostsOf[S.Automaton].State.empty() ||
      Unit.Automata[S.Automaton]->States[Alt.T->ToState].IsTarget)
    return false;
  const CExpr *E = Alt.T->Actions[0].Expr.get();
  return E && E->K == CExpr::Kind::Call && E->Operands.size() == 2 &&
         E->Operands[0]->Text == "FITS" &&
         E->Operands[1]->K == CExpr::Kind::Capture &&
         E->Operands[1]->Number == 0;
}

} // namespace transver
