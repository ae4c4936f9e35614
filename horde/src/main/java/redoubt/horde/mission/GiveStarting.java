package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/**
 * The group agrees who gets the next card of starting equipment, so that everybody begins with at least one; when the rest of a
 * deal is given out, nobody gets more than {@code most} cards (0 for no limit).
 */
record GiveStarting(List<Integer> cards, int most) implements Question<Table, GiveStarting.To> {
    /** To this survivor. */
    record To(SurvivorId survivor, String card) implements Option {
        @Override
        public String key() {
            return "give " + card + " to " + survivor;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(survivor.name()), MarkKind.CARD.mark(card));
        }
    }

    GiveStarting {
        cards = List.copyOf(cards);
    }

    @Override
    public Decision<To> decision(Table table) {
        String card = table.print().equipment().get(cards.getFirst()).name();
        int without = 0;
        for (Survivor survivor : table.survivors()) {
            without += dealtTo(survivor) == 0 ? 1 : 0;
        }
        List<To> options = new ArrayList<>();
        for (Survivor survivor : table.survivors()) {
            int has = dealtTo(survivor);
            if ((has == 0 || without < cards.size())
                    && (most == 0 || has < most)
                    && new ReceiveStarting(survivor.id(), cards.getFirst(), Cite.SET_UP_EQUIPMENT).hasRoom(table)) {
                options.add(new To(survivor.id(), card));
            }
        }
        return new Decision<>(table.cite(Cite.SET_UP_EQUIPMENT), table.everyone(), options);
    }

    @Override
    public void answer(To chosen, Play<Table> play) {
        if (cards.size() > 1) {
            play.then(new GiveStarting(cards.subList(1, cards.size()), most));
        }
        play.then(new ReceiveStarting(chosen.survivor(), cards.getFirst(), Cite.SET_UP_EQUIPMENT));
    }

    /** Cards from a starting skill come on top of what is shared out. */
    private static int dealtTo(Survivor survivor) {
        return survivor.inventory().items().size()
                - StartingEquipment.bySkill(survivor).size();
    }
}
