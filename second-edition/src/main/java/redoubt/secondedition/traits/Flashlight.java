package redoubt.secondedition.traits;

import java.util.Optional;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.secondedition.washington.Clock;
import redoubt.secondedition.washington.LightSource;
import redoubt.secondedition.washington.Lights;

/** By its light two cards are drawn in a search, at night if it burns; several do not add up (Z2-TRAIT-01, WZ-LIGHT-14). */
public record Flashlight() implements SearchRuling, LightSource {
    /** How many cards a search by its light draws. */
    public static final int BY_LIGHT = 2;

    private static final RuleId RULE = new RuleId("Z2-TRAIT-01");

    @Override
    public int cards(Table table, Survivor searcher) {
        return Clock.isNight(table) && !Lights.of(table).isOn(searcher.id()) ? 1 : BY_LIGHT;
    }

    @Override
    public Optional<RuleId> helpsBy(Table table, Survivor searcher) {
        return cards(table, searcher) == 1 ? Optional.empty() : Optional.of(RULE);
    }
}
