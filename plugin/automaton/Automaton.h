//===- Automaton.h - Instrumentation automata -------------------*- C++ -*-===//
//
// An instrumentation automaton (TransVer, section 4) is a tuple
// (Q, q0, Var, delta, alpha): states, an initial state, automaton variables,
// transitions and, for each state, the locations at which it acts. A transition
// carries a pattern over the operation of a control-flow edge, an operation to
// weave, and whether it stands before or after the edge.
//
// The text form is CPAchecker's specification language with the additions of
// `docs/automata.md`; OBSERVER and CONTROL automata are CPAchecker's own.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_AUTOMATON_AUTOMATON_H
#define TRANSVER_AUTOMATON_AUTOMATON_H

#include "automaton/CExpr.h"
#include <memory>
#include <string>
#include <vector>

namespace transver {

/// What a transition waits for. A tree: `&&`, `||` and `!` combine the atoms.
struct Trigger {
  enum class Kind {
    True,    ///< `TRUE` or the paper's `true`: any edge
    False,   ///< `FALSE`
    Text,    ///< `MATCH "text"`: the edge's whole source text (Text)
    Regex,   ///< `MATCH [regex]`: the edge's whole source text (Text)
    Pattern, ///< `MATCH {C pattern}` (Pattern)
    Label,   ///< `MATCH LABEL name` or `MATCH LABEL [regex]` (IsRegex, Text)
    FunctionCall,  ///< `MATCH FUNCTIONCALL "f"`: call of a defined function,
                   ///< entry of main
    Entry,         ///< `MATCH ENTRY`: entry of the program
    Exit,          ///< `MATCH EXIT`: end of the program
    FunctionEntry, ///< `MATCH FUNCTION_ENTRY`: entry of any function
    FunctionExit,  ///< `MATCH FUNCTION_EXIT`: return from any function
    Cond,    ///< `cond`: at a loop head, the loop goes on (the paper's `cond`)
    NotCond, ///< `!cond`: at a loop head, the controlling expression failed
    Branch,  ///< `BRANCH`: an outcome of an atomic condition or of a switch
    Statement, ///< `STATEMENT`: one begins
    AnyText,   ///< `.*`: any edge that carries an operation
    Place,     ///< `PLACE "file:line:column"` (Text), in conditions
    Holds,     ///< `HOLDS`: a condition with the outcome true, in conditions
    Fails,     ///< `FAILS`: the same with the outcome false
    Equal, ///< `x == y` of two automaton variables (Text, Other), in condition
           ///< files of CPAchecker: its counter of branches
    Test,  ///< `x == 3`, `held[$1]`: of the automaton's variables (Expr)
    CoversLines, ///< `COVERS_LINES(1 2 3)` (Lines)
    Not,
    And,
    Or ///< Operands
  };
  Kind K;
  TextRange Range;
  std::string Text, Other;
  bool IsRegex = false;
  CPattern Pattern;
  std::unique_ptr<CExpr> Expr;
  std::vector<unsigned> Lines;
  std::vector<std::unique_ptr<Trigger>> Operands;

  Trigger(Kind K, TextRange Range) : K(K), Range(Range) {}
};

/// `WHERE SIGNED($0) && WIDTH($1) <= 32`: a condition on the types of captures.
struct TypeTest {
  enum class Kind {
    Signed,
    Unsigned,
    Integer,
    Floating,
    Pointer, ///< of capture Capture's type
    Atomic,
    Volatile,
    Shared,   ///< another thread may access capture Capture's lvalue
    Indirect, ///< capture Capture's lvalue is reached by a pointer or an index
    Bitfield, ///< of capture Capture's type or lvalue
    Array,
    Function,  ///< capture Capture names an array, a function
    Access,    ///< what it names is read, written or called
    Automatic, ///< capture Capture's lvalue is a variable of one activation
               ///< (and no parameter), or a part of one
    Used,      ///< the value of capture Capture is not thrown away
    Width,     ///< compare the width in bits: Op, Value
    Not,
    And,
    Or ///< Operands
  };
  Kind K;
  TextRange Range;
  unsigned Capture = 0; ///< n of `$n`
  std::string Op;       ///< == != < <= > >=
  unsigned Value = 0;
  std::vector<std::unique_ptr<TypeTest>> Operands;

  TypeTest(Kind K, TextRange Range) : K(K), Range(Range) {}
};

/// Whether Of, a trigger or a test of types, or a part of it, is of that kind.
template <typename Tree> bool mentions(const Tree &Of, typename Tree::Kind K) {
  if (Of.K == K)
    return true;
  for (const std::unique_ptr<Tree> &Part : Of.Operands)
    if (mentions(*Part, K))
      return true;
  return false;
}

/// One action of a transition, run in the order written.
struct Action {
  enum class Kind {
    Assert, ///< `ASSERT {e}` or `ASSERT e`: an error unless Expr holds
    Assume, ///< `ASSUME {e}`: the path ends unless Expr holds
    Do,     ///< `DO {stmts}` or `DO x = e`: Body
    Print,  ///< `PRINT "..."`: no effect on the program
  };
  Kind K;
  TextRange Range;
  std::unique_ptr<CExpr> Expr;
  std::unique_ptr<CStmt> Body;
  std::string Text; ///< the text between the braces
};

enum class Placement {
  Default, ///< not written: the automaton's kind decides
  Before,
  After
};

struct Transition {
  enum class Target {
    State,
    Error,
    Stop,
    Break,
    Goal ///< a numbered place to be covered; the automaton stays
  };
  TextRange Range; ///< from MATCH to the end of the target
  std::unique_ptr<Trigger> When;
  std::unique_ptr<TypeTest> Where; ///< may be null
  Placement Place = Placement::Default;
  std::vector<Action> Actions;
  Target To = Target::State;
  unsigned ToState = 0;     ///< index into Automaton::States, for Target::State
  std::string ErrorMessage; ///< for Target::Error: `ERROR("...")`, empty for a
                            ///< bare ERROR
  TextRange TargetRange;
};

/// The state annotation alpha: the locations at which a state acts.
enum class At {
  True,
  False,
  LoopHead,
  Init,
  FunctionEntry,
  FunctionExit,
  Exit
};

struct State {
  std::string Name;
  TextRange Range;          ///< of the name
  bool IsTarget = false;    ///< `TARGET STATE`: to enter it is the error
  bool IsAccepting = false; ///< `ACCEPTING STATE`: what comes to it is covered
  bool UseFirst =
      false; ///< else all matching transitions: a nondeterministic choice
  At Where = At::True;
  std::vector<Transition> Transitions;
};

/// `LOCAL int spent = 0;`
struct Local {
  TextRange Range;
  std::string Name;
  std::string
      Prefix; ///< the declaration's text before the name ("int ", "int (*")
  std::string
      Suffix; ///< between the name and the initialiser ("", "[3]", ")(void)")
  std::string Init; ///< the initialiser's text, empty if none
};

/// `SHADOW state;`
struct Shadow {
  TextRange Range;
  std::string Name;
};

/// `BLOCKS live;`: a set of blocks of memory, which operations add to, remove
/// from and ask.
struct BlockSet {
  TextRange Range;
  std::string Name;
};

/// `LOCAL set<string> held = ["a"];`: a set of texts, or of integers.
struct ElementSet {
  TextRange Range;
  std::string Name;
  bool OfTexts = false;
  std::vector<std::string> Init; ///< texts, or integers in decimal
};

struct Automaton {
  /// A Condition says what is verified already (docs/reducers.md); all others
  /// are woven.
  enum class Kind { Observer, Control, Instrumentation, Condition };
  enum class Each { Program, Loop, Function, Allocation };
  Kind K = Kind::Observer;
  Each ForEach = Each::Program;
  std::string Name;
  TextRange NameRange;
  std::string Property; ///< `PROPERTY "F end"`, empty if none
  /// `SOURCE "sha256:…"` of a condition: the hash of the file that it is
  /// about; empty if it is not bound to one.
  std::string Program;
  TextRange ProgramRange;
  /// `EXECUTED;` of a condition: what it covers was executed, not verified.
  bool IsExecuted = false;
  std::string Doubt; ///< `DOUBT "…"`: why silence is no proof, empty if it is
  std::vector<Local> Locals;
  std::vector<Shadow> Shadows;
  std::vector<BlockSet> BlockSets;
  std::vector<ElementSet> ElementSets;
  std::vector<State> States;
  unsigned Initial = 0;

  /// Its instances belong to places of functions, and keep their state there.
  bool isPerPlace() const {
    return ForEach == Each::Loop || ForEach == Each::Function;
  }
};

} // namespace transver

#endif
