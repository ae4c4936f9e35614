package redoubt.livingdead.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneId;
import redoubt.board.ZoneSet;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.horde.cars.ParkedCar;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.print.GoalsAndRules;
import redoubt.horde.print.GoalsAndRules.Entry;
import redoubt.horde.table.Ruling;
import redoubt.kernel.RuleId;
import redoubt.livingdead.barricades.Barricades;
import redoubt.livingdead.barricades.ImprovisedBarricades;
import redoubt.livingdead.barricades.PlanksForBarricades;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.edition.ScenePage;
import redoubt.livingdead.faces.MutualTrust;
import redoubt.livingdead.ghouls.WhiteTokenStays;
import redoubt.livingdead.ground.Ground;
import redoubt.livingdead.mission.m01.Corpse;
import redoubt.livingdead.mission.m01.EveryWindowBarricaded;
import redoubt.livingdead.mission.m01.RifleToFind;
import redoubt.livingdead.mission.m04.CarAtPump;
import redoubt.livingdead.mission.m04.MindThePump;
import redoubt.livingdead.mission.m06.EndOfTheRoad;
import redoubt.livingdead.mission.m06.OpenHouseIsEmpty;
import redoubt.livingdead.mission.m08.JohnnysCarReady;
import redoubt.livingdead.mission.m09.EveryRoomSearched;
import redoubt.livingdead.mission.m09.HouseRooms;
import redoubt.livingdead.mission.m10.FireAtWhite;
import redoubt.livingdead.mission.rules.BeginInCar;
import redoubt.livingdead.mission.rules.DeckEmpty;
import redoubt.livingdead.mission.rules.EveryoneAtLevel;
import redoubt.livingdead.mission.rules.EveryoneKilledRelative;
import redoubt.livingdead.mission.rules.GhoulsStayOutside;
import redoubt.livingdead.mission.rules.House;
import redoubt.livingdead.mission.rules.NoGhoulIn;
import redoubt.livingdead.mission.rules.RelativeKilledAt;
import redoubt.livingdead.mission.rules.RelativesKilled;
import redoubt.livingdead.mission.rules.SpawnsInOneZone;
import redoubt.livingdead.mission.travel.CornersSpawn;
import redoubt.livingdead.mission.travel.Travel;
import redoubt.livingdead.search.Armory;
import redoubt.livingdead.search.EquipmentCaches;

/** The goals and rules that scenes may name, and what each name stands for. */
public final class SceneRules {
    /** The box and the page of a scene: all that its goals and rulings are made from. */
    private record Briefing(LivingDead box, ScenePage page) {
        Ground ground() {
            return box.ground();
        }
    }

    private static final List<Entry<Briefing, Goal>> GOALS = List.of(
            new Entry<>(
                    "EveryWindowBarricaded",
                    scene -> new EveryWindowBarricaded(
                            scene.page().windows(),
                            scene.ground().barricade(),
                            scene.ground().closedBarricade(),
                            House.of(scene.ground(), scene.page().board()))),
            new Entry<>(
                    "NoGhoulInHouse",
                    scene -> new NoGhoulIn(House.of(scene.ground(), scene.page().board()))),
            new Entry<>(
                    "HouseholdDeckEmpty",
                    scene -> new DeckEmpty(
                            LivingDead.HOUSEHOLD_DECK,
                            scene.box().deck(LivingDead.HOUSEHOLD_DECK).size())),
            new Entry<>(
                    "NoGhoulOnBoard",
                    scene -> new NoGhoulIn(scene.page().board().zones())),
            new Entry<>(
                    "SpawnsInOneZone",
                    scene -> new SpawnsInOneZone(
                            House.of(scene.ground(), scene.page().board()))),
            new Entry<>("EveryoneAtOrange", _ -> EveryoneAtLevel.ORANGE),
            new Entry<>("EveryoneKilledRelative", _ -> new EveryoneKilledRelative()),
            new Entry<>("RelativeKilledAtWhite", _ -> new RelativeKilledAt("white")),
            new Entry<>(
                    "CarAtPump",
                    scene -> new CarAtPump(
                            scene.page().head().needed("pump"),
                            scene.box().gaits().car())),
            new Entry<>("NoGhoulAtPump", scene -> new NoGhoulIn(pumpTile(scene.page()))),
            new Entry<>(
                    "EndOfTheRoad",
                    scene -> new EndOfTheRoad(
                            last(scene.page()), scene.page().travel().size())),
            new Entry<>(
                    "JohnnysCarReady",
                    scene -> new JohnnysCarReady(
                            last(scene.page()), scene.page().travel().size())),
            new Entry<>("EveryRoomSearched", scene -> new EveryRoomSearched(scene.ground())),
            new Entry<>("FireAtWhite", _ -> new FireAtWhite()));

    private static final List<Entry<Briefing, List<Ruling>>> RULES = List.of(
            new Entry<>(
                    "MutualTrust",
                    scene -> List.of(new MutualTrust(scene.box().print().card(SceneLayout.RIFLE)))),
            new Entry<>(
                    "EquipmentCaches",
                    scene -> List.of(new EquipmentCaches(scene.page().caches()))),
            new Entry<>("Armory", _ -> List.of(new Armory())),
            new Entry<>(
                    "GhoulsStayOutside",
                    scene -> List.of(new GhoulsStayOutside(
                            House.of(scene.ground(), scene.page().board()),
                            SceneIds.ghoulsInside(scene.page().id())))),
            new Entry<>(
                    "RifleToFind",
                    scene -> List.of(new RifleToFind(
                            scene.box().print().card(SceneLayout.RIFLE),
                            scene.page().head().needed("rifle"),
                            "Ben"))),
            new Entry<>("Corpse", scene -> List.of(Corpse.on(scene.page().board()))),
            new Entry<>("ImprovisedBarricades", scene -> List.of(improvised(scene.box()))),
            new Entry<>("MindThePump", scene -> List.of(new MindThePump(pumpTile(scene.page())))),
            new Entry<>("OpenHouseIsEmpty", scene -> List.of(new OpenHouseIsEmpty(scene.ground()))),
            new Entry<>(
                    "CornersSpawn",
                    scene -> List.of(new CornersSpawn(
                            scene.ground(), new RuleId(scene.page().id() + "-08")))),
            new Entry<>("Travel", scene -> List.of(toWillard(scene))),
            new Entry<>("RandomTravel", scene -> List.of(toTheCemetery(scene))),
            new Entry<>("WhiteTokenStays", _ -> List.of(new WhiteTokenStays())),
            new Entry<>(
                    "BeginInCar",
                    scene -> List.of(new BeginInCar(SceneIds.inCar(scene.page().id())))),
            new Entry<>("HouseSpawn", _ -> List.of(HouseRooms.spawn())));

    private static final Travel.Laying TO_WILLARD =
            new Travel.Laying(new RuleId("NL-M06-09"), new RuleId("NL-M06-10"), new RuleId("NL-M06-10"));
    private static final Travel.Laying TO_THE_CEMETERY =
            new Travel.Laying(new RuleId("NL-M08-03"), new RuleId("NL-M08-09"), new RuleId("NL-M08-10"));

    private static final GoalsAndRules<Briefing> NAMES = new GoalsAndRules<>(GOALS, RULES);

    private SceneRules() {}

    private static ImprovisedBarricades improvised(LivingDead box) {
        int tokens = box.tables().tokens().supply(Barricades.BARRICADE).copies();
        return new ImprovisedBarricades(box.ground(), tokens);
    }

    private static ZoneSet pumpTile(ScenePage page) {
        ZoneId pump = new ZoneId(page.head().needed("pump").index());
        return page.board().onTile(page.board().tiles(pump).getFirst());
    }

    private static String last(ScenePage page) {
        if (page.travel().isEmpty()) {
            throw new IllegalArgumentException("scene " + page.id() + " has no tiles to travel over");
        }
        return page.travel().getLast().name();
    }

    /** The first tile is laid when somebody enters the last of the board; from then on others go. */
    private static Travel toWillard(Briefing scene) {
        ScenePage page = scene.page();
        String from = page.board().placements().getLast().tile().name();
        return new Travel(scene.ground(), page.travel(), false, from, 1, "", TO_WILLARD, new RuleId("NL-M06-11"));
    }

    /** The car waits in the middle of the last tile. */
    private static Travel toTheCemetery(Briefing scene) {
        ScenePage page = scene.page();
        String from = page.board().placements().getLast().tile().name();
        return new Travel(
                scene.ground(),
                page.travel(),
                true,
                from,
                2,
                last(page) + ".5",
                TO_THE_CEMETERY,
                new RuleId("NL-M08-11"));
    }

    /** Complains about every goal and rule of a scene that has a name nobody knows, and about a scene without a goal or a start. */
    public static void check(MissionText scene, Problems problems) {
        NAMES.check(scene, problems);
    }

    /** The rulings of a scene: its rules in the order of the page, and its goals. */
    static List<Ruling> of(LivingDead box, ScenePage page) {
        Briefing scene = new Briefing(box, page);
        List<Ruling> rulings = new ArrayList<>();
        rulings.add(new RelativesKilled());
        rulings.addAll(NAMES.rulings(page.head(), scene));
        if (rulings.stream().noneMatch(ImprovisedBarricades.class::isInstance)) {
            rulings.add(new PlanksForBarricades(box.ground()));
        }
        List<Goal> goals = NAMES.goals(page.head(), scene);
        page.head().marker("car").ifPresent(zone -> rulings.add(new ParkedCar(zone)));
        for (Goal goal : goals) {
            if (goal instanceof Ruling watching) {
                rulings.add(watching);
            }
        }
        RuleId victory = SceneIds.victory(page.id());
        rulings.add(new MissionGoals(goals, victory, SceneIds.OUT_OF_REACH));
        return List.copyOf(rulings);
    }
}
