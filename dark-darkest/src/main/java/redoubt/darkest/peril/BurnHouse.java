package redoubt.darkest.peril;

import static redoubt.kernel.RuleId.rule;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import redoubt.board.ZoneSet;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.house.House;
import redoubt.darkest.print.BeastBoard.Ability;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * After a spread every burning or destroyed tile, or after a flame some of them, harms whoever is on it, tile by tile in reading order (DD-FIRE-09 to DD-FIRE-13,
 * DD-GAP-47). Darkness that deaths bring waits behind this step, and so does the sharing out of the Creature's damage before it.
 */
public record BurnHouse(int destroyed, List<Integer> tiles) implements Effect<Table> {
    private static final RuleId ZOMBIES = rule("DD-FIRE-10");
    private static final RuleId SURVIVORS = rule("DD-FIRE-13");
    private static final List<ZombieState> BURNT_FIRST =
            List.of(ZombieState.STUNNED, ZombieState.FRESH, ZombieState.READY);
    /** A survivor with this mark takes no fire damage this Round (DD-ITEM-17). */
    public static final String GAS_MASK = "Gas Mask";

    public BurnHouse {
        tiles = List.copyOf(tiles);
    }

    /** The whole house burns after a spread in which so many tiles were destroyed. */
    static BurnHouse afterSpread(int destroyed) {
        return new BurnHouse(destroyed, IntStream.range(0, House.TILES).boxed().toList());
    }

    @Override
    public void happen(Play<Table> play) {
        // What comes later is put on the agenda first: deaths of this spread, then tiles, bring Darkness one by one
        // (DD-DARK-07).
        Fire.bringDarkness(play, destroyed);
        for (int tile : tiles) {
            int heat = play.table().blaze().heat(tile);
            if (heat > 0) {
                burnZombies(play, tile, heat);
                for (ExpansionRuling expansion : Expansions.of(play.table())) {
                    expansion.burnt(play, tile);
                }
                burnSurvivors(play, tile, heat);
            }
        }
        burnCreature(play, tiles);
    }

    private static void burnZombies(Play<Table> play, int tile, int heat) {
        ZoneSet rooms = play.table().house().rooms(tile);
        int left = heat;
        for (int room = rooms.first(); room != ZoneSet.NONE; room = rooms.nextAfter(room)) {
            int life = Hordes.life(play.table(), room);
            int burnt = Hordes.hit(play, room, left, BURNT_FIRST);
            left = Math.max(0, left - life);
            if (burnt > 0) {
                play.log(new DarkestEvent.ZombiesBurnt(ZOMBIES, play.table().zone(room), burnt));
            }
        }
    }

    /** Takes figures from a room, those that are laid down first. */
    public static void removeZombies(Play<Table> play, int room, int count) {
        Hordes.remove(play, room, count, BURNT_FIRST);
    }

    private static void burnSurvivors(Play<Table> play, int tile, int heat) {
        for (Survivor survivor : play.table().playing()) {
            boolean here = play.table().house().tile(survivor.room()) == tile;
            if (here && !survivor.effort().used().contains(GAS_MASK)) {
                Harm.wound(play, survivor.place(), heat, SURVIVORS);
            }
        }
    }

    private static void burnCreature(Play<Table> play, List<Integer> tiles) {
        Table table = play.table();
        table.menace()
                .creature()
                .filter(beast -> !beast.has(Ability.FIRE_RESISTANT))
                .map(beast -> table.house().tile(beast.room()))
                .filter(tiles::contains)
                .map(table.blaze()::heat)
                .ifPresent(heat -> play.then(Collections.nCopies(heat, new DamageCreature(false))));
    }
}
