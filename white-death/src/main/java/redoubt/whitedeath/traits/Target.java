package redoubt.whitedeath.traits;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.combat.Attacks;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Mark;

/** What an enchantment is cast on. */
public sealed interface Target {
    String text();

    /** What it is called where something happened to it: a survivor or a zone. */
    String name();

    List<Mark> marks();

    /** A survivor. */
    record OnSurvivor(SurvivorId survivor) implements Target {
        @Override
        public String text() {
            return survivor.name();
        }

        @Override
        public String name() {
            return survivor.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(survivor.name()));
        }
    }

    /** A zone whose zombies go to another. */
    record OnZone(Zone from, Zone to) implements Target {
        @Override
        public String text() {
            return from + " to " + to;
        }

        @Override
        public String name() {
            return from.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(from.name()), MarkKind.ZONE.mark(to.name()));
        }
    }

    /** The survivors whom the caster sees, the caster among them. */
    static List<Survivor> inSight(Table table, Survivor caster) {
        var sight = Attacks.sight(table, caster);
        List<Survivor> seen = new ArrayList<>(table.survivors().size());
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard()
                    && sight.sees(caster.zone().index(), survivor.zone().index())) {
                seen.add(survivor);
            }
        }
        return seen;
    }

    /** The survivor of an enchantment that is cast on survivors only. */
    static SurvivorId survivor(Target target) {
        return switch (target) {
            case OnSurvivor on -> on.survivor();
            case OnZone on -> throw new IllegalStateException("no survivor but " + on.text());
        };
    }
}
