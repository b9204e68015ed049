//===- Claims.h - What a transformation claims ------------------*- C++ -*-===//
//
// The report of a transformation says for each automaton whether a violation
// that is found is one, and whether a program without one has none (design D7).
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_CLAIMS_H
#define TRANSVER_DRIVER_CLAIMS_H

#include "llvm/Support/JSON.h"
#include <string>

namespace transver {

/// What a report says of a claim.
struct Claim {
  std::string WhyNot;                                    ///< empty: it holds
  bool IfUnboundedMemory = false, IfLogSuffices = false; ///< it would hold then
};

/// Whether a claim (`alarmIsReal`, `silenceIsProof`) holds of all automata of a
/// report.
Claim readClaim(const llvm::json::Value &Report, llvm::StringRef Name);

/// Both claims of the report in the file Path; false, and Why, if it cannot be
/// read.
bool readClaims(llvm::StringRef Path, Claim &Alarm, Claim &Silence,
                std::string &Why);

} // namespace transver

#endif
