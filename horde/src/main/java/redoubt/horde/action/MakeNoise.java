package redoubt.horde.action;

import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Step;

/** The action of making noise on purpose. */
public record MakeNoise() implements ActionRuling {
    /** Makes noise where the survivor stands. */
    public record Shout() implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new PutNoise(actor);
        }

        @Override
        public String key() {
            return "make noise";
        }
    }

    private static final Shout SHOUT = new Shout();

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        menu.add(SHOUT);
    }
}
