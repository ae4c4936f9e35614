package redoubt.server.schema;

import java.util.List;

/** Something in messages that has a name. */
public sealed interface Definition {
    String name();

    /** One of some words, such as constants in small letters. */
    record Words(String name, List<String> words) implements Definition {}

    /** A record; where it is one of several it says which, and where it stands alone it does not. */
    record Shape(String name, List<Member> members, boolean isTagged, boolean isPlain) implements Definition {}

    /** One of several records, each saying which it is. */
    record OneOf(String name, List<String> records) implements Definition {}

    /** A member of a record; an optional one may be left out. */
    record Member(String name, Kind kind, boolean isOptional) {}
}
