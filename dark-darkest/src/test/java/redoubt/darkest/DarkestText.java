package redoubt.darkest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import redoubt.board.Figures;
import redoubt.board.Pile;
import redoubt.board.Terrain;
import redoubt.darkest.house.House;
import redoubt.darkest.print.BeastBoard;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.Chip;
import redoubt.darkest.print.Print;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.darkest.table.Book;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.testkit.Laws;
import redoubt.testkit.saved.Codec;
import redoubt.testkit.saved.StateText;

/** How states of the game are written: what is printed by its name, the ground by the kinds of its rooms and borders. */
final class DarkestText {
    private final Table start;
    private final Print print;

    private DarkestText(Table start) {
        this.start = start;
        this.print = start.print();
    }

    /** The laws of the kernel for a set-up of the game and a seed, which may draw the house. */
    static Laws<Table> laws(DarkestGame game, SetUp setUp, long seed) {
        Table start = game.setUp(setUp, Luck.seeded(seed)).table();
        return new Laws<>(setUp, new StateText<>(new Engine<>(game), new DarkestText(start)::teach));
    }

    private void teach(Codec.Builder codec) {
        codec.named(Book.class, _ -> "book", _ -> start.book())
                .named(House.class, _ -> "house", _ -> start.house())
                .named(
                        SurvivorBoard.class,
                        SurvivorBoard::name,
                        name -> print.survivor(name).orElseThrow())
                .value(
                        Card.class,
                        card -> (long) card.index(),
                        json -> print.cards().get(number(json)))
                .value(
                        Chip.class,
                        chip -> (long) chip.index(),
                        json -> print.chips().get(number(json)))
                .named(BeastBoard.class, BeastBoard::name, this::beast)
                .value(Pile.class, pile -> numbers(pile.list()), json -> Pile.of(list(json)))
                .value(
                        Figures.class,
                        figures -> numbers(figures.list()),
                        json -> Figures.of(ZombieState.values().length, list(json)))
                .value(Terrain.class, this::ground, this::ground);
    }

    private BeastBoard beast(String name) {
        return Stream.concat(print.creatures().stream(), print.nemeses().stream())
                .filter(board -> board.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private Object ground(Terrain terrain) {
        List<Long> kinds = new ArrayList<>();
        for (int room = 0; room < start.house().roomCount(); room++) {
            kinds.add((long) terrain.zoneKind(room));
        }
        for (int edge = 0; edge < start.house().board().edges().count(); edge++) {
            kinds.add((long) terrain.edgeKind(edge));
        }
        return kinds;
    }

    private Terrain ground(Object json) {
        List<Integer> kinds = list(json);
        Terrain terrain = start.terrain();
        int rooms = start.house().roomCount();
        for (int room = 0; room < rooms; room++) {
            terrain = terrain.withZone(room, kinds.get(room));
        }
        for (int edge = 0; edge < kinds.size() - rooms; edge++) {
            terrain = terrain.withEdge(edge, kinds.get(rooms + edge));
        }
        return terrain;
    }

    private static int number(Object json) {
        return ((Long) json).intValue();
    }

    private static List<Long> numbers(List<Integer> numbers) {
        return numbers.stream().map(Integer::longValue).toList();
    }

    private static List<Integer> list(Object json) {
        return ((List<?>) json).stream().map(DarkestText::number).toList();
    }
}
