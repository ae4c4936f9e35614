package redoubt.horde.danger;

import java.util.List;
import redoubt.horde.edition.Edition;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Policy: which skills a survivor has gained, where not all of those are in force, and which may be gained from the whole list; an edition names it among its rulings. */
public interface OwnedSkills extends Ruling {
    /** The skills of a level that the survivor has gained; all skills in force unless a policy says otherwise. */
    default List<Skill> owned(Table table, Survivor survivor, Danger level) {
        return survivor.skills();
    }

    /** Whether a skill may be gained from the whole list at all. */
    default boolean isOnTheList(Skill skill) {
        return true;
    }

    /** Whether a skill may be gained from the whole list even though the survivor already has it. */
    default boolean isGainedAgain(Skill skill) {
        return false;
    }

    /** By the edition's policy; without one, no skill is gained twice. */
    static boolean isGainedAgain(Table table, Skill skill) {
        return Edition.of(table).workings().rulings(OwnedSkills.class).stream()
                .anyMatch(policy -> policy.isGainedAgain(skill));
    }

    /** By the edition's policy; without one, every skill is on the list. */
    static boolean isOnTheList(Table table, Skill skill) {
        return Edition.of(table).workings().rulings(OwnedSkills.class).stream()
                .allMatch(policy -> policy.isOnTheList(skill));
    }

    /** By the edition's policy; without one, all skills in force. */
    static List<Skill> of(Table table, Survivor survivor, Danger level) {
        return Edition.of(table).workings().rulings(OwnedSkills.class).stream()
                .findFirst()
                .map(policy -> policy.owned(table, survivor, level))
                .orElse(survivor.skills());
    }
}
