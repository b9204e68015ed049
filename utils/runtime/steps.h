/*===- steps.h - The steps of a run, a part of explain.c --------*- C -*-===*\
|*
|* With steps=FILE in TRANSVER_OPTIONS, what a run does is kept and written to
|* FILE when the property is violated, a JSON object for each step in a line of
|* its own:
|*
|*     {"kind":"entry","file":"a.c","line":3,"column":5,"function":"f",
|*      "text":"entry","values":[{"name":"n","value":"7"}]}
|*     {"kind":"input","type":"int","value":"-1"}
|*     {"kind":"saved","file":"a.c","line":5,"column":3}
|*     {"kind":"assigned","file":"a.c","line":7,"column":3,"text":"tracked"}
|*     {"kind":"left-out","count":81231}
|*
|* A run may be long: the first steps and the last ones are kept, and between
|* them it is said how many are not. Inputs and saves count as steps, threads
|* come in the order in which they took them.
|*
\*===--------------------------------------------------------------------===*/

#ifndef TRANSVER_STEPS_H
#define TRANSVER_STEPS_H

enum { FIRST_STEPS = 1000, LAST_STEPS = 3000, STEP_VALUES = 6 };

struct step {
  const char *kind, *file, *function, *text;
  int line, column;
  unsigned value_count;
  struct value values[STEP_VALUES]; /* of an input: its type and value */
};

static struct step steps[FIRST_STEPS + LAST_STEPS];
static unsigned long long step_count;
static char steps_lock;
static signed char steps_wanted; /* 0 as long as nobody has looked */

/* The next step, and the lock with it; null if nobody wants them. */
static struct step *next_step(const char *kind) {
  char path[4096];
  struct step *s;
  unsigned long long at;
  if (!steps_wanted)
    steps_wanted = wanted_file("steps=", path, sizeof path) ? 1 : -1;
  if (steps_wanted < 0)
    return 0;
  while (__atomic_test_and_set(&steps_lock, __ATOMIC_ACQUIRE))
    ;
  at = step_count++;
  if (at >= FIRST_STEPS)
    at = FIRST_STEPS + (at - FIRST_STEPS) % LAST_STEPS;
  s = &steps[at];
  s->kind = kind;
  s->file = s->function = s->text = 0;
  s->value_count = 0;
  return s;
}

static void end_step(void) { __atomic_clear(&steps_lock, __ATOMIC_RELEASE); }

void __transver_step(const char *file, int line, int column,
                     const char *function, const char *kind, const char *text) {
  struct step *s = next_step(kind);
  if (s) {
    s->file = file;
    s->line = line;
    s->column = column;
    s->function = function;
    s->text = text;
    for (; s->value_count < value_count && s->value_count < STEP_VALUES;
         s->value_count++)
      s->values[s->value_count] = values[s->value_count];
    end_step();
  }
  value_count = 0;
}

/* transver_rt.c calls this for each input, and the next when the property is
   violated. TYPE lives as long as the program. */
void __transver_input(const char *type, const char *value) {
  struct step *s = next_step("input");
  if (!s)
    return;
  s->value_count = 1;
  s->values[0].name = type;
  s->values[0].text[0] = 0;
  strncat(s->values[0].text, value, sizeof s->values[0].text - 1);
  end_step();
}

static void step_saved(const char *file, int line, int column) {
  struct step *s = next_step("saved");
  if (!s)
    return;
  s->file = file;
  s->line = line;
  s->column = column;
  end_step();
}

/* The property's automaton has moved: `assigned` or `entered`, what NAME is. */
static void step_moved(const char *kind, const char *name, const char *file,
                       int line, int column) {
  struct step *s = next_step(kind);
  if (!s)
    return;
  s->file = file;
  s->line = line;
  s->column = column;
  s->text = name;
  end_step();
}

static void add_step(struct text *to, const struct step *s) {
  add(to, "{\"kind\":");
  add_json(to, s->kind);
  if (s->file) {
    add(to, ",");
    add_json_place(to, s->file, s->line, s->column);
  }
  if (!strcmp(s->kind, "input")) {
    add(to, ",\"type\":");
    add_json(to, s->values[0].name);
    add(to, ",\"value\":");
    add_json(to, s->values[0].text);
  } else if (s->text) {
    add(to, ",\"text\":");
    add_json(to, s->text);
  }
  if (s->function) {
    add(to, ",\"function\":");
    add_json(to, s->function);
    add(to, ",\"values\":");
    add_json_values(to, s->values, s->value_count);
  }
  add(to, "}\n");
}

void __transver_write_steps(void) {
  static struct text out;
  char path[4096];
  int handle;
  unsigned long long i, first = step_count, kept = FIRST_STEPS + LAST_STEPS;
  if (!wanted_file("steps=", path, sizeof path))
    return;
  handle = open_file(path, O_WRONLY | O_CREAT | O_TRUNC);
  if (handle < 0)
    return;
  while (__atomic_test_and_set(&steps_lock, __ATOMIC_ACQUIRE))
    ;
  start(&out, handle);
  if (step_count > kept)
    first = FIRST_STEPS;
  for (i = 0; i < first; i++)
    add_step(&out, &steps[i]);
  if (step_count > kept) {
    add_format(&out, "{\"kind\":\"left-out\",\"count\":%llu}\n",
               step_count - kept);
    for (i = step_count - LAST_STEPS; i < step_count; i++)
      add_step(&out, &steps[FIRST_STEPS + (i - FIRST_STEPS) % LAST_STEPS]);
  }
  flush(&out);
  close_file(handle);
  end_step();
}

#endif
