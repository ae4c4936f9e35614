package redoubt.darkest.arrival;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import java.util.Optional;
import redoubt.board.Pile;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.house.House;
import redoubt.darkest.print.BeastBoard;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Stock;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** If no Creature is in the house, a random one comes to a tile named by D4 and D6 (DD-TERR-05, DD-GAP-44, DD-CREA-10). */
public record CreatureEnters(RuleId rule) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        if (table.menace().creature().isPresent() || !isRoomAnywhere(table)) {
            return;
        }
        int row = play.roll(Dice.D4, House.ROWS);
        int column = play.d6(Dice.D6);
        Optional<Integer> room =
                column > House.COLUMNS ? Optional.empty() : room(table, (row - 1) * House.COLUMNS + column - 1);
        if (room.isEmpty()) {
            play.then(this);
            return;
        }
        play.log(new DarkestEvent.TileRolled(rule, row, column));
        enter(play, room.get());
    }

    private static boolean isRoomAnywhere(Table table) {
        for (int tile = 0; tile < House.TILES; tile++) {
            if (room(table, tile).isPresent()) {
                return true;
            }
        }
        return false;
    }

    private static Optional<Integer> room(Table table, int tile) {
        return Rooms.entry(table, tile).filter(room -> Rooms.isFree(table, room));
    }

    private void enter(Play<Table> play, int room) {
        Table table = play.table();
        Stock stock = table.stock();
        Pile pile = stock.creatures();
        List<Integer> aside = stock.setAside();
        if (pile.isEmpty()) {
            pile = Pile.of(play.shuffled(Dice.CREATURES, aside));
            aside = List.of();
        }
        pile = pile.turnedUp(
                play,
                Dice.CREATURES,
                "beast",
                card -> table.print().creatures().get(card).name());
        BeastBoard board = table.print().creatures().get(pile.top());
        play.table(table.with(stock.withCreatures(pile.withoutTop(), aside))
                .with(table.menace().withCreature(Optional.of(Beast.entering(board, room)))));
        play.reveal(new DarkestEvent.CreatureEntered(rule, board, table.zone(room)));
    }
}
