//===- Beginnings.h - Where statements begin --------------------*- C++ -*-===//

#ifndef TRANSVER_PRODUCT_BEGINNINGS_H
#define TRANSVER_PRODUCT_BEGINNINGS_H

#include "cfa/CFA.h"
#include "llvm/ADT/DenseMap.h"

namespace transver {

/// The statements that begin at each location of C, which was built with its
/// places: what `MATCH STATEMENT` stands for.
llvm::DenseMap<LocationId, std::vector<const clang::Stmt *>>
beginningsOf(const CFA &C, const clang::ASTContext &Context);

} // namespace transver

#endif
