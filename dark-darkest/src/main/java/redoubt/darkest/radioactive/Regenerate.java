package redoubt.darkest.radioactive;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** A contaminated Creature loses one damage cube from an area that the players choose (DD-RAD-17). */
record Regenerate() implements Question<Table, Regenerate.Recover> {
    private static final RuleId RULE = rule("DD-RAD-17");

    /** This area; none, if the Creature is unhurt or gone. */
    record Recover(int area, String colour) implements Option {
        @Override
        public String key() {
            return area < 0 ? "none" : "recover " + (area + 1) + " " + colour;
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("area", Integer.toString(area + 1)), new Mark("colour", colour));
        }
    }

    @Override
    public Decision<Recover> decision(Table table) {
        List<Recover> areas = new ArrayList<>();
        table.menace().creature().ifPresent(beast -> {
            for (int area = 0; area < beast.left().size(); area++) {
                var printed = beast.board().areas().get(area);
                if (beast.left().get(area) < printed.hits()) {
                    areas.add(new Recover(area, printed.colour().name().toLowerCase(Locale.ROOT)));
                }
            }
        });
        if (areas.isEmpty()) {
            areas.add(new Recover(-1, "none"));
        }
        return new Decision<>(RULE, table.everyone(), areas);
    }

    @Override
    public void answer(Recover chosen, Play<Table> play) {
        if (chosen.area() >= 0) {
            Table table = play.table();
            Beast beast = table.menace().creature().orElseThrow().recovered(chosen.area());
            play.table(table.with(table.menace().withCreature(Optional.of(beast))));
            play.log(new RadiationEvent.CreatureRegenerated(RULE, beast.board().name()));
        }
    }
}
