package redoubt.app.horde;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import redoubt.app.words.Words;
import redoubt.horde.combat.Odds;
import redoubt.horde.view.OddsView;

/** The odds of an attack, in one line. */
record OddsText(Words words) {
    String of(OddsView odds) {
        List<String> parts = new ArrayList<>();
        parts.add(words.say(
                "terminal.odds.attack",
                Map.of(
                        "dice",
                        odds.dice(),
                        "needed",
                        odds.needed(),
                        "added",
                        odds.onEachDie(),
                        "damage",
                        odds.damage())));
        odds.kinds().forEach(kind -> parts.add(kind(kind, odds.dice() + odds.allOut())));
        if (odds.allOut() > 0) {
            parts.add(allOut(odds));
        }
        if (odds.friendlyHits() > 0) {
            parts.add(words.say(
                    "terminal.odds.friendly",
                    Map.of("percent", percent(odds.friendlyRisk()), "hits", tenths(odds.friendlyHits()))));
        }
        if (odds.isNoisy()) {
            parts.add(words.say("terminal.odds.noisy"));
        }
        return String.join(" · ", parts);
    }

    private String kind(Odds.OfKind kind, int dice) {
        List<String> chances = new ArrayList<>();
        for (int fallen = 1; fallen <= Math.min(kind.atLeast().size(), dice); fallen++) {
            chances.add(words.say(
                    "terminal.odds.chance",
                    Map.of(
                            "count",
                            fallen,
                            "more",
                            fallen < kind.present(),
                            "percent",
                            percent(kind.atLeast().get(fallen - 1)))));
        }
        return words.say(
                "terminal.odds.kind",
                Map.of(
                        "zombie",
                        kind.zombie(),
                        "chances",
                        chances.isEmpty() ? words.say("terminal.odds.nothing") : String.join(", ", chances),
                        "expected",
                        tenths(kind.expected()),
                        "present",
                        kind.present()));
    }

    /** What may break, and what could save it. */
    private String allOut(OddsView odds) {
        List<String> saved = new ArrayList<>();
        odds.savingSkills().forEach(skill -> saved.add(words.name("skill", skill)));
        odds.savingCards().forEach(card -> saved.add(words.name("card", card)));
        return words.say(
                "terminal.odds.allOut",
                Map.of(
                        "dice",
                        odds.allOut(),
                        "percent",
                        percent(1 - odds.breaks().getFirst()),
                        "both",
                        odds.breaks().size() > 2 ? percent(odds.breaks().getLast()) : "none",
                        "saved",
                        saved.isEmpty() ? "none" : String.join(", ", saved)));
    }

    private String tenths(double number) {
        return String.format(words.language().locale(), "%.1f", number);
    }

    private static long percent(double chance) {
        return Math.round(100 * chance);
    }
}
