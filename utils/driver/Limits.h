//===- Limits.h - Times and sizes as a user writes them ---------*- C++ -*-===//

#ifndef TRANSVER_DRIVER_LIMITS_H
#define TRANSVER_DRIVER_LIMITS_H

#include "Arguments.h"
#include "Process.h"

namespace transver {

/// "10s", "2m", "1h" or a number of seconds; false if it is none of these, or
/// not a time that one could wait for.
bool parseSeconds(llvm::StringRef Text, double &Seconds);

/// "2G", "500M" or a number of bytes; false if it is none of these.
bool parseBytes(llvm::StringRef Text, uint64_t &Bytes);

/// What the options of a command allow its engines.
struct AskedLimits {
  double Seconds = 0;  ///< `--timelimit`, of all together
  uint64_t Memory = 0; ///< `--memlimit`, of each; 0: no limit
  bool MallocMayFail = false;
};

/// Reads the options; reports what is wrong, and returns false.
bool readLimits(const Arguments &Args, AskedLimits &Asked);

/// The point in time so many seconds from now.
inline Clock::time_point after(double Seconds) {
  return Clock::now() +
         std::chrono::milliseconds(static_cast<long long>(Seconds * 1000));
}

/// "0.52 s".
std::string seconds(double Value);

} // namespace transver

#endif
