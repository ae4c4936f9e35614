package redoubt.whitedeath.modes;

import redoubt.horde.rulings.SpawnRuling;
import redoubt.horde.table.Table;

/** With seven survivors or more each spawn step has one more zombie card for every two beyond the sixth, rounded up. */
public record Crowd() implements SpawnRuling {
    /** Survivors of a standard game. */
    static final int STANDARD = 6;

    @Override
    public int extraCards(Table table) {
        int beyond = table.survivors().size() - STANDARD;
        return beyond > 0 ? (beyond + 1) / 2 : 0;
    }
}
