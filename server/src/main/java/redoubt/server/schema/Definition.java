package redoubt.server.schema;

import java.util.List;

/** Something in the messages that has a name. */
public sealed interface Definition {
    String name();

    /** One of several words, such as constants in lower case. */
    record Words(String name, List<String> words) implements Definition {}

    /** A record; it says which one it is where it is one of several, but not where it stands alone. */
    record Shape(String name, List<Member> members, boolean isTagged, boolean isPlain) implements Definition {}

    /** One of several records, each of which says which one it is. */
    record OneOf(String name, List<String> records) implements Definition {}

    /** A member of a record; an optional one may be left out. */
    record Member(String name, Kind kind, boolean isOptional) {}
}
