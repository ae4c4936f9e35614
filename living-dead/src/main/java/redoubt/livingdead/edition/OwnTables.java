package redoubt.livingdead.edition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.content.Column;
import redoubt.content.Library;
import redoubt.content.Origin;
import redoubt.content.Problems;
import redoubt.content.Row;
import redoubt.content.TableFormat;
import redoubt.horde.print.KnownSkills;
import redoubt.horde.print.Lists;
import redoubt.horde.print.Names;
import redoubt.horde.table.Skill;
import redoubt.kernel.RuleId;

/** Reads the tables that no other game of the family has: Romero faces and combinations of cards. */
final class OwnTables {
    private static final Column<Origin> SOURCE = Column.origin("source");

    private static final Column<String> YELLOW = Column.text("yellow");
    private static final Column<String> ORANGE = Column.text("orange");
    private static final Column<String> RED = Column.text("red");
    private static final TableFormat ROMERO = TableFormat.of("romero", YELLOW, ORANGE, RED, SOURCE);

    private static final Column<String> PARTS = Column.text("parts");
    private static final Column<String> KEPT = Column.text("kept");
    private static final Column<String> RULE = Column.text("rule");
    private static final TableFormat COMBINATIONS = TableFormat.of("combination", PARTS, KEPT, RULE);

    private OwnTables() {}

    /** The Romero faces; every survivor must have one. */
    static List<RomeroFace> romeroFaces(Library library, Names names, KnownSkills skills, Problems problems) {
        List<RomeroFace> faces = new ArrayList<>();
        for (Row row : library.rows(ROMERO, problems)) {
            Optional<Skill> yellow = skill(row, YELLOW, names, skills, problems);
            Optional<Skill> orange = skill(row, ORANGE, names, skills, problems);
            Optional<Skill> red = skill(row, RED, names, skills, problems);
            if (yellow.isPresent() && orange.isPresent() && red.isPresent()) {
                faces.add(new RomeroFace(row.key(), yellow.get(), orange.get(), red.get()));
            }
        }
        return faces;
    }

    private static Optional<Skill> skill(
            Row row, Column<String> column, Names names, KnownSkills skills, Problems problems) {
        List<String> found = Lists.skills(row, row.value(column), names, problems);
        if (found.size() != 1) {
            problems.add(row.place(), "expected one skill for " + column.heading() + " of " + row.key());
        }
        return found.stream().findFirst().map(skills::skill);
    }

    static List<Combination> combinations(Library library, List<String> cards, Problems problems) {
        List<Combination> combinations = new ArrayList<>();
        for (Row row : library.rows(COMBINATIONS, problems)) {
            Lists.known(row, row.key(), "card", cards::contains, problems);
            List<String> parts = Lists.known(row, row.value(PARTS), "card", cards::contains, problems);
            List<String> kept = Lists.known(row, row.value(KEPT), "part", parts::contains, problems);
            combinations.add(new Combination(row.key(), parts, kept, new RuleId(row.value(RULE))));
        }
        return combinations;
    }
}
