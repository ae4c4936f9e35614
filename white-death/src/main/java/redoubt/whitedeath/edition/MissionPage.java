package redoubt.whitedeath.edition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.board.Terrain;
import redoubt.horde.table.Zone;
import redoubt.whitedeath.corruption.Corruption;
import redoubt.whitedeath.rampart.RopeLadders;

/** A mission as its page has it: the board, where everything lies, what objectives give, and the names of its goals and rules. */
public record MissionPage(
        String id,
        String title,
        String difficulty,
        String length,
        int survivors,
        Board board,
        List<Zone> starts,
        List<Marker> markers,
        List<Spawn> spawns,
        List<Objectives> objectives,
        List<Shuffled> shuffled,
        List<Zone> corruption,
        List<Group> guards,
        int ladderReserve,
        List<Reward> rewards,
        List<String> goals,
        List<String> rules) {

    /** A token that lies in a zone: the beacon, the exit, the banner, a cauldron or a loose rope ladder. */
    public record Marker(String token, Zone zone) {}

    /** A spawn token by its number. */
    public record Spawn(int number, Zone zone) {}

    /** Objectives of a colour; {@code mixed} ones are shuffled face down, the colour of {@code any} ones does not matter. */
    public record Objectives(String colour, List<Zone> zones) {
        public static final String MIXED = "mixed";

        public Objectives {
            zones = List.copyOf(zones);
        }

        public boolean isMixed() {
            return colour.equals(MIXED);
        }
    }

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
        markers = List.copyOf(markers);
        spawns = List.copyOf(spawns);
        objectives = List.copyOf(objectives);
        shuffled = List.copyOf(shuffled);
        corruption = List.copyOf(corruption);
        guards = List.copyOf(guards);
        rewards = List.copyOf(rewards);
        goals = List.copyOf(goals);
        rules = List.copyOf(rules);
    }

    /** The terrain at the start, with the corruption of the set-up. */
    public Terrain terrain(Corruption spreading) {
        Terrain terrain = Terrain.of(board);
        for (Zone zone : corruption) {
            terrain = spreading.spread(terrain, zone.index(), RopeLadders.NONE);
        }
        return terrain;
    }

    /** The zones in which tokens of this name lie. */
    public List<Zone> markers(String token) {
        return markers.stream()
                .filter(marker -> marker.token().equals(token))
                .map(Marker::zone)
                .toList();
    }

    /** The zone of a token of which there is one at most. */
    public Optional<Zone> marker(String token) {
        return markers(token).stream().findFirst();
    }

    /** The zones with an objective, in the order of the page. */
    public List<Zone> objectiveZones() {
        List<Zone> zones = new ArrayList<>();
        objectives.forEach(group -> zones.addAll(group.zones()));
        return zones;
    }
}
