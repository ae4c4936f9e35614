package redoubt.horde.spawning;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.edition.ShortagePolicy;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** When miniatures run short, one zombie of this family comes, or the one on the board gets an extra activation. */
public record OneComes(String family) implements ShortagePolicy {
    @Override
    public List<Step<Table>> shortage(Table table, int kind, int missing, Zone zone) {
        return List.of(new CallOne(family, zone));
    }
}
