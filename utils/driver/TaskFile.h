//===- TaskFile.h - Verification tasks of SV-COMP ---------------*- C++ -*-===//
//
// A task definition (format 2.0) names a program, the properties that are to be
// checked of it, the verdicts that are right, and the data model.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_TASKFILE_H
#define TRANSVER_DRIVER_TASKFILE_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace transver {

struct TaskFile {
  enum class Verdict { Unknown, True, False };
  struct Property {
    std::string File; ///< of SV-COMP's property, as the driver can open it
    Verdict Expected = Verdict::Unknown;
  };
  std::string Path;
  std::vector<std::string> Inputs; ///< as the driver can open them
  std::vector<Property> Properties;
  bool IsC = true, Is32 = false;
};

/// Whether Path is called like a task file.
bool isTaskFile(llvm::StringRef Path);

/// Reads one; reports what is wrong with file, line and caret, and returns
/// false.
bool readTaskFile(llvm::StringRef Path, TaskFile &Task);

} // namespace transver

#endif
