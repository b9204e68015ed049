void add(const char *word);
void clear(void);
