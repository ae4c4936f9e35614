package redoubt.darkest.action;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.AdvanceDarkness;
import redoubt.darkest.peril.Experience;
import redoubt.darkest.print.CodeSymbol;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * A survivor opens a locked door of its room with the symbols of all cards there; each missing one is forced at the price of
 * Darkness (DD-DOOR-01 to DD-DOOR-06, DD-GAP-02, DD-GAP-17).
 */
public record OpenDoor(Person who, int door, String name, int missing, int cost) implements Deed {
    private static final RuleId RULE = rule("DD-DOOR-04");
    private static final RuleId FORCED = rule("DD-DOOR-03");
    private static final RuleId EARNED = rule("DD-XP-02");

    @Override
    public String key() {
        return "open " + who.key() + " " + name;
    }

    @Override
    public List<Mark> objects() {
        return List.of(new Mark("door", name), new Mark("missing", Integer.toString(missing)));
    }

    static List<Deed> offers(Table table, Survivor survivor) {
        List<Deed> doors = new ArrayList<>();
        if (survivor.points() < table.dials().doorCost()) {
            return doors;
        }
        for (int door : table.house().locks(survivor.room())) {
            table.security().on(door).ifPresent(chip -> {
                int missing = missing(table, survivor.room(), chip);
                if (missing <= Clock.LAST - table.clock().darkness()) {
                    doors.add(new OpenDoor(
                            survivor.person(),
                            door,
                            table.house().door(door),
                            missing,
                            table.dials().doorCost()));
                }
            });
        }
        return doors;
    }

    /** The symbols of a chip that no card in the room shows (DD-DOOR-02). */
    static int missing(Table table, int room, DoorChip chip) {
        List<CodeSymbol> lent = new ArrayList<>();
        for (Survivor survivor : table.in(room)) {
            for (Item item : survivor.pack().items()) {
                lent.addAll(item.card().symbols(table.dials().cardSymbols()));
            }
        }
        return (int) chip.chip().symbols().stream()
                .filter(symbol -> !lent.contains(symbol))
                .count();
    }

    @Override
    public void carryOut(Play<Table> play) {
        Points.pay(play, who.place(), cost);
        Table table = play.table();
        DoorChip chip = table.security().on(door).orElseThrow();
        play.table(table.with(table.security().withoutDoor(door))
                .with(table.terrain().withEdge(door, table.ways().open()))
                .with(who.place(), survivor -> survivor.with(survivor.pack().withChip(chip.chip()))));
        play.log(new DarkestEvent.DoorOpened(RULE, who, name, missing));
        Experience.gainAll(play, 1, EARNED);
        play.then(Collections.nCopies(missing, new AdvanceDarkness(FORCED)));
    }
}
