//===- Lower.h - A woven unit for a front end -------------------*- C++ -*-===//

#ifndef TRANSVER_LOWER_LOWER_H
#define TRANSVER_LOWER_LOWER_H

#include "lower/Pass.h"
#include "clang/Frontend/CompilerInstance.h"

namespace transver {

/// Writes Text, a unit as it is woven, with line markers, for the reader that
/// Says names, without what Avoids says. Name is that of its main file. Returns
/// false after an error, which has been reported; what stays is in Left.
bool lower(clang::CompilerInstance &CI, llvm::StringRef Name, unsigned Avoids,
           const Primitives &Says, bool LineMarkers, std::string &Text,
           std::vector<Kept> &Left);

/// Adds to a report, which is JSON, for whom the text is written and what stays
/// in it.
void addToReport(std::string &Report, llvm::StringRef Profile,
                 const std::vector<Kept> &Left);

} // namespace transver

#endif
