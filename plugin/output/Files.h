//===- Files.h - Writing results whole or not at all ------------*- C++ -*-===//

#ifndef TRANSVER_OUTPUT_FILES_H
#define TRANSVER_OUTPUT_FILES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace transver {

/// Writes Text to Path: into a temporary file beside it, which then takes its name, so
/// that a reader never sees half of it and a failure leaves nothing. What is not a
/// regular file (a pipe, a device) is written directly; "-" is standard output.
llvm::Error writeWhole(llvm::StringRef Path, llvm::StringRef Text);

} // namespace transver

#endif
