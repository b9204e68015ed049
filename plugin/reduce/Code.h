//===- Code.h - Residual code as a tree -------------------------*- C++ -*-===//
//
// The body of a specialised function before it is text: statements of the
// program with their edits, and jumps between them. Jumps to what comes next
// anyway are left out, those to the next round or behind a loop are `continue`
// and `break`, and only labels that are still jumped to are written, so that
// the text has the program's structure wherever the unfolding left it.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_REDUCE_CODE_H
#define TRANSVER_REDUCE_CODE_H

#include "source/Edits.h"
#include "llvm/ADT/DenseSet.h"

namespace transver {

struct Code;
using CodeList = std::vector<Code>;

/// A label of the residual code.
using CodeLabel = unsigned;

struct Code {
  enum class Kind {
    Text,  ///< Head: a whole statement
    Ends,  ///< Head: a statement behind which control does not go on
    Label, ///< Target stands here
    Goto,  ///< to Target
    If, ///< Head: `if (…)`; Negated: the same for the opposite. First, Second
    While,  ///< Head: `while (…)`; First; `continue` leads to Target
    Do,     ///< First; Head: `while (…);`; `continue` leads to Target
    Switch, ///< Head: `switch (…)`; Cases, each with its jump
    Block,  ///< First, which begins with a declaration; in braces where that
            ///< matters
  };
  Kind K = Kind::Text;
  Pieces Head, Negated;
  bool IsCut = false; ///< of what ends: the call that ends a path
  CodeLabel Target = 0;
  /// Of a block: the compound statement that its declaration stands in. Two of
  /// the same one can share braces.
  const void *Compound = nullptr;
  CodeList First, Second;
  /// Of a switch: the label as text, and what it does.
  std::vector<std::pair<std::string, CodeList>> Cases;
};

/// Whether something in List jumps to L.
bool mentions(const CodeList &List, CodeLabel L);

/// Whether control may reach the end of List, as a compiler thinks that has not
/// heard of cuts.
bool mayFallOff(const CodeList &List);

/// Appends From to To.
void append(CodeList &To, CodeList From);

/// Appends List to Out as C. LabelStem and a number name the labels.
void writeCode(const CodeList &List, llvm::StringRef LabelStem, Pieces &Out);

} // namespace transver

#endif
