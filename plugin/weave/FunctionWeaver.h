//===- FunctionWeaver.h - Weaving one function ------------------*- C++ -*-===//
//
// Walks the body of a function in the order in which Clang evaluates it and
// places each site in the first form that is exact (design D5):
//
//   S  a statement before (or after) the statement:  if (!(...)) reach_error();
//   x = a + b; C  a check and the original tokens:              (check(a, b), a
//   + b) T  temporaries of the block:       (t2 = f(), t1 = i++, check(a[t1],
//   t2), a[t1] += t2) V  a helper that computes the value: add_int(f(), g(), 7)
//
// The walk knows of every expression whether it can be evaluated twice
// (`repeatable`) and what of the statement was evaluated before it; these
// decide the form.
//
//===----------------------------------------------------------------------===//

#ifndef TRANSVER_WEAVE_FUNCTIONWEAVER_H
#define TRANSVER_WEAVE_FUNCTIONWEAVER_H

#include "Options.h"
#include "output/Report.h"
#include "product/Product.h"
#include "source/Edits.h"
#include "support/Fits.h"
#include "support/Types.h"
#include "weave/Helpers.h"
#include "weave/NativeRuntime.h"
#include "weave/Operations.h"
#include "weave/Ranges.h"
#include "weave/SiteTemplate.h"
#include "weave/UsedCaptures.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/Allocator.h"
#include <vector>

namespace transver {

class Shadows;

/// Longer operands are held in a temporary, to be written and evaluated once.
constexpr unsigned MostRepeatedTokens = 24;

/// What all functions of a unit share.
struct UnitWeave {
  clang::ASTContext &Context;
  const TokenBuffer &Tokens;
  EditSet &Edits;
  const Options &Opts;
  const std::vector<const Automaton *> &Automata;
  std::vector<std::string> Names; ///< by automaton, as the user knows it
  std::vector<Ghosts> GhostsOf;   ///< by automaton
  class Names &Fresh;
  Helpers &Shared;
  Ranges &RangeOf;
  ReportBuilder &Report;
  std::string ErrorFunction = "reach_error";
  /// What ends a path; empty for `__VERIFIER_assume(0);`.
  std::string StopStatement = {};
  /// An unsigned integer type that holds any address.
  const std::string AddressType = typeName(Context.getUIntPtrType(), Context);
  bool UsesError = false, UsesAssume = false, UsesNondet = false;
  bool UsesStop = false;
  bool UsesExplain = false; ///< calls of the run-time part explain violations
  bool Failed = false;      ///< an error was reported
  Shadows *Shadow =
      nullptr; ///< of the automata FOR EACH LOOP and FUNCTION, if any
  unsigned GoalCount = 0;                ///< of the goals so far
  llvm::BitVector DefinedGoals = {};     ///< those whose functions are defined
  bool UsesNondetAddress = false;        ///< a number of the size of an address
  class Blocks *BlockSets = nullptr;     ///< the sets of blocks, if any
  class ElementSets *Elements = nullptr; ///< the set variables, if any
  class AssignedFlags *Flags = nullptr;  ///< of variables, if any are asked
  std::string MainDepth = {}; ///< the ghost that counts main's activations
  bool CountsMain = false;    ///< it is needed
  /// What registers the end of the program with the library.
  std::vector<std::string> Registers = {};
  SiteTemplates Templates = {};
  llvm::DenseMap<const Transition *, UsedCaptures> Captures{};

  /// capturesOf, which is asked for each site.
  const UsedCaptures &capturesOf(const Transition &T) {
    auto [Known, IsNew] = Captures.try_emplace(&T);
    if (IsNew)
      Known->second = transver::capturesOf(T);
    return Known->second;
  }

  /// The call that chooses.
  std::string nondet() const {
    return std::string(Opts.Prof == Profile::Native
                           ? ChooseFunction
                           : "__VERIFIER_nondet_bool") +
           "()";
  }

  /// getArith under the options of this run.
  bool arithOf(const clang::Expr *E, Arith &A) const {
    A.ShiftIsValue = Opts.ShiftIsValue;
    return getArith(E, Context, A);
  }

  /// The report's entry for a site of F: where it is and what it says.
  ReportBuilder::Operation describe(const Site &S, const clang::FunctionDecl &F,
                                    const char *Outcome) const;
};

/// The first token of the external declaration that contains token At.
TokenIndex externalStart(const TokenBuffer &Tokens, TokenIndex At);

/// The declaration of Name with the type of a value, as a line of a block; a
/// tagless structure gets a tag. Empty if the type cannot be written.
std::string declareValue(clang::QualType Type, llvm::StringRef Name,
                         UnitWeave &Unit);

class FunctionWeaver {
public:
  FunctionWeaver(UnitWeave &Unit, const CFA &C, const std::vector<Site> &Sites);
  /// AtEnd: what is to be done after the exit handlers; of main only.
  void run(llvm::ArrayRef<Site> AtEnd = {});

private:
  /// What an expression does besides giving a value.
  struct Info {
    bool Writes = false;   ///< assigns, calls, …: evaluating it twice is wrong
    bool Volatile = false; ///< reads what may change by itself
    bool Woven = false;    ///< something is checked in it
    bool Replaced =
        false; ///< not only by checks that can be made ahead of its own tokens
    unsigned Depth = 0; ///< of the parentheses in its text
    bool isPure() const { return !Writes && !Volatile && !Woven; }
    void join(const Info &Other) {
      Writes |= Other.Writes;
      Volatile |= Other.Volatile;
      Woven |= Other.Woven;
      Replaced |= Other.Replaced;
      Depth = std::max(Depth, Other.Depth);
    }
    /// The same, for an operand that is not always evaluated.
    void joinConditional(const Info &Other) {
      join(Other);
      Replaced |= Other.Woven;
    }
  };

  /// A statement in which full expressions are evaluated, and what is inserted
  /// around it.
  struct Frame {
    const clang::Stmt *S = nullptr;
    const clang::Stmt *Parent =
        nullptr; ///< the statement that contains S directly
    const clang::Stmt *Labels =
        nullptr;                ///< the first label of S, if it has any
    Frame *TempOwner = nullptr; ///< whose block declares the temporaries
    bool CanInsert =
        false; ///< what is evaluated now runs once per execution of S
    bool ImpureSeen = false;  ///< something with an effect was evaluated before
    bool AfterLabel = false;  ///< a label of S stands between it and Parent
    bool IsValue = false;     ///< its value is that of a statement expression
    bool WithPragmas = false; ///< pragmas right before it belong to it
    std::vector<std::string> Temps, Before, After;
  };

  /// An expression as a sequence of side computations and a value.
  struct Form {
    /// `(`, and each side computation with the comma behind it. (With the
    /// parenthesis, so that a parent can take over the whole list of a long
    /// chain without a copy.)
    Pieces Prelude = {Piece::text("(")};
    Pieces Value;
    bool isTrivial() const { return Prelude.size() == 1; }
  };

  /// How an expression is evaluated.
  struct Use {
    Frame *F = nullptr;
    bool Conditional =
        false; ///< not at every evaluation of the full expression
    bool ValueUsed = true;
    /// The expression's tokens must stay free of effects: all checks stand
    /// before the statement. (A range designator's value initialises several
    /// elements.)
    bool AheadOnly = false;
    Use conditional() const { return {F, true, ValueUsed, AheadOnly}; }
    Use used(bool B) const { return {F, Conditional, B, AheadOnly}; }
    Use aheadOnly() const { return {F, Conditional, ValueUsed, true}; }
  };

  using SiteList = llvm::SmallVector<const Site *, 2>;
  using CheckList = llvm::SmallVector<llvm::StringRef, 2>;

  // Statements (Statements.cpp).
  /// Visits S, a direct child of Parent. Outer is what S is to be wrapped with:
  /// S itself or its attributes. ElseOf: S is the `if` of an `else if` of that
  /// frame.
  void visitStmt(const clang::Stmt *S, const clang::Stmt *Parent,
                 const clang::Stmt *Outer = nullptr, Frame *ElseOf = nullptr,
                 bool IsValue = false);
  void visitCompound(const clang::CompoundStmt *S, bool IsStatementExpression);
  void visitDeclStmt(const clang::DeclStmt *S, Frame &F);
  void weaveInitializer(const clang::VarDecl *V, const SiteList &Sites,
                        Frame &F);
  /// Weaves what happens when a label is chosen: a helper is told the value of
  /// the controlling expression.
  void weaveSwitch(const clang::SwitchStmt *S, Frame &F);
  void visitReturn(const clang::ReturnStmt *S, Frame &F);
  void visitFor(const clang::ForStmt *S, Frame &F);
  void visitOpenMP(const clang::OMPExecutableDirective *S, Frame &F);
  void visitCanonicalLoop(const clang::ForStmt *S, Frame &F);
  void finish(Frame &F);
  /// Inserts what makes the log of memory forget the variables in scope from
  /// First on.
  void forgetFrom(size_t First,
                  llvm::function_ref<void(const std::string &)> Insert);
  /// What is done where the `if` of an `else if` begins.
  void beginElseIf(const clang::IfStmt *S, const SiteList &Begins);
  void takeLoopEntry(const Site &S, const Location &Head);
  void takeLabel(const Site &S, const Location &Place);
  /// True if a site stands in what the statement S evaluates itself.
  bool isInteresting(const clang::Stmt *S) const {
    return HasStatementExpressions || Interesting.count(S);
  }
  void weaveEntry(const clang::CompoundStmt *Body);
  /// Makes the library run AtEnd after all exit handlers.
  void weaveProgramEnd(llvm::ArrayRef<Site> AtEnd);
  /// The same where the unit is one of several: what S does, the function End,
  /// is done by the last of them that ends. (Shared libraries end after what
  /// uses them.)
  void weavePartEnd(const Site &S, const std::string &End, bool HasQuickExit);
  void weaveFallOff(const clang::CompoundStmt *Body);
  /// Takes the sites of Cond, the controlling expression of S, that can stand
  /// as statements: at the beginning of a body, behind a loop.
  void takeConditionLines(const clang::Expr *Cond, const clang::Stmt *S,
                          Frame &F);

  // Expressions (Expressions.cpp).
  Info visit(const clang::Expr *E, Use U);
  Info visitChildren(const clang::Expr *E, Use U);
  Info visitType(clang::QualType T, Use U);
  /// Makes the checks in Parts, which E is made of, those in E.
  void passChecks(const clang::Expr *E,
                  llvm::ArrayRef<const clang::Expr *> Parts);
  Info visitParts(const clang::Expr *E, Use U, bool &Effect);
  void weaveOperation(const clang::Expr *E, Use U, const SiteList &Before,
                      const SiteList &After, Info &I);
  void weaveCondition(const clang::Expr *E, Use U, const SiteList &Sites);
  bool weaveTypedHelper(const clang::Expr *E, const Site &S, const Arith &A);
  bool weaveValueHelper(const clang::Expr *E, const Site &S, const Arith &A);

  // What an operation needs (Accesses.cpp): the pointer or index of the lvalue
  // E; the object LValue, which is read; the value of Operand, which has been
  // visited, before the conversion E of it.
  void weaveAccess(const clang::Expr *E, Use U, const SiteList &Sites);
  void weaveLoad(const clang::Expr *LValue, Use U, const SiteList &Sites,
                 Info &I);
  void weaveConversion(const clang::Expr *E, const clang::Expr *Operand, Use U,
                       const SiteList &Sites, Info &I);
  /// weaveAccess as statements ahead, if that is exact.
  bool weaveAhead(const clang::Expr *E, Use U, const SiteList &Sites);
  /// True if an operation of S names the capture E.
  bool asksFor(const Site &S, const clang::Expr *E) const;
  /// Form S: the sites as statements before the one that F is of.
  void writeBefore(const SiteList &Sites, Frame &F);
  /// Adds Checks to the side computations To.
  static void addChecks(Pieces &To, const CheckList &Checks);
  /// Adds calls of what the sites do to F, and returns them.
  CheckList
  addCalls(Form &F, const SiteList &Sites, const char *FormName,
           const std::function<std::string(const clang::Expr *)> &TextOf);

  // What an operation captures (Captures.cpp).
  /// Notes which operands must be held for S.
  void requestCaptures(const Site &S);
  /// Holds E, which has been visited, if an operation asks for it.
  void holdCapture(const clang::Expr *E, Use U, Info &I);
  /// Through a pointer of another type, an argument (and the result) is for the
  /// operation what it is for the functions that the automaton names. Null if
  /// that is the type of E.
  clang::QualType typeAsCalled(const Alternative &Alt, const clang::Expr *E);
  /// Text, which is the value of E, of that type.
  std::string asCalled(const Alternative &Alt, const clang::Expr *E,
                       const std::string &Text);
  /// True if an operation of S writes the value of its expression.
  bool needsResult(const Site &S) const;
  /// True if only code of this function that names V reads or writes it.
  bool isPrivate(const clang::VarDecl *V);

  // Forms (Forms.cpp).
  bool isRepeatable(const clang::Expr *E) const;
  std::string textOf(const clang::Expr *E);
  /// E as repeatable text: its own tokens, or a temporary that Prelude assigns.
  std::string hold(const clang::Expr *E, Use U, bool MustHold, Pieces &Prelude);
  std::string holdLValue(const clang::Expr *E, Use U, bool MustHold,
                         Pieces &Prelude);
  /// Declares a temporary in the block of U's statement and returns its name.
  std::string temporary(clang::QualType Type, Use U);
  /// A temporary for the value of E, whose type is Type: what stands before and
  /// behind the text of E, and what its value is then.
  struct Kept {
    std::string Open, Close, Value;
    bool IsPointer = false; ///< what is stored points to the value
  };
  Kept keep(const clang::Expr *E, clang::QualType Type, Use U);
  /// True if that is possible: all of the type is visible there.
  bool canDeclare(clang::QualType Type, Use U) const;
  /// True if holdLValue can hold all of the lvalue E.
  bool canHold(const clang::Expr *E, Use U) const;
  bool hasHoldableAddress(const clang::Expr *E, Use U) const;
  std::string holdAddress(const clang::Expr *E, Use U, Pieces &Prelude);
  /// True if each pointer and index in E can be held.
  bool canHoldParts(const clang::Expr *E, Use U) const;
  void place(const clang::Expr *E, Form F);
  /// Splits the side computations of very long forms into groups: a comma
  /// operator over all of them is nested too deeply for a compiler.
  void groupLongForms();
  /// Takes the form that was placed at E, if any, out again, for a parent to
  /// take over.
  bool takeForm(const clang::Expr *E, Form &F);

  // Sites as text (Sites.cpp).
  /// Text of capture n at a site; an empty function means the operand's own
  /// tokens.
  using CaptureText = std::function<std::string(const clang::Expr *)>;
  std::string siteStatement(const Site &S, const CaptureText &Text);
  /// The same as the call of a helper, for use inside an expression.
  std::string siteCall(const Site &S, const CaptureText &Text);
  /// Both, where no text of the shape of S's operand is known.
  std::string writeStatement(const Site &S, const CaptureText &Text);
  std::string writeCall(const Site &S, const CaptureText &Text);
  /// What Write gives for S, from the text of an lvalue of the same shape if
  /// there is one.
  std::string writeByShape(const Site &S, const CaptureText &Text, bool IsCall,
                           llvm::function_ref<std::string()> Write);
  /// The operation of a site that keeps a shadow.
  std::string upkeep(const Site &S, const CaptureText &Text);
  /// The first declaration of that function; null if there is none.
  const clang::FunctionDecl *functionNamed(llvm::StringRef Name) const;
  /// The condition under which the call of Alt's guard is one of that function.
  std::string guardTest(const Site &S, const Alternative &Alt,
                        const CaptureText &Text);
  ProgramText programText(const Site &S, const Alternative &Alt,
                          const CaptureText &Text);
  /// LENGTH of an array; empty if it cannot be read.
  std::string lengthText(const clang::Expr *Array, const CaptureText &Text);
  /// The address of the first byte of the object E, and how many it has. (A
  /// bit-field has those of its neighbours, too.) Empty if there is none.
  std::string addressText(const clang::Expr *E, const CaptureText &Text);
  std::string addressAsSum(const clang::Expr *E, uint64_t Offset,
                           const CaptureText &Text);
  std::string sizeText(const clang::Expr *E) const;
  /// Appends to Shape that of the lvalue E; false if these texts depend on more
  /// of E than a shape has.
  bool addShape(const clang::Expr *E, LValueShape &Shape) const;
  /// The pointer by which the object E is reached, or the address of E.
  std::string baseText(const clang::Expr *E, const CaptureText &Text);
  /// A condition: the indices in E are less than the lengths of the arrays.
  std::string inBoundsText(const clang::Expr *E, const CaptureText &Text);
  /// The bytes from the pointer E to the end of the variable that it is
  /// computed from; the largest number if there is none.
  std::string roomText(const clang::Expr *E, const CaptureText &Text);
  /// Of these the one for a building block.
  std::string objectText(llvm::StringRef Word, const clang::Expr *E,
                         const CaptureText &Text);
  /// The text of E, a part of an lvalue: what holds it, or what Text gives, or
  /// its own tokens.
  std::string partText(const clang::Expr *E, const CaptureText &Text);
  /// True if the value of E can be written: it has no side effect, or is held.
  bool isAskable(const clang::Expr *E) const;
  std::string errorStatement(const Site &S);
  /// What stands at S, a GOAL; empty if another one is asked for.
  std::string goalStatement(const Site &S);
  /// The same where nothing else is to be done at S.
  std::string plainGoal(const Site &S);
  /// How a helper that can fail learns for which operation: its last parameter
  /// and argument, what uses the parameter, and the statement at the violation.
  struct HelperPlace {
    std::string Parameter, Argument, Use, Error;
  };
  /// Its parameters a and b, if it has any, are the operands of Operands.
  HelperPlace placeForHelper(const Site &S, const Arith *Operands = nullptr);
  std::string where(const Site &S);
  /// The argument that tells a helper where S is.
  std::string placeArgument(const Site &S);
  std::string nameOf(const clang::VarDecl *V) const {
    return V == Held.first ? Held.second
                           : Unit.Fresh.renamed(V->getName().str());
  }

  // Why an operation fails, and what has led there (Explain.cpp).
  /// Makes P explain what fails at S.
  void explain(const Site &S, const Alternative &Alt, const CaptureText &Text,
               ProgramText &P);
  std::string explanation(const Site &S, const Alternative &Alt,
                          const CaptureText &Text, const ProgramText &P,
                          const Failure &Failed);
  /// The call that tells that S has happened, with the value of a capture.
  std::string told(const Site &S, const Alternative &Alt,
                   const CaptureText &Text, const ProgramText &P,
                   std::optional<unsigned> Number);
  /// Error, and before it Values and Text.
  std::string explained(const Site &S, const std::string &Values,
                        llvm::StringRef Text, llvm::StringRef Error);
  /// `"file", line, column` of S.
  std::string placeArguments(const Site &S);
  /// E as the user wrote it, cut where it is long.
  std::string sourceOf(const clang::Expr *E) const;
  /// True if the value of E, which no operation asks for, can be shown at S.
  bool isAtHand(const clang::Expr *E, const Site &S);

  std::string variableHere(llvm::StringRef Name, const Site &S,
                           const clang::VarDecl *&Variable);
  /// True if the automaton of S has variables, or its state in one.
  bool keepsGhosts(const Site &S) const {
    return !Unit.Automata[S.Automaton]->Locals.empty() ||
           !Unit.GhostsOf[S.Automaton].State.empty();
  }
  /// True if S has nothing but a target.
  static bool isPlain(const Site &S);
  /// Its operations can stand in a function of their own, and need no
  /// arguments.
  static bool namesNoLocals(const Site &S);
  bool isPlainFits(const Site &S) const;
  /// Reports that S cannot be woven exactly, with the reason.
  /// Never twice for one site.
  void refuse(const Site &S, llvm::StringRef Reason);
  void refuse(const SiteList &Sites, llvm::StringRef Reason) {
    for (const Site *S : Sites)
      refuse(*S, Reason);
  }
  void woven(const Site &S, const char *Form);
  /// S needs no operation, for Reason.
  void holds(const Site &S, llvm::StringRef Reason);

  UnitWeave &Unit;
  clang::ASTContext &Context;
  const clang::FunctionDecl &F;
  llvm::DenseMap<const clang::Stmt *, SiteList> BeforeNode, AfterNode;
  llvm::DenseMap<const clang::Stmt *, SiteList> OnCondition;
  llvm::DenseMap<const clang::VarDecl *, SiteList> OnDeclaration;
  llvm::DenseMap<const clang::Stmt *, SiteList> OnReturn, OnSwitch, OnStatement;
  /// The first operands of `a ?: b`, whose value counts.
  llvm::DenseSet<const clang::Expr *> ValueCounts;
  SiteList OnEntry, OnFallOff;
  llvm::DenseSet<const clang::Stmt *> Done; ///< conversions that are woven
  /// The statements that sites stand in; of all others the expressions are not
  /// visited.
  llvm::DenseSet<const clang::Stmt *> Interesting;
  llvm::DenseSet<const Site *> Handled; ///< woven, refused, or without effect
  const std::vector<Site> &Sites;
  llvm::DenseMap<const clang::Expr *, Info> InfoOf;
  llvm::DenseSet<const clang::Expr *>
      InParens; ///< stands in parentheses of its own
  /// The function may be expanded in other units, where no static helper is
  /// visible.
  bool IsExternalInline = false;
  bool InClause = false; ///< in an OpenMP clause, which has no tokens
  bool HasStatementExpressions;
  /// What initialises the elements of a range designator, as written.
  llvm::DenseSet<const clang::Expr *> RangeInits;
  /// Of an expression that is woven but not replaced: the checks of form C in
  /// it, in order.
  llvm::DenseMap<const clang::Expr *, CheckList> ChecksIn;
  llvm::BumpPtrAllocator CheckTexts; ///< their texts
  /// Forms that a parent may still take over, with the length of their prelude.
  llvm::DenseMap<const clang::Expr *, unsigned> Placed;
  llvm::DenseMap<const clang::Stmt *, std::vector<std::string>> BodyLines;
  /// The labels, and of which automaton, whose line is in BodyLines.
  llvm::DenseSet<std::pair<const clang::LabelDecl *, unsigned>> Labels;
  std::vector<const clang::VarDecl *> Scope; ///< locals that are visible now
  /// A variable that is being initialised, and the temporary that has its value
  /// already.
  std::pair<const clang::VarDecl *, std::string> Held = {nullptr, ""};
  /// How many were visible where the loops (and switches) around this place
  /// begin.
  std::vector<size_t> ContinueScopes, BreakScopes;
  bool SeenLabel = false;                  ///< the next statement has a label
  const clang::Stmt *FirstLabel = nullptr; ///< the first of its labels
  unsigned TemporaryCount = 0;
  /// The text of a shape is being written: what asks for its values gets marks.
  struct ShapeRecording {
    const LValueShape &Shape;
    const bool IsCall;
    bool Missed = false; ///< another part of the lvalue was asked for
    std::string markOf(const clang::Expr *E);
    /// What stands for these numbers, in bytes, of the lvalue.
    std::string offset(uint64_t Bytes);
    std::string size(uint64_t Bytes);
  };
  ShapeRecording *Recording = nullptr;
  /// An operand that operations ask for after it may have changed.
  struct Capture {
    bool IsLValue = false; ///< they write it
    llvm::SmallVector<const Site *, 1> Sites;
    std::string Text; ///< of the temporary, once E has been visited
  };
  llvm::DenseMap<const clang::Expr *, Capture> Captured;
  /// Operands that were held, by the temporary.
  llvm::DenseMap<const clang::Expr *, std::string> HeldParts;
  llvm::SetVector<const clang::VarDecl *> AddressTaken; ///< once they are known
  std::vector<std::string> EntryLines; ///< of the function, before all sites
  bool KnowsAddresses = false;
  bool HasEntryBlock = false; ///< a block of ours is the whole body
  bool IsNative;
};

} // namespace transver

#endif
