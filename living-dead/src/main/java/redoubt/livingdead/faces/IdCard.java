package redoubt.livingdead.faces;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Skill;

/**
 * The ID card of a survivor on the table: the mode it is in but for relatives, the face that shows, the skills gained on the
 * Zombicide face and those that work in both modes, and what of the turn under way the face that shows cannot pay for: actions
 * spent beyond those it gives, and free actions used, by name.
 */
public record IdCard(Face base, Face showing, List<Skill> zombicide, List<Skill> both, int debt, List<String> used) {
    public IdCard {
        zombicide = List.copyOf(zombicide);
        both = List.copyOf(both);
        used = List.copyOf(used);
    }

    static IdCard dealt(Face face, List<Skill> blue) {
        return new IdCard(face, face, blue, List.of(), 0, List.of());
    }

    IdCard withBase(Face changed) {
        return new IdCard(changed, showing, zombicide, both, debt, used);
    }

    IdCard withShowing(Face changed) {
        return new IdCard(base, changed, zombicide, both, debt, used);
    }

    IdCard withZombicide(Skill gained) {
        return new IdCard(base, showing, longer(zombicide, gained), both, debt, used);
    }

    IdCard withBoth(Skill gained) {
        return new IdCard(base, showing, zombicide, longer(both, gained), debt, used);
    }

    IdCard withTurn(int owed, List<String> spent) {
        return new IdCard(base, showing, zombicide, both, owed, spent);
    }

    private static List<Skill> longer(List<Skill> skills, Skill added) {
        List<Skill> longer = new ArrayList<>(skills);
        longer.add(added);
        return longer;
    }
}
