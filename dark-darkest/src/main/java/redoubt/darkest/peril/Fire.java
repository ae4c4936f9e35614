package redoubt.darkest.peril;

import static redoubt.kernel.RuleId.rule;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import redoubt.board.Terrain;
import redoubt.board.ZoneSet;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.house.House;
import redoubt.darkest.house.Icon;
import redoubt.darkest.table.Blaze;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Security;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Burn markers and what they do to tiles. */
public final class Fire {
    private static final RuleId DESTROYED = rule("DD-FIRE-07");
    private static final RuleId OUT = rule("DD-FIRE-08");
    private static final RuleId MARKED = rule("DD-FIRE-03");
    /** The marker that destroys a tile (DD-ROOM-05). */
    private static final int DEADLY = 3;

    private Fire() {}

    /** Whether a Burn marker can be put on a tile: not on the Laboratory, the Reactor or a destroyed one. */
    public static boolean canBurn(Table table, int tile) {
        return isInflammable(table.house(), tile) && !table.blaze().isDestroyed(tile);
    }

    static boolean canBurnAnywhere(Table table) {
        for (int tile = 0; tile < House.TILES; tile++) {
            if (canBurn(table, tile)) {
                return true;
            }
        }
        return false;
    }

    /** Whether fire may come to a tile at all (DD-FIRE-04, DD-FIRE-17). */
    static boolean isInflammable(House house, int tile) {
        return !house.has(tile, Icon.CURE) && !house.has(tile, Icon.REACTOR);
    }

    /** One more Burn marker; says whether it was the third, which destroys the tile. */
    static boolean mark(Play<Table> play, int tile) {
        Table table = play.table();
        if (!canBurn(table, tile)) {
            return false;
        }
        int burns = table.blaze().burns(tile) + 1;
        if (burns < DEADLY) {
            play.table(table.withBurns(tile, burns));
            play.log(new DarkestEvent.BurnAdded(MARKED, table.zone(table.house().hall(tile)), burns));
            return false;
        }
        destroy(play, tile);
        return true;
    }

    /** Puts Burn markers on tiles outside a spread; they harm nobody yet, but a destroyed tile brings Darkness (DD-FIRE-16). */
    public static void markTiles(Play<Table> play, List<Integer> tiles) {
        int destroyed = 0;
        for (int tile : tiles) {
            destroyed += mark(play, tile) ? 1 : 0;
        }
        bringDarkness(play, destroyed);
        Table table = play.table();
        if (table.blaze().front().isEmpty() && table.blaze().burnsAnywhere()) {
            List<Integer> burning =
                    tiles.stream().filter(table.blaze()::isBurning).toList();
            play.then(new PlaceFront(burning));
        }
    }

    /** Puts Burn markers on tiles that burn whoever is there at once, such as those of a flame (DD-GAP-35). */
    public static void scorchTiles(Play<Table> play, List<Integer> tiles) {
        List<Integer> inflammable =
                tiles.stream().filter(tile -> canBurn(play.table(), tile)).toList();
        int destroyed = 0;
        for (int tile : inflammable) {
            destroyed += mark(play, tile) ? 1 : 0;
        }
        List<Integer> burning =
                inflammable.stream().filter(play.table().blaze()::isBurning).toList();
        if (play.table().blaze().front().isEmpty() && !burning.isEmpty()) {
            play.then(new BurnHouse(destroyed, inflammable), new PlaceFront(burning));
        } else {
            play.then(new BurnHouse(destroyed, inflammable));
        }
    }

    /** Before the Showdown every destroyed tile advances Darkness (DD-FIRE-07, DD-FIN-11). */
    static void bringDarkness(Play<Table> play, int destroyed) {
        if (!play.table().clock().isShowdown()) {
            play.then(Collections.nCopies(destroyed, new AdvanceDarkness(DESTROYED)));
        }
    }

    /** Turns a tile to its flame side: chips and cameras go, doors count as open (DD-FIRE-07, DD-ROOM-11). */
    public static void destroy(Play<Table> play, int tile) {
        Table table = play.table();
        ZoneSet rooms = table.house().rooms(tile);
        Terrain ground = table.terrain();
        for (int door : table.house().locks()) {
            ground = touches(table.house(), door, rooms)
                    ? ground.withEdge(door, table.ways().open())
                    : ground;
        }
        Security security = table.security();
        List<DoorChip> lost = security.doors().stream()
                .filter(chip -> touches(table.house(), chip.door(), rooms))
                .toList();
        Security left = security.withDoors(security.doors().stream()
                        .filter(chip -> !lost.contains(chip))
                        .toList())
                .withGone(lost.stream().map(DoorChip::chip).toList())
                .withCameras(security.cameras().stream()
                        .filter(camera -> !rooms.contains(camera.room()))
                        .toList());
        play.table(table.with(ground)
                .with(left)
                .with(table.notes().withMines(table.notes().mines().minus(rooms)))
                .withBurns(tile, Blaze.DESTROYED));
        play.log(new DarkestEvent.TileDestroyed(
                DESTROYED, table.zone(table.house().hall(tile))));
        endIfOut(play);
    }

    private static boolean touches(House house, int door, ZoneSet rooms) {
        return rooms.contains(house.board().edges().first(door))
                || rooms.contains(house.board().edges().second(door));
    }

    /** The Fire token goes with the last Burn marker (DD-FIRE-08). */
    public static void endIfOut(Play<Table> play) {
        Table table = play.table();
        if (table.blaze().front().isPresent() && !table.blaze().burnsAnywhere()) {
            play.table(table.withFront(Optional.empty()));
            play.log(new DarkestEvent.FireEnded(OUT));
        }
    }

    /** Whether the Fire token coming onto a tile sets off a gas leak; only with the advanced icons (DD-ADV-02, DD-GAP-48). */
    static boolean hasGas(Table table, int tile) {
        return table.dials().isAdvanced()
                && table.house().has(tile, Icon.GAS)
                && !table.blaze().isDestroyed(tile);
    }
}
