package redoubt.livingdead.combining;

import java.util.List;
import java.util.Optional;
import redoubt.horde.action.ResolveDrawn;
import redoubt.horde.rulings.Drawn;
import redoubt.horde.rulings.Precious;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.livingdead.edition.Combination;

/** The players are warned before a precious card is used up in a combination, perhaps with a card just drawn (NL-GAP-16). */
public record UseUpCard(SurvivorId survivor, Combination combination, Equipment card, Optional<Drawn> drawn)
        implements Question<Table, UseUpCard.Answer> {
    /** What the players say to it. */
    public sealed interface Answer extends Option {}

    /** The card is used up all the same. */
    public record UseUp(SurvivorId survivor, String card) implements Answer {
        @Override
        public String key() {
            return "use up " + card;
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

    @Override
    public Decision<Answer> decision(Table table) {
        return new Decision<>(
                Precious.warning(table, card),
                table.seatOf(survivor),
                List.of(new UseUp(survivor, card.name()), new Keep(survivor, card.name())));
    }

    @Override
    public void answer(Answer chosen, Play<Table> play) {
        boolean isUsedUp = chosen instanceof UseUp;
        if (isUsedUp && drawn.isPresent()) {
            CombineDrawn.combine(play, drawn.get(), combination);
        } else if (isUsedUp) {
            play.then(new Combine(survivor, combination, List.of()));
        } else if (drawn.isPresent()) {
            play.then(new ResolveDrawn(drawn.get()));
        }
    }
}
