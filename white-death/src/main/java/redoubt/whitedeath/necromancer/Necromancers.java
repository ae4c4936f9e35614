package redoubt.whitedeath.necromancer;

import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.whitedeath.beacon.Stronghold;

/** Whether only the Defiler comes or others too; a mission names one of these among its rulings if the mode was agreed on. */
public enum Necromancers implements Ruling {
    ONE,
    SEVERAL;

    /** The name of their deck. */
    public static final String DECK = "necromancer";

    /** The one who brings a spawn zone and never moves. */
    static final String DEFILER = "Defiler";

    public static Necromancers of(Table table) {
        return table.mission().policy(Necromancers.class, ONE);
    }

    static ZombieKind defiler(Table table) {
        return table.print().zombie(DEFILER);
    }

    public static boolean isDefiler(ZombieKind kind) {
        return kind.name().equals(DEFILER);
    }

    static boolean isNecromancer(ZombieKind kind) {
        return kind.family().equals(Stronghold.NECROMANCER);
    }
}
