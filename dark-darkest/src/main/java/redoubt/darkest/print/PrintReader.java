package redoubt.darkest.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import redoubt.content.Column;
import redoubt.content.Library;
import redoubt.content.Origin;
import redoubt.content.Place;
import redoubt.content.Problems;
import redoubt.content.Row;
import redoubt.content.TableFormat;
import redoubt.darkest.print.BeastBoard.Ability;
import redoubt.darkest.print.BeastBoard.DamageArea;

/** Reads the tables of the box; whatever is wrong is reported with its place. */
final class PrintReader {
    private static final String LEGEND = "dark-darker-darkest";
    private static final Column<String> SET = Column.oneOf("set", names(Expansion.values()));
    private static final Column<Origin> SOURCE = Column.origin("source");
    private static final Column<String> MOVEMENT = Column.text("movement");
    private static final Column<Integer> ATTACK = Column.integer("attack");
    private static final Column<List<String>> ABILITIES = Column.listOf("abilities", words(Ability.values()));
    private static final Column<String> AREAS = Column.text("areas");
    private static final Column<String> COLOUR = Column.text("colour");
    private static final Column<String> FOUR = Column.text("four");
    private static final Column<String> THREE = Column.text("three");
    private static final Column<Integer> ESCAPE = Column.integer("escape");
    private static final Column<String> INNATE = Column.oneOf("innate", SkillName.titles());
    private static final Column<List<String>> SKILLS = Column.listOf("skills", SkillName.titles());
    private static final Column<String> PRICES = Column.text("prices");
    private static final Column<String> SYMBOL = Column.oneOf("symbol", CodeSymbol.letters());
    private static final Column<String> KIND = Column.oneOf("kind", words(CardKind.Type.values()));
    private static final Column<Integer> HANDS = Column.integer("hands");
    private static final Column<Optional<Integer>> DICE = Column.integer("dice").optional();
    private static final Column<Optional<Integer>> RANGE =
            Column.integer("range").optional();
    private static final Column<Optional<Integer>> AMMO = Column.integer("ammo").optional();
    private static final Column<List<String>> SYMBOLS = Column.listOf("symbols", CodeSymbol.letters());
    private static final Column<Integer> STANDARD = Column.integer("standard");
    private static final Column<Integer> EASY = Column.integer("easy");
    private static final Column<Integer> HARD = Column.integer("hard");
    private static final Column<Integer> LIGHT = Column.integer("light");
    private static final Column<Integer> MILD = Column.integer("mild");
    private static final Column<Integer> HEAVY = Column.integer("heavy");

    private final Library library;
    private final Problems problems;

    PrintReader(Library library, Problems problems) {
        this.library = library;
        this.problems = problems;
    }

    Optional<Print> read() {
        List<CardKind> kinds = new ArrayList<>();
        List<Card> cards = new ArrayList<>();
        readEquipment(kinds, cards);
        List<SurvivorBoard> survivors = readSurvivors(kinds, cards);
        readExtras(kinds, cards);
        List<BeastBoard> creatures = readBeasts("creature");
        List<BeastBoard> nemeses = readBeasts("nemesis");
        List<Chip> chips = readChips();
        List<Print.SpawnMix> spawn = readSpawn();
        if (!problems.isEmpty()) {
            return Optional.empty();
        }
        return library.findLegend(LEGEND)
                .map(legend -> new Print(legend, survivors, kinds, cards, creatures, nemeses, chips, spawn));
    }

    private void readEquipment(List<CardKind> kinds, List<Card> cards) {
        List<String> names = library.keys("equipment");
        Column<Optional<String>> loads = Column.oneOf("loads", names).optional();
        TableFormat format = TableFormat.of("equipment", SET, KIND, HANDS, DICE, RANGE, AMMO, loads, SYMBOLS, SOURCE);
        for (Row row : library.rows(format, problems)) {
            CardKind kind = new CardKind(
                    kinds.size(),
                    row.key(),
                    Expansion.valueOf(row.value(SET)),
                    CardKind.Type.valueOf(constant(row.value(KIND))),
                    row.value(HANDS),
                    row.value(DICE).orElse(0),
                    row.value(RANGE).orElse(0),
                    row.value(AMMO),
                    row.value(loads));
            check(kind, row.place());
            kinds.add(kind);
            for (String symbol : row.value(SYMBOLS)) {
                cards.add(new Card(cards.size(), kind, CodeSymbol.valueOf(symbol), false));
            }
        }
    }

    private void check(CardKind kind, Place place) {
        if (kind.hands() < 0 || kind.hands() > 2 || kind.isGear() == (kind.hands() == 0)) {
            problems.add(place, "expected one or two hands for gear and none for other cards, not " + kind.hands());
        }
        boolean loading = kind.type() == CardKind.Type.AMMUNITION;
        if (loading != kind.loads().isPresent() || loading && kind.ammunition().isEmpty()) {
            problems.add(place, "expected ammunition, and no other card, to name a weapon and a number of cubes");
        }
    }

    private List<SurvivorBoard> readSurvivors(List<CardKind> kinds, List<Card> cards) {
        Column<String> card =
                Column.oneOf("card", kinds.stream().map(CardKind::name).toList());
        TableFormat format = TableFormat.of(
                "survivor", SET, COLOUR, FOUR, THREE, ESCAPE, INNATE, SKILLS, PRICES, card, SYMBOL, SOURCE);
        List<SurvivorBoard> boards = new ArrayList<>();
        for (Row row : library.rows(format, problems)) {
            CodeSymbol symbol = CodeSymbol.valueOf(row.value(SYMBOL));
            kinds.stream()
                    .filter(kind -> kind.name().equals(row.value(card)))
                    .forEach(kind -> cards.add(new Card(cards.size(), kind, symbol, true)));
            boards.add(new SurvivorBoard(
                    boards.size(),
                    row.key(),
                    Expansion.valueOf(row.value(SET)),
                    row.value(COLOUR),
                    numbers(row, FOUR, 4),
                    numbers(row, THREE, 3),
                    row.value(ESCAPE),
                    SkillName.titled(row.value(INNATE)).orElseThrow(),
                    skills(row),
                    numbers(row, PRICES, SurvivorBoard.SKILLS),
                    row.value(card),
                    symbol));
        }
        return boards;
    }

    /** Cards with which somebody starts besides the own one. */
    private void readExtras(List<CardKind> kinds, List<Card> cards) {
        Column<String> card =
                Column.oneOf("card", kinds.stream().map(CardKind::name).toList());
        for (Row row : library.rows(TableFormat.of("extra", card, SYMBOL, SOURCE), problems)) {
            CodeSymbol symbol = CodeSymbol.valueOf(row.value(SYMBOL));
            kinds.stream()
                    .filter(kind -> kind.name().equals(row.value(card)))
                    .forEach(kind -> cards.add(new Card(cards.size(), kind, symbol, true)));
        }
    }

    private List<SkillName> skills(Row row) {
        List<SkillName> skills = row.value(SKILLS).stream()
                .map(title -> SkillName.titled(title).orElseThrow())
                .toList();
        if (skills.size() != SurvivorBoard.SKILLS) {
            problems.add(row.place(), "expected four skills but found " + skills.size());
        }
        return skills;
    }

    private List<Integer> numbers(Row row, Column<String> column, int count) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : row.value(column).split("[ ,]+")) {
            if (!word.matches("[1-9]\\d?")) {
                problems.add(row.place(), "expected a number for " + column.heading() + " but found '" + word + "'");
                return List.of();
            }
            numbers.add(Integer.valueOf(word));
        }
        if (numbers.size() != count) {
            problems.add(
                    row.place(), "expected " + count + " numbers for " + column.heading() + ", not " + numbers.size());
        }
        return numbers;
    }

    private List<BeastBoard> readBeasts(String table) {
        TableFormat format = TableFormat.of(table, SET, MOVEMENT, ATTACK, ABILITIES, AREAS, SOURCE);
        List<BeastBoard> boards = new ArrayList<>();
        for (Row row : library.rows(format, problems)) {
            boards.add(new BeastBoard(
                    boards.size(),
                    row.key(),
                    Expansion.valueOf(row.value(SET)),
                    movement(row),
                    row.value(ATTACK),
                    row.value(ABILITIES).stream()
                            .map(word -> Ability.valueOf(constant(word)))
                            .toList(),
                    areas(row)));
        }
        return boards;
    }

    private Optional<Integer> movement(Row row) {
        String word = row.value(MOVEMENT);
        if (word.equals("D4")) {
            return Optional.empty();
        }
        if (!word.matches("\\d")) {
            problems.add(row.place(), "expected a movement such as 3 or D4 but found '" + word + "'");
            return Optional.empty();
        }
        return Optional.of(Integer.valueOf(word));
    }

    private List<DamageArea> areas(Row row) {
        List<DamageArea> areas = new ArrayList<>();
        for (String area : row.value(AREAS).split(", *")) {
            if (!area.matches("(orange|blue|red|white)( [1-9])?")) {
                problems.add(row.place(), "expected a damage area such as 'blue 2' but found '" + area + "'");
                return List.of();
            }
            String[] words = area.split(" ");
            int hits = words.length == 2 ? Integer.parseInt(words[1]) : 1;
            areas.add(new DamageArea(AreaColour.valueOf(constant(words[0])), hits));
        }
        return areas;
    }

    private List<Chip> readChips() {
        List<Chip> chips = new ArrayList<>();
        for (Row row : library.rows(TableFormat.of("chip", SOURCE), problems)) {
            boolean known = row.key().matches("[RBGYPOW]{2,3}");
            if (!known || row.key().chars().distinct().count() != row.key().length()) {
                problems.add(row.place(), "expected two or three different symbols but found '" + row.key() + "'");
            }
            chips.add(new Chip(chips.size(), row.key()));
        }
        return chips;
    }

    private List<Print.SpawnMix> readSpawn() {
        List<Print.SpawnMix> mixes = new ArrayList<>();
        for (Row row :
                library.rows(TableFormat.of("spawn", STANDARD, EASY, HARD, LIGHT, MILD, HEAVY, SOURCE), problems)) {
            if (!row.key().matches("[1-6]")) {
                problems.add(row.place(), "expected a value from 1 to 6 but found '" + row.key() + "'");
                continue;
            }
            mixes.add(new Print.SpawnMix(
                    Integer.parseInt(row.key()),
                    row.value(STANDARD),
                    row.value(EASY),
                    row.value(HARD),
                    row.value(LIGHT),
                    row.value(MILD),
                    row.value(HEAVY)));
        }
        return mixes;
    }

    private static List<String> names(Enum<?>... values) {
        return Stream.of(values).map(Enum::name).toList();
    }

    private static List<String> words(Enum<?>... values) {
        return Stream.of(values)
                .map(value -> value.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .toList();
    }

    private static String constant(String word) {
        return word.toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
