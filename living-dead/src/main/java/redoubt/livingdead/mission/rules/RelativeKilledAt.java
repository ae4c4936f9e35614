package redoubt.livingdead.mission.rules;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.AssignHits;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.livingdead.edition.LivingDead;

/** A relative must be eliminated in the zone of a spawn token. */
public record RelativeKilledAt(String token) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        ZoneSet places = Checklist.zones(table.spawnPoints().stream()
                .filter(point -> point.name().equals(token))
                .map(SpawnPoint::zone)
                .toList());
        list.win("RelativeKilledAt", isMet(table), places, MarkKind.SPAWN.mark(token));
    }

    @Override
    public boolean isMet(Table table) {
        for (SpawnPoint point : table.spawnPoints()) {
            if (point.name().equals(token) && RelativesKilled.isAt(table, point.zone())) {
                return true;
            }
        }
        return false;
    }

    /** Relatives come to where most survivors are, so everybody waits for them there. */
    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        for (SpawnPoint point : table.spawnPoints()) {
            if (point.name().equals(token)) {
                errands.add(
                        new Errand(point.zone().index(), 4, table.survivors().size()));
            }
        }
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case AttackOption attack ->
                isRelativeAt(outlook.table(), attack.draft().target()) ? 6 : 0;
            case AssignHits.Hit hit -> hit.kind().name().equals(LivingDead.RELATIVE) ? relative(outlook) : 0;
            default -> 0;
        };
    }

    private double relative(Outlook outlook) {
        AssignHits question = (AssignHits) outlook.question();
        return isWhite(outlook.table(), question.hits().attack().draft().target()) ? 10 : -3;
    }

    private boolean isWhite(Table table, Zone zone) {
        for (SpawnPoint point : table.spawnPoints()) {
            if (point.name().equals(token) && point.zone().equals(zone)) {
                return true;
            }
        }
        return false;
    }

    private boolean isRelativeAt(Table table, Zone zone) {
        return isWhite(table, zone)
                && table.zombies()
                                .count(
                                        zone.index(),
                                        table.print()
                                                .zombie(LivingDead.RELATIVE)
                                                .index())
                        > 0;
    }

    @Override
    public double progress(Table table) {
        if (isMet(table)) {
            return 1;
        }
        boolean isThere = false;
        for (SpawnPoint point : table.spawnPoints()) {
            isThere |= isRelativeAt(table, point.zone());
        }
        boolean isAnywhere =
                table.zombies().total(table.print().zombie(LivingDead.RELATIVE).index()) > 0;
        return isThere ? 0.6 : isAnywhere ? 0.3 : 0;
    }
}
