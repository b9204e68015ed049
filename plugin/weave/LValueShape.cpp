//===- LValueShape.cpp - Lvalues that differ in a few values --------------===//

#include "weave/LValueShape.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace transver {

// No text of a program has this character; what stands behind it says of what
// it is the mark.
constexpr char Mark = '\x03', ErrorMark = 'e', PlaceMark = 'p',
               OffsetMark = 'o', SizeMark = 's';

std::string ShapeText::valueMark(unsigned Number) {
  return {Mark, char('0' + Number)};
}
std::string ShapeText::offsetMark() { return {Mark, OffsetMark}; }
std::string ShapeText::sizeMark() { return {Mark, SizeMark}; }
std::string ShapeText::errorMark() { return {Mark, ErrorMark}; }
std::string ShapeText::placeMark() { return {Mark, PlaceMark}; }

bool ShapeText::isNumberMark(StringRef Text) {
  return Text.size() == 2 && Text[0] == Mark &&
         (Text[1] == OffsetMark || Text[1] == SizeMark);
}

std::string ShapeText::fill(const LValueShape &Shape,
                            function_ref<std::string(unsigned)> Value,
                            function_ref<std::string()> Error,
                            function_ref<std::string()> Place) const {
  SmallVector<std::string, 2> Values;
  SmallString<512> All;
  StringRef Rest = Marked;
  for (size_t At; (At = Rest.find(Mark)) != StringRef::npos;) {
    All += Rest.take_front(At);
    switch (char Of = Rest[At + 1]) {
    case ErrorMark:
      All += Error();
      break;
    case PlaceMark:
      All += Place();
      break;
    case OffsetMark:
      All += utostr(Shape.Offset);
      break;
    case SizeMark:
      All += utostr(Shape.Size);
      break;
    default:
      size_t Number = Of - '0';
      if (Number >= Values.size())
        Values.resize(Number + 1);
      if (Values[Number].empty())
        Values[Number] = Value(Number);
      All += Values[Number];
    }
    Rest = Rest.drop_front(At + 2);
  }
  All += Rest;
  return All.str().str();
}

} // namespace transver
