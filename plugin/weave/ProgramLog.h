//===- ProgramLog.h - One log of memory for several units -------*- C++ -*-===//
//
// A unit that is compiled by itself does not know what the functions of other
// units do to the state. They tell: all units of a program that is run keep one
// log (weave/Shadows.h), so a place that calls other units finds in it what
// these have written, and a function that is entered again by way of another
// unit is seen.
//
// Not all code is woven. Before a call that may leave the unit its target is
// announced, and a woven function that is entered takes its own announcement
// back. An announcement that stands when the next call is made, a function is
// entered or a state is compared is one of code that is not known: what it has
// done to the state, nobody noted, and the saved state is dropped. (A library
// that calls back is found out by the function that it calls.)
//
// Cells are bytes, as units do not share their types.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_PROGRAMLOG_H
#define TRANSVER_WEAVE_PROGRAMLOG_H

#include "weave/Names.h"
#include "clang/AST/ASTContext.h"
#include <string>

namespace transver {

/// Keeps the names of the log, which are the same in all units.
void reserveProgramLogNames(Names &Fresh);

/// The definitions, which each unit brings along and the linker takes once.
/// Cells: how many the log has room for. ErrorIfFull: a full log is an error.
std::string programLog(const clang::ASTContext &Context, unsigned Cells,
                       bool ErrorIfFull);

/// What is behind the definitions of a unit that may start threads or handlers
/// unseen: they are there from the beginning.
std::string startsOthers();

} // namespace transver

#endif
