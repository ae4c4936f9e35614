package redoubt.darkest.nemeses;

import java.util.List;
import redoubt.darkest.peril.Fire;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.rulings.BeastRuling;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** A Burn marker on every tile orthogonally next to hers, which harms nobody before the next spread (DD-NEM-03, DD-FIRE-16). */
record LisaMortimer() implements BeastRuling {
    @Override
    public List<Step<Table>> specialAttack(Table table, Beast beast, int room, List<CreatureFace> results) {
        return List.of(new Kindle(table.house().tile(beast.room())));
    }

    /** The markers around her. */
    record Kindle(int tile) implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            Fire.markTiles(play, play.table().house().beside(tile));
        }
    }
}
