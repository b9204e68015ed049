//===- LValueShape.cpp - Lvalues that differ in two values ----------------===//

#include "weave/LValueShape.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace transver {
namespace {

enum Step : uintptr_t { Dot, Arrow, Element, Dereference };

// No text of a program has this character; what stands behind it says of what
// it is the mark.
constexpr char Mark = '\x03', ErrorMark = 'e', PlaceMark = 'p';

/// Whether E is the value of an object, nothing that is computed here.
bool isLoad(const Expr *E) {
  const auto *Cast = dyn_cast<ImplicitCastExpr>(E->IgnoreParens());
  return Cast && Cast->getCastKind() == CK_LValueToRValue;
}

uintptr_t numberOf(QualType T) {
  return reinterpret_cast<uintptr_t>(T.getCanonicalType().getAsOpaquePtr());
}

} // namespace

bool addShape(const Expr *E, LValueShape &Shape) {
  const Expr *Pointer = nullptr;
  while (!Pointer) {
    E = E->IgnoreParens();
    if (const auto *M = dyn_cast<MemberExpr>(E)) {
      if (!isa<FieldDecl>(M->getMemberDecl()))
        return false;
      Shape.Key.push_back(M->isArrow() ? Arrow : Dot);
      Shape.Key.push_back(reinterpret_cast<uintptr_t>(M->getMemberDecl()));
      E = M->getBase();
      Pointer = M->isArrow() ? E : nullptr;
    } else if (const auto *S = dyn_cast<ArraySubscriptExpr>(E)) {
      Pointer = S->getBase();
      Shape.Key.push_back(Element);
      Shape.Key.push_back(numberOf(S->getType()));
      Shape.Values.push_back(S->getIdx());
    } else if (const auto *U = dyn_cast<UnaryOperator>(E);
               U && U->getOpcode() == UO_Deref) {
      Pointer = U->getSubExpr();
      Shape.Key.push_back(Dereference);
      Shape.Key.push_back(numberOf(U->getType()));
    } else {
      return false;
    }
  }
  if (!Pointer->getType()->isPointerType() || !isLoad(Pointer))
    return false;
  Shape.Values.push_back(Pointer);
  return true;
}

std::string ShapeText::valueMark(unsigned Number) {
  return {Mark, char('0' + Number)};
}
std::string ShapeText::errorMark() { return {Mark, ErrorMark}; }
std::string ShapeText::placeMark() { return {Mark, PlaceMark}; }

std::string ShapeText::fill(llvm::function_ref<std::string(unsigned)> Value,
                            llvm::function_ref<std::string()> Error,
                            llvm::function_ref<std::string()> Place) const {
  std::string Values[2], All;
  All.reserve(2 * Marked.size());
  size_t From = 0;
  for (size_t At; (At = Marked.find(Mark, From)) != std::string::npos;
       From = At + 2) {
    All.append(Marked, From, At - From);
    char Of = Marked[At + 1];
    if (Of == ErrorMark) {
      All += Error();
    } else if (Of == PlaceMark) {
      All += Place();
    } else {
      std::string &Text = Values[Of - '0'];
      if (Text.empty())
        Text = Value(Of - '0');
      All += Text;
    }
  }
  return All.append(Marked, From, std::string::npos);
}

} // namespace transver
