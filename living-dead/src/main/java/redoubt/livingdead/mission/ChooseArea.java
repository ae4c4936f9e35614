package redoubt.livingdead.mission;

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
import redoubt.kernel.RuleId;

/** The group chooses the starting area of a survivor, so that none stays empty (NL-DEC-04). */
record ChooseArea(SurvivorId survivor, List<Zone> zones) implements Question<Table, ChooseArea.At> {
    private static final RuleId RULE = new RuleId("NL-M03-07");

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

    ChooseArea {
        zones = List.copyOf(zones);
    }

    @Override
    public Decision<At> decision(Table table) {
        List<Zone> empty = zones.stream().filter(zone -> isEmpty(table, zone)).toList();
        int left = table.survivors().size() - survivor.index();
        List<At> options = new ArrayList<>();
        for (Zone zone : empty.size() < left ? zones : empty) {
            options.add(new At(survivor, zone));
        }
        return new Decision<>(RULE, table.everyone(), options);
    }

    @Override
    public void answer(At chosen, Play<Table> play) {
        Table table = play.table();
        play.table(table.with(table.survivor(survivor).withZone(chosen.zone())));
        play.log(new HordeEvent.SurvivorPlaced(table.cite(Cite.SET_UP_START), survivor, chosen.zone()));
    }

    /** Survivors are placed in team order, so those before this one stand where they begin. */
    private boolean isEmpty(Table table, Zone zone) {
        for (int i = 0; i < survivor.index(); i++) {
            if (table.survivors().get(i).zone().equals(zone)) {
                return false;
            }
        }
        return true;
    }
}
