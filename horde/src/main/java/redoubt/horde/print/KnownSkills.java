package redoubt.horde.print;

import java.util.Optional;
import redoubt.horde.table.Skill;

/** Finds skills by their printed names, including parameters: {@code +1 die: Melee}, {@code Guards: Push}. */
@FunctionalInterface
public interface KnownSkills {
    Optional<Skill> find(String name);

    /** The skill of this name; one that is not implemented yet does nothing. */
    default Skill skill(String name) {
        return find(name).orElseGet(() -> new PlainSkill(name));
    }
}
