//===- Input.h - Reading files that may be compressed -----------*- C++ -*-===//

#ifndef TRANSVER_OUTPUT_INPUT_H
#define TRANSVER_OUTPUT_INPUT_H

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>

namespace transver {

/// The text of the file at Path; of one that gzip compressed, what it
/// compressed.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readInput(const std::string &Path);

} // namespace transver

#endif
