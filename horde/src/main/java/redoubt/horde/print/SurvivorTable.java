package redoubt.horde.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.content.Column;
import redoubt.content.Library;
import redoubt.content.Origin;
import redoubt.content.Problems;
import redoubt.content.Row;
import redoubt.content.TableFormat;
import redoubt.horde.rulings.StartingRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorCard;

/** Reads the ID cards of the survivors. */
public final class SurvivorTable {
    private static final Column<String> BLUE = Column.text("blue");
    private static final Column<String> YELLOW = Column.text("yellow");
    private static final Column<String> ORANGE = Column.text("orange");
    private static final Column<String> RED = Column.text("red");
    private static final Column<Optional<String>> BODY = Column.text("body").optional();
    private static final Column<Integer> HEALTH = Column.integer("health");
    private static final Column<List<String>> RULEBOOK =
            Column.listOf("rulebook", List.of("blue", "yellow", "orange", "red", "body", "health"));
    private static final Column<Origin> SOURCE = Column.origin("source");
    private static final TableFormat SURVIVORS = format("survivor");
    private static final TableFormat GUESTS = format("guest");

    private final Names names;
    private final KnownSkills skills;
    private final List<String> cards;
    private final Problems problems;

    public SurvivorTable(Names names, KnownSkills skills, List<String> cards, Problems problems) {
        this.names = names;
        this.skills = skills;
        this.cards = cards;
        this.problems = problems;
    }

    private static TableFormat format(String table) {
        return TableFormat.of(table, BLUE, YELLOW, ORANGE, RED, BODY, HEALTH, RULEBOOK, SOURCE);
    }

    /** The survivors of the box, then the guests. */
    public List<SurvivorCard> read(Library library) {
        List<SurvivorCard> survivors = new ArrayList<>();
        List<Row> rows = new ArrayList<>(library.rows(SURVIVORS, problems));
        rows.addAll(library.rows(GUESTS, problems));
        for (Row row : rows) {
            survivors.add(new SurvivorCard(
                    row.key(),
                    skills(row, BLUE),
                    skills(row, YELLOW),
                    skills(row, ORANGE),
                    skills(row, RED),
                    body(row),
                    health(row)));
        }
        return survivors;
    }

    private int health(Row row) {
        int health = row.value(HEALTH);
        for (Skill skill : skills(row, BLUE)) {
            health = skill instanceof StartingRuling starting ? starting.health(health) : health;
        }
        return health;
    }

    private List<String> body(Row row) {
        return row.value(BODY)
                .map(names -> Lists.known(row, names, "card", cards::contains, problems))
                .orElse(List.of());
    }

    private List<Skill> skills(Row row, Column<String> column) {
        return Lists.skills(row, row.value(column), names, problems).stream()
                .map(skills::skill)
                .toList();
    }
}
