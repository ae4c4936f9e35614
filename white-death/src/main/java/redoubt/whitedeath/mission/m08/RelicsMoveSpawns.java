package redoubt.whitedeath.mission.m08;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.whitedeath.mission.rules.SpawnTokens;

/** A relic moves a spawn token near its keeper to the banner. */
public record RelicsMoveSpawns(Zone banner) implements ActionRuling {
    public static final String RELIC = "relic";
    static final RuleId RULE = new RuleId("WD-M08-06");

    /** Uses up a relic on a spawn token. */
    public record Use(String spawn, Zone zone, Zone banner) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new UseRelic(actor, spawn, banner);
        }

        @Override
        public String key() {
            return "use relic on spawn " + spawn;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(zone.name()), MarkKind.SPAWN.mark(spawn));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (!actor.carried().contains(RELIC)) {
            return;
        }
        for (SpawnPoint spawn : SpawnTokens.near(table, actor)) {
            if (!spawn.zone().equals(banner)) {
                menu.add(new Use(spawn.name(), spawn.zone(), banner));
            }
        }
    }
}
