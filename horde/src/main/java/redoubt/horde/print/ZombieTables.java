package redoubt.horde.print;

import java.util.ArrayList;
import java.util.List;
import redoubt.content.Column;
import redoubt.content.Library;
import redoubt.content.Origin;
import redoubt.content.Problems;
import redoubt.content.Row;
import redoubt.content.TableFormat;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.table.ZombieKind;

/** Reads the kinds of zombies and the zombie deck. */
public final class ZombieTables {
    private static final Column<Origin> SOURCE = Column.origin("source");

    private static final Column<String> FAMILY = Column.text("family");
    private static final Column<Integer> MINIATURES = Column.integer("miniatures");
    private static final Column<Integer> ACTIONS = Column.integer("actions");
    private static final Column<Integer> WOUNDS = Column.integer("wounds");
    private static final Column<Integer> TOUGHNESS = Column.integer("toughness");
    private static final Column<Integer> ADRENALINE = Column.integer("adrenaline");
    private static final Column<Integer> PRIORITY = Column.integer("priority");
    private static final TableFormat ZOMBIES =
            TableFormat.of("zombie", FAMILY, MINIATURES, ACTIONS, WOUNDS, TOUGHNESS, ADRENALINE, PRIORITY, SOURCE);

    private static final Column<String> ZOMBIE = Column.text("zombie");
    private static final List<Column<Integer>> LEVELS =
            List.of(Column.integer("blue"), Column.integer("yellow"), Column.integer("orange"), Column.integer("red"));

    private ZombieTables() {}

    public static List<ZombieKind> kinds(Library library, Problems problems) {
        List<ZombieKind> kinds = new ArrayList<>();
        for (Row row : library.rows(ZOMBIES, problems)) {
            kinds.add(new ZombieKind(
                    kinds.size(),
                    row.key(),
                    row.value(FAMILY),
                    row.value(MINIATURES),
                    row.value(ACTIONS),
                    row.value(WOUNDS),
                    row.value(TOUGHNESS),
                    row.value(ADRENALINE),
                    row.value(PRIORITY)));
        }
        return kinds;
    }

    /** The zombie deck; {@code words} says what its cards may do. */
    public static List<ZombieCard> cards(
            Library library, List<ZombieKind> kinds, List<String> words, Problems problems) {
        Column<String> kind = Column.oneOf("kind", words);
        TableFormat format = TableFormat.of(
                "zombie card", kind, ZOMBIE, LEVELS.get(0), LEVELS.get(1), LEVELS.get(2), LEVELS.get(3), SOURCE);
        List<ZombieCard> cards = new ArrayList<>();
        List<String> names = kinds.stream().map(ZombieKind::name).toList();
        for (Row row : library.rows(format, problems)) {
            Lists.known(row, row.value(ZOMBIE), "zombie", names::contains, problems);
            List<Integer> counts = LEVELS.stream().map(row::value).toList();
            cards.add(new ZombieCard(cards.size(), row.key(), row.value(kind), row.value(ZOMBIE), counts));
        }
        return cards;
    }
}
