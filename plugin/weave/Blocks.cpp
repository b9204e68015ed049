//===- Blocks.cpp - Sets of blocks of memory as C text --------------------===//

#include "weave/Blocks.h"
#include "support/Types.h"
#include "weave/Names.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace transver {
namespace {

// In all texts `@` is the name of the set, `WORD` the type of an address as a
// number, and `ROOM` the length of a table.

/// One guessed address.
constexpr const char *OneGuess = R"(
static WORD @_guess; static int @_guessed = 0, @_has_it = 0;
static int @_is(WORD at) { if (!@_guessed) { @_guessed = 1; @_guess = (WORD)__VERIFIER_nondet_ulong(); } return at == @_guess; }
)";
constexpr const char *OneGuessAdd =
    "static void @_ADD(void *at, WORD size) { (void)size; if (@_is((WORD)at)) "
    "@_has_it = 1; }";
constexpr const char *OneGuessRemove =
    "static void @_REMOVE(WORD at) { if (@_is(at)) @_has_it = 0; }";
constexpr const char *OneGuessHas =
    "static int @_HAS(WORD at) { return !@_is(at) || @_has_it; }";

/// One block, chosen where it is added. It is followed when it is removed, too,
/// until another one takes its place.
constexpr const char *OneBlock = R"(
static WORD @_at, @_size; static int @_chosen = 0, @_gone = 0;
)";
constexpr const char *OneBlockAdd =
    "static void @_ADD(void *at, WORD size) { if (@_chosen && @_gone && "
    "((WORD)at - @_at < @_size || @_at - (WORD)at < size)) @_chosen = 0; if "
    "(!@_chosen && __VERIFIER_nondet_bool()) { @_chosen = 1; @_gone = 0; @_at "
    "= "
    "(WORD)at; @_size = size; } }";
constexpr const char *OneBlockRemove =
    "static void @_REMOVE(WORD at) { if (@_chosen && at == @_at) @_gone = 1; }";
constexpr const char *OneBlockWithin =
    "static int @_WITHIN(WORD base, WORD at, WORD size) { if (!@_chosen || "
    "!(base - @_at <= @_size || at - @_at < @_size || at + size - 1 - @_at < "
    "@_size)) return 1; return !@_gone && size <= @_size && at - @_at <= "
    "@_size "
    "- size; }";

/// A table. Pointers stay pointers, which verifiers can follow.
constexpr const char *Table = R"(
static struct { char *at; WORD size; int kept, reached; } @_block[ROOM]; static unsigned @_n = 0; static int @_full = 0;
)";
constexpr const char *TableAdd =
    "static void @_ADD(void *at, WORD size) { if (@_n == ROOM) { @_full = 1; "
    "return; } @_block[@_n].at = (char *)at; @_block[@_n].size = size; "
    "@_block[@_n].kept = 0; @_block[@_n].reached = 0; @_n++; }";
constexpr const char *TableRemove =
    "static void @_REMOVE(WORD at) { unsigned i; for (i = 0; i < @_n; i++) if "
    "((WORD)@_block[i].at == at) { @_n--; @_block[i] = @_block[@_n]; return; } "
    "}";
constexpr const char *TableHas =
    "static int @_HAS(WORD at) { unsigned i; for (i = 0; i < @_n; i++) if "
    "((WORD)@_block[i].at == at) return 1; return @_full; }";
constexpr const char *TableKeep =
    "static void @_KEEP(WORD at) { unsigned i; for (i = 0; i < @_n; i++) if "
    "(at - (WORD)@_block[i].at <= @_block[i].size) @_block[i].kept = 1; }";
/// The places where the search begins: those for good (static variables of
/// functions), and those of activations, each with a null before it.
constexpr const char *TableRoots = R"(
static struct { const volatile void *at; WORD size; } @_root[ROOM], @_frame[ROOM]; static unsigned @_roots = 0, @_frames = 0;
static void @_scan(const volatile void *p, WORD size);
static void @_globals(void);
)";
constexpr const char *TableLost =
    "static int @_LOST(void) { unsigned i; int again = 1; if (@_full) return "
    "0; for (i = 0; i < @_n; i++) @_block[i].reached = @_block[i].kept; "
    "@_globals(); for (i = 0; i < @_roots; i++) @_scan(@_root[i].at, "
    "@_root[i].size); for (i = 0; i < @_frames; i++) if (@_frame[i].at) "
    "@_scan(@_frame[i].at, @_frame[i].size); while (again) { again = 0; for (i "
    "= 0; i < @_n; i++) if (@_block[i].reached == 1) { @_block[i].reached = 2; "
    "again = 1; @_scan(@_block[i].at, @_block[i].size); } } for (i = 0; i < "
    "@_n; i++) if (!@_block[i].reached) return 1; return 0; }";
constexpr const char *TableScan =
    "static void @_scan(const volatile void *p, WORD size) { WORD k; unsigned "
    "i; for (k = 0; k + sizeof(void *) <= size; k += sizeof(void *)) { WORD v "
    "= (WORD)*(void *const volatile *)((const volatile char *)p + k); for (i = "
    "0; i < @_n; i++) if (!@_block[i].reached && v - (WORD)@_block[i].at <= "
    "@_block[i].size) @_block[i].reached = 1; } }";
constexpr const char *TableRoot =
    "static void @_ROOT(const volatile void *p, WORD size) { unsigned i; for "
    "(i = 0; i < @_roots; i++) if (@_root[i].at == p) return; if (@_roots == "
    "ROOM) { @_full = 1; return; } @_root[@_roots].at = p; "
    "@_root[@_roots].size = size; @_roots++; }";
constexpr const char *TablePush =
    "static void @_PUSH(const volatile void *p, WORD size) { unsigned i; for "
    "(i = @_frames; p && i > 0 && @_frame[i - 1].at; i--) if (@_frame[i - "
    "1].at == p) { @_frame[i - 1].size = size; return; } if (@_frames == ROOM) "
    "{ @_full = 1; return; } @_frame[@_frames].at = p; @_frame[@_frames].size "
    "= size; @_frames++; }";
constexpr const char *TableLeave =
    "static void @_LEAVE(void) { while (@_frames > 0 && @_frame[@_frames - "
    "1].at) @_frames--; if (@_frames > 0) @_frames--; }";

/// For execution.
constexpr const char *Hash = R"(
extern void *__transver_rt_malloc(SIZE) __asm__("malloc");
extern void *__transver_rt_realloc(void *, SIZE) __asm__("realloc");
extern void __transver_rt_free(void *) __asm__("free");
extern void __transver_rt_sort(void *, SIZE, SIZE, int (*)(const void *, const void *)) __asm__("qsort");
struct @_block { struct @_block *next, *work; const volatile char *at; WORD size; int kept, reached; };
struct @_range { const volatile void *at; WORD size; };
struct @_unit { struct @_unit *next; void (*globals)(void); };
__attribute__((weak)) struct @_block *@_table[8192], **@_sorted, *@_work;
__attribute__((weak)) struct @_range *@_root, *@_frame;
__attribute__((weak)) struct @_unit *@_units;
__attribute__((weak)) SIZE @_n, @_roots, @_root_room, @_frames, @_frame_room;
__attribute__((weak)) char @_busy;
__attribute__((weak)) void @_lock(void) { while (__atomic_test_and_set(&@_busy, 2)); }
__attribute__((weak)) void @_unlock(void) { __atomic_clear(&@_busy, 3); }
__attribute__((weak)) struct @_block **@_find(WORD at) {
  struct @_block **b = &@_table[(at >> 4) % 8192];
  while (*b && (WORD)(*b)->at != at) b = &(*b)->next;
  return b;
}
__attribute__((weak)) void @_ADD(void *at, WORD size) {
  struct @_block **b;
  @_lock();
  b = @_find((WORD)at);
  if (!*b) {
    *b = (struct @_block *)__transver_rt_malloc(sizeof **b);
    (*b)->next = 0;
    @_n++;
  }
  (*b)->at = (const volatile char *)at;
  (*b)->size = size;
  (*b)->kept = (*b)->reached = 0;
  @_unlock();
}
__attribute__((weak)) void @_REMOVE(WORD at) {
  struct @_block **b, *old;
  @_lock();
  b = @_find(at);
  if ((old = *b)) {
    *b = old->next;
    @_n--;
    __transver_rt_free(old);
  }
  @_unlock();
}
__attribute__((weak)) int @_HAS(WORD at) {
  int found;
  @_lock();
  found = *@_find(at) != 0;
  @_unlock();
  return found;
}
__attribute__((weak)) void @_KEEP(WORD at) {
  SIZE i;
  struct @_block *b;
  @_lock();
  for (i = 0; i < 8192; i++)
    for (b = @_table[i]; b; b = b->next)
      if (at - (WORD)b->at <= b->size) b->kept = 1;
  @_unlock();
}
__attribute__((weak)) int @_order(const void *a, const void *b) {
  WORD x = (WORD)(*(struct @_block *const *)a)->at, y = (WORD)(*(struct @_block *const *)b)->at;
  return (x > y) - (x < y);
}
__attribute__((weak)) void @_reach(struct @_block *b) {
  if (!b->reached) { b->reached = 1; b->work = @_work; @_work = b; }
}
__attribute__((weak)) void @_scan(const volatile void *p, WORD size) {
  WORD k, v;
  for (k = 0; k + sizeof v <= size; k += sizeof v) {
    SIZE low = 0, high = @_n;
    __builtin_memcpy(&v, (const char *)p + k, sizeof v);
    while (low < high) {
      SIZE middle = (low + high) / 2;
      if ((WORD)@_sorted[middle]->at <= v) low = middle + 1; else high = middle;
    }
    for (; low > 0 && v - (WORD)@_sorted[low - 1]->at <= @_sorted[low - 1]->size; low--) @_reach(@_sorted[low - 1]);
  }
}
__attribute__((weak)) int @_LOST(void) {
  SIZE i, n = 0;
  int lost = 0;
  struct @_block *b;
  struct @_unit *u;
  @_lock();
  @_sorted = (struct @_block **)__transver_rt_malloc((@_n + 1) * sizeof *@_sorted);
  for (i = 0; i < 8192; i++)
    for (b = @_table[i]; b; b = b->next) { @_sorted[n++] = b; b->reached = 0; }
  __transver_rt_sort(@_sorted, n, sizeof *@_sorted, @_order);
  @_work = 0;
  for (i = 0; i < n; i++) if (@_sorted[i]->kept) @_reach(@_sorted[i]);
  for (u = @_units; u; u = u->next) u->globals();
  for (i = 0; i < @_roots; i++) @_scan(@_root[i].at, @_root[i].size);
  for (i = 0; i < @_frames; i++) if (@_frame[i].at) @_scan(@_frame[i].at, @_frame[i].size);
  while ((b = @_work)) { @_work = b->work; @_scan(b->at, b->size); }
  for (i = 0; i < n; i++) lost |= !@_sorted[i]->reached;
  __transver_rt_free(@_sorted);
  @_unlock();
  return lost;
}
__attribute__((weak)) void @_ROOT(const volatile void *p, WORD size) {
  SIZE i;
  for (i = 0; i < @_roots; i++) if (@_root[i].at == p) return;
  if (@_roots == @_root_room) @_root = (struct @_range *)__transver_rt_realloc(@_root, (@_root_room = 2 * @_root_room + 64) * sizeof *@_root);
  @_root[@_roots].at = p;
  @_root[@_roots++].size = size;
}
__attribute__((weak)) void @_PUSH(const volatile void *p, WORD size) {
  SIZE i;
  for (i = @_frames; p && i > 0 && @_frame[i - 1].at; i--) if (@_frame[i - 1].at == p) { @_frame[i - 1].size = size; return; }
  if (@_frames == @_frame_room) @_frame = (struct @_range *)__transver_rt_realloc(@_frame, (@_frame_room = 2 * @_frame_room + 64) * sizeof *@_frame);
  @_frame[@_frames].at = p;
  @_frame[@_frames++].size = size;
}
__attribute__((weak)) void @_LEAVE(void) {
  while (@_frames > 0 && @_frame[@_frames - 1].at) @_frames--;
  if (@_frames > 0) @_frames--;
}
)";

/// For execution: blocks by address, with those that were removed.
constexpr const char *Sorted = R"(
extern void *__transver_rt_realloc(void *, SIZE) __asm__("realloc");
struct @_block { WORD at, size; int gone; };
__attribute__((weak)) struct @_block *@_all;
__attribute__((weak)) SIZE @_n, @_room;
__attribute__((weak)) char @_busy;
__attribute__((weak)) void @_lock(void) { while (__atomic_test_and_set(&@_busy, 2)); }
__attribute__((weak)) void @_unlock(void) { __atomic_clear(&@_busy, 3); }
__attribute__((weak)) SIZE @_above(WORD at) {
  SIZE low = 0, high = @_n;
  while (low < high) {
    SIZE middle = (low + high) / 2;
    if (@_all[middle].at <= at) low = middle + 1; else high = middle;
  }
  return low;
}
__attribute__((weak)) void @_ADD(void *at, WORD size) {
  SIZE i, first, last;
  @_lock();
  first = last = @_above((WORD)at);
  while (first > 0 && ((WORD)at - @_all[first - 1].at < @_all[first - 1].size || @_all[first - 1].at == (WORD)at)) first--;
  while (last < @_n && @_all[last].at - (WORD)at < size) last++;
  if (@_n == @_room) @_all = (struct @_block *)__transver_rt_realloc(@_all, (@_room = 2 * @_room + 256) * sizeof *@_all);
  if (first == last) {
    for (i = @_n++; i > first; i--) @_all[i] = @_all[i - 1];
  } else {
    for (i = last; i < @_n; i++) @_all[first + 1 + i - last] = @_all[i];
    @_n -= last - first - 1;
  }
  @_all[first].at = (WORD)at;
  @_all[first].size = size;
  @_all[first].gone = 0;
  @_unlock();
}
__attribute__((weak)) void @_REMOVE(WORD at) {
  SIZE i;
  @_lock();
  i = @_above(at);
  if (i > 0 && @_all[i - 1].at == at) @_all[i - 1].gone = 1;
  @_unlock();
}
__attribute__((weak)) int @_WITHIN(WORD base, WORD at, WORD size) {
  WORD of[3];
  SIZE i, k;
  int good = 1;
  of[0] = base; of[1] = at; of[2] = at + size - 1;
  @_lock();
  for (k = 0; k < 3; k++) {
    i = @_above(of[k]);
    if (i > 0 && of[k] - @_all[i - 1].at < @_all[i - 1].size + (k == 0))
      good &= !@_all[i - 1].gone && size <= @_all[i - 1].size && at - @_all[i - 1].at <= @_all[i - 1].size - size;
  }
  @_unlock();
  return good;
}
)";

bool asks(const CExpr &E, StringRef Word) {
  if (E.K == CExpr::Kind::Call && E.Operands[0]->K == CExpr::Kind::Name &&
      E.Operands[0]->Text == Word)
    return true;
  return llvm::any_of(E.Operands,
                      [&](const auto &Part) { return asks(*Part, Word); });
}

bool asks(const Automaton &A, StringRef Word) {
  return llvm::any_of(A.States, [&](const State &S) {
    return llvm::any_of(S.Transitions, [&](const Transition &T) {
      return llvm::any_of(T.Actions, [&](const Action &Act) {
        return Act.Expr && asks(*Act.Expr, Word);
      });
    });
  });
}

} // namespace

bool asksForLost(const Automaton &A) { return asks(A, "LOST"); }

bool Blocks::anyLost() const {
  return llvm::any_of(Unit.Automata,
                      [](const Automaton *A) { return asksForLost(*A); });
}

std::string Blocks::word() const { return Unit.AddressType; }

std::string Blocks::fill(StringRef Text, const Set &S) const {
  std::string Out;
  while (!Text.empty()) {
    // The words are looked up where they stand only.
    if (Text.consume_front("@")) {
      Out += S.Stem;
    } else if (Text.consume_front("WORD")) {
      Out += word();
    } else if (Text.consume_front("SIZE")) {
      Out += typeName(Unit.Context.getSizeType(), Unit.Context);
    } else if (Text.consume_front("ROOM")) {
      Out += std::to_string(Unit.Opts.Blocks);
    } else {
      size_t Next = std::min(Text.find_first_of("@WSR", 1), Text.size());
      Out += Text.take_front(Next);
      Text = Text.drop_front(Next);
    }
  }
  return Out;
}

Blocks::Set &Blocks::get(unsigned Index, StringRef Name) {
  for (Set &S : Sets)
    if (S.Automaton == Index && S.Name == Name)
      return S;
  const Automaton &A = *Unit.Automata[Index];
  Sets.push_back({Index, Name.str(),
                  Unit.Fresh.fresh(A.Name + "_" + Name.str()),
                  asksForLost(A)      ? Kind::Table
                  : asks(A, "WITHIN") ? Kind::OneBlock
                                      : Kind::OneGuess});
  return Sets.back();
}

void Blocks::declare(Set &S) {
  if (S.Declared)
    return;
  S.Declared = true;
  if (Unit.Opts.Prof == Profile::Native)
    return;
  Unit.UsesNondetAddress |= S.K == Kind::OneGuess;
  Unit.UsesNondet |= S.K == Kind::OneBlock;
  llvm::SmallVector<StringRef, 4> Lines;
  std::string Text = fill(S.K == Kind::Table      ? Table
                          : S.K == Kind::OneBlock ? OneBlock
                                                  : OneGuess,
                          S);
  StringRef(Text).trim().split(Lines, '\n');
  for (StringRef Line : Lines)
    Unit.Shared.line(Line);
}

std::string Blocks::function(unsigned Automaton, StringRef Name,
                             StringRef Word) {
  for (const Known &K : Functions)
    if (K.Automaton == Automaton && K.Word == Word && K.Set == Name)
      return K.Function;
  Functions.push_back(
      {Automaton, Name.str(), Word.str(), define(Automaton, Name, Word)});
  return Functions.back().Function;
}

std::string Blocks::define(unsigned Automaton, StringRef Name, StringRef Word) {
  Set &S = get(Automaton, Name);
  declare(S);
  std::string Function = S.Stem + "_" + Word.str();
  if (Unit.Opts.Prof == Profile::Native)
    return Function;
  if (Word == "LOST" || Word == "ROOT" || Word == "PUSH" || Word == "LEAVE") {
    llvm::SmallVector<StringRef, 4> Lines;
    std::string Text = fill(TableRoots, S);
    StringRef(Text).trim().split(Lines, '\n');
    for (StringRef Line : Lines)
      Unit.Shared.line(Line);
  }
  auto Of = [&](const char *InTable, const char *InBlock, const char *InGuess) {
    return S.K == Kind::Table      ? InTable
           : S.K == Kind::OneBlock ? InBlock
                                   : InGuess;
  };
  const char *Text = Word == "ADD" ? Of(TableAdd, OneBlockAdd, OneGuessAdd)
                     : Word == "REMOVE"
                         ? Of(TableRemove, OneBlockRemove, OneGuessRemove)
                     : Word == "HAS"    ? Of(TableHas, nullptr, OneGuessHas)
                     : Word == "WITHIN" ? Of(nullptr, OneBlockWithin, nullptr)
                     : Word == "KEEP"   ? Of(TableKeep, nullptr, nullptr)
                     : Word == "LOST"   ? TableLost
                     : Word == "ROOT"   ? TableRoot
                     : Word == "PUSH"   ? TablePush
                                        : TableLeave;
  if (!Text)
    return {}; // nobody asks
  Unit.Shared.line(fill(Text, S));
  return Function;
}

llvm::ArrayRef<std::string> Blocks::rootFunctions(StringRef Word) {
  auto [Found, New] = RootFunctions.try_emplace(Word);
  if (New)
    for (unsigned A = 0; A < Unit.Automata.size(); ++A)
      if (asksForLost(*Unit.Automata[A]))
        for (const BlockSet &B : Unit.Automata[A]->BlockSets)
          Found->second.push_back(function(A, B.Name, Word));
  return Found->second;
}

std::vector<std::string> Blocks::prologue() {
  std::vector<std::string> Texts;
  if (Unit.Opts.Prof == Profile::Native)
    for (const Set &S : Sets)
      Texts.push_back(StringRef(fill(S.K == Kind::OneBlock ? Sorted : Hash, S))
                          .trim()
                          .str());
  return Texts;
}

std::vector<std::string> Blocks::epilogue(llvm::ArrayRef<std::string> Globals) {
  std::vector<std::string> Texts;
  bool IsNative = Unit.Opts.Prof == Profile::Native;
  for (const Set &S : Sets) {
    if (S.K != Kind::Table)
      continue;
    std::string Body = "static void @_globals(void) { ";
    for (const std::string &Name : Globals)
      Body += "@_scan(&" + Name + ", sizeof " + Name + "); ";
    Body += "}";
    if (IsNative)
      Body += "\n__attribute__((constructor)) static void @_register(void) { "
              "static struct @_unit unit; unit.globals = @_globals; unit.next "
              "= @_units; @_units = &unit; }";
    else if (Unit.Shared.knows(fill(TableLost, S)))
      Texts.push_back(fill(TableScan, S));
    else
      continue;
    Texts.push_back(fill(Body, S));
  }
  return Texts;
}

} // namespace transver
