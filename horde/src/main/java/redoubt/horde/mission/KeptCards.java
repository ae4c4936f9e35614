package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Print;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.Step;

/** Brings the cards that survivors have kept from an earlier mission: out of their decks before these are shuffled. */
final class KeptCards {
    private final Print print;
    private final List<Starting.Kept> kept;
    /** The copies that were in the decks, by the place of the card in the print. */
    private final int[] copies;

    KeptCards(Print print, List<Starting.Kept> kept) {
        this.print = print;
        this.kept = kept;
        this.copies = new int[print.equipment().size()];
    }

    /** The deck without the copies that have been kept. */
    Deck withoutKept(Deck deck) {
        if (kept.isEmpty()) {
            return deck;
        }
        List<Integer> cards = new ArrayList<>(deck.draw().list());
        for (Starting.Kept one : kept) {
            Equipment card = card(one);
            if (card.deck().equals(deck.name()) && cards.remove((Integer) card.index())) {
                copies[card.index()]++;
            }
        }
        return deck.withDraw(Pile.of(cards));
    }

    /** Everybody gets what they have kept; where there are too few copies, the players decide who does. */
    List<Step<Table>> steps(Table table) {
        List<Step<Table>> steps = new ArrayList<>();
        List<Equipment> seen = new ArrayList<>();
        for (Starting.Kept one : kept) {
            Equipment card = card(one);
            if (!seen.contains(card)) {
                seen.add(card);
                List<SurvivorId> owners = owners(table, card);
                if (owners.size() <= copies[card.index()]) {
                    owners.forEach(owner -> steps.add(new ReceiveStarting(owner, card.index(), Cite.KEPT_CARDS)));
                } else {
                    steps.add(new ShareKept(card, owners, copies[card.index()]));
                }
            }
        }
        return steps;
    }

    private List<SurvivorId> owners(Table table, Equipment card) {
        List<SurvivorId> owners = new ArrayList<>();
        for (Starting.Kept one : kept) {
            if (card(one).equals(card)) {
                owners.add(table.survivor(one.survivor())
                        .map(Survivor::id)
                        .orElseThrow(() -> refused(one, one.survivor() + " is not in the team")));
            }
        }
        return owners;
    }

    private Equipment card(Starting.Kept one) {
        for (Equipment card : print.equipment()) {
            if (CardName.of(card).equals(one.card()) || card.name().equals(one.card()) && card.keep() > 0) {
                if (card.keep() == 0) {
                    throw refused(one, "nobody can keep a " + card.name());
                }
                return card;
            }
        }
        throw refused(one, "no card that can be kept is called " + one.card());
    }

    private SetUpRefused refused(Starting.Kept one, String why) {
        return SetUpRefused.ofSetting(
                print.cite(Cite.KEPT_CARDS), "kept", one.survivor() + " has kept " + one.card() + ": " + why);
    }
}
