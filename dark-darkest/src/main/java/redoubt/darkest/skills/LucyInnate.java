package redoubt.darkest.skills;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.Chip;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;

/**
 * For 4 XP she replaces the chip on a door of her room by a random unused one with as many symbols, face up (DD-SKILL-LUCY,
 * DD-GAP-40).
 */
record LucyInnate() implements Ruling {
    private static final int PRICE = 4;

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        List<Deed> doors = new ArrayList<>();
        if (survivor.experience() < PRICE) {
            return doors;
        }
        for (DoorChip chip : table.security().doors()) {
            boolean beside = table.house().touches(chip.door(), survivor.room());
            if (beside && !spares(table, chip).isEmpty()) {
                doors.add(new Replace(
                        survivor.person(), chip.door(), table.house().door(chip.door())));
            }
        }
        return doors;
    }

    private static List<Chip> spares(Table table, DoorChip chip) {
        return table.security().unused().stream()
                .filter(spare -> spare.size() == chip.chip().size())
                .toList();
    }

    /** The chip on this door is replaced. */
    record Replace(Person who, int door, String name) implements Deed {
        @Override
        public String key() {
            return "replace chip " + who.key() + " " + name;
        }

        @Override
        public List<Mark> objects() {
            return List.of(new Mark("door", name));
        }

        @Override
        public void carryOut(Play<Table> play) {
            Table table = play.table();
            DoorChip old = table.security().on(door).orElseThrow();
            Chip drawn = play.shuffled(Dice.UNUSED_CHIPS, spares(table, old)).getFirst();
            List<Chip> unused = new ArrayList<>(table.security().unused());
            unused.remove(drawn);
            unused.add(old.chip());
            List<DoorChip> doors = new ArrayList<>(table.security().doors());
            doors.set(doors.indexOf(old), new DoorChip(door, drawn, true));
            play.table(table.with(table.security().withUnused(unused).withDoors(doors))
                    .with(who.place(), survivor -> survivor.withExperience(survivor.experience() - PRICE)));
            play.reveal(new DarkestEvent.ChipReplaced(SkillName.LUCY.rule(), who, name, drawn));
        }
    }
}
