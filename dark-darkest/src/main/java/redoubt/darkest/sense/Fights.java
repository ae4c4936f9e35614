package redoubt.darkest.sense;

import java.util.List;
import java.util.Optional;
import redoubt.darkest.combat.Fight;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Assault;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/** What an attack is worth: hits to be expected, and on whom. */
final class Fights {
    /** Hits to be expected of so many dice. */
    private static final List<Double> HITS = List.of(0.0, 0.333, 0.556, 0.944, 1.302);

    /** So many wounds from death the bearer of the Cure begins to fear. */
    private static final int SAFE = 6;

    private final Plan plan;
    private final Table table;

    Fights(Plan plan) {
        this.plan = plan;
        this.table = plan.table();
    }

    double opinion(Survivor who, Fight fight) {
        double hits = hits(who, fight);
        int room = who.room();
        int zombies = table.menace().zombies(room);
        double opinion = fight.isFree() ? plan.habit(Habit.FREE_ATTACK) : 0;
        if (isIn(table.menace().nemesis(), room)) {
            return opinion + plan.habit(Habit.NEMESIS_HIT) * hits - fear(who);
        }
        if (zombies > 0) {
            return opinion + plan.habit(Habit.FIGHT) + plan.habit(Habit.HIT) * Math.min(hits, zombies);
        }
        if (isIn(table.menace().creature(), room)) {
            return opinion + plan.habit(Habit.FIGHT) + plan.habit(Habit.CREATURE_HIT) * hits;
        }
        int range = fight.weapon()
                .flatMap(card -> who.pack().find(card.index()))
                .map(item -> Abilities.of(table, who).range(new Assault(who, Optional.of(item))))
                .orElse(0);
        return opinion + afar(who, range) * hits;
    }

    private double hits(Survivor who, Fight fight) {
        Optional<Item> item = fight.weapon().flatMap(card -> who.pack().find(card.index()));
        Assault assault = new Assault(who, item);
        Abilities abilities = Abilities.of(table, who);
        if (item.isPresent() && item.get().kind().dice() == 0) {
            return 1;
        }
        int dice = Math.min(4, abilities.attackDice(assault));
        double hits = abilities.turnsAimsIntoSuccesses(assault) ? 0.5 * dice : HITS.get(dice);
        return hits * abilities.hitsOfSuccess(assault);
    }

    /** What a hit at a distance is worth: the Nemesis most, zombies that can come most of the others. */
    private double afar(Survivor who, int range) {
        double best = -1;
        for (Beast nemesis : table.menace().nemesis().stream().toList()) {
            int far = table.range(who.room(), nemesis.room());
            best = far >= 0 && far <= range ? plan.habit(Habit.NEMESIS_HIT) : far >= 0 && far == range + 1 ? 1 : best;
        }
        for (int room = 0; room < table.house().roomCount(); room++) {
            if (table.menace().zombies(room) > 0) {
                int far = table.range(who.room(), room);
                double worth = far >= 0 && far <= range ? plan.habit(far <= 2 ? Habit.HIT_NEAR : Habit.HIT_FAR) : -1;
                best = Math.max(best, table.clock().isShowdown() ? worth / 2 : worth);
            }
        }
        return best;
    }

    /** What the bearer of the Cure risks near the Nemesis, the more the worse off: without the bearer all is lost. */
    double fear(Survivor who) {
        if (table.clock().bearer().isEmpty() || table.clock().bearer().get() != who.place()) {
            return 0;
        }
        int left = Abilities.of(table, who).deadlyWounds() - who.body().wounds();
        return left >= SAFE ? 0 : plan.habit(Habit.FEAR) * (SAFE - left);
    }

    static boolean isIn(Optional<Beast> beast, int room) {
        return beast.isPresent() && beast.get().room() == room;
    }
}
