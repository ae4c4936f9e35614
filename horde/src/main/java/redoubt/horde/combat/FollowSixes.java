package redoubt.horde.combat;

import java.util.List;
import redoubt.horde.event.HordeEvent.DiceRolled;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Print;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackTrait;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** Sixes just rolled bring extra dice to attacks with that trait; then breaks are answered, and hits and misses are counted. */
public record FollowSixes(Attack attack, Roll roll, int fresh) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        if (fresh == 0 || !attack.has(AttackTrait.MORE_DICE_ON_SIX)) {
            count(play);
        } else if (FriendlyFire.isPossible(play.table(), attack)) {
            play.then(new AddDice(attack, roll, fresh));
        } else {
            // With nobody to hit by mistake, no die can do harm, so nobody is asked.
            rollMore(attack, roll, fresh, play);
        }
    }

    static void rollMore(Attack attack, Roll roll, int more, Play<Table> play) {
        Print print = play.table().print();
        List<Integer> added = Dice.roll(play, Dice.ATTACK, more, Dice.attack(print, attack));
        play.log(new DiceRolled(
                play.table().cite(Cite.MORE_DICE_ON_SIX), attack.draft().survivor(), added, attack.hits(print, added)));
        play.then(new FollowSixes(attack, roll.plus(added), attack.sixes(print, added)));
    }

    private void count(Play<Table> play) {
        Print print = play.table().print();
        int more = attack.has(AttackTrait.MORE_DAMAGE_ON_SIX) ? roll.sixes(print, attack) : 0;
        Attack rolled = attack.withHitDamage(attack.damage() + more);
        SpendHits spend = new SpendHits(
                rolled, roll.hits(print, rolled), roll.misses(print, rolled), rolled.has(AttackTrait.REAPS));
        play.then(roll.breaks() > 0 ? new AnswerBreaks(spend, roll.breaks()) : spend);
    }
}
