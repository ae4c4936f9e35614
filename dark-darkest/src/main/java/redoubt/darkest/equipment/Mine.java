package redoubt.darkest.equipment;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.darkest.peril.CardAnswer;
import redoubt.darkest.print.Card;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Armed in a room without enemies; it goes off when one comes in (DD-ITEM-20, DD-ITEM-30). */
record Mine() implements Ruling {
    private static final RuleId RULE = rule("DD-ITEM-20");

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        boolean free = !table.isEnemyIn(survivor.room())
                && !table.isDestroyed(survivor.room())
                && !table.notes().mines().contains(survivor.room());
        return Cards.held(survivor, "Mine")
                .filter(_ -> free)
                .<List<Deed>>map(card -> List.of(new Arm(survivor.person(), card)))
                .orElse(List.of());
    }

    /** The Mine is armed. */
    record Arm(Person who, Card card) implements Deed {
        @Override
        public String key() {
            return "arm mine " + who.key();
        }

        @Override
        public List<Mark> objects() {
            return List.of(new Mark("card", card.name()));
        }

        @Override
        public void carryOut(Play<Table> play) {
            CardAnswer.spend(play, who, card, RULE);
            Table table = play.table();
            play.table(table.with(table.notes()
                    .withMines(table.notes().mines().with(table.survivor(who).room()))));
        }
    }
}
