package redoubt.darkest.reaction;

import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.darkest.print.AreaColour;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** The Creature moves towards the nearest survivors, wherever they are, or towards the rooms it is called to (DD-CMOVE-01 to -06). */
public record CreatureMoves(RuleId rule, Optional<ZoneSet> called) implements Effect<Table> {
    public CreatureMoves(RuleId rule) {
        this(rule, Optional.empty());
    }

    @Override
    public void happen(Play<Table> play) {
        Optional<Beast> creature = play.table().menace().creature();
        if (creature.isEmpty() || play.table().playing().isEmpty()) {
            return;
        }
        Beast beast = creature.get();
        int movement = movement(play, beast);
        Table table = play.table();
        ZoneSet everywhere = table.house().board().zones();
        Approach approach = called.map(rooms -> new Approach(Walker.CREATURE, rooms, everywhere))
                .orElseGet(() -> Approach.ofHunter(table, Walker.CREATURE, beast.room(), table.occupied(), everywhere));
        play.then(new Walk(approach, beast.room(), beast.room(), movement, rule));
    }

    /** Its movement, rolled if none is printed, less its destroyed blue areas (DD-BEAST-07, DD-CREA-04). */
    private static int movement(Play<Table> play, Beast beast) {
        int printed = beast.board().movement().orElseGet(() -> play.roll(Dice.D4, 4));
        return Math.max(0, printed - beast.destroyed(AreaColour.BLUE));
    }
}
