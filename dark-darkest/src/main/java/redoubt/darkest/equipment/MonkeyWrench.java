package redoubt.darkest.equipment;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.CardAnswer;
import redoubt.darkest.print.Card;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A revealed chip in the user's room changes places with a face-down one of as many symbols, which is revealed (DD-ITEM-21). */
record MonkeyWrench() implements Ruling {
    private static final RuleId RULE = rule("DD-ITEM-21");

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        List<Deed> swaps = new ArrayList<>();
        Cards.held(survivor, "Monkey Wrench").ifPresent(card -> {
            for (DoorChip near : table.security().doors()) {
                for (DoorChip far : table.security().doors()) {
                    boolean here = table.house().touches(near.door(), survivor.room());
                    boolean fits = near.chip().size() == far.chip().size();
                    if (here && near.isFaceUp() && !far.isFaceUp() && fits) {
                        swaps.add(new Swap(
                                survivor.person(),
                                card,
                                table.house().door(near.door()),
                                table.house().door(far.door())));
                    }
                }
            }
        });
        return swaps;
    }

    /** The chips on these two doors. */
    record Swap(Person who, Card card, String near, String far) implements Deed {
        @Override
        public String key() {
            return "swap " + who.key() + " " + near + " " + far;
        }

        @Override
        public List<Mark> objects() {
            return List.of(new Mark("card", card.name()), new Mark("door", near), new Mark("door", far));
        }

        @Override
        public void carryOut(Play<Table> play) {
            CardAnswer.spend(play, who, card, RULE);
            Table table = play.table();
            DoorChip here = find(table, near);
            DoorChip there = find(table, far);
            List<DoorChip> doors = new ArrayList<>(table.security().doors());
            doors.set(doors.indexOf(here), new DoorChip(here.door(), there.chip(), true));
            doors.set(doors.indexOf(there), new DoorChip(there.door(), here.chip(), false));
            play.table(table.with(table.security().withDoors(doors)));
            play.reveal(new DarkestEvent.ChipReplaced(RULE, who, near, there.chip()));
        }

        private static DoorChip find(Table table, String door) {
            return table.security().doors().stream()
                    .filter(chip -> table.house().door(chip.door()).equals(door))
                    .findFirst()
                    .orElseThrow();
        }
    }
}
