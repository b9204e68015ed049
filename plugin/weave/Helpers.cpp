//===- Helpers.cpp - File-scope definitions of the weave ------------------===//

#include "weave/Helpers.h"

namespace transver {

void replaceAll(std::string &Text, llvm::StringRef Hole,
                llvm::StringRef Value) {
  for (size_t At = 0; (At = Text.find(Hole.str(), At)) != std::string::npos;
       At += Value.size())
    Text.replace(At, Hole.size(), Value.str());
}

std::string Helpers::function(llvm::StringRef Stem, llvm::StringRef ResultType,
                              llvm::StringRef Parameters,
                              llvm::StringRef Body) {
  std::string Key =
      (Stem + "|" + ResultType + "|" + Parameters + "|" + Body).str();
  auto Found = Known.find(Key);
  if (Found != Known.end())
    return Found->second;
  std::string Name = Fresh.fresh(Stem);
  Known[Key] = Name;
  Edits.insertLine(Place,
                   ("static " + ResultType + " " + Name + "(" +
                    (Parameters.empty() ? "void" : Parameters) + ") " + Body)
                       .str());
  return Name;
}

void Helpers::line(llvm::StringRef Declaration) {
  if (!Known.try_emplace(Declaration, "").second)
    return;
  Edits.insertLine(Place, Declaration.str());
}

} // namespace transver
