package redoubt.whitedeath.mission.m02;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Objective;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.whitedeath.ground.Ground;
import redoubt.whitedeath.mission.rules.KeepToken;
import redoubt.whitedeath.mission.rules.SpawnTokens;
import redoubt.whitedeath.readings.HouseRules;

/** Tomes send spawn tokens back to the first one and purge the corruption under them; all fragments together make one. */
public record TomesOfPurging(int fragments, Ground ground, TokenKind corruption) implements ActionRuling {
    public static final String TOME = "tome of purging";
    public static final String FRAGMENT = "tome fragment";
    static final String RED = "red";
    static final RuleId RESTORE = new RuleId("WD-M02-07");
    static final RuleId USE = new RuleId("WD-M02-08");

    /** Reads a tome at a spawn token. */
    public record Read(String spawn, Zone zone, Ground ground, TokenKind corruption) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new ReadTome(actor, spawn);
        }

        @Override
        public String key() {
            return "use tome on spawn " + spawn;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(zone.name()), MarkKind.SPAWN.mark(spawn));
        }
    }

    /** Puts all fragments together, for free (WD-GAP-108). */
    public record Restore(int fragments) implements ActOption {
        @Override
        public int cost() {
            return 0;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new RestoreTome(actor, fragments);
        }

        @Override
        public String key() {
            return "restore tome";
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        int needed = needed(table);
        if (needed > 0 && KeepToken.count(actor, FRAGMENT) == needed) {
            menu.add(new Restore(needed));
        }
        if (actor.carried().contains(TOME)) {
            for (SpawnPoint spawn : SpawnTokens.near(table, actor)) {
                menu.add(new Read(spawn.name(), spawn.zone(), ground, corruption));
            }
        }
    }

    /** How many fragments make a tome: all of the page, or by the other reading all that are not lost. */
    private int needed(Table table) {
        if (!OtherReading.isAgreed(table, HouseRules.FRAGMENTS_LOST)) {
            return fragments;
        }
        int left = KeepToken.count(table, FRAGMENT);
        for (Objective objective : table.objectives()) {
            left += objective.colour().equals(RED) ? 1 : 0;
        }
        return left;
    }

    static TomesOfPurging of(Table table) {
        return Rulings.the(table, TomesOfPurging.class);
    }
}
