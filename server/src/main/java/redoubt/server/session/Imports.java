package redoubt.server.session;

import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalException;
import redoubt.kernel.journal.JournalText;
import redoubt.server.protocol.Fault;

/** The journals people bring from elsewhere, and how long they may be. */
final class Imports {
    /** Five times the longest game anybody has played. */
    static final int MOST_CHOICES = 10_000;

    static final int MOST_ROUNDS = 1_000;

    private Imports() {}

    /** Reads a journal, unless it is longer than a game can be. */
    static Journal read(String text) {
        Journal journal;
        try {
            journal = JournalText.read("journal", text);
        } catch (JournalException e) {
            throw new Refused(Fault.WRONG, e.getMessage());
        }
        require("choices", journal.choices().size(), MOST_CHOICES);
        require("rounds", journal.marks().size(), MOST_ROUNDS);
        return journal;
    }

    private static void require(String what, int count, int most) {
        if (count > most) {
            throw new Refused(Fault.OVERSIZED, "a journal may have at most " + most + " " + what + ", not " + count);
        }
    }
}
