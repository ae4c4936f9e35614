package redoubt.livingdead.faces;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Skill;

/**
 * The ID card of a survivor on the table: the mode it is in but for relatives, the face that shows, the skills gained on the
 * Zombicide face with their levels and those that work in both modes, the level reached last, and what of the turn under way the
 * face that shows cannot pay for: actions spent beyond those it gives, and free actions used, by name.
 */
public record IdCard(
        Face base, Face showing, List<Gain> gains, List<Skill> both, Danger reached, int debt, List<String> used) {
    /** A skill of the Zombicide face and the level at which it was gained. */
    public record Gain(Danger level, Skill skill) {}

    public IdCard {
        gains = List.copyOf(gains);
        both = List.copyOf(both);
        used = List.copyOf(used);
    }

    static IdCard dealt(Face face, List<Skill> blue) {
        List<Gain> gains =
                blue.stream().map(skill -> new Gain(Danger.BLUE, skill)).toList();
        return new IdCard(face, face, gains, List.of(), Danger.BLUE, 0, List.of());
    }

    List<Skill> zombicide() {
        return gains.stream().map(Gain::skill).toList();
    }

    /** The skills of a level gained so far; those from the whole list belong to none and to every one. */
    List<Skill> owned(Danger level) {
        List<Skill> owned = new ArrayList<>(both);
        gains.stream().filter(gain -> gain.level() == level).map(Gain::skill).forEach(owned::add);
        return owned;
    }

    IdCard withBase(Face changed) {
        return new IdCard(changed, showing, gains, both, reached, debt, used);
    }

    IdCard withShowing(Face changed) {
        return new IdCard(base, changed, gains, both, reached, debt, used);
    }

    IdCard withReached(Danger level) {
        return new IdCard(base, showing, gains, both, level, debt, used);
    }

    IdCard withZombicide(Skill gained) {
        List<Gain> longer = new ArrayList<>(gains);
        longer.add(new Gain(reached, gained));
        return new IdCard(base, showing, longer, both, reached, debt, used);
    }

    IdCard withBoth(Skill gained) {
        List<Skill> longer = new ArrayList<>(both);
        longer.add(gained);
        return new IdCard(base, showing, gains, longer, reached, debt, used);
    }

    IdCard withTurn(int owed, List<String> spent) {
        return new IdCard(base, showing, gains, both, reached, owed, spent);
    }
}
