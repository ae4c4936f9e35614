package redoubt.horde.view;

import java.util.List;
import redoubt.kernel.View;

/** Everything a client needs to draw the table, and nothing hidden; where nobody goes all out, cards have no values for it. */
public record TableView(
        String edition,
        String mission,
        String title,
        int round,
        String phase,
        int seats,
        int firstPlayer,
        String danger,
        BoardView board,
        List<SurvivorView> survivors,
        List<RaisedView> raised,
        List<SearchView> searches,
        List<ObjectiveView> objectives,
        List<SpawnView> spawnPoints,
        List<DroppedView> dropped,
        List<LandmarkView> landmarks,
        List<DeckView> decks,
        List<Count> miniatures,
        boolean isWithoutAllOut,
        List<Object> annexes)
        implements View {

    /** A number of pieces of one kind. */
    public record Count(String kind, int count) {}

    /** A weapon that somebody carries in a slot and that skills or other cards make better than printed. */
    public record RaisedView(String survivor, String slot, int dice, int accuracy, int damage, int farthest) {}

    /** An objective token; the colour is empty while it lies face down. */
    public record ObjectiveView(String zone, String colour, boolean isFaceDown) {}

    /** A spawn token. */
    public record SpawnView(String name, String zone, int order, boolean isActive) {}

    /** Equipment lying face down in a zone. */
    public record DroppedView(String zone, String deck) {}

    /** Something to see in a zone that is not a token. */
    public record LandmarkView(String kind, String zone) {}

    /** A deck: how many cards it has left, and its discards, the last one on top. */
    public record DeckView(String name, int cards, List<String> discards) {}
}
