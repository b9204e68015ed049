//===- Library.cpp - What functions outside the unit do -------------------===//

#include "support/Library.h"
#include "Compat.h"
#include "clang/AST/Attr.h"
#include "clang/Basic/Builtins.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace transver {

External externalOf(const FunctionDecl &F) {
  if (!F.getIdentifier())
    return External::Stateful;
  StringRef Name = F.getName();
  if (compat::startsWith(Name, "__VERIFIER_nondet"))
    return F.getReturnType()->isVoidType() ? External::Stateful
                                           : External::Fresh;
  if (compat::startsWith(Name, "__builtin_"))
    Name = Name.drop_front(10);
  External Known =
      llvm::StringSwitch<External>(Name)
          .Cases("__VERIFIER_assume", "assume", "expect",
                 "expect_with_probability", External::Pure)
          .Cases("abs", "labs", "llabs", "div", "ldiv", External::Pure)
          .Cases("strlen", "strnlen", "strcmp", "strncmp", "strchr", "strrchr",
                 "strstr", "strspn", "strcspn", "strpbrk", External::Pure)
          .Cases("memcmp", "memchr", "atoi", "atol", "atoll", "atof",
                 External::Pure)
          .Cases("isalpha", "isdigit", "isalnum", "isspace", "isupper",
                 "islower", "isprint", "ispunct", "isxdigit", External::Pure)
          .Cases("iscntrl", "isgraph", "isblank", "toupper", "tolower",
                 External::Pure)
          .Cases("sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp",
                 "log", External::Pure)
          .Cases("sqrt", "pow", "fabs", "floor", "ceil", "round", "trunc",
                 "fmod", "log2", External::Pure)
          .Cases("sqrtf", "powf", "fabsf", "floorf", "ceilf", "roundf",
                 "truncf", "fmodf", External::Pure)
          .Cases("log10", "exp2", "cbrt", "hypot", "fmin", "fmax", "lround",
                 "copysign", External::Pure)
          .Cases("isnan", "isinf", "isinf_sign", "isfinite", "isnormal",
                 "signbit", "signbitf", "nan", "inf", External::Pure)
          .Cases("huge_val", "inff", "nanf", "fabsl", "constant_p",
                 "object_size", "popcount", External::Pure)
          .Cases("clz", "ctz", "ffs", "clzl", "ctzl", "clzll", "ctzll",
                 "popcountl", "popcountll", "parity", External::Pure)
          .Cases("bswap16", "bswap32", "bswap64", "va_start", "va_end",
                 External::Pure)
          .Cases("printf", "puts", "putchar", "fputs", "fputc", "putc",
                 "fflush", "perror", "vprintf", External::Output)
          .Cases("fprintf", "vfprintf", "fwrite", External::Output)
          .Cases("abort", "exit", "_exit", "_Exit", "quick_exit", "unreachable",
                 "trap", "__assert_fail", "__assert", "__assert_rtn",
                 External::Ends)
          .Cases("malloc", "calloc", "aligned_alloc", "strdup", "strndup",
                 External::Allocates)
          .Case("free", External::Frees)
          .Case("realloc", External::Resizes)
          .Cases("memset", "memcpy", "memmove", External::Fills)
          .Case("strcpy", External::CopiesText)
          .Cases("setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "longjmp",
                 "_longjmp", "siglongjmp", External::Jumps)
          .Default(External::Stateful);
  if (Known == External::Stateful && F.isNoReturn())
    return External::Ends;
  return Known;
}

bool startsOthers(const FunctionDecl &F) {
  if (!F.getIdentifier())
    return false;
  return llvm::StringSwitch<bool>(F.getName())
      .Cases("pthread_create", "thrd_create", "signal", "sigaction",
             "bsd_signal", "sysv_signal", "timer_create", true)
      .Default(false);
}

bool returnsAnywhere(const FunctionDecl &F) {
  return F.getIdentifier() &&
         llvm::StringSwitch<bool>(F.getName())
             .Cases("setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp",
                    "__builtin_setjmp", "vfork", true)
             .Cases("getcontext", "swapcontext", "makecontext", true)
             .Default(F.hasAttr<ReturnsTwiceAttr>());
}

llvm::ArrayRef<const char *> programEnds() {
  static constexpr const char *Names[] = {"exit",
                                          "_exit",
                                          "_Exit",
                                          "quick_exit",
                                          "abort",
                                          "__builtin_abort",
                                          "__builtin_trap",
                                          "__assert_fail",
                                          "__assert_perror_fail",
                                          "__assert",
                                          "__assert_rtn",
                                          "reach_error",
                                          "__VERIFIER_error"};
  return Names;
}

bool endsProgram(const FunctionDecl &F) {
  return F.getIdentifier() && llvm::is_contained(programEnds(), F.getName());
}

bool isAbort(llvm::StringRef Name) {
  return !Name.contains_insensitive("exit") &&
         llvm::is_contained(programEnds(), Name);
}

bool runsExitHandlers(llvm::StringRef Name) {
  return Name == "exit" || Name == "quick_exit";
}

bool registersExitHandler(llvm::StringRef Name) {
  return Name == "atexit" || Name == "on_exit" || Name == "at_quick_exit";
}

bool isAllocator(llvm::StringRef Name) {
  Name.consume_front("__builtin_");
  return llvm::StringSwitch<bool>(Name)
      .Cases("malloc", "calloc", "aligned_alloc", "memalign", "valloc",
             "pvalloc", true)
      .Cases("strdup", "strndup", true)
      .Default(false);
}

} // namespace transver
