package redoubt.horde.print;

import java.util.Optional;
import redoubt.horde.table.Skill;

/** Knows skills by their printed names, parameters included: {@code +1 die: Melee}, {@code Guards: Push}. */
@FunctionalInterface
public interface KnownSkills {
    Optional<Skill> find(String name);

    /** The skill of this name; one that nobody has written yet does nothing. */
    default Skill skill(String name) {
        return find(name).orElseGet(() -> new PlainSkill(name));
    }
}
