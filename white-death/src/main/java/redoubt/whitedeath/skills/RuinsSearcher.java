package redoubt.whitedeath.skills;

import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.whitedeath.ground.Ground;

/** The survivor may search in ruins. */
public record RuinsSearcher(Ground ground) implements Skill, SearchRuling {
    @Override
    public String name() {
        return "Ruins searcher";
    }

    @Override
    public boolean opensZone(Table table, Survivor searcher) {
        return table.terrain().zoneKind(searcher.zone().index()) == ground.ruins();
    }
}
