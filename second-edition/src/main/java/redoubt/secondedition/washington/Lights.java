package redoubt.secondedition.washington;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Sight;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;

/** What burns at night: the zones in the light of the mission, such as a searchlight, and the beams of flashlights. */
public record Lights(List<Zone> fixed, List<Beam> beams) implements Annexes.Annex {
    /** The beam of a survivor, who carries it along: it covers their zone and the one it is turned to, if it can be seen. */
    public record Beam(SurvivorId owner, Zone towards) {}

    private static final Lights NONE = new Lights(List.of(), List.of());

    public Lights {
        fixed = List.copyOf(fixed);
        beams = List.copyOf(beams);
    }

    public static Lights of(Table table) {
        return table.annexes().find(Lights.class).orElse(NONE);
    }

    /** The zones that are lit now (WZ-LIGHT-03, WZ-LIGHT-11, WZ-LIGHT-15); none by day. */
    public static ZoneSet lit(Table table) {
        Lights lights = of(table);
        if (lights == NONE || !Clock.isNight(table)) {
            return ZoneSet.EMPTY;
        }
        ZoneSet lit = ZoneSet.EMPTY;
        for (Zone zone : lights.fixed) {
            lit = lit.with(zone.index());
        }
        Sight sight = Eyesight.sight(table);
        for (Beam beam : lights.beams) {
            Survivor owner = table.survivor(beam.owner());
            if (owner.isOnBoard()) {
                int own = owner.zone().index();
                int towards = beam.towards().index();
                lit = lit.with(own);
                lit = sight.range(own, towards) == 1 ? lit.with(towards) : lit;
            }
        }
        return lit;
    }

    public boolean isOn(SurvivorId survivor) {
        for (Beam beam : beams) {
            if (beam.owner().equals(survivor)) {
                return true;
            }
        }
        return false;
    }

    Lights with(Beam turned) {
        List<Beam> changed = new ArrayList<>(without(turned.owner()).beams);
        changed.add(turned);
        return new Lights(fixed, changed);
    }

    /** The same without the light of the mission. */
    public Lights withoutFixed() {
        return new Lights(List.of(), beams);
    }

    Lights without(SurvivorId owner) {
        return new Lights(
                fixed,
                beams.stream().filter(beam -> !beam.owner().equals(owner)).toList());
    }
}
