package redoubt.secondedition.skills;

import java.util.Optional;
import redoubt.board.Deck;
import redoubt.horde.action.Carrying;
import redoubt.horde.action.EquipmentDecks;
import redoubt.horde.action.KeepCard;
import redoubt.horde.cards.Fire;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Slots;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Stream;

/** On 4 or more, a molotov just thrown goes back into the backpack; if that is full, the survivor makes room. Nobody rolls again. */
record RollForCocktail(SurvivorId survivor) implements Effect<Table> {
    private static final Stream DIE = Stream.stream("cocktails");
    private static final int NEEDED = 4;

    @Override
    public void happen(Play<Table> play) {
        Optional<Equipment> thrown = thrown(play.table());
        if (thrown.isEmpty() || !play.table().survivor(survivor).isOnBoard()) {
            return;
        }
        int die = play.d6(DIE);
        play.log(new SkillEvent.CocktailRolled(SkillRules.COCKTAILS, survivor, die, die >= NEEDED));
        if (die >= NEEDED) {
            play.table(EquipmentDecks.retrieved(play.table(), thrown.get()));
            putBack(play, thrown.get());
        }
    }

    /** The card that lies on top of its discards. */
    private static Optional<Equipment> thrown(Table table) {
        for (Deck deck : table.decks()) {
            if (!deck.name().equals(table.print().zombieDeck())
                    && !deck.discard().isEmpty()) {
                Equipment card = table.print().equipment().get(deck.discard().top());
                if (card.deck().equals(deck.name()) && card.has(Fire.class)) {
                    return Optional.of(card);
                }
            }
        }
        return Optional.empty();
    }

    private void putBack(Play<Table> play, Equipment card) {
        Survivor thrower = play.table().survivor(survivor);
        Inventory inventory = thrower.inventory();
        Slots slots = Carrying.slots(play.table(), thrower);
        for (int slot = 0; slot < Math.min(slots.size(), inventory.size()); slot++) {
            if (slots.isBackpack(slot) && inventory.isEmpty(slot)) {
                play.table(play.table().with(thrower.withInventory(inventory.with(slot, Item.of(card)))));
                return;
            }
        }
        play.then(new KeepCard(survivor, card, SkillRules.COCKTAILS));
    }
}
