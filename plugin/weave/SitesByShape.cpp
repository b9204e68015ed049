//===- SitesByShape.cpp - Accesses that differ in a few values ------------===//
//
// The text of a site is written with marks for the values of its lvalue's shape
// (LValueShape.h), once, and then filled in. That is right for transitions
// whose template (SiteTemplate.h) asks for nothing else of the program.
//
//===----------------------------------------------------------------------===//

#include "weave/FunctionWeaver.h"

using namespace clang;

namespace transver {

/// Whether a text stands for lvalues of one size only: it is a constant in the
/// helper that is called, and BELOW(1) is 0.
static bool isOfOneSize(const LValueShape &Shape, bool IsCall) {
  return IsCall || Shape.Size == 1;
}

std::string FunctionWeaver::ShapeRecording::markOf(const Expr *E) {
  for (unsigned I = 0; I < Shape.Values.size(); ++I)
    if (Shape.Values[I]->IgnoreParenImpCasts() == E->IgnoreParenImpCasts())
      return ShapeText::valueMark(I);
  Missed = true;
  return ShapeText::valueMark(0);
}

std::string FunctionWeaver::ShapeRecording::offset(uint64_t Bytes) {
  Missed |= Bytes != Shape.Offset;
  return ShapeText::offsetMark();
}

std::string FunctionWeaver::ShapeRecording::size(uint64_t Bytes) {
  Missed |= Bytes != Shape.Size;
  return isOfOneSize(Shape, IsCall) ? std::to_string(Bytes)
                                    : ShapeText::sizeMark();
}

std::string
FunctionWeaver::writeByShape(const Site &S, const CaptureText &Text,
                             bool IsCall,
                             llvm::function_ref<std::string()> Write) {
  const Alternative *Only =
      Unit.Opts.Explain ? nullptr
                        : onlyAlternative(*Unit.Automata[S.Automaton], S);
  if (!Only)
    return Write();
  auto Template = Unit.Templates.All.find({S.Automaton, Only->T});
  if (Template == Unit.Templates.All.end())
    return Write();
  if (!Template->second.isOfLValue())
    return Write();
  LValueShape Shape;
  Shape.Key = {reinterpret_cast<uintptr_t>(Only->T), S.Automaton, IsCall};
  if (std::optional<unsigned> Number = Template->second.lvalue()) {
    const Expr *E =
        *Number < Only->Bound.size() ? Only->Bound[*Number].E : nullptr;
    if (!E || !addShape(E, Shape))
      return Write();
    // Nothing is added for no offset.
    Shape.Key.append({uint64_t(Shape.Offset != 0),
                      isOfOneSize(Shape, IsCall) ? Shape.Size : 0});
  }
  llvm::StringRef Key(reinterpret_cast<const char *>(Shape.Key.data()),
                      Shape.Key.size() * sizeof(Shape.Key[0]));
  auto [Known, IsNew] = Unit.Templates.OfShapes.try_emplace(Key);
  if (IsNew) {
    ShapeRecording R{Shape, IsCall};
    Recording = &R;
    std::string Marked = Write();
    Recording = nullptr;
    if (!R.Missed)
      Known->second = ShapeText(std::move(Marked));
  }
  if (!Known->second.isUsable())
    return Handled.count(&S) ? std::string() : Write();
  return Known->second.fill(
      Shape, [&](unsigned I) { return partText(Shape.Values[I], Text); },
      [&] { return errorStatement(S); }, [&] { return placeArgument(S); });
}

} // namespace transver
