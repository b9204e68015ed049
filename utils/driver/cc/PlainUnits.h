//===- PlainUnits.h - Units without the property ----------------*- C++ -*-===//
//
// With --on-error=plain a unit that cannot be transformed is compiled as it is.
// Its object has a note of that in the section `.transver.plain`, which the
// linker joins with those of the other objects: what is linked says itself
// which of its units are not checked, whatever was built when.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_CC_PLAINUNITS_H
#define TRANSVER_DRIVER_CC_PLAINUNITS_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace transver {

/// The notes `UNIT: REASON` in the object, library or program File, each once;
/// none if it cannot be read as one.
std::vector<std::string> plainUnits(llvm::StringRef File);

} // namespace transver

#endif
