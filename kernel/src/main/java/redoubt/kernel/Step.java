package redoubt.kernel;

/** A piece of work on the agenda; a record of ids and numbers that can be saved in the middle of a game. */
public sealed interface Step<T> permits Effect, Question {}
