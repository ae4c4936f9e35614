package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Terrain;
import redoubt.horde.table.Annexes.Annex;
import redoubt.horde.table.Deck;
import redoubt.horde.table.Mission;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Step;

/**
 * All that a mission puts on the table: how many survivors, the board, where they start, spawn tokens, objectives face up and face
 * down, figures and tokens, the decks as printed, the starting equipment, the mission's rulings, and steps before the first round.
 */
public record MissionPlan(
        MissionCard card,
        int leastSurvivors,
        int mostSurvivors,
        Terrain terrain,
        List<String> starts,
        List<Spawn> spawns,
        List<Spot> objectives,
        List<Spot> hiddenObjectives,
        List<Placed> zombies,
        List<Placed> allies,
        List<Placed> tokens,
        List<Deck> decks,
        Starting starting,
        List<Ruling> rulings,
        List<Annex> annexes,
        List<Step<Table>> opening) {

    /** A spawn token: its name, its zone, its place in the order and whether it spawns from the beginning. */
    public record Spawn(String name, String zone, int order, boolean isActive) {}

    /** An objective of a colour in a zone; those face down are shuffled among their zones. */
    public record Spot(String zone, String colour) {}

    /** Figures or tokens of a kind, by its name, in a zone. */
    public record Placed(String kind, String zone, int count) {}

    public MissionPlan {
        starts = List.copyOf(starts);
        spawns = List.copyOf(spawns);
        objectives = List.copyOf(objectives);
        hiddenObjectives = List.copyOf(hiddenObjectives);
        zombies = List.copyOf(zombies);
        allies = List.copyOf(allies);
        tokens = List.copyOf(tokens);
        decks = List.copyOf(decks);
        rulings = List.copyOf(rulings);
        annexes = List.copyOf(annexes);
        opening = List.copyOf(opening);
    }

    /** A mission with nothing on its board but the places where survivors start. */
    public static MissionPlan of(MissionCard card, int survivors, Terrain terrain, String... starts) {
        return new MissionPlan(
                card,
                survivors,
                survivors,
                terrain,
                List.of(starts),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Starting.none(),
                List.of(),
                List.of(),
                List.of());
    }

    public String id() {
        return card.id();
    }

    public int objectiveCount() {
        return objectives.size() + hiddenObjectives.size();
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

    public MissionPlan withSpawns(List<Spawn> changed) {
        Copy copy = new Copy(this);
        copy.spawns = changed;
        return copy.plan();
    }

    public MissionPlan withObjectives(List<Spot> open, List<Spot> hidden) {
        Copy copy = new Copy(this);
        copy.objectives = open;
        copy.hiddenObjectives = hidden;
        return copy.plan();
    }

    public MissionPlan withFigures(List<Placed> zombiesPlaced, List<Placed> alliesPlaced, List<Placed> tokensPlaced) {
        Copy copy = new Copy(this);
        copy.zombies = zombiesPlaced;
        copy.allies = alliesPlaced;
        copy.tokens = tokensPlaced;
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
        private List<Spawn> spawns;
        private List<Spot> objectives;
        private List<Spot> hiddenObjectives;
        private List<Placed> zombies;
        private List<Placed> allies;
        private List<Placed> tokens;
        private List<Deck> decks;
        private Starting starting;
        private List<Ruling> rulings;
        private List<Annex> annexes;
        private List<Step<Table>> opening;

        Copy(MissionPlan from) {
            this.from = from;
            leastSurvivors = from.leastSurvivors;
            mostSurvivors = from.mostSurvivors;
            spawns = from.spawns;
            objectives = from.objectives;
            hiddenObjectives = from.hiddenObjectives;
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
                    from.terrain,
                    from.starts,
                    spawns,
                    objectives,
                    hiddenObjectives,
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
