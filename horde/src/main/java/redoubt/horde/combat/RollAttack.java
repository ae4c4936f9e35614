package redoubt.horde.combat;

import java.util.List;
import redoubt.horde.event.HordeEvent.AttackDeclared;
import redoubt.horde.event.HordeEvent.DiceRolled;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Print;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Draft;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The dice of an attack are rolled. */
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
        List<Integer> dice = Dice.roll(play, Dice.ATTACK, attack.dice());
        play.log(new DiceRolled(table.cite(Cite.ROLL_DICE), draft.survivor(), dice, attack.hits(print, dice)));
        rolled(attack, dice, play);
    }

    private Cite rule() {
        if (attack.draft().isPair()) {
            return Cite.DUAL;
        }
        return attack.actionRule();
    }

    /** Re-rolls come before extra dice for sixes; nobody is asked to re-roll a perfect roll. */
    static void rolled(Attack attack, List<Integer> dice, Play<Table> play) {
        Print print = play.table().print();
        boolean countsSixes = attack.has(AttackTrait.MORE_DICE_ON_SIX) || attack.has(AttackTrait.MORE_DAMAGE_ON_SIX);
        int good = countsSixes ? attack.sixes(print, dice) : attack.hits(print, dice);
        if (attack.rerolls() > 0 && good < dice.size()) {
            play.then(new RerollAttack(attack, dice));
        } else {
            play.then(new FollowSixes(attack, dice, attack.sixes(print, dice)));
        }
    }
}
