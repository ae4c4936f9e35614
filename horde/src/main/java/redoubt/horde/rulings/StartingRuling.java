package redoubt.horde.rulings;

import java.util.List;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** Hook: what a starting skill gives a survivor at the beginning. */
public interface StartingRuling extends Ruling {
    Hook<StartingRuling> HOOK = new Hook<>(12, StartingRuling.class);

    /** The names of cards received on top of those handed out. */
    default List<String> cards() {
        return List.of();
    }

    default int adrenaline() {
        return 0;
    }

    /** What the owner still has to choose before the first round. */
    default List<Step<Table>> choices(SurvivorId owner) {
        return List.of();
    }

    /** The health instead of the one printed on the card. */
    default int health(int printed) {
        return printed;
    }
}
