package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** By some rule a survivor may attack at once for free, with some kinds of action and at some zones. */
public record FreeAttack(RuleId rule, SurvivorId survivor, List<ActionKind> kinds, ZoneSet zones)
        implements Question<Table, Option> {
    /** The survivor does not attack. */
    public record NoAttack() implements Option {
        @Override
        public String key() {
            return "no attack";
        }
    }

    @Override
    public Decision<Option> decision(Table table) {
        List<Option> options = new ArrayList<>(Attacks.options(table, table.survivor(survivor), kinds, zones));
        options.add(new NoAttack());
        return new Decision<>(rule, table.seatOf(survivor), options);
    }

    @Override
    public void answer(Option chosen, Play<Table> play) {
        if (chosen instanceof AttackOption attack) {
            play.then(attack.step(survivor));
        }
    }
}
