package redoubt.horde.combat;

import java.util.List;
import redoubt.horde.event.HordeEvent.DiceRerolled;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Print;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The attacker keeps the roll or rolls the dice again, except all-out dice; the new result stands. */
public record RerollAttack(Attack attack, Roll roll) implements Question<Table, RerollAttack.Reroll> {
    /** The roll is kept, or rolled again. */
    public record Reroll(boolean isRolledAgain) implements Option {
        @Override
        public String key() {
            return isRolledAgain ? "roll again" : "keep the roll";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ANSWER.mark(isRolledAgain ? "again" : "keep"));
        }
    }

    @Override
    public Decision<Reroll> decision(Table table) {
        return new Decision<>(
                table.cite(Cite.REROLL),
                table.seatOf(attack.draft().survivor()),
                List.of(new Reroll(true), new Reroll(false)));
    }

    @Override
    public void answer(Reroll chosen, Play<Table> play) {
        Print print = play.table().print();
        if (!chosen.isRolledAgain()) {
            play.then(new FollowSixes(attack, roll, roll.sixes(print, attack)));
            return;
        }
        SurvivorId attacker = attack.draft().survivor();
        List<Integer> again = Rerolls.of(play.table()).rolledAgain(play, attack, roll.dice());
        play.log(new DiceRerolled(play.table().cite(Cite.REROLL), attacker, again, attack.hits(print, again)));
        RollAttack.rolled(attack.withRerolls(attack.rerolls() - 1), roll.withDice(again), play);
    }
}
