package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The group agrees on a survivor's starting zone, filling the zones as evenly as possible. */
record ChooseStart(SurvivorId survivor, List<Zone> zones) implements Question<Table, ChooseStart.At> {
    /** In this zone. */
    record At(SurvivorId survivor, Zone zone) implements Option {
        @Override
        public String key() {
            return "start " + survivor + " in " + zone;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(survivor.name()), MarkKind.ZONE.mark(zone.name()));
        }
    }

    @Override
    public Decision<At> decision(Table table) {
        int even = table.survivors().size() / zones.size();
        int larger = table.survivors().size() % zones.size();
        int[] standing = new int[zones.size()];
        for (int i = 0; i < standing.length; i++) {
            standing[i] = standing(table, zones.get(i));
            larger -= standing[i] > even ? 1 : 0;
        }
        List<At> options = new ArrayList<>(zones.size());
        for (int i = 0; i < standing.length; i++) {
            if (standing[i] < even || standing[i] == even && larger > 0) {
                options.add(new At(survivor, zones.get(i)));
            }
        }
        return new Decision<>(table.cite(Cite.SET_UP_START), table.everyone(), options);
    }

    @Override
    public void answer(At chosen, Play<Table> play) {
        Table table = play.table();
        play.table(table.with(table.survivor(survivor).withZone(chosen.zone())));
        play.log(new HordeEvent.SurvivorPlaced(table.cite(Cite.SET_UP_START), survivor, chosen.zone()));
    }

    /** Survivors are placed in team order, so those before this one already stand where they begin. */
    private int standing(Table table, Zone zone) {
        int standing = 0;
        for (int i = 0; i < survivor.index(); i++) {
            standing += table.survivors().get(i).zone().index() == zone.index() ? 1 : 0;
        }
        return standing;
    }
}
