package redoubt.secondedition.mission;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import redoubt.board.Board;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.horde.cars.CarActions;
import redoubt.horde.cars.CarAdvice;
import redoubt.horde.cars.Driving;
import redoubt.horde.cars.ParkedCar;
import redoubt.horde.mission.CountObjectives;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.LeaveThroughExit;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.mission.TakeAllObjectives;
import redoubt.horde.print.GoalsAndRules;
import redoubt.horde.print.GoalsAndRules.Entry;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.table.Ruling;
import redoubt.secondedition.campaign.BonusActions;
import redoubt.secondedition.campaign.Experience;
import redoubt.secondedition.cars.CarriedCrate;
import redoubt.secondedition.cars.CityCar;
import redoubt.secondedition.cars.PoliceCar;
import redoubt.secondedition.companions.Companions;
import redoubt.secondedition.decks.PlainDecks;
import redoubt.secondedition.edition.MissionPage;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.ground.Ground;
import redoubt.secondedition.mission.rules.AdrenalineForObjectives;
import redoubt.secondedition.mission.rules.ColoursUnlock;
import redoubt.secondedition.mission.rules.EveryoneLeft;
import redoubt.secondedition.mission.rules.LockedDoors;
import redoubt.secondedition.mission.rules.MissionIds;
import redoubt.secondedition.objective.LastingNoise;
import redoubt.secondedition.objective.TakeAllCards;
import redoubt.secondedition.sense.Courage;
import redoubt.secondedition.washington.Clock;
import redoubt.secondedition.washington.Corridors;
import redoubt.secondedition.washington.KnockOut;
import redoubt.secondedition.washington.LightWakes;
import redoubt.secondedition.washington.Night;
import redoubt.secondedition.washington.SecretService;
import redoubt.secondedition.washington.TwoDays;
import redoubt.secondedition.washington.WashingtonSetUp;

/** The goals and rules that missions may name, and what each name stands for. */
public final class MissionRules {
    /** The rule that all missions of the campaign name. */
    private static final String WASHINGTON = "Washington";

    /** The car of the mission may be driven. */
    private static final String DRIVEN = "DriveTheCar";

    static final String HUMVEE = "humvee";

    private static final List<Entry<Briefing, Goal>> GOALS = List.of(
            new Entry<>("TakeAllObjectives", mission -> new TakeAllObjectives(mission.objectives())),
            new Entry<>("EveryoneLeft", _ -> new EveryoneLeft()),
            new Entry<>("TakeAllCards", _ -> new TakeAllCards()));

    private static final List<Entry<Briefing, List<Ruling>>> RULES = List.of(
            new Entry<>(
                    "LeaveThroughExit",
                    mission -> List.of(new LeaveThroughExit(mission.token("exit"), MissionIds.EXIT))),
            new Entry<>(
                    "ColoursUnlock",
                    mission -> List.of(new ColoursUnlock(mission.box().ground()))),
            new Entry<>(
                    "Companions",
                    mission -> List.of(new Companions(mission.box().companions(), true))),
            new Entry<>(DRIVEN, _ -> List.of()),
            new Entry<>(WASHINGTON, MissionRules::washington));

    private static final GoalsAndRules<Briefing> NAMES = new GoalsAndRules<>(
            joined(Stream.of(GOALS, StreetRules.GOALS, WhiteHouseRules.GOALS, BunkerRules.GOALS)),
            joined(Stream.of(RULES, StreetRules.RULES, WhiteHouseRules.RULES, BunkerRules.RULES)));

    private MissionRules() {}

    private static <T> List<T> joined(Stream<List<T>> lists) {
        return lists.flatMap(List::stream).toList();
    }

    /** What all missions of the campaign have: knock-outs, day and night, the Secret Service, and cards for objectives. */
    private static List<Ruling> washington(Briefing mission) {
        MissionPage page = mission.page();
        int noise = mission.token("noise").index();
        return List.of(
                new KnockOut(),
                new Courage(),
                new Clock.Runs(),
                new TwoDays(),
                new Night(),
                new LightWakes(),
                new Experience(),
                new BonusActions(),
                new SecretService(page.marked(HUMVEE)),
                new WashingtonSetUp(
                        mission.box().deck(SecondEdition.SECRET_SERVICE_DECK), page.hour(), page.marks("lit")),
                new LastingNoise.Stays(
                        page.noise().stream()
                                .map(lot -> new LastingNoise.Lot(lot.zone(), lot.tokens(), LastingNoise.FOR_GOOD))
                                .toList(),
                        noise),
                CardEffects.cards(mission));
    }

    /** The car with what it is good for; whoever finds it may sit in it, but drives only where the mission says so. */
    private static List<Ruling> car(Briefing mission, MissionPage.Car car) {
        SecondEdition box = mission.box();
        boolean isDriven = mission.page().head().rules().contains(DRIVEN);
        Driving driving =
                new CityCar(car.isPoliceCar(), isDriven, box.car(), box.gaits().car());
        List<Ruling> rulings =
                new ArrayList<>(List.of(new ParkedCar(car.zone()), new CarActions(driving), new CarAdvice()));
        if (car.isPoliceCar()) {
            rulings.add(new PoliceCar());
        }
        if (car.hasCrate()) {
            rulings.add(new CarriedCrate.Aboard());
            rulings.add(new CarriedCrate.Travels(mission.token("crate")));
        }
        return rulings;
    }

    /** What people are told who wonder about a door or a corridor; only where there are such doors and corridors. */
    private static List<Ruling> toldBeforeDoors(SecondEdition box, MissionPage page) {
        Ground ground = box.ground();
        List<Ruling> told = new ArrayList<>();
        if (!page.doors().isEmpty() || page.head().rules().contains(StreetRules.CARD_DOORS_FIRST)) {
            told.add(new LockedDoors(ground, MissionIds.colouredDoors(page.id()), MissionIds.sealedDoors(page.id())));
        }
        Board board = page.board();
        if (!board.ofKind(ground.legend().zone("corridor")).isEmpty()) {
            told.add(new Corridors(ground));
        }
        return told;
    }

    /** Reports every goal and rule of a mission that has a name nobody knows, and one without a goal or a start. */
    public static void check(MissionText mission, Problems problems) {
        NAMES.check(mission, problems);
    }

    /** The rulings of a mission: its rules in the order of the page, what objectives give, and its goals. */
    static List<Ruling> of(SecondEdition box, MissionPage page) {
        Briefing mission = new Briefing(box, page);
        List<Ruling> rulings = new ArrayList<>();
        if (!page.objectives().isEmpty()) {
            rulings.add(new CountObjectives());
            rulings.add(new AdrenalineForObjectives());
        }
        rulings.add(Leavers.DO_NOT_COUNT);
        page.car().ifPresent(car -> rulings.addAll(car(mission, car)));
        if (!page.head().rules().contains(WASHINGTON)) {
            rulings.add(new PlainDecks());
        }
        rulings.addAll(NAMES.rulings(page.head(), mission));
        rulings.addAll(toldBeforeDoors(box, page));
        List<Goal> goals = NAMES.goals(page.head(), mission);
        rulings.add(new MissionGoals(goals, MissionIds.victory(page.id()), MissionIds.OUT_OF_REACH));
        return List.copyOf(rulings);
    }
}
