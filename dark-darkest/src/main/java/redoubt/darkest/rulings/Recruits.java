package redoubt.darkest.rulings;

import java.util.List;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.darkest.table.Body;
import redoubt.darkest.table.Effort;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Pack;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/** Survivors as they enter the game, at the start or later (DD-SURV-03, DD-SURV-21). */
public final class Recruits {
    private Recruits() {}

    /** A survivor at the Entrance, with its starting card unless somebody else holds it (DD-DEATH-08). */
    public static Survivor entering(Table table, int place, SurvivorBoard board, int seat) {
        Card card = table.print().startingCard(board);
        boolean held = table.playing().stream()
                .anyMatch(survivor -> survivor.pack().find(card.index()).isPresent());
        Pack pack = held ? Pack.EMPTY : new Pack(List.of(), List.of(Item.of(card)), List.of());
        Body body = new Body(table.house().entrance(), 0, 0, 0, 0, Grab.NONE, Fate.PLAYING);
        return new Survivor(
                place, board, seat, body, Effort.NONE.withPoints(table.dials().mostPoints()), pack, 0, 0);
    }
}
