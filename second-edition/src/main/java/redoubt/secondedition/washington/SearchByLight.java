package redoubt.secondedition.washington;

import java.util.List;
import redoubt.horde.action.SearchZone;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;
import redoubt.secondedition.traits.Flashlight;

/** A survivor searches and switches on a flashlight for it. */
public record SearchByLight(String deck, int wall) implements ActOption {
    @Override
    public ActionKind kind() {
        return ActionKind.SEARCH;
    }

    @Override
    public Step<Table> step(SurvivorId actor) {
        return new AimLight(WashingtonRules.SWITCH_ON, actor, wall, List.of(new SearchZone(actor, deck)));
    }

    @Override
    public String key() {
        return "search " + deck + " by light";
    }

    @Override
    public List<Mark> marks() {
        return List.of(MarkKind.DECK.mark(deck), MarkKind.COUNT.mark(Integer.toString(Flashlight.BY_LIGHT)));
    }
}
