package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The attacker chooses how many of the extra dice for sixes to roll, since misses may hit friends. */
public record AddDice(Attack attack, Roll roll, int most) implements Question<Table, AddDice.More> {
    /** Roll this many extra dice. */
    public record More(int dice) implements Option {
        @Override
        public String key() {
            return dice == 0 ? "roll no more" : "roll " + dice + " more";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.COUNT.mark(Integer.toString(dice)));
        }
    }

    @Override
    public Decision<More> decision(Table table) {
        List<More> options = new ArrayList<>(most + 1);
        for (int count = most; count >= 0; count--) {
            options.add(new More(count));
        }
        return new Decision<>(
                table.cite(Cite.MORE_DICE_ON_SIX), table.seatOf(attack.draft().survivor()), options);
    }

    @Override
    public void answer(More chosen, Play<Table> play) {
        if (chosen.dice() == 0) {
            play.then(new FollowSixes(attack, roll, 0));
        } else {
            FollowSixes.rollMore(attack, roll, chosen.dice(), play);
        }
    }
}
