package redoubt.app.horde;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.horde.combat.Attack;
import redoubt.horde.combat.Odds;
import redoubt.horde.rulings.ActOption;
import redoubt.horde.rulings.Draft;
import redoubt.horde.table.Table;
import redoubt.kernel.Option;

/** What the attacks on offer promise. */
final class OddsText {
    private OddsText() {}

    static List<String> lines(Table table, List<Option> options) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < options.size(); i++) {
            Optional<Draft> attack = options.get(i) instanceof ActOption act ? act.attempted() : Optional.empty();
            if (attack.isPresent()) {
                lines.add(String.format(
                        Locale.ROOT, "  %2d  %s", i + 1, options.get(i).key()));
                lines.add("      " + text(Odds.of(table, attack.get())));
            }
        }
        return lines.isEmpty() ? List.of("no attack is offered now") : lines;
    }

    private static String text(Odds odds) {
        Attack attack = odds.attack();
        StringBuilder text = new StringBuilder();
        text.append(attack.dice() == 1 ? "1 die" : attack.dice() + " dice")
                .append(", hits on ")
                .append(attack.needed())
                .append('+')
                .append(attack.onEachDie() == 0 ? "" : " with " + attack.onEachDie() + " added to each die")
                .append(", damage ")
                .append(attack.hitDamage());
        for (Odds.OfKind kind : odds.kinds()) {
            text.append("; ").append(kind.zombie()).append(' ');
            List<String> chances = new ArrayList<>();
            for (int i = 0; i < Math.min(kind.atLeast().size(), attack.dice()); i++) {
                chances.add((i + 1)
                        + (i + 1 < kind.present() ? " or more: " : ": ")
                        + percent(kind.atLeast().get(i)));
            }
            text.append(chances.isEmpty() ? "0 %" : String.join(", ", chances))
                    .append(String.format(Locale.ROOT, " (on average %.1f of %d)", kind.expected(), kind.present()));
        }
        if (odds.friendlyHits() > 0) {
            text.append(String.format(
                    Locale.ROOT, "; friendly fire: %s, %.1f hits", percent(odds.friendlyRisk()), odds.friendlyHits()));
        }
        return text.append(odds.isNoisy() ? "; noisy" : "").toString();
    }

    private static String percent(double chance) {
        return Math.round(100 * chance) + " %";
    }
}
