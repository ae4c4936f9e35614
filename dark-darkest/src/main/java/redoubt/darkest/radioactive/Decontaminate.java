package redoubt.darkest.radioactive;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.board.Zone;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** The Specialist removes the Radiation marker of its tile for 2 AP, a helper in the same room for 3 (DD-RAD-18, DD-GAP-77). */
record Decontaminate(Person who, Zone room, int cost) implements Deed {
    private static final RuleId RULE = rule("DD-RAD-18");
    private static final int COST = 2;
    private static final int COST_OF_HELPERS = 3;

    @Override
    public String key() {
        return "decontaminate " + who.key();
    }

    @Override
    public List<Mark> objects() {
        return List.of(new Mark("zone", room.name()), new Mark("points", Integer.toString(cost)));
    }

    /** Whoever holds the Kit is the Specialist (DD-GAP-77). */
    static boolean isSpecialist(Survivor survivor) {
        return survivor.pack().items().stream()
                .anyMatch(item -> item.kind().name().equals(Radioactive.KIT));
    }

    static List<Deed> offers(Table table, Survivor survivor) {
        int tile = table.house().tile(survivor.room());
        boolean near = table.in(survivor.room()).stream().anyMatch(Decontaminate::isSpecialist);
        int cost = isSpecialist(survivor) ? COST : COST_OF_HELPERS;
        boolean possible =
                near && survivor.points() >= cost && Radiation.of(table).isContaminated(tile);
        return possible ? List.of(new Decontaminate(survivor.person(), table.zone(survivor.room()), cost)) : List.of();
    }

    @Override
    public void carryOut(Play<Table> play) {
        Points.pay(play, who.place(), cost);
        Table table = play.table();
        play.table(table.with(Radiation.of(table).withoutTile(table.house().tile(room.index()))));
        play.log(new RadiationEvent.TileCleaned(RULE, who, room));
    }
}
