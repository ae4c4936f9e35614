package redoubt.whitedeath.beacon;

import redoubt.board.ZoneSet;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Print;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.whitedeath.corruption.Corruption;
import redoubt.whitedeath.ground.Ground;
import redoubt.whitedeath.rampart.Gaits;

/** What steps of the siege must know of the box; the edition has it among its rulings. */
public record Stronghold(
        Ground ground,
        Gaits gaits,
        Corruption corruption,
        TokenKind corruptionToken,
        TokenKind beacon,
        TokenKind freeze,
        String vaultDeck)
        implements Ruling {
    /** The family of the Khan and its like. */
    public static final String ABOMINATION = "Abomination";

    /** The family of the Defiler and its like. */
    public static final String NECROMANCER = "Necromancer";

    public static Stronghold of(Ground ground, Gaits gaits, Print print, String vaultDeck) {
        return new Stronghold(
                ground,
                gaits,
                new Corruption(ground),
                print.token("corruption"),
                print.token("beacon"),
                print.token("freeze"),
                vaultDeck);
    }

    /** The corruption zones of the board. */
    public ZoneSet corrupted(Table table) {
        return table.terrain().ofKind(ground.legend().zones().get(ground.corruption()));
    }

    public static Stronghold of(Table table) {
        return Rulings.the(table, Stronghold.class);
    }
}
