//===- LValueShape.h - Lvalues that differ in a few values ------*- C++ -*-===//
//
// `p->a.b` and `f()->c` lie alike: some bytes behind the value of a pointer. An
// element of an array lies as many elements further as the value of its index
// says. That is the shape of an lvalue. What is woven for an access depends on
// the lvalue by its shape, by how many bytes these are, and by the texts of
// these values only, so it is written once for each shape, with marks where the
// numbers and the values stand, and then only filled in. (A SiteTemplate does
// the same for whatever a transition captures, and asks for the address, the
// size and the bounds of each lvalue anew.)
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
  llvm::SmallVector<uint64_t, 12> Key;
  /// The indices, the outermost first, and the pointer or variable.
  llvm::SmallVector<const clang::Expr *, 4> Values;
  /// Of the lvalue, in bytes: behind the pointer or in the variable, its
  /// elements aside, and its size.
  uint64_t Offset = 0, Size = 0;
};

/// A text with marks.
class ShapeText {
public:
  /// The marks: of the value with that number, of the numbers of a shape, of
  /// the statement at a violation, and of the argument that says where that is.
  static std::string valueMark(unsigned Number);
  static std::string offsetMark();
  static std::string sizeMark();
  static std::string errorMark();
  static std::string placeMark();
  /// Whether Text is the mark of a number.
  static bool isNumberMark(llvm::StringRef Text);
  static constexpr unsigned MostValues = 8;

  ShapeText() = default;
  explicit ShapeText(std::string Text) : Marked(std::move(Text)) {}
  /// False if what has this shape must be written anew.
  bool isUsable() const { return !Marked.empty(); }
  /// Fills in the numbers of Shape, and the texts of values, errors and places.
  std::string fill(const LValueShape &Shape,
                   llvm::function_ref<std::string(unsigned)> Value,
                   llvm::function_ref<std::string()> Error,
                   llvm::function_ref<std::string()> Place) const;

private:
  std::string Marked;
};

/// The texts of a unit by the keys of shapes.
using ShapeTexts = llvm::StringMap<ShapeText>;

} // namespace transver

#endif
