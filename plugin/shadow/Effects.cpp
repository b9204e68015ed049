//===- Effects.cpp - What a call can do -----------------------------------===//

#include "shadow/Effects.h"
#include "support/QuickVisitor.h"
#include "clang/AST/Attr.h"
#include "clang/Basic/Builtins.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace clang;

namespace transver {

static void unite(llvm::BitVector &Into, const llvm::BitVector &From) {
  if (From.any())
    Into |= From; // grows as needed
}

static void setBit(llvm::BitVector &Bits, unsigned Bit) {
  if (Bits.size() <= Bit)
    Bits.resize(Bit + 1);
  Bits.set(Bit);
}

void Effect::join(const Effect &Other) {
  unite(Mods, Other.Mods);
  unite(Refs, Other.Refs);
  unite(Stateful, Other.Stateful);
  ReadsMemory |= Other.ReadsMemory;
  WritesMemory |= Other.WritesMemory;
  HasAsm |= Other.HasAsm;
  Jumps |= Other.Jumps;
  HasCleanup |= Other.HasCleanup;
  KeepsLiteral |= Other.KeepsLiteral;
  Allocates |= Other.Allocates;
  CallsUnknown |= Other.CallsUnknown;
  CallsOut |= Other.CallsOut;
  UsesOwnAddresses |= Other.UsesOwnAddresses;
}

/// The addresses of its own variables are numbers to it: no two activations
/// have the same.
static bool computesWithOwnAddresses(const FunctionDecl &F) {
  struct Finder : QuickVisitor<Finder> {
    bool Found = false;
    static bool isOwn(const Expr *E) {
      E = E->IgnoreParenCasts();
      if (const auto *Call = dyn_cast<CallExpr>(E)) {
        const FunctionDecl *Callee = Call->getDirectCallee();
        switch (Callee ? Callee->getBuiltinID() : 0) {
        case Builtin::BI__builtin_frame_address:
        case Builtin::BI__builtin_alloca:
        case Builtin::BIalloca:
          return true;
        default:
          return false;
        }
      }
      if (const auto *U = dyn_cast<UnaryOperator>(E))
        if (U->getOpcode() == UO_AddrOf)
          E = U->getSubExpr();
      const VarDecl *V = E->getType()->isArrayType() || isa<DeclRefExpr>(E)
                             ? baseVariable(E)
                             : nullptr;
      return V && V->hasLocalStorage() &&
             (V->getType()->isArrayType() || E->getType()->isArrayType() ||
              !V->getType()->isPointerType());
    }
    bool VisitCastExpr(CastExpr *Cast) {
      Found |= Cast->getCastKind() == CK_PointerToIntegral &&
               isOwn(Cast->getSubExpr());
      return !Found;
    }
    bool VisitBinaryOperator(BinaryOperator *B) {
      if ((B->isRelationalOp() || B->getOpcode() == BO_Sub) &&
          B->getLHS()->getType()->isPointerType() &&
          B->getRHS()->getType()->isPointerType())
        Found |= isOwn(B->getLHS()) || isOwn(B->getRHS());
      return !Found;
    }
  } Addresses;
  Addresses.TraverseStmt(F.getBody());
  return Addresses.Found;
}

UnitEffects::UnitEffects(UnitCFAs &Unit) : Calls(Unit.calls()) {
  unsigned N = Unit.Functions.size();
  Facts.resize(N);
  Callees.resize(N);
  Inside.resize(N);
  OwnAddresses.resize(N);
  GoesOut.resize(N);
  std::vector<Effect> Own(N);
  llvm::append_range(CalledBack, Calls.calledBack());
  llvm::sort(CalledBack);
  // Some functions are called at many places, and some calls may go anywhere.
  llvm::BitVector Set(N);
  auto TakeSet = [&](std::vector<unsigned> &Into) {
    for (int I = Set.find_first(); I >= 0; I = Set.find_next(I))
      Into.push_back(I);
    Set.reset();
  };
  auto VariableBit = [&](const VarDecl *V) {
    auto [Found, New] =
        BitOf.try_emplace(V->getCanonicalDecl(), Variables.size());
    if (New)
      Variables.push_back(V->getCanonicalDecl());
    return Found->second;
  };
  for (unsigned I = 0; I < N; ++I) {
    const CFA &C = Unit.get(I);
    Facts[I] = factsOf(C, Unit.Context);
    AddressTaken.insert(Facts[I].AddressTaken.begin(),
                        Facts[I].AddressTaken.end());
    // Nothing comes of a value that is only used to make the next one.
    llvm::DenseMap<const void *, const VarDecl *> Updates;
    for (EdgeId E = 0; E < C.Edges.size(); ++E)
      if (EdgeFacts F = Facts[I].edge(E);
          F.Write && F.Assignment && F.OwnValue.K == Sink::Kind::Never)
        Updates[F.Assignment] = F.Write->Var;
    for (EdgeId E = 0; E < C.Edges.size(); ++E) {
      EdgeFacts F = Facts[I].edge(E);
      if (F.isNothing())
        continue;
      for (const ReadFact &R : F.Reads)
        if (R.Var && !R.Var->hasLocalStorage() && R.To.K != Sink::Kind::Never &&
            (R.To.K == Sink::Kind::Always ||
             Updates.lookup(R.To.By) != R.Var)) {
          setBit(Own[I].Refs, VariableBit(R.Var));
          Wanted.insert(R.Var->getCanonicalDecl());
        }
      if (F.Write && F.Write->Var && !F.Write->Var->hasLocalStorage())
        setBit(Own[I].Mods, VariableBit(F.Write->Var));
      Own[I].join(ownEffect(I, E));
      if (!F.Call)
        continue;
      CallInfo &Info = CallInfos[F.Call];
      findCallees(F.Call, Info.Callees);
      bool Unknown;
      if (callsOut(F.Call))
        GoesOut.set(I);
      // (What a function without a body calls, it calls back.)
      const FunctionDecl *Callee = F.Call->getDirectCallee();
      if (!Callee || Callee->hasBody())
        llvm::append_range(Inside[I], Calls.targets(F.Call, Unknown));
      for (unsigned Callee : Info.Callees)
        Set.set(Callee);
    }
    TakeSet(Callees[I]);
    Own[I].UsesOwnAddresses = computesWithOwnAddresses(*C.Function);
    OwnAddresses[I] = Own[I].UsesOwnAddresses;
    if (Unit.Functions[I].HasNoLoop)
      Unit.release(I); // few are asked again
  }
  // Addresses that initialise file-scope variables.
  for (const Decl *D : Unit.Context.getTranslationUnitDecl()->decls()) {
    if (const auto *F = dyn_cast<FunctionDecl>(D))
      Others |= has(*F, Trait::StartsOthers) && F->isReferenced();
    const auto *V = dyn_cast<VarDecl>(D);
    Aliases |= V && (V->hasAttr<AliasAttr>() || V->hasAttr<WeakRefAttr>() ||
                     V->hasAttr<AsmLabelAttr>());
    if (V && V->getInit())
      addressesIn(V->getInit(), AddressTaken);
  }
  findComponents();
  for (unsigned I = 0; I < N; ++I)
    Effects[ComponentOf[I]].join(Own[I]);
  // Components are numbered callees first.
  std::vector<std::vector<unsigned>> Members(Effects.size());
  for (unsigned I = 0; I < N; ++I)
    Members[ComponentOf[I]].push_back(I);
  for (unsigned K = 0; K < Effects.size(); ++K)
    for (unsigned I : Members[K])
      for (unsigned Callee : Callees[I])
        if (ComponentOf[Callee] != K)
          Effects[K].join(Effects[ComponentOf[Callee]]);
  for (auto &[Call, Info] : CallInfos) {
    for (unsigned Callee : Info.Callees)
      Set.set(ComponentOf[Callee]);
    TakeSet(Info.Components);
  }
}

const std::vector<unsigned> &UnitEffects::callees(const CallExpr *Call) const {
  return CallInfos.find(Call)->second.Callees;
}

const std::vector<unsigned> &
UnitEffects::components(const CallExpr *Call) const {
  return CallInfos.find(Call)->second.Components;
}

void UnitEffects::findCallees(const CallExpr *Call,
                              std::vector<unsigned> &Into) const {
  const FunctionDecl *F = Call->getDirectCallee();
  if (F && !F->hasBody() && externalOf(*F) != External::Stateful)
    return;
  if (!F && !Calls.hasMain()) {
    // What a pointer can hold, and code of another unit, which calls back: that
    // is all of the former, too.
    Into = CalledBack;
    return;
  }
  bool Unknown;
  llvm::append_range(Into, Calls.targets(Call, Unknown));
  if (!F || !F->hasBody() || !callsOut(Call))
    return;
  llvm::append_range(Into, CalledBack);
  llvm::sort(Into);
  Into.erase(std::unique(Into.begin(), Into.end()), Into.end());
}

bool UnitEffects::isRead(const VarDecl *V) const {
  return Wanted.count(V->getCanonicalDecl()) || isAddressTaken(V) ||
         (V->isExternallyVisible() && !Calls.hasMain());
}

bool UnitEffects::callsOut(const CallExpr *Call) const {
  const FunctionDecl *F = Call->getDirectCallee();
  if (!F)
    return !Calls.hasMain() || externalOfCall(Call) != External::Pure;
  if (F->hasBody()) // another unit may have the definition that counts
    return Calls.isPart() && F->isWeak();
  return !F->getBuiltinID() && externalOfCall(Call) == External::Stateful;
}

/// Whether a format has a `%n`, which writes.
static bool countsOutput(StringRef Format) {
  for (size_t At = 0; (At = Format.find('%', At)) != StringRef::npos; ++At) {
    At = Format.find_first_not_of("-+ #0123456789.*$hlLqjzt'", At + 1);
    if (At == StringRef::npos)
      return false;
    if (Format[At] == 'n')
      return true;
  }
  return false;
}

External UnitEffects::externalOfCall(const CallExpr *Call) const {
  const FunctionDecl *F = Call->getDirectCallee();
  if (F && F->hasBody())
    return External::Pure;
  if (!F) {
    for (const FunctionDecl *Taken : Calls.takenExternals())
      if (Taken->getNumParams() == Call->getNumArgs() || Taken->isVariadic() ||
          !Taken->hasPrototype())
        return External::Stateful;
    return External::Pure;
  }
  External What = externalOf(*F);
  if (What != External::Output)
    return What;
  // `%n` writes; and who knows what a format holds that is no literal.
  for (const Expr *Argument : Call->arguments())
    if (const auto *Text =
            dyn_cast<StringLiteral>(Argument->IgnoreParenCasts());
        Text && Text->getCharByteWidth() == 1)
      return countsOutput(Text->getString()) ? External::Stateful : What;
  return F->isVariadic() ? External::Stateful : What;
}

void UnitEffects::callEffect(const CallExpr *Call, Effect &Into) {
  const FunctionDecl *F = Call->getDirectCallee();
  Into.CallsOut |= callsOut(Call);
  if (F && F->hasBody())
    return;
  if (!F) {
    bool Unknown = false;
    bool Outside = externalOfCall(Call) != External::Pure;
    // Who calls this unit from outside may hand it a function.
    Into.CallsUnknown |=
        (Calls.targets(Call, Unknown).empty() && !Outside) || !Calls.hasMain();
    if (!Outside)
      return;
    F = Calls.takenExternals().front();
  }
  bool HasPointer = llvm::any_of(Call->arguments(), [](const Expr *E) {
    return E->getType()->isPointerType();
  });
  switch (externalOfCall(Call)) {
  case External::Pure:
  case External::Output:
    Into.ReadsMemory |= HasPointer;
    return;
  case External::Fresh:
  case External::Ends:
    return;
  case External::Allocates:
    Into.Allocates = true;
    Into.ReadsMemory |= HasPointer;
    return;
  case External::Frees:
    Into.WritesMemory = true;
    return;
  case External::Resizes:
    Into.Allocates = Into.WritesMemory = Into.ReadsMemory = true;
    return;
  case External::Fills:
  case External::CopiesText:
    Into.WritesMemory = Into.ReadsMemory = true;
    return;
  case External::Jumps:
    Into.Jumps = true;
    return;
  case External::Stateful: {
    auto [Found, New] =
        BitOf.try_emplace(F->getCanonicalDecl(), Externals.size());
    if (New)
      Externals.push_back(F->getCanonicalDecl());
    setBit(Into.Stateful, Found->second);
    Into.ReadsMemory |= HasPointer;
    Into.WritesMemory |= HasPointer;
    return;
  }
  }
}

Effect UnitEffects::ownEffect(unsigned I, EdgeId E) const {
  Effect Result;
  EdgeFacts F = Facts[I].edge(E);
  for (const ReadFact &R : F.Reads)
    Result.ReadsMemory |= !R.Var;
  Result.WritesMemory = F.Write && !F.Write->Var;
  Result.HasAsm = F.IsAsm;
  Result.HasCleanup = F.HasCleanup;
  Result.KeepsLiteral = F.KeepsLiteral;
  if (F.Call)
    callEffect(F.Call, Result);
  return Result;
}

/// Tarjan's algorithm with an explicit stack; a component is finished after all
/// that it reaches.
void UnitEffects::findComponents() {
  unsigned N = Callees.size(), Counter = 0, Count = 0;
  ComponentOf.assign(N, ~0u);
  Recursive.assign(N, false);
  std::vector<unsigned> Number(N, 0), Low(N, 0), Stack;
  std::vector<std::pair<unsigned, unsigned>> Frames;
  for (unsigned Root = 0; Root < N; ++Root) {
    if (Number[Root])
      continue;
    Frames.push_back({Root, 0});
    Number[Root] = Low[Root] = ++Counter;
    Stack.push_back(Root);
    while (!Frames.empty()) {
      unsigned I = Frames.back().first;
      if (Frames.back().second < Callees[I].size()) {
        unsigned To = Callees[I][Frames.back().second++];
        if (To == I)
          Recursive[I] = true;
        if (!Number[To]) {
          Number[To] = Low[To] = ++Counter;
          Stack.push_back(To);
          Frames.push_back({To, 0});
        } else if (ComponentOf[To] == ~0u) {
          Low[I] = std::min(Low[I], Number[To]);
        }
        continue;
      }
      Frames.pop_back();
      if (!Frames.empty())
        Low[Frames.back().first] = std::min(Low[Frames.back().first], Low[I]);
      if (Low[I] != Number[I])
        continue;
      bool Several = Stack.back() != I;
      for (unsigned Member = ~0u; Member != I;) {
        Member = Stack.back();
        Stack.pop_back();
        ComponentOf[Member] = Count;
        if (Several)
          Recursive[Member] = true;
      }
      ++Count;
    }
  }
  Effects.resize(Count);
}

} // namespace transver
