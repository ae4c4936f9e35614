package redoubt.whitedeath.abomination;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.spawning.ActivateOne;
import redoubt.horde.spawning.Miniatures;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.beacon.Stronghold;

/** A zombie card calls for an abomination: one comes, or the one on the board activates instead, as the mode has it. */
public record CallAbomination(Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Abominations mode = Abominations.of(table);
        List<ActivateOne.Wake> present = Abominations.present(table);
        RuleId rule = rule(mode, present.isEmpty());
        PlaceAbomination place = new PlaceAbomination(rule, zone, List.of());
        if (present.isEmpty()) {
            play.then(place);
        } else if (mode == Abominations.FESTIVAL) {
            List<Integer> kinds = Miniatures.kinds(table, Stronghold.ABOMINATION);
            play.then(new ActivateZombies(Activation.extra(kinds)), place);
        } else {
            play.then(new ActivateOne(present));
        }
        Rulings.happened(play, new SiegeEvent.AbominationCalled(rule, zone));
    }

    private static RuleId rule(Abominations mode, boolean isFirst) {
        return switch (mode) {
            case ONE -> isFirst ? AbominationRules.KHAN_COMES : AbominationRules.ACTIVATES_INSTEAD;
            case DECK -> isFirst ? AbominationRules.DECK_BRINGS_ONE : AbominationRules.DECK_ACTIVATES_INSTEAD;
            case FESTIVAL -> AbominationRules.FESTIVAL;
        };
    }
}
