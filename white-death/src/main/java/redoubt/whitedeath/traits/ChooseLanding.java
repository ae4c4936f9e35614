package redoubt.whitedeath.traits;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Relocate;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** A survivor under a jump spell chooses where to land, or stays. */
public record ChooseLanding(SurvivorId survivor, List<Zone> zones) implements Question<Table, ChooseLanding.Landing> {
    private static final RuleId RULE = new RuleId("WD-GAP-06");

    public ChooseLanding {
        zones = List.copyOf(zones);
    }

    /** Where the jump ends; at the own zone if there is none. */
    public record Landing(Zone zone, boolean isJump) implements Option {
        @Override
        public String key() {
            return isJump ? "jump " + zone : "stay";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(zone.name()), MarkKind.ANSWER.mark(isJump ? "jump" : "stay"));
        }
    }

    static List<Zone> zones(Table table, ZoneSet set) {
        List<Zone> zones = new ArrayList<>(set.size());
        for (int zone = set.first(); zone != ZoneSet.NONE; zone = set.nextAfter(zone)) {
            zones.add(table.zone(zone));
        }
        return zones;
    }

    @Override
    public Decision<Landing> decision(Table table) {
        List<Landing> options = new ArrayList<>(zones.size() + 1);
        for (Zone zone : zones) {
            options.add(new Landing(zone, true));
        }
        options.add(new Landing(table.survivor(survivor).zone(), false));
        return new Decision<>(RULE, table.seatOf(survivor), options);
    }

    @Override
    public void answer(Landing chosen, Play<Table> play) {
        if (chosen.isJump()) {
            play.then(new Relocate(survivor, chosen.zone()));
        }
    }
}
