//===- LoopOutcome.h - When does a loop go on? ------------------*- C++ -*-===//
//
// `cond` and `!cond` of the paper speak of a loop's whole controlling
// expression, while the control-flow automaton has an edge for each outcome of
// each atomic condition. Here is the connection: in `while (a && b)` the edge
// [!a] leaves the loop, [b] goes on, and [a] decides nothing yet.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_PRODUCT_LOOPOUTCOME_H
#define TRANSVER_PRODUCT_LOOPOUTCOME_H

#include "cfa/CFA.h"

namespace transver {

/// What an edge tells of the loop whose controlling expression it is a part of.
enum class LoopOutcome { Open, GoesOn, Leaves };

/// The outcome of a loop's whole controlling expression that E decides; of an
/// `if`, whether its first branch is taken. (`do` with a false constant has
/// one, but is no loop: who asks checks that it has a head.)
LoopOutcome loopOutcome(const Edge &E);

/// A loop head at which a round begins without a condition: of `do`, `for
/// (;;)`, and of a loop that `goto` makes. `cond` then is the entry of the
/// body.
bool beginsRound(const Location &L);

/// The body of a `while`, `for` or `do`; null if S, which may be null, is none.
const clang::Stmt *loopBody(const clang::Stmt *S);

} // namespace transver

#endif
