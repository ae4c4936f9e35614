package redoubt.whitedeath.skills;

import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.whitedeath.ground.Ground;

/** The survivor may search in corruption. */
public record CorruptionSeeker(Ground ground) implements Skill, SearchRuling {
    @Override
    public String name() {
        return "Corruption seeker";
    }

    @Override
    public boolean opensZone(Table table, Survivor searcher) {
        return ground.isCorrupted(table.terrain(), searcher.zone().index());
    }
}
