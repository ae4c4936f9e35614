package redoubt.whitedeath.skills;

import java.util.List;
import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Skill;
import redoubt.whitedeath.edition.ActionKinds;

/** The survivor has a free action for a spell in each turn, in combat or an enchantment. */
public record Spellcaster() implements Skill, TurnRuling {
    private static final FreeAction FREE =
            new FreeAction("Spellcaster", List.of(ActionKinds.MAGIC, ActionKinds.ENCHANTMENT));

    @Override
    public String name() {
        return "Spellcaster";
    }

    @Override
    public List<FreeAction> freeActions() {
        return List.of(FREE);
    }
}
