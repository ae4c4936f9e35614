package redoubt.horde.action;

import java.util.List;
import redoubt.horde.rulings.Precious;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Step;

/** The players are warned before a precious card is given up, and may keep it; the steps of their answer follow. */
public record GiveUpCard(SurvivorId survivor, Equipment card, List<Step<Table>> ifGivenUp, List<Step<Table>> ifKept)
        implements Question<Table, GiveUpCard.Answer> {
    /** What the players answer. */
    public sealed interface Answer extends Option {}

    /** The card is given up anyway. */
    public record GiveUp(SurvivorId survivor, String card) implements Answer {
        @Override
        public String key() {
            return "give up " + card;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(survivor.name()), MarkKind.CARD.mark(card));
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
            return List.of(MarkKind.SURVIVOR.mark(survivor.name()), MarkKind.CARD.mark(card));
        }
    }

    public GiveUpCard {
        ifGivenUp = List.copyOf(ifGivenUp);
        ifKept = List.copyOf(ifKept);
    }

    /** Discards the card in a slot, after a warning if it is precious. */
    static void orDiscard(Play<Table> play, SurvivorId survivor, int slot, Cite why) {
        Equipment card = play.table().survivor(survivor).inventory().held(slot).card();
        if (Precious.isIn(play.table(), card)) {
            DiscardSlot discard = new DiscardSlot(survivor, slot, card, why);
            play.then(new GiveUpCard(survivor, card, List.of(discard), List.of()));
        } else {
            Carrying.discard(play, survivor, slot, why);
        }
    }

    @Override
    public Decision<Answer> decision(Table table) {
        return new Decision<>(
                Precious.warning(table, card),
                table.seatOf(survivor),
                List.of(new GiveUp(survivor, card.name()), new Keep(survivor, card.name())));
    }

    @Override
    public void answer(Answer chosen, Play<Table> play) {
        play.then(
                switch (chosen) {
                    case GiveUp _ -> ifGivenUp;
                    case Keep _ -> ifKept;
                });
    }
}
