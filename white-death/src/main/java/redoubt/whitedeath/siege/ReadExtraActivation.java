package redoubt.whitedeath.siege;

import redoubt.horde.rulings.Leavers;
import redoubt.horde.spawning.Miniatures;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.beacon.SiegeEvent;

/** A card that places nothing: all zombies of its type get an extra activation, but not at blue. */
record ReadExtraActivation(String zombie) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        boolean isIdle = Leavers.danger(table) == Danger.BLUE;
        play.log(new SiegeEvent.ExtraActivationRead(
                isIdle ? SiegeRules.NOT_AT_BLUE : SiegeRules.EXTRA_ACTIVATION, zombie));
        if (!isIdle) {
            play.then(new ActivateZombies(Activation.extra(Miniatures.kinds(table, zombie))));
        }
    }
}
