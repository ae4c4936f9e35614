package redoubt.darkest.peril;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** A gas leak puts a Burn marker on each of two different tiles beside it, chosen by the players (DD-ADV-02, DD-GAP-48). */
public record LeakGas(int tile, List<Integer> burnt, boolean isSpread, int destroyed)
        implements Question<Table, LeakGas.Ignite>, Subject {
    private static final RuleId RULE = rule("DD-ADV-02");

    private static final int TILES = 2;

    /** The leak on a tile, which happens before the fire of a spread burns, in which tiles may have been destroyed already. */
    static LeakGas before(int tile, boolean isSpread, int destroyed) {
        return new LeakGas(tile, List.of(), isSpread, destroyed);
    }

    public LeakGas {
        burnt = List.copyOf(burnt);
    }

    /** This tile, named by its room or hall, catches fire; none, if no tile is left. */
    public record Ignite(int tile, Zone room) implements Option {
        @Override
        public String key() {
            return tile < 0 ? "none" : "ignite " + room.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", room.name()));
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(table.house().hall(tile)));
    }

    @Override
    public Decision<Ignite> decision(Table table) {
        List<Ignite> tiles = new ArrayList<>();
        for (int other : table.house().beside(tile)) {
            if (Fire.canBurn(table, other) && !burnt.contains(other)) {
                tiles.add(new Ignite(other, table.zone(table.house().hall(other))));
            }
        }
        if (tiles.isEmpty()) {
            tiles.add(new Ignite(-1, table.zone(table.house().hall(tile))));
        }
        return new Decision<>(RULE, table.everyone(), tiles);
    }

    @Override
    public void answer(Ignite chosen, Play<Table> play) {
        int gone = chosen.tile() >= 0 && Fire.mark(play, chosen.tile()) ? destroyed + 1 : destroyed;
        List<Integer> longer = new ArrayList<>(burnt);
        longer.add(chosen.tile());
        if (longer.size() < TILES && chosen.tile() >= 0) {
            play.then(new LeakGas(tile, longer, isSpread, gone));
        } else if (isSpread) {
            play.then(BurnHouse.afterSpread(gone));
        } else {
            Fire.bringDarkness(play, gone);
        }
    }
}
