package redoubt.horde.combat;

import java.util.List;
import redoubt.horde.event.HordeEvent.AllOutDiceRolled;
import redoubt.horde.event.HordeEvent.AttackDeclared;
import redoubt.horde.event.HordeEvent.DiceRolled;
import redoubt.horde.event.HordeEvent.WentAllOut;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Print;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Draft;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The dice of an attack are rolled, all-out dice together with the others. */
public record RollAttack(Attack attack) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Print print = table.print();
        Draft draft = attack.draft();
        play.log(new AttackDeclared(
                table.cite(rule()),
                draft.survivor(),
                draft.use().kind().name(),
                draft.weapon(),
                draft.target(),
                attack.dice(),
                attack.needed(),
                attack.damage()));
        if (attack.allOut() > 0) {
            play.log(new WentAllOut(table.cite(Cite.GO_ALL_OUT), draft.survivor(), draft.weapon(), attack.allOut()));
        }
        List<Integer> dice = Dice.roll(play, Dice.ATTACK, attack.dice(), Dice.attack(print, attack));
        play.log(new DiceRolled(table.cite(Cite.ROLL_DICE), draft.survivor(), dice, attack.hits(print, dice)));
        Roll allOut = Roll.ofAllOutDice(
                play,
                attack.allOut(),
                side -> side == 1 ? "break" : Dice.attack(print, attack).meaning(side));
        if (attack.allOut() > 0) {
            play.log(new AllOutDiceRolled(
                    table.cite(Cite.ALL_OUT_DICE),
                    draft.survivor(),
                    allOut.allOut(),
                    allOut.hits(print, attack),
                    allOut.breaks()));
        }
        rolled(attack, allOut.withDice(dice), play);
    }

    private Cite rule() {
        if (attack.draft().isPair()) {
            return Cite.DUAL;
        }
        return attack.actionRule();
    }

    /** Re-rolls come before extra dice for sixes; nobody is asked to re-roll a perfect roll. */
    static void rolled(Attack attack, Roll roll, Play<Table> play) {
        Print print = play.table().print();
        boolean countsSixes = attack.has(AttackTrait.MORE_DICE_ON_SIX) || attack.has(AttackTrait.MORE_DAMAGE_ON_SIX);
        List<Integer> dice = roll.dice();
        int good = countsSixes ? attack.sixes(print, dice) : attack.hits(print, dice);
        if (attack.rerolls() > 0 && good < dice.size()) {
            play.then(new RerollAttack(attack, roll));
        } else {
            play.then(new FollowSixes(attack, roll, roll.sixes(print, attack)));
        }
    }
}
