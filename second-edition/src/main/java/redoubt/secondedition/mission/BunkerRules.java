package redoubt.secondedition.mission;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.LeaveThroughExit;
import redoubt.horde.print.GoalsAndRules.Entry;
import redoubt.horde.print.LaidBorder;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.TokenKind;
import redoubt.kernel.RuleId;
import redoubt.secondedition.campaign.Acquaintances;
import redoubt.secondedition.companions.Companions;
import redoubt.secondedition.ground.Ground;
import redoubt.secondedition.mission.ending.WonInTime;
import redoubt.secondedition.mission.evacuees.Evacuees;
import redoubt.secondedition.mission.evacuees.SaveEvacuees;
import redoubt.secondedition.mission.m06.FindBunker;
import redoubt.secondedition.mission.m07.AbominationNotes;
import redoubt.secondedition.mission.m07.BreachingRounds;
import redoubt.secondedition.mission.m07.FindElectronicCard;
import redoubt.secondedition.mission.m07.LampsBurn;
import redoubt.secondedition.mission.m07.Strength;
import redoubt.secondedition.mission.m07.Supply;
import redoubt.secondedition.mission.m08.OpenStairs;
import redoubt.secondedition.mission.m08.StartGenerator;
import redoubt.secondedition.mission.m09.ClosedExit;
import redoubt.secondedition.mission.m09.PresidentSaved;
import redoubt.secondedition.mission.m09.TakenFirst;
import redoubt.secondedition.mission.m10.FinalScore;
import redoubt.secondedition.mission.m10.OpenAnyExit;
import redoubt.secondedition.mission.m10.SkippedSpawn;
import redoubt.secondedition.mission.m10.TankGun;
import redoubt.secondedition.mission.rules.CardTaken;
import redoubt.secondedition.mission.rules.CardWork;
import redoubt.secondedition.mission.rules.KnownLink;
import redoubt.secondedition.mission.rules.MoreCardsWhile;
import redoubt.secondedition.mission.rules.NobodyInPlay;
import redoubt.secondedition.mission.rules.ServiceTunnel;
import redoubt.secondedition.mission.rules.SetsOut;
import redoubt.secondedition.objective.effect.OpenExit;
import redoubt.secondedition.objective.effect.ReadNote;
import redoubt.secondedition.objective.effect.SpawnZombies;
import redoubt.secondedition.objective.effect.Where;
import redoubt.secondedition.things.Things;
import redoubt.secondedition.washington.Link;

/** The goals and rules that only missions on the way into the bunker and out of it name. */
final class BunkerRules {
    static final List<Entry<Briefing, Goal>> GOALS = List.of(
            new Entry<>("FindBunker", _ -> new FindBunker()),
            new Entry<>("FindElectronicCard", _ -> new FindElectronicCard()),
            new Entry<>("StartGenerator", BunkerRules::generator),
            new Entry<>("TakeGateControl", _ -> new CardTaken("WZ-M09C-03")),
            new Entry<>(
                    "SaveEvacuees",
                    mission -> new SaveEvacuees("WZ-M09C-01", mission.page().mark("exit"))),
            new Entry<>("NobodyInPlay", _ -> new NobodyInPlay()),
            new Entry<>("OpenAnyExit", mission -> new OpenAnyExit(mission.token("exit"))));

    static final List<Entry<Briefing, List<Ruling>>> RULES = List.of(
            new Entry<>("TunnelStandsOpen", mission -> List.of(tunnel(mission, "WZ-M07-05", true))),
            new Entry<>("LampsBurn", _ -> List.of(new LampsBurn())),
            new Entry<>("HuntAbominations", BunkerRules::hunt),
            new Entry<>("TunnelCanBeOpened", mission -> List.of(tunnel(mission, "WZ-M08-08", false))),
            new Entry<>(
                    "CompanionsMayFall",
                    mission -> List.of(new Companions(mission.box().companions(), false))),
            new Entry<>("WaysToBasement", BunkerRules::waysToBasement),
            new Entry<>("RepairGenerator", BunkerRules::repair),
            new Entry<>("BunkerFirst", _ -> List.of(new TakenFirst("WZ-M09C-01"))),
            new Entry<>("Evacuation", mission -> evacuation(mission, "WZ-M09R-04")),
            new Entry<>(
                    "ExitBehindGate",
                    mission ->
                            List.of(new ClosedExit("WZ-M09C-01", mission.page().mark("exit")))),
            new Entry<>("TaylorSetsOut", _ -> List.of(taylor("WZ-M09R-03"))),
            new Entry<>("PresidentSaved", _ -> List.of(new PresidentSaved())),
            new Entry<>("WaysOut", BunkerRules::waysOut),
            new Entry<>("CompanionsSetOut", _ -> List.of(president("WZ-M10R-01"), taylor("WZ-M10R-01"))),
            new Entry<>("FinalScore", _ -> List.of(new FinalScore())));

    private static Goal generator(Briefing mission) {
        List<Zone> shaft = mission.page().marks("dumbwaiter");
        return new StartGenerator(shaft.getFirst(), shaft.getLast());
    }

    /** The ends of the tunnel and its two doors, which are open or only unlocked for those who know it. */
    private static Ruling tunnel(Briefing mission, String rule, boolean isOpen) {
        Ground ground = mission.box().ground();
        List<Zone> ends = mission.page().marks("tunnel");
        List<Integer> doors = mission.page().doors().stream()
                .filter(door -> door.kind() == ground.blueDoor() || door.kind() == ground.greenDoor())
                .map(LaidBorder::edge)
                .toList();
        Link way = new Link(ends.getFirst(), ends.getLast(), 0);
        return new ServiceTunnel(new RuleId(rule), way, doors, isOpen ? ground.door() : ground.closedDoor(), isOpen);
    }

    /** The stairs and the dumbwaiter, once they are found; the dumbwaiter costs an action more. */
    private static List<Ruling> waysToBasement(Briefing mission) {
        return List.of(
                new KnownLink(link(mission, "stairs", 0), List.of(OpenStairs.KEYWORD)),
                new KnownLink(link(mission, "dumbwaiter", 1), List.of("dumbwaiter")));
    }

    private static Link link(Briefing mission, String ends, int more) {
        List<Zone> zones = mission.page().marks(ends);
        return new Link(zones.getFirst(), zones.getLast(), more);
    }

    /** Four steps repair the generator, while more zombies come; before evening it brings experience. */
    private static List<Ruling> repair(Briefing mission) {
        Zone generator = mission.page().mark("generator");
        return List.of(
                new Things(List.of("fuel")),
                new CardWork("WZ-M08N-04", generator, 4, new ReadNote("WZ-M08N-05")),
                new MoreCardsWhile("WZ-M08N-04"),
                new WonInTime(
                        new RuleId("WZ-M08N-05"), 16 - mission.page().hour().orElseThrow() + 1, Optional.empty()));
    }

    /** Evacuees are carried to the exit, through which survivors leave as soon as it is open. */
    private static List<Ruling> evacuation(Briefing mission, String rule) {
        TokenKind exit = mission.token("exit");
        return List.of(
                new Things(List.of(Evacuees.THING)),
                new Evacuees(exit),
                new LeaveThroughExit(exit, new RuleId(rule), false));
    }

    /** A barricade to clear, a tank gun that blows it up, a grate to the metro, and flares that keep zombies away. */
    private static List<Ruling> waysOut(Briefing mission) {
        Zone barricade = mission.page().mark("barricade");
        Zone grate = mission.page().mark("grate");
        List<Ruling> rulings = new ArrayList<>(evacuation(mission, "WZ-M10R-01"));
        CardWork.Racket racket = new CardWork.Racket(
                2, new SpawnZombies(1, Where.at(mission.page().mark("hearing"))));
        rulings.add(new CardWork(
                TankGun.BARRICADE,
                barricade,
                TankGun.STEPS,
                true,
                Optional.of(racket),
                new OpenExit(Where.at(barricade))));
        rulings.add(new CardWork("WZ-M10C-04", grate, 3, new OpenExit(Where.at(grate))));
        rulings.add(new TankGun(mission.page().mark("gun"), barricade));
        rulings.add(new SkippedSpawn.Ends());
        return List.copyOf(rulings);
    }

    private static Ruling president(String rule) {
        return new SetsOut(new RuleId(rule), Acquaintances.PRESIDENT, "commander-in-chief", false);
    }

    private static Ruling taylor(String rule) {
        return new SetsOut(new RuleId(rule), Acquaintances.TAYLOR, "taylors-friend", true);
    }

    private static List<Ruling> hunt(Briefing mission) {
        return List.of(
                new AbominationNotes(),
                new Supply(mission.page().firstSpawn()),
                new Things(List.of("breaching-round")),
                new BreachingRounds(mission.page().mark("cage")),
                new Strength.Works());
    }

    private BunkerRules() {}
}
