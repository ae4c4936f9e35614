package redoubt.whitedeath.laws;

import java.util.List;
import java.util.stream.Stream;
import redoubt.content.ContentFolder;
import redoubt.content.SourceText;
import redoubt.horde.HordeGame;
import redoubt.horde.mission.MissionPlan;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.whitedeath.WhiteDeathGame;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.mission.Missions;
import redoubt.whitedeath.modes.Modes;

/** The tables at which the laws are tried: every mission with few survivors, six, and more than the box has. */
final class Tables {
    private static final String TWO_MORE = """
            survivor | blue                               | yellow    | orange             | red                    | body  | health | rulebook | source
            Agata    | Slippery, Sidestep                 | +1 Action | Lucky, Steady hand | Taunt, Tactician, Jump | Sword | 3      | -        | house
            Boris    | Combat reflexes, Guards: 2 Damage: Melee | +1 Action | Medic, Tough       | Charge, Lifesaver, Regeneration | Katana | 3 | - | house
            """;

    /** The game with two survivors of a user's own, and with missions that fewer may play than they state. */
    static final HordeGame GAME = game();

    private static final List<String> NAMES =
            List.of("Jenia", "Ogon", "Yasuke", "Lorna", "Dragomir", "Sarnaï", "Agata", "Boris");

    private Tables() {}

    private static HordeGame game() {
        List<ContentFolder> own = List.of(new ContentFolder(List.of(new SourceText("two/survivors.txt", TWO_MORE))));
        WhiteDeath box = WhiteDeathGame.box(own);
        List<MissionPlan> missions = Missions.of(box).stream()
                .map(plan -> plan.withSurvivors(1, plan.mostSurvivors()))
                .toList();
        return new HordeGame(
                WhiteDeath.ID,
                "Zombicide: White Death",
                WhiteDeathGame.edition(box),
                missions,
                Modes.of(box, WhiteDeathGame.stronghold(box)));
    }

    static Stream<String> missions() {
        return GAME.missions().stream().map(MissionCard::id);
    }

    /** A mission with so many survivors; for more than six there is more starting equipment. */
    static SetUp of(String mission, int survivors) {
        SetUp setUp = SetUp.of(GAME.id(), mission)
                .withSeats(Math.min(2, survivors))
                .with("survivors", NAMES.subList(0, survivors).toArray(String[]::new));
        return survivors > 6 ? setUp.with("more-survivors", "Shashka", "Short Bow") : setUp;
    }

    static SetUp dealt(SetUp setUp) {
        return setUp.with("starting", "dealt");
    }
}
