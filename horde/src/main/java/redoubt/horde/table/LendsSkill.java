package redoubt.horde.table;

/** A skill that gives another skill to those around its owner. */
public interface LendsSkill extends Skill {
    Skill lent();

    boolean isLentTo(Table table, Survivor owner, Survivor other);
}
