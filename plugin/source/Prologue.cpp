//===- Prologue.cpp - What the output must forget -------------------------===//

#include "source/Prologue.h"
#include "Compat.h"
#include "clang/Lex/MacroInfo.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSwitch.h"
#include <set>

using namespace clang;

namespace transver {

namespace {

/// True if generated text may have the identifier Name.
bool isWordOfOurs(StringRef Name) {
  return (Name.size() == 1 && Name[0] >= 'a' && Name[0] <= 'z') ||
         compat::startsWith(Name, "__transver_") ||
         compat::startsWith(Name, "__VERIFIER_") ||
         llvm::StringSwitch<bool>(Name)
             .Cases("line", "where", "options", "reach_error", "abort", true)
             .Cases("always_inline", "unused", "weak", "noinline", "cold", true)
             .Cases("extern", "static", "void", "int", "char", "const", true)
             .Cases("long", "unsigned", "if", "else", "return", true)
             .Default(false);
}

} // namespace

std::vector<std::string> undefinitions(const TokenBuffer &Tokens) {
  const Preprocessor &PP = Tokens.preprocessor();
  FileID Predefines = PP.getPredefinesFileID();
  const SourceManager &SM = PP.getSourceManager();
  llvm::DenseSet<const IdentifierInfo *> Seen;
  std::set<std::string> Names;
  for (TokenIndex I = 0; I < Tokens.size(); ++I) {
    const IdentifierInfo *II = nameOf(Tokens[I]);
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
  // Macros of the command line stay defined when the text is compiled in the
  // same way.
  for (const auto &Macro : PP.macros(/*IncludeExternalMacros=*/false)) {
    const IdentifierInfo *II = Macro.first;
    const MacroInfo *Info =
        isWordOfOurs(II->getName())
            ? const_cast<Preprocessor &>(PP).getMacroInfo(II)
            : nullptr;
    if (Info && SM.isWrittenInCommandLineFile(Info->getDefinitionLoc()))
      Names.insert(II->getName().str());
  }
  std::vector<std::string> Lines;
  for (const std::string &Name : Names)
    Lines.push_back("#undef " + Name);
  return Lines;
}

} // namespace transver
