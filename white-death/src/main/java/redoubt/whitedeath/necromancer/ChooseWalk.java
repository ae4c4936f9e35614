package redoubt.whitedeath.necromancer;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.whitedeath.beacon.Stronghold;

/** The players choose among equally short ways of a necromancer to the beacon. */
record ChooseWalk(Zone from, int kind, ZoneSet ways) implements Question<Table, ChooseWalk.Walk> {
    /** It goes by this zone. */
    record Walk(Zone from, Zone to, String zombie) implements Option {
        @Override
        public String key() {
            return "walk " + zombie + " from " + from + " to " + to;
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.ZOMBIE.mark(zombie), MarkKind.ZONE.mark(from.name()), MarkKind.ZONE.mark(to.name()));
        }
    }

    @Override
    public Decision<Walk> decision(Table table) {
        String zombie = table.print().zombieKinds().get(kind).name();
        List<Walk> options = new ArrayList<>(ways.size());
        ways.forEachIndex(way -> options.add(new Walk(from, table.zone(way), zombie)));
        return new Decision<>(NecromancerRules.WALK_TO_BEACON, table.everyone(), options);
    }

    @Override
    public boolean isMinor() {
        return true;
    }

    @Override
    public void answer(Walk chosen, Play<Table> play) {
        Table table = play.table();
        boolean isOpen = table.terrain()
                .paths(Stronghold.of(table).gaits().abomination())
                .neighbours(from.index())
                .contains(chosen.to().index());
        if (isOpen) {
            play.then(new NecromancerEnters(from, chosen.to(), kind));
        }
    }
}
