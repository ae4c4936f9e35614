package redoubt.whitedeath.traits;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.combat.ShareOut;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.terms.Blow;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.readings.HouseRules;

/** The zombies of an ambush attack at once, if they are still there: the other reading of WD-GAP-10. */
record AttackFromAmbush(int kind, int count, Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        ZombieKind attacker = table.print().zombieKinds().get(kind);
        int hits = Math.min(count, table.zombies().count(zone.index(), kind));
        if (hits > 0 && table.isManned(zone.index())) {
            Blow blow = new Blow(attacker.family(), attacker.name(), hits, attacker.wounds(), false);
            play.then(ShareOut.attacks(zone, List.of(blow)));
            Rulings.happened(play, new HordeEvent.ZombiesAttacked(HouseRules.AMBUSH, zone, attacker.name(), hits));
        }
    }
}
