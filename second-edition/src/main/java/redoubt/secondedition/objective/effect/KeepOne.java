package redoubt.secondedition.objective.effect;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import redoubt.horde.action.KeepDrawn;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.secondedition.objective.Reading;

/** The taker keeps one of the cards just drawn; the others stay on the discards. */
record KeepOne(Reading reading, List<Integer> cards) implements Question<Table, KeepOne.Keep> {
    KeepOne {
        cards = List.copyOf(cards);
    }

    /** Keeps this card. */
    record Keep(Equipment card) implements Option {
        @Override
        public String key() {
            return "keep " + card.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.CARD.mark(card.name()));
        }
    }

    /** Two cards of the same name are one choice. */
    @Override
    public Decision<Keep> decision(Table table) {
        List<Keep> options = new ArrayList<>();
        Set<String> names = new LinkedHashSet<>();
        for (int card : cards) {
            Equipment equipment = table.print().equipment().get(card);
            if (names.add(equipment.name())) {
                options.add(new Keep(equipment));
            }
        }
        return new Decision<>(reading.rule(), table.seatOf(reading.taker()), options);
    }

    @Override
    public void answer(Keep chosen, Play<Table> play) {
        play.then(new KeepDrawn(reading.taker(), chosen.card()));
    }
}
