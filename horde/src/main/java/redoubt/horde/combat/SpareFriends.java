package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The attacker chooses, one by one, who cannot be hit by misses. */
record SpareFriends(Attack attack, int misses, Friends friends) implements Question<Table, SpareFriends.Spare> {
    /** Somebody, everybody or nobody else is spared. */
    sealed interface Spare extends Option {}

    /** Misses cannot hit this survivor. */
    record SpareSurvivor(SurvivorId survivor) implements Spare {
        @Override
        public String key() {
            return "spare " + survivor;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(survivor.name()));
        }
    }

    /** Misses cannot hit the allies in the zone. */
    record SpareAllies() implements Spare {
        @Override
        public String key() {
            return "spare allies";
        }
    }

    /** Misses hit nobody. */
    record SpareEverybody() implements Spare {
        @Override
        public String key() {
            return "spare everybody";
        }
    }

    /** Misses hit whoever has not been spared so far. */
    record SpareNobody() implements Spare {
        @Override
        public String key() {
            return "spare nobody else";
        }
    }

    @Override
    public Decision<Spare> decision(Table table) {
        List<Spare> options = new ArrayList<>();
        int groups = friends.exposed().size() + (friends.allies() > 0 ? 1 : 0);
        options.add(new SpareEverybody());
        if (groups > 1) {
            for (SurvivorId survivor : friends.exposed()) {
                options.add(new SpareSurvivor(survivor));
            }
            if (friends.allies() > 0) {
                options.add(new SpareAllies());
            }
        }
        options.add(new SpareNobody());
        return new Decision<>(
                table.cite(Cite.SPARE_FROM_FRIENDLY_FIRE),
                table.seatOf(attack.draft().survivor()),
                options);
    }

    @Override
    public void answer(Spare chosen, Play<Table> play) {
        switch (chosen) {
            case SpareSurvivor spare -> play.then(new SpareFriends(attack, misses, friends.sparing(spare.survivor())));
            case SpareAllies _ -> play.then(new SpareFriends(attack, misses, friends.sparingAllies()));
            case SpareEverybody _ -> {}
            case SpareNobody _ -> play.then(ShareOut.friendlyFire(attack, misses, friends));
        }
    }
}
