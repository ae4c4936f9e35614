package redoubt.whitedeath.mission;

import java.util.List;
import java.util.function.Predicate;
import redoubt.content.Checker;
import redoubt.content.Column;
import redoubt.content.ContentFolder;
import redoubt.content.GameContent;
import redoubt.content.Library;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.content.Row;
import redoubt.content.TableFormat;
import redoubt.horde.print.SkillBook;
import redoubt.horde.print.TraitBook;
import redoubt.horde.rulings.Workings;
import redoubt.whitedeath.Ground;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.skills.WhiteDeathSkills;
import redoubt.whitedeath.traits.WhiteDeathTraits;

/** The content of White Death and all that must be right in it: cards, skills, traits, pages, goals and rules. */
public final class WhiteDeathContent implements GameContent {
    private static final String STAR = "*";
    private static final Column<String> OF = Column.text("of");
    private static final Column<String> RULE = Column.text("rule");

    @Override
    public String game() {
        return WhiteDeath.ID;
    }

    @Override
    public ContentFolder folder() {
        return WhiteDeath.content();
    }

    @Override
    public List<Checker> checkers() {
        return List.of(WhiteDeathContent::names, WhiteDeathContent::layouts);
    }

    /** Every name stands for something: of skills, traits, goals, rules and rewards. */
    static void names(Library library, Problems problems) {
        if (library.legends().stream().noneMatch(legend -> legend.name().equals(WhiteDeath.ID))) {
            return;
        }
        Ground ground = Ground.of(library.legend(WhiteDeath.ID));
        WhiteDeathSkills skills = WhiteDeathSkills.on(ground);
        known(library, "skill", name -> skills.find(name).isPresent(), problems);
        WhiteDeathTraits traits = WhiteDeathTraits.on(ground, WhiteDeathSkills.jump(ground));
        known(library, "trait", name -> traits.find(name).isPresent(), problems);
        for (MissionText mission : library.missions()) {
            MissionRules.check(mission, problems);
        }
        WhiteDeath.of(library, SkillBook.EMPTY, TraitBook.EMPTY, Workings.idle(), problems);
    }

    /** Names with a star stand for as many as it has words and are known by their cards. */
    private static void known(Library library, String table, Predicate<String> isKnown, Problems problems) {
        for (Row row : library.rows(TableFormat.of(table, OF, RULE), problems)) {
            if (!row.key().contains(STAR) && !isKnown.test(row.key())) {
                problems.add(row.place(), "the program knows no " + table + " called '" + row.key() + "'");
            }
        }
    }

    /** Every mission can be laid out; looked at only when nothing else is wrong. */
    private static void layouts(Library library, Problems problems) {
        if (problems.isEmpty()) {
            WhiteDeath box = WhiteDeathGame.box(library);
            Missions.layouts(box).plans(box.missions(), problems);
        }
    }
}
