//===- LineMarkers.h - Line markers around what is left ---------*- C++ -*-===//

#ifndef TRANSVER_SOURCE_LINEMARKERS_H
#define TRANSVER_SOURCE_LINEMARKERS_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace transver {

/// Text, which has markers `# N "file" flags`, without blank lines and files in
/// which nothing stands any more; all else stays on its lines.
std::string tidyLineMarkers(llvm::StringRef Text);

} // namespace transver

#endif
