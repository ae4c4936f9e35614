package redoubt.darkest.peril;

import static redoubt.kernel.RuleId.rule;

import java.util.Optional;
import redoubt.board.Side;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** The Fire token moves one tile and leaves a Burn marker, or stays and leaves it there; then the fire burns (DD-FIRE-03 to -09). */
public record MoveFire(Side direction) implements Effect<Table> {
    private static final RuleId MOVED = rule("DD-FIRE-03");
    private static final RuleId STAYED = rule("DD-FIRE-05");

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Optional<Integer> front = table.blaze().front();
        if (front.isEmpty()) {
            return;
        }
        Optional<Integer> to =
                table.house().beside(front.get(), direction).filter(tile -> Fire.isInflammable(table.house(), tile));
        int tile = to.orElse(front.get());
        play.table(table.withFront(tile, direction));
        play.log(new DarkestEvent.FireMoved(
                to.isPresent() ? MOVED : STAYED, table.zone(table.house().hall(tile))));
        int destroyed = Fire.mark(play, tile) ? 1 : 0;
        boolean leaks = to.isPresent() && Fire.hasGas(table, tile);
        play.then(leaks ? LeakGas.before(tile, true, destroyed) : BurnHouse.afterSpread(destroyed));
    }
}
