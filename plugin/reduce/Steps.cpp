//===- Steps.cpp - The program as a condition sees it ---------------------===//

#include "reduce/Steps.h"
#include "Compat.h"
#include "automaton/Regex.h"
#include "product/EdgeText.h"
#include "product/LoopOutcome.h"
#include "product/Match.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"

using namespace clang;

namespace transver {
namespace {

const Expr *assignedValue(const Edge &E) {
  if (E.Op.K == Operation::Kind::Declare)
    return E.Op.Var->getInit();
  const auto *B = dyn_cast_or_null<BinaryOperator>(E.Op.Node);
  return E.Op.K == Operation::Kind::Evaluate && B && B->getOpcode() == BO_Assign
             ? B->getRHS()
             : nullptr;
}

bool isConstant(const Expr *E, ASTContext &Context) {
  Expr::EvalResult Result;
  return !E->isValueDependent() && E->EvaluateAsRValue(Result, Context) &&
         !Result.HasSideEffects;
}

/// A relation or a negation: CPAchecker writes all other conditions as a
/// comparison with zero.
bool isTruthValue(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  if (const auto *B = dyn_cast<BinaryOperator>(E))
    return B->isComparisonOp() || B->isLogicalOp();
  const auto *U = dyn_cast<UnaryOperator>(E);
  return U && U->getOpcode() == UO_LNot;
}

/// An operation that changes something.
bool isAssignment(const Stmt *S) {
  if (isa<AsmStmt>(S))
    return true;
  if (const auto *B = dyn_cast<BinaryOperator>(S))
    return B->isAssignmentOp();
  const auto *U = dyn_cast<UnaryOperator>(S);
  return U && U->isIncrementDecrementOp();
}

std::string valueText(const llvm::APSInt &Value) {
  llvm::SmallString<24> Text;
  Value.toString(Text, 10);
  return Text.str().str();
}

} // namespace

std::vector<std::string> fileScopeTexts(ASTContext &Context,
                                        const TokenBuffer &Tokens) {
  std::vector<std::string> Texts;
  auto Add = [&](SourceRange Range) {
    TokenRange R = Tokens.rangeOf(Range);
    if (!R.empty())
      Texts.push_back(canonicalText(Tokens.text(R)));
  };
  for (const Decl *D : Context.getTranslationUnitDecl()->decls()) {
    if (D->isImplicit())
      continue;
    const auto *F = dyn_cast<FunctionDecl>(D);
    if (!F || !F->doesThisDeclarationHaveABody()) {
      Add(D->getSourceRange());
      continue;
    }
    // Of a definition: what stands before its body.
    TokenIndex Begin = Tokens.indexOf(F->getBeginLoc());
    TokenIndex Body = Tokens.indexOf(F->getBody()->getBeginLoc());
    if (Begin < Body && Body < Tokens.size())
      Texts.push_back(canonicalText(Tokens.text({Begin, Body})));
  }
  return Texts;
}

//===----------------------------------------------------------------------===//
// The steps of an edge
//===----------------------------------------------------------------------===//

const std::vector<EdgeSteps> &ProgramSteps::of(const CFA &C) {
  std::unique_ptr<std::vector<EdgeSteps>> &Steps = Known[&C];
  if (Steps)
    return *Steps;
  Steps = std::make_unique<std::vector<EdgeSteps>>();
  TakerOf.clear();
  for (const Edge &E : C.Edges)
    if (const Expr *Value = assignedValue(E))
      if (const auto *Call = dyn_cast<CallExpr>(Value->IgnoreParenImpCasts()))
        TakerOf[Call] = &E;
  Steps->reserve(C.Edges.size());
  for (const Edge &E : C.Edges)
    Steps->push_back(make(C, E));
  return *Steps;
}

std::string ProgramSteps::source(const Stmt *S, bool WithEnd) const {
  TokenRange R = WithEnd ? RangeOf.ofStatement(S) : RangeOf.of(S);
  return R.empty() ? std::string() : canonicalText(Tokens.text(R));
}

/// The text of the whole statement, since that is what a reader of the source
/// has; in whichever spelling: expanded, as written, or as Clang prints it.
void ProgramSteps::addTexts(const Edge &E, Step &S) const {
  auto Add = [&](std::string Text) {
    Text = canonicalText(Text);
    if (!Text.empty() &&
        llvm::none_of(S.Texts, [&](const auto &T) { return T.first == Text; }))
      S.Texts.push_back({std::move(Text), true});
  };
  Add(EdgeText(Context).of(E));
  const Stmt *Whole = E.Statement;
  // The statement that an expression in a loop's header belongs to is the loop.
  if (const auto *For = dyn_cast_or_null<ForStmt>(Whole)) {
    auto Contains = [&](const Stmt *Part) {
      if (!Part || !E.Op.Node)
        return false;
      TokenRange Outer = RangeOf.of(Part), Inner = RangeOf.of(E.Op.Node);
      return !Outer.empty() && !Inner.empty() && Outer.Begin <= Inner.Begin &&
             Inner.End <= Outer.End;
    };
    Whole = Contains(For->getInit())  ? For->getInit()
            : Contains(For->getInc()) ? For->getInc()
                                      : nullptr;
  }
  if (!Whole || isa<IfStmt>(Whole) || isa<WhileStmt>(Whole) ||
      isa<DoStmt>(Whole) || isa<SwitchStmt>(Whole) || isa<CompoundStmt>(Whole))
    return;
  Add(source(Whole, true));
  const SourceManager &SM = Context.getSourceManager();
  Add(Lexer::getSourceText(SM.getExpansionRange(Whole->getSourceRange()), SM,
                           Context.getLangOpts())
          .str());
}

void ProgramSteps::addBranchTexts(const Expr *Atom, bool Truth, Step &S) const {
  auto Add = [&](std::string Text, bool Outcome) {
    if (!Text.empty() &&
        llvm::none_of(S.Texts, [&](const auto &T) { return T.first == Text; }))
      S.Texts.push_back({std::move(Text), Outcome});
  };
  const Expr *Plain = Atom->IgnoreParenImpCasts();
  auto AddAll = [&](StringRef Text) {
    std::string Canonical = canonicalExpression(Text);
    Add(Canonical, Truth);
    if (isTruthValue(Plain))
      return;
    // `if (x)` is `[!(x == 0)]` to CPAchecker.
    Add(canonicalExpression(("(" + Text + ") == 0").str()), !Truth);
    Add(canonicalExpression(("(" + Text + ") != 0").str()), Truth);
  };
  TokenRange R = RangeOf.of(Plain);
  if (!R.empty())
    AddAll(Tokens.text(R));
  std::string Printed;
  llvm::raw_string_ostream OS(Printed);
  Plain->printPretty(OS, nullptr, Context.getPrintingPolicy());
  OS.flush();
  AddAll(Printed);
  const SourceManager &SM = Context.getSourceManager();
  StringRef Written = Lexer::getSourceText(
      SM.getExpansionRange(Plain->getSourceRange()), SM, Context.getLangOpts());
  if (!Written.empty())
    AddAll(Written);
}

/// `x != c1`, …, `x == ck`; for our own conditions the label alone.
void ProgramSteps::addSwitch(const CFA &C, const Edge &E,
                             EdgeSteps &Into) const {
  const auto *Switch = cast<SwitchStmt>(E.Op.Node);
  const Expr *Value = Switch->getCond()->IgnoreParenImpCasts();
  TokenRange R = RangeOf.of(Value);
  std::string Operand = R.empty() ? std::string() : Tokens.text(R);
  auto AddCompare = [&](const CaseStmt *Case, bool Taken) {
    auto One = [&](const Expr *Bound, const char *Operator, bool Outcome) {
      Step S;
      S.IsBranch = true;
      S.Edges.push_back(&E);
      TokenRange Label = RangeOf.of(Bound);
      auto Add = [&](const std::string &Right) {
        std::string Text = canonicalExpression("(" + Operand + ") " + Operator +
                                               " (" + Right + ")");
        if (llvm::none_of(S.Texts,
                          [&](const auto &T) { return T.first == Text; }))
          S.Texts.push_back({Text, Outcome});
      };
      if (!Label.empty())
        Add(Tokens.text(Label));
      Add(valueText(Bound->EvaluateKnownConstInt(Context)));
      Into.Steps.push_back(std::move(S));
    };
    if (!Case->getRHS())
      return One(Case->getLHS(), "==", Taken);
    // A GNU range; one that is not taken is below it, or above.
    if (Taken) {
      One(Case->getLHS(), ">=", true);
      One(Case->getRHS(), "<=", true);
    }
  };
  if (!ForForeign) {
    Step S;
    S.IsBranch = true;
    S.Edges.push_back(&E);
    S.Texts.push_back({"default", true});
    if (const auto *Case = dyn_cast_or_null<CaseStmt>(E.Op.Case)) {
      S.Texts.clear();
      S.Texts.push_back(
          {canonicalText("case " + source(Case->getLHS(), false)), true});
      S.Texts.push_back(
          {"case " + valueText(Case->getLHS()->EvaluateKnownConstInt(Context)),
           true});
    }
    Into.Steps.push_back(std::move(S));
    return;
  }
  // In the order of the text; the edges were made in it.
  for (EdgeId Id : C.Locations[E.From].Out) {
    const Edge &Other = C.Edges[Id];
    const auto *Case = dyn_cast_or_null<CaseStmt>(Other.Op.Case);
    if (Other.Op.Node != E.Op.Node)
      continue;
    if (Other.Op.Case == E.Op.Case) {
      if (Case) {
        AddCompare(Case, true);
        return;
      }
      continue; // the default is what is left
    }
    if (Case)
      AddCompare(Case, false);
  }
}

EdgeSteps ProgramSteps::make(const CFA &C, const Edge &E) {
  EdgeSteps New;
  New.E = &E;
  New.C = &C;
  Step S;
  S.Edges.push_back(&E);
  switch (E.Op.K) {
  case Operation::Kind::Blank:
    // A label is where an edge starts; it is told once.
    if (C.Locations[E.From].Label && C.Locations[E.From].Out.size() == 1) {
      S.IsOptional = true;
      break;
    }
    return New;
  case Operation::Kind::Read:
  case Operation::Kind::Load:
  case Operation::Kind::Convert:
    return New;
  case Operation::Kind::FunctionEntry:
    S.IsOptional = true;
    break;
  case Operation::Kind::Assume: {
    New.After = true;
    if (isa<SwitchStmt>(E.Op.Node)) {
      addSwitch(C, E, New);
      return New;
    }
    const auto *Atom = cast<Expr>(E.Op.Node);
    if (isConstant(Atom, Context))
      return New;
    S.IsBranch = true;
    addBranchTexts(Atom, E.Op.Truth, S);
    break;
  }
  case Operation::Kind::Call: {
    auto Taker = TakerOf.find(cast<Expr>(E.Op.Node));
    if (Taker != TakerOf.end()) {
      S.Edges.push_back(Taker->second);
      addTexts(*Taker->second, S);
      S.Repeats =
          WithPrelude && Taker->second->Op.K == Operation::Kind::Declare;
    }
    addTexts(E, S);
    break;
  }
  case Operation::Kind::Return: {
    S.IsOptional = true;
    New.After = true;
    if (const FunctionDecl *F = cast<CallExpr>(E.Op.Node)->getDirectCallee())
      S.Texts.push_back(
          {canonicalText("Return edge from " + F->getNameAsString() + " to " +
                         C.Function->getNameAsString()),
           true});
    break;
  }
  case Operation::Kind::Evaluate:
  case Operation::Kind::Declare: {
    if (E.Op.K == Operation::Kind::Evaluate && !isAssignment(E.Op.Node))
      return New;
    const Expr *Value = assignedValue(E);
    if (Value) {
      auto Taker =
          TakerOf.find(dyn_cast<CallExpr>(Value->IgnoreParenImpCasts()));
      if (Taker != TakerOf.end() && Taker->second == &E)
        return New; // one step with its call
    }
    addTexts(E, S);
    break;
  }
  case Operation::Kind::FunctionReturn:
    if (!E.Op.Node)
      return New; // falls off the end
    addTexts(E, S);
    break;
  }
  New.Steps.push_back(std::move(S));
  return New;
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

bool ProgramSteps::isSibling(const ConditionTransition &T, const Step &S) {
  return T.Label.IsBranch && S.IsBranch &&
         llvm::any_of(S.Texts, [&](const auto &Text) {
           return Text.first == T.Label.Text && Text.second != T.Label.Outcome;
         });
}

bool ProgramSteps::matches(const ConditionTransition &T, const Step &S,
                           const EdgeSteps &In) const {
  return T.When->K == Trigger::Kind::Text ? hasLabel(T.Label, S, In)
                                          : holds(*T.When, S, In);
}

bool ProgramSteps::hasLabel(const EdgeLabel &L, const Step &S,
                            const EdgeSteps &In) const {
  // The labels of a switch have no brackets in our own form.
  bool IsCase = !ForForeign && S.IsBranch && isa<SwitchStmt>(In.E->Op.Node);
  if (L.IsBranch != S.IsBranch && !IsCase)
    return false;
  return llvm::any_of(S.Texts, [&](const auto &Text) {
    return Text.first == L.Text && Text.second == L.Outcome;
  });
}

bool ProgramSteps::isAt(StringRef Place, const EdgeSteps &In) const {
  // file:line or file:line:column; a name with a colon and a number at its end
  // is not told apart from a line.
  unsigned Numbers[2] = {0, 0}, Count = 0;
  while (Count < 2) {
    auto [Rest, Last] = Place.rsplit(':');
    unsigned Number;
    if (Rest == Place || Last.getAsInteger(10, Number))
      break;
    Numbers[Count++] = Number;
    Place = Rest;
  }
  unsigned Line = Count == 2 ? Numbers[1] : Numbers[0];
  unsigned Column = Count == 2 ? Numbers[0] : 0;
  const SourceManager &SM = Context.getSourceManager();
  auto Is = [&](SourceLocation Loc) {
    PresumedLoc P = SM.getPresumedLoc(SM.getExpansionLoc(Loc));
    if (P.isInvalid() || P.getLine() != Line ||
        (Column && P.getColumn() != Column))
      return false;
    // A relative name is the end of an absolute one.
    StringRef File = P.getFilename();
    if (File == Place)
      return true;
    StringRef Long = File.size() > Place.size() ? File : Place;
    StringRef Short = File.size() > Place.size() ? Place : File;
    if (compat::startsWith(Short, "./"))
      Short = Short.drop_front(2);
    return Long.size() > Short.size() &&
           Long.substr(Long.size() - Short.size()) == Short &&
           Long[Long.size() - Short.size() - 1] == '/';
  };
  bool Found = false;
  forEachPlace(In, [&](SourceLocation Loc) { Found = Found || Is(Loc); });
  return Found;
}

void ProgramSteps::forEachPlace(
    const EdgeSteps &In, llvm::function_ref<void(SourceLocation)> Visit) {
  for (const Step &S : In.Steps)
    for (const Edge *E : S.Edges) {
      const Stmt *Node = E->Op.Node;
      if (!Node) {
        const LabelDecl *Label = In.C->Locations[E->From].Label;
        if (E->Op.K == Operation::Kind::Blank && Label)
          Visit(Label->getLocation());
        if (E->Op.K == Operation::Kind::FunctionEntry)
          Visit(In.C->Function->getLocation());
        continue;
      }
      Visit(Node->getBeginLoc());
      if (const auto *Value = dyn_cast<Expr>(Node))
        Visit(Value->getExprLoc());
      if (E->Op.Var)
        Visit(E->Op.Var->getLocation());
      if (E->Op.Case)
        Visit(E->Op.Case->getBeginLoc());
      if (E->Statement)
        Visit(E->Statement->getBeginLoc());
    }
}

bool ProgramSteps::holds(const Trigger &T, const Step &S,
                         const EdgeSteps &In) const {
  using Kind = Trigger::Kind;
  const Edge &E = *In.E;
  // The way back from a callee has a text and nothing else.
  if (E.Op.K == Operation::Kind::Return && T.K != Kind::Text &&
      T.K != Kind::Regex && T.K != Kind::And && T.K != Kind::Or)
    return false;
  bool IsEntry = E.Op.K == Operation::Kind::FunctionEntry;
  auto AnyText = [&](llvm::function_ref<bool(StringRef)> Test) {
    return llvm::any_of(S.Texts,
                        [&](const auto &Text) { return Test(Text.first); });
  };
  switch (T.K) {
  case Kind::True:
    // What is stuttered over is met by those that ask for it.
    return !S.IsOptional;
  case Kind::AnyText:
    return !S.IsOptional;
  case Kind::Text:
    return hasLabel(readLabel(T.Text), S, In);
  case Kind::Regex: {
    llvm::Regex R(posixRegex(T.Text));
    return AnyText([&](StringRef Text) { return R.match(Text); });
  }
  case Kind::Pattern: {
    Bindings Bound;
    return llvm::any_of(S.Edges, [&](const Edge *Part) {
      if (const auto *Atom = dyn_cast_or_null<Expr>(Part->Op.Node))
        if (Part->Op.K == Operation::Kind::Assume)
          return T.Pattern.K == CPattern::Kind::Expression &&
                 matchExpr(*T.Pattern.Expr, Atom, Context, Bound, nullptr);
      return matchPattern(T.Pattern, Part->Op, Context, Bound, nullptr);
    });
  }
  case Kind::Label: {
    const LabelDecl *Label = In.C->Locations[E.From].Label;
    if (!Label || E.Op.K != Operation::Kind::Blank)
      return false;
    return T.IsRegex ? llvm::Regex(posixRegex(T.Text)).match(Label->getName())
                     : Label->getName() == T.Text;
  }
  case Kind::FunctionCall: {
    // The call of a function, defined or not, by its name.
    if (IsEntry)
      return In.C->Function->isMain() && T.Text == "main";
    const auto *Call = dyn_cast_or_null<CallExpr>(E.Op.Node);
    const FunctionDecl *F = Call && E.Op.K == Operation::Kind::Call
                                ? Call->getDirectCallee()
                                : nullptr;
    return F && F->getIdentifier() && F->getName() == T.Text;
  }
  case Kind::Entry:
    return IsEntry && In.C->Function->isMain();
  case Kind::FunctionEntry:
    return IsEntry;
  case Kind::FunctionExit:
    return E.Op.K == Operation::Kind::FunctionReturn;
  case Kind::Branch:
    return S.IsBranch;
  case Kind::Holds:
    return S.IsBranch && E.Op.Truth;
  case Kind::Fails:
    return S.IsBranch && !E.Op.Truth;
  case Kind::Cond:
    return loopOutcome(E) == LoopOutcome::GoesOn;
  case Kind::NotCond:
    return loopOutcome(E) == LoopOutcome::Leaves;
  case Kind::Place:
    return isAt(T.Text, In);
  case Kind::CoversLines:
    return llvm::any_of(T.Lines, [&](unsigned Line) {
      const Stmt *Node = E.Op.Node;
      PresumedLoc P = Context.getSourceManager().getPresumedLoc(
          Node ? Node->getBeginLoc() : In.C->Locations[E.From].Where);
      return P.isValid() && P.getLine() == Line;
    });
  case Kind::Not:
    return !S.IsOptional && !holds(*T.Operands[0], S, In);
  case Kind::And:
    return holds(*T.Operands[0], S, In) && holds(*T.Operands[1], S, In);
  case Kind::Or:
    return holds(*T.Operands[0], S, In) || holds(*T.Operands[1], S, In);
  case Kind::False:
  case Kind::Exit:
  case Kind::Equal:
  case Kind::Statement:
  case Kind::Test:
    return false;
  }
  return false;
}

} // namespace transver
