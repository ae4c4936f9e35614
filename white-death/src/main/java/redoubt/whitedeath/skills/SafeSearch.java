package redoubt.whitedeath.skills;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.skills.steps.DefyDestiny;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.whitedeath.traits.Ambush;

/**
 * Once in the turn an ambush drawn in a search may go to the discards without effect, and another card is drawn; the player
 * says whether (WD-DEC-12).
 */
public record SafeSearch() implements Skill, SearchRuling {
    private static final RuleId RULE = new RuleId("WD-SKILL-SAFESEARCH");

    @Override
    public String name() {
        return "Safe search";
    }

    @Override
    public Optional<RuleId> helpsBy(Table table, Survivor searcher) {
        return searcher.turn().hasUsed(name()) ? Optional.empty() : Optional.of(RULE);
    }

    @Override
    public List<Step<Table>> drawn(Table table, Survivor searcher, Drawn drawn) {
        boolean isAmbush = drawn.bySearch() && drawn.card().has(Ambush.class);
        return isAmbush && !searcher.turn().hasUsed(name()) ? List.of(new DefyDestiny(drawn, name(), RULE)) : List.of();
    }
}
