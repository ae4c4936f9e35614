package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.event.HordeEvent.DiceRolled;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Print;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackTrait;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** Sixes just rolled bring extra dice to attacks with that trait; then hits and misses are counted. */
public record FollowSixes(Attack attack, List<Integer> dice, int fresh) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        if (fresh == 0 || !attack.has(AttackTrait.MORE_DICE_ON_SIX)) {
            count(play);
        } else if (FriendlyFire.isPossible(play.table(), attack)) {
            play.then(new AddDice(attack, dice, fresh));
        } else {
            // With nobody to hit by mistake, no die can do harm, so nobody is asked.
            rollMore(attack, dice, fresh, play);
        }
    }

    static void rollMore(Attack attack, List<Integer> dice, int more, Play<Table> play) {
        Print print = play.table().print();
        List<Integer> added = Dice.roll(play, Dice.ATTACK, more);
        play.log(new DiceRolled(
                play.table().cite(Cite.MORE_DICE_ON_SIX), attack.draft().survivor(), added, attack.hits(print, added)));
        List<Integer> all = new ArrayList<>(dice);
        all.addAll(added);
        play.then(new FollowSixes(attack, List.copyOf(all), attack.sixes(print, added)));
    }

    private void count(Play<Table> play) {
        Print print = play.table().print();
        int hits = attack.hits(print, dice);
        int more = attack.has(AttackTrait.MORE_DAMAGE_ON_SIX) ? attack.sixes(print, dice) : 0;
        Attack rolled = attack.withHitDamage(attack.damage() + more);
        play.then(new SpendHits(rolled, hits, dice.size() - hits, rolled.has(AttackTrait.REAPS)));
    }
}
