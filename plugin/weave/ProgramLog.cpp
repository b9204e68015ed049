//===- ProgramLog.cpp - One log of memory for several units ---------------===//

#include "weave/ProgramLog.h"
#include "support/Types.h"
#include "weave/Helpers.h"
#include "weave/NativeRuntime.h"
#include "clang/Basic/TargetInfo.h"

using namespace clang;

namespace transver {
namespace {

// saving: the number of the save that the log belongs to; 0: none.
// log_full: bit 0, no room or no knowledge; bit 1, what is not known has run.
// wide: the place that saved calls other units.
// visited: since then, functions of other units have been entered. Until then a
// variable that is written by its name (a wide cell) belongs to the state only
// if the place itself says so.
// deep: since then, a function has computed with addresses of its variables.
// pending: the call that has been announced.
// A place tells the number of its save, and flags: bit 0, it is a function; bit
// 1, what it reads threads and handlers may write.
// Units may ask for logs of different sizes: all these are then of one of them.
constexpr const char *Variables = R"(SHARED unsigned long __transver_saving;
SHARED unsigned long __transver_saves;
SHARED WORD __transver_turns;
SHARED WORD __transver_owner;
SHARED WORD __transver_patience;
SHARED int __transver_taken;
SHARED int __transver_log_full;
SHARED int __transver_wide;
SHARED int __transver_visited;
SHARED int __transver_deep;
SHARED WORD __transver_pending;
PLAIN int __transver_others;
struct __transver_cell { unsigned char *at; unsigned char n, wide, old[16]; };
struct __transver_block { void *at; WORD size; };
SHARED struct __transver_cell __transver_cells[CELLS];
PLAIN unsigned __transver_log_size = CELLS;
SHARED unsigned __transver_cell_count;
SHARED struct __transver_block __transver_born[8];
SHARED unsigned __transver_born_count;
)";

constexpr const char *Functions =
    R"(FUNCTION void __transver_log_add(void *p, WORD n, int wide) {
  unsigned char *at = p;
  unsigned part, i, k;
  for (; n; at += part, n -= part) {
    int known = 0;
    part = n < 16 ? (unsigned)n : 16;
    for (i = 0; i < __transver_cell_count && !known; i++) {
      struct __transver_cell *c = __transver_cells + i;
      WORD ahead = (WORD)at - (WORD)c->at;
      if (ahead < c->n) {
        known = 1;
        c->wide &= wide;
        if (part > c->n - ahead) part = (unsigned)(c->n - ahead);
      } else if (0 - ahead < part) {
        part = (unsigned)(0 - ahead);
      }
    }
    if (known) continue;
    if (__transver_cell_count == __transver_log_size) {
      __transver_log_full |= 1;
      WHENFULL
      return;
    }
    __transver_cells[__transver_cell_count].at = at;
    __transver_cells[__transver_cell_count].n = (unsigned char)part;
    __transver_cells[__transver_cell_count].wide = (unsigned char)wide;
    for (k = 0; k < part; k++)
      __transver_cells[__transver_cell_count].old[k] = at[k];
    __transver_cell_count++;
  }
}
FUNCTION void __transver_log_save(WORD *turn, int wide) {
  __transver_cell_count = __transver_born_count = 0;
  __transver_log_full = __transver_deep = __transver_visited = 0;
  __transver_pending = 0;
  __transver_wide = wide;
  turn[3] = __transver_saving = ++__transver_saves;
}
FUNCTION int __transver_log_differs(WORD save, int flags) {
  unsigned i, k;
  if (save != __transver_saving || (flags & 2 && __transver_others)) return 1;
  if (__transver_pending) {
    __transver_pending = 0;
    __transver_log_full |= 2;
  }
  if (__transver_log_full || (flags & 1 && __transver_deep)) return 1;
  for (i = 0; i < __transver_cell_count; i++)
    for (k = 0; k < __transver_cells[i].n; k++)
      if ((__transver_visited || !__transver_cells[i].wide) &&
          __transver_cells[i].at[k] != __transver_cells[i].old[k]) return 1;
  return 0;
}
FUNCTION void __transver_log_forget(WORD from, WORD size) {
  unsigned i;
  for (i = 0; i < __transver_cell_count;)
    if ((WORD)__transver_cells[i].at - from < size)
      __transver_cells[i] = __transver_cells[--__transver_cell_count];
    else
      i++;
}
FUNCTION void __transver_log_born(void *p, WORD size) {
  if (!__transver_saving || !p) return;
  if (__transver_born_count == 8) {
    __transver_log_full |= 1;
    WHENFULL
    return;
  }
  __transver_born[__transver_born_count].at = p;
  __transver_born[__transver_born_count++].size = size;
}
FUNCTION void __transver_log_free(void *p) {
  unsigned i;
  if (!__transver_saving || !p) return;
  for (i = 0; i < __transver_born_count; i++)
    if (__transver_born[i].at == p) {
      __transver_log_forget((WORD)p, __transver_born[i].size);
      __transver_born[i] = __transver_born[--__transver_born_count];
      return;
    }
  __transver_log_full |= 1;
}
FUNCTION void __transver_go_out(WORD to) {
  if (!__transver_saving || __transver_log_full) return;
  if (__transver_pending) __transver_log_full |= 2;
  __transver_pending = to;
}
FUNCTION void __transver_enter(WORD self) {
  if (__transver_pending != self) __transver_log_full |= 2;
  __transver_pending = 0;
  __transver_visited = 1;
})";

/// Gives all that is defined a symbol with a dot in its name. libtool finds out
/// what nm prints by declaring the symbols of a test object in its source, as
/// it likes, and such names it leaves out.
std::string withSymbols(StringRef Text) {
  std::string Out;
  for (StringRef Rest = Text; !Rest.empty();) {
    auto [Line, Behind] = Rest.split('\n');
    Rest = Behind;
    StringRef Kind = Line.split(' ').first;
    bool IsFunction = Kind == "FUNCTION";
    if (IsFunction || Kind == "SHARED" || Kind == "PLAIN") {
      StringRef Declared = Line.take_front(Line.find_first_of("{=;")).rtrim();
      StringRef Name = Declared.take_front(Declared.find_first_of("(["));
      Out += (Declared + " __asm__(\"__transver." +
              Name.rsplit("__transver_").second + "\")")
                 .str();
      // Only a declaration can have it: a function's is followed by the whole.
      if (IsFunction)
        Out += ";\n";
      else
        Line = Line.drop_front(Declared.size());
    }
    Out += (Line + "\n").str();
  }
  return Out;
}

} // namespace

void reserveProgramLogNames(Names &Fresh) {
  for (const char *Name :
       {"saving",   "saves",    "turns",       "owner",       "patience",
        "taken",    "log_full", "wide",        "visited",     "deep",
        "pending",  "others",   "cell",        "block",       "cells",
        "log_size", "born",     "cell_count",  "born_count",  "log_add",
        "log_save", "go_out",   "enter",       "log_differs", "log_forget",
        "log_born", "log_free", "start_others"})
    Fresh.fresh(Name);
}

std::string programLog(const ASTContext &Context, unsigned Cells,
                       bool ErrorIfFull) {
  std::string Text = withSymbols(std::string(Variables) + Functions);
  // One of each thread, where there are threads.
  replaceAll(Text, "SHARED",
             Context.getTargetInfo().isTLSSupported() ? "PLAIN __thread"
                                                      : "PLAIN");
  replaceAll(Text, "PLAIN ", WeakVariable);
  replaceAll(Text, "FUNCTION",
             "__attribute__((weak, visibility(\"default\"), noinline, "
             "minsize, no_instrument_function))");
  replaceAll(Text, "WORD", typeName(Context.getUIntPtrType(), Context));
  replaceAll(Text, "CELLS", std::to_string(Cells));
  replaceAll(Text, "WHENFULL", ErrorIfFull ? "__transver_reach_error();" : "");
  return Text;
}

std::string startsOthers() {
  return "__attribute__((constructor)) static void "
         "__transver_start_others(void) { __transver_others = 1; }";
}

} // namespace transver
