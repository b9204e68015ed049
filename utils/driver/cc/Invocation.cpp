//===- Invocation.cpp - What clang will do --------------------------------===//

#include "Invocation.h"
#include "Compat.h"
#include "clang/Driver/Options.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"

using namespace llvm;
namespace options = clang::driver::options;

namespace transver {

/// Headers are not linked: clang precompiles them.
static bool isHeader(StringRef File, StringRef Language) {
  if (!Language.empty() && Language != "none")
    return compat::endsWith(Language, "-header");
  return StringSwitch<bool>(sys::path::extension(File))
      .Cases(".h", ".H", ".hh", ".hp", ".hpp", ".hxx", true)
      .Default(false);
}

Invocation::Invocation(ArrayRef<const char *> Words) {
  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  SmallVector<const char *, 64> Expanded(Words.begin(), Words.end());
  // What cannot be read clang complains of.
  cl::ExpandResponseFiles(Saver, cl::TokenizeGNUCommandLine, Expanded);
  opt::InputArgList Args = compat::parseDriverOptions(Expanded);

  bool HasObjects = false;
  StringRef Language;
  for (const opt::Arg *A : Args) {
    if (A->getOption().matches(options::OPT_x)) {
      Language = A->getValue();
    } else if (A->getOption().getKind() == opt::Option::InputClass) {
      HasInput = true;
      HasObjects |= !isHeader(A->getValue(), Language);
    } else if (A->getOption().hasFlag(options::LinkerInput)) {
      // `-lm` and `-Wl,--version` alone are work for the linker, too.
      HasInput = HasObjects = true;
    }
  }
  bool StopsBefore = Args.hasArg(
      options::OPT_c, options::OPT_S, options::OPT_E, options::OPT_M,
      options::OPT_MM, options::OPT_fsyntax_only, options::OPT__analyze,
      options::OPT_emit_ast, options::OPT__precompile);
  Links =
      HasObjects && !StopsBefore && !Args.hasArg(options::OPT__HASH_HASH_HASH);
  TakesLibraries = HasObjects && !StopsBefore &&
                   !Args.hasArg(options::OPT_r, options::OPT_nostdlib,
                                options::OPT_nodefaultlibs);
  Output = Args.getLastArgValue(options::OPT_o, "a.out").str();
}

} // namespace transver
