//===- Weave.cpp - Weaving automata into a program ------------------------===//

#include "weave/Weave.h"
#include "Compat.h"
#include "output/Report.h"
#include "product/Access.h"
#include "product/Product.h"
#include "weave/AssignedFlags.h"
#include "weave/Blocks.h"
#include "weave/Decide.h"
#include "weave/ElementSets.h"
#include "weave/FunctionWeaver.h"
#include "weave/Helpers.h"
#include "weave/Names.h"
#include "weave/NativeRuntime.h"
#include "weave/ProgramLog.h"
#include "weave/Roots.h"
#include "weave/Shadows.h"
#include "weave/Unobserved.h"

using namespace clang;

namespace transver {

TokenIndex externalStart(const TokenBuffer &Tokens, TokenIndex At) {
  // Attributes may stand before what the AST calls the beginning. The previous
  // external declaration ends with `;` or `}`.
  while (At > 0 && !Tokens[At - 1].isOneOf(tok::semi, tok::r_brace))
    --At;
  return At;
}

namespace {

/// The ghosts of an automaton: names, and their definitions.
Ghosts makeGhosts(const Automaton &A, Names &Fresh) {
  Ghosts G;
  for (const Local &L : A.Locals)
    G.Locals[L.Name] = Fresh.fresh(A.Name + "_" + L.Name);
  return G;
}

/// A state of which several transitions may be taken.
bool hasForks(const Automaton &A) {
  return llvm::any_of(A.States, [](const State &S) {
    return !S.UseFirst && S.Transitions.size() > 1;
  });
}

/// Why a monitor cannot follow all branches of A's forks; empty if it can.
const char *whyNoSet(const Automaton &A) {
  constexpr size_t Bits = 32;
  if (A.States.size() > Bits)
    return "it has more than 32 states";
  for (const State &S : A.States)
    for (const Transition &T : S.Transitions)
      for (const Action &Act : T.Actions)
        if (Act.K == Action::Kind::Do || Act.K == Action::Kind::Assume)
          return "its branches have variables or assumptions of their own";
  return "";
}

/// A site whose only assertion holds for all values is no site.
bool holdsAlways(const Site &S, const UnitWeave &Unit) {
  if (S.Dynamic || S.Reactions.size() != 1 ||
      S.Reactions[0].Alternatives.size() != 1)
    return false;
  const Alternative &Alt = S.Reactions[0].Alternatives[0];
  if (Alt.T->Actions.size() != 1 ||
      Alt.T->Actions[0].K != Action::Kind::Assert ||
      Alt.T->To != Transition::Target::State ||
      Alt.T->ToState != S.Reactions[0].States[0])
    return false;
  const CExpr *E = Alt.T->Actions[0].Expr.get();
  return E && holdsForAll(*E, Alt.Bound, Unit.Context,
                          [&](const Expr *Operation, Arith &A) {
                            return Unit.arithOf(Operation, A);
                          });
}

/// True if T is an error where a function of that name is called.
bool forbids(const Transition &T, StringRef Name) {
  const Trigger &When = *T.When;
  return T.To == Transition::Target::Error && T.Actions.empty() &&
         When.K == Trigger::Kind::Pattern &&
         When.Pattern.K == CPattern::Kind::Expression &&
         When.Pattern.Expr->K == CExpr::Kind::Call &&
         When.Pattern.Expr->Operands[0]->K == CExpr::Kind::Name &&
         When.Pattern.Expr->Operands[0]->Text == Name;
}

/// True if an automaton asks whether the input's own error function is called:
/// then that is the property, and it stays as it is (design D6).
bool isProperty(ArrayRef<const Automaton *> Automata, StringRef Name) {
  return llvm::any_of(Automata, [&](const Automaton *A) {
    return llvm::any_of(A->States, [&](const State &S) {
      return llvm::any_of(
          S.Transitions, [&](const Transition &T) { return forbids(T, Name); });
    });
  });
}

/// A call of the error function that is an error needs no second one.
bool isErrorItself(const Site &S, StringRef Name) {
  return !S.Dynamic && S.Before &&
         llvm::all_of(S.Reactions, [&](const Reaction &R) {
           return llvm::all_of(R.Alternatives, [&](const Alternative &Alt) {
             return forbids(*Alt.T, Name) && !Alt.OutermostOnly;
           });
         });
}

/// Whether S is only a step of a state that nobody keeps, as every site before
/// it knows that state: nothing is to be written there.
bool isSilent(const Site &S, const Automaton &A, const Ghosts &G) {
  if (S.Upkeep || !G.State.empty() || A.isPerPlace())
    return false;
  return llvm::all_of(S.Reactions, [&](const Reaction &R) {
    return llvm::all_of(R.Alternatives, [&](const Alternative &Alt) {
      return Alt.T->Actions.empty() && Alt.T->To == Transition::Target::State &&
             !(Alt.T->ToState < A.States.size() &&
               A.States[Alt.T->ToState].IsTarget);
    });
  });
}

bool isGoal(const Site &S) {
  return llvm::any_of(S.Reactions, [](const Reaction &R) {
    return llvm::any_of(R.Alternatives, [](const Alternative &Alt) {
      return Alt.T->To == Transition::Target::Goal;
    });
  });
}

/// Who observes: each automaton once, one FOR EACH ALLOCATION once for each
/// call that allocates, with its place in the name.
void observe(UnitCFAs &CFAs, llvm::ArrayRef<WovenAutomaton> Woven,
             std::vector<Observation> &Observations,
             std::vector<std::string> &NameOf) {
  for (const WovenAutomaton &W : Woven) {
    if (W.A->ForEach != Automaton::Each::Allocation) {
      Observations.push_back({W.A});
      NameOf.push_back(W.Name);
      continue;
    }
    for (const CallExpr *Call : allocationsOf(CFAs)) {
      Observations.push_back({W.A, Call});
      PresumedLoc Place =
          CFAs.Context.getSourceManager().getPresumedLoc(Call->getExprLoc());
      NameOf.push_back(W.Name + ":" + std::to_string(Place.getLine()) + ":" +
                       std::to_string(Place.getColumn()));
    }
  }
}

/// Where exit handlers run, what each automaton does when they have run. These
/// sites stand nowhere; they are told at the entry of a function, main if the
/// unit is the program, whose CFA is C.
std::vector<Site> sitesAtEnd(const UnitCFAs &CFAs, const CFA &C,
                             llvm::ArrayRef<const Automaton *> Automata) {
  std::vector<Site> Sites;
  for (unsigned A = 0; CFAs.HasExitHandlers && A < Automata.size(); ++A) {
    Site S;
    S.Automaton = A;
    S.E = &C.Edges[C.Locations[C.Entry].Out.front()];
    S.Reactions = reactionsAtEnd(*Automata[A]);
    S.Dynamic = Automata[A]->States.size() > 1;
    if (!S.Reactions.empty())
      Sites.push_back(std::move(S));
  }
  return Sites;
}

bool asksForOutermost(llvm::ArrayRef<Site> Sites) {
  return llvm::any_of(Sites, [](const Site &S) {
    return llvm::any_of(S.Reactions, [](const Reaction &R) {
      return llvm::any_of(R.Alternatives, [](const Alternative &Alt) {
        return Alt.OutermostOnly;
      });
    });
  });
}

/// Adds to Sites, those of main, what counts its returns.
void countReturns(const CFA &C, const std::string &Depth,
                  std::vector<Site> &Sites) {
  for (const Edge &E : C.Edges) {
    if (E.Op.K != Operation::Kind::FunctionReturn)
      continue;
    Site S;
    S.E = &E;
    S.Before = true;
    S.Upkeep = [Depth](const auto &) { return Depth + "--"; };
    Sites.push_back(std::move(S));
  }
}

} // namespace

WeaveResult weave(ASTContext &Context, const TokenBuffer &Tokens,
                  const std::vector<WovenAutomaton> &Woven, const Options &Opts,
                  StringRef InputName, EditSet &Edits) {
  WeaveResult Result;
  UnitCFAs CFAs(Context);
  CFAs.AbortIgnored = Opts.AbortIgnored;
  CFAs.Wanted.Loops = CFAs.Wanted.Joins = false;
  for (const WovenAutomaton &W : Woven) {
    CFADetail Wanted = detailFor(*W.A);
    CFAs.Wanted.Loops |= Wanted.Loops;
    // Whether a variable is assigned follows from what leads to its use.
    CFAs.Wanted.Joins |= Wanted.Joins || asksAssigned(*W.A);
    CFAs.Wanted.Places |= Wanted.Places;
    CFAs.Wanted.Loads |= Wanted.Loads;
    CFAs.Wanted.Conversions |= Wanted.Conversions;
  }
  CFAs.IsPart = Opts.IsPart;
  CFAs.HasExitHandlers |= Opts.IsPart;
  std::vector<Observation> Observations;
  std::vector<std::string> NameOf;
  observe(CFAs, Woven, Observations, NameOf);
  std::vector<const Automaton *> Automata;
  for (const Observation &O : Observations)
    Automata.push_back(O.A);
  Names Fresh(Tokens);
  if (Opts.Explain)
    reserveExplainNames(Fresh);
  if (Opts.IsPart)
    reserveProgramLogNames(Fresh);
  Helpers Shared(Fresh, Edits);
  Ranges RangeOf(Tokens);
  ReportBuilder Report(!Opts.Report.empty());
  UnitWeave Unit{Context, Tokens, Edits,  Opts,    Automata, {},
                 {},      Fresh,  Shared, RangeOf, Report};
  bool IsNative = Opts.Prof == Profile::Native;

  DiagnosticsEngine &Diags = Context.getDiagnostics();
  bool HasPlaces = false;
  for (unsigned I = 0; I < Automata.size(); ++I) {
    const Automaton *A = Automata[I];
    Unit.Names.push_back(NameOf[I]);
    Report.addAutomaton(NameOf[I], A->Property, A->Doubt, A->States.size());
    Unit.GhostsOf.push_back(makeGhosts(*A, Fresh));
    HasPlaces |= A->isPerPlace();
    if (Opts.IsPart && A->ForEach == Automaton::Each::Allocation) {
      Diags.Report(Observations[I].OwnAllocation->getExprLoc(),
                   Diags.getCustomDiagID(
                       DiagnosticsEngine::Error,
                       "transver: automaton '%0' follows this block through "
                       "the whole program, and this unit is one of several; "
                       "'transver transform' makes one of them"))
          << A->Name;
      Result.Good = false;
      break;
    }
    if (Opts.IsPart && (!A->BlockSets.empty() || !A->ElementSets.empty())) {
      Diags.Report(Diags.getCustomDiagID(
          DiagnosticsEngine::Error,
          "transver: automaton '%0' keeps %select{the blocks|a set}1 of the "
          "whole program, and this unit is one of several; 'transver "
          "transform' makes one of them"))
          << A->Name << A->BlockSets.empty();
      Result.Good = false;
      break;
    }
    if (!IsNative || !hasForks(*A))
      continue;
    Unit.GhostsOf.back().IsSet = true;
    StringRef Why = whyNoSet(*A);
    if (A->isPerPlace())
      Why = "it has an instance for each place";
    if (Why.empty())
      continue;
    Diags.Report(Diags.getCustomDiagID(
        DiagnosticsEngine::Error,
        "transver: automaton '%0' forks, and cannot be run: %1"))
        << NameOf[I] << Why;
    Result.Good = false;
  }
  Result.Good &= reportUnobserved(Context, Automata, Opts.SkipIsRemark, Report);
  if (!Result.Good)
    return Result;
  if (!IsNative)
    renameForeignKeywords(Context, Tokens, Fresh, Edits);
  bool KeepsError = !IsNative && isProperty(Automata, Unit.ErrorFunction) &&
                    canStandForError(Unit.ErrorFunction, Context);
  renameOwnErrors(Context, Tokens, Fresh, IsNative, Opts.IsPart,
                  KeepsError ? StringRef(Unit.ErrorFunction) : StringRef(),
                  Edits, Result.Epilogue);

  std::unique_ptr<Shadows> Shadow;
  if (HasPlaces)
    Shadow = std::make_unique<Shadows>(Unit, CFAs);
  Unit.Shadow = Shadow.get();
  Blocks Sets(Unit);
  if (llvm::any_of(Automata,
                   [](const Automaton *A) { return !A->BlockSets.empty(); }))
    Unit.BlockSets = &Sets;
  ElementSets Elements(Unit);
  if (llvm::any_of(Automata,
                   [](const Automaton *A) { return !A->ElementSets.empty(); }))
    Unit.Elements = &Elements;
  AssignedFlags Flags(Unit);
  if (llvm::any_of(Automata,
                   [](const Automaton *A) { return asksAssigned(*A); }))
    Unit.Flags = &Flags;
  std::unique_ptr<Roots> RootsOf;
  if (Sets.anyLost())
    RootsOf = std::make_unique<Roots>(Unit, CFAs, Sets);
  bool EndIsWoven = false;
  const bool DefinesMain =
      llvm::any_of(CFAs.Functions, [](const UnitCFAs::Function &F) {
        return F.Decl->isMain();
      });
  std::vector<bool> Defined(Automata.size(), false);
  if (CFAs.CallsMain)
    Unit.MainDepth = Fresh.fresh("main_depth");
  auto DefineGhosts = [&](unsigned A) {
    if (Defined[A])
      return;
    Defined[A] = true;
    const Ghosts &G = Unit.GhostsOf[A];
    // Of several units each defines them, and the linker takes one.
    std::string Linkage =
        Opts.IsPart ? "__attribute__((weak, visibility(\"default\"))) "
                    : "static ";
    if (!G.State.empty())
      Shared.line(G.IsSet
                      ? Linkage + "unsigned long " + G.State + " = " +
                            std::to_string(1ull << Automata[A]->Initial) + "ul;"
                      : Linkage + "int " + G.State + " = " +
                            std::to_string(Automata[A]->Initial) + ";");
    for (const Local &L : Automata[A]->Locals)
      Shared.line(Linkage + defineLocal(L, G.Locals.lookup(L.Name)));
  };
  // The names of state variables are known before it is known which are needed.
  std::vector<std::string> StateNames;
  for (const Automaton *A : Automata)
    StateNames.push_back(A->States.size() > 1 ? Fresh.fresh(A->Name + "_state")
                                              : std::string());
  buildProduct(
      CFAs, Observations,
      [&](const std::vector<bool> &NeedsState) {
        for (unsigned I = 0; I < Automata.size(); ++I)
          if (NeedsState[I]) {
            Unit.GhostsOf[I].State = StateNames[I];
            Report.setGhostState(I);
          }
      },
      [&](unsigned I) {
        return (Shadow && Shadow->concerns(I)) ||
               (RootsOf && RootsOf->concerns(I));
      },
      [&](const CFA &C, std::vector<Site> &Kept) {
        auto IsDecided = [&](Site &S) {
          if (isGoal(S)) {
            S.Goal = ++Unit.GoalCount;
            Report.addGoal(S.Automaton, Unit.describe(S, *C.Function, ""));
          }
          if (KeepsError && isErrorItself(S, Unit.ErrorFunction)) {
            ReportBuilder::Operation O = Unit.describe(S, *C.Function, "woven");
            O.Form = "K";
            Report.add(S.Automaton, std::move(O));
            return true;
          }
          if (!Opts.Explain &&
              isSilent(S, *Automata[S.Automaton], Unit.GhostsOf[S.Automaton]))
            return true;
          if (!holdsAlways(S, Unit))
            return false;
          Report.add(S.Automaton, Unit.describe(S, *C.Function, "holds"));
          return true;
        };
        // (The question of std::remove_if must not change what it is asked of.)
        auto End = Kept.begin();
        for (Site &S : Kept) {
          if (IsDecided(S))
            continue;
          if (&*End != &S)
            *End = std::move(S);
          ++End;
        }
        Kept.erase(End, Kept.end());
        if (Unit.Flags)
          Flags.prepare(C, Kept, [&](Site &S) {
            Report.add(S.Automaton, Unit.describe(S, *C.Function, "holds"));
          });
        unsigned Index = CFAs.indexOf(*C.Function);
        bool HasRoots = RootsOf && RootsOf->concerns(Index);
        if (Kept.empty() && !Shadow && !HasRoots && !C.Function->isMain())
          return;
        TokenIndex Begin = Tokens.indexOf(C.Function->getBeginLoc());
        if (Begin == Tokens.size()) {
          Diags.Report(C.Function->getLocation(),
                       Diags.getCustomDiagID(
                           DiagnosticsEngine::Error,
                           "transver: this function has no tokens of its own"));
          Unit.Failed = true;
          return;
        }
        Shared.moveTo(externalStart(Tokens, Begin));
        if (Shadow)
          Shadow->prepare(Index, C, Kept);
        if (HasRoots)
          RootsOf->prepare(Index, C, Kept);
        std::vector<Site> AtEnd;
        bool IsMain = C.Function->isMain();
        // What the end of the program tells has main's place, if that is here.
        bool HasEnd = IsMain || (Opts.IsPart && !DefinesMain && !Kept.empty());
        if (HasEnd && !EndIsWoven) {
          AtEnd = sitesAtEnd(CFAs, C, Automata);
          EndIsWoven = true;
        }
        if (IsMain) {
          if (asksForOutermost(Kept) ||
              (!AtEnd.empty() && CFAs.CallsMain && !Opts.IsPart)) {
            Unit.CountsMain = true;
            Shared.line("static int " + Unit.MainDepth + " = 0;");
            countReturns(C, Unit.MainDepth, Kept);
          }
        }
        if (Kept.empty() && AtEnd.empty())
          return;
        for (const Site &S : Kept)
          if (!S.Inst && !S.Upkeep)
            DefineGhosts(S.Automaton);
        for (const Site &S : AtEnd)
          DefineGhosts(S.Automaton);
        FunctionWeaver(Unit, C, Kept).run(AtEnd);
        RangeOf.forget();
      });
  if (Opts.Goal > Unit.GoalCount) {
    Diags.Report(Diags.getCustomDiagID(
        DiagnosticsEngine::Error,
        "transver: there is no goal %0; this unit has %1 of them"))
        << Opts.Goal << Unit.GoalCount;
    Unit.Failed = true;
  }
  Result.Good = !Unit.Failed;
  if (Shadow)
    for (std::string &Line : Shadow->epilogue())
      Result.Epilogue.push_back(std::move(Line));

  if (RootsOf)
    for (std::string &Text : Sets.epilogue(RootsOf->globals()))
      Result.Epilogue.push_back(std::move(Text));

  if (!IsNative && Unit.UsesError) {
    Result.Prologue.push_back(
        KeepsError ? prototype(Unit.ErrorFunction, Context.VoidTy,
                               Context.VoidTy, Fresh, Context)
                   : "extern void " + Unit.ErrorFunction + "(void);");
  }
  for (const std::string &Name : Unit.Registers)
    Result.Prologue.push_back("extern int " + Name + "(void (*)(void));");
  if (Unit.UsesAssume)
    Result.Prologue.push_back(prototype("__VERIFIER_assume", Context.VoidTy,
                                        Context.IntTy, Fresh, Context));
  if (!IsNative && Unit.UsesNondet)
    Result.Prologue.push_back(prototype("__VERIFIER_nondet_bool",
                                        Context.BoolTy, Context.VoidTy, Fresh,
                                        Context));
  if (Unit.UsesNondetAddress)
    Result.Prologue.push_back(prototype("__VERIFIER_nondet_ulong",
                                        Context.UnsignedLongTy, Context.VoidTy,
                                        Fresh, Context));
  for (std::string &Text : Sets.prologue())
    Result.Prologue.push_back(std::move(Text));
  for (std::string &Text : Elements.prologue())
    Result.Prologue.push_back(std::move(Text));
  if (Unit.UsesExplain && !IsNative)
    Result.Prologue.push_back(explainDeclarations(Context));
  if (IsNative)
    addNativeRuntime(
        {Unit.UsesError, Unit.UsesNondet, Unit.UsesAssume, Unit.UsesExplain},
        Context, Fresh, Result.Prologue, Result.Epilogue);
  if (Shadow)
    if (std::string Log = Shadow->prologue(); !Log.empty())
      Result.Prologue.push_back(std::move(Log));
  if (!Opts.Report.empty())
    Result.Report = Report.json(InputName, Opts.Output);
  return Result;
}

} // namespace transver
