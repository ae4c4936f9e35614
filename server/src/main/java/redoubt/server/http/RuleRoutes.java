package redoubt.server.http;

import java.util.List;
import java.util.regex.Pattern;
import redoubt.server.http.Route.Query;
import redoubt.server.protocol.Calls.PlayPage;
import redoubt.server.protocol.Calls.RuleEntry;
import redoubt.server.protocol.Fault;

/** The calls about rules. */
record RuleRoutes(RuleLibrary rules) {
    private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2}");
    private static final Pattern GAME = Pattern.compile("[a-z0-9-]{1,40}");
    private static final Pattern RULE = Pattern.compile("[A-Z0-9-]{1,60}");

    List<Route> all() {
        Query language = new Query("language", false, false);
        return List.of(
                Route.read("/api/rules/{rule}", "An entry of a ledger", new Reply.One(RuleEntry.class), this::rule)
                        .with(language),
                Route.read(
                                "/api/games/{game}/how-to-play",
                                "A game on one page",
                                new Reply.One(PlayPage.class),
                                this::howToPlay)
                        .with(language),
                Route.read(
                                "/api/rules",
                                "The ledger of a game",
                                new Reply.Many(RuleEntry.class),
                                asked -> Answer.many(rules.entries(
                                        Asked.shaped("game", asked.needed("game"), GAME), language(asked))))
                        .with(new Query("game", false, true))
                        .with(language));
    }

    private Answer rule(Asked asked) {
        String id = Asked.shaped("rule", asked.place("rule"), RULE);
        return rules.entry(id, language(asked))
                .map(Answer::one)
                .orElseThrow(() -> new CallRefused(Fault.UNKNOWN, "there is no rule " + id));
    }

    private Answer howToPlay(Asked asked) {
        String game = Asked.shaped("game", asked.place("game"), GAME);
        return rules.howToPlay(game, language(asked))
                .map(Answer::one)
                .orElseThrow(() -> new CallRefused(Fault.UNKNOWN, "there is no page on how to play " + game));
    }

    private static String language(Asked asked) {
        return Asked.shaped("language", asked.query("language").orElse("en"), LANGUAGE);
    }
}
