package redoubt.horde.table;

import java.util.ArrayList;
import java.util.List;

/** What survivors have used of the things that each may use only once per round, whoever's turn it is; a new round begins afresh. */
public record RoundUses(int round, List<Use> used) implements Annexes.Annex {
    /** Somebody used something. */
    public record Use(SurvivorId survivor, String what) {}

    private static final RoundUses NONE = new RoundUses(0, List.of());

    public RoundUses {
        used = List.copyOf(used);
    }

    public static RoundUses of(Table table) {
        return table.annexes().find(RoundUses.class).orElse(NONE);
    }

    public boolean has(int now, SurvivorId survivor, String what) {
        return round == now && used.contains(new Use(survivor, what));
    }

    public RoundUses with(int now, SurvivorId survivor, String what) {
        List<Use> all = round == now ? new ArrayList<>(used) : new ArrayList<>();
        all.add(new Use(survivor, what));
        return new RoundUses(now, all);
    }
}
