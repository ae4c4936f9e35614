package redoubt.darkest.peril;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Hits on the Creature and on the Nemesis. */
public final class Beasts {
    private static final RuleId DEAD = rule("DD-CREA-08");
    private static final RuleId EARNED = rule("DD-XP-03");
    /** What everybody gains for a Creature killed in combat. */
    private static final int REWARD = 2;

    private Beasts() {}

    /** One hit on a damage area of the Creature; eliminated in combat it is worth experience (DD-CREA-01, DD-CREA-08, DD-XP-04). */
    public static void hitCreature(Play<Table> play, int area, boolean inCombat, RuleId rule) {
        Table table = play.table();
        Beast hit = table.menace().creature().orElseThrow().hit(area);
        play.log(new DarkestEvent.BeastHit(
                rule, hit.board(), hit.board().areas().get(area).colour()));
        if (!hit.isDead()) {
            play.table(table.with(table.menace().withCreature(Optional.of(hit))));
            return;
        }
        List<Integer> aside = new ArrayList<>(table.stock().setAside());
        aside.add(hit.board().index());
        play.table(table.with(table.menace().withCreature(Optional.empty()))
                .with(table.stock().withCreatures(table.stock().creatures(), aside)));
        play.log(new DarkestEvent.CreatureKilled(DEAD, hit.board()));
        if (inCombat) {
            Experience.gainAll(play, REWARD, EARNED);
        }
    }

    /** One cube off a damage area of the Nemesis (DD-GAP-60). */
    public static void hitNemesis(Play<Table> play, int area, RuleId rule) {
        Table table = play.table();
        Beast hit = table.menace().nemesis().orElseThrow().hit(area);
        play.log(new DarkestEvent.BeastHit(
                rule, hit.board(), hit.board().areas().get(area).colour()));
        play.table(table.with(table.menace().withNemesis(Optional.of(hit))));
    }

    /** The damage areas that can still be hit. */
    public static List<Integer> areas(Beast beast) {
        List<Integer> areas = new ArrayList<>();
        for (int area = 0; area < beast.left().size(); area++) {
            if (beast.left().get(area) > 0) {
                areas.add(area);
            }
        }
        return areas;
    }
}
