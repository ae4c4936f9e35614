package redoubt.whitedeath.mission.m01;

import java.util.List;
import java.util.Locale;
import redoubt.board.Deck;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Advice;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Menu;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** At the banner a survivor takes dragon bile from the deck or the discards; it is no search and may be repeated. */
public record BannerOfDragonBile(TokenKind banner, Equipment bile) implements ActionRuling, Advice {
    private static final int NEEDED = 4;
    static final RuleId RULE = new RuleId("WD-M01-07");

    /** Takes the card from the deck or from its discards. */
    public record Take(Equipment card, boolean isDiscarded) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new TakeFromDeck(actor, card, isDiscarded);
        }

        @Override
        public String key() {
            return "take " + card.name().toLowerCase(Locale.ROOT) + (isDiscarded ? " from discards" : " from deck");
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.CARD.mark(card.name()), MarkKind.ANSWER.mark(isDiscarded ? "discards" : "deck"));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (table.count(banner, actor.zone().index()) == 0 || !menu.canPay(ActionKind.OTHER, 1)) {
            return;
        }
        Deck deck = table.deck(bile.deck());
        if (deck.draw().contains(bile.index())) {
            menu.add(new Take(bile, false));
        }
        if (deck.discard().contains(bile.index())) {
            menu.add(new Take(bile, true));
        }
    }

    /** Somebody fetches what the survivors do not hold yet. */
    @Override
    public void errands(Table table, List<Errand> errands) {
        if (held(table) < NEEDED) {
            errands.add(new Errand(table.tokens().first(banner.index()), 2, 2));
        }
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return option instanceof Take && held(outlook.table()) < NEEDED ? 7 : option instanceof Take ? -3 : 0;
    }

    private int held(Table table) {
        int held = 0;
        for (Survivor survivor : table.survivors()) {
            held += survivor.isOnBoard() ? survivor.inventory().count(bile.name()) : 0;
        }
        return held;
    }
}
