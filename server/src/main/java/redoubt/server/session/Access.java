package redoubt.server.session;

import java.util.List;

/** What a token allows: a person with seats, somebody invited, or a spectator. */
record Access(Kind kind, String name, String hash, List<Integer> seats) {
    /** The kinds of tokens. */
    enum Kind {
        PERSON,
        INVITED,
        SPECTATOR
    }

    boolean isPerson() {
        return kind == Kind.PERSON;
    }
}
