package redoubt.whitedeath.siege;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The players choose which of several ramparts a group climbs; when all groups have one, they climb together. */
record ChooseRampart(List<Ascent> open, List<Climb> climbs) implements Question<Table, ChooseRampart.Ascend> {
    /** The group goes to this zone, which is its own if it stays. */
    record Ascend(Zone from, Zone to) implements Option {
        @Override
        public String key() {
            return from.equals(to) ? "stay in " + from : "climb from " + from + " to " + to;
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.ZONE.mark(from.name()),
                    MarkKind.ZONE.mark(to.name()),
                    MarkKind.ANSWER.mark(from.equals(to) ? "stay" : "climb"));
        }
    }

    ChooseRampart {
        open = List.copyOf(open);
        climbs = List.copyOf(climbs);
    }

    @Override
    public Decision<Ascend> decision(Table table) {
        Ascent ascent = open.getFirst();
        Zone from = ascent.group().from();
        List<Ascend> options = new ArrayList<>(ascent.ways().size() + 1);
        ascent.ways().forEachIndex(way -> options.add(new Ascend(from, table.zone(way))));
        if (ascent.mayStay()) {
            options.add(new Ascend(from, from));
        }
        return new Decision<>(SiegeRules.CHOOSE_RAMPART, table.everyone(), options);
    }

    @Override
    public void answer(Ascend chosen, Play<Table> play) {
        List<Climb> longer = new ArrayList<>(climbs);
        if (!chosen.from().equals(chosen.to())) {
            longer.add(new Climb(open.getFirst().group(), chosen.to()));
        }
        play.then(
                open.size() > 1 ? new ChooseRampart(open.subList(1, open.size()), longer) : new ClimbTogether(longer));
    }
}
