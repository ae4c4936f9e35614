package redoubt.livingdead.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.content.ContentFolder;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.horde.HordeGame;
import redoubt.horde.action.Move;
import redoubt.horde.action.ReorganizeAndTrade;
import redoubt.horde.action.Search;
import redoubt.horde.combat.Attacks;
import redoubt.horde.combat.Reload;
import redoubt.horde.mission.Mode;
import redoubt.horde.mission.OtherReadings;
import redoubt.horde.mission.Ultrared;
import redoubt.horde.print.Layouts;
import redoubt.horde.round.EndPhase;
import redoubt.horde.round.PlayersPhase;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.rulings.Workings;
import redoubt.horde.spawning.TypeActivates;
import redoubt.horde.table.Ruling;
import redoubt.kernel.RuleId;
import redoubt.livingdead.Ground;
import redoubt.livingdead.barricades.Barricades;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.edition.ScenePage;
import redoubt.livingdead.ghouls.GhoulCards;
import redoubt.livingdead.ghouls.MostSurvivors;
import redoubt.livingdead.modes.GhoulBlocks;
import redoubt.livingdead.modes.HouseReadings;
import redoubt.livingdead.skills.LivingDeadSkills;
import redoubt.livingdead.traits.LivingDeadTraits;

/** Night of the Living Dead put together: content, skills, traits, mechanisms and scenes. */
public final class LivingDeadGame {
    private static final RuleId ULTRARED = new RuleId("NL-ULTRA-01");

    private LivingDeadGame() {}

    /** The game with our own content, and that of the user's folders before it. */
    public static HordeGame of(List<ContentFolder> users) {
        LivingDead box = box(LivingDead.library(users, List.of(LivingDeadContent::names)));
        return new HordeGame(
                LivingDead.ID,
                "Night of the Living Dead",
                box.edition(),
                layouts(box).plans(box.scenes()),
                modes(box));
    }

    /** The box of a library in which nothing is wrong, with all its rulings at work. */
    static LivingDead box(Library library) {
        Problems problems = new Problems();
        LivingDead still = printed(library, problems);
        problems.throwIfAny();
        return still.at(workings(still));
    }

    /** The box as its library says, at rest; what is wrong goes to {@code problems}. */
    static LivingDead printed(Library library, Problems problems) {
        Ground ground = Ground.of(library.legend(LivingDead.ID));
        return LivingDead.of(library, LivingDeadSkills.on(ground), new LivingDeadTraits(), problems);
    }

    /** How the scenes of a box are laid out. */
    static Layouts<ScenePage> layouts(LivingDead box) {
        return new Layouts<>(ScenePage::head, page -> SceneLayout.of(box, page));
    }

    private static List<Mode> modes(LivingDead box) {
        return List.of(
                new Ultrared(ULTRARED),
                new GhoulBlocks(box.edition().zombieCards()),
                new OtherReadings(HouseReadings.all()));
    }

    private static Workings workings(LivingDead box) {
        List<Ruling> rulings = new ArrayList<>(
                List.of(new Move(), new Search(), new ReorganizeAndTrade(), new Attacks(), new Reload()));
        rulings.addAll(Mechanisms.of(box));
        return new Workings(
                new MostSurvivors(box.gaits().walker(), box.gaits().asIfOpen()),
                new GhoulCards(Barricades.on(box.ground()), box.gaits().asIfOpen()),
                new TypeActivates(),
                rulings,
                List.of(new PlayersPhase(), new ZombiePhase(), new EndPhase()));
    }
}
