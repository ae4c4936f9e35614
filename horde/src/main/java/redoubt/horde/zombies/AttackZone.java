package redoubt.horde.zombies;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.combat.ShareOut;
import redoubt.horde.combat.SufferBlows;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Blow;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** The zombies in a zone attack whoever is there, or only the survivor who taunted them. */
record AttackZone(RuleId rule, Zone zone, List<Blow> blows, Optional<SurvivorId> taunter, boolean isRehearsal)
        implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        if (!isRehearsal && play.table().isManned(zone.index())) {
            play.then(taunter.isPresent() ? new SufferBlows(taunter.get(), blows) : ShareOut.attacks(zone, blows));
        }
        for (Blow blow : blows) {
            Rulings.happened(play, new HordeEvent.ZombiesAttacked(rule, zone, blow.source(), blow.hits()));
        }
    }
}
