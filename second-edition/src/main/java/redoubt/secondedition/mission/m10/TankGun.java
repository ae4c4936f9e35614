package redoubt.secondedition.mission.m10;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;
import redoubt.secondedition.mission.rules.Labour;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.Finds;

/**
 * With shell and firing pin, a survivor on the tank fires its gun at the barricade for two actions, or one with the log of the tank
 * (WZ-M10C-01).
 */
public record TankGun(Zone tank, Zone barricade) implements ActionRuling {
    /** The card of the barricade, and how many steps clear it. */
    public static final String BARRICADE = "WZ-M10C-09";

    public static final int STEPS = 24;

    static final String CARD = "WZ-M10C-01";
    private static final List<String> PARTS = List.of("shell", "firing-pin");
    private static final String LOG = "tank-log";

    /** Fires at the barricade. */
    public record Fire(Zone zone, Zone target, int cost) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new FireGun(actor, zone, target);
        }

        @Override
        public String key() {
            return "fire the gun";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(target.name()));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        boolean isReady = CardsLaid.of(table).fate(CARD) == CardsLaid.Fate.STAYING
                && Finds.of(table).keywords().containsAll(PARTS);
        boolean isBlocked = Labour.of(table).steps(BARRICADE) < STEPS;
        if (isReady && isBlocked && actor.zone().equals(tank)) {
            menu.add(new Fire(tank, barricade, Finds.of(table).has(LOG) ? 1 : 2));
        }
    }
}
