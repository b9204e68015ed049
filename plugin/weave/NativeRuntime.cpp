//===- NativeRuntime.cpp - What an instrumented object brings along -------===//

#include "weave/NativeRuntime.h"
#include "Compat.h"
#include "clang/AST/Decl.h"

using namespace clang;

namespace transver {
namespace {

constexpr const char *LibraryNames[] = {"write", "getenv", "_exit", "abort"};

/// The same for a function, seen by no instrumentation of the compiler.
constexpr const char *Weak =
    "__attribute__((weak, visibility(\"default\"), noinline, cold, "
    "no_instrument_function)) ";

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
  Text += std::string(WeakVariable) + "const char *__transver_where;\n";
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

/// The input's last declaration of the function Name, null if there is none.
const FunctionDecl *functionNamed(StringRef Name, const ASTContext &Context) {
  const FunctionDecl *Found = nullptr;
  for (const NamedDecl *D : Context.getTranslationUnitDecl()->lookup(
           DeclarationName(&Context.Idents.get(Name))))
    if (const auto *F = dyn_cast<FunctionDecl>(D))
      Found = F;
  return Found;
}

/// A function that explains (utils/runtime/explain.h). Parameters have the
/// names a, b, …
struct ExplainFunction {
  const char *Result, *Name, *Parameters;
};
constexpr ExplainFunction ExplainFunctions[] = {
    {"int", "explain",
     "const char *a, int b, int c, const char *d, const char *e"},
    {"void", "note", "const char *a, int b, int c, const char *d"},
    {"void", "value_signed", "const char *a, SIGNED b"},
    {"void", "value_unsigned", "const char *a, UNSIGNED b"},
    {"void", "value_wide", "const char *a, int b, UNSIGNED c, UNSIGNED d"},
    {"void", "value_double", "const char *a, double b"},
    {"void", "value_pointer", "const char *a, const volatile void *b"},
    {"void", "assigned",
     "const char *a, const char *b, const char *c, int d, int e"},
    {"void", "entered",
     "const char *a, const char *b, const char *c, int d, int e"},
    {"void", "saved", "const char *a, const char *b, int c, int d"},
    {"void", "round", "const char *a"},
    {"void", "step",
     "const char *a, int b, int c, const char *d, const char *e, "
     "const char *f"},
};

/// What stands before them.
std::string explainTypes(const ASTContext &Context) {
  return Context.getLangOpts().C99
             ? ""
             : "__extension__ typedef long long __transver_signed;\n"
               "__extension__ typedef unsigned long long "
               "__transver_unsigned;\n";
}

std::string prototypeOf(const ExplainFunction &F, const ASTContext &Context) {
  std::string Parameters = F.Parameters;
  for (bool Signed : {false, true}) {
    StringRef Word = Signed ? "SIGNED" : "UNSIGNED";
    for (size_t At; (At = Parameters.find(Word)) != std::string::npos;)
      Parameters.replace(At, Word.size(), explainInteger(Signed, Context));
  }
  return std::string(F.Result) + " __transver_" + F.Name + "(" + Parameters +
         ")";
}

/// Their definitions for want of others.
std::string explainDefinitions(const ASTContext &Context) {
  std::string Text = explainTypes(Context);
  for (const ExplainFunction &F : ExplainFunctions) {
    const FunctionDecl *Own =
        functionNamed(std::string("__transver_") + F.Name, Context);
    if (Own && Own->isDefined()) {
      Text += "extern " + prototypeOf(F, Context) + ";\n";
      continue;
    }
    Text += Weak + prototypeOf(F, Context) + " { ";
    for (size_t I = 0, N = StringRef(F.Parameters).count(',') + 1; I < N; ++I)
      Text += std::string("(void)") + char('a' + I) + "; ";
    Text += StringRef(F.Result) == "int" ? "return 0; }\n" : "}\n";
  }
  Text.pop_back();
  return Text;
}

/// Whether the answer 0 can be given as a value of type T.
bool takesZero(QualType T) { return T->isVoidType() || T->isScalarType(); }

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

void reserveExplainNames(Names &Fresh) {
  for (const ExplainFunction &F : ExplainFunctions)
    Fresh.fresh(F.Name);
}

std::string explainInteger(bool Signed, const ASTContext &Context) {
  if (!Context.getLangOpts().C99)
    return Signed ? "__transver_signed" : "__transver_unsigned";
  return Signed ? "long long" : "unsigned long long";
}

std::string explainDeclarations(const ASTContext &Context) {
  std::string Text = explainTypes(Context);
  for (const ExplainFunction &F : ExplainFunctions)
    Text += "extern " + prototypeOf(F, Context) + ";\n";
  Text.pop_back();
  return Text;
}

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
  if (Needs.Explain)
    Prologue.push_back(explainDefinitions(Context));
  const FunctionDecl *Choose = functionNamed(ChooseFunction, Context);
  bool DefinesChoose = Choose && Choose->isDefined();
  if (Needs.Choose)
    Prologue.push_back(
        std::string(WeakVariable) + "int __transver_unchosen;\n" +
        (DefinesChoose
             ? "extern int __transver_choose(void);"
             : std::string(Weak) + "int __transver_choose(void) { "
                                   "__transver_unchosen = 1; return 0; }"));
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
