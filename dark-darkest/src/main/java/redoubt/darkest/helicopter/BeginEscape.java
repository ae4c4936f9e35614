package redoubt.darkest.helicopter;

import static redoubt.kernel.RuleId.rule;

import java.util.Optional;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** The Nemesis is defeated: Darkness is reset, and the survivors have four Rounds to board, half of them or more (DD-HELI-05). */
public record BeginEscape() implements Effect<Table> {
    private static final RuleId RULE = rule("DD-HELI-05");

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        int needed = (table.playing().size() + 1) / 2;
        play.table(table.with(table.menace().withNemesis(Optional.empty()))
                .with(table.clock().withDarkness(0))
                .with(new Helicopter(Helicopter.of(table).position(), 1, needed)));
        play.log(new HelicopterEvent.EscapeBegan(RULE, needed));
        play.then(new EscapeRound(1));
    }
}
