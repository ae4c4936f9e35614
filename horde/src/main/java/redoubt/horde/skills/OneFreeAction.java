package redoubt.horde.skills;

import java.util.List;
import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Skill;

/** The survivor has one free action of a kind in each turn. */
public record OneFreeAction(FreeAction action) implements Skill, TurnRuling {
    @Override
    public String name() {
        return "+1 free " + action.name() + " Action";
    }

    @Override
    public List<FreeAction> freeActions() {
        return List.of(action);
    }
}
