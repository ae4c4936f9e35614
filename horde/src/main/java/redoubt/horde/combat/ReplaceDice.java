package redoubt.horde.combat;

import java.util.List;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The attacker chooses between the weapon's dice and one die per zombie. */
public record ReplaceDice(Attack attack) implements Question<Table, ReplaceDice.Count> {
    /** Roll this many dice. */
    public record Count(int dice, boolean isFromZombies) implements Option {
        @Override
        public String key() {
            return (isFromZombies ? "zombies " : "weapon ") + dice + (dice == 1 ? " die" : " dice");
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.COUNT.mark(Integer.toString(dice)),
                    MarkKind.ANSWER.mark(isFromZombies ? "zombies" : "weapon"));
        }
    }

    @Override
    public Decision<Count> decision(Table table) {
        return new Decision<>(
                table.cite(rule()),
                table.seatOf(attack.draft().survivor()),
                List.of(new Count(attack.diceFromZombies(table), true), new Count(attack.dice(), false)));
    }

    /** The skill that replaces the dice of this kind of attack. */
    private Cite rule() {
        if (attack.isMelee()) {
            return Cite.BARBARIAN;
        }
        return attack.draft().use().kind().equals(ActionKind.RANGED) ? Cite.IRON_RAIN : Cite.MANA_RAIN;
    }

    @Override
    public void answer(Count chosen, Play<Table> play) {
        play.then(new RollAttack(attack.withDice(Math.max(0, chosen.dice()))));
    }
}
