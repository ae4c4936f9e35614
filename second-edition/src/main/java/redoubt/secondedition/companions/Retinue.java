package redoubt.secondedition.companions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;

/** The companions of a mission: who leads them, and what has become of those who are off the board. */
public record Retinue(List<Member> members) implements Annexes.Annex {
    /** What becomes of a companion. */
    public enum Fate {
        ON_BOARD,
        SAFE,
        DEAD
    }

    /** A companion, the survivor who has their skill now, and the round in which it was last used up. */
    public record Member(String companion, Optional<SurvivorId> leader, int used, Fate fate) {
        Member led(Optional<SurvivorId> by, int usedIn) {
            return new Member(companion, by, usedIn, fate);
        }

        Member ended(Fate how) {
            return new Member(companion, leader, used, how);
        }
    }

    private static final Retinue NOBODY = new Retinue(List.of());

    public Retinue {
        members = List.copyOf(members);
    }

    public static Retinue of(Table table) {
        return table.annexes().find(Retinue.class).orElse(NOBODY);
    }

    /** What has become of a companion; empty if the team has not met them. */
    public Optional<Fate> fate(String companion) {
        return member(companion).map(Member::fate);
    }

    public Optional<SurvivorId> leader(String companion) {
        return member(companion).flatMap(Member::leader);
    }

    Optional<Member> member(String companion) {
        return members.stream()
                .filter(member -> member.companion().equals(companion))
                .findFirst();
    }

    /** With a companion changed or added. */
    Retinue with(Member changed) {
        List<Member> all = new ArrayList<>(members);
        all.removeIf(member -> member.companion().equals(changed.companion()));
        all.add(changed);
        return new Retinue(all);
    }
}
