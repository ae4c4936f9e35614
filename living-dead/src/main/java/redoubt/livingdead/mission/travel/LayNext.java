package redoubt.livingdead.mission.travel;

import java.util.List;
import redoubt.board.Placement;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Stream;

/** The next tile of the journey is to be laid beside the newest one; it waits while its tile lies on the board. */
public record LayNext() implements Effect<Table> {
    private static final Stream PILE = Stream.stream("travel pile");

    @Override
    public void happen(Play<Table> play) {
        Travel travel = Travel.of(play.table());
        Journey journey = play.table().annexes().the(Journey.class);
        List<String> pile = journey.pile();
        boolean isChance = travel.isRandom() && pile.size() > 2;
        String next =
                isChance ? play.shuffled(PILE, pile.subList(0, pile.size() - 1)).getFirst() : pile.getFirst();
        if (isOnBoard(play.table(), next)) {
            play.table(play.table().with(journey.waiting()));
        } else {
            play.then(new PlaceTile(travel.laying().of(journey), travel.tile(next), journey.newest()));
        }
    }

    /** Whether this face or the other of the same tile lies on the board. */
    private static boolean isOnBoard(Table table, String name) {
        String number = name.substring(0, name.length() - 1);
        for (Placement placement : table.terrain().board().placements()) {
            String other = placement.tile().name();
            if (other.substring(0, other.length() - 1).equals(number)) {
                return true;
            }
        }
        return false;
    }
}
