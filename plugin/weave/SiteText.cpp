//===- SiteText.cpp - What is said of a site ------------------------------===//

#include "weave/SiteText.h"
#include "weave/FunctionWeaver.h"
#include "weave/Places.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/Diagnostic.h"

using namespace clang;

namespace transver {

/// The outcome of a condition with that text, or of a switch.
static std::string outcomeText(const Operation &Op,
                               const std::string &Condition) {
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
