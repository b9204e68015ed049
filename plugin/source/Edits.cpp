//===- Edits.cpp - Edits of a token sequence ------------------------------===//

#include "source/Edits.h"
#include <cassert>

namespace transver {

void append(Pieces &To, Pieces From) {
  if (To.empty()) {
    To = std::move(From);
    return;
  }
  To.insert(To.end(), std::make_move_iterator(From.begin()),
            std::make_move_iterator(From.end()));
}

void EditSet::replace(TokenRange Range, Pieces NewPieces) {
  assert(!Range.empty() && "an edit must replace something");
  touch(Range.Begin);
  Stack &S = Replacements[Range.Begin];
  // Usually edits come innermost first, and this is a push at the end.
  auto Position = S.end();
  while (Position != S.begin() && std::prev(Position)->first > Range.End)
    --Position;
  S.insert(Position, {Range.End, std::move(NewPieces)});
}

bool EditSet::take(TokenRange Range, Pieces &Taken) {
  auto Found = Replacements.find(Range.Begin);
  if (Found == Replacements.end() || Found->second.empty())
    return false;
  Stack &S = Found->second;
  for (auto I = S.rbegin(); I != S.rend(); ++I) {
    if (I->first != Range.End)
      continue;
    Taken = std::move(I->second);
    S.erase(std::next(I).base());
    return true;
  }
  return false;
}

Pieces *EditSet::outermost(TokenRange Range) {
  auto Found = Replacements.find(Range.Begin);
  if (Found == Replacements.end())
    return nullptr;
  for (auto I = Found->second.rbegin(); I != Found->second.rend(); ++I)
    if (I->first == Range.End)
      return &I->second;
  return nullptr;
}

void EditSet::insertLine(TokenIndex At, std::string Text, bool BeforePragmas) {
  touch(At);
  auto [Known, IsNew] = LinesOf.try_emplace(At, Lines.size());
  if (IsNew)
    Lines.emplace_back();
  Lines[Known->second].push_back({std::move(Text), BeforePragmas});
}

void EditSet::insertAfter(TokenIndex At, std::string Text) {
  touch(At);
  Behind[At].push_back({std::move(Text), false});
}

void EditSet::insertLineAfter(TokenIndex At, std::string Text) {
  touch(At);
  Behind[At].push_back({std::move(Text), true});
}

const EditSet::Stack *EditSet::startingAt(TokenIndex At) const {
  auto Found = Replacements.find(At);
  return Found == Replacements.end() || Found->second.empty() ? nullptr
                                                              : &Found->second;
}

llvm::ArrayRef<EditSet::Line> EditSet::linesAt(TokenIndex At) const {
  auto Found = LinesOf.find(At);
  if (Found == LinesOf.end())
    return {};
  return Lines[Found->second];
}

llvm::ArrayRef<EditSet::Tail> EditSet::behind(TokenIndex At) const {
  auto Found = Behind.find(At);
  if (Found == Behind.end())
    return {};
  return Found->second;
}

} // namespace transver
