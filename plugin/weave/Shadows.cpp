//===- Shadows.cpp - Shadows and their log as C text ----------------------===//

#include "weave/Shadows.h"
#include "product/LoopOutcome.h"
#include "support/Types.h"
#include "weave/Places.h"
#include "clang/Basic/TargetInfo.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace transver {
namespace {

/// The most cells of the log for one type, if the user asks for no more.
constexpr unsigned MostCells = 64;

/// Structures with such members cannot be assigned.
bool hasConstMember(QualType T, const ASTContext &Context) {
  if (const auto *R = Context.getBaseElementType(T)->getAs<RecordType>())
    if (const RecordDecl *D = R->getDecl()->getDefinition())
      for (const FieldDecl *F : D->fields())
        if (Context.getBaseElementType(F->getType()).isConstQualified() ||
            hasConstMember(F->getType(), Context))
          return true;
  return false;
}

/// The declaration that the name of a type means; null if it has none of its
/// own.
const NamedDecl *typeDeclOf(QualType T) {
  while (T->isArrayType() || T->isPointerType())
    T = T->isPointerType() ? T->getPointeeType()
                           : T->getAsArrayTypeUnsafe()->getElementType();
  if (const auto *Typedef = T->getAs<TypedefType>())
    return Typedef->getDecl();
  const TagDecl *Tag = T->getAsTagDecl();
  return Tag && Tag->getIdentifier() ? Tag : nullptr;
}

/// Whether a line can stand behind the declaration of V: it is a statement of a
/// block.
bool canFollow(const VarDecl *V, const CFA &C) {
  for (const Edge &E : C.Edges)
    if (E.Op.K == Operation::Kind::Declare && E.Op.Var == V)
      return isa_and_nonnull<DeclStmt>(E.Statement);
  return false;
}

/// The most parts of a variable that are shown to a person.
constexpr unsigned MostShownParts = 8;

/// No debugger's business, and most of what a unit would tell it. Only Clang
/// itself compiles units of a program.
constexpr const char *NoDebug = "__attribute__((nodebug)) ";

/// The scalars that a value of type T is made of, as far as they can be named.
void addParts(const std::string &Name, const std::string &Text, QualType T,
              const Names &Fresh, const ASTContext &Context, size_t Most,
              std::vector<Instance::Shown> &Into) {
  if (Into.size() >= Most)
    return;
  if (const auto *Array = Context.getAsConstantArrayType(T)) {
    uint64_t Size = Array->getSize().getLimitedValue(MostShownParts);
    for (uint64_t I = 0; I < Size; ++I) {
      std::string Index = "[" + std::to_string(I) + "]";
      addParts(Name + Index, Text + Index, Array->getElementType(), Fresh,
               Context, Most, Into);
    }
  } else if (const auto *R = T->getAs<RecordType>()) {
    const RecordDecl *D = R->getDecl()->getDefinition();
    if (!D || D->isUnion())
      return;
    for (const FieldDecl *F : D->fields())
      if (F->getIdentifier())
        addParts(Name + "." + F->getNameAsString(),
                 Text + "." + Fresh.renamed(F->getNameAsString()), F->getType(),
                 Fresh, Context, Most, Into);
  } else if (T->isScalarType()) {
    Into.push_back({Name, Text, T, {}});
  }
}

} // namespace

TokenIndex checkOf(const Place &P, const CFA &C, UnitWeave &Unit) {
  const Stmt *Where = C.Function->getBody();
  if (P.IsLoop) {
    const Location &Head = C.Locations[P.Head];
    if (const Stmt *Body = loopBody(Head.Loop))
      Where = Body;
    else if (Head.Label && Head.Label->getStmt())
      Where = Head.Label->getStmt()->getSubStmt();
  }
  TokenRange R = Unit.RangeOf.of(Where);
  return R.Begin + (isa<CompoundStmt>(Where) && !R.empty() ? 1 : 0);
}

/// What the options and the automata ask for.
static PlanOptions wanted(const UnitWeave &Unit) {
  PlanOptions W;
  for (const Automaton *A : Unit.Automata) {
    W.Loops |= A->ForEach == Automaton::Each::Loop;
    W.Functions |= A->ForEach == Automaton::Each::Function;
    W.AllFunctions |=
        A->ForEach == Automaton::Each::Function && A->Shadows.empty();
    W.Shadows |= !A->Shadows.empty();
  }
  W.All = Unit.Opts.ShadowAll;
  W.Repeats = Unit.Opts.EnvironmentRepeats;
  W.Unfair = Unit.Opts.Unfair;
  W.Only = Unit.Opts.Loops;
  W.WholeProgram = Unit.Opts.IsPart && W.Shadows && !W.Repeats &&
                   Unit.Opts.Prof == Profile::Native;
  return W;
}

bool Shadows::isHidden(const NamedDecl *D, TokenIndex At) const {
  return Locals && Locals->hide(D, Unit.Tokens.indexOf(D->getLocation()), At);
}

Shadows::Shadows(UnitWeave &Unit, UnitCFAs &CFAs)
    : Unit(Unit), CFAs(CFAs), Context(Unit.Context), Plan(CFAs, wanted(Unit)) {
  if (!Unit.Opts.Loops.empty() && Plan.Places.empty()) {
    DiagnosticsEngine &Diags = Context.getDiagnostics();
    Diags.Report(Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                       "transver: there is no loop 'loops=%0'"))
        << Unit.Opts.Loops;
    Unit.Failed = true;
  }
  unsigned Good = 0;
  for (const Place &P : Plan.Places)
    Good += P.Refusal.empty();
  WholeProgram = wanted(Unit).WholeProgram;
  if (WholeProgram)
    Saving = "__transver_saving";
  else if (wanted(Unit).Shadows && (Good > 1 || Plan.usesLog()))
    Saving = Unit.Fresh.fresh("saving");
  bool IsRun = Unit.Opts.Prof == Profile::Native && wanted(Unit).Shadows;
  if (IsRun && Context.getTargetInfo().isTLSSupported())
    Storage = "static __thread ";
  if (WholeProgram) {
    Storage = NoDebug + Storage;
    Unit.UsesError |= Unit.Opts.FullLogIsError;
    Capacity = std::max(MostCells, Unit.Opts.LogCells);
    return;
  }
  SavingLine = Storage + (IsRun ? "unsigned long " : "int ") + Saving + " = 0;";
  if (!Plan.usesLog())
    return;
  unsigned Writes = 0;
  llvm::SmallPtrSet<const Type *, 4> Types;
  for (unsigned I = 0; I < CFAs.Functions.size(); ++I)
    for (const NoteAt &N : Plan.notes(I)) {
      Writes += cellsOf(N);
      if (N.What == Note::Write)
        Types.insert(cellType(N.Subject->getType()).getTypePtr());
      else if (cellsOf(N))
        Types.insert(Context.UnsignedCharTy.getTypePtr());
    }
  HasMixedCells = Types.size() > 1;
  Capacity = std::min(std::max(MostCells, Unit.Opts.LogCells),
                      Unit.Opts.LogCells * std::max(Writes, 1u));
}

std::string Shadows::nondet() const {
  std::string Choice = Unit.nondet();
  return Saving.empty() ? Choice : "!" + Saving + " && " + Choice;
}

void Shadows::prepare(unsigned I, const CFA &C, std::vector<Site> &Sites) {
  Current = I;
  Locals.reset();
  AtEntry.clear();
  BeforeLoop.clear();
  AtEntries.clear();
  AtBody.clear();
  BehindDeclaration.clear();
  Flags.clear();
  Mirrors.clear();
  std::map<std::pair<unsigned, const Place *>, Instance *> Made;
  llvm::erase_if(Sites, [&](Site &S) {
    const Automaton &A = *Unit.Automata[S.Automaton];
    if (!A.isPerPlace())
      return false;
    bool HasShadow = !A.Shadows.empty();
    const Place *P = A.ForEach == Automaton::Each::Function
                         ? Plan.functionAt(I)
                         : Plan.loopAt(I, S.Loop);
    // Nothing to see: it is not entered again, or not reached at all.
    if (!P || (HasShadow && !P->IsLoop && !P->IsRecursive))
      return true;
    if (!Locals)
      Locals.emplace(*C.Function, Unit.RangeOf, Unit.Tokens);
    auto [Found, New] = Made.try_emplace({S.Automaton, P}, nullptr);
    StringRef Refusal = HasShadow ? P->Refusal : P->NoInstance;
    if (New)
      Found->second = Refusal.empty() ? make(*P, S.Automaton, C) : nullptr;
    if (New && !Refusal.empty())
      refuse(*P, S.Automaton, C, Refusal);
    S.Inst = Found->second;
    return !S.Inst;
  });
  addNotes(I, C, Sites);
}

static SourceLocation locationOf(const Place &P, const CFA &C) {
  if (!P.IsLoop)
    return C.Function->getLocation();
  const Location &Head = C.Locations[P.Head];
  return Head.Loop ? Head.Loop->getBeginLoc() : Head.Where;
}

void Shadows::refuse(const Place &P, unsigned Automaton, const CFA &C,
                     StringRef Why) {
  DiagnosticsEngine &Diags = Context.getDiagnostics();
  SourceLocation Loc = locationOf(P, C);
  ++Refused;
  if (Unit.Opts.AllRemarks)
    Diags.Report(Loc, Diags.getCustomDiagID(
                          DiagnosticsEngine::Remark,
                          "transver: nothing is claimed of this %0: %1"))
        << (P.IsLoop ? "loop" : "function") << Why;
  ReportBuilder::Operation O;
  O.Outcome = "skipped";
  setPlace(O, Loc, Context.getSourceManager());
  O.Function = C.Function->getNameAsString();
  O.Reason = Why.str();
  Unit.Report.add(Automaton, std::move(O));
}

void Shadows::report(const Place &P, unsigned Automaton, const CFA &C) {
  if (!Unit.Opts.AllRemarks && !Unit.Report.keepsOperations())
    return;
  SourceLocation Loc = locationOf(P, C);
  ReportBuilder::Place R;
  setPlace(R, Loc, Context.getSourceManager());
  R.Function = C.Function->getNameAsString();
  R.Kind = P.IsLoop ? "loop" : "function";
  for (const ShadowVariable &V : P.Shadow)
    R.Shadow.push_back(V.V->getNameAsString());
  R.Memory = P.UsesLog;
  R.AlarmDoubt = P.AlarmDoubt;
  R.Doubts = P.Doubts;
  R.OnlyUnboundedMemory = P.OnlyUnboundedMemory;
  R.OnlyLog = P.OnlyLog;
  if (Unit.Opts.AllRemarks) {
    std::string State = llvm::join(R.Shadow, ", ");
    if (R.Memory)
      State += State.empty() ? "memory" : " and memory";
    std::string Text =
        "the state of this " + R.Kind + " is " +
        (State.empty() ? "empty" : State) + "; an alarm is real" +
        (R.AlarmDoubt.empty() ? "" : " if " + R.AlarmDoubt) + "; silence is " +
        (R.Doubts.empty() ? "a proof"
                          : "no proof: " + llvm::join(R.Doubts, "; "));
    DiagnosticsEngine &Diags = Context.getDiagnostics();
    Diags.Report(
        Loc, Diags.getCustomDiagID(DiagnosticsEngine::Remark, "transver: %0"))
        << Text;
  }
  Unit.Report.addPlace(Automaton, std::move(R));
}

Instance *Shadows::make(const Place &P, unsigned Automaton, const CFA &C) {
  const transver::Automaton &A = *Unit.Automata[Automaton];
  Instances.push_back(std::make_unique<Instance>());
  Instance &Inst = *Instances.back();
  Inst.P = &P;
  std::string Number = std::to_string(++Count);
  if (!SavingLine.empty() && !Saving.empty())
    Unit.Shared.line(SavingLine);
  auto Define = [&](const std::string &Name, const Local &L) {
    std::string Definition = defineLocal(L, Name);
    if (!P.IsLoop && !isAuto(L)) {
      Unit.Shared.line((A.Shadows.empty() ? "static " : Storage) + Definition);
    } else {
      Inst.Declarations.push_back(Definition);
      Inst.OfFunction.push_back(L);
      Inst.OfFunction.back().Name = Name;
    }
    Inst.Resets.push_back(Name + " = " + (L.Init.empty() ? "0" : L.Init) + ";");
  };
  for (const Local &L : A.Locals)
    Define(Inst.G.Locals[L.Name] = Unit.Fresh.fresh(L.Name + "_" + Number), L);
  if (A.States.size() > 1) {
    Local State;
    State.Prefix = "int ";
    State.Init = std::to_string(A.Initial);
    Inst.G.State = Unit.Fresh.fresh(A.Name + "_state_" + Number);
    Define(Inst.G.State, State);
  }
  if (!A.Shadows.empty()) {
    Together *Shared = nullptr;
    for (const ShadowVariable &S : splitTogether(Inst, C, Shared))
      if (!addVariable(Inst, S, C)) {
        refuse(P, Automaton, C,
               ("'" + S.V->getName() + "' cannot be copied here").str());
        return nullptr;
      }
    if (Shared)
      addTogether(Inst, *Shared);
    bool AsksOthers = WholeProgram && P.ReadsShared && !Unit.Opts.Unfair;
    if (P.UsesLog && !WholeProgram) {
      useLog();
      Inst.Differs += (Inst.Differs.empty() ? "" : " || ") +
                      std::string("__transver_log_differs()");
      Inst.Save += "__transver_log_reset(); ";
      Inst.SaveExpression += "__transver_log_reset(), ";
    } else if (AsksOthers && !P.UsesLog) {
      Inst.Differs +=
          std::string(Inst.Differs.empty() ? "" : " || ") + "__transver_others";
    }
    if (Inst.Differs.empty())
      Inst.Differs = "0";
    if (Unit.Opts.Prof == Profile::Native) {
      addSchedule(Inst, P, Number);
    } else if (!Saving.empty()) {
      Inst.Save += Saving + " = 1; ";
      Inst.SaveExpression += Saving + " = 1, ";
    }
    if (!Inst.SaveExpression.empty())
      Inst.SaveExpression.resize(Inst.SaveExpression.size() - 2);
  }
  if (WholeProgram)
    for (std::string &Line : Inst.Declarations)
      Line = NoDebug + Line;
  if (P.IsLoop && P.Loop) {
    auto &Lines = BeforeLoop[P.Loop];
    Lines.insert(Lines.end(), Inst.Declarations.begin(),
                 Inst.Declarations.end());
  } else {
    AtEntry.insert(AtEntry.end(), Inst.Declarations.begin(),
                   Inst.Declarations.end());
    for (const Stmt *Entry : P.Entries)
      for (const std::string &Reset : Inst.Resets) {
        auto &Lines = AtEntries[Entry];
        if (!llvm::is_contained(Lines, Reset))
          Lines.push_back(Reset);
      }
    for (const Stmt *Body : P.BodyEntries)
      for (const std::string &Reset : Inst.Resets)
        AtBody[Body].push_back(Reset);
  }
  if (!A.Shadows.empty())
    report(P, Automaton, C);
  return &Inst;
}

std::string Shadows::flagOf(const VarDecl *V) {
  std::string &Name = Flags[V->getCanonicalDecl()];
  if (Name.empty()) {
    Name = Unit.Fresh.fresh((V->getName() + "_assigned").str());
    AtEntry.push_back("int " + Name + " = 0;");
  }
  return Name;
}

/// The copy of a value of type T that all instances use; the next one in each
/// instance.
std::string Shadows::sharedCopy(QualType T, Instance &Inst) {
  std::string Type = declare(T, "", Context);
  std::vector<std::string> &Copies = Shared[Type];
  unsigned Used = Inst.SharedUsed[Type]++;
  if (Used == Copies.size()) {
    Copies.push_back(
        Unit.Fresh.fresh("shadow_" + std::to_string(++SharedCount)));
    Unit.Shared.line(Storage + declare(T, Copies.back(), Context) + ";");
  }
  return Copies[Used];
}

bool Shadows::copyTexts(const ShadowVariable &S, const std::string &Value,
                        const std::string &Copy, std::string &Test,
                        std::string &Assign) {
  const VarDecl *V = S.V;
  QualType T = V->getType().getUnqualifiedType();
  Test = differs(Value, Copy, T);
  if (Test.empty())
    return false;
  Assign = Copy + " = " + Value;
  bool ByBytes =
      hasConstMember(T, Context) ||
      (T->isArrayType() && Context.getBaseElementType(T)->isBooleanType());
  // A _Bool without initialiser whose address is known may have any byte.
  if (T->isBooleanType() && V->hasLocalStorage() && !isa<ParmVarDecl>(V) &&
      !V->getInit() && !S.MaybeUnassigned && !S.IsMirrored &&
      Plan.isAddressTaken(V)) {
    ByBytes = true;
    Test = "*(unsigned char *)&" + Value + " != *(unsigned char *)&" + Copy;
  }
  if (ByBytes) {
    std::string Copier = Unit.Shared.function(
        "copy_bytes", "void", "void *to, void *from, unsigned long n",
        "{ unsigned long i; for (i = 0; i < n; i++) ((unsigned char *)to)[i] = "
        "((unsigned char *)from)[i]; }");
    Assign = Copier + "(&" + Copy + ", &" + Value + ", sizeof " + Copy + ")";
  } else if (const auto *Array = Context.getAsConstantArrayType(T)) {
    // Element by element: arrays are no values.
    QualType Element = Context.getBaseElementType(T).getUnqualifiedType();
    if (!isVisibleAtFileScope(Element))
      return false;
    std::string Pointer =
        declare(Context.getPointerType(Element), "__transver_to", Context);
    std::string From =
        declare(Context.getPointerType(Element), "__transver_from", Context);
    std::string Copier = Unit.Shared.function(
        "copy", "void", Pointer + ", " + From + ", unsigned long n",
        "{ unsigned long i; for (i = 0; i < n; i++) __transver_to[i] = "
        "__transver_from[i]; }");
    uint64_t Elements = Context.getConstantArrayElementCount(Array);
    std::string Cast =
        "(" + declare(Context.getPointerType(Element), "", Context) + ")";
    Assign = Copier + "(" + Cast + Copy + ", " + Cast + Value + ", " +
             std::to_string(Elements) + ")";
  }
  return true;
}

bool Shadows::addVariable(Instance &Inst, const ShadowVariable &S,
                          const CFA &C) {
  const VarDecl *V = S.V;
  if (!V->getIdentifier())
    return false;
  QualType T = V->getType().getUnqualifiedType();
  std::string Value = Unit.Fresh.renamed(V->getName().str());
  TokenIndex At = checkOf(*Inst.P, C, Unit);
  if (isHidden(V, At)) {
    if (V->hasLocalStorage() || V->getTLSKind() != VarDecl::TLS_None ||
        !isVisibleAtFileScope(T))
      return false;
    std::string Pointer = "__transver_at_" + V->getName().str();
    Unit.Shared.line("static " +
                     declare(Context.getPointerType(T), Pointer, Context) +
                     " = &" + Value + ";");
    Value = "(*" + Pointer + ")";
  }
  if (S.IsMirrored) {
    std::string &Mirror = Mirrors[V->getCanonicalDecl()];
    if (Mirror.empty()) {
      Mirror = Unit.Fresh.fresh((V->getName() + "_written").str());
      if (!isVisibleAtFileScope(T))
        return false;
      AtEntry.push_back(declare(T, Mirror, Context) + " = 0;");
    }
    Value = Mirror;
  }
  bool IsShared = Unit.Opts.SharedShadow && isVisibleAtFileScope(T) &&
                  !T->isVariablyModifiedType();
  std::string Copy =
      IsShared ? sharedCopy(T, Inst)
               : Unit.Fresh.fresh((V->getName() + "_" + Twine(Count)).str());
  bool AtLoop = Inst.P->IsLoop && Inst.P->Loop;
  // A loop that has no statement of its own: the type may be visible only where
  // the variable is.
  bool BehindVariable = Inst.P->IsLoop && !AtLoop && !isKnown(T);
  if (T->isVariablyModifiedType() || (!Inst.P->IsLoop && !isKnown(T)))
    return false;
  if (BehindVariable && !canFollow(V, C))
    return false;
  if (V->getStorageClass() == SC_Register &&
      (!T->isScalarType() || T->isAnyComplexType()))
    return false; // it has no address
  if (AtLoop) {
    SourceLocation Loc =
        tagless(T) ? tagless(T)->getInnerLocStart() : definitionOf(T);
    TokenIndex Defined = Unit.Tokens.indexOf(Loc);
    TokenRange Loop = Unit.RangeOf.of(Inst.P->Loop);
    if (Defined >= Loop.Begin && Defined < Loop.End)
      return false; // the copy stands before it
  }
  if (const NamedDecl *Named = typeDeclOf(T))
    if (isHidden(Named, At))
      return false;
  // Copies are compared in every round, and made seldom. In memory they do not
  // keep the optimiser busy, which finds dozens of them in a function.
  bool InMemory =
      WholeProgram && (T->isIntegralOrEnumerationType() || T->isPointerType());
  std::string Declared =
      declareValue(T, (InMemory ? "volatile " : "") + Copy, Unit);
  if (Declared.empty())
    return false;
  if (!IsShared) {
    if (BehindVariable)
      BehindDeclaration[V].push_back(Declared + ";");
    else if (Inst.P->IsLoop)
      Inst.Declarations.push_back(Declared + ";");
    else
      Unit.Shared.line(Storage + Declared + ";");
  }
  std::string Test, Assign;
  if (!copyTexts(S, Value, Copy, Test, Assign))
    return false;
  size_t Parts = Inst.State.size();
  if (Unit.Opts.Explain)
    addParts(V->getNameAsString(), Value, T, Unit.Fresh, Context,
             Parts + MostShownParts, Inst.State);
  if (!S.MaybeUnassigned) {
    Inst.Differs += (Inst.Differs.empty() ? "" : " || ") + Test;
    Inst.Save += Assign + "; ";
    Inst.SaveExpression += Assign + ", ";
    return true;
  }
  std::string Flag = flagOf(V);
  for (; Parts < Inst.State.size(); ++Parts)
    Inst.State[Parts].IfAssigned = Flag;
  std::string FlagCopy =
      Unit.Fresh.fresh((V->getName() + "_assigned_" + Twine(Count)).str());
  Inst.Declarations.push_back("int " + FlagCopy + ";");
  Inst.Differs += (Inst.Differs.empty() ? "" : " || ") + Flag +
                  " != " + FlagCopy + " || (" + Flag + " && " + Test + ")";
  Inst.Save += FlagCopy + " = " + Flag + "; if (" + Flag + ") " + Assign + "; ";
  Inst.SaveExpression += FlagCopy + " = " + Flag + ", (" + Flag + " ? (" +
                         Assign + ", (void)0) : (void)0), ";
  return true;
}

} // namespace transver
