package redoubt.horde.print;

import java.util.Optional;
import redoubt.horde.table.Skill;

/** Finds skills by their printed names, including parameters: {@code +1 die: Melee}, {@code Guards: Push}. */
@FunctionalInterface
public interface KnownSkills {
    Optional<Skill> find(String name);

    /** The skill of this name, which there must be. */
    default Skill named(String name) {
        return find(name).orElseThrow(() -> new IllegalArgumentException("no skill is called " + name));
    }

    /** The skill of this name; a wrong name, which {@link Names} reports, stands for one that does nothing, so that reading goes on. */
    default Skill skill(String name) {
        return find(name).orElseGet(() -> new PlainSkill(name));
    }
}
