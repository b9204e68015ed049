//===- Inspect.h - What engines want to know of a program -------*- C++ -*-===//
//
// Read off the text of the transformed program, line by line: it is C on the
// user's lines, and what is asked here need not be understood. An answer that
// is missed makes an engine weaker, never wrong, but for what varies from run
// to run: there a word too much is taken rather than one too few.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_INSPECT_H
#define TRANSVER_DRIVER_INSPECT_H

#include "engines/Engine.h"

namespace transver {

/// Puts into T what Text, the transformed program, says: the inputs that it
/// asks for, its constants, threads, assembly code, and what varies.
void inspect(llvm::StringRef Text, Task &T);

} // namespace transver

#endif
