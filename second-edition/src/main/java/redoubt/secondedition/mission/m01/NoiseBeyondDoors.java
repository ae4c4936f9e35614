package redoubt.secondedition.mission.m01;

import redoubt.board.Gait;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Pursuit;
import redoubt.horde.edition.PursuitRuling;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.SightNoise;
import redoubt.kernel.RuleId;

/**
 * Zombies that choose the zone with the lasting noise go there as if every door of the board were open; in front of a closed one they stay
 * (WZ-M01-07, WZ-M01R-01). Survivors in sight and louder zones come first as usual (WZ-M01R-02).
 */
public record NoiseBeyondDoors(Zone noise, Gait asIfOpen) implements PursuitRuling {
    private static final RuleId RULE = new RuleId("WZ-M01-07");

    @Override
    public Pursuit pursuit(Table table, Pursuit usual) {
        return usual instanceof SightNoise byNoise
                ? new Towards(byNoise, noise.index(), byNoise.isLoudest(table, noise.index()), asIfOpen)
                : usual;
    }

    /** How zombies choose their way while the noise lasts, which may be the loudest of the board. */
    private record Towards(SightNoise usual, int noise, boolean isLoudest, Gait asIfOpen) implements Pursuit {
        @Override
        public Aim aim(Table table, int zone, int kind) {
            Aim aim = usual.aim(table, zone, kind);
            return isLoudest && aim.rule() == usual.heard()
                    ? new Aim(aim.destinations().with(noise), RULE)
                    : aim;
        }

        @Override
        public ZoneSet firstSteps(Table table, int zone, int kind, int destination) {
            return destination == noise
                    ? table.terrain().paths(asIfOpen).firstSteps(zone, destination)
                    : usual.firstSteps(table, zone, kind, destination);
        }

        @Override
        public boolean canStep(Table table, int zone, int kind, int next) {
            return usual.canStep(table, zone, kind, next);
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
