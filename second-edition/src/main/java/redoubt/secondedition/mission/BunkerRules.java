package redoubt.secondedition.mission;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.mission.Goal;
import redoubt.horde.print.GoalsAndRules.Entry;
import redoubt.horde.print.LaidBorder;
import redoubt.horde.table.Ruling;
import redoubt.kernel.RuleId;
import redoubt.secondedition.ground.Ground;
import redoubt.secondedition.mission.m06.FindBunker;
import redoubt.secondedition.mission.m07.AbominationNotes;
import redoubt.secondedition.mission.m07.BreachingRounds;
import redoubt.secondedition.mission.m07.LampsBurn;
import redoubt.secondedition.mission.m07.Strength;
import redoubt.secondedition.mission.m07.Supply;
import redoubt.secondedition.mission.rules.ServiceTunnel;
import redoubt.secondedition.objective.Found;
import redoubt.secondedition.things.Things;
import redoubt.secondedition.washington.Link;

/** The goals and rules that only missions on the way into the bunker and out of it name. */
final class BunkerRules {
    static final List<Entry<Briefing, Goal>> GOALS = List.of(
            new Entry<>("FindBunker", _ -> new FindBunker()),
            new Entry<>("FindElectronicCard", _ -> new Found("electronic-card")));

    static final List<Entry<Briefing, List<Ruling>>> RULES = List.of(
            new Entry<>("TunnelStandsOpen", mission -> List.of(tunnel(mission, "WZ-M07-05", true))),
            new Entry<>("LampsBurn", _ -> List.of(new LampsBurn())),
            new Entry<>("HuntAbominations", BunkerRules::hunt));

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
