package redoubt.darkest.reaction;

import redoubt.board.Gait;
import redoubt.darkest.print.BeastBoard.Ability;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;

/** Whoever moves by itself: the horde of a room, a Spawn token by its number, the Creature or the Nemesis. */
public record Walker(Kind kind, int token) {
    /** The kinds of enemies that move. */
    public enum Kind {
        HORDE,
        TOKEN,
        CREATURE,
        NEMESIS
    }

    public static final Walker HORDE = new Walker(Kind.HORDE, 0);
    public static final Walker CREATURE = new Walker(Kind.CREATURE, 0);
    public static final Walker NEMESIS = new Walker(Kind.NEMESIS, 0);

    static Walker token(int number) {
        return new Walker(Kind.TOKEN, number);
    }

    /** How it walks: fire stops all but the fire resistant, walls all but those that move under them. */
    public Gait gait(Table table) {
        return switch (kind) {
            case HORDE, TOKEN -> table.ways().shunningFire();
            case CREATURE -> gait(table, table.menace().creature().orElseThrow());
            case NEMESIS -> table.ways().walking();
        };
    }

    private static Gait gait(Table table, Beast beast) {
        if (beast.has(Ability.UNDER_WALLS)) {
            return table.ways().underWalls();
        }
        return beast.has(Ability.FIRE_RESISTANT)
                ? table.ways().walking()
                : table.ways().shunningFire();
    }
}
