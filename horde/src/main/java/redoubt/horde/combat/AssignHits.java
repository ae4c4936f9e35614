package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.terms.AttackTrait;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The attacker chooses which zombies get the hits, one by one or all the rest at once. */
public record AssignHits(SpendHits hits) implements Question<Table, AssignHits.Hit> {
    /** One hit, or all remaining hits that can find a target, for zombies of this kind. */
    public record Hit(ZombieKind kind, int count, boolean isAll) implements Option {
        @Override
        public String key() {
            return (isAll ? "hit all " : "hit ") + kind.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZOMBIE.mark(kind.name()), MarkKind.COUNT.mark(Integer.toString(count)));
        }
    }

    @Override
    public Decision<Hit> decision(Table table) {
        Attack attack = hits.attack();
        List<Hit> options = new ArrayList<>();
        for (ZombieKind kind : Targets.of(table, attack)) {
            options.add(new Hit(kind, 1, false));
            int present = table.zombies().count(attack.draft().target().index(), kind.index());
            int most = Math.min(hits.hits(), present);
            if (most > 1) {
                options.add(new Hit(kind, most, true));
            }
        }
        return new Decision<>(table.cite(rule()), table.seatOf(attack.draft().survivor()), options);
    }

    private Cite rule() {
        if (hits.attack().isMelee()) {
            return Cite.ASSIGN_MELEE_HITS;
        }
        if (hits.attack().has(AttackTrait.FREE_TARGETS)) {
            return Cite.FREE_TARGETS;
        }
        return hits.attack().has(AttackTrait.POINT_BLANK) ? Cite.POINT_BLANK : Cite.EQUAL_PRIORITY;
    }

    @Override
    public void answer(Hit chosen, Play<Table> play) {
        hits.spend(chosen.kind(), chosen.count(), play);
    }
}
