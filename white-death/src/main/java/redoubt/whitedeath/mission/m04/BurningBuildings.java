package redoubt.whitedeath.mission.m04;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.whitedeath.ground.Ground;

/** Buildings with a red objective burn down when dragon fire is made where the objective lies; it cannot be taken. */
public record BurningBuildings(Ground ground) implements TurnRuling, AfterEvent {
    static final String RED = "red";
    private static final String DRAGON_FIRE = "Dragon Fire";

    @Override
    public boolean allowsTaking(Table table, Survivor actor, Objective objective) {
        return !objective.colour().equals(RED);
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.AttackMade made && made.kind().equals(DRAGON_FIRE)) {
            for (Objective objective : play.table().objectives()) {
                if (objective.colour().equals(RED) && objective.zone().equals(made.target())) {
                    play.then(new BurnBuilding(made.survivor(), made.target(), ground.room(), ground.ruins()));
                    return;
                }
            }
        }
    }
}
