package redoubt.whitedeath.edition;

import java.util.List;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.horde.print.ObjectiveGroup;
import redoubt.horde.print.Page;
import redoubt.horde.print.PageHead;
import redoubt.whitedeath.corruption.Corruption;
import redoubt.whitedeath.rampart.RopeLadders;

/** A mission as its page has it: what every page has, where everything of this game lies, and what objectives give. */
public record MissionPage(
        PageHead head,
        List<Zone> starts,
        List<Spawn> spawns,
        List<ObjectiveGroup> objectives,
        List<Shuffled> shuffled,
        List<Zone> corruption,
        List<Group> guards,
        int ladderReserve,
        List<Reward> rewards)
        implements Page {

    /** A spawn token by its number. */
    public record Spawn(int number, Zone zone) {}

    /** So many objectives of a colour among the mixed ones. */
    public record Shuffled(int number, String colour) {}

    /** Guards that stand together. */
    public record Group(int number, Zone zone) {}

    /** What the taker of an objective of this colour gets. */
    public record Reward(String colour, List<String> names) {
        public Reward {
            names = List.copyOf(names);
        }
    }

    public MissionPage {
        starts = List.copyOf(starts);
        spawns = List.copyOf(spawns);
        objectives = List.copyOf(objectives);
        shuffled = List.copyOf(shuffled);
        corruption = List.copyOf(corruption);
        guards = List.copyOf(guards);
        rewards = List.copyOf(rewards);
    }

    /** The terrain at the start, with the corruption of the set-up. */
    public Terrain terrain(Corruption spreading) {
        Terrain terrain = Terrain.of(board());
        for (Zone zone : corruption) {
            terrain = spreading.spread(terrain, zone.index(), RopeLadders.NONE);
        }
        return terrain;
    }

    /** The zones with an objective, in the order of the page. */
    public List<Zone> objectiveZones() {
        return ObjectiveGroup.zones(objectives);
    }
}
