package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Deck;
import redoubt.board.Figures;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.horde.table.Annexes.Annex;
import redoubt.horde.table.Mission;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Print;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.RulingList;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Step;

/**
 * Everything that a mission puts on the table: how many survivors, the board, where they start, spawn tokens, objectives face up
 * and face down, figures and tokens, the decks as printed, the starting equipment, the mission's rulings, and steps before the
 * first round.
 */
public record MissionPlan(
        MissionCard card,
        int leastSurvivors,
        int mostSurvivors,
        Terrain terrain,
        List<Zone> starts,
        List<SpawnPoint> spawns,
        List<Objective> objectives,
        Figures zombies,
        Figures allies,
        Figures tokens,
        List<Deck> decks,
        Starting starting,
        List<Ruling> rulings,
        List<Annex> annexes,
        List<Step<Table>> opening) {

    public MissionPlan {
        starts = List.copyOf(starts);
        spawns = List.copyOf(spawns);
        objectives = List.copyOf(objectives);
        decks = List.copyOf(decks);
        rulings = RulingList.of(rulings);
        annexes = List.copyOf(annexes);
        opening = List.copyOf(opening);
    }

    /** A mission with nothing on its board but the places where survivors start. */
    public static MissionPlan of(Print print, MissionCard card, int survivors, Terrain terrain, List<Zone> starts) {
        int zones = terrain.board().zoneCount();
        return new MissionPlan(
                card,
                survivors,
                survivors,
                terrain,
                starts,
                List.of(),
                List.of(),
                Figures.none(zones, print.zombieKinds().size()),
                Figures.none(zones, Math.max(1, print.allyKinds().size())),
                Figures.none(zones, Math.max(1, print.tokenKinds().size())),
                List.of(),
                Starting.none(),
                List.of(),
                List.of(),
                List.of());
    }

    public String id() {
        return card.id();
    }

    /** The mission as the table names it. */
    public Mission mission() {
        return new Mission(card.id(), card.title(), rulings);
    }

    public MissionPlan withSurvivors(int least, int most) {
        Copy copy = new Copy(this);
        copy.leastSurvivors = least;
        copy.mostSurvivors = most;
        return copy.plan();
    }

    public MissionPlan withTerrain(Terrain changed) {
        Copy copy = new Copy(this);
        copy.terrain = changed;
        return copy.plan();
    }

    public MissionPlan withSpawns(List<SpawnPoint> changed) {
        Copy copy = new Copy(this);
        copy.spawns = changed;
        return copy.plan();
    }

    /** With these objectives; the colours of the face-down ones are shuffled among them. */
    public MissionPlan withObjectives(List<Objective> changed) {
        Copy copy = new Copy(this);
        copy.objectives = changed;
        return copy.plan();
    }

    public MissionPlan withZombies(Figures changed) {
        Copy copy = new Copy(this);
        copy.zombies = changed;
        return copy.plan();
    }

    public MissionPlan withAllies(Figures changed) {
        Copy copy = new Copy(this);
        copy.allies = changed;
        return copy.plan();
    }

    public MissionPlan withTokens(Figures changed) {
        Copy copy = new Copy(this);
        copy.tokens = changed;
        return copy.plan();
    }

    public MissionPlan withDecks(List<Deck> changed) {
        Copy copy = new Copy(this);
        copy.decks = changed;
        return copy.plan();
    }

    public MissionPlan withStarting(Starting changed) {
        Copy copy = new Copy(this);
        copy.starting = changed;
        return copy.plan();
    }

    public MissionPlan withRulings(List<Ruling> changed) {
        Copy copy = new Copy(this);
        copy.rulings = changed;
        return copy.plan();
    }

    /** With one more ruling after those it has. */
    public MissionPlan withRuling(Ruling added) {
        List<Ruling> longer = new ArrayList<>(rulings);
        longer.add(added);
        return withRulings(longer);
    }

    public MissionPlan withAnnexes(List<Annex> changed) {
        Copy copy = new Copy(this);
        copy.annexes = changed;
        return copy.plan();
    }

    /** With an annex, in place of one of its type if there is one. */
    public MissionPlan withAnnex(Annex added) {
        List<Annex> longer = new ArrayList<>(annexes);
        longer.removeIf(annex -> annex.getClass() == added.getClass());
        longer.add(added);
        return withAnnexes(longer);
    }

    public MissionPlan withOpening(List<Step<Table>> changed) {
        Copy copy = new Copy(this);
        copy.opening = changed;
        return copy.plan();
    }

    /** The parts of a plan that a mission changes, to be set one by one. */
    private static final class Copy {
        private final MissionPlan from;
        private int leastSurvivors;
        private int mostSurvivors;
        private Terrain terrain;
        private List<SpawnPoint> spawns;
        private List<Objective> objectives;
        private Figures zombies;
        private Figures allies;
        private Figures tokens;
        private List<Deck> decks;
        private Starting starting;
        private List<Ruling> rulings;
        private List<Annex> annexes;
        private List<Step<Table>> opening;

        Copy(MissionPlan from) {
            this.from = from;
            leastSurvivors = from.leastSurvivors;
            mostSurvivors = from.mostSurvivors;
            terrain = from.terrain;
            spawns = from.spawns;
            objectives = from.objectives;
            zombies = from.zombies;
            allies = from.allies;
            tokens = from.tokens;
            decks = from.decks;
            starting = from.starting;
            rulings = from.rulings;
            annexes = from.annexes;
            opening = from.opening;
        }

        MissionPlan plan() {
            return new MissionPlan(
                    from.card,
                    leastSurvivors,
                    mostSurvivors,
                    terrain,
                    from.starts,
                    spawns,
                    objectives,
                    zombies,
                    allies,
                    tokens,
                    decks,
                    starting,
                    rulings,
                    annexes,
                    opening);
        }
    }
}
