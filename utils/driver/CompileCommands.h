//===- CompileCommands.h - How a build compiles a file ----------*- C++ -*-===//
//
// A compilation database (compile_commands.json, as CMake, Meson and Bear write
// it) has the command of each file of a build. Of that command only what
// concerns the text matters here: macros, folders, the language, the target;
// not what is written where.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_DRIVER_COMPILECOMMANDS_H
#define TRANSVER_DRIVER_COMPILECOMMANDS_H

#include "Arguments.h"

namespace transver {

/// Puts the flags that the database of `-p` has for the files of Args before
/// those that are given. Without files, or with the database as the only one,
/// the files are all C files of the database. Several files, which are one
/// program, must have the same flags. Reports what is wrong, and returns false.
bool useCompileCommands(Arguments &Args);

} // namespace transver

#endif
