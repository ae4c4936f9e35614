package redoubt.horde.print;

import java.util.List;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.content.Place;
import redoubt.horde.table.Zone;
import redoubt.kernel.MissionCard;

/** What the page of every mission has: where it stands, its card, its board, the tokens on it, and the names of its goals and rules. */
public record PageHead(
        Place place,
        MissionCard card,
        int survivors,
        Board board,
        List<Marker> markers,
        List<String> goals,
        List<String> rules) {

    /** A token that lies in a zone, by its name. */
    public record Marker(String token, Zone zone) {}

    public PageHead {
        markers = List.copyOf(markers);
        goals = List.copyOf(goals);
        rules = List.copyOf(rules);
    }

    public String id() {
        return card.id();
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

    /** The zone of a token without which a rule makes no sense. */
    public Zone needed(String token) {
        return marker(token)
                .orElseThrow(() -> new IllegalArgumentException("mission " + card.id() + " has no " + token));
    }
}
