//===- LValueShape.h - Lvalues that differ in two values --------*- C++ -*-===//
//
// `p->a.b`, `q->a.b` and `(*f())->a.b` lie alike: so many bytes behind the
// value of a pointer. Which members, element types and dereferences lead from
// that value (and that of an index) to the lvalue is its shape. What is woven
// for an access depends on the lvalue by its shape and the texts of these
// values only, so it is written once for each shape, with marks where the
// values stand, and then only filled in. (A SiteTemplate does the same for
// whatever a transition captures, and asks for the address, the size and the
// bounds of each lvalue anew.)
//
// Members of named variables, and elements of arrays, have no shape: what is
// asked of them depends on the lengths of these.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_LVALUESHAPE_H
#define TRANSVER_WEAVE_LVALUESHAPE_H

#include "clang/AST/Expr.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include <string>

namespace transver {

struct LValueShape {
  /// Equal for lvalues of one shape, and what is asked of them.
  llvm::SmallVector<uintptr_t, 8> Key;
  /// The pointer that E is reached by, and the index if it is an element.
  llvm::SmallVector<const clang::Expr *, 2> Values;
};

/// Appends to Shape that of E; false if E has none.
bool addShape(const clang::Expr *E, LValueShape &Shape);

/// A text with marks.
class ShapeText {
public:
  /// The marks: of the value with that number, of the statement at a violation,
  /// and of the argument that says where that is.
  static std::string valueMark(unsigned Number);
  static std::string errorMark();
  static std::string placeMark();

  ShapeText() = default;
  explicit ShapeText(std::string Text) : Marked(std::move(Text)) {}
  /// False if what has this shape must be written anew.
  bool isUsable() const { return !Marked.empty(); }
  /// Fills in the texts of values, errors and places.
  std::string fill(llvm::function_ref<std::string(unsigned)> Value,
                   llvm::function_ref<std::string()> Error,
                   llvm::function_ref<std::string()> Place) const;

private:
  std::string Marked;
};

/// The texts of a unit by the keys of shapes.
using ShapeTexts = llvm::StringMap<ShapeText>;

} // namespace transver

#endif
