//===- FramaC.h - What Eva says of each goal --------------------*- C++ -*-===//

#ifndef TRANSVER_DRIVER_FRAMAC_H
#define TRANSVER_DRIVER_FRAMAC_H

#include "Engine.h"
#include "reduce/Findings.h"

namespace transver {

/// Lets Eva look at the program of S, more and more precisely while time is
/// left and something is open. Found has what the last complete analysis said;
/// its lines are those that the program's line markers name, or lines of Name
/// if it has none. The answer is a proof if nothing is open, unknown if there
/// are findings, and tells why if there are none.
Answer findWithEva(llvm::StringRef Program, Session &S, llvm::StringRef Name,
                   Findings &Found);

} // namespace transver

#endif
