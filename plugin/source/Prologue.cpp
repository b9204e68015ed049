//===- Prologue.cpp - What the output must forget -------------------------===//

#include "source/Prologue.h"
#include "clang/Lex/MacroInfo.h"
#include "llvm/ADT/DenseSet.h"
#include <set>

using namespace clang;

namespace transver {

std::vector<std::string> undefinitions(const TokenBuffer &Tokens) {
  const Preprocessor &PP = Tokens.preprocessor();
  FileID Predefines = PP.getPredefinesFileID();
  const SourceManager &SM = PP.getSourceManager();
  llvm::DenseSet<const IdentifierInfo *> Seen;
  std::set<std::string> Names;
  for (TokenIndex I = 0; I < Tokens.size(); ++I) {
    const IdentifierInfo *II = Tokens[I].getIdentifierInfo();
    if (!II || !II->hadMacroDefinition() || !Seen.insert(II).second)
      continue;
    // Predefined means that its first definition stands in the predefines.
    const MacroDirective *First = PP.getLocalMacroDirectiveHistory(II);
    while (First && First->getPrevious())
      First = First->getPrevious();
    if (!First)
      continue;
    const MacroInfo *Info = First->getMacroInfo();
    if (!Info || Info->isBuiltinMacro() ||
        SM.getFileID(SM.getSpellingLoc(Info->getDefinitionLoc())) != Predefines)
      continue;
    Names.insert(II->getName().str());
  }
  std::vector<std::string> Lines;
  for (const std::string &Name : Names)
    Lines.push_back("#undef " + Name);
  return Lines;
}

} // namespace transver
