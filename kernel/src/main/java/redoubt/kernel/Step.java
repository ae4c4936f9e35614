package redoubt.kernel;

/** A piece of work on the agenda; a record of ids and numbers, so it can be saved mid-game. */
public sealed interface Step<T> permits Effect, Question {}
