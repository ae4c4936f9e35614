package redoubt.whitedeath.abomination;

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
import redoubt.kernel.RuleId;

/** The players choose the zone into which an abomination comes. */
record ChooseAbominationZone(RuleId rule, List<Zone> zones, List<Zone> filled)
        implements Question<Table, ChooseAbominationZone.Into> {
    /** Into this zone. */
    record Into(Zone zone) implements Option {
        @Override
        public String key() {
            return "abomination in " + zone;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(zone.name()));
        }
    }

    @Override
    public Decision<Into> decision(Table table) {
        List<Into> options = new ArrayList<>(zones.size());
        for (Zone zone : zones) {
            options.add(new Into(zone));
        }
        return new Decision<>(rule, table.everyone(), options);
    }

    @Override
    public void answer(Into chosen, Play<Table> play) {
        play.then(new PlaceAbomination(AbominationRules.SHORTAGE_BRINGS_ONE, chosen.zone(), filled));
    }
}
