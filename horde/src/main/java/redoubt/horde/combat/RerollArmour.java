package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Blow;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The player keeps an armour roll or rolls dice again: either the failed ones or all, each way at most once. */
public record RerollArmour(SurvivorId survivor, List<Blow> blows, List<Integer> dice, Armour armour)
        implements Question<Table, RerollArmour.Again> {
    /** What becomes of an armour roll. */
    public enum Again implements Option {
        FAILED("roll failed again"),
        ALL("roll all again"),
        KEEP("keep the roll");

        private final String key;

        Again(String key) {
            this.key = key;
        }

        @Override
        public String key() {
            return key;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ANSWER.mark(name().toLowerCase(Locale.ROOT)));
        }
    }

    @Override
    public Decision<Again> decision(Table table) {
        List<Again> options = new ArrayList<>();
        if (armour.areFailuresRerolled()) {
            options.add(Again.FAILED);
        }
        if (armour.isRollRepeated()) {
            options.add(Again.ALL);
        }
        options.add(Again.KEEP);
        Cite rule = armour.areFailuresRerolled() ? Cite.REROLL_FAILED_ARMOUR : Cite.REROLL_ARMOUR;
        return new Decision<>(table.cite(rule), table.seatOf(survivor), options);
    }

    @Override
    public void answer(Again chosen, Play<Table> play) {
        switch (chosen) {
            case FAILED -> {
                List<Integer> mixed = Dice.rollAgain(play, Dice.ARMOUR, dice, armour::isPrevented, Dice.armour(armour));
                Armour spent = new Armour(armour.value(), armour.onEachDie(), false, armour.isRollRepeated());
                RollArmour.rolled(play, Cite.REROLL_FAILED_ARMOUR, blows, mixed, spent, survivor);
            }
            case ALL -> {
                Armour spent = new Armour(armour.value(), armour.onEachDie(), armour.areFailuresRerolled(), false);
                List<Integer> again = Dice.roll(play, Dice.ARMOUR, dice.size(), Dice.armour(armour));
                RollArmour.rolled(play, Cite.REROLL_ARMOUR, blows, again, spent, survivor);
            }
            case KEEP -> play.then(new CountWounds(survivor, RollArmour.stopped(blows, armour.prevented(dice))));
        }
    }
}
