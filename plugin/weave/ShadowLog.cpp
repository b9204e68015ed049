//===- ShadowLog.cpp - The log of memory as C text ------------------------===//

#include "support/Types.h"
#include "weave/ProgramLog.h"
#include "weave/Shadows.h"

using namespace clang;

namespace transver {

/// Blocks that are born and die while the state is saved.
constexpr unsigned MostBlocks = 8;

/// The cells that a note may need, each time it is reached.
unsigned Shadows::cellsOf(const NoteAt &N) const {
  constexpr unsigned Most = 16;
  uint64_t Bytes = 0;
  switch (N.What) {
  case Note::Write:
    return 1;
  case Note::WriteBytes:
    Bytes = Context.getTypeSizeInChars(N.Subject->getType()).getQuantity();
    break;
  case Note::Bytes: {
    Expr::EvalResult Size;
    const auto *Call = cast<CallExpr>(N.Subject);
    if (Call->getArg(2)->EvaluateAsInt(Size, Context))
      Bytes = Size.Val.getInt().getLimitedValue(Most);
    break;
  }
  case Note::Text:
    Bytes = Most;
    break;
  default:
    return 0;
  }
  return std::min<uint64_t>(std::max<uint64_t>(Bytes, 4), Most);
}

void Shadows::useLog() {
  if (LogDeclared || WholeProgram)
    return;
  LogDeclared = true;
  Unit.Shared.line(SavingLine);
  Unit.Shared.line(Storage + "int __transver_log_full = 0;");
  Unit.Shared.line("static int __transver_log_differs(void);");
  Unit.Shared.line("static void __transver_log_reset(void);");
  if (!HasMixedCells)
    return;
  std::string Word = Unit.AddressType;
  Unit.Shared.line("static int __transver_log_meets(" + Word + " from, " +
                   Word + " size);");
}

// What else the log does when it has no room left: a recurrence that cannot be
// told any more is silence that proves nothing, unless this is an error as
// well.
std::string Shadows::whenFull() const {
  return (Unit.Opts.FullLogIsError ? Unit.ErrorFunction + "(); "
                                   : std::string()) +
         (Unit.Opts.Prof == Profile::Native ? "__transver_log_full |= 1; "
                                            : "__transver_log_full = 1; ");
}

std::string Shadows::logFunction(QualType T) {
  useLog();
  T = Context.getCanonicalType(T).getUnqualifiedType();
  std::string Pointer =
      declare(Context.getPointerType(T), "__transver_p", Context);
  for (const auto &[Text, Stem] : Logs)
    if (Text == Pointer)
      return Stem;
  std::string Stem = "__transver_log_" + typeSuffix(T, Context);
  auto IsTaken = [&] {
    return llvm::any_of(Logs, [&](const auto &L) { return L.second == Stem; });
  };
  for (unsigned Next = 2; IsTaken(); ++Next)
    Stem = "__transver_log_" + typeSuffix(T, Context) + std::to_string(Next);
  if (WholeProgram) {
    Unit.Shared.line("static void " + Stem + "(" + Pointer + ") { if (" +
                     Saving +
                     " && !__transver_log_full) __transver_log_add((void *)"
                     "__transver_p, sizeof *__transver_p, 0); }");
    Logs.push_back({Pointer, Stem});
    return Stem;
  }
  std::string Size = "[" + std::to_string(Capacity) + "]";
  Unit.Shared.line(
      Storage +
      declare(Context.getPointerType(T), Stem + "_at" + Size, Context) + ";");
  Unit.Shared.line(Storage + declare(T, Stem + "_old" + Size, Context) + ";");
  Unit.Shared.line(Storage + "unsigned " + Stem + "_n = 0;");
  std::string IfMet = HasMixedCells ? logBytesIfMet(T) : std::string();
  std::string Body = "for (i = 0; i < " + Stem + "_n; i++) if (" + Stem +
                     "_at[i] == __transver_p) return; " + IfMet + "if (" +
                     Stem + "_n == " + std::to_string(Capacity) + ") { " +
                     whenFull() + "return; } " + Stem + "_at[" + Stem +
                     "_n] = __transver_p; " + Stem + "_old[" + Stem +
                     "_n] = *__transver_p; " + Stem + "_n++;";
  std::string Parameter = "(" + Pointer + ") { ";
  if (Unit.Opts.Prof == Profile::Native) {
    // It is called at each write: inlined it would be most of the program.
    Unit.Shared.line("static __attribute__((noinline)) void " + Stem + "_add" +
                     Parameter + "unsigned i; " + Body + " }");
    Unit.Shared.line("static void " + Stem + Parameter + "if (" + Saving +
                     " && !__transver_log_full) " + Stem +
                     "_add(__transver_p); }");
  } else {
    Unit.Shared.line("static void " + Stem + Parameter + "unsigned i; if (!" +
                     Saving + ") return; " + Body + " }");
  }
  Logs.push_back({Pointer, Stem});
  LogTypes.push_back(T);
  return Stem;
}

std::string Shadows::useForget() {
  useLog();
  std::string Word = Unit.AddressType;
  if (WholeProgram)
    return Word;
  UsesForget = true;
  Unit.Shared.line("static void __transver_log_forget(" + Word + " from, " +
                   Word + " size);");
  return Word;
}

std::string Shadows::forget(llvm::ArrayRef<const VarDecl *> Variables) {
  std::string Text;
  for (const VarDecl *V : Variables) {
    if (!Plan.isLogged(Current, V))
      continue;
    std::string Word = useForget();
    std::string Name = Unit.Fresh.renamed(V->getName().str());
    Text += (Text.empty() ? "" : ", ") +
            std::string("__transver_log_forget((") + Word + ")&" + Name +
            ", sizeof " + Name + ")";
  }
  return Text;
}

std::string Shadows::lengthFunction() {
  std::string Size = typeName(Context.getSizeType(), Context);
  return Unit.Shared.function("log_length", Size, "const char *s",
                              "{ " + Size +
                                  " n = 0; while (s[n]) n++; return n + 1; }");
}

void Shadows::addNotes(unsigned I, const CFA &C, std::vector<Site> &Sites) {
  // Upkeep belongs to all automata with instances; messages name the last.
  unsigned Named = 0;
  for (unsigned A = 0; A < Unit.Automata.size(); ++A)
    if (!Unit.Automata[A]->Shadows.empty())
      Named = A;
  std::vector<Site> Entered;
  for (const NoteAt &N : Plan.notes(I)) {
    // Ghosts that no instance here asks.
    const VarDecl *V = N.Variable ? N.Variable->getCanonicalDecl() : nullptr;
    if (V && !(N.What == Note::Mirror ? Mirrors : Flags).count(V))
      continue;
    Site S;
    S.Automaton = Named;
    S.E = &C.Edges[N.Edge];
    S.Before = N.Before;
    if (isa_and_nonnull<AsmStmt>(S.E->Op.Node))
      S.Statement = S.E->Op.Node;
    S.NeedsValue = needsValue(N.What) && S.E->Op.K != Operation::Kind::Declare;
    S.Upkeep = [this, N](const std::function<std::string(const Expr *)> &Text) {
      return noteText(N, Text);
    };
    if (N.What == Note::Write)
      S.Wrap = [this, N] { return wrap(*N.Subject); };
    // Who has entered is known before anything is asked.
    bool First = N.What == Note::Enter || N.What == Note::OwnAddresses;
    (First ? Entered : Sites).push_back(std::move(S));
  }
  Sites.insert(Sites.begin(), std::make_move_iterator(Entered.begin()),
               std::make_move_iterator(Entered.end()));
}

QualType Shadows::cellType(QualType T) const {
  QualType Plain = Context.getCanonicalType(T).getUnqualifiedType();
  if (Plain->isBooleanType())
    return Context.UnsignedCharTy; // the old value may be none
  if (Plain->isEnumeralType() && !isVisibleAtFileScope(Plain))
    return Plain->castAs<EnumType>()->getDecl()->getIntegerType();
  if (Plain->isPointerType() && !isVisibleAtFileScope(Plain))
    return Context.VoidPtrTy;
  return Plain;
}

// "Each byte once" (section 5 of the design): a cell that overlaps another one
// of the log is logged byte by byte, but for the bytes that are there already:
// what those hold now is not what they held when the state was saved.
std::string Shadows::logBytesIfMet(QualType T) {
  bool IsByte = Context.hasSameType(T, Context.UnsignedCharTy);
  std::string Word = Unit.AddressType;
  std::string Meets = "if (__transver_log_meets((" + Word +
                      ")__transver_p, sizeof *__transver_p)) ";
  if (IsByte)
    return Meets + "return; ";
  std::string Byte = logFunction(Context.UnsignedCharTy);
  return Meets + "{ for (i = 0; i < sizeof *__transver_p; i++) " + Byte +
         "((unsigned char *)__transver_p + i); return; } ";
}

std::pair<std::string, std::string> Shadows::wrap(const Expr &LValue) {
  QualType T = LValue.getType(), Cell = cellType(T);
  std::string Back, Forth;
  if (!Context.hasSameType(Cell, T)) {
    QualType Plain = Context.getCanonicalType(T).getUnqualifiedType();
    if (!Context.hasSameType(Cell, Plain)) {
      if (!isVisibleAtFileScope(Plain))
        return {};
      Back = "(" + declare(Context.getPointerType(Plain), "", Context) + ")";
    }
    Forth = "(" + declare(Context.getPointerType(Cell), "", Context) + ")";
  }
  std::string Log = logFunction(Cell);
  std::string Pointer =
      declare(Context.getPointerType(Cell), "__transver_p", Context);
  std::string Logged = Log + "ged";
  Unit.Shared.line("static " +
                   declare(Context.getPointerType(Cell),
                           Logged + "(" + Pointer + ")", Context) +
                   " { " + Log + "(__transver_p); return __transver_p; }");
  return {"(*" + Back + Logged + "(" + Forth + "&", "))"};
}

std::string
Shadows::noteText(const NoteAt &N,
                  const std::function<std::string(const Expr *)> &Text) {
  const auto *Call = dyn_cast_or_null<CallExpr>(N.Subject);
  auto Argument = [&](unsigned Index) { return Text(Call->getArg(Index)); };
  switch (N.What) {
  case Note::None:
    return {};
  case Note::Assigned:
  case Note::Unassigned: {
    std::string Flag = Flags.lookup(N.Variable->getCanonicalDecl());
    return Flag.empty() ? "(void)0"
                        : Flag + (N.What == Note::Assigned ? " = 1" : " = 0");
  }
  case Note::Leave: {
    std::string Forget = Scope ? forget(*Scope) : std::string();
    return Forget.empty() ? "(void)0" : Forget;
  }
  case Note::Mirror: {
    std::string Name = Mirrors.lookup(N.Variable->getCanonicalDecl());
    if (Name.empty())
      return "(void)0";
    std::string Value = Name + " = " + Text(N.Subject);
    // The value of `v++` is the old one.
    const auto *U = dyn_cast<UnaryOperator>(N.Subject);
    if (U && U->isPostfix())
      Value = "(" + Value + ", " + Name +
              UnaryOperator::getOpcodeStr(U->getOpcode()).str() + ")";
    return Value;
  }
  case Note::Drop:
    useLog();
    // Which of the two it was, the schedule asks.
    return Unit.Opts.Prof == Profile::Native ? "__transver_log_full |= 2"
                                             : "__transver_log_full = 1";
  case Note::Write:
    return logObject(N.Subject->getType(), Text(N.Subject));
  case Note::WriteBytes:
  case Note::Bytes:
  case Note::Text:
    return logBytes(N, Text);
  case Note::Born: {
    std::string Name = logBorn();
    StringRef Function = Call->getDirectCallee()->getName();
    std::string Size = Function.contains("calloc")
                           ? Argument(0) + " * " + Argument(1)
                           : Argument(Call->getNumArgs() - 1);
    if (Function.contains("dup")) // the block is as long as its text
      Size = "(" + Text(Call) + " ? " + lengthFunction() + "(" + Text(Call) +
             ") : 0)";
    return Name + "(" + Text(Call) + ", " + Size + ")";
  }
  case Note::Free:
    return logFree() + "(" + Argument(0) + ")";
  case Note::WriteWide:
  case Note::WriteBytesWide:
  case Note::GoOut:
  case Note::Enter:
  case Note::OwnAddresses:
  case Note::Others:
    return wideText(N, Text);
  }
  return {};
}

/// The address and the size of the object E; of a bit-field, of its structure.
static std::string
bytesOf(const Expr *E, const std::function<std::string(const Expr *)> &Text) {
  bool IsPointer = false;
  if (E->refersToBitField()) {
    const auto *Member = cast<MemberExpr>(E->IgnoreParens());
    IsPointer = Member->isArrow();
    E = Member->getBase();
  }
  std::string Object = Text(E);
  return IsPointer ? Object + ", sizeof(*" + Object + ")"
                   : "&" + Object + ", sizeof(" + Object + ")";
}

std::string
Shadows::wideText(const NoteAt &N,
                  const std::function<std::string(const Expr *)> &Text) {
  auto Number = [&](const std::string &Function) {
    return "(" + Unit.AddressType + ")" + Function;
  };
  switch (N.What) {
  case Note::WriteWide:
  case Note::WriteBytesWide:
    return Unit.Shared.function(
               "log_wide", "void", "void *p, " + Unit.AddressType + " n",
               "{ if (__transver_wide && " + Saving +
                   " && !__transver_log_full) __transver_log_add(p, n, 1); }") +
           "(" + bytesOf(N.Subject, Text) + ")";
  case Note::GoOut:
    return "__transver_go_out(" +
           Number(Text(cast<CallExpr>(N.Subject)->getCallee())) + ")";
  case Note::Enter: {
    const FunctionDecl *F = CFAs.Functions[Current].Decl;
    // A parameter may hide it; what enters is not known then.
    bool IsHidden = llvm::any_of(F->parameters(), [&](const ParmVarDecl *P) {
      return P->getIdentifier() == F->getIdentifier();
    });
    return "(__transver_pending ? __transver_enter(" +
           (IsHidden ? "0" : Number(Unit.Fresh.renamed(F->getNameAsString()))) +
           ") : (void)0)";
  }
  case Note::OwnAddresses:
    return "__transver_deep = 1";
  case Note::Others:
    return "__transver_others = 1";
  default:
    return {};
  }
}

std::string Shadows::logObject(QualType T, const std::string &Text) {
  QualType Plain = cellType(T);
  std::string Address = "&" + Text;
  if (!Context.hasSameType(Plain, T))
    Address = "(" + declare(Context.getPointerType(Plain), "", Context) + ")" +
              Address;
  return logFunction(Plain) + "(" + Address + ")";
}

std::string
Shadows::logBytes(const NoteAt &N,
                  const std::function<std::string(const Expr *)> &Text) {
  std::string Size = typeName(Context.getSizeType(), Context);
  std::string Body;
  if (WholeProgram) {
    Body = "{ if (" + Saving +
           " && !__transver_log_full) __transver_log_add(p, n, 0); }";
  } else {
    std::string Byte = logFunction(Context.UnsignedCharTy);
    Body = "{ " + Size + " i; if (!" + Saving + ") return; if (n > " +
           std::to_string(Capacity) + ") { " + whenFull() +
           "return; } for (i = 0; i < n; i++) " + Byte +
           "((unsigned char *)p + i); }";
  }
  std::string Name = Unit.Shared.function("log_bytes", "void",
                                          "void *p, " + Size + " n", Body);
  if (N.What == Note::WriteBytes)
    return Name + "(" + bytesOf(N.Subject, Text) + ")";
  const auto *Call = cast<CallExpr>(N.Subject);
  std::string Length = N.What == Note::Bytes ? Text(Call->getArg(2))
                                             : lengthFunction() + "(" +
                                                   Text(Call->getArg(1)) + ")";
  return Name + "(" + Text(Call->getArg(0)) + ", " + Length + ")";
}

std::string Shadows::logBorn() {
  if (WholeProgram)
    return "__transver_log_born";
  declareBorn();
  return Unit.Shared.function(
      "log_born", "void", "void *p, " + Unit.AddressType + " size",
      "{ if (!" + Saving + " || !p) return; if (__transver_born_n == " +
          std::to_string(MostBlocks) + ") { " + whenFull() +
          "return; } "
          "__transver_born_at[__transver_born_n] = p; "
          "__transver_born_size[__transver_born_n++] = size; }");
}

std::string Shadows::logFree() {
  if (WholeProgram)
    return "__transver_log_free";
  declareBorn();
  std::string Word = useForget();
  return Unit.Shared.function(
      "log_free", "void", "void *p",
      "{ unsigned i; if (!" + Saving +
          " || !p) return; for (i = 0; i < __transver_born_n; i++) if "
          "(__transver_born_at[i] == p) { __transver_log_forget((" +
          Word +
          ")p, __transver_born_size[i]); __transver_born_n--; "
          "__transver_born_at[i] = __transver_born_at[__transver_born_n]; "
          "__transver_born_size[i] = "
          "__transver_born_size[__transver_born_n]; "
          "return; } __transver_log_full = 1; }");
}

void Shadows::declareBorn() {
  useLog();
  BornDeclared = true;
  std::string Most = "[" + std::to_string(MostBlocks) + "]";
  Unit.Shared.line(Storage + "void *__transver_born_at" + Most + ";");
  Unit.Shared.line(Storage + Unit.AddressType + " __transver_born_size" + Most +
                   ";");
  Unit.Shared.line(Storage + "unsigned __transver_born_n = 0;");
}

std::string Shadows::prologue() const {
  if (!WholeProgram)
    return {};
  std::string Text = programLog(Context, Capacity, Unit.Opts.FullLogIsError);
  return Plan.passesStarters() ? Text + "\n" + startsOthers() : Text;
}

std::vector<std::string> Shadows::epilogue() {
  std::vector<std::string> Lines;
  // A build has no use for one in each unit.
  if (Refused && !Unit.Opts.AllRemarks && !Unit.Opts.IsPart) {
    DiagnosticsEngine &Diags = Context.getDiagnostics();
    Diags.Report(Diags.getCustomDiagID(
        DiagnosticsEngine::Remark,
        "transver: nothing is claimed of %0 loop%s0 or function%s0; "
        "'remarks=all' tells which"))
        << Refused;
  }
  if (!LogDeclared)
    return Lines;
  std::string Word = Unit.AddressType;
  std::string Differs, Reset, Forget, Meets;
  for (size_t L = 0; L < Logs.size(); ++L) {
    const std::string &Stem = Logs[L].second;
    std::string Test =
        differs("*" + Stem + "_at[i]", Stem + "_old[i]", LogTypes[L]);
    Differs +=
        "for (i = 0; i < " + Stem + "_n; i++) if (" + Test + ") return 1; ";
    Reset += Stem + "_n = 0; ";
    Meets += "for (i = 0; i < " + Stem + "_n; i++) if ((" + Word + ")" + Stem +
             "_at[i] - from < size || from - (" + Word + ")" + Stem +
             "_at[i] < sizeof *" + Stem + "_at[i]) return 1; ";
    Forget += "for (i = 0; i < " + Stem + "_n;) if ((" + Word + ")" + Stem +
              "_at[i] - from < size) { " + Stem + "_n--; " + Stem +
              "_at[i] = " + Stem + "_at[" + Stem + "_n]; " + Stem +
              "_old[i] = " + Stem + "_old[" + Stem + "_n]; } else i++; ";
  }
  std::string Counter = Logs.empty() ? "" : "unsigned i; ";
  Lines.push_back("static int __transver_log_differs(void) { " + Counter +
                  "if (__transver_log_full) return 1; " + Differs +
                  "return 0; }");
  Lines.push_back(
      "static void __transver_log_reset(void) { __transver_log_full = 0; " +
      std::string(BornDeclared ? "__transver_born_n = 0; " : "") + Reset + "}");
  if (HasMixedCells)
    Lines.push_back("static int __transver_log_meets(" + Word + " from, " +
                    Word + " size) { " + Counter + Meets + "return 0; }");
  if (UsesForget) {
    Lines.push_back("static void __transver_log_forget(" + Word + " from, " +
                    Word + " size) { " + Counter + "(void)from; (void)size; " +
                    Forget + "}");
  }
  return Lines;
}

} // namespace transver
