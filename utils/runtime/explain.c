/*===- explain.c - Prints why a woven program fails
-------------------------===*\
|*
|* See explain.h. The message goes to the standard error, in Clang's style, with
|* the line of the source if the file can be read:
|*
|*     lasso.c:5:3: state recurs: i = 3 [termination]
|*         5 |   while (i > 0) {
|*           |   ^
|*     lasso.c:5:3: note: the state was saved here in round 2, and is the same 1
|*     round later
|*
|* With explain=FILE in TRANSVER_OPTIONS (words, separated by : or blanks) a
JSON
|* object, one line for each violation, is appended to FILE instead:
|*
|*     {"file":"lasso.c","line":5,"column":3,"property":"termination",
|*      "text":"state recurs: i = 3","values":[{"name":"i","value":"3"}],
|*      "notes":[{"file":"lasso.c","line":5,"column":3,"text":"…"}],
|*      "saved":{"file":"lasso.c","line":5,"column":3,"stem":2,"loop":1}}
|*
|* What happened before it, steps=FILE has (steps.h).
|*
|* Values are strings: not all of them are numbers of JSON. It uses no memory
|* but its own, since the program may have none left, and formats only with
|* snprintf.
|*
\*===----------------------------------------------------------------------===*/

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "explain.h"
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum {
  MOST_VALUES = 64,
  MOST_NOTES = 8,
  MOST_EVENTS = 64,
  MOST_LASSOS = 64,
  MOST_TEXT = 8192
};

/* Files without open, write and close: the program may have functions of these
   names of its own. */
#ifdef SYS_openat
static int open_file(const char *path, int flags) {
  return (int)syscall(SYS_openat, AT_FDCWD, path, flags | O_CLOEXEC, 0666);
}
static long write_file(int handle, const void *from, size_t length) {
  return syscall(SYS_write, handle, from, length);
}
static long read_file(int handle, void *to, size_t length) {
  return syscall(SYS_read, handle, to, length);
}
static void close_file(int handle) { syscall(SYS_close, handle); }
#else
static int open_file(const char *path, int flags) {
  return open(path, flags | O_CLOEXEC, 0666);
}
static long write_file(int handle, const void *from, size_t length) {
  return write(handle, from, length);
}
static long read_file(int handle, void *to, size_t length) {
  return read(handle, to, length);
}
static void close_file(int handle) { close(handle); }
#endif

/* Text that goes to a file, in one write if it is short; without a file, it is
   cut where the buffer ends. */
struct text {
  int handle, is_bad;
  size_t length;
  char bytes[MOST_TEXT];
};

struct value {
  const char *name;
  char text[48];
};

struct note {
  const char *file;
  int line, column;
  const char *text;
};

/* The last time that something happened; name is a variable, or null for the
   automaton's state, which what is. */
struct event {
  const char *property, *name, *what, *file;
  int line, column;
};

/* The lasso of a property whose state was saved at a place. */
struct lasso {
  const char *property, *file;
  int line, column;
  unsigned long long rounds, stem;
};

static __thread struct value values[MOST_VALUES];
static __thread unsigned value_count;
static __thread struct note notes[MOST_NOTES];
static __thread unsigned note_count;
static __thread struct event events[MOST_EVENTS];
static __thread unsigned event_count;
static __thread struct lasso lassos[MOST_LASSOS];
static __thread unsigned lasso_count;

static void start(struct text *t, int handle) {
  t->handle = handle;
  t->is_bad = 0;
  t->length = 0;
}

static void flush(struct text *t) {
  size_t done = 0;
  while (done < t->length && !t->is_bad) {
    long n = write_file(t->handle, t->bytes + done, t->length - done);
    if (n > 0)
      done += (size_t)n;
    else if (n == 0 || errno != EINTR)
      t->is_bad = 1;
  }
  t->length = 0;
}

static void add_bytes(struct text *to, const char *from, size_t length) {
  while (length > 0) {
    size_t part = sizeof to->bytes - 1 - to->length;
    if (part > length)
      part = length;
    memcpy(to->bytes + to->length, from, part);
    to->length += part;
    to->bytes[to->length] = 0;
    from += part;
    length -= part;
    if (length > 0 && to->handle < 0)
      return;
    if (length > 0)
      flush(to);
  }
}

static void add(struct text *to, const char *from) {
  add_bytes(to, from, strlen(from));
}

__attribute__((format(printf, 2, 3))) static void
add_format(struct text *to, const char *format, ...) {
  char buffer[256];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(buffer, sizeof buffer, format, arguments);
  va_end(arguments);
  add(to, buffer);
}

static void add_place(struct text *to, const char *file, int line, int column) {
  if (!line)
    return;
  add(to, file);
  add_format(to, ":%d:%d: ", line, column);
}

/* A string of JSON. Bytes that are no UTF-8 are replaced. */
static void add_json(struct text *to, const char *from) {
  const unsigned char *c = (const unsigned char *)from;
  add(to, "\"");
  while (*c) {
    unsigned follow = *c < 0x80                 ? 0
                      : *c >= 0xc2 && *c < 0xe0 ? 1
                      : *c >= 0xe0 && *c < 0xf0 ? 2
                      : *c >= 0xf0 && *c < 0xf5 ? 3
                                                : 4;
    unsigned n = 1;
    if (*c == '"' || *c == '\\') {
      char escape[2] = {'\\', (char)*c};
      add_bytes(to, escape, 2);
    } else if (*c < 0x20) {
      add_format(to, "\\u%04x", *c);
    } else {
      while (n <= follow && follow < 4 && (c[n] & 0xc0) == 0x80)
        n++;
      int is_good = follow < 4 && n == follow + 1;
      /* Too long, a surrogate, or beyond the last character. */
      if (is_good &&
          ((*c == 0xe0 && c[1] < 0xa0) || (*c == 0xed && c[1] >= 0xa0) ||
           (*c == 0xf0 && c[1] < 0x90) || (*c == 0xf4 && c[1] >= 0x90)))
        is_good = 0;
      if (is_good)
        add_bytes(to, (const char *)c, n);
      else
        add(to, "\\ufffd"), n = 1;
    }
    c += n;
  }
  add(to, "\"");
}

static void add_json_place(struct text *to, const char *file, int line,
                           int column) {
  add(to, "\"file\":");
  add_json(to, file);
  add_format(to, ",\"line\":%d,\"column\":%d", line, column);
}

static void add_json_values(struct text *to, const struct value *all,
                            unsigned count) {
  unsigned i;
  add(to, "[");
  for (i = 0; i < count; i++) {
    add(to, i ? ",{\"name\":" : "{\"name\":");
    add_json(to, all[i].name);
    add(to, ",\"value\":");
    add_json(to, all[i].text);
    add(to, "}");
  }
  add(to, "]");
}

/* The file that the word, `explain=` or `steps=`, of TRANSVER_OPTIONS names; it
   ends at a blank or colon. */
static int wanted_file(const char *word, char *path, size_t size) {
  size_t prefix = strlen(word);
  const char *at = getenv("TRANSVER_OPTIONS");
  while (at && *at) {
    size_t length = strcspn(at, ": \t\n");
    if (length > prefix && !strncmp(at, word, prefix) &&
        length - prefix < size) {
      memcpy(path, at + prefix, length - prefix);
      path[length - prefix] = 0;
      return 1;
    }
    at += length;
    at += strspn(at, ": \t\n");
  }
  return 0;
}

#include "steps.h"

static struct value *next_value(const char *name) {
  struct value *v;
  if (value_count == MOST_VALUES)
    return 0;
  v = &values[value_count++];
  v->name = name;
  v->text[0] = 0;
  return v;
}

void __transver_value_signed(const char *name, long long value) {
  struct value *v = next_value(name);
  if (v)
    snprintf(v->text, sizeof v->text, "%lld", value);
}

void __transver_value_unsigned(const char *name, unsigned long long value) {
  struct value *v = next_value(name);
  if (v)
    snprintf(v->text, sizeof v->text, "%llu", value);
}

void __transver_value_wide(const char *name, int is_signed,
                           unsigned long long high, unsigned long long low) {
  /* Long division of four words by ten; a 32-bit target has no __int128. */
  uint32_t word[4] = {(uint32_t)(high >> 32), (uint32_t)high,
                      (uint32_t)(low >> 32), (uint32_t)low};
  int is_negative = is_signed && high >> 63, any, i;
  struct value *v = next_value(name);
  char *at;
  if (!v)
    return;
  if (is_negative) {
    uint64_t carry = 1;
    for (i = 3; i >= 0; i--) {
      carry += (uint32_t)~word[i];
      word[i] = (uint32_t)carry;
      carry >>= 32;
    }
  }
  at = v->text + sizeof v->text - 1;
  *at = 0;
  do {
    uint64_t rest = 0;
    for (any = i = 0; i < 4; i++) {
      rest = rest << 32 | word[i];
      word[i] = (uint32_t)(rest / 10);
      rest %= 10;
      any |= word[i] != 0;
    }
    *--at = (char)('0' + rest);
  } while (any);
  if (is_negative)
    *--at = '-';
  memmove(v->text, at, strlen(at) + 1);
}

void __transver_value_double(const char *name, double value) {
  struct value *v = next_value(name);
  int digits, error = errno;
  if (!v)
    return;
  /* As few digits as give the value back. */
  for (digits = 6; digits <= 17; digits++) {
    snprintf(v->text, sizeof v->text, "%.*g", digits, value);
    if (isnan(value) || strtod(v->text, 0) == value)
      break;
  }
  errno = error;
}

void __transver_value_pointer(const char *name, const volatile void *value) {
  struct value *v = next_value(name);
  if (v)
    snprintf(v->text, sizeof v->text, "0x%llx",
             (unsigned long long)(uintptr_t)value);
}

void __transver_note(const char *file, int line, int column, const char *text) {
  struct note note = {file, line, column, text};
  if (note_count < MOST_NOTES)
    notes[note_count++] = note;
}

static int is_same(const char *a, const char *b) {
  return a == b || (a && b && !strcmp(a, b));
}

static void happened(const char *property, const char *name, const char *what,
                     const char *file, int line, int column) {
  struct event event = {property, name, what, file, line, column};
  unsigned i = 0;
  step_moved(name ? "assigned" : "entered", name ? name : what, file, line,
             column);
  while (i < event_count && !(is_same(events[i].property, property) &&
                              is_same(events[i].name, name)))
    i++;
  if (i == MOST_EVENTS)
    return;
  if (i == event_count)
    event_count++;
  events[i] = event;
}

void __transver_assigned(const char *property, const char *variable,
                         const char *file, int line, int column) {
  happened(property, variable, 0, file, line, column);
}

void __transver_entered(const char *property, const char *state,
                        const char *file, int line, int column) {
  happened(property, 0, state, file, line, column);
}

/* The lasso of a place; without a file, what counts the rounds of all. Of very
   many, the last one is forgotten. */
static struct lasso *lasso_of(const char *property, const char *file, int line,
                              int column) {
  struct lasso lasso = {property, file, line, column, 0, 0}, *l;
  for (l = lassos; l < lassos + lasso_count; l++)
    if (l->line == line && l->column == column &&
        is_same(l->property, property) && is_same(l->file, file))
      return l;
  if (lasso_count < MOST_LASSOS)
    lasso_count++;
  lassos[lasso_count - 1] = lasso;
  return &lassos[lasso_count - 1];
}

void __transver_round(const char *property) {
  lasso_of(property, 0, 0, 0)->rounds++;
}

void __transver_saved(const char *property, const char *file, int line,
                      int column) {
  unsigned long long rounds = lasso_of(property, 0, 0, 0)->rounds;
  lasso_of(property, file, line, column)->stem = rounds;
  step_saved(file, line, column);
}

/* The text with its values; those that it does not name are behind it. */
static void add_text(struct text *to, const char *text) {
  unsigned named = 0, i;
  const char *separator = ": ";
  for (; *text; text++) {
    if (*text != '%' || !text[1]) {
      add_bytes(to, text, 1);
      continue;
    }
    text++;
    i = (unsigned)(*text - '1');
    if (i > 8) {
      add_bytes(to, text, 1);
      continue;
    }
    named |= 1u << i;
    add(to, i < value_count ? values[i].text : "?");
  }
  for (i = 0; i < value_count; i++) {
    if (i < 9 && named & 1u << i)
      continue;
    add(to, separator);
    add(to, values[i].name);
    add(to, " = ");
    add(to, values[i].text);
    separator = ", ";
  }
}

/* The line of the source, and a mark below the column. */
static void add_source(struct text *to, const char *file, int line,
                       int column) {
  char bytes[4096];
  struct text found;
  int handle, at = 1, i, is_found = 0;
  long got;
  start(&found, -1);
  if (line <= 0 || (handle = open_file(file, O_RDONLY | O_NONBLOCK)) < 0)
    return;
  while (at <= line && (got = read_file(handle, bytes, sizeof bytes)) > 0)
    for (long n = 0; n < got && at <= line; n++) {
      if (bytes[n] == '\n')
        at++;
      else if (at == line && bytes[n] != '\r' && found.length < 200) {
        is_found = 1;
        add_bytes(&found, bytes[n] == '\t' ? " " : &bytes[n], 1);
      }
    }
  close_file(handle);
  if (!is_found)
    return;
  add_format(to, "%5d | ", line);
  add_bytes(to, found.bytes, found.length);
  add(to, "\n");
  if (column <= 0 || (size_t)column > found.length)
    return;
  add(to, "      | ");
  for (i = 1; i < column; i++)
    if (((unsigned char)found.bytes[i - 1] & 0xc0) != 0x80)
      add(to, " ");
  add(to, "^\n");
}

static void add_note_text(struct text *to, const struct event *event) {
  if (event->name) {
    add(to, "'");
    add(to, event->name);
    add(to, "' was assigned here");
  } else {
    add(to, "since here the state is '");
    add(to, event->what);
    add(to, "'");
  }
}

static int is_shown(const struct event *event, const char *property) {
  unsigned i;
  if (!is_same(event->property, property))
    return 0;
  for (i = 0; event->name && i < value_count; i++)
    if (!strcmp(values[i].name, event->name))
      return 1;
  return !event->name;
}

static const char *plural(unsigned long long n) { return n == 1 ? "" : "s"; }

static void as_json(struct text *to, const char *file, int line, int column,
                    const char *property, const char *text,
                    const struct lasso *lasso) {
  struct text part;
  unsigned i;
  const char *separator = "";
  add(to, "{");
  add_json_place(to, file, line, column);
  add(to, ",\"property\":");
  add_json(to, property);
  add(to, ",\"text\":");
  start(&part, -1);
  add_text(&part, text);
  add_json(to, part.bytes);
  add(to, ",\"values\":");
  add_json_values(to, values, value_count);
  add(to, ",\"notes\":[");
  for (i = 0; i < note_count; i++) {
    add(to, separator);
    add(to, "{");
    add_json_place(to, notes[i].file, notes[i].line, notes[i].column);
    add(to, ",\"text\":");
    add_json(to, notes[i].text);
    add(to, "}");
    separator = ",";
  }
  for (i = 0; i < event_count; i++) {
    if (!is_shown(&events[i], property))
      continue;
    add(to, separator);
    add(to, "{");
    add_json_place(to, events[i].file, events[i].line, events[i].column);
    add(to, ",\"text\":");
    start(&part, -1);
    add_note_text(&part, &events[i]);
    add_json(to, part.bytes);
    add(to, "}");
    separator = ",";
  }
  add(to, "]");
  if (lasso) {
    add(to, ",\"saved\":{");
    add_json_place(to, lasso->file, lasso->line, lasso->column);
    add_format(to, ",\"stem\":%llu,\"loop\":%llu}", lasso->stem,
               lasso->rounds - lasso->stem);
  }
  add(to, "}\n");
}

static void as_text(struct text *to, const char *file, int line, int column,
                    const char *property, const char *text,
                    const struct lasso *lasso) {
  unsigned i;
  add_place(to, file, line, column);
  add_text(to, text);
  add(to, " [");
  add(to, property);
  add(to, "]\n");
  add_source(to, file, line, column);
  for (i = 0; i < note_count; i++) {
    add_place(to, notes[i].file, notes[i].line, notes[i].column);
    add(to, "note: ");
    add(to, notes[i].text);
    add(to, "\n");
    add_source(to, notes[i].file, notes[i].line, notes[i].column);
  }
  for (i = 0; i < event_count; i++) {
    if (!is_shown(&events[i], property))
      continue;
    add_place(to, events[i].file, events[i].line, events[i].column);
    add(to, "note: ");
    add_note_text(to, &events[i]);
    add(to, "\n");
    add_source(to, events[i].file, events[i].line, events[i].column);
  }
  if (lasso) {
    unsigned long long loop = lasso->rounds - lasso->stem;
    add_place(to, lasso->file, lasso->line, lasso->column);
    add_format(to,
               "note: the state was saved here in round %llu, and is the same "
               "%llu round%s later\n",
               lasso->stem, loop, plural(loop));
  }
}

int __transver_explain(const char *file, int line, int column,
                       const char *property, const char *text) {
  static __thread struct text message;
  struct lasso *lasso = 0;
  char path[4096];
  int is_written, error = errno; /* the program may look at it */
  unsigned i;
  for (i = 0; i < lasso_count; i++)
    if (lassos[i].file && is_same(lassos[i].property, property) &&
        (!lasso || (lassos[i].line == line && lassos[i].column == column &&
                    is_same(lassos[i].file, file))))
      lasso = &lassos[i];
  if (lasso)
    lasso->rounds = lasso_of(property, 0, 0, 0)->rounds;
  if (wanted_file("explain=", path, sizeof path)) {
    int handle = open_file(path, O_WRONLY | O_CREAT | O_APPEND);
    is_written = handle >= 0;
    if (is_written) {
      start(&message, handle);
      as_json(&message, file, line, column, property, text, lasso);
      flush(&message);
      is_written = !message.is_bad;
      close_file(handle);
    }
  } else {
    start(&message, 2);
    as_text(&message, file, line, column, property, text, lasso);
    flush(&message);
    is_written = !message.is_bad;
  }
  value_count = note_count = 0;
  errno = error;
  return is_written;
}
