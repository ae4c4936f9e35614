package redoubt.horde.rulings;

import java.util.List;
import redoubt.board.Sight;
import redoubt.board.SightRule;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;

/** How everybody sees in a mission that reads the edition's sight rule differently. */
public record Eyesight(SightRule rule) implements Ruling {
    public static final Hook<Eyesight> HOOK = new Hook<>(17, Eyesight.class);

    /** How everybody sees unless a ruling of their own says otherwise. */
    public static SightRule rule(Table table) {
        List<Eyesight> other = table.mission().rulings(HOOK);
        return other.isEmpty() ? table.print().sightRule() : other.getFirst().rule;
    }

    /** What everybody sees unless a ruling of their own says otherwise. */
    public static Sight sight(Table table) {
        return table.terrain().sight(rule(table));
    }
}
