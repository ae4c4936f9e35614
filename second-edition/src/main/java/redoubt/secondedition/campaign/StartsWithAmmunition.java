package redoubt.secondedition.campaign;

import java.util.List;
import redoubt.horde.rulings.StartingRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** The survivor begins each mission with a card of ammunition, chosen anew each time (WZ-CSK-03). */
public record StartsWithAmmunition() implements Skill, StartingRuling {
    static final String NAME = "Starts with an Ammo card";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<Step<Table>> choices(SurvivorId owner) {
        return List.of(new ChooseAmmunition(owner));
    }
}
