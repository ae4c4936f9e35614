package redoubt.horde.action;

import java.util.List;
import redoubt.horde.rulings.Precious;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Item;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** The players are warned before a precious card is discarded, and may keep it. */
public record GiveUpCard(SurvivorId survivor, int slot, Equipment card, Cite why)
        implements Question<Table, GiveUpCard.Answer> {
    /** What the players say to it. */
    public sealed interface Answer extends Option {}

    /** The card is discarded all the same. */
    public record GiveUp(SurvivorId survivor, String card) implements Answer {
        @Override
        public String key() {
            return "give up " + card;
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("survivor", survivor.name()), new Mark("card", card));
        }
    }

    /** The card is kept. */
    public record Keep(SurvivorId survivor, String card) implements Answer {
        @Override
        public String key() {
            return "keep " + card;
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("survivor", survivor.name()), new Mark("card", card));
        }
    }

    /** Discards the card of a slot, after a warning if it is a precious one. */
    static void orDiscard(Play<Table> play, SurvivorId survivor, int slot, Cite why) {
        Equipment card = play.table().survivor(survivor).inventory().held(slot).card();
        if (Precious.isIn(play.table(), card)) {
            play.then(new GiveUpCard(survivor, slot, card, why));
        } else {
            Carrying.discard(play, survivor, slot, why);
        }
    }

    @Override
    public Decision<Answer> decision(Table table) {
        RuleId warning = Precious.warning(table, card);
        return new Decision<>(
                warning,
                table.seatOf(survivor),
                List.of(new GiveUp(survivor, card.name()), new Keep(survivor, card.name())));
    }

    /** The card may be gone already, since cards are discarded at any time. */
    @Override
    public void answer(Answer chosen, Play<Table> play) {
        boolean isThere = play.table()
                .survivor(survivor)
                .inventory()
                .item(slot)
                .map(Item::card)
                .filter(card::equals)
                .isPresent();
        if (chosen instanceof GiveUp && isThere) {
            Carrying.discard(play, survivor, slot, why);
        }
    }
}
