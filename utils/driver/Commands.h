//===- Commands.h - The commands of the driver ------------------*- C++ -*-===//

#ifndef TRANSVER_DRIVER_COMMANDS_H
#define TRANSVER_DRIVER_COMMANDS_H

#include "Arguments.h"

namespace transver {

extern const CommandInfo TransformCommand;
extern const CommandInfo ReduceCommand;
extern const CommandInfo DumpCFACommand;
extern const CommandInfo AutomataCommand;

} // namespace transver

#endif
