package redoubt.horde.danger;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Danger;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The player chooses the skill that a danger level brings. */
public record ChooseSkill(SurvivorId survivor, Danger level, boolean isAgain)
        implements Question<Table, ChooseSkill.Gain> {
    private static final Danger[] LEVELS = Danger.values();

    /** The survivor gains this skill. */
    public record Gain(SurvivorId survivor, Skill skill) implements Option {
        @Override
        public String key() {
            return "gain " + skill.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(survivor.name()), MarkKind.SKILL.mark(skill.name()));
        }
    }

    @Override
    public Decision<Gain> decision(Table table) {
        List<Gain> options = new ArrayList<>();
        for (Skill skill : skills(table)) {
            options.add(new Gain(survivor, skill));
        }
        return new Decision<>(table.cite(rule(table)), table.seatOf(survivor), options);
    }

    @Override
    public void answer(Gain chosen, Play<Table> play) {
        play.then(new GainSkill(survivor, chosen.skill(), rule(play.table())));
    }

    /** The skills to choose from: those of the level or, once the survivor has every skill on their card, any skill at all. */
    List<Skill> skills(Table table) {
        Survivor gaining = table.survivor(survivor);
        List<Skill> ofLevel = gaining.card().skills(level);
        if (!isAgain) {
            return ofLevel;
        }
        return isBeyondTheCard(table, gaining)
                ? beyondTheCard(table, gaining)
                : lacking(OwnedSkills.of(table, gaining, level), ofLevel);
    }

    private boolean isBeyondTheCard(Table table, Survivor gaining) {
        return isAgain && level.isAtLeast(Danger.ORANGE) && ownsWholeCard(table, gaining);
    }

    private Cite rule(Table table) {
        if (isAgain) {
            return isBeyondTheCard(table, table.survivor(survivor)) ? Cite.ANY_SKILL : Cite.SKILL_AGAIN;
        }
        return switch (level) {
            case BLUE, YELLOW -> Cite.YELLOW_SKILL;
            case ORANGE -> Cite.ORANGE_SKILL;
            case RED -> Cite.RED_SKILL;
        };
    }

    private static boolean ownsWholeCard(Table table, Survivor gaining) {
        for (Danger each : LEVELS) {
            if (!OwnedSkills.of(table, gaining, each).containsAll(gaining.card().skills(each))) {
                return false;
            }
        }
        return true;
    }

    private static List<Skill> beyondTheCard(Table table, Survivor gaining) {
        List<Skill> owned = new ArrayList<>();
        for (Danger each : LEVELS) {
            owned.addAll(OwnedSkills.of(table, gaining, each));
        }
        owned.removeIf(skill -> OwnedSkills.isGainedAgain(table, skill));
        List<Skill> lacking = lacking(owned, table.print().skills());
        lacking.removeIf(skill -> !OwnedSkills.isOnTheList(table, skill));
        return lacking;
    }

    private static List<Skill> lacking(List<Skill> owned, List<Skill> skills) {
        List<Skill> lacking = new ArrayList<>();
        for (Skill skill : skills) {
            if (!owned.contains(skill)) {
                lacking.add(skill);
            }
        }
        return lacking;
    }
}
