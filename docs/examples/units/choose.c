/* What a property chooses: here, to look at each block. */
int __transver_choose(void) { return 1; }
