package redoubt.secondedition.campaign;

import java.util.List;
import redoubt.horde.rulings.StartingRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** The survivor begins each mission with a campaign skill of choice, which lasts until its end (WZ-SKILL-FACTOTUM). */
public record Factotum() implements Skill, StartingRuling {
    @Override
    public String name() {
        return "Factotum";
    }

    @Override
    public List<Step<Table>> choices(SurvivorId owner) {
        return List.of(new BorrowSkill(owner));
    }
}
