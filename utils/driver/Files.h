//===- Files.h - Files that are whole or not there --------------*- C++ -*-===//

#ifndef TRANSVER_DRIVER_FILES_H
#define TRANSVER_DRIVER_FILES_H

#include "llvm/ADT/StringRef.h"
#include <system_error>

namespace transver {

/// Writes Text to the file Path whole, or leaves what was there.
std::error_code writeWholeFile(llvm::StringRef Path, llvm::StringRef Text);

} // namespace transver

#endif
