package redoubt.whitedeath.traits;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.action.Carrying;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Slots;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** A survivor gives up a card for dragon fire; of several copies the player chooses from where (WD-DEC-25). */
public record FeedFire(SurvivorId survivor, Fuel fuel) implements Question<Table, FeedFire.GiveUp> {
    private static final RuleId RULE = new RuleId("WD-FIRE-01");

    /** What dragon fire is made of. */
    public enum Fuel {
        BILE(DragonBile.class),
        TORCH(Torch.class);

        private final Class<? extends Ruling> trait;

        Fuel(Class<? extends Ruling> trait) {
            this.trait = trait;
        }
    }

    /** Discards the card in this slot. */
    public record GiveUp(int slot, String place, String card) implements Option {
        @Override
        public String key() {
            return "discard " + place + " " + card;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.CARD.mark(card), MarkKind.SLOT.mark(place));
        }
    }

    /** Copies in slots of the same sort are all one, so that only the first of them is offered. */
    @Override
    public Decision<GiveUp> decision(Table table) {
        Inventory inventory = table.survivor(survivor).inventory();
        Slots slots = inventory.slots();
        List<GiveUp> options = new ArrayList<>();
        for (int slot : inventory.filled()) {
            boolean isRepeated = options.stream().anyMatch(earlier -> isSameSort(slots, earlier.slot(), slot));
            if (inventory.held(slot).card().has(fuel.trait) && !isRepeated) {
                options.add(
                        new GiveUp(slot, slots.name(slot), inventory.held(slot).name()));
            }
        }
        return new Decision<>(RULE, table.seatOf(survivor), options);
    }

    private static boolean isSameSort(Slots slots, int one, int other) {
        return slots.isHand(one) == slots.isHand(other) && slots.isBody(one) == slots.isBody(other);
    }

    @Override
    public void answer(GiveUp chosen, Play<Table> play) {
        Carrying.discard(play, survivor, chosen.slot(), RULE);
    }
}
