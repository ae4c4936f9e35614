package redoubt.secondedition.washington;

import java.util.List;
import java.util.Optional;
import redoubt.board.Sight;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The zombies that see a lit zone, all of them found before any acts, make an extra activation; they do not head for the light. */
record WakeZombies() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        ZoneSet waking = waking(play.table());
        if (waking.isEmpty()) {
            return;
        }
        waking.forEachIndex(zone -> play.log(new WashingtonEvent.LightSeen(
                WashingtonRules.LIGHT_SEEN, play.table().zone(zone))));
        play.then(new ActivateZombies(of(waking)));
    }

    static Activation of(ZoneSet waking) {
        return new Activation(List.of(), waking, Optional.empty());
    }

    static ZoneSet waking(Table table) {
        ZoneSet waking = ZoneSet.EMPTY;
        if (!Clock.isNight(table)) {
            return waking;
        }
        ZoneSet lit = Lights.lit(table);
        Sight sight = Eyesight.sight(table);
        ZoneSet crowded = table.zombies().where();
        for (int zone = crowded.first(); zone != ZoneSet.NONE; zone = crowded.nextAfter(zone)) {
            waking = sight.seen(zone).and(lit).isEmpty() ? waking : waking.with(zone);
        }
        return waking;
    }
}
