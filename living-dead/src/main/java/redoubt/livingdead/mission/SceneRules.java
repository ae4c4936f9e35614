package redoubt.livingdead.mission;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.content.Word;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.table.Ruling;
import redoubt.kernel.RuleId;
import redoubt.livingdead.barricades.ImprovisedBarricades;
import redoubt.livingdead.barricades.PlanksForBarricades;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.edition.ScenePage;
import redoubt.livingdead.faces.MutualTrust;
import redoubt.livingdead.mission.m01.Corpse;
import redoubt.livingdead.mission.m01.EveryWindowBarricaded;
import redoubt.livingdead.mission.m01.RifleToFind;
import redoubt.livingdead.mission.rules.DeckEmpty;
import redoubt.livingdead.mission.rules.Deeds;
import redoubt.livingdead.mission.rules.EveryoneAtLevel;
import redoubt.livingdead.mission.rules.EveryoneKilledRelative;
import redoubt.livingdead.mission.rules.GhoulsStayOutside;
import redoubt.livingdead.mission.rules.House;
import redoubt.livingdead.mission.rules.NoGhoulIn;
import redoubt.livingdead.mission.rules.RelativeKilledAt;
import redoubt.livingdead.mission.rules.SpawnsInOneZone;
import redoubt.livingdead.search.Armory;
import redoubt.livingdead.search.EquipmentCaches;

/** The goals and rules that scenes may name, and what each name stands for. */
final class SceneRules {
    private static final String RELATIVE = LivingDead.RELATIVE;

    /** A name and what it stands for in a scene. */
    private record Named<T>(String name, BiFunction<LivingDead, ScenePage, T> make) {}

    private static final List<Named<Goal>> GOALS = List.of(
            new Named<>(
                    "EveryWindowBarricaded",
                    (box, page) -> new EveryWindowBarricaded(
                            page.windows(), box.ground().closedBarricade())),
            new Named<>("NoGhoulInHouse", (box, page) -> new NoGhoulIn(House.of(box.ground(), page.board()))),
            new Named<>("HouseholdDeckEmpty", (_, _) -> new DeckEmpty(LivingDead.HOUSEHOLD_DECK)),
            new Named<>(
                    "NoGhoulOnBoard", (_, page) -> new NoGhoulIn(page.board().zones())),
            new Named<>("SpawnsInOneZone", (_, page) -> new SpawnsInOneZone()),
            new Named<>("EveryoneAtOrange", (_, _) -> EveryoneAtLevel.ORANGE),
            new Named<>("EveryoneKilledRelative", (_, _) -> new EveryoneKilledRelative()),
            new Named<>("RelativeKilledAtWhite", (_, _) -> new RelativeKilledAt("white")));

    private static final List<Named<List<Ruling>>> RULES = List.of(
            new Named<>(
                    "MutualTrust",
                    (box, _) -> List.of(new MutualTrust(box.edition().card(SceneLayout.RIFLE)))),
            new Named<>("EquipmentCaches", (_, page) -> List.of(new EquipmentCaches(page.caches()))),
            new Named<>("Armory", (_, _) -> List.of(new Armory())),
            new Named<>(
                    "GhoulsStayOutside",
                    (box, page) -> List.of(new GhoulsStayOutside(
                            House.of(box.ground(), page.board()), SceneIds.ghoulsInside(page.id())))),
            new Named<>(
                    "RifleToFind",
                    (box, page) -> List.of(
                            new RifleToFind(box.edition().card(SceneLayout.RIFLE), page.needed("rifle"), "Ben"))),
            new Named<>("Corpse", (_, page) -> List.of(Corpse.on(page.board()))),
            new Named<>("ImprovisedBarricades", (box, _) -> List.of(new ImprovisedBarricades(box.ground()))));

    private SceneRules() {}

    /** Complains about every goal and rule of a scene that has a name nobody knows, and about a scene without a goal. */
    static void check(MissionText scene, Problems problems) {
        List<String> goals = GOALS.stream().map(Named::name).toList();
        List<String> rules = RULES.stream().map(Named::name).toList();
        for (Word goal : scene.goals()) {
            problems.oneOf(goal, "goal", goals);
        }
        for (Word rule : scene.rules()) {
            problems.oneOf(rule, "rule", rules);
        }
        if (scene.goals().isEmpty()) {
            problems.add(
                    scene.id().place(), "expected a goal of scene " + scene.id().text());
        }
    }

    /** The rulings of a scene: its rules in the order of the page, and its goals. */
    static List<Ruling> of(LivingDead box, ScenePage page) {
        List<Ruling> rulings = new ArrayList<>();
        rulings.add(new Deeds.Watch(RELATIVE));
        page.rules().forEach(name -> rulings.addAll(named(RULES, name).make().apply(box, page)));
        if (rulings.stream().noneMatch(ImprovisedBarricades.class::isInstance)) {
            rulings.add(new PlanksForBarricades(box.ground()));
        }
        List<Goal> goals = page.goals().stream()
                .map(name -> named(GOALS, name).make().apply(box, page))
                .toList();
        RuleId victory = SceneIds.victory(page.id());
        rulings.add(new MissionGoals(goals, victory, SceneIds.OUT_OF_REACH));
        return List.copyOf(rulings);
    }

    private static <T> Named<T> named(List<Named<T>> all, String name) {
        return all.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no goal or rule is called " + name));
    }
}
