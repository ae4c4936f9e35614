package redoubt.horde.skills;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attacks;
import redoubt.horde.combat.FreeAttack;
import redoubt.horde.rulings.SpawnRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** When zombies appear in the survivor's zone or at range 1, the survivor may attack that zone at once, once for each card. */
public record CombatReflexes() implements Skill, SpawnRuling {
    @Override
    public String name() {
        return "Combat reflexes";
    }

    @Override
    public List<Step<Table>> spawned(Table table, Survivor survivor, List<Zone> zones) {
        ZoneSet near = near(table, survivor, zones);
        return near.isEmpty()
                ? List.of()
                : List.of(new FreeAttack(table.cite(Cite.COMBAT_REFLEXES), survivor.id(), List.of(), near));
    }

    /** Those of the zones that the survivor sees at range 0 or 1. */
    static ZoneSet near(Table table, Survivor survivor, List<Zone> zones) {
        ZoneSet within = Attacks.sight(table, survivor).within(survivor.zone().index(), 0, 1);
        ZoneSet near = ZoneSet.EMPTY;
        for (Zone zone : zones) {
            near = within.contains(zone.index()) ? near.with(zone.index()) : near;
        }
        return near;
    }
}
