package redoubt.whitedeath.abomination;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.spawning.ActivateOne;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.spawning.SameCard;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.whitedeath.beacon.SiegeEvent;

/**
 * Miniatures have run short: an abomination comes into one of these zones, of the players' choice by this rule; or, if there is one
 * on the board, it gets an extra activation, and of several the one that the players choose.
 */
public record ReplaceMissing(RuleId rule, List<Zone> zones, List<Zone> filled) implements Effect<Table>, SameCard {
    public ReplaceMissing {
        zones = List.copyOf(zones);
        filled = List.copyOf(filled);
    }

    public ReplaceMissing(RuleId rule, List<Zone> zones) {
        this(rule, zones, List.of());
    }

    @Override
    public ReplaceMissing after(List<Zone> already) {
        return new ReplaceMissing(rule, zones, already);
    }

    @Override
    public void happen(Play<Table> play) {
        List<ActivateOne.Wake> present = Abominations.present(play.table());
        if (present.isEmpty()) {
            play.then(new ChooseAbominationZone(rule, zones, filled));
        } else {
            play.then(new ActivateOne(present));
            // Those who react to the card do so before the abomination acts.
            PlaceZombies.react(play, filled);
        }
        RuleId why = present.isEmpty() ? AbominationRules.SHORTAGE_BRINGS_ONE : AbominationRules.SHORTAGE_ACTIVATES_ONE;
        Rulings.happened(play, new SiegeEvent.AbominationCalled(why, zones.getFirst()));
    }
}
