package redoubt.horde.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.content.Column;
import redoubt.content.Library;
import redoubt.content.Origin;
import redoubt.content.Problems;
import redoubt.content.Range;
import redoubt.content.Row;
import redoubt.content.TableFormat;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Ruling;

/** Reads the equipment cards. */
public final class EquipmentTable {
    private static final String TABLE = "equipment";
    private static final String SECOND_USE = "second use";

    private static final List<String> VALUES = List.of(
            "slots",
            "range",
            "dice",
            "accuracy",
            "damage",
            "dual",
            "noisy",
            "reload",
            "ammunition",
            "armour",
            "traits",
            "all-out",
            "keep");

    private static final Column<Optional<String>> NAME =
            Column.text("printed as").optional();
    private static final Column<Integer> COPIES = Column.integer("copies");
    private static final Column<List<String>> SLOTS = Column.listOf("slots", List.of("hand", "body", "backpack"));
    private static final Column<Optional<Range>> RANGE = Column.range("range").optional();
    private static final Column<Optional<Integer>> DICE = Column.integer("dice").optional();
    private static final Column<Optional<Integer>> ACCURACY =
            Column.atLeast("accuracy").optional();
    private static final Column<Optional<Integer>> DAMAGE =
            Column.integer("damage").optional();
    private static final Column<Boolean> DUAL = Column.yesNo("dual");
    private static final Column<Optional<Boolean>> NOISY = Column.yesNo("noisy").optional();
    private static final Column<Boolean> RELOAD = Column.yesNo("reload");
    private static final Column<Optional<String>> AMMUNITION =
            Column.text("ammunition").optional();
    private static final Column<Optional<Integer>> ARMOUR =
            Column.atLeast("armour").optional();
    private static final Column<Optional<Integer>> ALL_OUT =
            Column.integer("all-out").optional();
    private static final Column<Optional<Integer>> KEEP = Column.integer("keep").optional();
    private static final Column<String> TRAITS = Column.text("traits");
    private static final Column<List<String>> RULEBOOK = Column.listOf("rulebook", VALUES);
    private static final Column<Origin> SOURCE = Column.origin("source");

    private final EquipmentWords words;
    private final Column<String> deck;
    private final Column<String> kind;
    private final Names traitNames;
    private final Names skillNames;
    private final KnownTraits traits;
    private final KnownSkills skills;
    private final Problems problems;

    public EquipmentTable(
            EquipmentWords words,
            Names traitNames,
            Names skillNames,
            KnownTraits traits,
            KnownSkills skills,
            Problems problems) {
        this.words = words;
        this.deck = Column.oneOf("deck", words.decks());
        this.kind = Column.oneOf("kind", words.kinds());
        this.traitNames = traitNames;
        this.skillNames = skillNames;
        this.traits = traits;
        this.skills = skills;
        this.problems = problems;
    }

    /** The names of all cards, which skills may refer to. */
    public static List<String> names(Library library) {
        return library.keys(TABLE);
    }

    public List<Stock> read(Library library) {
        List<Row> further = library.rows(format(SECOND_USE, false), problems);
        List<Stock> stock = new ArrayList<>();
        for (Row row : library.rows(format(TABLE, true), problems)) {
            Equipment card = new Equipment(
                    stock.size(),
                    row.value(NAME).orElse(row.key()),
                    row.value(deck),
                    uses(row, further),
                    row.value(SLOTS).contains("hand"),
                    row.value(SLOTS).contains("body"),
                    row.value(SLOTS).contains("backpack"),
                    row.value(ARMOUR).orElse(Equipment.NO_ARMOUR),
                    traits(row),
                    row.value(ALL_OUT).orElse(0),
                    row.value(KEEP).orElse(0));
            stock.add(new Stock(card, row.value(kind), row.value(COPIES), row.value(RULEBOOK), row.value(SOURCE)));
        }
        return stock;
    }

    private TableFormat format(String table, boolean isCard) {
        List<Column<?>> columns =
                new ArrayList<>(List.of(kind, RANGE, DICE, ACCURACY, DAMAGE, DUAL, NOISY, RELOAD, AMMUNITION));
        if (isCard) {
            columns.addAll(List.of(NAME, COPIES, deck, SLOTS, ARMOUR, TRAITS, ALL_OUT, KEEP, RULEBOOK, SOURCE));
        }
        return new TableFormat(table, columns);
    }

    /** How a card attacks, including any further uses. */
    private List<Equipment.Use> uses(Row card, List<Row> further) {
        List<Equipment.Use> uses = new ArrayList<>();
        use(card).ifPresent(uses::add);
        for (Row row : further) {
            if (row.key().equals(card.key())) {
                use(row).ifPresent(uses::add);
            }
        }
        return uses;
    }

    private Optional<Equipment.Use> use(Row row) {
        Optional<ActionKind> attack = words.attack(row.value(kind));
        boolean isFull = row.value(RANGE).isPresent()
                && row.value(DICE).isPresent()
                && row.value(ACCURACY).isPresent()
                && row.value(DAMAGE).isPresent();
        if (attack.isPresent() != isFull) {
            problems.add(
                    row.place(),
                    "expected range, dice, accuracy and damage for a weapon, and for nothing but a weapon");
        }
        boolean isMarked = row.value(DUAL) || row.value(NOISY).orElse(false) || row.value(RELOAD);
        if (attack.isEmpty() && isMarked) {
            problems.add(row.place(), "expected dual, noisy and reload for nothing but a weapon");
        }
        if (attack.isEmpty() || !isFull) {
            return Optional.empty();
        }
        Range range = row.value(RANGE).orElseThrow();
        return Optional.of(new Equipment.Use(
                attack.orElseThrow(),
                range.nearest(),
                range.farthest(),
                row.value(DICE).orElseThrow(),
                row.value(ACCURACY).orElseThrow(),
                row.value(DAMAGE).orElseThrow(),
                row.value(DUAL),
                row.value(NOISY).orElse(false),
                row.value(RELOAD),
                row.value(AMMUNITION).orElse("")));
    }

    private List<Ruling> traits(Row row) {
        List<String> names = Lists.known(
                row,
                row.value(TRAITS),
                "trait or skill",
                name -> traitNames.has(name) || skillNames.has(name),
                problems);
        List<Ruling> found = new ArrayList<>();
        for (String name : names) {
            found.add(traits.find(name)
                    .orElseGet(() -> traitNames.has(name) ? new PlainTrait(name) : skills.skill(name)));
        }
        return List.copyOf(found);
    }
}
