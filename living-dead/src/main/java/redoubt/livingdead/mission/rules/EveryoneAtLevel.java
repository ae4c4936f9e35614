package redoubt.livingdead.mission.rules;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.mission.Goal;
import redoubt.horde.round.ChooseSurvivor;
import redoubt.horde.sense.Arms;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/** Every survivor must have reached a danger level. */
public record EveryoneAtLevel(Danger level) implements Goal {
    private static final double WELL_ARMED = 1;
    private static final double HUNT = 1;
    private static final double FIRST = 3;
    private static final double SPARE = 3;
    private static final int HUNTERS = 3;

    public static final EveryoneAtLevel ORANGE = new EveryoneAtLevel(Danger.ORANGE);

    @Override
    public void aims(Table table, Checklist list) {
        int done = (int) table.survivors().stream()
                .filter(survivor -> survivor.danger().isAtLeast(level))
                .count();
        list.win("EveryoneAtLevel", done, table.survivors().size());
    }

    @Override
    public boolean isMet(Table table) {
        for (Survivor survivor : table.survivors()) {
            if (!survivor.danger().isAtLeast(level)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public double progress(Table table) {
        int needed = table.print().adrenalineAt(level);
        double sum = 0;
        for (Survivor survivor : table.survivors()) {
            sum += survivor.danger().isAtLeast(level) ? 1 : Math.min(1.0, (double) survivor.adrenaline() / needed);
        }
        return sum / table.survivors().size();
    }

    /** Whoever is armed and has not killed enough goes where the nearest ghouls are. */
    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        int hunters = 0;
        for (Survivor survivor : table.survivors()) {
            boolean isHunting = !survivor.danger().isAtLeast(level) && Arms.strongest(survivor) >= WELL_ARMED;
            hunters |= isHunting ? Errand.bit(survivor) : 0;
        }
        ZoneSet ghouls = hunters == 0 ? ZoneSet.EMPTY : table.zombies().where();
        for (int zone = ghouls.first(); zone != ZoneSet.NONE; zone = ghouls.nextAfter(zone)) {
            errands.add(new Errand(zone, HUNT, HUNTERS, hunters));
        }
    }

    /** Those who lack kills come first, and the others leave them what they can. */
    @Override
    public double opinion(Outlook outlook, Option option) {
        Table table = outlook.table();
        return switch (option) {
            case ChooseSurvivor.Activate next ->
                table.survivor(next.survivor()).danger().isAtLeast(level) ? 0 : FIRST;
            case AttackOption _ -> outlook.actor().danger().isAtLeast(level) ? -SPARE : 0;
            default -> 0;
        };
    }
}
