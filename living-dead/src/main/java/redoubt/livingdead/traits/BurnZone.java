package redoubt.livingdead.traits;

import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.action.Carrying;
import redoubt.horde.combat.EliminateAll;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A molotov is thrown and used up; everybody in the zone dies, whoever it is (NL-SPEC-09). */
public record BurnZone(SurvivorId survivor, int slot, Zone zone) implements Effect<Table> {
    private static final RuleId USED_UP = new RuleId("NL-SPEC-08");
    private static final RuleId BURNT = new RuleId("NL-SPEC-09");

    /** A molotov hit a zone; what lies there may be moved. */
    public record ZoneBurnt(RuleId rule, SurvivorId survivor, Zone zone) implements HordeEvent {}

    @Override
    public void happen(Play<Table> play) {
        Carrying.discard(play, survivor, slot, USED_UP);
        play.then(new EndThrow(survivor, zone, play.table().zombies().count(zone.index())));
        // On top of what others want to do about it, since all die at once.
        Rulings.happened(play, new ZoneBurnt(BURNT, survivor, zone));
        play.then(new EliminateAll(Optional.of(survivor), zone));
    }
}
