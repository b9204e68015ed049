//===- Unfolder.h - The walk that unfolds one function ----------*- C++ -*-===//
//
// What Unfold.cpp, UnfoldStatements.cpp and UnfoldLoops.cpp share. The walk
// goes from place to place of the source in a state, and writes what it meets.
// A place in a state is written once in each copy of its region; whoever comes
// there later jumps. What was asked for by a jump, and was not met, is written
// at the end of its copy.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_REDUCE_UNFOLDER_H
#define TRANSVER_REDUCE_UNFOLDER_H

#include "reduce/Layout.h"
#include "reduce/StatementText.h"
#include "reduce/Unfold.h"
#include <map>
#include <memory>
#include <set>

namespace transver {

class Unfolder {
public:
  using State = Residual::State;

  Unfolder(UnitCFAs &Unit, ProgramSteps &Steps, Residual &Product,
           const TokenBuffer &Tokens, Ranges &RangeOf, unsigned I, State Entry,
           const UnfoldNames &Names)
      : Unit(Unit), Product(Product), Tokens(Tokens), RangeOf(RangeOf), I(I),
        Entry(Entry), Names(Names), C(Unit.get(I)), F(*C.Function), Where(F),
        Eval(Unit, Steps, Product, I), Text(Tokens, RangeOf, Names, Result) {}

  Unfolded run();

private:
  /// A region as it is written once; the function itself has none.
  struct Copy {
    const clang::DeclStmt *Region = nullptr;
    Copy *Outer = nullptr;
    std::map<std::pair<ControlPoint, State>, CodeLabel> Labels;
    std::set<std::pair<ControlPoint, State>> Written;
    std::vector<std::pair<ControlPoint, State>> Asked;
    /// Regions in it that are entered by jumps behind their declaration.
    std::map<const clang::DeclStmt *, std::vector<std::unique_ptr<Copy>>>
        Entered;
    bool IsFinished = false; ///< no place of it can be asked for any more
  };
  using Stops = std::set<ControlPoint>;

  /// The state at a place: united with others, or residual.
  State normal(ControlPoint P, State S);

  CodeLabel label(Copy &In, ControlPoint P, State S);

  /// The label of a place for a jump from In.
  CodeLabel target(Copy &In, ControlPoint P, State S);

  Code jump(Copy &In, ControlPoint P, State S);

  /// Goes on at P in the states of an end: by the place, or by the variable.
  /// The last one is left to the caller, which goes on there; Cut if nothing is
  /// left.
  State goOn(const Evaluation::End &End, ControlPoint P, Copy &In,
             CodeList &Out);

  /// The same, with a jump to P for the last one.
  void leave(const Evaluation::End &End, ControlPoint P, Copy &In,
             CodeList &Out);

  /// Writes what happens from P in state S on, until control goes to one of
  /// Stop, out of the region, or to where it was written before.
  void chain(Copy &In, ControlPoint P, State S, CodeList &Out,
             const Stops &Stop);

  /// Executes what is next at P; P and S are then where control goes. False if
  /// the chain ends here.
  bool step(Copy &In, ControlPoint &P, State &S, CodeList &Out,
            const Stops &Stop);

  /// After a construct: goes on at Next in a state that was asked for, if that
  /// is not written yet.
  bool continueAt(Copy &In, ControlPoint Next, ControlPoint &P, State &S,
                  const Stops &Stop);

  bool fallOff(State S, CodeList &Out);

  /// Tells the caller in which state the function returns, if it asks.
  void handBack(State S, CodeList &Out);

  const Evaluation &evaluate(const clang::Expr *E, const clang::Stmt *Whole,
                             bool IsCondition, State S);

  using GoOn = std::function<void(State, CodeList &)>;

  /// A condition in control position. Where one outcome comes in several
  /// states, each atom gets a branch of its own.
  void condition(const clang::Expr *E, const clang::Stmt *Whole, State S,
                 Copy &In, CodeList &Out, const GoOn &True, const GoOn &False,
                 ControlPoint IfTrue, ControlPoint IfFalse);

  bool statement(Copy &In, ControlPoint &P, State &S, CodeList &Out,
                 const Stops &Stop);

  /// An expression as a statement. What is cut as a whole is evaluated up to
  /// there.
  void expression(const clang::Expr *E, const Evaluation &V, CodeList &Out);

  bool declaration(Copy &In, const clang::DeclStmt *D, ControlPoint &P,
                   State &S, CodeList &Out, const Stops &Stop);

  void returnStatement(const clang::ReturnStmt *R, State S, CodeList &Out);

  bool ifStatement(Copy &In, const clang::IfStmt *S, ControlPoint &P,
                   State &From, CodeList &Out, const Stops &Stop);

  /// At the head of a loop: a `while` if some path comes back in this state,
  /// else one unfolded round.
  bool loop(Copy &In, ControlPoint &P, State &S, CodeList &Out,
            const Stops &Stop);

  /// From here on the rounds of Loop are all in one state, which is not that of
  /// its head: then they are a `do` loop. False, and nothing is written, if it
  /// is not so.
  bool settles(Copy &In, const clang::Stmt *Loop, const clang::Expr *Cond,
               ControlPoint First, State Inside, State Here, CodeList &Round,
               const Stops &Own);

  bool doLoop(Copy &In, const clang::DoStmt *Do, ControlPoint &P, State &S,
              CodeList &Out, const Stops &Stop);

  std::set<State> askedAt(const Copy &In, ControlPoint P) const;

  bool switchStatement(Copy &In, const clang::SwitchStmt *S, ControlPoint &P,
                       State &From, CodeList &Out, const Stops &Stop);

  static bool isLabelOf(const clang::SwitchCase *C, const clang::SwitchStmt *S);

  /// A static variable can be written once.
  void countStatics(const clang::DeclStmt *D);

  /// Writes what was asked for in a copy and is not written yet.
  void finish(Copy &In, CodeList &Out);

  static constexpr unsigned MostChains = 100000;
  static constexpr unsigned MostNesting = 30;
  unsigned Nesting = 0;

  UnitCFAs &Unit;
  Residual &Product;
  const TokenBuffer &Tokens;
  Ranges &RangeOf;
  unsigned I;
  State Entry;
  const UnfoldNames &Names;
  const CFA &C;
  const clang::FunctionDecl &F;
  Layout Where;
  Evaluator Eval;
  Unfolded Result;
  StatementText Text;
  bool HandsBack = false;
  static constexpr CodeLabel EndLabel = 0;
  CodeLabel NextLabel = 1;
  unsigned Chains = 0;
  llvm::DenseMap<const clang::VarDecl *, unsigned> StaticCopies;
};

} // namespace transver

#endif
