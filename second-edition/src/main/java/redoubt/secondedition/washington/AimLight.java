package redoubt.secondedition.washington;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Edges;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** A survivor turns the beam to a zone next to their own, or to a wall so that it lights their own alone; then these steps follow. */
record AimLight(RuleId rule, SurvivorId survivor, int wall, List<Step<Table>> then)
        implements Question<Table, AimLight.Aim> {
    /** The beam is turned to this zone, and zombies in so many zones would see it; the survivor's own zone means a wall. */
    record Aim(Zone towards, boolean isWall, int watchers) implements Option {
        @Override
        public String key() {
            return isWall ? "aim at a wall" : "aim at " + towards;
        }

        @Override
        public List<Mark> marks() {
            Mark seen = MarkKind.COUNT.mark(Integer.toString(watchers));
            return isWall ? List.of(seen) : List.of(MarkKind.ZONE.mark(towards.name()), seen);
        }
    }

    AimLight {
        then = List.copyOf(then);
    }

    @Override
    public Decision<Aim> decision(Table table) {
        Survivor bearer = table.survivor(survivor);
        Edges edges = table.terrain().board().edges();
        ZoneSet near = ZoneSet.EMPTY;
        for (int place = 0; place < edges.degree(bearer.zone().index()); place++) {
            int edge = edges.edge(bearer.zone().index(), place);
            boolean isWall = table.terrain().edgeKind(edge) == wall;
            near = isWall ? near : near.with(edges.across(edge, bearer.zone().index()));
        }
        List<Aim> aims = new ArrayList<>();
        near.forEachIndex(zone -> aims.add(aim(table, table.zone(zone), false)));
        aims.add(aim(table, bearer.zone(), true));
        return new Decision<>(WashingtonRules.AIM, table.seatOf(survivor), aims);
    }

    private Aim aim(Table table, Zone towards, boolean isWall) {
        Table turned = table.with(Lights.of(table).with(new Lights.Beam(survivor, towards)));
        return new Aim(towards, isWall, WakeZombies.waking(turned).size());
    }

    @Override
    public void answer(Aim chosen, Play<Table> play) {
        play.then(then);
        aimed(play, rule, survivor, chosen.towards());
    }

    static void aimed(Play<Table> play, RuleId rule, SurvivorId survivor, Zone towards) {
        Table table = play.table();
        play.table(table.with(Lights.of(table).with(new Lights.Beam(survivor, towards))));
        play.log(new WashingtonEvent.LightAimed(
                rule, survivor, table.survivor(survivor).zone(), towards));
    }
}
