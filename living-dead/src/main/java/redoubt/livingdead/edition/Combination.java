package redoubt.livingdead.edition;

import java.util.List;
import java.util.stream.Stream;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Packed;
import redoubt.kernel.Mark;
import redoubt.kernel.RuleId;

/** Cards that together become a card of the special equipment; those kept are not used up. */
public record Combination(String card, List<String> parts, List<String> kept, RuleId rule) {
    public Combination {
        parts = Packed.copyOf(parts);
        kept = List.copyOf(kept);
    }

    /** What is made, then what it is made of. */
    public List<Mark> marks() {
        return Stream.concat(Stream.of(card), parts.stream())
                .map(name -> MarkKind.CARD.mark(name))
                .toList();
    }
}
