package redoubt.darkest.rulings;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import redoubt.board.ZoneSet;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.CardKind;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/**
 * An expansion in play. Each method is a hook: the first ones are asked while the game is laid out, the others in play; whoever does
 * not care leaves things as they are. State of its own is an annex of the table.
 */
public interface ExpansionRuling {
    /** Whether a card that is not of the base game goes into the Equipment deck. */
    default boolean isDealt(Card card) {
        return false;
    }

    /** The least number of three-symbol chips in the house. */
    default int leastLargeChips(int least) {
        return least;
    }

    /** Spawn tokens mixed into the pile; only the expansion itself can read them. */
    default List<Integer> spawnTokens() {
        return List.of();
    }

    /** The rule behind a card that the base game does not know. */
    default Optional<Ruling> ruling(CardKind kind) {
        return Optional.empty();
    }

    /** The table with what the expansion lays on it. */
    default Table laidOut(Table table) {
        return table;
    }

    /** What happens or is asked before the first Round. */
    default List<Step<Table>> beginnings() {
        return List.of();
    }

    /** The table after a survivor has entered in place of a lost one. */
    default Table recruited(Table table, int place) {
        return table;
    }

    /** The start of a Round, and of every stretch of actions in the Showdown. */
    default void roundBegins(Play<Table> play) {}

    /** What comes after the last step of Upkeep. */
    default List<Step<Table>> upkeepEnds(Table table) {
        return List.of();
    }

    /** The Darkness marker has reached a space before the Showdown. */
    default List<Step<Table>> darknessReached(Table table, int space) {
        return List.of();
    }

    default Table showdownBegins(Table table) {
        return table;
    }

    /** What a survivor who is not entrapped may do besides the usual actions. */
    default List<Deed> deeds(Table table, Survivor survivor) {
        return List.of();
    }

    /** Survivors have come into a room, some of them from another tile. */
    default List<Step<Table>> entered(Table table, List<Integer> places, List<Integer> fromOtherTile, int room) {
        return List.of();
    }

    /** The figures that a Spawn token of the expansion brings into a room. */
    default OptionalInt figures(Play<Table> play, int room, int token) {
        return OptionalInt.empty();
    }

    /** The table after so many figures of a horde have moved together. */
    default Table hordeMoved(Table table, int from, int to, int figures) {
        return table;
    }

    /** The table after one of the standing figures of a room has been pushed into another. */
    default Table zombiePushed(Table table, int from, int to, int stoodBefore) {
        return table;
    }

    /** The rule by which every zombie of a room needs two hits. */
    default Optional<RuleId> toughness(Table table, int room) {
        return Optional.empty();
    }

    /** Whether zombies of a room can be hit from other rooms. */
    default boolean isHitFromAfar(Table table, int room) {
        return true;
    }

    /** How far the horde of a room moves. */
    default int movement(Table table, int room, int rooms) {
        return rooms;
    }

    /** How many Bites of the zombies of a room cannot be cancelled. */
    default int certainBites(Table table, int room, int bites) {
        return bites;
    }

    /** Rooms with others than survivors whom enemies hunt. */
    default ZoneSet prey(Table table) {
        return ZoneSet.EMPTY;
    }

    /** Enemies attack with so many dice in a room without survivors. */
    default List<Step<Table>> attacked(Table table, int room, int dice) {
        return List.of();
    }

    /** A tile on fire burns whoever is on it. */
    default void burnt(Play<Table> play, int tile) {}

    /** The Creature has rolled a result that triggers its special attack. */
    default List<Step<Table>> creatureReinforced(Table table) {
        return List.of();
    }

    /** The Nemesis is about to react. */
    default void nemesisActivated(Play<Table> play) {}

    /** Rooms outside the house that somebody in a room can hit at this range. */
    default ZoneSet inReach(Table table, int room, int range) {
        return ZoneSet.EMPTY;
    }

    /** What holds at every moment. */
    default void settle(Play<Table> play) {}

    /** Decides the end of the game instead of the usual rules of the Showdown. */
    default boolean endsShowdown(Play<Table> play) {
        return false;
    }
}
