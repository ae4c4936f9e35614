package redoubt.darkest.peril;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** Burn markers lie in the house without a Fire token: the players put it on one of the tiles just marked (DD-FIRE-16). */
public record PlaceFront(List<Integer> tiles) implements Question<Table, PlaceFront.On> {
    private static final RuleId RULE = rule("DD-FIRE-16");

    public PlaceFront {
        tiles = List.copyOf(tiles);
    }

    /** On this tile, named by its room or hall. */
    public record On(int tile, Zone room) implements Option {
        @Override
        public String key() {
            return "on " + room.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", room.name()));
        }
    }

    @Override
    public Decision<On> decision(Table table) {
        return new Decision<>(
                RULE,
                table.everyone(),
                tiles.stream()
                        .map(tile -> new On(tile, table.zone(table.house().hall(tile))))
                        .toList());
    }

    @Override
    public void answer(On chosen, Play<Table> play) {
        play.table(play.table().withFront(Optional.of(chosen.tile())));
        play.log(new DarkestEvent.FireMoved(RULE, chosen.room()));
    }
}
