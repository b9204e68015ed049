//===- Produce.h - The condition of what was found --------------*- C++ -*-===//
//
// Makes a condition automaton of what a verifier proved, or of what a test
// suite executed (Findings.h). It covers
//
//   * the branch that leads to a goal which is done, and to nothing that is
//     open;
//   * every path at the first step from which no open goal can be reached any
//     more (Remaining.h).
//
// At a place where the verifier was in doubt, the assumption is not the
// constant true, so nothing behind it is covered; and where such a place can
// still be met on the way to a goal, the path is not yet verified.
//
// A step is named by its place in the text. A place that other steps share,
// which are not covered, is left out: less is covered then, never more.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_REDUCE_PRODUCE_H
#define TRANSVER_REDUCE_PRODUCE_H

#include "reduce/Findings.h"
#include "source/TokenBuffer.h"
#include "clang/AST/ASTContext.h"

namespace transver {

/// The text of the condition, in our own form. Reports what keeps the whole
/// program from being covered anywhere, and why.
std::string produceCondition(const Findings &F, clang::ASTContext &Context,
                             const TokenBuffer &Tokens);

} // namespace transver

#endif
