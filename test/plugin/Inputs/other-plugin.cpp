// A plugin that prints the functions it sees, and watches the tokens if its word is `watch`.

#include "clang/AST/AST.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendPluginRegistry.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;

namespace {

class Consumer : public ASTConsumer {
public:
  bool HandleTopLevelDecl(DeclGroupRef Group) override {
    for (Decl *D : Group)
      if (auto *F = dyn_cast<FunctionDecl>(D))
        if (F->getName().size() == 1)
          llvm::errs() << "other: " << F->getName() << '\n';
    return true;
  }
};

class Action : public PluginASTAction {
  bool Watch = false;

  ActionType getActionType() override { return AddAfterMainAction; }
  bool ParseArgs(const CompilerInstance &, const std::vector<std::string> &Words) override {
    Watch = !Words.empty();
    return true;
  }
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI, StringRef) override {
    if (Watch)
      CI.getPreprocessor().setTokenWatcher([](const Token &) {});
    return std::make_unique<Consumer>();
  }
};

FrontendPluginRegistry::Add<Action> Registration("other", "prints functions");

} // namespace
