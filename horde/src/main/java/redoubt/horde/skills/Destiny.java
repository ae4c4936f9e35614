package redoubt.horde.skills;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.skills.steps.DefyDestiny;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** Once per turn, the survivor may discard a card just drawn, without effect, and draw another. */
public record Destiny() implements Skill, SearchRuling {
    private static final String NAME = "Destiny";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Optional<RuleId> helpsBy(Table table, Survivor searcher) {
        return searcher.turn().hasUsed(NAME) ? Optional.empty() : Optional.of(table.cite(Cite.DESTINY));
    }

    @Override
    public List<Step<Table>> drawn(Table table, Survivor searcher, Drawn drawn) {
        return searcher.turn().hasUsed(NAME)
                ? List.of()
                : List.of(new DefyDestiny(drawn, NAME, table.cite(Cite.DESTINY)));
    }
}
