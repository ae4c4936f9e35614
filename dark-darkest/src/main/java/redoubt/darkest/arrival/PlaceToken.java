package redoubt.darkest.arrival;

import redoubt.board.Pile;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.table.SpawnToken;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** The next Spawn token comes face down into a room; if a survivor sees it, it is revealed as soon as the table settles. */
public record PlaceToken(int room, RuleId rule) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Pile pile = table.stock().spawn();
        if (pile.isEmpty()) {
            return;
        }
        // The pile only shrinks, so what is left of it numbers its tokens.
        SpawnToken token = new SpawnToken(pile.size(), room, pile.top());
        play.log(new DarkestEvent.TokenPlaced(rule, table.zone(room)));
        play.table(table.with(table.stock().withSpawn(pile.withoutTop()))
                .with(table.menace().withToken(token)));
    }
}
