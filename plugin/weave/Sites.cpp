//===- Sites.cpp - Sites as text ------------------------------------------===//

#include "Compat.h"
#include "support/Convert.h"
#include "support/Types.h"
#include "weave/Blocks.h"
#include "weave/Decide.h"
#include "weave/ElementSets.h"
#include "weave/Places.h"
#include "weave/Shadows.h"
#include "weave/SiteText.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/Diagnostic.h"

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

/// The outcome of a condition with that text, or of a switch.
std::string outcomeText(const Operation &Op, const std::string &Condition) {
  if (isa<SwitchStmt>(Op.Node)) {
    const auto *Case = dyn_cast_or_null<CaseStmt>(Op.Case);
    if (!Case)
      return "[default]";
    std::string Text = "[case ";
    llvm::raw_string_ostream OS(Text);
    PrintingPolicy Policy{LangOptions()};
    Case->getLHS()->printPretty(OS, nullptr, Policy);
    if (Case->getRHS()) {
      OS << " ... ";
      Case->getRHS()->printPretty(OS, nullptr, Policy);
    }
    OS << ']';
    return OS.str();
  }
  return Op.Truth ? "[" + Condition + "]" : "[!(" + Condition + ")]";
}

} // namespace

/// The text of a statement, or its beginning.
static std::string firstTokens(const Stmt *Node, const TokenBuffer &Tokens,
                               Ranges &RangeOf) {
  TokenRange R = RangeOf.of(Node);
  R.End = std::min(R.End, R.Begin + MostShownTokens);
  return Tokens.text(R);
}

std::string shownText(const Operation &Op, const TokenBuffer &Tokens,
                      Ranges &RangeOf) {
  std::string Text;
  if (Op.Node)
    Text = firstTokens(Op.Node, Tokens, RangeOf);
  return Op.K == Operation::Kind::Assume ? outcomeText(Op, Text) : Text;
}

std::string asLiteral(StringRef Text) {
  std::string Quoted = "\"";
  llvm::raw_string_ostream OS(Quoted);
  OS.write_escaped(Text, /*UseHexEscapes=*/false);
  OS << '"';
  OS.flush();
  return Quoted;
}

SourceLocation locationOf(const Site &S, const FunctionDecl &F) {
  if (S.Statement)
    return S.Statement->getBeginLoc();
  SourceLocation Loc = placeOf(S.E->Op);
  if (Loc.isValid())
    return Loc;
  return S.Before ? F.getEndLoc() : F.getLocation();
}

ReportBuilder::Operation UnitWeave::describe(const Site &S,
                                             const FunctionDecl &F,
                                             const char *Outcome) const {
  ReportBuilder::Operation O;
  O.Outcome = Outcome;
  if (!Report.keepsOperations())
    return O;
  setPlace(O, locationOf(S, F), Context.getSourceManager());
  O.Function = F.getNameAsString();
  O.Text = S.Statement ? firstTokens(S.Statement, Tokens, RangeOf)
                       : shownText(S.E->Op, Tokens, RangeOf);
  return O;
}

std::string FunctionWeaver::where(const Site &S) {
  PresumedLoc Place =
      Context.getSourceManager().getPresumedLoc(locationOf(S, F));
  std::string Text;
  if (Place.isValid())
    Text = std::string(Place.getFilename()) + ":" +
           std::to_string(Place.getLine()) + ":" +
           std::to_string(Place.getColumn()) + ": ";
  Text += Unit.Names[S.Automaton];
  if (!S.Statement && S.E->Op.Node && isa<Expr>(S.E->Op.Node)) {
    TokenRange R = Unit.RangeOf.of(S.E->Op.Node);
    bool Short = R.size() <= MostShownTokens;
    if (!Short)
      R.End = R.Begin + MostShownTokens;
    if (!R.empty())
      Text += ": " + Unit.Tokens.text(R) + (Short ? "" : " ...");
  }
  return Text;
}

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
    asksForMore();
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
    asksForMore();
    const VarDecl *V;
    return variableHere(Name, *H->S, V);
  };
  P.Fits = [this, H]() -> std::string {
    asksForMore();
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
    asksForMore();
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
      asksForMore();
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

std::string FunctionWeaver::ShapeRecording::markOf(const Expr *E) {
  for (unsigned I = 0; I < Shape.Values.size(); ++I)
    if (Shape.Values[I]->IgnoreParenImpCasts() == E->IgnoreParenImpCasts())
      return ShapeText::valueMark(I);
  Missed = true;
  return ShapeText::valueMark(0);
}

void FunctionWeaver::asksForMore() {
  if (Recording)
    Recording->Missed = true;
}

std::string
FunctionWeaver::writeByShape(const Site &S, const CaptureText &Text,
                             bool IsCall,
                             llvm::function_ref<std::string()> Write) {
  const Alternative *Only =
      Unit.Opts.Explain ? nullptr
                        : onlyAlternative(*Unit.Automata[S.Automaton], S);
  if (!Only)
    return Write();
  auto Template = Unit.Templates.All.find({S.Automaton, Only->T});
  if (Template == Unit.Templates.All.end())
    return Write();
  if (!Template->second.isOfLValue())
    return Write();
  LValueShape Shape;
  Shape.Key = {reinterpret_cast<uintptr_t>(Only->T), S.Automaton, IsCall};
  if (std::optional<unsigned> Number = Template->second.lvalue()) {
    const Expr *E =
        *Number < Only->Bound.size() ? Only->Bound[*Number].E : nullptr;
    if (!E || !addShape(E, Shape))
      return Write();
  }
  llvm::StringRef Key(reinterpret_cast<const char *>(Shape.Key.data()),
                      Shape.Key.size() * sizeof(Shape.Key[0]));
  auto [Known, IsNew] = Unit.Templates.OfShapes.try_emplace(Key);
  if (IsNew) {
    ShapeRecording R{Shape, IsCall};
    Recording = &R;
    std::string Marked = Write();
    Recording = nullptr;
    if (!R.Missed)
      Known->second = ShapeText(std::move(Marked));
  }
  if (!Known->second.isUsable())
    return Handled.count(&S) ? std::string() : Write();
  return Known->second.fill(
      [&](unsigned I) { return partText(Shape.Values[I], Text); },
      [&] { return errorStatement(S); }, [&] { return placeArgument(S); });
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
          asksForMore();
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
          asksForMore();
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
          asksForMore();
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

void FunctionWeaver::refuse(const Site &S, StringRef Reason) {
  if (!Handled.insert(&S).second)
    return;
  // What is told of a run may have gaps; nothing is concluded from it.
  if (!S.Upkeep && llvm::all_of(S.Reactions, [](const Reaction &R) {
        return llvm::all_of(R.Alternatives, [](const Alternative &Alt) {
          return onlyTells(*Alt.T);
        });
      })) {
    ReportBuilder::Operation O = Unit.describe(S, F, "skipped");
    O.Reason = Reason.str();
    Unit.Report.add(S.Automaton, std::move(O));
    return;
  }
  DiagnosticsEngine &Diags = Context.getDiagnostics();
  unsigned Id =
      Diags.getCustomDiagID(Unit.Opts.SkipIsRemark ? DiagnosticsEngine::Remark
                                                   : DiagnosticsEngine::Error,
                            "transver: '%0' cannot be checked here: %1");
  Diags.Report(locationOf(S, F), Id) << Unit.Names[S.Automaton] << Reason;
  if (!Unit.Opts.SkipIsRemark)
    Unit.Failed = true;
  ReportBuilder::Operation O = Unit.describe(S, F, "skipped");
  O.Reason = Reason.str();
  Unit.Report.add(S.Automaton, std::move(O));
}

void FunctionWeaver::holds(const Site &S, StringRef Reason) {
  if (!Handled.insert(&S).second)
    return;
  ReportBuilder::Operation O = Unit.describe(S, F, "holds");
  O.Reason = Reason.str();
  Unit.Report.add(S.Automaton, std::move(O));
}

void FunctionWeaver::woven(const Site &S, const char *Form) {
  Handled.insert(&S);
  if (S.Upkeep)
    return;
  const auto *E = dyn_cast_or_null<Expr>(S.E->Op.Node);
  Arith A;
  bool IsWeakened = E && Unit.arithOf(E, A) && A.WritesLeft &&
                    A.Left->getType()->isAtomicType();
  if (!Unit.Report.keepsOperations())
    return Unit.Report.countWoven(S.Automaton, IsWeakened);
  ReportBuilder::Operation O = Unit.describe(S, F, "woven");
  O.Form = Form;
  if (IsWeakened)
    O.Reason = "the check and the update are not one atomic step";
  Unit.Report.add(S.Automaton, std::move(O));
}

} // namespace transver
