package redoubt.server.http;

import java.util.List;
import java.util.Optional;
import redoubt.server.protocol.Calls.PlayPage;
import redoubt.server.protocol.Calls.RuleEntry;

/** The ledgers of the games, in every language they are written in. */
public interface RuleLibrary {
    /** An entry in a language, or in English if it is not translated. */
    Optional<RuleEntry> entry(String id, String language);

    /** All entries of a game in the order of its ledger; none for a game without one. */
    List<RuleEntry> entries(String game, String language);

    /** A game on one page, in a language or in English; empty for a game without such a page. */
    Optional<PlayPage> howToPlay(String game, String language);
}
