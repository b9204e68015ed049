//===- Shadows.cpp - Shadows and their log as C text ----------------------===//

#include "weave/Shadows.h"
#include "support/Types.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace transver {
namespace {

/// The most cells of the log for one type, if the user asks for no more.
constexpr unsigned MostCells = 64;
/// Blocks that are born and die while the state is saved.
constexpr unsigned MostBlocks = 8;

bool isAuto(const Local &L) {
  return StringRef(L.Prefix).trim().split(' ').first == "auto";
}

/// The definition of an automaton variable, without `static`.
std::string define(const Local &L, StringRef Name) {
  StringRef Prefix = StringRef(L.Prefix).trim();
  if (isAuto(L))
    Prefix = Prefix.drop_front(4).ltrim();
  std::string Text = Prefix.str();
  if (!Text.empty() && isalnum(static_cast<unsigned char>(Text.back())))
    Text += ' ';
  Text += Name.str() + L.Suffix;
  if (!L.Init.empty())
    Text += " = " + L.Init;
  return Text + ";";
}

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

/// True if all that the type names is visible at file scope, or gets a tag
/// there.
bool isKnown(QualType T) {
  if (isVisibleAtFileScope(T))
    return true;
  const TagDecl *Tag = tagless(T);
  return Tag && Tag->getDeclContext()->isTranslationUnit();
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

/// Where the check of a place stands.
TokenIndex checkOf(const Place &P, const CFA &C, UnitWeave &Unit) {
  const Stmt *Where = C.Function->getBody();
  if (P.IsLoop) {
    const Location &Head = C.Locations[P.Head];
    if (const auto *While = dyn_cast_or_null<WhileStmt>(Head.Loop))
      Where = While->getBody();
    else if (const auto *For = dyn_cast_or_null<ForStmt>(Head.Loop))
      Where = For->getBody();
    else if (const auto *Do = dyn_cast_or_null<DoStmt>(Head.Loop))
      Where = Do->getBody();
    else if (Head.Label && Head.Label->getStmt())
      Where = Head.Label->getStmt()->getSubStmt();
  }
  TokenRange R = Unit.RangeOf.of(Where);
  return R.Begin + (isa<CompoundStmt>(Where) && !R.empty() ? 1 : 0);
}

} // namespace

/// What the options and the automata ask for.
static PlanOptions wanted(const UnitWeave &Unit) {
  PlanOptions W;
  for (const Automaton *A : Unit.Automata) {
    W.Loops |= A->ForEach == Automaton::Each::Loop;
    W.Functions |= A->ForEach == Automaton::Each::Function;
  }
  W.All = Unit.Opts.ShadowAll;
  W.Repeats = Unit.Opts.EnvironmentRepeats;
  W.Unfair = Unit.Opts.Unfair;
  W.Only = Unit.Opts.Loops;
  return W;
}

namespace {

class NameCollector : public RecursiveASTVisitor<NameCollector> {
public:
  NameCollector(const FunctionDecl &F, Ranges &RangeOf,
                const TokenBuffer &Tokens, std::vector<LocalNames::Name> &Into)
      : RangeOf(RangeOf), Tokens(Tokens), Into(Into) {
    Scope = RangeOf.of(F.getBody());
    for (const ParmVarDecl *P : F.parameters())
      add(P);
    TraverseStmt(const_cast<Stmt *>(F.getBody()));
  }
  bool TraverseCompoundStmt(CompoundStmt *S, DataRecursionQueue * = nullptr) {
    return within(S,
                  [&] { return RecursiveASTVisitor::TraverseCompoundStmt(S); });
  }
  bool TraverseForStmt(ForStmt *S, DataRecursionQueue * = nullptr) {
    return within(S, [&] { return RecursiveASTVisitor::TraverseForStmt(S); });
  }
  bool VisitNamedDecl(NamedDecl *D) {
    if (!isa<ParmVarDecl>(D)) // of a prototype in the body
      add(D);
    return true;
  }

private:
  template <typename Visit> bool within(const Stmt *S, Visit Inner) {
    TokenRange Outer = Scope;
    Scope = RangeOf.of(S);
    bool Result = Inner();
    Scope = Outer;
    return Result;
  }
  void add(const NamedDecl *D) {
    if (D->getIdentifier() && !isa<FieldDecl>(D) && !isa<LabelDecl>(D))
      Into.push_back({D, Tokens.indexOf(D->getLocation()), Scope});
  }
  Ranges &RangeOf;
  const TokenBuffer &Tokens;
  std::vector<LocalNames::Name> &Into;
  TokenRange Scope;
};

} // namespace

LocalNames::LocalNames(const FunctionDecl &F, Ranges &RangeOf,
                       const TokenBuffer &Tokens) {
  NameCollector(F, RangeOf, Tokens, All);
}

bool LocalNames::hide(const NamedDecl *V, TokenIndex Own, TokenIndex At) const {
  for (const Name &N : All)
    if (N.D->getIdentifier() == V->getIdentifier() &&
        N.D->getCanonicalDecl() != V->getCanonicalDecl() &&
        isa<TagDecl>(N.D) == isa<TagDecl>(V) && N.Index < At &&
        At >= N.Scope.Begin && At < N.Scope.End &&
        (!V->getParentFunctionOrMethod() || N.Index > Own))
      return true;
  return false;
}

bool Shadows::isHidden(const NamedDecl *D, TokenIndex At) const {
  return Locals->hide(D, Unit.Tokens.indexOf(D->getLocation()), At);
}

Shadows::Shadows(UnitWeave &Unit, UnitCFAs &CFAs)
    : Unit(Unit), Context(Unit.Context), Plan(CFAs, wanted(Unit)) {
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
  if (Good > 1 || Plan.usesLog())
    Saving = Unit.Fresh.fresh("saving");
  if (!Plan.usesLog())
    return;
  unsigned Writes = 0;
  for (unsigned I = 0; I < CFAs.Functions.size(); ++I)
    for (const NoteAt &N : Plan.notes(I))
      Writes += cellsOf(N);
  Capacity = std::min(std::max(MostCells, Unit.Opts.LogCells),
                      Unit.Opts.LogCells * std::max(Writes, 1u));
}

std::string Shadows::nondet() const {
  if (Saving.empty())
    return "__VERIFIER_nondet_bool()";
  return "!" + Saving + " && __VERIFIER_nondet_bool()";
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
    if (A.ForEach == Automaton::Each::Program)
      return false;
    const Place *P = nullptr;
    if (A.ForEach == Automaton::Each::Function) {
      P = Plan.functionAt(I);
    } else {
      LocationId Head = S.E->From;
      if (!S.AtLoopEntry)
        for (LocationId L = 0; L < C.Locations.size(); ++L)
          if (C.Locations[L].IsLoopHead && S.E->Statement &&
              C.Locations[L].Loop == S.E->Statement)
            Head = L;
      P = Plan.loopAt(I, Head);
    }
    // Nothing to see: it is not entered again, or not reached at all.
    if (!P)
      return true;
    if (!Locals)
      Locals.emplace(*C.Function, Unit.RangeOf, Unit.Tokens);
    auto [Found, New] = Made.try_emplace({S.Automaton, P}, nullptr);
    if (New)
      Found->second = P->Refusal.empty() ? make(*P, S.Automaton, C) : nullptr;
    if (New && !P->Refusal.empty())
      refuse(*P, S.Automaton, C, P->Refusal);
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
  PresumedLoc Where = Context.getSourceManager().getPresumedLoc(Loc);
  if (Where.isValid()) {
    O.File = Where.getFilename();
    O.Line = Where.getLine();
    O.Column = Where.getColumn();
  }
  O.Function = C.Function->getNameAsString();
  O.Reason = Why.str();
  Unit.Report.add(Automaton, std::move(O));
}

void Shadows::report(const Place &P, unsigned Automaton, const CFA &C) {
  if (!Unit.Opts.AllRemarks && !Unit.Report.keepsOperations())
    return;
  SourceLocation Loc = locationOf(P, C);
  ReportBuilder::Place R;
  PresumedLoc Where = Context.getSourceManager().getPresumedLoc(Loc);
  if (Where.isValid()) {
    R.File = Where.getFilename();
    R.Line = Where.getLine();
    R.Column = Where.getColumn();
  }
  R.Function = C.Function->getNameAsString();
  R.Kind = P.IsLoop ? "loop" : "function";
  for (const ShadowVariable &V : P.Shadow)
    R.Shadow.push_back(V.V->getNameAsString());
  R.Memory = P.UsesLog;
  R.AlarmDoubt = P.AlarmDoubt;
  R.Doubts = P.Doubts;
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

/// The cells that a note may need, each time it is reached.
unsigned Shadows::cellsOf(const NoteAt &N) const {
  constexpr unsigned Most = 16;
  uint64_t Bytes = 0;
  switch (N.What) {
  case Note::Write:
    return 1;
  case Note::WriteBytes:
    Bytes = Context.getTypeSizeInChars(N.Subject->getType()).getQuantity();
    break;
  case Note::Bytes: {
    Expr::EvalResult Size;
    const auto *Call = cast<CallExpr>(N.Subject);
    if (Call->getArg(2)->EvaluateAsInt(Size, Context))
      Bytes = Size.Val.getInt().getLimitedValue(Most);
    break;
  }
  case Note::Text:
    Bytes = Most;
    break;
  default:
    return 0;
  }
  return std::min<uint64_t>(std::max<uint64_t>(Bytes, 4), Most);
}

Instance *Shadows::make(const Place &P, unsigned Automaton, const CFA &C) {
  const transver::Automaton &A = *Unit.Automata[Automaton];
  Instances.push_back(std::make_unique<Instance>());
  Instance &Inst = *Instances.back();
  Inst.P = &P;
  std::string Number = std::to_string(++Count);
  if (!Saving.empty())
    Unit.Shared.line("static int " + Saving + " = 0;");
  for (const Local &L : A.Locals) {
    std::string Name = Unit.Fresh.fresh(L.Name + "_" + Number);
    Inst.G.Locals[L.Name] = Name;
    std::string Definition = define(L, Name);
    if (!P.IsLoop && !isAuto(L))
      Unit.Shared.line("static " + Definition);
    else
      Inst.Declarations.push_back(Definition);
    Inst.Resets.push_back(Name + " = " + (L.Init.empty() ? "0" : L.Init) + ";");
  }
  if (!A.Shadows.empty()) {
    for (const ShadowVariable &S : P.Shadow)
      if (!addVariable(Inst, S, C)) {
        refuse(P, Automaton, C,
               ("'" + S.V->getName() + "' cannot be copied here").str());
        return nullptr;
      }
    if (P.UsesLog) {
      useLog();
      Inst.Differs += (Inst.Differs.empty() ? "" : " || ") +
                      std::string("__transver_log_differs()");
      Inst.Save += "__transver_log_reset(); ";
      Inst.SaveExpression += "__transver_log_reset(), ";
    }
    if (Inst.Differs.empty())
      Inst.Differs = "0";
    if (!Saving.empty()) {
      Inst.Save += Saving + " = 1; ";
      Inst.SaveExpression += Saving + " = 1, ";
    }
    if (!Inst.SaveExpression.empty())
      Inst.SaveExpression.resize(Inst.SaveExpression.size() - 2);
  }
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
    Unit.Shared.line("static " + declare(T, Copies.back(), Context) + ";");
  }
  return Copies[Used];
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
  std::string Declared = declareValue(T, Copy, Unit);
  if (Declared.empty())
    return false;
  if (!IsShared) {
    if (BehindVariable)
      BehindDeclaration[V].push_back(Declared + ";");
    else if (Inst.P->IsLoop)
      Inst.Declarations.push_back(Declared + ";");
    else
      Unit.Shared.line("static " + Declared + ";");
  }
  std::string Test = differs(Value, Copy, T);
  if (Test.empty())
    return false;
  std::string Assign = Copy + " = " + Value;
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
  if (!S.MaybeUnassigned) {
    Inst.Differs += (Inst.Differs.empty() ? "" : " || ") + Test;
    Inst.Save += Assign + "; ";
    Inst.SaveExpression += Assign + ", ";
    return true;
  }
  std::string Flag = flagOf(V);
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

//===----------------------------------------------------------------------===//
// Equality
//===----------------------------------------------------------------------===//

std::string Shadows::sameFloat(QualType T) {
  // Bit for bit: a NaN is equal to itself, and 0.0 is not equal to -0.0. What
  // pads the type is no part of the value.
  T = Context.getCanonicalType(T).getUnqualifiedType();
  const llvm::fltSemantics &Semantics = Context.getFloatTypeSemantics(T);
  unsigned Bytes = (llvm::APFloat::getSizeInBits(Semantics) + 7) / 8;
  std::string Name = typeName(T, Context);
  return Unit.Shared.function(
      "same_" + typeSuffix(T, Context), "int", Name + " a, " + Name + " b",
      "{ union { " + Name + " value; unsigned char byte[sizeof(" + Name +
          ")]; } x, y; int i; x.value = a; y.value = b; for (i = 0; i < " +
          std::to_string(Bytes) +
          "; i++) if (x.byte[i] != y.byte[i]) return 0; return 1; }");
}

std::string Shadows::differs(const std::string &A, const std::string &B,
                             QualType T) {
  T = T.getUnqualifiedType();
  if (T->isRealFloatingType())
    return "!" + sameFloat(T) + "(" + A + ", " + B + ")";
  if (T->isScalarType() && !T->isAnyComplexType())
    return A + " != " + B;
  std::string Body;
  if (!isKnown(T)) {
    // A local structure of scalars.
    const auto *R = T->getAs<RecordType>();
    const RecordDecl *D = R ? R->getDecl()->getDefinition() : nullptr;
    if (!D || D->isUnion())
      return {};
    std::string All;
    for (const FieldDecl *F : D->fields()) {
      if (F->isBitField() && !F->getIdentifier())
        continue;
      if (!F->getIdentifier() || F->getType()->isArrayType())
        return {};
      std::string Member = "." + Unit.Fresh.renamed(F->getNameAsString());
      std::string One = differs(A + Member, B + Member, F->getType());
      if (One.empty())
        return {};
      All += (All.empty() ? "" : " || ") + One;
    }
    return All.empty() ? "0" : All;
  }
  std::string Known =
      Comparers.lookup(Context.getCanonicalType(T).getTypePtr());
  if (!Known.empty())
    return Known + "(&" + A + ", &" + B + ")";
  if (!compare("(*__transver_x)", "(*__transver_y)", T, 0, false, Body))
    return {};
  std::string Counters;
  for (unsigned Depth = 0;; ++Depth) {
    std::string Counter = "i" + std::to_string(Depth);
    if (Body.find("for (" + Counter + " ") == std::string::npos)
      break;
    Counters += "unsigned long " + Counter + "; ";
  }
  QualType Pointer = Context.getPointerType(T);
  std::string Name =
      Unit.Shared.function("differs", "int",
                           declareValue(Pointer, "__transver_x", Unit) + ", " +
                               declareValue(Pointer, "__transver_y", Unit),
                           "{ " + Counters + Body + "return 0; }");
  Comparers[Context.getCanonicalType(T).getTypePtr()] = Name;
  return Name + "(&" + A + ", &" + B + ")";
}

bool Shadows::compare(const std::string &A, const std::string &B, QualType T,
                      unsigned Depth, bool IsBitField, std::string &Body) {
  T = T.getUnqualifiedType();
  if (const auto *Array = Context.getAsConstantArrayType(T)) {
    std::string I = "i" + std::to_string(Depth);
    std::string Size = std::to_string(Array->getSize().getZExtValue());
    Body += "for (" + I + " = 0; " + I + " < " + Size + "; " + I + "++) { ";
    if (!compare(A + "[" + I + "]", B + "[" + I + "]", Array->getElementType(),
                 Depth + 1, false, Body))
      return false;
    Body += "} ";
    return true;
  }
  if (T->isIncompleteArrayType())
    return true; // a flexible member is no part of a copy
  if (const auto *R = T->getAs<RecordType>()) {
    const RecordDecl *D = R->getDecl()->getDefinition();
    if (!D)
      return false;
    for (const FieldDecl *F : D->fields()) {
      if (F->isBitField() && !F->getIdentifier())
        continue;
      std::string Member = F->getIdentifier()
                               ? "." + Unit.Fresh.renamed(F->getNameAsString())
                               : "";
      if (!compare(A + Member, B + Member, F->getType(), Depth, F->isBitField(),
                   Body))
        return false;
    }
    return true;
  }
  if (T->isRealFloatingType()) {
    Body += "if (!" + sameFloat(T) + "(" + A + ", " + B + ")) return 1; ";
    return true;
  }
  if (T->isAnyComplexType()) {
    QualType Part = T->castAs<ComplexType>()->getElementType();
    std::string Name = typeName(Part, Context);
    for (const char *Index : {"[0]", "[1]"})
      if (!compare("((" + Name + " *)&" + A + ")" + Index,
                   "((" + Name + " *)&" + B + ")" + Index, Part, Depth, false,
                   Body))
        return false;
    return true;
  }
  if (const auto *Vector = T->getAs<VectorType>()) {
    std::string I = "i" + std::to_string(Depth);
    Body += "for (" + I + " = 0; " + I + " < " +
            std::to_string(Vector->getNumElements()) + "; " + I + "++) { ";
    if (!compare(A + "[" + I + "]", B + "[" + I + "]", Vector->getElementType(),
                 Depth + 1, true, Body))
      return false;
    Body += "} ";
    return true;
  }
  if (!T->isScalarType())
    return false;
  // A byte that has no value yet, or is another member's, may be no _Bool.
  if (!IsBitField && T->isBooleanType())
    Body += "if (*(unsigned char *)&" + A + " != *(unsigned char *)&" + B +
            ") return 1; ";
  else
    Body += "if (" + A + " != " + B + ") return 1; ";
  return true;
}

//===----------------------------------------------------------------------===//
// The log
//===----------------------------------------------------------------------===//

void Shadows::useLog() {
  if (LogDeclared)
    return;
  LogDeclared = true;
  Unit.Shared.line("static int " + Saving + " = 0;");
  Unit.Shared.line("static int __transver_log_full = 0;");
  Unit.Shared.line("static int __transver_log_differs(void);");
  Unit.Shared.line("static void __transver_log_reset(void);");
}

std::string Shadows::logFunction(QualType T) {
  useLog();
  T = Context.getCanonicalType(T).getUnqualifiedType();
  std::string Pointer =
      declare(Context.getPointerType(T), "__transver_p", Context);
  for (const auto &[Text, Stem] : Logs)
    if (Text == Pointer)
      return Stem;
  std::string Stem = "__transver_log_" + typeSuffix(T, Context);
  auto IsTaken = [&] {
    return llvm::any_of(Logs, [&](const auto &L) { return L.second == Stem; });
  };
  for (unsigned Next = 2; IsTaken(); ++Next)
    Stem = "__transver_log_" + typeSuffix(T, Context) + std::to_string(Next);
  std::string Size = "[" + std::to_string(Capacity) + "]";
  Unit.Shared.line(
      "static " +
      declare(Context.getPointerType(T), Stem + "_at" + Size, Context) + ";");
  Unit.Shared.line("static " + declare(T, Stem + "_old" + Size, Context) + ";");
  Unit.Shared.line("static unsigned " + Stem + "_n = 0;");
  Unit.Shared.line("static void " + Stem + "(" + Pointer +
                   ") { unsigned i; if (!" + Saving +
                   ") return; for (i = 0; i < " + Stem + "_n; i++) if (" +
                   Stem + "_at[i] == __transver_p) return; if (" + Stem +
                   "_n == " + std::to_string(Capacity) +
                   ") { __transver_log_full = 1; return; } " + Stem + "_at[" +
                   Stem + "_n] = __transver_p; " + Stem + "_old[" + Stem +
                   "_n] = *__transver_p; " + Stem + "_n++; }");
  Logs.push_back({Pointer, Stem});
  LogTypes.push_back(T);
  return Stem;
}

std::string Shadows::forget(llvm::ArrayRef<const VarDecl *> Variables) {
  std::string Text;
  for (const VarDecl *V : Variables) {
    if (!Plan.isLogged(Current, V))
      continue;
    useLog();
    UsesForget = true;
    std::string Word = typeName(Context.getUIntPtrType(), Context);
    Unit.Shared.line("static void __transver_log_forget(" + Word + " from, " +
                     Word + " size);");
    std::string Name = Unit.Fresh.renamed(V->getName().str());
    Text += (Text.empty() ? "" : ", ") +
            std::string("__transver_log_forget((") + Word + ")&" + Name +
            ", sizeof " + Name + ")";
  }
  return Text;
}

std::string Shadows::lengthFunction() {
  std::string Size = typeName(Context.getSizeType(), Context);
  return Unit.Shared.function("log_length", Size, "const char *s",
                              "{ " + Size +
                                  " n = 0; while (s[n]) n++; return n + 1; }");
}

void Shadows::addNotes(unsigned I, const CFA &C, std::vector<Site> &Sites) {
  for (const NoteAt &N : Plan.notes(I)) {
    // Ghosts that no instance here asks.
    const VarDecl *V = N.Variable ? N.Variable->getCanonicalDecl() : nullptr;
    if (V && !(N.What == Note::Mirror ? Mirrors : Flags).count(V))
      continue;
    Site S;
    for (unsigned A = 0; A < Unit.Automata.size(); ++A)
      if (Unit.Automata[A]->ForEach != Automaton::Each::Program)
        S.Automaton = A;
    S.E = &C.Edges[N.Edge];
    S.Before = N.Before;
    S.NeedsValue = needsValue(N.What) && S.E->Op.K != Operation::Kind::Declare;
    S.Upkeep = [this, N](const std::function<std::string(const Expr *)> &Text) {
      return noteText(N, Text);
    };
    if (N.What == Note::Write)
      S.Wrap = [this, N] { return wrap(*N.Subject); };
    Sites.push_back(std::move(S));
  }
}

QualType Shadows::typeOfCell(QualType T) const {
  QualType Plain = Context.getCanonicalType(T).getUnqualifiedType();
  if (Plain->isBooleanType())
    return Context.UnsignedCharTy; // the old value may be none
  if (Plain->isEnumeralType() && !isVisibleAtFileScope(Plain))
    return Plain->castAs<EnumType>()->getDecl()->getIntegerType();
  if (Plain->isPointerType() && !isVisibleAtFileScope(Plain))
    return Context.VoidPtrTy;
  return Plain;
}

std::pair<std::string, std::string> Shadows::wrap(const Expr &LValue) {
  QualType T = LValue.getType(), Cell = typeOfCell(T);
  std::string Back, Forth;
  if (!Context.hasSameType(Cell, T)) {
    QualType Plain = Context.getCanonicalType(T).getUnqualifiedType();
    if (!Context.hasSameType(Cell, Plain)) {
      if (!isVisibleAtFileScope(Plain))
        return {};
      Back = "(" + declare(Context.getPointerType(Plain), "", Context) + ")";
    }
    Forth = "(" + declare(Context.getPointerType(Cell), "", Context) + ")";
  }
  std::string Log = logFunction(Cell);
  std::string Pointer =
      declare(Context.getPointerType(Cell), "__transver_p", Context);
  std::string Logged = Log + "ged";
  Unit.Shared.line("static " +
                   declare(Context.getPointerType(Cell),
                           Logged + "(" + Pointer + ")", Context) +
                   " { " + Log + "(__transver_p); return __transver_p; }");
  return {"(*" + Back + Logged + "(" + Forth + "&", "))"};
}

std::string
Shadows::noteText(const NoteAt &N,
                  const std::function<std::string(const Expr *)> &Text) {
  const auto *Call = dyn_cast_or_null<CallExpr>(N.Subject);
  auto Argument = [&](unsigned Index) { return Text(Call->getArg(Index)); };
  switch (N.What) {
  case Note::None:
    return {};
  case Note::Assigned:
  case Note::Unassigned: {
    std::string Flag = Flags.lookup(N.Variable->getCanonicalDecl());
    return Flag.empty() ? "(void)0"
                        : Flag + (N.What == Note::Assigned ? " = 1" : " = 0");
  }
  case Note::Leave: {
    std::string Forget = Scope ? forget(*Scope) : std::string();
    return Forget.empty() ? "(void)0" : Forget;
  }
  case Note::Mirror: {
    std::string Name = Mirrors.lookup(N.Variable->getCanonicalDecl());
    if (Name.empty())
      return "(void)0";
    std::string Value = Name + " = " + Text(N.Subject);
    // The value of `v++` is the old one.
    const auto *U = dyn_cast<UnaryOperator>(N.Subject);
    if (U && U->isPostfix())
      Value = "(" + Value + ", " + Name +
              UnaryOperator::getOpcodeStr(U->getOpcode()).str() + ")";
    return Value;
  }
  case Note::Drop:
    useLog();
    return "__transver_log_full = 1";
  case Note::Write: {
    QualType T = N.Subject->getType(), Plain = typeOfCell(T);
    std::string Address = "&" + Text(N.Subject);
    if (!Context.hasSameType(Plain, T))
      Address = "(" + declare(Context.getPointerType(Plain), "", Context) +
                ")" + Address;
    return logFunction(Plain) + "(" + Address + ")";
  }
  case Note::WriteBytes:
  case Note::Bytes:
  case Note::Text: {
    std::string Byte = logFunction(Context.UnsignedCharTy);
    std::string Size = typeName(Context.getSizeType(), Context);
    std::string Name = Unit.Shared.function(
        "log_bytes", "void", "void *p, " + Size + " n",
        "{ " + Size + " i; if (!" + Saving + ") return; if (n > " +
            std::to_string(Capacity) +
            ") { __transver_log_full = 1; return; } for (i = 0; i < n; i++) " +
            Byte + "((unsigned char *)p + i); }");
    if (N.What == Note::WriteBytes) {
      if (!N.Subject->refersToBitField()) {
        std::string Object = Text(N.Subject);
        return Name + "(&" + Object + ", sizeof(" + Object + "))";
      }
      const auto *Member = cast<MemberExpr>(N.Subject->IgnoreParens());
      std::string Base = Text(Member->getBase());
      return Member->isArrow() ? Name + "(" + Base + ", sizeof(*" + Base + "))"
                               : Name + "(&" + Base + ", sizeof(" + Base + "))";
    }
    if (N.What == Note::Bytes)
      return Name + "(" + Argument(0) + ", " + Argument(2) + ")";
    return Name + "(" + Argument(0) + ", " + lengthFunction() + "(" +
           Argument(1) + "))";
  }
  case Note::Free:
  case Note::Born: {
    useLog();
    std::string Word = typeName(Context.getUIntPtrType(), Context);
    std::string Most = std::to_string(MostBlocks);
    BornDeclared = true;
    Unit.Shared.line("static void *__transver_born_at[" + Most + "];");
    Unit.Shared.line("static " + Word + " __transver_born_size[" + Most + "];");
    Unit.Shared.line("static unsigned __transver_born_n = 0;");
    if (N.What == Note::Born) {
      std::string Name = Unit.Shared.function(
          "log_born", "void", "void *p, " + Word + " size",
          "{ if (!" + Saving +
              " || !p) return; if (__transver_born_n == " + Most +
              ") { __transver_log_full = 1; return; } "
              "__transver_born_at[__transver_born_n] = p; "
              "__transver_born_size[__transver_born_n++] = size; }");
      StringRef Function = Call->getDirectCallee()->getName();
      std::string Size = Function.contains("calloc")
                             ? Argument(0) + " * " + Argument(1)
                             : Argument(Call->getNumArgs() - 1);
      if (Function.contains("dup")) // the block is as long as its text
        Size = "(" + Text(Call) + " ? " + lengthFunction() + "(" + Text(Call) +
               ") : 0)";
      return Name + "(" + Text(Call) + ", " + Size + ")";
    }
    UsesForget = true;
    Unit.Shared.line("static void __transver_log_forget(" + Word + " from, " +
                     Word + " size);");
    std::string Name = Unit.Shared.function(
        "log_free", "void", "void *p",
        "{ unsigned i; if (!" + Saving +
            " || !p) return; for (i = 0; i < __transver_born_n; i++) if "
            "(__transver_born_at[i] == p) { __transver_log_forget((" +
            Word +
            ")p, __transver_born_size[i]); __transver_born_n--; "
            "__transver_born_at[i] = __transver_born_at[__transver_born_n]; "
            "__transver_born_size[i] = "
            "__transver_born_size[__transver_born_n]; "
            "return; } __transver_log_full = 1; }");
    return Name + "(" + Argument(0) + ")";
  }
  }
  return {};
}

std::vector<std::string> Shadows::epilogue() {
  std::vector<std::string> Lines;
  if (Refused && !Unit.Opts.AllRemarks) {
    DiagnosticsEngine &Diags = Context.getDiagnostics();
    Diags.Report(Diags.getCustomDiagID(
        DiagnosticsEngine::Remark,
        "transver: nothing is claimed of %0 loop%s0 or function%s0; "
        "'remarks=all' tells which"))
        << Refused;
  }
  if (!LogDeclared)
    return Lines;
  std::string Differs, Reset, Forget;
  for (size_t L = 0; L < Logs.size(); ++L) {
    const std::string &Stem = Logs[L].second;
    std::string Test =
        differs("*" + Stem + "_at[i]", Stem + "_old[i]", LogTypes[L]);
    Differs +=
        "for (i = 0; i < " + Stem + "_n; i++) if (" + Test + ") return 1; ";
    Reset += Stem + "_n = 0; ";
    Forget += "for (i = 0; i < " + Stem + "_n;) if ((" +
              typeName(Context.getUIntPtrType(), Context) + ")" + Stem +
              "_at[i] - from < size) { " + Stem + "_n--; " + Stem +
              "_at[i] = " + Stem + "_at[" + Stem + "_n]; " + Stem +
              "_old[i] = " + Stem + "_old[" + Stem + "_n]; } else i++; ";
  }
  std::string Counter = Logs.empty() ? "" : "unsigned i; ";
  Lines.push_back("static int __transver_log_differs(void) { " + Counter +
                  "if (__transver_log_full) return 1; " + Differs +
                  "return 0; }");
  Lines.push_back(
      "static void __transver_log_reset(void) { __transver_log_full = 0; " +
      std::string(BornDeclared ? "__transver_born_n = 0; " : "") + Reset + "}");
  if (UsesForget) {
    std::string Word = typeName(Context.getUIntPtrType(), Context);
    Lines.push_back("static void __transver_log_forget(" + Word + " from, " +
                    Word + " size) { " + Counter + "(void)from; (void)size; " +
                    Forget + "}");
  }
  return Lines;
}

} // namespace transver
