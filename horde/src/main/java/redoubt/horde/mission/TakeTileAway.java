package redoubt.horde.mission;

import java.util.List;
import java.util.function.Predicate;
import redoubt.board.Board;
import redoubt.board.Figures;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A tile on which nobody stands leaves the board, along with everything on it. */
public record TakeTileAway(RuleId rule, String tile) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Board before = table.terrain().board();
        Board after = before.without(tile);
        ZoneSet gone = before.zones().minus(after.zones());
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard() && gone.contains(survivor.zone().index())) {
                throw new IllegalStateException(survivor.name() + " still stands on tile " + tile);
            }
        }
        int zombies = count(table.zombies(), gone);
        play.table(table.withTerrain(table.terrain().on(after))
                .withZombies(cleared(table.zombies(), gone))
                .withAllies(cleared(table.allies(), gone))
                .withTokens(cleared(table.tokens(), gone))
                .withObjectives(kept(
                        table.objectives(),
                        objective -> gone.contains(objective.zone().index())))
                .withSpawnPoints(kept(
                        table.spawnPoints(), point -> gone.contains(point.zone().index())))
                .withDropped(kept(
                        table.dropped(), dropped -> gone.contains(dropped.zone().index()))));
        Rulings.happened(play, new HordeEvent.TileTakenAway(rule, tile, zombies));
    }

    private static int count(Figures figures, ZoneSet zones) {
        int sum = 0;
        for (int zone = zones.first(); zone != ZoneSet.NONE; zone = zones.nextAfter(zone)) {
            sum += figures.count(zone);
        }
        return sum;
    }

    private static Figures cleared(Figures figures, ZoneSet zones) {
        Figures left = figures;
        for (int zone = zones.first(); zone != ZoneSet.NONE; zone = zones.nextAfter(zone)) {
            left = left.isAny(zone) ? left.cleared(zone) : left;
        }
        return left;
    }

    private static <X> List<X> kept(List<X> all, Predicate<X> isGone) {
        return all.stream().filter(isGone.negate()).toList();
    }
}
