package redoubt.livingdead.mission.rules;

import redoubt.horde.action.Search;
import redoubt.horde.combat.AssignHits;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.mission.Goal;
import redoubt.horde.round.ChooseSurvivor;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.livingdead.edition.LivingDead;

/** Every survivor must have killed a relative. */
public record EveryoneKilledRelative() implements Goal {
    private static final double SPARE = 2.5;
    private static final double KILL = 3;
    private static final double CUPBOARD = 2;
    private static final double FIRST = 1.5;

    @Override
    public void aims(Table table, Checklist list) {
        list.win("EveryoneKilledRelative", killers(table), table.survivors().size());
    }

    @Override
    public boolean isMet(Table table) {
        return killers(table) == table.survivors().size();
    }

    @Override
    public double progress(Table table) {
        return (double) killers(table) / table.survivors().size();
    }

    /** Whoever has killed none goes for relatives, and the others leave them alone; a relative may also be found in a cupboard. */
    @Override
    public double opinion(Outlook outlook, Option option) {
        Table table = outlook.table();
        boolean isDone = RelativesKilled.isBy(table, outlook.actor());
        int relative = table.print().zombie(LivingDead.RELATIVE).index();
        return switch (option) {
            case AssignHits.Hit hit when hit.kind().index() == relative -> isDone ? -SPARE : KILL;
            case AttackOption attack -> {
                int zone = attack.draft().target().index();
                boolean isThere = table.zombies().count(zone, relative) > 0;
                yield !isThere ? 0 : isDone ? -SPARE : KILL;
            }
            case Search.SearchDeck search ->
                !isDone
                                && search.deck().equals(LivingDead.HOUSEHOLD_DECK)
                                && outlook.actor().turn().actions() > 2
                        ? CUPBOARD
                        : 0;
            case ChooseSurvivor.Activate next ->
                RelativesKilled.isBy(table, table.survivor(next.survivor())) ? 0 : FIRST;
            default -> 0;
        };
    }

    private static int killers(Table table) {
        int killers = 0;
        for (Survivor survivor : table.survivors()) {
            killers += RelativesKilled.isBy(table, survivor) ? 1 : 0;
        }
        return killers;
    }
}
