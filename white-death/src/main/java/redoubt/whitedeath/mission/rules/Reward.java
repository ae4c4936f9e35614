package redoubt.whitedeath.mission.rules;

import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.whitedeath.vault.DrawVaultWeapon;

/** What an objective gives to its taker. */
public sealed interface Reward {
    /** The name by which mission pages call it. */
    String name();

    Step<Table> step(SurvivorId taker, RuleId rule);

    /** So much adrenaline. */
    record Adrenaline(String name, int points) implements Reward {
        @Override
        public Step<Table> step(SurvivorId taker, RuleId rule) {
            return new GainAdrenaline(taker, points, rule);
        }
    }

    /** A random vault weapon, or so much adrenaline if none is left. */
    record VaultWeapon(String name, String deck, int insteadOfNone) implements Reward {
        @Override
        public Step<Table> step(SurvivorId taker, RuleId rule) {
            return new DrawVaultWeapon(taker, deck, insteadOfNone, rule);
        }
    }

    /** A token for the dashboard, which takes no slot and can be traded. */
    record Token(String name, String token) implements Reward {
        @Override
        public Step<Table> step(SurvivorId taker, RuleId rule) {
            return new KeepToken(taker, token, rule);
        }
    }
}
