/* Runs the SQL statements of the standard input in a database in memory and prints rows,
 * errors and, at the end, how many statements there were. */
#include "sqlite3.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *read_all(FILE *file) {
  size_t size = 0, room = 1 << 16;
  char *text = malloc(room);
  size_t got;
  while (text && (got = fread(text + size, 1, room - size - 1, file)) > 0) {
    size += got;
    if (room - size < 2)
      text = realloc(text, room *= 2);
  }
  if (text)
    text[size] = 0;
  return text;
}

int main(void) {
  char *script = read_all(stdin);
  const char *rest = script;
  sqlite3 *database;
  unsigned statements = 0;
  if (!script || sqlite3_open(":memory:", &database) != SQLITE_OK)
    return 2;
  while (rest && *rest) {
    sqlite3_stmt *statement = 0;
    const char *start = rest;
    int result = sqlite3_prepare_v2(database, start, -1, &statement, &rest);
    if (result != SQLITE_OK) { /* what is wrong ends at the next semicolon */
      const char *end = strchr(start, ';');
      rest = end ? end + 1 : "";
    }
    if (result == SQLITE_OK && !statement)
      continue; /* blanks or a comment */
    statements++;
    while (result == SQLITE_OK || result == SQLITE_ROW) {
      result = sqlite3_step(statement);
      for (int i = 0; result == SQLITE_ROW && i < sqlite3_column_count(statement); i++) {
        const unsigned char *text = sqlite3_column_text(statement, i);
        printf("%s%s", i ? "|" : "", text ? (const char *)text : "NULL");
      }
      if (result == SQLITE_ROW)
        printf("\n");
    }
    if (result != SQLITE_DONE)
      printf("error: %s\n", sqlite3_errmsg(database));
    sqlite3_finalize(statement);
  }
  sqlite3_close(database);
  free(script);
  printf("%u statements\n", statements);
  return 0;
}
