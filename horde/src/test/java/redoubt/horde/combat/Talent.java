package redoubt.horde.combat;

import java.util.function.Predicate;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.WoundRuling;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Blow;
import redoubt.horde.terms.Draft;

/** Skills made up for a test. */
final class Talent {
    private Talent() {}

    record Bonus(AttackBonus bonus) implements Skill, AttackRuling {
        @Override
        public String name() {
            return "Bonus";
        }

        @Override
        public AttackBonus bonus(Table table, Draft attack) {
            return bonus;
        }
    }

    record Flag(String name) implements Skill, AttackRuling, WoundRuling {
        private boolean is(String flag) {
            return name.equals(flag);
        }

        @Override
        public boolean makesDual(Equipment.Use use) {
            return is("dual");
        }

        @Override
        public boolean isInHand(Equipment card) {
            return is("spellbook") && card.name().equals("Bolt");
        }

        @Override
        public boolean isSafeFromFriendlyFire(Table table, Survivor survivor, Draft attack) {
            return is("safe");
        }

        @Override
        public boolean isReloadFree() {
            return is("free reload");
        }

        @Override
        public boolean aimsAtEmpty(Equipment.Use use) {
            return is("empty");
        }

        @Override
        public int ignoredWounds() {
            return is("tough") ? 1 : 0;
        }

        @Override
        public boolean isWoundTakenByCards() {
            return is("cards");
        }

        @Override
        public boolean isArmourRollRepeated(Table table, Survivor bearer) {
            return is("lucky");
        }
    }

    record Ignores(Predicate<String> family) implements Skill, WoundRuling {
        @Override
        public String name() {
            return "Dreadnought";
        }

        @Override
        public boolean ignores(Blow blow) {
            return family.test(blow.family());
        }
    }
}
