package redoubt.horde.combat;

import java.util.List;
import redoubt.horde.table.Print;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** Policy: which dice of an attack are rolled again; a mission names one of these among its rulings. */
public enum Rerolls implements Ruling {
    ALL,
    FAILURES;

    static Rerolls of(Table table) {
        return table.mission().policy(Rerolls.class, ALL);
    }

    /** The whole roll after its re-roll. */
    List<Integer> rolledAgain(Play<Table> play, Attack attack, List<Integer> dice) {
        Print print = play.table().print();
        return Dice.rollAgain(
                play,
                Dice.ATTACK,
                dice,
                die -> this == FAILURES && attack.isHit(print, die),
                Dice.attack(print, attack));
    }
}
