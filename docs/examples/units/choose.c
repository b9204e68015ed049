/* What a property chooses: here, to look at each block. */
_Bool __VERIFIER_nondet_bool(void) { return 1; }
