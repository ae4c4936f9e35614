package redoubt.horde.print;

import java.util.List;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.FreeAction;

/** The words that a box's skills use for kinds of actions. */
public record ActionWords(List<ActionKind> kinds) {
    private static final String COMBAT = "Combat";

    public ActionWords {
        kinds = List.copyOf(kinds);
    }

    /** The kinds that a word means: one kind, or all of combat. */
    public List<ActionKind> meantBy(String word) {
        List<ActionKind> meant = kinds.stream()
                .filter(kind ->
                        word.equals(COMBAT) ? kind.isCombat() : kind.name().equals(word))
                .toList();
        if (meant.isEmpty()) {
            throw new IllegalArgumentException("no kind of action is called " + word);
        }
        return meant;
    }

    /** Whether a word means attacks of a kind, or all attacks. */
    public boolean isCombat(String word) {
        return kinds.stream()
                .anyMatch(kind ->
                        kind.isCombat() && (word.equals(COMBAT) || kind.name().equals(word)));
    }

    /** The free action that a word names. */
    public FreeAction free(String word) {
        return new FreeAction(word, meantBy(word));
    }

    /** The free action that a word names, for attacks in which the survivor goes all out. */
    public FreeAction freeAllOut(String word) {
        return new FreeAction(word + " All-Out", meantBy(word), true);
    }
}
