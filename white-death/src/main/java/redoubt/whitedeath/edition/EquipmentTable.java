package redoubt.whitedeath.edition;

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

/** Reads the cards of equipment. */
final class EquipmentTable {
    /** The armour of a card that protects from nothing. */
    static final int NO_ARMOUR = 7;

    private static final List<String> WEAPONS = List.of("melee", "ranged", "magic");
    private static final List<String> KINDS =
            List.of("melee", "ranged", "magic", "enchantment", "armor", "shield", "food", "item", "ambush");
    private static final List<String> VALUES =
            List.of("slots", "range", "dice", "accuracy", "damage", "dual", "noisy", "reload", "armour", "traits");

    private static final Column<Integer> COPIES = Column.integer("copies");
    private static final Column<String> DECK = Column.oneOf("deck", List.of("starting", "equipment", "vault"));
    private static final Column<List<String>> SLOTS = Column.listOf("slots", List.of("hand", "body", "backpack"));
    private static final Column<String> KIND = Column.oneOf("kind", KINDS);
    private static final Column<Optional<Range>> RANGE = Column.range("range").optional();
    private static final Column<Optional<Integer>> DICE = Column.integer("dice").optional();
    private static final Column<Optional<Integer>> ACCURACY =
            Column.atLeast("accuracy").optional();
    private static final Column<Optional<Integer>> DAMAGE =
            Column.integer("damage").optional();
    private static final Column<Boolean> DUAL = Column.yesNo("dual");
    private static final Column<Boolean> NOISY = Column.yesNo("noisy");
    private static final Column<Boolean> RELOAD = Column.yesNo("reload");
    private static final Column<Optional<Integer>> ARMOUR =
            Column.atLeast("armour").optional();
    private static final Column<String> TRAITS = Column.text("traits");
    private static final Column<List<String>> RULEBOOK = Column.listOf("rulebook", VALUES);
    private static final Column<Origin> SOURCE = Column.origin("source");
    private static final TableFormat FORMAT = TableFormat.of(
            "equipment",
            COPIES,
            DECK,
            SLOTS,
            KIND,
            RANGE,
            DICE,
            ACCURACY,
            DAMAGE,
            DUAL,
            NOISY,
            RELOAD,
            ARMOUR,
            TRAITS,
            RULEBOOK,
            SOURCE);

    private final Names traitNames;
    private final Names skillNames;
    private final TraitBook traits;
    private final SkillBook skills;
    private final Problems problems;

    EquipmentTable(Names traitNames, Names skillNames, TraitBook traits, SkillBook skills, Problems problems) {
        this.traitNames = traitNames;
        this.skillNames = skillNames;
        this.traits = traits;
        this.skills = skills;
        this.problems = problems;
    }

    /** The names of all cards, which skills may name. */
    static List<String> names(Library library, Problems problems) {
        return library.rows(FORMAT, problems).stream().map(Row::key).toList();
    }

    List<Stock> read(Library library) {
        List<Stock> stock = new ArrayList<>();
        for (Row row : library.rows(FORMAT, problems)) {
            Equipment card = new Equipment(
                    stock.size(),
                    row.key(),
                    row.value(DECK),
                    uses(row),
                    row.value(SLOTS).contains("hand"),
                    row.value(SLOTS).contains("body"),
                    row.value(SLOTS).contains("backpack"),
                    row.value(ARMOUR).orElse(NO_ARMOUR),
                    traits(row));
            stock.add(new Stock(card, row.value(KIND), row.value(COPIES), row.value(RULEBOOK), row.value(SOURCE)));
        }
        return stock;
    }

    private List<Equipment.Use> uses(Row row) {
        boolean isWeapon = WEAPONS.contains(row.value(KIND));
        boolean isFull = row.value(RANGE).isPresent()
                && row.value(DICE).isPresent()
                && row.value(ACCURACY).isPresent()
                && row.value(DAMAGE).isPresent();
        if (isWeapon != isFull) {
            problems.add(
                    row.place(),
                    "expected range, dice, accuracy and damage for a weapon, and for nothing but a weapon");
        }
        if (!isWeapon || !isFull) {
            return List.of();
        }
        Range range = row.value(RANGE).orElseThrow();
        return List.of(new Equipment.Use(
                kind(row.value(KIND)),
                range.nearest(),
                range.farthest(),
                row.value(DICE).orElseThrow(),
                row.value(ACCURACY).orElseThrow(),
                row.value(DAMAGE).orElseThrow(),
                row.value(DUAL),
                row.value(NOISY),
                row.value(RELOAD),
                ""));
    }

    static ActionKind kind(String word) {
        return switch (word) {
            case "melee" -> ActionKind.MELEE;
            case "ranged" -> ActionKind.RANGED;
            case "magic" -> ActionKinds.MAGIC;
            default -> throw new IllegalArgumentException("no kind of attack is called " + word);
        };
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
