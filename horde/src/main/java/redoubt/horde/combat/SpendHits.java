package redoubt.horde.combat;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent.HitsLost;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The remaining hits go to zombies: by choice if there is one, otherwise at once; when none are left, misses count. */
public record SpendHits(Attack attack, int hits, int misses, boolean isReaping) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        List<ZombieKind> targets = hits == 0 ? List.of() : Targets.of(play.table(), attack);
        if (targets.isEmpty()) {
            finish(play);
        } else if (targets.size() == 1 || hits >= count(play.table(), targets)) {
            ZombieKind kind = targets.getFirst();
            spend(kind, most(play.table(), kind), play);
        } else {
            play.then(new AssignHits(this));
        }
    }

    /** While one hit may still reap and there are too few hits to go round, the last zombie of a kind is left for that. */
    private int most(Table table, ZombieKind kind) {
        int present = count(table, List.of(kind));
        boolean isOneLeft = isReaping && present > 1 && hits < count(table, Targets.harmed(table, attack));
        return Math.min(hits, isOneLeft ? present - 1 : present);
    }

    private int count(Table table, List<ZombieKind> kinds) {
        int count = 0;
        for (ZombieKind kind : kinds) {
            count += table.zombies().count(attack.draft().target().index(), kind.index());
        }
        return count;
    }

    /** Gives some hits to zombies of a kind; if any of that kind are left, one may be reaped. */
    void spend(ZombieKind kind, int spent, Play<Table> play) {
        Zone target = attack.draft().target();
        SpendHits rest = new SpendHits(attack.withKills(attack.kills() + spent), hits - spent, misses, isReaping);
        boolean isMore = play.table().zombies().count(target.index(), kind.index()) > spent;
        play.then(
                new EliminateZombies(attack.draft().survivor(), target, kind.index(), spent),
                isReaping && isMore ? new ReapOneMore(rest, kind.index()) : rest);
    }

    SpendHits with(Attack changed) {
        return new SpendHits(changed, hits, misses, isReaping);
    }

    SpendHits reaped(int more) {
        return new SpendHits(attack.withKills(attack.kills() + more), hits, misses, false);
    }

    private void finish(Play<Table> play) {
        if (hits > 0) {
            Cite why = Targets.areShielded(play.table(), attack) ? Cite.SHIELDED : Cite.HITS_LOST;
            play.log(new HitsLost(play.table().cite(why), attack.draft().target(), hits));
        }
        play.then(new EndAttack(attack));
        if (attack.broken() > 0) {
            play.then(new BreakWeapons(attack.draft(), attack.broken()));
        }
        play.then(new FriendlyFire(attack, misses));
    }
}
