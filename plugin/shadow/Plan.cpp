//===- Plan.cpp - What to save and compare, place by place ----------------===//

#include "shadow/Plan.h"
#include "product/LoopOutcome.h"
#include "shadow/Liveness.h"
#include "shadow/RecursionPlaces.h"
#include "support/QuickVisitor.h"
#include "clang/AST/Attr.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace transver {
namespace {

bool containsVolatile(QualType T, const ASTContext &Context) {
  T = Context.getBaseElementType(T);
  if (T.isVolatileQualified() || T->isAtomicType())
    return true;
  if (const auto *R = T->getAs<RecordType>())
    if (const RecordDecl *D = R->getDecl()->getDefinition())
      for (const FieldDecl *F : D->fields())
        if (containsVolatile(F->getType(), Context))
          return true;
  return false;
}

/// Whether V, of file scope, can be named with its whole type in F.
bool isVisibleIn(const FunctionDecl &F, const VarDecl *V,
                 const SourceManager &SM) {
  for (const VarDecl *D : V->redecls())
    if (D->getLexicalDeclContext()->isTranslationUnit() &&
        !D->getType()->isIncompleteType() &&
        SM.isBeforeInTranslationUnit(D->getBeginLoc(), F.getBeginLoc()))
      return !V->getType()->isIncompleteType();
  return false;
}

bool hasFlexibleMember(QualType T) {
  const auto *R = T->getAs<RecordType>();
  return R && R->getDecl()->hasFlexibleArrayMember();
}

/// The locations that control can come to, where constant conditions have one
/// outcome.
llvm::BitVector reached(const CFA &C, ASTContext &Context) {
  llvm::BitVector Seen(C.Locations.size());
  std::vector<LocationId> Work{C.Entry};
  Seen.set(C.Entry);
  while (!Work.empty()) {
    LocationId L = Work.back();
    Work.pop_back();
    for (EdgeId E : C.Locations[L].Out) {
      LocationId To = C.Edges[E].To;
      if (Seen.test(To) || isNeverTaken(C.Edges[E], Context))
        continue;
      Seen.set(To);
      Work.push_back(To);
    }
  }
  return Seen;
}

/// An instance has static ghosts, which such a function cannot use.
bool mayBeExpandedElsewhere(const FunctionDecl &F) {
  return F.isInlined() && F.isExternallyVisible();
}

/// Edges that can be executed while the loop is active.
std::vector<EdgeId> edgesOf(const CFA &C, const llvm::BitVector &Region) {
  std::vector<EdgeId> Edges;
  for (EdgeId E = 0; E < C.Edges.size(); ++E)
    if (Region.test(C.Edges[E].From) && Region.test(C.Edges[E].To))
      Edges.push_back(E);
  return Edges;
}

bool isWithin(const Stmt *Tree, const Stmt *S) {
  if (Tree == S)
    return true;
  if (isa<DeclStmt>(Tree))
    return false;
  for (const Stmt *Child : Tree->children())
    if (Child && !(isa<Expr>(Child) && !isa<Expr>(S)) && isWithin(Child, S))
      return true;
  return false;
}

} // namespace

/// The loops of function I, or with Head that one, are not left out by an
/// option.
bool ShadowPlan::isWanted(unsigned I, const LocationId *Head) {
  if (Wanted.Only.empty())
    return true;
  auto [Kind, Which] = StringRef(Wanted.Only).split(':');
  const FunctionDecl *F = Unit.Functions[I].Decl;
  if (Kind == "function")
    return F->getIdentifier() && F->getName() == Which;
  if (!Head)
    return false;
  const CFA &C = Unit.get(I);
  const Location &L = C.Locations[*Head];
  SourceLocation Loc = L.Loop ? L.Loop->getBeginLoc() : L.Where;
  PresumedLoc Place = Unit.Context.getSourceManager().getPresumedLoc(Loc);
  return Place.isValid() && std::to_string(Place.getLine()) == Which;
}

ShadowPlan::ShadowPlan(UnitCFAs &Unit, const PlanOptions &Wanted)
    : Unit(Unit), Effects(Unit), Wanted(Wanted) {
  WholeFunctions.resize(Unit.Functions.size(), Wanted.WholeProgram);
  UsesLog = Wanted.WholeProgram;
  llvm::BitVector Chosen(Unit.Functions.size(), true);
  if (Wanted.WholeProgram && !Wanted.AllFunctions && Wanted.Only.empty())
    Chosen = recursionPlaces(Unit, Effects, [&](unsigned I) {
      return !mayBeExpandedElsewhere(*Unit.Functions[I].Decl);
    });
  for (unsigned I = 0; I < Unit.Functions.size(); ++I) {
    if (Wanted.Functions && (Wanted.AllFunctions || Effects.isRecursive(I)) &&
        Chosen.test(I) && isWanted(I, nullptr))
      planFunction(I);
    if (!Wanted.Loops || Unit.Functions[I].HasNoLoop)
      continue;
    const CFA &C = Unit.get(I);
    std::vector<bool> Reachable = reachableLocations(C);
    llvm::BitVector Live = reached(C, Unit.Context);
    for (LocationId L = 0; L < C.Locations.size(); ++L)
      if (C.Locations[L].IsLoopHead && Reachable[L] && isWanted(I, &L))
        planLoop(I, L, Live);
  }
}

const Place *ShadowPlan::loopAt(unsigned Function, LocationId Head) const {
  auto Found = LoopIndex.find({Function, Head});
  return Found == LoopIndex.end() ? nullptr : &Places[Found->second];
}

const Place *ShadowPlan::functionAt(unsigned Function) const {
  auto Found = FunctionIndex.find(Function);
  return Found == FunctionIndex.end() ? nullptr : &Places[Found->second];
}

/// What a call at edge E of function I can run is watched as a whole.
void ShadowPlan::addCallees(unsigned I, EdgeId E) {
  EdgeFacts F = Effects.facts(I).edge(E);
  if (!F.Call)
    return;
  std::vector<unsigned> Work = Effects.callees(F.Call);
  while (!Work.empty()) {
    unsigned Callee = Work.back();
    Work.pop_back();
    if (WholeFunctions.test(Callee))
      continue;
    WholeFunctions.set(Callee);
    const std::vector<unsigned> &Next = Effects.callees(Callee);
    Work.insert(Work.end(), Next.begin(), Next.end());
  }
}

/// Whether what is executed at P forbids any claim.
bool ShadowPlan::refuses(Place &P, const Effect &Whole) {
  P.IsWide = Wanted.WholeProgram && Whole.CallsOut;
  P.ReadsShared = P.IsWide || Whole.Refs.any() || Whole.ReadsMemory;
  // Where it calls other units, these too may do what no claim is made of; so
  // it is asked where it is done.
  if (Whole.HasAsm && !P.IsWide)
    P.Refusal = "it runs assembly code";
  else if (Whole.Jumps && !P.IsWide)
    P.Refusal = "it contains a call of setjmp or longjmp";
  else if (Whole.CallsUnknown && !P.IsWide)
    P.Refusal = "it calls a function that is not known";
  else if (Whole.KeepsLiteral && !P.IsWide)
    P.Refusal = "it keeps the address of a compound literal";
  else if (Whole.HasCleanup && !P.IsWide)
    P.Refusal = "it declares a variable with a cleanup function";
  else if (Effects.hasAliases())
    P.Refusal = "a variable of the unit has two names";
  else if (Effects.hasOthers() && !Wanted.Unfair &&
           (Whole.Refs.any() || Whole.ReadsMemory))
    P.Refusal = "it reads what a thread or a handler may write";
  return !P.Refusal.empty();
}

/// Nobody knows the value of a volatile object without reading it.
void ShadowPlan::refuseVolatile(Place &P, const VarDecl *V) const {
  if (P.Refusal.empty() && containsVolatile(V->getType(), Unit.Context))
    P.Refusal = ("it changes '" + V->getName() +
                 "', which is volatile, and is decided by it")
                    .str();
}

void ShadowPlan::finishPlace(Place &P, const Effect &Whole) {
  for (const ShadowVariable &S : P.Shadow) {
    if (!S.IsMirrored)
      refuseVolatile(P, S.V);
    if (hasFlexibleMember(S.V->getType()))
      P.Refusal =
          ("the size of '" + S.V->getName() + "' is not that of its type")
              .str();
  }
  if (Whole.Allocates) {
    P.AlarmDoubt = "memory is unbounded";
    P.Doubts.push_back("it allocates memory");
  }
  if (P.IsWide) {
    P.UsesLog = true;
    P.AlarmDoubt = "memory is unbounded";
    P.Doubts.push_back("it calls functions of other units");
  }
  if (P.UsesLog)
    P.Doubts.push_back("its log of memory has room for few cells");
  if (!P.IsLoop)
    for (const ShadowVariable &S : P.Shadow)
      if (S.V->getType()->isAnyPointerType() && isa<ParmVarDecl>(S.V)) {
        P.Doubts.push_back("addresses of its own variables may be passed down");
        break;
      }
  constexpr unsigned Most = 4; // enough to see why
  unsigned Named = 0;
  for (unsigned F : Whole.Stateful.set_bits()) {
    if (Named++ == Most) {
      P.Doubts.push_back("and " +
                         std::to_string(Whole.Stateful.count() - Most) +
                         " more functions");
      break;
    }
    std::string Name = Effects.externals()[F]->getNameAsString();
    if (Wanted.Repeats && P.AlarmDoubt.empty())
      P.AlarmDoubt = "'" + Name + "' may answer as before";
    P.Doubts.push_back("it calls '" + Name +
                       "', which may have a state of its own");
  }
  if (Effects.hasOthers() && Wanted.Unfair)
    P.AlarmDoubt = "threads and handlers may never run";
  P.OnlyUnboundedMemory =
      (Whole.Allocates || P.IsWide) && !Wanted.Repeats && !Wanted.Unfair;
  P.OnlyLog = P.UsesLog && P.Doubts.size() == 1;
  if (Whole.Stateful.any() && !Wanted.Repeats)
    P.UsesLog = true;
  UsesLog |= P.UsesLog && P.Refusal.empty();
}

/// Where the loop P is entered.
void ShadowPlan::findEntries(Place &P, const CFA &C,
                             const llvm::BitVector &Region,
                             const llvm::BitVector &Reached) {
  P.Loop = C.Locations[P.Head].Loop;
  bool EnteredFromNowhere = false;
  for (const Edge &E : C.Edges) {
    if (Region.test(E.From) || !Region.test(E.To) || !Reached.test(E.From))
      continue;
    // A label in its text is an entry even if the round that starts there comes
    // to the head first.
    if (E.To != P.Head || (P.Loop && E.Statement && E.Statement != P.Loop &&
                           isWithin(P.Loop, E.Statement)))
      P.Loop = nullptr;
    // Functions begin with fresh ghosts.
    if (E.Op.K == Operation::Kind::FunctionEntry)
      continue;
    if (!E.Statement) {
      EnteredFromNowhere = true;
      continue;
    }
    // The round of a loop around this one may begin with it.
    const Location &From = C.Locations[E.From];
    for (const Stmt *Around :
         {E.Statement, From.IsLoopHead ? From.Loop : nullptr})
      if (const Stmt *Body =
              Around == C.Locations[P.Head].Loop ? nullptr : loopBody(Around))
        if (!llvm::is_contained(P.BodyEntries, Body))
          P.BodyEntries.push_back(Body);
    P.Entries.push_back(E.Statement);
  }
  if (P.Loop) {
    P.Entries.clear();
    P.BodyEntries.clear();
  } else if (EnteredFromNowhere) {
    P.NoInstance = "it is entered by a computed goto";
  }
}

void ShadowPlan::planLoop(unsigned I, LocationId Head,
                          const llvm::BitVector &Reached) {
  const CFA &C = Unit.get(I);
  llvm::BitVector Region = loopRegion(C, Head, Unit.Context);
  std::vector<EdgeId> Edges = edgesOf(C, Region);
  if (Edges.empty())
    return; // its only way back is never taken
  Place P;
  P.Function = I;
  P.Head = Head;
  findEntries(P, C, Region, Reached);
  if (!Wanted.Shadows)
    return addPlace(std::move(P));

  // Where the check stands.
  llvm::SmallVector<LocationId, 4> At;
  if (beginsRound(C.Locations[Head]))
    At.push_back(Head);
  else
    for (const Edge &E : C.Edges)
      if (E.Statement && E.Statement == C.Locations[Head].Loop &&
          loopOutcome(E) == LoopOutcome::GoesOn)
        At.push_back(E.To);

  // What changes.
  Effect Whole;
  llvm::SetVector<const VarDecl *> Mods;
  llvm::DenseSet<const VarDecl *> Declared;
  llvm::BitVector Joined(Effects.componentCount());
  bool ReadsShared = false;
  for (EdgeId E : Edges) {
    Whole.join(Effects.ownEffect(I, E));
    EdgeFacts F = Effects.facts(I).edge(E);
    if (F.Call)
      for (unsigned K : Effects.components(F.Call))
        if (!Joined.test(K)) {
          Joined.set(K);
          Whole.join(Effects.ofComponent(K));
        }
    if (F.Write && F.Write->Var) {
      Mods.insert(F.Write->Var->getCanonicalDecl());
      if (!F.Write->LValue)
        Declared.insert(F.Write->Var->getCanonicalDecl());
    }
    for (const ReadFact &R : F.Reads)
      ReadsShared |=
          R.Var &&
          (!R.Var->hasLocalStorage() || Effects.isAddressTaken(R.Var) ||
           containsVolatile(R.Var->getType(), Unit.Context));
  }
  for (unsigned V : Whole.Mods.set_bits())
    Mods.insert(Effects.variables()[V]);
  if (ReadsShared && Effects.hasOthers() && !Wanted.Unfair)
    P.Refusal = "it reads what a thread or a handler may write";
  if (!P.Refusal.empty() || refuses(P, Whole)) {
    addPlace(std::move(P));
    return;
  }
  P.ReadsShared |= ReadsShared;

  llvm::SetVector<const VarDecl *> Live;
  if (Wanted.All) {
    // What the published tools save: all that the loop uses and does not
    // declare.
    for (EdgeId E : Edges) {
      EdgeFacts F = Effects.facts(I).edge(E);
      for (const ReadFact &R : F.Reads)
        if (R.Var)
          Live.insert(R.Var->getCanonicalDecl());
      if (F.Write && F.Write->Var)
        Live.insert(F.Write->Var->getCanonicalDecl());
    }
    Live.remove_if([&](const VarDecl *V) { return Declared.count(V); });
    Mods.insert(Live.begin(), Live.end());
  } else {
    Live = liveIn(Effects, I, C, Region, At);
  }
  bool EscapedLive = false;
  const SourceManager &SM = Unit.Context.getSourceManager();
  for (const VarDecl *V : Live) {
    EscapedLive |= Effects.isAddressTaken(V);
    if (!Mods.count(V))
      continue;
    if (!V->hasLocalStorage() && !isVisibleIn(*C.Function, V, SM)) {
      Hidden.insert(V->getCanonicalDecl());
      P.UsesLog = true;
      refuseVolatile(P, V);
      continue;
    }
    // Declared in the body, it has no value at the head of a structured loop.
    // One of `goto` may lie in the same block.
    if (Declared.count(V) &&
        (C.Locations[Head].Loop || !Effects.isAddressTaken(V)))
      continue;
    if (Declared.count(V)) {
      P.Refusal =
          ("'" + V->getName() + "' is declared in it and outlives a round")
              .str();
      continue;
    }
    ShadowVariable S{V, false};
    if (V->hasLocalStorage() && !isa<ParmVarDecl>(V) && !V->getInit() &&
        !Effects.isAddressTaken(V) && V->getType()->isScalarType()) {
      llvm::BitVector Assigned = assignedAt(Effects, I, C, V);
      for (LocationId L : At)
        S.MaybeUnassigned |= !Assigned.test(L);
    }
    if (S.MaybeUnassigned)
      Flagged[I].insert(V);
    QualType Plain = V->getType();
    if (Plain.isVolatileQualified() && Plain->isScalarType() &&
        !Plain->isAtomicType() && V->hasLocalStorage() &&
        !isa<ParmVarDecl>(V) && !Effects.isAddressTaken(V) &&
        (!V->getInit() || V->getInit()->isEvaluatable(Unit.Context))) {
      S.IsMirrored = true;
      Mirrored[I].insert(V);
    }
    P.Shadow.push_back(S);
  }
  if (Whole.WritesMemory && (Whole.ReadsMemory || EscapedLive))
    P.UsesLog = true;

  if (!P.NoInstance.empty())
    P.Refusal = P.NoInstance;
  finishPlace(P, Whole);
  if (P.UsesLog && P.Refusal.empty()) {
    llvm::BitVector &All = Regions[I];
    All.resize(C.Locations.size());
    All |= Region;
    for (EdgeId E : Edges)
      addCallees(I, E);
  }
  addPlace(std::move(P));
}

void ShadowPlan::addPlace(Place P) {
  if (P.IsLoop)
    LoopIndex[{P.Function, P.Head}] = Places.size();
  else
    FunctionIndex[P.Function] = Places.size();
  Places.push_back(std::move(P));
}

void ShadowPlan::planFunction(unsigned I) {
  const CFA &C = Unit.get(I);
  Place P;
  P.Function = I;
  P.IsLoop = false;
  P.IsRecursive = Effects.isRecursive(I);
  if (mayBeExpandedElsewhere(*C.Function))
    P.NoInstance = P.Refusal = "other units may expand it";
  if (!Wanted.Shadows || !P.IsRecursive)
    return addPlace(std::move(P));
  const Effect &Whole = Effects.of(I);
  for (const Edge &E : C.Edges)
    if (const auto *Return = dyn_cast_or_null<ReturnStmt>(E.Op.Node);
        Return && Effects.isTailCall(Return))
      P.Refusal = "it returns by a call that must be a jump";
  if (!P.Refusal.empty() || refuses(P, Whole))
    return addPlace(std::move(P));
  if (Whole.UsesOwnAddresses && !P.IsWide) {
    P.Refusal = "it computes with the addresses of its own variables";
    return addPlace(std::move(P));
  }
  llvm::DenseSet<const VarDecl *> Read;
  for (EdgeId E = 0; E < C.Edges.size(); ++E)
    for (const ReadFact &R : Effects.facts(I).edge(E).Reads)
      if (R.Var)
        Read.insert(R.Var);
  for (const ParmVarDecl *Parameter : C.Function->parameters())
    if (Read.count(Parameter) ||
        (Whole.ReadsMemory && Effects.isAddressTaken(Parameter)))
      P.Shadow.push_back({Parameter, false});
  bool Escaped = false;
  const SourceManager &SM = Unit.Context.getSourceManager();
  for (unsigned Bit = 0; Bit < Effects.variables().size(); ++Bit) {
    const VarDecl *V = Effects.variables()[Bit];
    bool Read =
        Bit < Whole.Refs.size() && Whole.Refs.test(Bit) && Effects.isRead(V);
    Escaped |= Read && Effects.isAddressTaken(V);
    Read |= Whole.ReadsMemory && Effects.isAddressTaken(V);
    if (!Read || Bit >= Whole.Mods.size() || !Whole.Mods.test(Bit))
      continue;
    if (!isVisibleIn(*C.Function, V, SM)) {
      Hidden.insert(V);
      P.UsesLog = true;
      refuseVolatile(P, V);
      continue;
    }
    P.Shadow.push_back({V, false});
  }
  if (Whole.WritesMemory && (Whole.ReadsMemory || Escaped))
    P.UsesLog = true;
  finishPlace(P, Whole);
  if (P.UsesLog && P.Refusal.empty()) {
    WholeFunctions.set(I);
    for (EdgeId E = 0; E < C.Edges.size(); ++E)
      addCallees(I, E);
  }
  addPlace(std::move(P));
}

bool ShadowPlan::isLogged(unsigned I, const VarDecl *V) const {
  return UsesLog && (WholeFunctions.test(I) || Regions.count(I)) &&
         V->hasLocalStorage() && V->getIdentifier() &&
         Effects.isAddressTaken(V) && V->getStorageClass() != SC_Register &&
         !V->getType()->isVariablyModifiedType() &&
         !containsVolatile(V->getType(), Unit.Context);
}

bool ShadowPlan::hasNotes(unsigned I) const {
  return Flagged.count(I) || Mirrored.count(I) ||
         (UsesLog && (WholeFunctions.test(I) || Regions.count(I)));
}

std::vector<NoteAt> ShadowPlan::notes(unsigned I) {
  std::vector<NoteAt> Notes;
  if (!hasNotes(I))
    return Notes;
  const CFA &C = Unit.get(I);
  for (const VarDecl *V : Flagged.lookup(I))
    for (EdgeId E = 0; E < C.Edges.size(); ++E)
      if (const WriteFact *W = Effects.facts(I).edge(E).Write; W && W->Var == V)
        Notes.push_back({E, false,
                         W->LValue ? Note::Assigned : Note::Unassigned, nullptr,
                         V});
  for (const VarDecl *V : Mirrored.lookup(I))
    for (EdgeId E = 0; E < C.Edges.size(); ++E)
      if (const WriteFact *W = Effects.facts(I).edge(E).Write;
          W && W->Var == V && (W->LValue || V->getInit()))
        Notes.push_back(
            {E, false, Note::Mirror,
             W->LValue ? cast<Expr>(C.Edges[E].Op.Node) : V->getInit(), V});
  if (!UsesLog)
    return Notes;
  auto Region = Regions.find(I);
  for (EdgeId E = 0; E < C.Edges.size(); ++E)
    if (WholeFunctions.test(I) ||
        (Region != Regions.end() && Region->second.test(C.Edges[E].From)))
      note(I, E, Notes);
  return Notes;
}

/// How a write to LValue is logged.
Note ShadowPlan::noteOfWrite(const Expr *LValue) const {
  const ASTContext &Context = Unit.Context;
  QualType T = LValue->getType();
  if (!LValue->isLValue() || containsVolatile(T, Context) ||
      LValue->refersToVectorElement())
    return Note::Drop;
  if (LValue->refersToBitField()) {
    // The bytes of the structure that it is in.
    const auto *Member = dyn_cast<MemberExpr>(LValue->IgnoreParens());
    return Member && !Member->getBase()->HasSideEffects(Context)
               ? Note::WriteBytes
               : Note::Drop;
  }
  if (!T->isScalarType())
    return T->isIncompleteType() ? Note::Drop : Note::WriteBytes;
  // A member of a packed structure, a type with less alignment than its own.
  bool Aligned = Context.getTypeAlign(T) >=
                 Context.getTypeAlign(Context.getCanonicalType(T));
  for (const Expr *E = LValue->IgnoreParens(); Aligned;) {
    const auto *Member = dyn_cast<MemberExpr>(E);
    if (!Member)
      break;
    const auto *Field = dyn_cast<FieldDecl>(Member->getMemberDecl());
    if (Field && (Field->getParent()->hasAttr<PackedAttr>() ||
                  Field->hasAttr<PackedAttr>() ||
                  Field->getParent()->hasAttr<MaxFieldAlignmentAttr>()))
      Aligned = false;
    if (Member->isArrow())
      break;
    E = Member->getBase()->IgnoreParens();
  }
  return Aligned ? Note::Write : Note::WriteBytes;
}

bool ShadowPlan::passesStarters() const {
  return llvm::any_of(Unit.calls().takenExternals(), [](const FunctionDecl *F) {
    return has(*F, Trait::StartsOthers);
  });
}

/// Whether code outside the unit may call function I. (main it may not.)
bool ShadowPlan::isEntered(unsigned I) const {
  return !Unit.Functions[I].Decl->isMain() &&
         Unit.calls().isEnteredFromOutside(I);
}

/// What else is noted for places of other units.
void ShadowPlan::noteWholeProgram(unsigned I, EdgeId E,
                                  std::vector<NoteAt> &Into) {
  auto Add = [&](bool Before, Note What, const Expr *Subject = nullptr) {
    Into.push_back({E, Before, What, Subject, nullptr});
  };
  EdgeFacts F = Effects.facts(I).edge(E);
  if (Unit.get(I).Edges[E].Op.K == Operation::Kind::FunctionEntry) {
    if (isEntered(I))
      Add(false, Note::Enter);
    if (Effects.usesOwnAddresses(I))
      Add(false, Note::OwnAddresses);
  }
  if (F.IsAsm || F.KeepsLiteral || F.HasCleanup)
    Add(true, Note::Drop);
  if (const WriteFact *W = F.Write;
      W && W->LValue && W->Var && !W->Var->hasLocalStorage() &&
      !Hidden.count(W->Var->getCanonicalDecl()) &&
      !Effects.isAddressTaken(W->Var) && Effects.isRead(W->Var)) {
    Note What = noteOfWrite(W->LValue);
    Add(true,
        What == Note::Write        ? Note::WriteWide
        : What == Note::WriteBytes ? Note::WriteBytesWide
                                   : What,
        W->LValue);
  }
}

void ShadowPlan::note(unsigned I, EdgeId E, std::vector<NoteAt> &Into) {
  if (Wanted.WholeProgram)
    noteWholeProgram(I, E, Into);
  const Operation &Op = Unit.get(I).Edges[E].Op;
  if (Op.K == Operation::Kind::FunctionReturn && Op.Node &&
      llvm::any_of(Effects.facts(I).AddressTaken,
                   [&](const VarDecl *V) { return isLogged(I, V); }))
    Into.push_back({E, true, Note::Leave, nullptr, nullptr});
  EdgeFacts F = Effects.facts(I).edge(E);
  if (const WriteFact *W = F.Write;
      W && W->LValue &&
      // A write by name that the log may meet by a pointer, too: both count.
      (!W->Var || Hidden.count(W->Var->getCanonicalDecl()) ||
       Effects.isAddressTaken(W->Var))) {
    Into.push_back({E, true, noteOfWrite(W->LValue), W->LValue, nullptr});
  }
  if (!F.Call)
    return;
  const FunctionDecl *Callee = F.Call->getDirectCallee();
  auto Add = [&](bool Before, Note What) {
    Into.push_back({E, Before, What, F.Call, nullptr});
  };
  if (Wanted.WholeProgram && Callee && has(*Callee, Trait::StartsOthers))
    Add(true, Note::Others);
  // What has begun does not go on in a handler.
  if (Wanted.WholeProgram && Callee && has(*Callee, Trait::RunsExitHandlers))
    return Add(true, Note::Drop);
  // A function that is declared by its call has no name before it.
  if (Wanted.WholeProgram && Effects.callsOut(F.Call))
    return Add(true, Callee && Callee->isImplicit() ? Note::Drop : Note::GoOut);
  switch (Effects.externalOfCall(F.Call)) {
  case External::Pure:
  case External::Output:
  case External::Fresh:
  case External::Ends:
    return;
  case External::Allocates: {
    if (!Callee)
      return;
    // What is after a call belongs to the edge of its return, which follows.
    const CFA &C = Unit.get(I);
    for (EdgeId Back : C.Locations[C.Edges[E].To].Out)
      if (C.Edges[Back].Op.K == Operation::Kind::Return)
        Into.push_back({Back, false, Note::Born, F.Call, nullptr});
    return;
  }
  case External::Frees:
    return Add(true, Note::Free);
  case External::Fills:
    return Add(true, F.Call->getNumArgs() == 3 ? Note::Bytes : Note::Drop);
  case External::CopiesText:
    return Add(true, F.Call->getNumArgs() == 2 ? Note::Text : Note::Drop);
  case External::Stateful:
    if (Wanted.Repeats)
      return;
    return Add(true, Note::Drop);
  case External::Resizes:
  case External::Jumps:
    return Add(true, Note::Drop);
  }
}

} // namespace transver
