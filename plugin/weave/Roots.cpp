//===- Roots.cpp - Where a search for blocks begins -----------------------===//

#include "weave/Roots.h"
#include "product/CallTargets.h"
#include "product/Candidates.h"
#include "shadow/Facts.h"
#include "support/Library.h"
#include "weave/Names.h"

using namespace clang;

namespace transver {
namespace {

/// Whether Call may be an end of the program.
bool mayEnd(UnitCFAs &CFAs, const CallExpr *Call) {
  auto IsEnd = [&](StringRef Name) {
    return !(CFAs.AbortIgnored && has(Name, Trait::Aborts));
  };
  if (const FunctionDecl *F = Call->getDirectCallee())
    return mayEndProgram(*F) && IsEnd(F->getName());
  return llvm::any_of(programEnds(), [&](StringRef Name) {
    return IsEnd(Name) && CFAs.mayHold(Call, Name);
  });
}

} // namespace

/// The calls of a function, its declarations of variables, and its jumps.
struct Roots::Body {
  struct Declared {
    const DeclStmt *S;
    const Stmt *Parent; ///< the block, or the `for`
  };
  std::vector<const CallExpr *> Calls;
  std::vector<Declared> Declarations;
  /// Where control jumps from, which is anywhere for a label whose address is
  /// taken, and to.
  std::vector<std::pair<SourceLocation, SourceLocation>> Jumps;
  std::vector<const DeclRefExpr *> Threads; ///< where they are started
  bool HasStatics = false;
};

/// Finds the bodies of a unit, and the addresses that it takes.
class Roots::Scan : public UnitListener {
public:
  Scan(std::vector<std::unique_ptr<Body>> &Bodies,
       llvm::SetVector<const VarDecl *> &AddressTaken)
      : Bodies(Bodies), Taken(AddressTaken) {}
  /// All have been visited.
  void finish() { Taken.finish(); }

  void enter(unsigned Function) override {
    Current = Bodies[Function].get();
    finish();
  }
  void leave() override { Current = &Outside; }

  void visit(const Stmt &S) override {
    switch (S.getStmtClass()) {
    case Stmt::UnaryOperatorClass:
      return Taken.visit(cast<UnaryOperator>(S));
    case Stmt::ImplicitCastExprClass:
    case Stmt::CStyleCastExprClass:
      return Taken.visit(cast<CastExpr>(S));
    case Stmt::ArraySubscriptExprClass:
      return Taken.visit(cast<ArraySubscriptExpr>(S));
    case Stmt::CallExprClass:
      return Current->Calls.push_back(cast<CallExpr>(&S));
    case Stmt::DeclRefExprClass: {
      const auto *E = cast<DeclRefExpr>(&S);
      if (const auto *F = dyn_cast<FunctionDecl>(E->getDecl()))
        if (has(*F, Trait::StartsThreads))
          Current->Threads.push_back(E);
      return;
    }
    case Stmt::DeclStmtClass:
      for (const Decl *D : cast<DeclStmt>(S).decls())
        if (const auto *V = dyn_cast<VarDecl>(D))
          Current->HasStatics |= V->isStaticLocal();
      return;
    case Stmt::CompoundStmtClass:
      for (const Stmt *Child : cast<CompoundStmt>(S).body())
        add(Child, S);
      return;
    case Stmt::ForStmtClass:
      return add(cast<ForStmt>(S).getInit(), S);
    case Stmt::GotoStmtClass: {
      const auto &Goto = cast<GotoStmt>(S);
      return Current->Jumps.push_back(
          {Goto.getGotoLoc(), Goto.getLabel()->getLocation()});
    }
    case Stmt::AddrLabelExprClass:
      return Current->Jumps.push_back(
          {SourceLocation(), cast<AddrLabelExpr>(S).getLabel()->getLocation()});
    case Stmt::SwitchStmtClass: {
      const auto &Switch = cast<SwitchStmt>(S);
      for (const SwitchCase *C = Switch.getSwitchCaseList(); C;
           C = C->getNextSwitchCase())
        Current->Jumps.push_back({Switch.getSwitchLoc(), C->getKeywordLoc()});
      return;
    }
    default:
      return;
    }
  }

private:
  void add(const Stmt *S, const Stmt &Parent) {
    while (S && (isa<LabelStmt>(S) || isa<SwitchCase>(S)))
      S = isa<LabelStmt>(S) ? cast<LabelStmt>(S)->getSubStmt()
                            : cast<SwitchCase>(S)->getSubStmt();
    if (const auto *D = dyn_cast_or_null<DeclStmt>(S))
      Current->Declarations.push_back({D, &Parent});
  }

  std::vector<std::unique_ptr<Body>> &Bodies;
  AddressesTaken Taken;
  Body Outside; ///< of all functions: nobody asks for it
  Body *Current = &Outside;
};

Roots::~Roots() = default;

Roots::Roots(UnitWeave &Unit, UnitCFAs &CFAs, Blocks &Sets)
    : Unit(Unit), Sets(Sets) {
  size_t Count = CFAs.Functions.size();
  Noted.assign(Count, false);
  HasStatics.assign(Count, false);
  std::vector<std::vector<unsigned>> Callers(Count);
  std::vector<unsigned> Work;
  for (unsigned I = 0; I < Count; ++I)
    Bodies.push_back(std::make_unique<Body>());
  Scan Walk(Bodies, AddressTaken);
  const CallTargets &Targets = CFAs.calls(&Walk);
  Walk.finish();
  for (unsigned I = 0; I < Count; ++I) {
    const Body &Found = *Bodies[I];
    HasStatics[I] = Found.HasStatics;
    for (const DeclRefExpr *Start : Found.Threads)
      report(Start->getLocation(),
             "blocks that only variables of a running thread point to would "
             "count as lost");
    for (const CallExpr *Call : Found.Calls) {
      Noted[I] = Noted[I] || mayEnd(CFAs, Call);
      bool Unknown;
      for (unsigned Callee : Targets.targets(Call, Unknown))
        Callers[Callee].push_back(I);
    }
    if (Noted[I])
      Work.push_back(I);
  }
  while (!Work.empty()) {
    unsigned I = Work.back();
    Work.pop_back();
    for (unsigned Caller : Callers[I])
      if (!Noted[Caller]) {
        Noted[Caller] = true;
        Work.push_back(Caller);
      }
  }
}

/// A pointer fits into V, and may get there: as a pointer, an integer of its
/// size, or byte by byte.
bool Roots::counts(const VarDecl &V) const {
  ASTContext &Context = Unit.Context;
  QualType T = V.getType();
  if (T->isIncompleteType() || T->isReferenceType() ||
      (T.isConstQualified() && V.hasGlobalStorage()))
    return false;
  QualType Element = Context.getBaseElementType(T);
  if (!Element->isArithmeticType() && !Element->isEnumeralType())
    return true;
  uint64_t Pointer = Context.getTypeSize(Context.VoidPtrTy);
  if (Element->isIntegralOrEnumerationType() &&
      Context.getTypeSize(Element) >= Pointer)
    return true;
  bool Fits = !T->isConstantSizeType() || Context.getTypeSize(T) >= Pointer;
  return Fits && (AddressTaken.count(V.getCanonicalDecl()) ||
                  V.hasExternalFormalLinkage());
}

std::string Roots::note(const std::string &Word, const VarDecl &V) const {
  std::string Name = Unit.Fresh.renamed(V.getName().str());
  return Word + "(&" + Name + ", sizeof " + Name + ")";
}

void Roots::report(SourceLocation Loc, const llvm::Twine &Why) {
  DiagnosticsEngine &Diags = Unit.Context.getDiagnostics();
  Diags.Report(Loc, Diags.getCustomDiagID(Unit.Opts.SkipIsRemark
                                              ? DiagnosticsEngine::Remark
                                              : DiagnosticsEngine::Error,
                                          "transver: %0"))
      << Why.str();
  Unit.Failed |= !Unit.Opts.SkipIsRemark;
}

void Roots::refuse(const VarDecl &V, StringRef Why) {
  report(V.getLocation(), "whether '" + V.getName() +
                              "' points to a block is not known: " + Why);
}

/// Whether control can come into the scope behind the declaration S, by a jump
/// over it.
bool Roots::isJumpedOver(const DeclStmt &S, const Stmt *Parent,
                         llvm::ArrayRef<Jump> Jumps,
                         const TokenBuffer &Tokens) {
  if (Jumps.empty())
    return false;
  TokenIndex Begin = Tokens.indexOf(S.getBeginLoc());
  TokenIndex End = Tokens.indexOf(Parent->getEndLoc());
  auto IsIn = [&](TokenIndex At) { return At > Begin && At < End; };
  return llvm::any_of(
      Jumps, [&](const Jump &J) { return IsIn(J.To) && !IsIn(J.From); });
}

void Roots::noteBehind(const DeclStmt &S, const Stmt *Parent, bool WithLocals,
                       llvm::function_ref<bool()> IsJumpedOver) {
  std::string Text;
  std::vector<const VarDecl *> Variables;
  for (const Decl *D : S.decls())
    if (const auto *V = dyn_cast<VarDecl>(D))
      if (!V->hasExternalStorage() && counts(*V) &&
          (V->isStaticLocal() || WithLocals))
        Variables.push_back(V);
  if (Variables.empty())
    return;
  // Control that jumps over the declaration would not note it.
  bool JumpedOver = IsJumpedOver();
  for (const VarDecl *V : Variables) {
    if (V->getStorageClass() == SC_Register)
      refuse(*V, "it is declared 'register'");
    else if (JumpedOver)
      refuse(*V, "a jump may skip its declaration");
    else
      for (const std::string &Word :
           Sets.rootFunctions(V->isStaticLocal() ? "ROOT" : "PUSH"))
        Text += (Text.empty() ? "" : " ") + note(Word, *V) + ";";
  }
  if (Text.empty())
    return;
  const TokenBuffer &Tokens = Unit.Tokens;
  if (const auto *For = dyn_cast<ForStmt>(Parent)) {
    const auto *Body = dyn_cast<CompoundStmt>(For->getBody());
    if (!Body)
      return refuse(*Variables[0], "the loop that declares it has no block");
    Unit.Edits.insertLineAfter(Tokens.indexOf(Body->getLBracLoc()), Text);
    return;
  }
  TokenRange R = Unit.RangeOf.ofStatement(&S);
  if (R.empty())
    return refuse(*Variables[0], "its declaration has no tokens of its own");
  Unit.Edits.insertLineAfter(R.End - 1, Text);
}

void Roots::prepare(unsigned I, const CFA &C, std::vector<Site> &Sites) {
  if (!concerns(I))
    return;
  const FunctionDecl &F = *C.Function;
  std::unique_ptr<Body> Found = std::move(Bodies[I]);
  std::vector<Jump> Jumps;
  if (!Found->Declarations.empty())
    for (auto [From, To] : Found->Jumps)
      Jumps.push_back({Unit.Tokens.indexOf(From), Unit.Tokens.indexOf(To)});
  for (const Body::Declared &D : Found->Declarations)
    noteBehind(*D.S, D.Parent, Noted[I], [&] {
      return isJumpedOver(*D.S, D.Parent, Jumps, Unit.Tokens);
    });
  if (!Noted[I])
    return;
  std::string Enter, Leave;
  for (const std::string &Word : Sets.rootFunctions("PUSH")) {
    Enter += (Enter.empty() ? "" : ", ") + Word + "(0, 0)";
    for (const ParmVarDecl *P : F.parameters())
      if (P->getIdentifier() && counts(*P)) {
        if (P->getStorageClass() == SC_Register)
          refuse(*P, "it is declared 'register'");
        else
          Enter += ", " + note(Word, *P);
      }
  }
  for (const std::string &Word : Sets.rootFunctions("LEAVE"))
    Leave += (Leave.empty() ? "" : ", ") + Word + "()";
  std::vector<Site> Own;
  for (const Edge &E : C.Edges) {
    bool IsEntry = E.Op.K == Operation::Kind::FunctionEntry;
    if (!IsEntry && E.Op.K != Operation::Kind::FunctionReturn)
      continue;
    Site S;
    S.E = &E;
    S.Before = !IsEntry;
    S.Upkeep = [Text = IsEntry ? Enter : Leave](const auto &) { return Text; };
    Own.push_back(std::move(S));
  }
  // The activation has ended when an automaton sees the end of the program.
  Sites.insert(Sites.begin(), Own.begin(), Own.end());
}

std::vector<std::string> Roots::globals() const {
  std::vector<std::string> All;
  llvm::DenseSet<const VarDecl *> Seen;
  for (const Decl *D : Unit.Context.getTranslationUnitDecl()->decls()) {
    const auto *V = dyn_cast<VarDecl>(D);
    if (!V || !V->getIdentifier() || V->getLocation().isInvalid() ||
        !Seen.insert(V->getCanonicalDecl()).second)
      continue;
    const VarDecl *Known = V->getDefinition();
    if (!Known)
      Known = V->getMostRecentDecl();
    // A variable of another unit need not exist if nothing here uses it.
    bool IsDefined = V->hasDefinition() != VarDecl::DeclarationOnly;
    if (counts(*Known) && (IsDefined || Known->isUsed()))
      All.push_back(Unit.Fresh.renamed(V->getName().str()));
  }
  return All;
}

} // namespace transver
