//===- Options.h - What the user asked the plugin for -----------*- C++ -*-===//
//
// The plugin's arguments are words: `property=NAME` (or just NAME),
// `automaton=FILE`, `output=FILE`, `emit=text|object`, … They are the same
// words that the driver's options have. The properties are those that are built
// in, and the files in the folders of propertyFolders().
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_OPTIONS_H
#define TRANSVER_OPTIONS_H

#include "output/Profile.h"
#include "clang/Basic/Diagnostic.h"
#include <string>
#include <vector>

namespace transver {

enum class EmitKind { Text, Object };
enum class DumpKind { None, Text, Dot, Json };

/// How the residual program is written (docs/reducers.md).
enum class ReducerKind {
  Identity,
  Product,
  Ghost,
  FoldLocation,
  FoldLoops,
  FoldBound,
  FoldContext,
  FoldExceptLoops
};

/// How a path ends that the condition covers.
enum class CutKind { Assume, Abort, Exit };

struct Options {
  struct Source {
    bool IsFile = false; ///< a user's automaton file, else a built-in property
    std::string Name;
  };
  std::vector<Source> Automata;
  /// Empty: beside clang's own output, and for dumps standard output, which is
  /// "-".
  std::string Output;
  std::string Report; ///< empty: none
  EmitKind Emit = EmitKind::Text;
  DumpKind DumpCfa = DumpKind::None;
  DumpKind DumpAutomaton = DumpKind::None;
  DumpKind DumpCondition = DumpKind::None;
  DumpKind DumpProduct = DumpKind::None;
  Profile Prof = Profile::SvComp;
  bool ProfileGiven = false;
  unsigned Avoids = 0; ///< avoid=WORD,...: and what the profile says
  bool SkipIsRemark =
      false; ///< skip=remark: what cannot be woven exactly is a remark (D7)
  bool LineMarkers = true;
  /// explain=yes: where the program fails, the run-time part is told why.
  bool Explain = false;
  bool AllRemarks = false; ///< remarks=all: one for each place of an instance
  // What instances FOR EACH LOOP and FUNCTION look like.
  bool SaveElse = false; ///< save=else: a state is saved or compared, not both
  std::string Loops;     ///< loops=function:NAME|line:N: only these; empty: all
  unsigned Blocks = 16;  ///< blocks=N: the length of a table of blocks
  unsigned LogCells = 4; ///< log=N: cells of the log of memory for each write
  bool FullLogIsError =
      false; ///< full-log=error: so that silence is a proof all the same
  bool SharedShadow =
      false; ///< shared-shadow=yes: all instances have the same copies
  bool ShadowAll =
      false; ///< shadow=all: all that is used, not only what decides
  bool EnvironmentRepeats = false; ///< stateful functions may answer as before
  bool Unfair = false; ///< fairness=none: threads and handlers may never run
  std::string Rank; ///< rank=EXPRESSION: what RANK in an automaton stands for
  /// function=NAME, label=NAME: what FUNCTION_NAME and LABEL_NAME in an
  /// automaton stand for.
  std::string Function, Label;
  unsigned Goal = 0; ///< goal=N: only this GOAL, as an error; 0: all of them
  bool ShiftIsValue =
      false; ///< shift=value: FITS of a shift looks at its value only

  std::string Library;       ///< library=FILE: more functions outside the unit
  bool AbortIgnored = false; ///< abort=ignore: a path that aborts does not end

  /// program=parts: the unit is one of several; automata are shared with them.
  bool IsPart = false;
  bool LeavesOthers = false; ///< other-languages=plain: only C is transformed
  bool FallsBack = false;    ///< on-error=plain, with emit=object
  std::vector<std::string> With; ///< with=FILE: the program's other units
  /// More `#undef` lines for the top of the output.
  std::vector<std::string> Undefinitions;

  std::string Condition; ///< condition=FILE: make the residual program
  ReducerKind Reducer = ReducerKind::Product;
  CutKind Cut = CutKind::Assume;
  /// findings=FILE: instead of the program, the condition of what FILE says
  /// that a verifier or a test suite has done (reduce/Findings.h).
  std::string Findings;
  unsigned FoldBound = 2; ///< bound=K: of reducer=fold-bound
  bool Stats = false;     ///< stats=yes: the sizes, on the standard error

  bool isDump() const {
    return DumpCfa != DumpKind::None || DumpAutomaton != DumpKind::None ||
           isReducerDump() || !Findings.empty();
  }
  /// What is dumped needs the condition and the program.
  bool isReducerDump() const {
    return DumpCondition != DumpKind::None || DumpProduct != DumpKind::None;
  }
};

/// The folders in which property files replace or add to the built-in ones.
std::vector<std::string> propertyFolders();

/// Reads the words; reports each mistake, with the nearest valid word, and
/// returns false if there was one.
bool parseOptions(const std::vector<std::string> &Words,
                  clang::DiagnosticsEngine &Diags, Options &Opts);

} // namespace transver

#endif
