package redoubt.darkest.peril;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import java.util.Locale;
import redoubt.darkest.print.AreaColour;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/**
 * The players choose the damage area of the Creature that takes one point of fire damage (DD-FIRE-12, DD-DEC-12); a Push that drove
 * it into the fire makes this combat (DD-XP-05).
 */
public record DamageCreature(boolean inCombat) implements Question<Table, DamageCreature.Hit> {
    private static final RuleId RULE = rule("DD-FIRE-12");

    /** This area takes it; none, if the Creature is gone. */
    public record Hit(int area, String colour) implements Option {
        @Override
        public String key() {
            return area < 0 ? "none" : "area " + (area + 1) + " " + colour;
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("area", Integer.toString(area + 1)), new Mark("colour", colour));
        }
    }

    @Override
    public Decision<Hit> decision(Table table) {
        List<Hit> hits = table.menace()
                .creature()
                .map(beast -> Beasts.areas(beast).stream()
                        .map(area -> new Hit(
                                area, word(beast.board().areas().get(area).colour())))
                        .toList())
                .orElse(List.of(new Hit(-1, "none")));
        return new Decision<>(RULE, table.everyone(), hits);
    }

    static String word(AreaColour colour) {
        return colour.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public void answer(Hit chosen, Play<Table> play) {
        if (chosen.area() >= 0) {
            Beasts.hitCreature(play, chosen.area(), inCombat, RULE);
        }
    }
}
