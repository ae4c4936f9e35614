package redoubt.whitedeath.necromancer;

import java.util.List;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.readings.HouseRules;

/** A zombie card calls for a necromancer: the Defiler comes, or activates if it is there; in the mode for it another comes too. */
public record CallNecromancer(SpawnPoint at) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        int defiler = Necromancers.defiler(table).index();
        boolean isSeveral = Necromancers.of(table) == Necromancers.SEVERAL;
        RuleId rule;
        if (table.zombies().total(defiler) == 0) {
            rule = isSeveral ? NecromancerRules.FIRST_IS_DEFILER : NecromancerRules.DEFILER_COMES;
            play.then(new DefilerEnters(at));
        } else if (!isSeveral && OtherReading.isAgreed(table, HouseRules.SECOND_NECROMANCER)) {
            rule = HouseRules.SECOND_NECROMANCER;
        } else {
            rule = isSeveral ? NecromancerRules.ANOTHER_COMES : NecromancerRules.ACTIVATES_INSTEAD;
            if (isSeveral) {
                play.then(new DrawNecromancer(at.zone()));
            }
            play.then(new ActivateZombies(Activation.extra(List.of(defiler))));
        }
        Rulings.happened(play, new SiegeEvent.NecromancerCalled(rule, at.zone()));
    }
}
