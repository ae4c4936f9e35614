package redoubt.secondedition.traits;

import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.secondedition.washington.Clock;
import redoubt.secondedition.washington.LightSource;
import redoubt.secondedition.washington.Lights;

/** By its light two cards are drawn in a search, at night if it burns; several do not add up (Z2-TRAIT-01, WZ-LIGHT-14). */
public record Flashlight() implements SearchRuling, LightSource {
    @Override
    public int cards(Table table, Survivor searcher) {
        return Clock.isNight(table) && !Lights.of(table).isOn(searcher.id()) ? 1 : 2;
    }
}
