package redoubt.darkest.equipment;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.house.House;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Once per Round a Code chip up to two tiles away, walls notwithstanding, is turned up (DD-ITEM-15). */
record Flashlight() implements Ruling {
    private static final RuleId RULE = rule("DD-ITEM-15");
    private static final String NAME = "Flashlight";
    private static final int REACH = 2;

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        List<Deed> doors = new ArrayList<>();
        if (!survivor.pack().hasEquipped(NAME) || survivor.effort().used().contains(NAME)) {
            return doors;
        }
        for (DoorChip chip : table.security().doors()) {
            if (!chip.isFaceUp() && distance(table.house(), chip.door(), survivor.room()) <= REACH) {
                doors.add(
                        new Shine(survivor.person(), chip.door(), table.house().door(chip.door())));
            }
        }
        return doors;
    }

    private static int distance(House house, int door, int room) {
        int tile = house.tile(room);
        int one = house.tile(house.board().edges().first(door));
        int other = house.tile(house.board().edges().second(door));
        return Math.min(steps(house, tile, one), steps(house, tile, other));
    }

    private static int steps(House house, int tile, int other) {
        return Math.abs(house.row(tile) - house.row(other)) + Math.abs(house.column(tile) - house.column(other));
    }

    /** The chip on this door. */
    record Shine(Person who, int door, String name) implements Deed {
        @Override
        public String key() {
            return "shine " + who.key() + " " + name;
        }

        @Override
        public List<Mark> objects() {
            return List.of(new Mark("door", name));
        }

        @Override
        public void carryOut(Play<Table> play) {
            Table table = play.table();
            play.table(
                    table.with(table.security().withFaceUp(door)).with(who.place(), survivor -> survivor.using(NAME)));
            play.reveal(new DarkestEvent.ChipRevealed(
                    RULE, name, table.security().on(door).orElseThrow().chip()));
        }
    }
}
