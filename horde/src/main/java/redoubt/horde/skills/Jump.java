package redoubt.horde.skills;

import java.util.List;
import redoubt.board.Line;
import redoubt.board.Passage;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Relocate;
import redoubt.horde.combat.Attacks;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.EntryRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.skills.steps.UseSkill;
import redoubt.horde.skills.steps.ZoneOption;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;

/**
 * Once per turn, the survivor jumps exactly two zones over whatever lies between; borders that {@code over} does not pass stop a
 * jump, and with {@code isInSight} the jump follows a straight line to a zone in sight.
 */
public record Jump(Passage over, boolean isInSight) implements Skill, ActionRuling {
    private static final int ZONES = 2;

    @Override
    public String name() {
        return "Jump";
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        // Slippery and the like do not help with a jump, so all zombies left behind are paid for.
        int cost = 1 + table.zombies().count(actor.zone().index());
        if (!UseSkill.isReady(actor, this)) {
            return;
        }
        ZoneSet landings = landings(table, actor);
        for (int zone = landings.first(); zone != ZoneSet.NONE; zone = landings.nextAfter(zone)) {
            Zone to = table.zone(zone);
            menu.add(new ZoneOption(
                    this, table.cite(Cite.JUMP), to, ActionKind.OTHER, cost, List.of(new Relocate(actor.id(), to))));
        }
    }

    /** The zones where a jump of this survivor may end: none that is hard to enter. */
    public ZoneSet landings(Table table, Survivor jumper) {
        ZoneSet all = isInSight ? alongLines(table, jumper) : acrossBorders(table, jumper);
        ZoneSet landings = all;
        for (EntryRuling ruling : Rulings.of(table, jumper, EntryRuling.HOOK)) {
            for (int zone = all.first(); zone != ZoneSet.NONE; zone = all.nextAfter(zone)) {
                Zone landing = table.zone(zone);
                if (!ruling.allows(table, jumper, landing) || ruling.toll(table, jumper, landing) > 0) {
                    landings = landings.without(zone);
                }
            }
        }
        return landings;
    }

    private ZoneSet alongLines(Table table, Survivor jumper) {
        int from = jumper.zone().index();
        ZoneSet seen = Attacks.sight(table, jumper).within(from, ZONES, ZONES);
        ZoneSet landings = ZoneSet.EMPTY;
        for (Line line : table.terrain().board().lines(from)) {
            if (line.length() >= ZONES
                    && seen.contains(line.zone(1))
                    && over.passes(table.terrain(), line.edge(0), from, line.zone(0))
                    && over.passes(table.terrain(), line.edge(1), line.zone(0), line.zone(1))) {
                landings = landings.with(line.zone(1));
            }
        }
        return landings;
    }

    private ZoneSet acrossBorders(Table table, Survivor jumper) {
        int from = jumper.zone().index();
        ZoneSet near = beside(table, from);
        ZoneSet landings = ZoneSet.EMPTY;
        for (int zone = near.first(); zone != ZoneSet.NONE; zone = near.nextAfter(zone)) {
            landings = landings.or(beside(table, zone));
        }
        return landings.minus(near).without(from);
    }

    private ZoneSet beside(Table table, int zone) {
        var edges = table.terrain().board().edges();
        ZoneSet beside = ZoneSet.EMPTY;
        for (int place = 0; place < edges.degree(zone); place++) {
            int edge = edges.edge(zone, place);
            int other = edges.across(edge, zone);
            beside = over.passes(table.terrain(), edge, zone, other) ? beside.with(other) : beside;
        }
        return beside;
    }
}
