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
        return new MissionPlan(
                card,
                least,
                most,
                terrain,
                starts,
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

    public MissionPlan withSpawns(List<Spawn> changed) {
        return new MissionPlan(
                card,
                leastSurvivors,
                mostSurvivors,
                terrain,
                starts,
                changed,
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

    public MissionPlan withObjectives(List<Spot> open, List<Spot> hidden) {
        return new MissionPlan(
                card,
                leastSurvivors,
                mostSurvivors,
                terrain,
                starts,
                spawns,
                open,
                hidden,
                zombies,
                allies,
                tokens,
                decks,
                starting,
                rulings,
                annexes,
                opening);
    }

    public MissionPlan withFigures(List<Placed> zombiesPlaced, List<Placed> alliesPlaced, List<Placed> tokensPlaced) {
        return new MissionPlan(
                card,
                leastSurvivors,
                mostSurvivors,
                terrain,
                starts,
                spawns,
                objectives,
                hiddenObjectives,
                zombiesPlaced,
                alliesPlaced,
                tokensPlaced,
                decks,
                starting,
                rulings,
                annexes,
                opening);
    }

    public MissionPlan withDecks(List<Deck> changed) {
        return new MissionPlan(
                card,
                leastSurvivors,
                mostSurvivors,
                terrain,
                starts,
                spawns,
                objectives,
                hiddenObjectives,
                zombies,
                allies,
                tokens,
                changed,
                starting,
                rulings,
                annexes,
                opening);
    }

    public MissionPlan withStarting(Starting changed) {
        return new MissionPlan(
                card,
                leastSurvivors,
                mostSurvivors,
                terrain,
                starts,
                spawns,
                objectives,
                hiddenObjectives,
                zombies,
                allies,
                tokens,
                decks,
                changed,
                rulings,
                annexes,
                opening);
    }

    public MissionPlan withRulings(List<Ruling> changed) {
        return new MissionPlan(
                card,
                leastSurvivors,
                mostSurvivors,
                terrain,
                starts,
                spawns,
                objectives,
                hiddenObjectives,
                zombies,
                allies,
                tokens,
                decks,
                starting,
                changed,
                annexes,
                opening);
    }

    /** With one more ruling after those it has. */
    public MissionPlan withRuling(Ruling added) {
        List<Ruling> longer = new ArrayList<>(rulings);
        longer.add(added);
        return withRulings(longer);
    }

    public MissionPlan withAnnexes(List<Annex> changed) {
        return new MissionPlan(
                card,
                leastSurvivors,
                mostSurvivors,
                terrain,
                starts,
                spawns,
                objectives,
                hiddenObjectives,
                zombies,
                allies,
                tokens,
                decks,
                starting,
                rulings,
                changed,
                opening);
    }

    public MissionPlan withOpening(List<Step<Table>> changed) {
        return new MissionPlan(
                card,
                leastSurvivors,
                mostSurvivors,
                terrain,
                starts,
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
                changed);
    }
}
