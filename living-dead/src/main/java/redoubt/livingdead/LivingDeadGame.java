package redoubt.livingdead;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.content.ContentFolder;
import redoubt.content.ContentMarks;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.horde.CommonActions;
import redoubt.horde.HordeGame;
import redoubt.horde.cars.CarAdvice;
import redoubt.horde.edition.Edition;
import redoubt.horde.edition.Workings;
import redoubt.horde.mission.CardBlocks;
import redoubt.horde.mission.Mode;
import redoubt.horde.mission.OtherReadings;
import redoubt.horde.mission.YesSetting;
import redoubt.horde.print.BoxReader;
import redoubt.horde.print.Layouts;
import redoubt.horde.round.PlayRound;
import redoubt.horde.spawning.TypeActivates;
import redoubt.horde.table.Ruling;
import redoubt.kernel.RuleId;
import redoubt.livingdead.barricades.Barricades;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.edition.ScenePage;
import redoubt.livingdead.ghouls.GhoulCards;
import redoubt.livingdead.ghouls.MostSurvivors;
import redoubt.livingdead.ground.Ground;
import redoubt.livingdead.mission.SceneLayout;
import redoubt.livingdead.mission.SceneRules;
import redoubt.livingdead.modes.HouseReadings;
import redoubt.livingdead.sense.HouseAdvice;
import redoubt.livingdead.skills.LivingDeadSkills;
import redoubt.livingdead.traits.LivingDeadTraits;

/** Night of the Living Dead put together: content, skills, traits, mechanisms and scenes. */
public final class LivingDeadGame {
    private static final RuleId ULTRARED = new RuleId("NL-ULTRA-01");
    private static final RuleId GHOUL_CARDS = new RuleId("NL-DIFF-01");
    private static final List<CardBlocks.Block> BLOCKS = List.of(
            new CardBlocks.Block("easier", 1, 21, true),
            new CardBlocks.Block("harder", 22, 42, true),
            new CardBlocks.Block("opening", 43, 46, false));

    private LivingDeadGame() {}

    /** The game with our own content, and that of the user's folders before it. */
    public static HordeGame of(List<ContentFolder> users) {
        LivingDead box = box(users);
        return new HordeGame(
                        LivingDead.ID,
                        "Night of the Living Dead",
                        edition(box),
                        layouts(box).plans(box.scenes()),
                        modes(box),
                        List.of(),
                        box.lessons())
                .with(ContentMarks.of(LivingDead.content(), users));
    }

    /** The box with our own content, and that of the user's folders before it. */
    public static LivingDead box(List<ContentFolder> users) {
        return BoxReader.read(LivingDead.content(), users, LivingDeadGame::printed);
    }

    /** The box as its library says, or none if even its legend is wrong; whatever is wrong goes to {@code problems}. */
    static Optional<LivingDead> printed(Library library, Problems problems) {
        library.missions().forEach(mission -> SceneRules.check(mission, problems));
        return library.findLegend(LivingDead.ID)
                .map(Ground::of)
                .map(ground ->
                        LivingDead.of(library, ground, LivingDeadSkills.on(ground), new LivingDeadTraits(), problems));
    }

    /** How the scenes of a box are laid out. */
    static Layouts<ScenePage> layouts(LivingDead box) {
        return new Layouts<>(page -> SceneLayout.of(box, page));
    }

    private static List<Mode> modes(LivingDead box) {
        return List.of(
                YesSetting.ultrared(ULTRARED),
                new CardBlocks(GHOUL_CARDS, "ghoul-cards", "ghouls", box.print(), BLOCKS),
                new OtherReadings(HouseReadings.all()));
    }

    /** The rulebook of a box in which nothing is wrong. */
    static Edition edition(LivingDead box) {
        List<Ruling> rulings = new ArrayList<>(CommonActions.all());
        rulings.addAll(Mechanisms.of(box));
        rulings.add(new HouseAdvice());
        rulings.add(new CarAdvice());
        return new Edition(
                box.print(),
                new Workings(
                        new MostSurvivors(box.gaits().walker(), box.gaits().asIfOpen()),
                        new GhoulCards(Barricades.on(box.ground()), box.gaits().asIfOpen()),
                        new TypeActivates(),
                        rulings,
                        PlayRound.PHASES));
    }
}
