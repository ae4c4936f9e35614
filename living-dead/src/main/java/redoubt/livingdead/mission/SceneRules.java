package redoubt.livingdead.mission;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import redoubt.board.ZoneId;
import redoubt.board.ZoneSet;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.content.Word;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.table.Ruling;
import redoubt.kernel.RuleId;
import redoubt.livingdead.barricades.Barricades;
import redoubt.livingdead.barricades.ImprovisedBarricades;
import redoubt.livingdead.barricades.PlanksForBarricades;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.edition.ScenePage;
import redoubt.livingdead.faces.MutualTrust;
import redoubt.livingdead.ghouls.WhiteTokenStays;
import redoubt.livingdead.mission.m01.Corpse;
import redoubt.livingdead.mission.m01.EveryWindowBarricaded;
import redoubt.livingdead.mission.m01.RifleToFind;
import redoubt.livingdead.mission.m04.CarAtPump;
import redoubt.livingdead.mission.m04.MindThePump;
import redoubt.livingdead.mission.m06.EndOfTheRoad;
import redoubt.livingdead.mission.m06.OpenHouseIsEmpty;
import redoubt.livingdead.mission.m08.JohnnysCarReady;
import redoubt.livingdead.mission.m09.EveryRoomSearched;
import redoubt.livingdead.mission.m09.HouseSpawn;
import redoubt.livingdead.mission.m10.FireAtWhite;
import redoubt.livingdead.mission.rules.BeginInCar;
import redoubt.livingdead.mission.rules.DeckEmpty;
import redoubt.livingdead.mission.rules.EveryoneAtLevel;
import redoubt.livingdead.mission.rules.EveryoneKilledRelative;
import redoubt.livingdead.mission.rules.GhoulsStayOutside;
import redoubt.livingdead.mission.rules.House;
import redoubt.livingdead.mission.rules.NoGhoulIn;
import redoubt.livingdead.mission.rules.ParkedCar;
import redoubt.livingdead.mission.rules.RelativeKilledAt;
import redoubt.livingdead.mission.rules.RelativesKilled;
import redoubt.livingdead.mission.rules.SpawnsInOneZone;
import redoubt.livingdead.mission.travel.CornersSpawn;
import redoubt.livingdead.mission.travel.Travel;
import redoubt.livingdead.search.Armory;
import redoubt.livingdead.search.EquipmentCaches;

/** The goals and rules that scenes may name, and what each name stands for. */
final class SceneRules {
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
            new Named<>("RelativeKilledAtWhite", (_, _) -> new RelativeKilledAt("white")),
            new Named<>("CarAtPump", (_, page) -> new CarAtPump(page.needed("pump"))),
            new Named<>("NoGhoulAtPump", (_, page) -> new NoGhoulIn(pumpTile(page))),
            new Named<>(
                    "EndOfTheRoad",
                    (_, page) -> new EndOfTheRoad(last(page), page.travel().size())),
            new Named<>(
                    "JohnnysCarReady",
                    (_, page) -> new JohnnysCarReady(last(page), page.travel().size())),
            new Named<>("EveryRoomSearched", (box, _) -> new EveryRoomSearched(box.ground())),
            new Named<>("FireAtWhite", (_, _) -> new FireAtWhite()));

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
            new Named<>("ImprovisedBarricades", (box, _) -> List.of(improvised(box))),
            new Named<>("MindThePump", (_, page) -> List.of(new MindThePump(pumpTile(page)))),
            new Named<>("OpenHouseIsEmpty", (box, _) -> List.of(new OpenHouseIsEmpty(box.ground()))),
            new Named<>(
                    "CornersSpawn",
                    (box, page) -> List.of(new CornersSpawn(box.ground(), new RuleId(page.id() + "-08")))),
            new Named<>("Travel", (box, page) -> List.of(toWillard(box, page))),
            new Named<>("RandomTravel", (box, page) -> List.of(toTheCemetery(box, page))),
            new Named<>("WhiteTokenStays", (_, _) -> List.of(new WhiteTokenStays())),
            new Named<>("BeginInCar", (_, _) -> List.of(new BeginInCar())),
            new Named<>(
                    "HouseSpawn",
                    (box, _) -> List.of(new HouseSpawn(box.ground(), box.gaits().walker()))));

    private SceneRules() {}

    private static ImprovisedBarricades improvised(LivingDead box) {
        int tokens = box.tokens().supply(Barricades.BARRICADE).copies();
        return new ImprovisedBarricades(box.ground(), tokens);
    }

    private static ZoneSet pumpTile(ScenePage page) {
        ZoneId pump = new ZoneId(page.needed("pump").index());
        return page.board().onTile(page.board().tiles(pump).getFirst());
    }

    private static String last(ScenePage page) {
        if (page.travel().isEmpty()) {
            throw new IllegalArgumentException("scene " + page.id() + " has no tiles to travel over");
        }
        return page.travel().getLast().name();
    }

    /** The first tile is laid when somebody enters the last of the board; from then on others go. */
    private static Travel toWillard(LivingDead box, ScenePage page) {
        String from = page.board().placements().getLast().tile().name();
        return new Travel(
                box.ground(), page.travel(), false, from, 1, "", new RuleId("NL-M06-10"), new RuleId("NL-M06-11"));
    }

    /** The car waits in the middle of the last tile. */
    private static Travel toTheCemetery(LivingDead box, ScenePage page) {
        String from = page.board().placements().getLast().tile().name();
        return new Travel(
                box.ground(),
                page.travel(),
                true,
                from,
                2,
                last(page) + ".5",
                new RuleId("NL-M08-09"),
                new RuleId("NL-M08-11"));
    }

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
        rulings.add(new RelativesKilled());
        page.rules().forEach(name -> rulings.addAll(named(RULES, name).make().apply(box, page)));
        if (rulings.stream().noneMatch(ImprovisedBarricades.class::isInstance)) {
            rulings.add(new PlanksForBarricades(box.ground()));
        }
        List<Goal> goals = page.goals().stream()
                .map(name -> named(GOALS, name).make().apply(box, page))
                .toList();
        page.marker("car").ifPresent(zone -> rulings.add(new ParkedCar(zone)));
        for (Goal goal : goals) {
            if (goal instanceof Ruling watching) {
                rulings.add(watching);
            }
        }
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
