package redoubt.horde.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import redoubt.horde.table.Skill;

/** Skills listed one by one under their names; an exact name is preferred to one with a star that also matches. */
public final class SkillsByName implements KnownSkills {
    private record Entry(Template template, BiFunction<String, KnownSkills, Skill> maker) {}

    private final List<Entry> entries = new ArrayList<>();

    public SkillsByName with(Skill skill) {
        entries.addFirst(new Entry(new Template(skill.name()), (_, _) -> skill));
        return this;
    }

    /** A skill with a word in place of the star, such as {@code +1 die: *}. */
    public SkillsByName with(String template, Function<String, Skill> maker) {
        return withSkill(template, (word, _) -> maker.apply(word));
    }

    /**
     * A skill with another skill in place of the star, such as {@code Guards: *}; the maker looks that up in the skills it is
     * given.
     */
    public SkillsByName withSkill(String template, BiFunction<String, KnownSkills, Skill> maker) {
        entries.addLast(new Entry(new Template(template), maker));
        return this;
    }

    /** A name whose star stands for a word that its maker does not know is not the name of a skill. */
    @Override
    public Optional<Skill> find(String name) {
        try {
            return made(name);
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    private Optional<Skill> made(String name) {
        for (Entry entry : entries) {
            if (entry.template().text().equals(name)) {
                return Optional.of(entry.maker().apply("", this));
            }
            Optional<String> word = entry.template().parameter(name);
            if (word.isPresent()) {
                return Optional.of(entry.maker().apply(word.orElseThrow(), this));
            }
        }
        return Optional.empty();
    }
}
