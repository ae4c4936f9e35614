package redoubt.secondedition.mission.m02;

import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Pursuit;
import redoubt.horde.edition.PursuitRuling;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/**
 * Zombies that begin a move in the zone with the lasting noise are put on the first spawn zone, wherever else they would go, and their
 * move is over (WZ-M02-06, WZ-M02R-02). Those with somebody to attack there attack.
 */
public record NoiseLuresAway(Zone noise, Zone spawn) implements PursuitRuling {
    private static final RuleId RULE = new RuleId("WZ-M02-06");

    @Override
    public Pursuit pursuit(Table table, Pursuit usual) {
        return new Away(usual, noise.index(), spawn.index());
    }

    /** How zombies choose their way while the noise lasts. */
    private record Away(Pursuit usual, int noise, int spawn) implements Pursuit {
        @Override
        public Aim aim(Table table, int zone, int kind) {
            return zone == noise ? new Aim(ZoneSet.of(spawn), RULE) : usual.aim(table, zone, kind);
        }

        @Override
        public ZoneSet firstSteps(Table table, int zone, int kind, int destination) {
            return zone == noise ? ZoneSet.of(spawn) : usual.firstSteps(table, zone, kind, destination);
        }

        @Override
        public int group(Table table, int kind) {
            return usual.group(table, kind);
        }

        @Override
        public boolean isSplitting() {
            return usual.isSplitting();
        }
    }
}
