package redoubt.horde.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.action.Carrying;
import redoubt.horde.action.PutNoise;
import redoubt.horde.combat.EliminateAll;
import redoubt.horde.combat.EliminateZombies;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.ZombieRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** A molotov is thrown and used up; everybody in the zone dies, whoever it is, unless a zombie takes all the fire on itself. */
public record BurnZone(SurvivorId survivor, int slot, Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        boolean isNoisy = table.survivor(survivor)
                .inventory()
                .held(slot)
                .card()
                .trait(Fire.class)
                .filter(Fire::isNoisy)
                .isPresent();
        Carrying.discard(play, survivor, slot, table.cite(Cite.THROW_MOLOTOV));
        List<Step<Table>> shielding = shielding(table);
        int kills = shielding.isEmpty() ? table.zombies().count(zone.index()) : shielding.size();
        play.then(new EndThrow(survivor, zone, kills));
        if (isNoisy) {
            play.then(new PutNoise(survivor));
        }
        // On top of what others want to do about it, since all die at once.
        RuleId burns = table.cite(Cite.MOLOTOV_BURNS);
        Rulings.happened(play, new HordeEvent.ZoneBurnt(burns, survivor, zone));
        play.then(shielding.isEmpty() ? List.of(new EliminateAll(survivor, zone, burns)) : shielding);
    }

    /** The deaths of those in the zone who take all the fire on themselves. */
    private List<Step<Table>> shielding(Table table) {
        List<Step<Table>> deaths = new ArrayList<>();
        for (ZombieKind kind : table.print().zombieKinds()) {
            boolean isShield = false;
            for (ZombieRuling ruling : Rulings.common(table, ZombieRuling.HOOK)) {
                isShield |= ruling.isBurntAlone(kind);
            }
            int count = table.zombies().count(zone.index(), kind.index());
            for (int i = 0; i < count && isShield; i++) {
                deaths.add(new EliminateZombies(
                        survivor, zone, kind.index(), 1, Optional.of(table.cite(Cite.MOLOTOV_BURNS))));
            }
        }
        return deaths;
    }
}
