package redoubt.mutants;

/** A break and what became of it. */
record Result(Break broken, Outcome outcome) {}
