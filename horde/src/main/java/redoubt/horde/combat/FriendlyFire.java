package redoubt.horde.combat;

import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackTrait;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** Every miss of an attack other than melee hits somebody on the attacker's own side in the attacked zone. */
public record FriendlyFire(Attack attack, int misses) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        if (misses == 0 || !isPossible(play.table(), attack)) {
            return;
        }
        Friends friends = Friends.of(play.table(), attack.draft());
        if (attack.has(AttackTrait.SPARES_SURVIVORS)) {
            play.then(new SpareFriends(attack, misses, friends));
        } else {
            play.then(ShareOut.friendlyFire(attack, misses, friends));
        }
    }

    /** Whether a miss of this attack would hit anybody. */
    static boolean isPossible(Table table, Attack attack) {
        return attack.isDangerousToFriends()
                && table.isManned(attack.draft().target().index())
                && !Friends.of(table, attack.draft()).isNobody();
    }
}
