package redoubt.darkest.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import redoubt.board.Pile;
import redoubt.darkest.house.House;
import redoubt.darkest.print.Chip;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.SpawnToken;
import redoubt.darkest.table.Stock;
import redoubt.darkest.table.Table;
import redoubt.kernel.Luck;
import redoubt.kernel.State;

/** The table as a bot may imagine it: piles, face-down Spawn tokens and face-down chips are dealt anew among themselves. */
public final class Imagination {
    private Imagination() {}

    public static State<Table> of(State<Table> state, Luck luck) {
        Table table = state.table();
        Stock stock = table.stock();
        Luck.Shuffle<Integer> deck = luck.shuffle(Dice.DECK, stock.deck().list());
        Luck.Shuffle<Integer> creatures =
                deck.rest().shuffle(Dice.CREATURES, stock.creatures().list());
        Luck.Shuffle<Integer> nemeses =
                creatures.rest().shuffle(Dice.NEMESES, stock.nemeses().list());
        List<Integer> values = new ArrayList<>(stock.spawn().list());
        table.menace().tokens().forEach(token -> values.add(token.value()));
        Luck.Shuffle<Integer> spawn = nemeses.rest().shuffle(Dice.SPAWN, values);
        List<SpawnToken> tokens = new ArrayList<>();
        int next = stock.spawn().size();
        for (SpawnToken token : table.menace().tokens()) {
            tokens.add(
                    new SpawnToken(token.number(), token.room(), spawn.cards().get(next++)));
        }
        Stock imagined = new Stock(
                Pile.of(deck.cards()),
                stock.found(),
                stock.gone(),
                Pile.of(spawn.cards().subList(0, stock.spawn().size())),
                Pile.of(creatures.cards()),
                stock.setAside(),
                Pile.of(nemeses.cards()));
        Table changed = table.with(imagined).with(table.menace().withTokens(tokens));
        return withChips(state.withTable(changed), spawn.rest());
    }

    /** Face-down chips change places with those of the same size on doors of the same class: corners, or all others. */
    private static State<Table> withChips(State<Table> state, Luck luck) {
        Table table = state.table();
        List<DoorChip> doors = new ArrayList<>(table.security().doors());
        Luck rest = luck;
        for (boolean corner : new boolean[] {true, false}) {
            for (int size : new int[] {2, 3}) {
                rest = shuffle(
                        doors,
                        chip -> !chip.isFaceUp()
                                && chip.chip().size() == size
                                && isCorner(table.house(), chip) == corner,
                        rest);
            }
        }
        return state.withTable(table.with(table.security().withDoors(doors))).withLuck(rest);
    }

    private static boolean isCorner(House house, DoorChip chip) {
        return house.isCorner(house.tile(house.board().edges().first(chip.door())))
                || house.isCorner(house.tile(house.board().edges().second(chip.door())));
    }

    private static Luck shuffle(List<DoorChip> doors, Predicate<DoorChip> wanted, Luck luck) {
        List<Chip> chips = doors.stream().filter(wanted).map(DoorChip::chip).toList();
        Luck.Shuffle<Chip> shuffled = luck.shuffle(Dice.CHIPS, chips);
        int next = 0;
        for (int i = 0; i < doors.size(); i++) {
            if (wanted.test(doors.get(i))) {
                doors.set(i, new DoorChip(doors.get(i).door(), shuffled.cards().get(next++), false));
            }
        }
        return shuffled.rest();
    }
}
