package redoubt.server.schema;

/** What can appear in one place of a message. */
public sealed interface Kind {
    record Text() implements Kind {}

    record Whole() implements Kind {}

    record Real() implements Kind {}

    record Truth() implements Kind {}

    /** What the declaration leaves open, because only another module knows it. */
    record Anything() implements Kind {}

    /** An object whose members may have any names. */
    record Tree() implements Kind {}

    record Many(Kind item) implements Kind {}

    /** One of the definitions of the vocabulary. */
    record Defined(String name) implements Kind {}
}
