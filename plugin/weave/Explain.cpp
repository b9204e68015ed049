//===- Explain.cpp - Why an operation fails -------------------------------===//
//
// With explain=yes the woven code says why before it calls reach_error(). It
// calls functions of the run-time part (utils/runtime/explain.h), and these
// know how to print:
//
//   (__transver_value_signed("a", (long long)(a)),
//    __transver_value_signed("b", (long long)(b)),
//    __transver_explain("foo.c", 12, 9, "no-overflow",
//                       "%1 + %2 does not fit int"), reach_error());
//
// The phrase comes from the building block that fails (FITS, DIFFERS), from the
// text of ERROR("…"), or else from the assertion. Nothing is evaluated for it
// that the operation does not evaluate anyway, but variables that the program
// reads there. What has led there (where a variable of the automaton got its
// value, where a state was entered or saved) is told when it happens.
//
//===----------------------------------------------------------------------===//

#include "automaton/Print.h"
#include "support/Types.h"
#include "weave/Decide.h"
#include "weave/Shadows.h"
#include "weave/SiteText.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace transver {
namespace {

/// Text as a part of the text of an explanation, where `%1` is the first value.
std::string escaped(StringRef Text) {
  std::string Result;
  for (char C : Text)
    Result += C == '%' ? "%%" : std::string(1, C);
  return Result;
}

bool isCall(const CExpr &E, StringRef Block) {
  return E.K == CExpr::Kind::Call && E.Operands[0]->K == CExpr::Kind::Name &&
         E.Operands[0]->Text == Block;
}

/// The part `Block(…)` of an assertion that is false whenever the assertion is;
/// null if there is none.
const CExpr *failingBlock(const CExpr &E, StringRef Block) {
  if (isCall(E, Block))
    return &E;
  if (E.K == CExpr::Kind::Binary && E.Text == "||")
    for (const auto &Operand : E.Operands)
      if (const CExpr *Found = failingBlock(*Operand, Block))
        return Found;
  return nullptr;
}

void addNames(const CExpr &E, llvm::SmallVectorImpl<StringRef> &Names) {
  if (E.K == CExpr::Kind::Name && !llvm::is_contained(Names, E.Text))
    Names.push_back(E.Text);
  for (const auto &Operand : E.Operands)
    if (E.K != CExpr::Kind::Call || Operand != E.Operands.front())
      addNames(*Operand, Names);
}

/// The call that tells the value of Text, of type T; empty if it has no form in
/// which it can be shown.
std::string valueCall(StringRef Name, const std::string &Text, QualType T,
                      const ProgramText &P, const ASTContext &Context) {
  if (T.isNull() || Text.empty())
    return {};
  T = Context.getCanonicalType(T).getUnqualifiedType();
  if (const auto *Atomic = T->getAs<AtomicType>())
    T = Context.getCanonicalType(Atomic->getValueType()).getUnqualifiedType();
  if (const auto *Enum = T->getAs<EnumType>()) {
    if (!Enum->getDecl()->isComplete())
      return {};
    T = Context.getCanonicalType(Enum->getDecl()->getIntegerType());
  }
  auto Passed = [&](const std::string &Value, QualType As) {
    return P.Pass ? P.Pass(Value, As) : Value;
  };
  std::string Call = "__transver_value_", Open = "(" + asLiteral(Name) + ", ";
  if (T->isIntegerType()) {
    unsigned Width = Context.getIntWidth(T);
    bool Signed = T->isSignedIntegerType();
    if (Width > 128)
      return {};
    std::string Value = "(" + Passed(Text, T) + ")";
    std::string Unsigned = "(" + explainInteger(false, Context) + ")";
    if (Width <= 64)
      return Call + (Signed ? "signed" : "unsigned") + Open +
             (Signed ? "(" + explainInteger(true, Context) + ")" : Unsigned) +
             Value + ")";
    return Call + "wide" + Open + (Signed ? "1, " : "0, ") + Unsigned + "((" +
           typeName(T, Context) + ")" + Value + " >> 64), " + Unsigned + Value +
           ")";
  }
  if (T->isRealFloatingType())
    return Call + "double" + Open + "(double)(" + Passed(Text, T) + "))";
  if (!T->isPointerType())
    return {};
  return Call + "pointer" + Open +
         Passed("(const volatile void *)(" +
                    typeName(Context.getUIntPtrType(), Context) + ")(" + Text +
                    ")",
                Context.getPointerType(
                    Context.VoidTy.withConst().withVolatile())) +
         ")";
}

/// The text of E, if it is that of another type, converted as the operation
/// does it.
std::string converted(const Expr *E, std::string Text,
                      const ASTContext &Context) {
  QualType T = Context.getCanonicalType(E->getType()).getUnqualifiedType();
  QualType Own = Context.getCanonicalType(E->IgnoreParenImpCasts()->getType())
                     .getUnqualifiedType();
  if (T == Own || !T->isArithmeticType() || T->isEnumeralType() ||
      T->isAnyComplexType())
    return Text;
  return "(" + typeName(T, Context) + ")(" + Text + ")";
}

/// The same for an automaton variable, whose type is text.
std::string valueCall(const Local &L, const std::string &Text,
                      const ASTContext &Context) {
  if (!L.Suffix.empty() || StringRef(L.Prefix).contains('('))
    return {};
  std::string Open = "(" + asLiteral(L.Name) + ", ";
  if (StringRef(L.Prefix).contains('*'))
    return "__transver_value_pointer" + Open + "(const volatile void *)" +
           Text + ")";
  const StringRef Known[] = {"auto",  "static", "const", "volatile", "char",
                             "short", "int",    "long",  "signed",   "unsigned",
                             "_Bool", "float",  "double"};
  bool IsUnsigned = false, IsFloating = false;
  llvm::SmallVector<StringRef, 4> Words;
  StringRef(L.Prefix).split(Words, ' ', -1, /*KeepEmpty=*/false);
  for (StringRef Word : Words) {
    IsUnsigned |= Word == "unsigned" || Word == "_Bool";
    IsFloating |= Word == "double" || Word == "float";
    if (!llvm::is_contained(Known, Word))
      return {}; // perhaps a structure
  }
  std::string Call = "__transver_value_";
  if (IsFloating)
    return Call + "double" + Open + "(double)" + Text + ")";
  return Call + (IsUnsigned ? "unsigned" : "signed") + Open + "(" +
         explainInteger(!IsUnsigned, Context) + ")" + Text + ")";
}

std::string symbolOf(const Arith &A) {
  const char *Operators[] = {" + ", " - ", " * ", " / ", " %% ", " << "};
  return A.Kind == ArithKind::Neg
             ? "-(%1)"
             : std::string("%1") + Operators[static_cast<unsigned>(A.Kind)] +
                   (A.Right ? "%2" : "1");
}

} // namespace

std::string FunctionWeaver::placeArguments(const Site &S) {
  PresumedLoc Place =
      Context.getSourceManager().getPresumedLoc(locationOf(S, F));
  if (Place.isInvalid())
    return "\"\", 0, 0";
  return asLiteral(Place.getFilename()) + ", " +
         std::to_string(Place.getLine()) + ", " +
         std::to_string(Place.getColumn());
}

std::string FunctionWeaver::sourceOf(const Expr *E) const {
  const Expr *Bare = E->IgnoreImplicit();
  TokenRange R = Unit.RangeOf.of(Bare);
  bool Short = R.size() <= MostShownTokens;
  if (!Short)
    R.End = R.Begin + MostShownTokens;
  std::string Text = Unit.Tokens.text(R) + (Short ? "" : " ...");
  bool Primary = isa<DeclRefExpr>(Bare) || isa<ParenExpr>(Bare) ||
                 isa<IntegerLiteral>(Bare) || isa<CharacterLiteral>(Bare) ||
                 isa<FloatingLiteral>(Bare) || isa<StringLiteral>(Bare) ||
                 isa<MemberExpr>(Bare) || isa<ArraySubscriptExpr>(Bare) ||
                 isa<CallExpr>(Bare);
  return Primary ? Text : "(" + Text + ")";
}

bool FunctionWeaver::isAtHand(const Expr *E, const Site &S) {
  // The operation reads it itself, so that it has a value, and a second read is
  // not seen.
  bool IsRead = false;
  E = E->IgnoreParens();
  while (const auto *Cast = dyn_cast<ImplicitCastExpr>(E)) {
    IsRead |= Cast->getCastKind() == CK_LValueToRValue;
    E = Cast->getSubExpr()->IgnoreParens();
  }
  const auto *Ref = dyn_cast<DeclRefExpr>(E);
  const auto *V = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  return IsRead && V && !V->getType().isVolatileQualified() &&
         !V->getType()->isAtomicType() && (S.Before || isPrivate(V));
}

std::string FunctionWeaver::explained(const Site &S, const std::string &Values,
                                      StringRef Text, StringRef Error) {
  Unit.UsesExplain = true;
  std::string Before = Values;
  const SourceManager &SM = Context.getSourceManager();
  SourceLocation Loc = locationOf(S, F);
  if (Loc.isMacroID()) {
    PresumedLoc Spelled = SM.getPresumedLoc(SM.getSpellingLoc(Loc));
    StringRef Macro =
        Lexer::getImmediateMacroName(Loc, SM, Context.getLangOpts());
    if (Spelled.isValid() && !Macro.empty())
      Before += "__transver_note(" + asLiteral(Spelled.getFilename()) + ", " +
                std::to_string(Spelled.getLine()) + ", " +
                std::to_string(Spelled.getColumn()) + ", " +
                asLiteral((SM.isMacroArgExpansion(Loc)
                               ? "written in an argument of macro '"
                               : "expanded from macro '") +
                          Macro.str() + "'") +
                "), ";
  }
  std::string Call = "__transver_explain(" + placeArguments(S) + ", " +
                     asLiteral(Unit.Names[S.Automaton]) + ", " +
                     asLiteral(Text) + ")";
  Error = Error.drop_back();
  StringRef Violation = "__transver_violation(";
  if (!Error.consume_front(Violation))
    return "(" + Before + Call + ", " + Error.str() + ");";
  // Who has explained it does not say it again.
  return "(" + Before + Violation.str() + Call + " ? \"\" : " + Error.str() +
         ");";
}

void FunctionWeaver::explain(const Site &S, const Alternative &Alt,
                             const CaptureText &Text, ProgramText &P) {
  const Site *TheSite = &S;
  const Alternative *TheAlternative = &Alt;
  P.Explain = [this, TheSite, TheAlternative, Text](const ProgramText &Program,
                                                    const Failure &Failed) {
    return explanation(*TheSite, *TheAlternative, Text, Program, Failed);
  };
  auto Event = [this, TheSite](const char *Function, StringRef Name) {
    Unit.UsesExplain = true;
    return Function + ("(" + asLiteral(Unit.Names[TheSite->Automaton])) +
           (Name.empty() ? "" : ", " + asLiteral(Name)) + ", " +
           placeArguments(*TheSite) + ")";
  };
  P.Tell = [this, TheSite, TheAlternative, Text](const ProgramText &Program,
                                                 std::optional<unsigned> N) {
    return told(*TheSite, *TheAlternative, Text, Program, N);
  };
  P.Assigned = [Event](StringRef Variable) {
    return Event("__transver_assigned", Variable);
  };
  P.Entered = [Event](StringRef State) {
    return Event("__transver_entered", State);
  };
  if (!S.Inst || Unit.Automata[S.Automaton]->Shadows.empty())
    return;
  P.Saved = Event("__transver_saved", "");
  for (const Action &Act : Alt.T->Actions)
    if (Act.Expr && failingBlock(*Act.Expr, "DIFFERS"))
      P.Step = "__transver_round(" + asLiteral(Unit.Names[S.Automaton]) + ")";
}

std::string FunctionWeaver::told(const Site &S, const Alternative &Alt,
                                 const CaptureText &Text, const ProgramText &P,
                                 std::optional<unsigned> Number) {
  Unit.UsesExplain = true;
  const Operation &Op = S.E->Op;
  std::string Values;
  auto Add = [&](const std::string &Call) {
    Values += Call.empty() ? "" : Call + ", ";
  };
  auto AddVariable = [&](const VarDecl *V) {
    if (!V->getType().isVolatileQualified() && V->getIdentifier())
      Add(valueCall(V->getName(), nameOf(V), V->getType(), P, Context));
  };
  const char *Kind = "operation";
  if (Op.K == Operation::Kind::FunctionEntry) {
    Kind = "entry";
    for (const ParmVarDecl *Parameter : F.parameters())
      AddVariable(Parameter);
  } else if (Op.K == Operation::Kind::FunctionReturn) {
    Kind = "exit";
  } else if (Op.K == Operation::Kind::Assume) {
    Kind = "branch";
  } else if (Op.K == Operation::Kind::Call) {
    Kind = "call";
  }
  Binding Bound;
  if (Number && *Number < Alt.Bound.size())
    Bound = Alt.Bound[*Number];
  if (Number && *Number == 0 && Op.K == Operation::Kind::Declare)
    Bound.Variable = Op.Var;
  if (Bound.Variable) {
    AddVariable(Bound.Variable);
  } else if (Bound.E && !Bound.E->getType().isVolatileQualified()) {
    std::string Shown = Op.K == Operation::Kind::FunctionReturn
                            ? "return value"
                            : sourceOf(Bound.E->IgnoreParens());
    Add(valueCall(Shown, Text(Bound.E), Bound.E->getType(), P, Context));
  }
  return "(" + Values + "__transver_step(" + placeArguments(S) + ", " +
         asLiteral(F.getName()) + ", \"" + Kind + "\", " +
         asLiteral(transver::textOf(Op, Context)) + "))";
}

std::string FunctionWeaver::explanation(const Site &S, const Alternative &Alt,
                                        const CaptureText &Text,
                                        const ProgramText &P,
                                        const Failure &Failed) {
  const Automaton &A = *Unit.Automata[S.Automaton];
  const Expr *Matched = matchedExpr(Alt);
  if (!Matched && S.E->Op.Node)
    Matched = dyn_cast<Expr>(S.E->Op.Node);
  std::string Values;
  llvm::SmallVector<std::string, 4> Known; // the names of the values
  auto Add = [&](StringRef Name, const std::string &Call) {
    if (Call.empty() || llvm::is_contained(Known, Name.str()))
      return;
    Known.push_back(Name.str());
    Values += Call + ", ";
  };
  std::string SourceName;
  auto AddExpr = [&](const Expr *E, QualType T) {
    StringRef Name = SourceName = sourceOf(E->IgnoreParens());
    if (Name.consume_front("("))
      Name = Name.drop_back();
    Add(Name, valueCall(Name, converted(E, Text(E), Context), T, P, Context));
  };
  auto AddLocal = [&](const Local &L) {
    if (!Failed.G)
      return;
    std::string Ghost = Failed.G->Locals.lookup(L.Name);
    if (!Ghost.empty())
      Add(L.Name, valueCall(L, Ghost, Context));
  };
  auto AddCaptures = [&](const UsedCaptures &Used) {
    for (unsigned N = 1; N < Alt.Bound.size(); ++N) {
      const Expr *E = Alt.Bound[N].E;
      if (!E)
        continue;
      bool IsAsked = llvm::is_contained(Used.Numbers, N) && !E->isLValue();
      if (!E->isEvaluatable(Context) && (IsAsked || isAtHand(E, S)))
        AddExpr(E, E->getType());
    }
  };
  auto Done = [&](const std::string &Phrase) {
    return explained(S, Values, Phrase, P.Error);
  };

  const Action *Assertion = Failed.Assertion;
  if (!Assertion || !Assertion->Expr) {
    AddCaptures(Unit.capturesOf(*Alt.T));
    for (const Local &L : A.Locals)
      AddLocal(L);
    if (!Alt.T->ErrorMessage.empty())
      return Done(escaped(Alt.T->ErrorMessage));
    std::string What = Matched ? escaped(sourceOf(Matched)) + ": " : "";
    if (Alt.T->To == Transition::Target::State &&
        Alt.T->ToState < A.States.size())
      return Done(What + "the state '" + A.States[Alt.T->ToState].Name +
                  "' is an error");
    return Done(What + "this is an error");
  }

  const CExpr &E = *Assertion->Expr;
  if (failingBlock(E, "DIFFERS") && S.Inst) {
    for (const Instance::Shown &Part : S.Inst->State) {
      std::string Call = valueCall(Part.Name, Part.Text, Part.Type, P, Context);
      if (!Call.empty() && !Part.IfAssigned.empty())
        Call = "(" + Part.IfAssigned + " ? " + Call + " : (void)0)";
      Add(Part.Name, Call);
    }
    return Done("state recurs");
  }
  Arith Op;
  if (Matched && failingBlock(E, "FITS") &&
      Unit.arithOf(Matched->IgnoreParenImpCasts(), Op)) {
    // The operands by their numbers: both, even if they are the same.
    auto Operand = [&](const Expr *X) {
      QualType T = X->getType();
      std::string Call =
          valueCall(sourceOf(X), converted(X, Text(X), Context), T, P, Context);
      Values += Call.empty() ? "" : Call + ", ";
      return !Call.empty();
    };
    bool Shown = Operand(Op.Left) && (!Op.Right || Operand(Op.Right));
    std::string Phrase = Shown ? symbolOf(Op) : escaped(sourceOf(Matched));
    return Done(Phrase + " does not fit " +
                escaped(typeName(Op.Type, Context)));
  }

  AddCaptures(Unit.capturesOf(*Alt.T));
  llvm::SmallVector<StringRef, 4> Mentioned;
  addNames(E, Mentioned);
  for (StringRef Name : Mentioned) {
    auto L = llvm::find_if(
        A.Locals, [&](const Local &Each) { return Each.Name == Name; });
    if (L != A.Locals.end()) {
      AddLocal(*L);
      continue;
    }
    const VarDecl *V = nullptr;
    std::string Code = variableHere(Name, S, V);
    if (V && !V->getType().isVolatileQualified())
      Add(Name, valueCall(Name, Code, V->getType(), P, Context));
  }
  std::string Condition;
  llvm::raw_string_ostream OS(Condition);
  printExpr(OS, E, [&](const CExpr &Leaf) {
    if (Leaf.K == CExpr::Kind::Capture) {
      const Expr *Captured =
          Leaf.Number < Alt.Bound.size() ? Alt.Bound[Leaf.Number].E : nullptr;
      const VarDecl *V = Leaf.Number < Alt.Bound.size()
                             ? Alt.Bound[Leaf.Number].Variable
                             : nullptr;
      OS << (Captured ? sourceOf(Captured)
             : V      ? V->getNameAsString()
                      : "$" + std::to_string(Leaf.Number));
      return true;
    }
    if (Leaf.K != CExpr::Kind::Call ||
        Leaf.Operands[0]->K != CExpr::Kind::Name ||
        !isOfType(Leaf.Operands[0]->Text) || Leaf.Operands.size() != 2 ||
        !P.OfType)
      return false;
    std::string Limit =
        P.OfType(Leaf.Operands[0]->Text, Leaf.Operands[1]->Number);
    if (Limit.empty() || !llvm::all_of(Limit, llvm::isAlnum))
      return false;
    OS << Limit;
    return true;
  });
  OS.flush();
  std::string What =
      Matched ? escaped(sourceOf(Matched->IgnoreParens())) + ": " : "";
  return Done(What + escaped(Condition) + " does not hold");
}

} // namespace transver
