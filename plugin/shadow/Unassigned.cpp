//===- Unassigned.cpp - Variables without a value -------------------------===//

#include "shadow/Unassigned.h"
#include "support/Children.h"
#include "support/Library.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace transver {
namespace {

/// More members than these are no cells.
constexpr unsigned MostCells = 32;

/// The variable and the members that an lvalue names; null if it is another
/// kind of lvalue.
const VarDecl *pathOf(const Expr *LValue,
                      llvm::SmallVectorImpl<const FieldDecl *> &Path) {
  LValue = LValue->IgnoreParens();
  if (const auto *Member = dyn_cast<MemberExpr>(LValue)) {
    const auto *Field = dyn_cast<FieldDecl>(Member->getMemberDecl());
    if (Member->isArrow() || !Field)
      return nullptr;
    const VarDecl *V = pathOf(Member->getBase(), Path);
    Path.push_back(Field);
    return V;
  }
  const auto *Ref = dyn_cast<DeclRefExpr>(LValue);
  if (!Ref || Ref->refersToEnclosingVariableOrCapture())
    return nullptr;
  return dyn_cast<VarDecl>(Ref->getDecl());
}

/// The variables that some code uses in another way than to read them, write
/// them or take their address.
class Uses {
public:
  llvm::DenseSet<const VarDecl *> Odd;
  bool ReturnsAnywhere = false; ///< some call may return more than once
  llvm::DenseSet<const VarDecl *> AddressTaken;
  bool Jumps = false; ///< by goto

  void visit(const Stmt *S) {
    if (!S || isa<UnaryExprOrTypeTraitExpr>(S))
      return;
    if (const auto *Block = dyn_cast<BlockExpr>(S)) {
      for (const BlockDecl::Capture &C : Block->getBlockDecl()->captures())
        Odd.insert(C.getVariable()->getCanonicalDecl());
      return;
    }
    if (const auto *Ref = dyn_cast<DeclRefExpr>(S)) {
      if (const auto *V = dyn_cast<VarDecl>(Ref->getDecl()))
        Odd.insert(V->getCanonicalDecl());
      const auto *F = dyn_cast<FunctionDecl>(Ref->getDecl());
      ReturnsAnywhere |=
          F && F->getIdentifier() && has(*F, Trait::ReturnsAnywhere);
      return;
    }
    Jumps |= isa<GotoStmt, IndirectGotoStmt>(S);
    const Expr *Place = nullptr, *Other = nullptr;
    if (const auto *Cast = dyn_cast<ImplicitCastExpr>(S)) {
      if (Cast->getCastKind() == CK_LValueToRValue)
        Place = Cast->getSubExpr();
    } else if (const auto *B = dyn_cast<BinaryOperator>(S)) {
      if (B->isAssignmentOp()) {
        Place = B->getLHS();
        Other = B->getRHS();
      }
    } else if (const auto *U = dyn_cast<UnaryOperator>(S)) {
      if (U->isIncrementDecrementOp() || U->getOpcode() == UO_AddrOf)
        Place = U->getSubExpr();
    }
    llvm::SmallVector<const FieldDecl *, 2> Path;
    if (const VarDecl *V = Place ? pathOf(Place, Path) : nullptr) {
      const auto *U = dyn_cast<UnaryOperator>(S);
      if (U && U->getOpcode() == UO_AddrOf)
        AddressTaken.insert(V->getCanonicalDecl());
      return visit(Other);
    }
    forEachChild(S, [this](const Stmt *Child) {
      visit(Child);
      return true;
    });
  }
};

bool isScalar(QualType T) {
  T = T.getCanonicalType();
  return T->isIntegralOrEnumerationType() || T->isRealFloatingType() ||
         T->isPointerType();
}

/// The scalar members of T, in unions none.
void addPaths(QualType T, llvm::SmallVector<const FieldDecl *, 2> Path,
              std::vector<llvm::SmallVector<const FieldDecl *, 2>> &Into) {
  if (Into.size() > MostCells)
    return;
  if (isScalar(T)) {
    Into.push_back(std::move(Path));
    return;
  }
  const auto *Record = T->getAs<RecordType>();
  if (!Record || !Record->isStructureType() ||
      !Record->getDecl()->isCompleteDefinition())
    return;
  for (const FieldDecl *Field : Record->getDecl()->fields()) {
    Path.push_back(Field);
    addPaths(Field->getType(), Path, Into);
    Path.pop_back();
  }
}

} // namespace

void Unassigned::addCells(const VarDecl *V) {
  std::vector<llvm::SmallVector<const FieldDecl *, 2>> Paths;
  addPaths(V->getType(), {}, Paths);
  if (Paths.empty() || Paths.size() > MostCells)
    return;
  unsigned Begin = Cells.size();
  for (auto &Path : Paths)
    Cells.push_back({V, std::move(Path)});
  CellsOf[V] = {Begin, Cells.size()};
}

Unassigned::Unassigned(const CFA &C, ASTContext &) {
  Uses Used;
  Used.visit(C.Function->getBody());
  // What a longjmp leaves in the flags of such a function nobody knows.
  if (!Used.ReturnsAnywhere)
    for (const Edge &E : C.Edges) {
      const VarDecl *V =
          E.Op.K == Operation::Kind::Declare ? E.Op.Var : nullptr;
      if (V && V->hasLocalStorage() && V->getIdentifier() &&
          !Used.Odd.count(V->getCanonicalDecl()) && !CellsOf.count(V))
        addCells(V);
    }
  // A jump back within the block runs a declaration again, and leaves the
  // pointers to the variable good.
  if (Used.Jumps)
    Kept = std::move(Used.AddressTaken);
  if (!Cells.empty())
    propagate(C);
}

void Unassigned::propagate(const CFA &C) {
  Words = (Cells.size() + Bits - 1) / Bits;
  Sets.assign(2 * Words * C.Locations.size(), 0);
  // Few edges change anything.
  std::vector<Effect> Effects(1);
  std::vector<unsigned> EffectOf(C.Edges.size(), 0);
  for (EdgeId Id = 0; Id < C.Edges.size(); ++Id) {
    Effect Done = effectOf(C.Edges[Id]);
    if (Done.Gives.empty() && Done.Takes.empty())
      continue;
    EffectOf[Id] = Effects.size();
    Effects.push_back(std::move(Done));
  }
  for (unsigned Cell = 0; Cell < Cells.size(); ++Cell)
    lacks(C.Entry)[Cell / Bits] |= uint64_t(1) << (Cell % Bits);
  // Locations are numbered in the order of the text, so one round after the
  // other in that order comes to an end soon.
  llvm::BitVector Changed(C.Locations.size());
  Changed.set(C.Entry);
  llvm::SmallVector<uint64_t, 8> After(2 * Words);
  for (int L = C.Entry; L >= 0; L = Changed.find_first()) {
    for (; L >= 0; L = Changed.find_next(L)) {
      Changed.reset(L);
      for (EdgeId Id : C.Locations[L].Out) {
        LocationId To = C.Edges[Id].To;
        std::copy_n(lacks(L), 2 * Words, After.begin());
        auto Move = [&](unsigned Cell, size_t From, size_t Into) {
          uint64_t Bit = uint64_t(1) << (Cell % Bits);
          After[From + Cell / Bits] &= ~Bit;
          After[Into + Cell / Bits] |= Bit;
        };
        for (unsigned Cell : Effects[EffectOf[Id]].Gives)
          Move(Cell, 0, Words);
        for (unsigned Cell : Effects[EffectOf[Id]].Takes)
          Move(Cell, Words, 0);
        // Each cell has a value or none, so the first time is a change, too.
        bool Changes = false;
        uint64_t *Target = lacks(To);
        for (size_t I = 0; I < 2 * Words; ++I) {
          Changes |= (After[I] & ~Target[I]) != 0;
          Target[I] |= After[I];
        }
        if (Changes)
          Changed.set(To);
      }
    }
  }
}

unsigned Unassigned::cellOf(const Expr *LValue) const {
  llvm::SmallVector<const FieldDecl *, 2> Path;
  auto Found = CellsOf.find(pathOf(LValue, Path));
  if (Found == CellsOf.end())
    return None;
  for (unsigned I = Found->second.first; I < Found->second.second; ++I)
    if (Cells[I].Path == Path)
      return I;
  return None;
}

void Unassigned::addGiven(const Expr *LValue, Effect &Into) const {
  llvm::SmallVector<const FieldDecl *, 2> Path;
  auto Found = CellsOf.find(pathOf(LValue, Path));
  if (Found == CellsOf.end())
    return;
  llvm::ArrayRef<const FieldDecl *> Given = Path;
  for (unsigned I = Found->second.first; I < Found->second.second; ++I) {
    llvm::ArrayRef<const FieldDecl *> Own = Cells[I].Path;
    if (Given.size() <= Own.size() && Own.take_front(Given.size()) == Given)
      Into.Gives.push_back(I);
  }
}

Unassigned::Effect Unassigned::effectOf(const Edge &E) const {
  Effect Done;
  if (E.Op.K == Operation::Kind::Declare) {
    auto Found = CellsOf.find(E.Op.Var);
    if (Found == CellsOf.end())
      return Done;
    bool Gives = E.Op.Var->getInit();
    if (!Gives && Kept.count(E.Op.Var->getCanonicalDecl()))
      return Done;
    for (unsigned I = Found->second.first; I < Found->second.second; ++I)
      (Gives ? Done.Gives : Done.Takes).push_back(I);
    return Done;
  }
  if (E.Op.K != Operation::Kind::Evaluate)
    return Done;
  if (const auto *B = dyn_cast<BinaryOperator>(E.Op.Node)) {
    if (B->isAssignmentOp())
      addGiven(B->getLHS(), Done);
  } else if (const auto *U = dyn_cast<UnaryOperator>(E.Op.Node)) {
    if (U->isIncrementDecrementOp() || U->getOpcode() == UO_AddrOf)
      addGiven(U->getSubExpr(), Done);
  }
  return Done;
}

} // namespace transver
