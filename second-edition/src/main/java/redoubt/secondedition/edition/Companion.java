package redoubt.secondedition.edition;

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
import redoubt.horde.rulings.StartingRuling;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Skill;

/** Somebody who comes along with the survivors: a miniature, and the skill that whoever leads them has. */
public record Companion(AllyKind kind, Skill skill) {
    private static final Column<String> SKILL = Column.text("skill");
    private static final Column<Origin> SOURCE = Column.origin("source");
    private static final TableFormat COMPANIONS = TableFormat.of("companion", SKILL, SOURCE);

    public String name() {
        return kind.name();
    }

    /** The companions of a library; whoever only starts with something cannot be one (Z2-SKILL-STARTSWITH). */
    static List<Companion> read(Library library, KnownSkills skills, Problems problems) {
        List<Companion> companions = new ArrayList<>();
        for (Row row : library.rows(COMPANIONS, problems)) {
            Optional<Skill> skill = skills.find(row.value(SKILL));
            if (skill.isEmpty()) {
                problems.add(row.place(), "no skill is called '" + row.value(SKILL) + "'");
            } else if (skill.get() instanceof StartingRuling) {
                problems.add(row.place(), "a companion cannot lend '" + row.value(SKILL) + "'");
            } else {
                companions.add(new Companion(new AllyKind(companions.size(), row.key()), skill.get()));
            }
        }
        return List.copyOf(companions);
    }
}
