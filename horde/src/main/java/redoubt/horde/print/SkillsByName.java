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

    @Override
    public Optional<Skill> find(String name) {
        for (Entry entry : entries) {
            if (entry.template().text().equals(name)) {
                return Optional.of(entry.maker().apply("", this));
            }
            Optional<Skill> skill = entry.template().parameter(name).flatMap(word -> made(entry, word));
            if (skill.isPresent()) {
                return skill;
            }
        }
        return Optional.empty();
    }

    /** Where the star stands for a word that its maker does not know, the name may be that of another skill or of none. */
    private Optional<Skill> made(Entry entry, String word) {
        try {
            return Optional.of(entry.maker().apply(word, this));
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }
}
