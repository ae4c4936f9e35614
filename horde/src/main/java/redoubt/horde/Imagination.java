package redoubt.horde;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.action.EquipmentDecks;
import redoubt.horde.mission.MissionSetUp;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Table;
import redoubt.kernel.Luck;
import redoubt.kernel.State;

/** A table as a bot may imagine it: decks and face-down objectives in some possible order. */
final class Imagination {
    private Luck luck;

    private Imagination(Luck luck) {
        this.luck = luck;
    }

    static State<Table> of(State<Table> state, Luck luck) {
        Imagination imagination = new Imagination(luck);
        Table imagined = imagination.decks(state.table());
        imagined = imagination.objectives(imagined);
        return state.withTable(imagined).withLuck(imagination.luck);
    }

    /** Cards lying face down on the board could be any of those left in their decks. */
    private Table decks(Table table) {
        Table changed = table;
        List<Dropped> dropped = new ArrayList<>(table.dropped());
        for (Deck deck : table.decks()) {
            List<Integer> unseen = new ArrayList<>(deck.draw().list());
            for (Dropped card : dropped) {
                if (card.card().deck().equals(deck.name())) {
                    unseen.add(card.card().index());
                }
            }
            Luck.Shuffle<Integer> shuffle = luck.shuffle(EquipmentDecks.stream(deck.name()), unseen);
            luck = shuffle.rest();
            int cards = deck.draw().size();
            changed = changed.with(deck.withDraw(Pile.of(shuffle.cards().subList(0, cards))));
            for (int i = 0; i < dropped.size(); i++) {
                if (dropped.get(i).card().deck().equals(deck.name())) {
                    int card = shuffle.cards().get(cards++);
                    dropped.set(
                            i,
                            new Dropped(
                                    dropped.get(i).zone(),
                                    table.print().equipment().get(card)));
                }
            }
        }
        return dropped.isEmpty() ? changed : changed.withDropped(dropped);
    }

    private Table objectives(Table table) {
        List<String> hidden = new ArrayList<>();
        for (Objective objective : table.objectives()) {
            if (objective.isFaceDown()) {
                hidden.add(objective.colour());
            }
        }
        if (hidden.size() < 2) {
            return table;
        }
        Luck.Shuffle<String> shuffle = luck.shuffle(MissionSetUp.OBJECTIVES, hidden);
        luck = shuffle.rest();
        List<Objective> changed = new ArrayList<>();
        int next = 0;
        for (Objective objective : table.objectives()) {
            changed.add(
                    objective.isFaceDown()
                            ? new Objective(objective.zone(), shuffle.cards().get(next++), true)
                            : objective);
        }
        return table.withObjectives(changed);
    }
}
