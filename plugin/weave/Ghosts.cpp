//===- Ghosts.cpp - An automaton's variables in C ------------------------===//

#include "weave/Ghosts.h"
#include "llvm/ADT/StringRef.h"

using namespace llvm;

namespace transver {

bool isAuto(const Local &L) {
  return StringRef(L.Prefix).trim().split(' ').first == "auto";
}

/// The declaration's text before the name, with a blank where one is needed.
static std::string prefixOf(const Local &L) {
  StringRef Prefix = StringRef(L.Prefix).trim();
  if (isAuto(L))
    Prefix = Prefix.drop_front(4).ltrim();
  std::string Text = Prefix.str();
  if (!Text.empty() && isalnum(static_cast<unsigned char>(Text.back())))
    Text += ' ';
  return Text;
}

std::string defineLocal(const Local &L, StringRef Name) {
  std::string Text = prefixOf(L) + Name.str() + L.Suffix;
  if (!L.Init.empty())
    Text += " = " + L.Init;
  return Text + ";";
}

std::string definePointer(const Local &L, StringRef Name) {
  return prefixOf(L) +
         (L.Suffix.empty() ? "*" + Name.str() : "(*" + Name.str() + ")") +
         L.Suffix;
}

} // namespace transver
