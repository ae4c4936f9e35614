package redoubt.whitedeath.beacon;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.whitedeath.rampart.RopeLadders;

/**
 * A corruption token is put into a zone that has none; objectives there are lost for good, and everything else stays: cauldrons,
 * rope ladders, noise, freeze and dropped weapons.
 */
public record Corrupt(RuleId rule, Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Stronghold stronghold = Stronghold.of(table);
        if (stronghold.ground().isCorrupted(table.terrain(), zone.index())) {
            return;
        }
        RopeLadders ladders = table.annexes().find(RopeLadders.class).orElse(RopeLadders.NONE);
        Terrain terrain = stronghold.corruption().spread(table.terrain(), zone.index(), ladders);
        List<Objective> kept = new ArrayList<>();
        List<Objective> lost = new ArrayList<>();
        for (Objective objective : table.objectives()) {
            (objective.zone().index() == zone.index() ? lost : kept).add(objective);
        }
        play.table(table.withTerrain(terrain)
                .withToken(stronghold.corruptionToken(), zone.index(), 1)
                .withObjectives(kept));
        Rulings.happened(play, new SiegeEvent.ZoneCorrupted(rule, zone));
        for (Objective objective : lost) {
            tell(play, objective);
        }
    }

    /** Its colour is shown, so that everybody can judge whether the mission can still be won (WD-GAP-56). */
    private static void tell(Play<Table> play, Objective objective) {
        SiegeEvent discarded =
                new SiegeEvent.ObjectiveDiscarded(BeaconRules.OBJECTIVE_LOST, objective.zone(), objective.colour());
        if (objective.isFaceDown()) {
            Rulings.revealed(play, discarded);
        } else {
            Rulings.happened(play, discarded);
        }
    }
}
