//===- Invocation.h - What clang will do ------------------------*- C++ -*-===//
//
// The few things that transver-cc has to know of a command line before clang
// gets it. They are asked of Clang's own table of options, so `-o`, `-cfoo`,
// `@file` and all abbreviations are what they are to clang.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_CC_INVOCATION_H
#define TRANSVER_DRIVER_CC_INVOCATION_H

#include "llvm/ADT/ArrayRef.h"
#include <string>

namespace transver {

struct Invocation {
  bool HasInput =
      false;          ///< else clang prints something (`--version`), or fails
  bool Links = false; ///< the linker runs, and makes a program or a library
  bool TakesLibraries = false; ///< of what it makes a part may be the C library
  std::string Output;          ///< what the linker makes

  /// Reads Words, a command line without the program's name.
  explicit Invocation(llvm::ArrayRef<const char *> Words);
};

} // namespace transver

#endif
