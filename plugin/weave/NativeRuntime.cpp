//===- NativeRuntime.cpp - What an instrumented object brings along -------===//

#include "weave/NativeRuntime.h"
#include "Compat.h"
#include "clang/AST/Decl.h"

using namespace clang;

namespace transver {
namespace {

constexpr const char *LibraryNames[] = {"write", "getenv", "_exit", "abort"};

/// Weak, and seen by no instrumentation of the compiler.
constexpr const char *Weak =
    "__attribute__((weak, noinline, cold, no_instrument_function)) ";

/// The C library's function Name under a name of ours, whatever the input
/// declares it as. Without a library (freestanding) it may be missing.
std::string imported(StringRef Result, StringRef Name, StringRef Parameters,
                     bool Freestanding) {
  return ("extern " +
          Twine(Freestanding ? "__attribute__((weak)) " : StringRef()) +
          Result + "__transver_rt_" + Name + "(" + Parameters + ") __asm__(\"" +
          Name + "\");\n")
      .str();
}

/// The definitions behind a violation. The line is one write, so that threads
/// do not mix theirs.
std::string errorText(bool Freestanding) {
  auto IfThere = [&](StringRef Name) {
    return Freestanding ? ("if (__transver_rt_" + Name + ") ").str()
                        : std::string();
  };
  std::string Text =
      imported("long ", "write", "int, const void *, unsigned long",
               Freestanding) +
      imported("char *", "getenv", "const char *", Freestanding) +
      imported("void ", "abort", "void", Freestanding);
  Text += "__attribute__((weak)) const char *__transver_where;\n";
  Text += std::string(Weak) + "void __transver_reach_error(void) "
                              "__asm__(\"reach_error\");\n";
  Text += std::string(Weak) + R"(void __transver_reach_error(void) {
  static const char word[] = "halt=0";
  const char *text = __transver_where ? __transver_where : "violation";
  const char *options = 0;
  char line[1024];
  unsigned n = 0, i;
  int halt = 1;
  for (; text[n] && n < sizeof line - 1; n++)
    line[n] = text[n];
  line[n] = '\n';
  )" + IfThere("write") +
          R"(if (n && __transver_rt_write(2, line, n + 1) < 0)
    halt = 1;
  )" + IfThere("getenv") +
          R"(options = __transver_rt_getenv("TRANSVER_OPTIONS");
  for (; options && *options; options++) {
    for (i = 0; word[i] && options[i] == word[i];)
      i++;
    if (!word[i])
      halt = 0;
  }
  if (!halt)
    return;
  )" + IfThere("abort") +
          R"(__transver_rt_abort();
  __builtin_trap();
}
)";
  Text += std::string(Weak) +
          R"(void __transver_violation(const char *where) {
  __transver_where = where;
  __transver_reach_error();
})";
  return Text;
}

/// Whether the answer 0 can be given as a value of type T.
bool takesZero(QualType T) { return T->isVoidType() || T->isScalarType(); }

/// The input's last declaration of the function Name, null if there is none.
const FunctionDecl *functionNamed(StringRef Name, const ASTContext &Context) {
  const FunctionDecl *Found = nullptr;
  for (const NamedDecl *D : Context.getTranslationUnitDecl()->lookup(
           DeclarationName(&Context.Idents.get(Name))))
    if (const auto *F = dyn_cast<FunctionDecl>(D))
      Found = F;
  return Found;
}

/// A weak definition of F as it is declared. Body gets the first parameter's
/// name.
std::string definition(const FunctionDecl &F, StringRef Body,
                       const Names &Fresh, const ASTContext &Context) {
  std::string Parameters;
  for (unsigned I = 0; I < F.getNumParams(); ++I) {
    std::string Declared = "__transver_p" + std::to_string(I);
    F.getParamDecl(I)->getType().getAsStringInternal(
        Declared, Context.getPrintingPolicy());
    Parameters += (I ? ", " : "") + Declared;
  }
  if (F.isVariadic())
    Parameters += Parameters.empty() ? "" : ", ...";
  bool OwnParameter =
      Parameters.empty() && !F.hasPrototype() && Body.contains("__transver_p0");
  std::string Declared =
      F.getNameAsString() + "(" +
      (OwnParameter ? "int __transver_p0"
                    : (Parameters.empty() ? "void" : Parameters)) +
      ")";
  F.getReturnType().getAsStringInternal(Declared, Context.getPrintingPolicy());
  std::string Used;
  for (unsigned I = 0; I < F.getNumParams(); ++I)
    Used += "(void)__transver_p" + std::to_string(I) + "; ";
  return Fresh.renamed(Weak + Declared + " { " + Used + Body.str() +
                       (F.getReturnType()->isVoidType() ? "" : "return 0; ") +
                       "}");
}

} // namespace

llvm::ArrayRef<const char *> nativeLibraryNames() { return LibraryNames; }

bool isUndefined(StringRef Name, const ASTContext &Context) {
  const FunctionDecl *F = functionNamed(Name, Context);
  return F && !F->isDefined() && F->isReferenced();
}

void addNativeRuntime(const NativeNeeds &Needs, const ASTContext &Context,
                      const Names &Fresh, std::vector<std::string> &Prologue,
                      std::vector<std::string> &Epilogue) {
  bool Freestanding = Context.getLangOpts().Freestanding;
  if (Needs.Error)
    Prologue.push_back(errorText(Freestanding));
  const FunctionDecl *Choose = functionNamed(ChooseFunction, Context);
  bool DefinesChoose = Choose && Choose->isDefined();
  if (Needs.Choose)
    Prologue.push_back(DefinesChoose
                           ? "extern int __transver_choose(void);"
                           : std::string(Weak) +
                                 "int __transver_choose(void) { return 0; }");
  constexpr const char *Assume = "__VERIFIER_assume";
  bool DefinesAssume = false, NeedsExit = false;
  llvm::StringMap<const FunctionDecl *> Last;
  std::vector<StringRef> Order;
  for (const Decl *D : Context.getTranslationUnitDecl()->decls()) {
    const auto *F = dyn_cast<FunctionDecl>(D);
    if (!F || !F->getIdentifier() || Fresh.isRenamed(F->getName()) ||
        !F->isExternallyVisible())
      continue;
    if (F->getName() == Assume ||
        compat::startsWith(F->getName(), "__VERIFIER_nondet_"))
      if (Last.insert_or_assign(F->getName(), F).second)
        Order.push_back(F->getName());
  }
  const std::string Ends =
      Freestanding ? "if (!__transver_p0) { if "
                     "(__transver_rt__exit) __transver_rt__exit(0); "
                     "__builtin_trap(); } "
                   : "if (!__transver_p0) __transver_rt__exit(0); ";
  for (StringRef Name : Order) {
    const FunctionDecl &F = *Last[Name];
    bool IsAssume = Name == Assume;
    if (IsAssume)
      DefinesAssume = true; // by the input, or below
    if (F.isDefined() || !takesZero(F.getReturnType()) ||
        (!F.isReferenced() && !(IsAssume && Needs.Assume)))
      continue;
    if (IsAssume && F.hasPrototype() &&
        (F.getNumParams() != 1 ||
         !F.getParamDecl(0)->getType()->isScalarType()))
      continue;
    NeedsExit |= IsAssume;
    Epilogue.push_back(
        definition(F, IsAssume ? Ends : std::string(), Fresh, Context));
  }
  if (Needs.Assume && !DefinesAssume) {
    NeedsExit = true;
    Epilogue.push_back(std::string(Weak) + "void " + Assume +
                       "(int __transver_p0) { " + Ends + "}");
  }
  if (NeedsExit)
    Epilogue.insert(Epilogue.begin(),
                    imported("void ", "_exit", "int", Freestanding));
}

} // namespace transver
