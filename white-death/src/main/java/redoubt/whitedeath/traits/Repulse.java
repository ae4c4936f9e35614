package redoubt.whitedeath.traits;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Edges;
import redoubt.board.Passage;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attacks;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.PushZombies;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** All zombies of a zone at range 0 or 1 are pushed to a neighbouring zone where they could walk, but not nearer to the caster. */
public record Repulse(Passage zombies) implements Enchantment {
    private static final RuleId RULE = new RuleId("WD-GAP-06");

    @Override
    public List<Target> targets(Table table, Survivor caster) {
        int own = caster.zone().index();
        List<Target> targets = new ArrayList<>();
        ZoneSet near = Attacks.sight(table, caster)
                .within(own, 0, 1)
                .and(table.zombies().where());
        for (int from = near.first(); from != ZoneSet.NONE; from = near.nextAfter(from)) {
            // Beside a zone at range 1 nothing is nearer to the caster than the caster's own zone.
            ZoneSet ways = beside(table, from).without(own);
            for (int to = ways.first(); to != ZoneSet.NONE; to = ways.nextAfter(to)) {
                targets.add(new Target.OnZone(table.zone(from), table.zone(to)));
            }
        }
        return targets;
    }

    private ZoneSet beside(Table table, int zone) {
        Edges edges = table.terrain().board().edges();
        ZoneSet beside = ZoneSet.EMPTY;
        for (int place = 0; place < edges.degree(zone); place++) {
            int edge = edges.edge(zone, place);
            int other = edges.across(edge, zone);
            beside = zombies.passes(table.terrain(), edge, zone, other) ? beside.with(other) : beside;
        }
        return beside;
    }

    @Override
    public List<Step<Table>> effect(Table table, SurvivorId caster, Target target) {
        return switch (target) {
            case Target.OnZone on -> List.of(new PushZombies(RULE, on.from(), on.to()));
            case Target.OnSurvivor on -> throw new IllegalStateException("no zone but " + on.text());
        };
    }
}
