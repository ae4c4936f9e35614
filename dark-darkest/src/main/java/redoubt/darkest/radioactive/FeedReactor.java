package redoubt.darkest.radioactive;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Terrain;
import redoubt.darkest.print.Chip;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** In front of a door of the Reactor a three-symbol chip is inserted for 2 AP and used up; the second one opens it (DD-RAD-22). */
record FeedReactor(Person who, Chip chip) implements Deed {
    private static final RuleId RULE = rule("DD-RAD-22");
    private static final int COST = 2;
    private static final int SIZE = 3;

    @Override
    public String key() {
        return "reactor " + who.key() + " " + chip.name();
    }

    @Override
    public List<Mark> objects() {
        return List.of(new Mark("chip", chip.name()));
    }

    static List<Deed> offers(Table table, Survivor survivor) {
        List<Deed> chips = new ArrayList<>();
        boolean closed = doors(table).stream()
                .anyMatch(door -> table.house().touches(door, survivor.room())
                        && table.ways().isSealed(table.terrain(), door));
        if (closed && survivor.points() >= COST) {
            for (Chip chip : survivor.pack().chips()) {
                if (chip.size() == SIZE) {
                    chips.add(new FeedReactor(survivor.person(), chip));
                }
            }
        }
        return chips;
    }

    private static List<Integer> doors(Table table) {
        int reactor = Radiation.reactorRoom(table);
        return table.house().seals().stream()
                .filter(door -> table.house().touches(door, reactor))
                .toList();
    }

    @Override
    public int cost() {
        return COST;
    }

    @Override
    public void carryOut(Play<Table> play) {
        Points.pay(play, who.place(), cost());
        Table table = play.table();
        Radiation fed = Radiation.of(table).withChip();
        play.table(table.with(
                        who.place(), survivor -> survivor.with(survivor.pack().without(chip)))
                .with(table.security().withGone(List.of(chip)))
                .with(fed));
        play.log(new RadiationEvent.ReactorFed(RULE, who, chip));
        if (fed.chips() == Radiation.CHIPS) {
            Terrain ground = table.terrain();
            for (int door : doors(table)) {
                ground = ground.withEdge(door, table.ways().open());
            }
            play.table(play.table().with(ground));
            play.log(new RadiationEvent.ReactorOpened(RULE));
        }
    }
}
