//===- Merge.h - One unit of several ----------------------------*- C++ -*-===//
//
// The second half of merging. What has external linkage is one thing in all
// units and keeps its name. Of all else with the same name, the first keeps it,
// and the others get the number of their unit behind it; but declarations that
// say the same, because they come from the same header, are one, and stand in
// the first unit only.
//
// What says the same is found as a fixpoint: first equal texts; then types that
// name types which turned out to be different are different as well.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_MERGE_MERGE_H
#define TRANSVER_MERGE_MERGE_H

#include "merge/UnitText.h"
#include <string>
#include <vector>

namespace transver {

/// The units as one, on their original lines. Returns false, with the reason in
/// Error, if a name that would have to change stands where it cannot.
bool mergeUnits(const std::vector<UnitText> &Units, std::string &Text,
                std::string &Error);

} // namespace transver

#endif
