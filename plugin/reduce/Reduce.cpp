//===- Reduce.cpp - The residual program of a condition -------------------===//

#include "reduce/Reduce.h"
#include "automaton/Print.h"
#include "output/Input.h"
#include "product/EdgeText.h"
#include "weave/NativeRuntime.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/SHA256.h"

using namespace clang;

namespace transver {
namespace {

void report(DiagnosticsEngine &Diags, DiagnosticsEngine::Level Level,
            SourceLocation Loc, const Twine &Text) {
  Diags.Report(Loc, Diags.getCustomDiagID(Level, "%0"))
      << ("transver: " + Text).str();
}

/// Refuses a condition that says which program it is about, if that is another.
bool isAboutInput(const Condition &C, ASTContext &Context) {
  if (C.Program.empty())
    return true;
  SourceManager &SM = Context.getSourceManager();
  std::string Own = hashOfInput(SM);
  if (Own == C.Program)
    return true;
  std::vector<AutomatonDiagnostic> Message = {
      {AutomatonDiagnostic::Level::Error,
       C.Parsed.Automata.front().ProgramRange,
       "the condition is about another program; this one is '" + Own + "'",
       ""}};
  showMessages(C.Source, Message, Context.getDiagnostics(), SM);
  return false;
}

/// Tells where the condition and the program part ways.
void reportUnlisted(const ConditionRun &Run, ASTContext &Context) {
  constexpr unsigned Most = 5;
  unsigned Count = 0;
  if (!Run.condition().IsForeign)
    return;
  DiagnosticsEngine &Diags = Context.getDiagnostics();
  for (const auto &[State, Edge] : Run.Unlisted) {
    if (++Count > Most)
      break;
    const Stmt *Node = Edge->E->Op.Node;
    SourceLocation Loc = Edge->E->Op.Var ? Edge->E->Op.Var->getLocation()
                         : Node          ? Node->getBeginLoc()
                                         : Edge->C->Function->getLocation();
    report(Diags, DiagnosticsEngine::Warning, Loc,
           "state '" + Run.condition().States[State].Name +
               "' of the condition does not list this step; nothing is cut "
               "behind it");
  }
  if (Run.Unlisted.size() > Most)
    report(Diags, DiagnosticsEngine::Note, SourceLocation(),
           Twine(Run.Unlisted.size() - Most) + " more states list no step");
}

/// Warns of a condition that fits nowhere.
void reportUnused(const ConditionRun &Run, ASTContext &Context) {
  const Condition &C = Run.condition();
  if (C.Initial == ResidualState || C.States[C.Initial].IsAccepting ||
      !Run.Used.empty())
    return;
  std::vector<AutomatonDiagnostic> Message = {
      {AutomatonDiagnostic::Level::Warning, C.States[C.Initial].Range,
       "no transition of the condition matches a step of the program; nothing "
       "is cut",
       ""}};
  showMessages(C.Source, Message, Context.getDiagnostics(),
               Context.getSourceManager());
}

std::string percent(unsigned Part, unsigned Whole) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  OS << llvm::format("%.0f %%", Whole ? 100.0 * Part / Whole : 0.0);
  return OS.str();
}

/// The table of --stats.
void printStats(Reduction &R, const ConditionRun &Run) {
  raw_ostream &OS = llvm::errs();
  const Condition &C = Run.condition();
  Residual::Size Before = R.Product.programSize(), After = R.Product.size();
  if (R.Opts.Reducer == ReducerKind::Identity || R.Product.initial() == 0) {
    After = Before; // nothing is cut
  } else if (R.KeepsState) {
    // Each site is a location more.
    After.Locations = R.Product.distinctLocations() + R.Sites;
    After.Edges = Before.Edges + R.Sites;
  }
  unsigned All = 0, Leading = 0;
  for (unsigned I = 0; I < C.States.size(); ++I) {
    size_t Own = C.States[I].IsAccepting ? 0 : C.States[I].Transitions.size();
    All += Own;
    Leading += C.canAccept(I) ? Own : 0;
  }
  auto Row = [&](StringRef Name, unsigned Value, const Twine &Rest = "") {
    OS << llvm::left_justify(Name, 48) << Value << Rest << '\n';
  };
  Row("states of the condition", C.States.size());
  Row("states of the condition, determinised", Run.size() - 1);
  Row("locations of the program", Before.Locations);
  Row("edges of the program", Before.Edges);
  Row("locations of the residual program", After.Locations,
      " (" + percent(After.Locations, Before.Locations) + ")");
  Row("edges of the residual program", After.Edges,
      " (" + percent(After.Edges, Before.Edges) + ")");
  Row("edges of the condition", All);
  Row("edges of the condition, before what is covered", Leading);
  Row("edges of the condition, of these matched", Run.Used.size());
  Row("paths cut, at edges", After.Cuts);
  for (unsigned I = 0; I < C.States.size(); ++I)
    for (const ConditionTransition &T : C.States[I].Transitions) {
      if (C.States[I].IsAccepting || !C.canAccept(I) || Run.Used.count(&T))
        continue;
      const llvm::MemoryBuffer &Buffer = *C.Source.Buffers[T.Range.Buffer];
      StringRef Text = Buffer.getBuffer();
      OS << Buffer.getBufferIdentifier() << ':'
         << 1 + Text.take_front(T.Range.Begin).count('\n')
         << ": unmatched: " << Text.slice(T.Range.Begin, T.Range.End) << '\n';
    }
}

Residual::Options optionsOf(const Options &Opts) {
  Residual::Options R;
  R.Dynamic = Opts.Reducer == ReducerKind::Ghost;
  R.Bound = Opts.FoldBound;
  switch (Opts.Reducer) {
  case ReducerKind::FoldLocation:
    R.Folding = Fold::Location;
    break;
  case ReducerKind::FoldLoops:
    R.Folding = Fold::Loops;
    break;
  case ReducerKind::FoldBound:
    R.Folding = Fold::Bound;
    break;
  case ReducerKind::FoldContext:
    R.Folding = Fold::Context;
    break;
  case ReducerKind::FoldExceptLoops:
    R.Folding = Fold::ExceptLoops;
    break;
  default:
    break;
  }
  return R;
}

/// Writes the residual program in the form that was asked for. What the product
/// cannot express in text has its state in a variable.
bool write(Reduction &R, ConditionRun &Run) {
  if (R.Opts.Reducer == ReducerKind::Ghost) {
    R.KeepsState = true;
    return writeGhost(R);
  }
  std::string Why;
  SourceLocation WhyAt;
  if (writeProduct(R, Why, WhyAt))
    return true;
  report(R.Context.getDiagnostics(), DiagnosticsEngine::Warning, WhyAt,
         Why + "; the state of the condition is kept in a variable instead");
  // A variable has the states as they are: united ones would be others.
  Residual::Options Opts;
  Opts.Dynamic = true;
  Residual Dynamic(R.Unit, R.Steps, Run, Opts);
  Reduction Other{R.Context, R.Tokens, R.Opts,  R.Edits,   R.Unit,
                  R.Steps,   Dynamic,  R.Fresh, R.RangeOf, R.CutFunction};
  bool Good = Dynamic.initial() == 0 || writeGhost(Other);
  R.UsesCut |= Other.UsesCut;
  R.Sites += Other.Sites;
  R.KeepsState = true;
  return Good;
}

/// The product as a graph: its nodes are a function's locations in a state.
std::string dumpProduct(Reduction &R, DumpKind Kind) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  bool IsDot = Kind == DumpKind::Dot;
  EdgeText Printer(R.Context);
  auto Quoted = [](StringRef Plain) {
    std::string Out;
    for (char C : Plain)
      Out += C == '"' || C == '\\' ? std::string("\\") + C
             : C == '\n'           ? std::string(" ")
                                   : std::string(1, C);
    return Out;
  };
  auto NodeName = [&](unsigned I, Residual::State Entry, LocationId L,
                      Residual::State S) {
    return (R.Unit.Functions[I].Decl->getName() + (IsDot ? "_" : "/") +
            llvm::Twine(Entry) + (IsDot ? "_l" : ": l") + llvm::Twine(L) +
            (IsDot ? "_" : " in state ") + llvm::Twine(S))
        .str();
  };
  if (IsDot)
    OS << "digraph product {\n  node [shape=box, fontname=\"Helvetica\"];\n"
          "  edge [fontname=\"Courier\", fontsize=10];\n"
          "  cut [shape=octagon];\n";
  std::set<std::string> Seen;
  auto Node = [&](unsigned I, Residual::State Entry, LocationId L,
                  Residual::State S) {
    std::string Name = NodeName(I, Entry, L, S);
    if (IsDot && Seen.insert(Name).second) {
      PresumedLoc P = R.Context.getSourceManager().getPresumedLoc(
          R.Unit.get(I).Locations[L].Where);
      OS << "  \"" << Name << "\" [label=\""
         << R.Unit.Functions[I].Decl->getName() << " l" << L << " (line "
         << (P.isValid() ? P.getLine() : 0) << ")\\n"
         << Quoted(R.Product.describe(S)) << "\"];\n";
    }
    return Name;
  };
  R.Product.forEachEdge([&](unsigned I, Residual::State Entry, LocationId From,
                            Residual::State S, EdgeId Id, LocationId To,
                            Residual::State Next) {
    std::string Left = Node(I, Entry, From, S);
    std::string Right =
        Next == Residual::Cut ? std::string("cut") : Node(I, Entry, To, Next);
    std::string Label = Printer.of(R.Unit.get(I).Edges[Id]);
    if (IsDot)
      OS << "  \"" << Left << "\" -> \"" << Right << "\" [label=\""
         << Quoted(Label) << "\"];\n";
    else
      OS << Left << " --" << Label << "--> " << Right << '\n';
  });
  if (IsDot)
    OS << "}\n";
  return OS.str();
}

/// Cuts the whole program, at the entry of main.
void cutAtMain(Reduction &R) {
  for (const UnitCFAs::Function &F : R.Unit.Functions) {
    if (!F.Decl->isMain())
      continue;
    const auto *Body = cast<CompoundStmt>(F.Decl->getBody());
    R.Edits.insertLineAfter(R.Tokens.indexOf(Body->getLBracLoc()),
                            R.CutFunction + "();");
    R.UsesCut = true;
    ++R.Sites;
  }
}

} // namespace

std::string hashOfInput(const SourceManager &SM) {
  StringRef Text = SM.getBufferData(SM.getMainFileID());
  auto Digest = llvm::SHA256::hash(llvm::ArrayRef<uint8_t>(
      reinterpret_cast<const uint8_t *>(Text.data()), Text.size()));
  return "sha256:" + llvm::toHex(llvm::StringRef(reinterpret_cast<const char *>(
                                                     Digest.data()),
                                                 Digest.size()),
                                 /*LowerCase=*/true);
}

ReduceResult reduce(ASTContext &Context, const TokenBuffer &Tokens,
                    const Options &Opts, EditSet &Edits) {
  ReduceResult Result;
  DiagnosticsEngine &Diags = Context.getDiagnostics();
  auto Buffer = readInput(Opts.Condition);
  if (!Buffer) {
    report(Diags, DiagnosticsEngine::Error, SourceLocation(),
           "cannot read condition '" + Opts.Condition +
               "': " + toString(Buffer.takeError()));
    Result.Good = false;
    return Result;
  }
  std::unique_ptr<Condition> C =
      readCondition(std::move(*Buffer), fileScopeTexts(Context, Tokens));
  showMessages(C->Source, C->Parsed.Diagnostics, Diags,
               Context.getSourceManager());
  Result.Good = !C->Parsed.hasErrors() && isAboutInput(*C, Context);
  if (!Result.Good)
    return Result;

  UnitCFAs Unit(Context);
  Unit.Wanted.Places = true;
  Ranges RangeOf(Tokens);
  ProgramSteps Steps(Unit, Tokens, RangeOf, C->IsForeign, C->HasPrelude);
  ConditionRun Run(*C, Steps);
  Residual Product(Unit, Steps, Run, optionsOf(Opts));
  Names Fresh(Tokens);
  Reduction R{Context, Tokens,  Opts,  Edits,   Unit,
              Steps,   Product, Fresh, RangeOf, Fresh.fresh("cut")};
  if (Opts.isReducerDump()) {
    llvm::raw_string_ostream OS(Result.Dump);
    if (Opts.DumpCondition == DumpKind::Dot)
      printAutomatonAsDot(OS, C->Parsed.Automata.front());
    else if (Opts.DumpCondition == DumpKind::Text)
      printAutomaton(OS, C->Parsed.Automata.front());
    if (Opts.DumpProduct != DumpKind::None)
      OS << dumpProduct(R, Opts.DumpProduct);
    return Result;
  }
  if (Run.TooMany)
    report(Diags, DiagnosticsEngine::Warning, SourceLocation(),
           "the condition has too many sets of states; some of what it covers "
           "is kept");
  if (C->ProvesNothing)
    report(Diags, DiagnosticsEngine::Remark, SourceLocation(),
           "the condition tells what is not looked at, not what is verified; "
           "the residual program proves nothing");
  reportUnused(Run, Context);
  reportUnlisted(Run, Context);
  if (Opts.Reducer != ReducerKind::Identity) {
    if (Product.cutsAll())
      cutAtMain(R);
    else if (Product.initial() != 0)
      Result.Good = write(R, Run);
  }
  if (R.UsesCut) {
    // A cut is no end of the program, so no property judges it.
    std::string Body;
    if (Opts.Cut == CutKind::Assume) {
      Result.Prologue.push_back(prototype("__VERIFIER_assume", Context.VoidTy,
                                          Context.IntTy, Fresh, Context));
      Body = "__VERIFIER_assume(0); ";
    }
    bool Exits = Opts.Cut == CutKind::Exit;
    Result.Prologue.push_back(
        prototype(Exits ? "exit" : "abort", Context.VoidTy,
                  Exits ? Context.IntTy : Context.VoidTy, Fresh, Context));
    Result.Prologue.push_back("static void " + R.CutFunction + "(void) { " +
                              Body + (Exits ? "exit(0); }" : "abort(); }"));
  }
  if (Opts.Prof == Profile::Native)
    addNativeRuntime({isUndefined("reach_error", Context), /*Choose=*/false,
                      R.UsesCut && Opts.Cut == CutKind::Assume},
                     Context, Fresh, Result.Prologue, Result.Epilogue);
  if (Opts.Stats)
    printStats(R, Run);
  return Result;
}

} // namespace transver
