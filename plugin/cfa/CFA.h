//===- CFA.h - Control-flow automata ----------------------------*- C++ -*-===//
//
// A control-flow automaton (TransVer, section 3) is (L, l0, G): locations, an
// initial location, and edges that carry one operation each. A composite
// expression is a sequence of edges in the order in which Clang evaluates it:
// first the operands' edges, then the operation's own. `&&`, `||`, `?:` and `!`
// in a condition are no operations: they are threaded, so that every atomic
// condition is a pair of assume edges that lead to where control really goes.
//
// There is one CFA for each function with a body. What is not evaluated (sizeof
// of a type without variable bounds, unchosen generic associations, typeof,
// constant contexts such as case labels) has no edges.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_CFA_CFA_H
#define TRANSVER_CFA_CFA_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/AST/Stmt.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <memory>
#include <vector>

namespace transver {

using LocationId = unsigned;
using EdgeId = unsigned;

/// What an edge does. One operation, or none.
struct Operation {
  enum class Kind {
    Blank,    ///< no operation: a join, a jump, the end of a scope
    Evaluate, ///< Node is an Expr: arithmetic, comparison, dereference (`*`,
              ///< `->`), subscript, assignment, ++, --, address-of, value of a
              ///< conditional or logical expression, va_arg ..., or an AsmStmt.
              ///< Casts, `.` and loads of variables have no edges.
    Load,     ///< Node is the conversion of an lvalue to its value: the object
              ///< is read (only where the automaton is built with loads)
    Read,     ///< Node is a compound assignment, ++ or --: its operand is read
    Convert,  ///< Node is a cast, or an assignment, ++ or -- whose value is
              ///< converted before it is stored; only if asked for
    Call,   ///< Node is a CallExpr: the arguments are evaluated, control leaves
    Return, ///< Node is a CallExpr: control comes back with the result (absent
            ///< for a callee that is declared not to return)
    Declare, ///< Node is the DeclStmt, Var the variable: it comes to life,
             ///< after its bounds and its initialiser were evaluated (which
             ///< have edges of their own)
    Assume,  ///< Node is an atomic condition (Expr) or a SwitchStmt's chosen
             ///< case: Truth tells its outcome; for a switch, Case is the label
             ///< or null for "none"
    FunctionEntry,  ///< the virtual first edge of a function
    FunctionReturn, ///< Node is a ReturnStmt, or null where control falls off
                    ///< the end
  };
  Kind K = Kind::Blank;
  const clang::Stmt *Node = nullptr;
  const clang::VarDecl *Var = nullptr;
  const clang::SwitchCase *Case = nullptr;
  bool Truth = true;
  /// Evaluate: Node is an lvalue by `*`, `->` or `[]` of which only the address
  /// matters, as in `&p->a[1]`: no memory is accessed.
  bool IsPlaceOnly = false;
};

struct Edge {
  LocationId From, To;
  Operation Op;
  /// The innermost statement that contains the operation and stands where a
  /// statement can stand; null for virtual edges, for bounds of parameters, and
  /// for the edges that lead from the place where all computed gotos meet to
  /// the labels.
  const clang::Stmt *Statement = nullptr;
};

/// What is known of a location, without its edges.
struct LocationInfo {
  /// For a loop head of `while`, `for`, `do`: the loop statement. Null for a
  /// loop that `goto` makes.
  const clang::Stmt *Loop = nullptr;
  const clang::LabelDecl *Label = nullptr; ///< if a label stands here
  clang::SourceLocation Where; ///< of what happens next, for line numbers
  bool IsLoopHead = false;
  unsigned short LoopDepth =
      0; ///< of a loop head: the number of loops around it
};

/// A location with its edges.
struct Location : LocationInfo {
  llvm::SmallVector<EdgeId, 2> Out, In;
};

/// A place of a function where control can be between two of its statements'
/// own evaluations.
struct ControlPoint {
  enum class Kind {
    Before,    ///< S is about to be executed
    Head,      ///< of a loop S: its condition, or a round without one, is next
    Increment, ///< of a `for`: its third expression is next
    Condition, ///< of a `do`: its condition is next
    End        ///< S is null: control falls off the end of the function
  };
  const clang::Stmt *S = nullptr;
  Kind K = Kind::End;
  bool operator<(const ControlPoint &O) const {
    return std::make_pair(S, K) < std::make_pair(O.S, O.K);
  }
  bool operator==(const ControlPoint &O) const { return S == O.S && K == O.K; }
};

/// What a control-flow automaton has only if somebody asks for it.
struct CFADetail {
  bool Places = false;      ///< the places of its statements
  bool Loads = false;       ///< an edge for each read of an object
  bool Conversions = false; ///< edges for conversions to integer types
  /// Which locations are loop heads, and of what depth.
  bool Loops = true;
  /// Locations that only blank edges lead apart are one. Who looks at edges,
  /// and not at where they lead, saves a third of the time by doing without
  /// this and without loops.
  bool Joins = true;
};

/// The control-flow automaton of one function. Does not own the AST.
class CFA {
public:
  const clang::FunctionDecl *Function = nullptr;
  llvm::SmallVector<Location, 0> Locations; ///< moves, where std::vector copies
  std::vector<Edge> Edges;
  LocationId Entry = 0; ///< its only out edge is FunctionEntry
  LocationId Exit = 0;  ///< every FunctionReturn edge leads here
  /// Where each place is; only if asked for.
  std::map<ControlPoint, LocationId> Places;
  bool HasStatementExpressions = false;

  /// Builds the CFA of F, which must have a body. Never fails: what it cannot
  /// resolve (computed goto) goes to every possible target. Old, which nobody
  /// looks at any more, may be given for its memory.
  static std::unique_ptr<CFA> build(const clang::FunctionDecl &F,
                                    clang::ASTContext &Context,
                                    CFADetail Wanted = CFADetail(),
                                    std::unique_ptr<CFA> Old = nullptr);

  /// The part of F's automaton that evaluates E, which belongs to the statement
  /// Whole; or, with null for E, that executes the simple statement Whole (a
  /// declaration, a return). Exit is where that ends; of a condition, where it
  /// ended with true, and IfFalse is where it ended with false.
  struct Part {
    std::unique_ptr<CFA> Automaton;
    LocationId IfFalse = 0;
  };
  static Part ofPart(const clang::FunctionDecl &F, const clang::Expr *E,
                     const clang::Stmt *Whole, bool IsCondition,
                     clang::ASTContext &Context);
};

/// For each location, whether control can get there from the entry when every
/// condition can have either outcome. Unreachable code keeps its edges.
std::vector<bool> reachableLocations(const CFA &C);

/// The locations of the loop whose head is Head, with those of the loops nested
/// in it: from each of them control can come to the head again without passing
/// the head of a loop around this one.
llvm::BitVector loopRegion(const CFA &C, LocationId Head,
                           clang::ASTContext &Context);

/// Whether E's condition is a constant of the other truth value.
bool isNeverTaken(const Edge &E, clang::ASTContext &Context);

/// The operation as Clang prints it, on one line and shortened: `x < 127`,
/// `[!(x < 127)]`, `call f(x)`. Empty for a blank one.
std::string textOf(const Operation &Op, const clang::ASTContext &Context);

/// Where the operation stands, invalid if it is no node of the text.
clang::SourceLocation placeOf(const Operation &Op);

/// Writes the automaton as text: one line per location and per edge.
void dumpCFA(llvm::raw_ostream &OS, const CFA &C, clang::ASTContext &Context);

/// Writes the automata as JSON, an array with an object for each function.
void dumpCFAsAsJSON(llvm::raw_ostream &OS, llvm::ArrayRef<const CFA *> Automata,
                    clang::ASTContext &Context);

/// Writes the automata as one Graphviz digraph.
void dumpCFAsAsDot(llvm::raw_ostream &OS, llvm::ArrayRef<const CFA *> Automata,
                   clang::ASTContext &Context);

} // namespace transver

#endif
