package redoubt.darkest.action;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.Card;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Interrupt;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;

/**
 * What a seat may do at any decision without answering it: swap Gear and buy skills (DD-EQ-08, DD-XP-07, DD-DEC-58). A card is swapped
 * once until its holder pays for an action, so that nobody can swap for ever (DD-EQ-17).
 */
public final class Meanwhile {
    private static final RuleId SWAP = rule("DD-EQ-08");

    private Meanwhile() {}

    public static List<Interrupt<Table>> of(Table table, Seat seat) {
        List<Interrupt<Table>> interrupts = new ArrayList<>();
        for (Survivor survivor : table.playing()) {
            if (survivor.owner().equals(seat)) {
                addSwaps(survivor, interrupts);
                BuySkill.offers(survivor).forEach(skill -> interrupts.add(new BuyAtOnce(skill)));
            }
        }
        return interrupts;
    }

    private static void addSwaps(Survivor survivor, List<Interrupt<Table>> interrupts) {
        for (Item item : survivor.pack().left()) {
            if (Points.canEquip(survivor, item)
                    && !survivor.effort().hasUsedFreely(item.card().name())) {
                interrupts.add(new Equip(survivor.person(), item.card()));
            }
        }
        for (Item item : survivor.pack().right()) {
            if (!survivor.effort().hasUsedFreely(item.card().name())) {
                interrupts.add(new PutAside(survivor.person(), item.card()));
            }
        }
    }

    /** A card goes to the right of the board, and what must give way to the left. */
    public record Equip(Person who, Card card) implements Interrupt<Table> {
        @Override
        public String key() {
            return "equip " + who.key() + " " + card.name() + " " + card.index();
        }

        @Override
        public List<Mark> marks() {
            return List.of(who.mark(), new Mark("card", card.name()));
        }

        @Override
        public void happen(Play<Table> play) {
            Survivor survivor = play.table().survivor(who);
            Item item = survivor.pack().find(card.index()).orElseThrow();
            Survivor equipped = Points.equipping(survivor, item);
            play.table(play.table().with(equipped.with(equipped.effort().usingFreely(card.name()))));
            play.log(new DarkestEvent.Equipped(SWAP, who, card));
        }
    }

    /** A card goes to the left of the board. */
    public record PutAside(Person who, Card card) implements Interrupt<Table> {
        @Override
        public String key() {
            return "put aside " + who.key() + " " + card.name() + " " + card.index();
        }

        @Override
        public List<Mark> marks() {
            return List.of(who.mark(), new Mark("card", card.name()));
        }

        @Override
        public void happen(Play<Table> play) {
            Survivor survivor = play.table().survivor(who);
            Item item = survivor.pack().find(card.index()).orElseThrow();
            play.table(play.table()
                    .with(survivor.with(survivor.pack().without(card.index()).withLeft(item))
                            .with(survivor.effort().usingFreely(card.name()))));
            play.log(new DarkestEvent.PutAside(SWAP, who, card));
        }
    }

    /** A skill is bought between two actions. */
    public record BuyAtOnce(BuySkill skill) implements Interrupt<Table> {
        @Override
        public String key() {
            return "at once " + skill.key();
        }

        @Override
        public List<Mark> marks() {
            return skill.marks();
        }

        @Override
        public void happen(Play<Table> play) {
            skill.carryOut(play);
        }
    }
}
