//===- Builder.h - From the AST to a CFA (private) --------------*- C++ -*-===//
//
// One forward walk over a function's body. The builder stands at a location,
// Cur; every operation that it meets becomes an edge from Cur to a new
// location, where it stands next. After a jump it stands at a new location
// without in-edges, so that unreachable code needs no special case.
//
// Joins are made with blank edges, as many as are convenient; simplify() merges
// their ends when the automaton is complete and the loop heads are known, if
// somebody asks for either.
//
//   Build.cpp        locations, edges, simplification
//   Statements.cpp   statements and jumps
//   Expressions.cpp  evaluation order, conditions, bounds of variable-length
//   types Loops.cpp        loop heads
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_CFA_BUILDER_H
#define TRANSVER_CFA_BUILDER_H

#include "cfa/CFA.h"
#include "clang/AST/StmtOpenMP.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace transver {

/// The `while`, `for` and `do` statements of a function as a forest. A loop is
/// named by its index; NoLoop is the function itself.
struct LoopForest {
  static constexpr unsigned NoLoop = ~0u;
  struct Loop {
    LocationId Head; ///< where its head is if the loop can go round
    unsigned Parent; ///< the loop around it, or NoLoop
  };
  std::vector<Loop> Loops;
  std::vector<unsigned>
      Innermost; ///< of each location: the loop that it lies in
};

/// Marks the loop heads of G and clears Location::Loop where a loop statement
/// makes no loop. Dispatch is the location that all computed gotos go through,
/// if HasDispatch.
void findLoopHeads(CFA &G, const LoopForest &Forest, bool HasDispatch,
                   LocationId Dispatch, clang::ASTContext &Context);

/// Builds one CFA. See the top of this file.
class CFABuilder {
public:
  CFABuilder(const clang::FunctionDecl &F, clang::ASTContext &Context,
             CFADetail Wanted);
  /// The automaton goes where Old is, which is lost.
  void takeMemory(CFA &Old);
  std::unique_ptr<CFA> run();
  CFA::Part runPart(const clang::Expr *E, const clang::Stmt *Whole,
                    bool IsCondition);

private:
  using ExprSet = llvm::DenseSet<const clang::Expr *>;

  // Build.cpp: the graph.
  LocationId newLocation();
  /// Where control is now, so a location that was created earlier lies in the
  /// loop that is being built.
  void standAt(LocationId L);
  /// What happens next stands at Where, if nothing has been said about that
  /// yet.
  void markPlace(clang::SourceLocation Where);
  void connect(LocationId From, LocationId To, Operation Op);
  /// An operation from Cur to a new location.
  void step(Operation Op);
  void evaluate(const clang::Stmt *Node);
  /// A blank edge from Cur.
  void link(LocationId To);
  /// A jump: what follows it in the text is reached in another way or not at
  /// all.
  void jump(LocationId To);
  void simplify();
  /// Whether L stays when the ends of blank edges are merged.
  bool isKept(const Location &Loc, LocationId L) const;
  /// Whether control may come to L, if every location but those that merge is
  /// entered.
  bool isEntered(LocationId L) const;
  void notePlace(const clang::Stmt *S, ControlPoint::Kind K, LocationId L) {
    if (NotesPlaces)
      G->Places[{S, K}] = L;
  }

  // Statements.cpp.
  void statement(const clang::Stmt *S);
  void declaration(const clang::DeclStmt *S);
  void ifStatement(const clang::IfStmt *S);
  void whileStatement(const clang::WhileStmt *S);
  void forStatement(const clang::ForStmt *S);
  void doStatement(const clang::DoStmt *S);
  void switchStatement(const clang::SwitchStmt *S);
  void returnStatement(const clang::ReturnStmt *S);
  void indirectGoto(const clang::IndirectGotoStmt *S);
  void assembly(const clang::AsmStmt *S);
  void directive(const clang::OMPExecutableDirective *S);
  LocationId labelLocation(const clang::LabelDecl *L);
  LocationId enterLoop(const clang::Stmt *S);
  void leaveLoop();
  /// Leads Dispatch to every label whose address is taken.
  void connectDispatch();

  // Expressions.cpp.
  /// IsAccessed: what the pointer E points to is.
  void value(const clang::Expr *E, bool IsAccessed = false);
  void convert(const clang::Expr *E);
  void children(const clang::Stmt *S);
  void condition(const clang::Expr *E, LocationId True, LocationId False);
  void branch(const clang::Expr *Atom, LocationId True, LocationId False);
  void binary(const clang::BinaryOperator *E, bool IsAccessed);
  void unary(const clang::UnaryOperator *E, bool IsAccessed);
  void place(const clang::Expr *E, bool IsOperand, bool IsAccessed = false);
  void call(const clang::CallExpr *E);
  void choice(const clang::ConditionalOperator *E);
  void choice(const clang::BinaryConditionalOperator *E);
  void initializers(const clang::InitListExpr *E, ExprSet &Seen);
  void pseudoObject(const clang::PseudoObjectExpr *E);
  void atomic(const clang::AtomicExpr *E);
  void sizeOf(const clang::UnaryExprOrTypeTraitExpr *E);
  void bounds(clang::QualType T);

  const clang::FunctionDecl &F;
  clang::ASTContext &Context;
  const CFADetail Wanted;
  std::unique_ptr<CFA> G;
  LoopForest Forest;

  bool NotesPlaces = false;
  LocationId Other = 0; ///< a second exit, of a part
  bool HasOther = false;
  LocationId Cur = 0;
  const clang::Stmt *Statement = nullptr;
  unsigned CurrentLoop = LoopForest::NoLoop;
  LocationId BreakTarget = 0, ContinueTarget = 0;
  bool HasDispatch = false;
  LocationId Dispatch = 0;
  llvm::DenseMap<const clang::LabelDecl *, LocationId> Labels;
  llvm::DenseMap<const clang::SwitchCase *, LocationId> Cases;
  /// Declarators of one declaration can share a type; its bounds are evaluated
  /// once.
  ExprSet EvaluatedBounds;
};

} // namespace transver

#endif
