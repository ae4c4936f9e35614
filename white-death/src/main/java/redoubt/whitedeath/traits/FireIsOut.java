package redoubt.whitedeath.traits;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A dragon fire is over; it counts as an attack of its own kind, which freezes nothing (WD-GAP-81). */
public record FireIsOut(SurvivorId survivor, Zone zone, int kills) implements Effect<Table> {
    static final RuleId RULE = new RuleId("WD-FIRE-02");
    private static final String KIND = "Dragon Fire";

    @Override
    public void happen(Play<Table> play) {
        Rulings.happened(play, new HordeEvent.AttackMade(RULE, survivor, KIND, zone, kills, false));
    }
}
