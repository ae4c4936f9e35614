package redoubt.darkest.radioactive;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.darkest.house.House;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/**
 * The players choose the tiles that get Radiation markers, one by one, among those that were beside a contaminated one when the step
 * began; the Laboratory and destroyed tiles take none (DD-RAD-06, DD-RAD-07, DD-GAP-77).
 */
record PlaceMarker(List<Integer> tiles, int left, RuleId rule) implements Question<Table, PlaceMarker.On> {
    PlaceMarker {
        tiles = List.copyOf(tiles);
    }

    /** On this tile, named by its room or hall; on none, if none is left. */
    record On(int tile, Zone room) implements Option {
        @Override
        public String key() {
            return tile < 0 ? "none" : "contaminate " + room.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", room.name()));
        }
    }

    /** So many markers beside the tiles that have one now. */
    static PlaceMarker beside(Table table, int markers, RuleId rule) {
        Radiation radiation = Radiation.of(table);
        List<Integer> tiles = new ArrayList<>();
        for (int tile = 0; tile < House.TILES; tile++) {
            boolean free = !radiation.isContaminated(tile)
                    && !table.blaze().isDestroyed(tile)
                    && tile != table.house().tile(table.house().laboratory());
            if (free && table.house().beside(tile).stream().anyMatch(radiation::isContaminated)) {
                tiles.add(tile);
            }
        }
        return new PlaceMarker(tiles, markers, rule);
    }

    @Override
    public Decision<On> decision(Table table) {
        List<On> options = new ArrayList<>();
        if (left > 0) {
            for (int tile : tiles) {
                options.add(new On(tile, table.zone(table.house().hall(tile))));
            }
        }
        if (options.isEmpty()) {
            options.add(new On(-1, table.zone(Radiation.reactorRoom(table))));
        }
        return new Decision<>(rule, table.everyone(), options);
    }

    @Override
    public void answer(On chosen, Play<Table> play) {
        if (chosen.tile() < 0) {
            return;
        }
        play.table(play.table().with(Radiation.of(play.table()).withTile(chosen.tile())));
        play.log(new RadiationEvent.TileContaminated(rule, chosen.room()));
        List<Integer> others = new ArrayList<>(tiles);
        others.remove(Integer.valueOf(chosen.tile()));
        play.then(new PlaceMarker(others, left - 1, rule));
    }
}
