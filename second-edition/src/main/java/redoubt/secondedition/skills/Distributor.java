package redoubt.secondedition.skills;

import java.util.List;
import redoubt.horde.rulings.SpawnRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** In the spawn step all cards are drawn first, and the group chooses which comes where. */
public record Distributor() implements Skill, SpawnRuling {
    @Override
    public String name() {
        return "Distributor";
    }

    @Override
    public List<Step<Table>> insteadOfDrawing(Survivor survivor) {
        return List.of(new LookAtCards(survivor.id()));
    }
}
