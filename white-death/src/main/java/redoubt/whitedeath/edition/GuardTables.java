package redoubt.whitedeath.edition;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import redoubt.content.Column;
import redoubt.content.Library;
import redoubt.content.Origin;
import redoubt.content.Problems;
import redoubt.content.Range;
import redoubt.content.Row;
import redoubt.content.TableFormat;
import redoubt.horde.print.KnownSkills;
import redoubt.horde.print.Lists;
import redoubt.horde.print.Names;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;

/** Reads the guards: figures, how they attack, and their skill cards. */
final class GuardTables {
    private static final Column<Origin> SOURCE = Column.origin("source");
    private static final Column<Integer> MINIATURES = Column.integer("miniatures");
    private static final Column<Integer> COPIES = Column.integer("copies");
    private static final Column<Range> RANGE = Column.range("range");
    private static final Column<Integer> ACCURACY = Column.atLeast("accuracy");
    private static final Column<Integer> DAMAGE = Column.integer("damage");
    private static final Column<Boolean> NOISY = Column.yesNo("noisy");
    private static final TableFormat ALLIES = TableFormat.of("ally", MINIATURES, SOURCE);
    private static final TableFormat SKILLS = TableFormat.of("guard skill", COPIES, SOURCE);
    private static final TableFormat ATTACKS = TableFormat.of("guard attack", RANGE, ACCURACY, DAMAGE, NOISY, SOURCE);

    private GuardTables() {}

    static List<Guards.Figure> figures(Library library, Problems problems) {
        List<Guards.Figure> figures = new ArrayList<>();
        for (Row row : library.rows(ALLIES, problems)) {
            figures.add(new Guards.Figure(new AllyKind(figures.size(), row.key()), row.value(MINIATURES)));
        }
        return figures;
    }

    /** Each use is that of one guard: one die. */
    static List<Equipment.Use> attacks(Library library, Problems problems) {
        List<Equipment.Use> attacks = new ArrayList<>();
        for (Row row : library.rows(ATTACKS, problems)) {
            Optional<ActionKind> kind = WhiteDeath.WORDS.attack(row.key());
            if (kind.isEmpty()) {
                problems.add(row.place(), "no kind of attack is called '" + row.key() + "'");
                continue;
            }
            Range range = row.value(RANGE);
            attacks.add(new Equipment.Use(
                    kind.orElseThrow(),
                    range.nearest(),
                    range.farthest(),
                    1,
                    row.value(ACCURACY),
                    row.value(DAMAGE),
                    false,
                    row.value(NOISY),
                    false,
                    ""));
        }
        return attacks;
    }

    static List<Skill> skillCards(Library library, Names names, KnownSkills skills, Problems problems) {
        List<Skill> cards = new ArrayList<>();
        for (Row row : library.rows(SKILLS, problems)) {
            for (String name : Lists.skills(row, row.key(), names, problems)) {
                cards.addAll(Collections.nCopies(row.value(COPIES), skills.skill(name)));
            }
        }
        return cards;
    }
}
