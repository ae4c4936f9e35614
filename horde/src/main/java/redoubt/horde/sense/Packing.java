package redoubt.horde.sense;

import redoubt.horde.action.Arrange;
import redoubt.horde.action.Carrying;
import redoubt.horde.action.Rearrangement;
import redoubt.horde.cards.Food;
import redoubt.horde.combat.DiscardForWounds;
import redoubt.horde.mission.ReceiveStarting;
import redoubt.horde.rulings.Advice;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Slots;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.Option;

/** Opinions of what to carry and where: the strongest weapons in hand, armour on the body, nothing of worth thrown away. */
final class Packing {
    private static final double ANYTHING = 0.05;
    private static final double SCALE = 4;

    private Packing() {}

    /** What a survivor's cards are worth where they lie. */
    static double worth(Situation situation, Survivor owner, Inventory inventory) {
        Slots slots = Carrying.slots(situation.table(), owner);
        double sum = 0;
        double best = 0;
        double second = 0;
        double here = 0;
        int damage = 0;
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (inventory.isEmpty(slot)) {
                continue;
            }
            Item item = inventory.held(slot);
            Equipment card = item.card();
            double strength = Arms.strength(card);
            boolean isWorking = slot < slots.size() && inventory.isWorking(slot, owner.card());
            double place = slot >= slots.size()
                    ? situation.habit(Habit.NEW_CARD)
                    : slots.isBackpack(slot) ? situation.habit(Habit.IN_PACK) : situation.habit(Habit.IN_HAND);
            sum += worth(situation, owner, card)
                    * (isWorking || !slots.isBackpack(slot) ? place : Math.max(place, 0.9));
            sum += slot >= slots.size() || slots.isBackpack(slot) ? strength * place : 0;
            if (isWorking && card.isWeapon()) {
                second = strength > best ? best : Math.max(second, strength);
                best = Math.max(best, strength);
                for (Equipment.Use use : card.uses()) {
                    damage = Math.max(damage, use.damage());
                    here = use.nearest() == 0 ? Math.max(here, Arms.hits(use)) : here;
                }
            }
            sum += isWorking && card.isArmour() ? situation.habit(Habit.ARMOUR) : 0;
        }
        return sum
                + situation.habit(Habit.BEST_WEAPON) * best
                + situation.habit(Habit.IN_PACK) * 1.4 * second
                + situation.habit(Habit.FIGHTS_HERE) * here
                + (damage > 1 ? situation.habit(Habit.DAMAGE) : 0);
    }

    /** What a card is worth besides its strength as a weapon. */
    private static double worth(Situation situation, Survivor owner, Equipment card) {
        double worth =
                ANYTHING + (card.has(Food.class) ? situation.habit(Habit.FOOD) : 0) + (card.isArmour() ? 0.5 : 0);
        for (int i = 0; i < situation.advice().size(); i++) {
            Advice advice = situation.advice().get(i);
            worth += advice.wants(situation.table(), owner, card);
        }
        return worth;
    }

    static double wants(Situation situation, Equipment card) {
        return worth(situation, situation.actor(), card) - ANYTHING;
    }

    static double opinion(Situation situation, Option option) {
        return switch (option) {
            case Rearrangement.Put put -> put(situation, put);
            case Rearrangement.Drop drop -> dropped(situation, drop.owner(), drop.slot());
            case Rearrangement.Give give -> given(situation, give);
            case Rearrangement.Done _ -> 0.05;
            case Rearrangement.Propose _ -> 0.1;
            case ReceiveStarting.Into into -> starting(situation, into);
            case ReceiveStarting.MakeRoom room -> dropped(situation, room.survivor(), room.slot());
            case DiscardForWounds.GiveCard card ->
                dropped(situation, situation.actor().id(), card.slot()) + situation.habit(Habit.SPARED_WOUND);
            default -> 0;
        };
    }

    private static double put(Situation situation, Rearrangement.Put put) {
        Survivor owner = situation.table().survivor(put.owner());
        Inventory inventory = owner.inventory();
        double gain =
                worth(situation, owner, inventory.swapped(put.from(), put.to())) - worth(situation, owner, inventory);
        return SCALE * gain;
    }

    private static double dropped(Situation situation, SurvivorId id, int slot) {
        Survivor owner = situation.table().survivor(id);
        Inventory inventory = owner.inventory();
        return SCALE * (worth(situation, owner, inventory.without(slot)) - worth(situation, owner, inventory)) - 0.1;
    }

    /** What both have afterwards, the card lying in the taker's backpack or, if there is no room, nowhere yet. */
    private static double given(Situation situation, Rearrangement.Give give) {
        Survivor giver = situation.table().survivor(give.giver());
        Survivor taker = situation.table().survivor(give.taker());
        Inventory from = giver.inventory();
        Inventory to = taker.inventory();
        double before = worth(situation, giver, from) + worth(situation, taker, to);
        int free = free(to, from.held(give.slot()).card(), taker, Carrying.slots(situation.table(), taker));
        if (free < 0) {
            return -1;
        }
        return worth(situation, giver, from.without(give.slot()))
                + worth(situation, taker, to.with(free, from.held(give.slot())))
                - before
                - 0.3;
    }

    private static int free(Inventory inventory, Equipment card, Survivor owner, Slots slots) {
        for (int slot = 0; slot < Math.min(slots.size(), inventory.size()); slot++) {
            if (inventory.isEmpty(slot) && Carrying.fits(owner, slots, slot, card)) {
                return slot;
            }
        }
        return -1;
    }

    private static double starting(Situation situation, ReceiveStarting.Into into) {
        Survivor owner = situation.table().survivor(into.survivor());
        Slots slots = Carrying.slots(situation.table(), owner);
        return slots.isBackpack(into.slot()) ? 0 : slots.isBody(into.slot()) ? 0.5 : 1;
    }

    /** What could be gained at most by moving one card into a hand. */
    static double gain(Situation situation) {
        Survivor owner = situation.actor();
        Inventory inventory = owner.inventory();
        Slots slots = inventory.slots();
        double now = worth(situation, owner, inventory);
        double most = 0;
        for (int from = 0; from < inventory.size(); from++) {
            boolean isStowed = !inventory.isEmpty(from)
                    && slots.isBackpack(from)
                    && (inventory.held(from).card().isWeapon()
                            || inventory.held(from).card().isArmour());
            for (int to = 0; isStowed && to < slots.hands() + slots.body(); to++) {
                if (Carrying.fits(owner, slots, to, inventory.held(from).card())) {
                    most = Math.max(most, worth(situation, owner, inventory.swapped(from, to)) - now);
                }
            }
        }
        return most;
    }

    /** Whether the question is about putting cards in order, which one look answers. */
    static boolean isAbout(redoubt.kernel.Step<?> question) {
        return question instanceof Arrange || question instanceof ReceiveStarting;
    }
}
