package redoubt.kernel;

/** Something a seat may do at any time without answering the question on the table, such as discarding a card. */
public interface Interrupt<T> extends Option, Effect<T> {}
