package redoubt.secondedition;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import redoubt.board.Gait;
import redoubt.content.ContentFolder;
import redoubt.content.ContentMarks;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.horde.CommonActions;
import redoubt.horde.HordeGame;
import redoubt.horde.action.MakeNoise;
import redoubt.horde.action.TakeObjective;
import redoubt.horde.edition.Edition;
import redoubt.horde.edition.Workings;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.print.BoxReader;
import redoubt.horde.round.PlayRound;
import redoubt.horde.spawning.TypeActivates;
import redoubt.horde.table.Ruling;
import redoubt.horde.zombies.SightNoise;
import redoubt.kernel.RuleId;
import redoubt.secondedition.abomination.ZombieDeckCards;
import redoubt.secondedition.campaign.Beforehand;
import redoubt.secondedition.campaign.InfectedState;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.ground.Ground;
import redoubt.secondedition.mission.MissionRules;
import redoubt.secondedition.mission.Missions;
import redoubt.secondedition.modes.Modes;
import redoubt.secondedition.sense.CityAdvice;
import redoubt.secondedition.skills.SecondEditionSkills;
import redoubt.secondedition.traits.SecondEditionTraits;
import redoubt.secondedition.washington.Night;

/** The 2nd Edition put together: content, skills, traits, mechanisms and missions. */
public final class SecondEditionGame {
    private static final RuleId SEEN = new RuleId("Z2-ZMOVE-01");
    private static final RuleId HEARD = new RuleId("Z2-ZMOVE-02");

    private SecondEditionGame() {}

    /** The game with our own content, and that of the user's folders before it. */
    public static HordeGame of(List<ContentFolder> users) {
        SecondEdition box = box(users);
        List<MissionPlan> missions =
                Missions.of(box).stream().map(Beforehand::alone).toList();
        return new HordeGame(
                        SecondEdition.ID,
                        "Zombicide: 2nd Edition and Washington Z.C.",
                        edition(box),
                        missions,
                        Modes.of(box),
                        InfectedState.of(box.print(), missions),
                        box.lessons())
                .with(ContentMarks.of(SecondEdition.content(), users));
    }

    /** The box with our own content, and that of the user's folders before it. */
    public static SecondEdition box(List<ContentFolder> users) {
        return BoxReader.read(SecondEdition.content(), users, SecondEditionGame::printed);
    }

    /** The box as its library says, or none if even its legend is wrong; whatever is wrong goes to {@code problems}. */
    static Optional<SecondEdition> printed(Library library, Problems problems) {
        library.missions().forEach(mission -> MissionRules.check(mission, problems));
        return library.findLegend(SecondEdition.ID)
                .map(Ground::of)
                .map(ground -> SecondEdition.of(
                        library, ground, SecondEditionSkills.on(ground), new SecondEditionTraits(), problems));
    }

    /** The rulebook of a box in which nothing is wrong. */
    public static Edition edition(SecondEdition box) {
        List<Ruling> rulings = new ArrayList<>(CommonActions.all());
        rulings.add(new TakeObjective());
        rulings.add(new MakeNoise());
        rulings.addAll(Mechanisms.of(box));
        rulings.add(new CityAdvice());
        int kinds = box.print().zombieKinds().size();
        List<Gait> walking = Collections.nCopies(kinds, box.gaits().zombie());
        List<Gait> extra = Collections.nCopies(kinds, box.gaits().extra());
        return new Edition(
                box.print(),
                new Workings(
                        new SightNoise(Night::seenByZombies, walking, extra, SEEN, HEARD),
                        new ZombieDeckCards(),
                        new TypeActivates(),
                        rulings,
                        PlayRound.PHASES));
    }
}
