package redoubt.secondedition.campaign;

import java.util.List;
import java.util.stream.IntStream;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.CampaignRecord;
import redoubt.kernel.SetUp;

/** Who plays: the settings that name the team, with successors in the places of the dead. */
final class Teams {
    private static final String SURVIVORS = "survivors";
    private static final String SEAT = "seat";

    private Teams() {}

    static List<String> names(Table table) {
        return table.survivors().stream().map(Survivor::name).toList();
    }

    /** The set-up with the team of the next mission; whoever has no successor plays on. */
    static SetUp after(SetUp setUp, Table table) {
        List<String> team = names(table).stream()
                .map(name -> successor(Chronicle.of(table), name))
                .toList();
        SetUp after = setUp.with(SURVIVORS, team.toArray(String[]::new));
        for (int seat = 1; seat <= setUp.seats(); seat++) {
            int number = seat;
            String[] own = IntStream.range(0, team.size())
                    .filter(i -> table.survivors().get(i).seat().number() == number)
                    .mapToObj(team::get)
                    .toArray(String[]::new);
            after = after.with(SEAT + seat, own);
        }
        return after;
    }

    private static String successor(Chronicle chronicle, String name) {
        return chronicle.successions().stream()
                .filter(one -> one.dead().equals(name))
                .map(Chronicle.Succession::successor)
                .findFirst()
                .orElse(name);
    }

    /** Whether a setting only says who plays and how the game begins, and not by which rules. */
    static boolean isOfTeam(SetUp.Setting setting) {
        return CampaignRecord.isPart(setting)
                || setting.name().equals("starting")
                || setting.name().equals(SURVIVORS)
                || setting.name().matches(SEAT + "[0-9]+");
    }
}
