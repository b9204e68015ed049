//===- Files.h - Writing results whole or not at all ------------*- C++ -*-===//

#ifndef TRANSVER_OUTPUT_FILES_H
#define TRANSVER_OUTPUT_FILES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include <string>
#include <vector>

namespace transver {

/// The results of one run. Each is written to a temporary file beside its path,
/// and all take their names only when all are written, so that a reader never
/// sees half of one and a failure leaves the old files. What is not a regular
/// file (a pipe, a device) is written directly; "-" is standard output.
class OutputFiles {
public:
  OutputFiles() = default;
  OutputFiles(const OutputFiles &) = delete;
  OutputFiles &operator=(const OutputFiles &) = delete;
  ~OutputFiles();

  /// Text must live until commit().
  llvm::Error add(llvm::StringRef Path, llvm::StringRef Text);
  llvm::Error commit();

private:
  struct File {
    std::string Path;
    llvm::sys::fs::TempFile Temporary;
  };
  struct Direct {
    std::string Path;
    llvm::StringRef Text;
  };
  std::vector<File> Files;
  std::vector<Direct> Directs;
};

} // namespace transver

#endif
