package redoubt.whitedeath.mission.m05;

import redoubt.board.Zone;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.whitedeath.guards.GuardRuling;

/** The beacon is the Empress, whom a survivor takes along and then is the beacon; until then guards stay at her side. */
public record EmpressBeacon(TokenKind beacon) implements ActionRuling, GuardRuling {
    static final RuleId TAKE = new RuleId("WD-M05-05");

    /** Takes the Empress along. */
    public record Take(TokenKind beacon) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new TakeBeacon(actor, beacon);
        }

        @Override
        public String key() {
            return "take beacon";
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (table.count(beacon, actor.zone().index()) > 0) {
            menu.add(new Take(beacon));
        }
    }

    @Override
    public boolean allowsLeaving(Table table, Zone zone) {
        return table.count(beacon, zone.index()) == 0;
    }
}
