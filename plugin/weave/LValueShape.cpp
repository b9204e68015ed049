//===- LValueShape.cpp - Lvalues that differ in a few values --------------===//

#include "weave/LValueShape.h"

namespace transver {

// No text of a program has this character; what stands behind it says of what
// it is the mark.
constexpr char Mark = '\x03', ErrorMark = 'e', PlaceMark = 'p';

std::string ShapeText::valueMark(unsigned Number) {
  return {Mark, char('0' + Number)};
}
std::string ShapeText::errorMark() { return {Mark, ErrorMark}; }
std::string ShapeText::placeMark() { return {Mark, PlaceMark}; }

std::string ShapeText::fill(llvm::function_ref<std::string(unsigned)> Value,
                            llvm::function_ref<std::string()> Error,
                            llvm::function_ref<std::string()> Place) const {
  llvm::SmallVector<std::string, 2> Values;
  std::string All;
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
      size_t Number = Of - '0';
      if (Number >= Values.size())
        Values.resize(Number + 1);
      if (Values[Number].empty())
        Values[Number] = Value(Number);
      All += Values[Number];
    }
  }
  return All.append(Marked, From, std::string::npos);
}

} // namespace transver
