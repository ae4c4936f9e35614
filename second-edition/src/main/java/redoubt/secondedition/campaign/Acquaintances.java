package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.CampaignCard;
import redoubt.secondedition.companions.Retinue;
import redoubt.secondedition.objective.Finds;

/** The companions whom the team of a campaign has met before this mission, and where they are (WZ-CAMP-07). */
public record Acquaintances(List<One> all) implements Annexes.Annex {
    /** Where a companion is between two missions. */
    public enum Place {
        WAITING,
        WITH_TEAM,
        GONE;

        private String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public static final String PRESIDENT = "President";
    public static final String TAYLOR = "Taylor";
    private static final List<String> KNOWN = List.of(PRESIDENT, TAYLOR);

    /** The number of the mission in which somebody is met. */
    private static int mission(String companion) {
        return companion.equals(PRESIDENT) ? 9 : 8;
    }

    /** The note after which Taylor waits for the team (WZ-M08N-03). */
    private static final String TAYLOR_WAITS = "WZ-M08N-03";

    /** A companion and where they are. */
    public record One(String companion, Place place) {
        String text() {
            return companion + " " + place.word();
        }

        /** As it stands in a record; empty if nobody is called so or is in such a place. */
        static Optional<One> of(String text) {
            for (String known : KNOWN) {
                for (Place place : Place.values()) {
                    One one = new One(known, place);
                    if (one.text().equals(text)) {
                        return Optional.of(one);
                    }
                }
            }
            return Optional.empty();
        }

        /** Whether the mission in which they are met is won. */
        boolean isMetBy(CampaignCard campaign, List<String> won) {
            int mission = mission(companion);
            return mission <= campaign.missions().size()
                    && won.contains(campaign.missions().get(mission - 1));
        }
    }

    private static final Acquaintances NOBODY = new Acquaintances(List.of());

    public Acquaintances {
        all = List.copyOf(all);
    }

    public static Acquaintances of(Table table) {
        return table.annexes().find(Acquaintances.class).orElse(NOBODY);
    }

    /** Whether the mission is part of a campaign, so that only those come along whom the team has met. */
    public static boolean areKept(Table table) {
        return table.annexes().find(Acquaintances.class).isPresent();
    }

    public Optional<Place> place(String companion) {
        return all.stream()
                .filter(one -> one.companion().equals(companion))
                .map(One::place)
                .findFirst();
    }

    /** As a mission that is won leaves them; whoever is still on the board when all have left it stays behind. */
    static Acquaintances after(Table table) {
        List<One> after = new ArrayList<>();
        for (String name : KNOWN) {
            Optional<Place> place = Retinue.of(table)
                    .fate(name)
                    .map(fate -> place(table, fate))
                    .or(() -> name.equals(TAYLOR) && Finds.of(table).notes().contains(TAYLOR_WAITS)
                            ? Optional.of(Place.WAITING)
                            : of(table).place(name));
            place.ifPresent(where -> after.add(new One(name, where)));
        }
        return new Acquaintances(after);
    }

    private static Place place(Table table, Retinue.Fate fate) {
        boolean isTeamThere = table.survivors().stream().anyMatch(Survivor::isOnBoard);
        return switch (fate) {
            case SAFE -> Place.WITH_TEAM;
            case ON_BOARD -> isTeamThere ? Place.WITH_TEAM : Place.GONE;
            case DEAD -> Place.GONE;
        };
    }
}
