package redoubt.horde.table;

import java.util.Locale;
import redoubt.kernel.Mark;

/** The kinds of things that the family's questions and options concern; clients word and highlight them by these names. */
public enum MarkKind {
    ACHIEVEMENT,
    ACTION,
    ALLY,
    ANSWER,
    CARD,
    CHANGE,
    COLOUR,
    COST,
    COUNT,
    DECK,
    EFFORT,
    FREE,
    GIFT,
    GIFT_TOKEN,
    KEYWORD,
    NOTE,
    RETURN,
    RETURN_TOKEN,
    SEAT,
    SIDE,
    SKILL,
    SLOT,
    SPAWN,
    SURVIVOR,
    TASK,
    TILE,
    TOKEN,
    TURN,
    ZOMBIE,
    ZONE;

    private final String word = name().toLowerCase(Locale.ROOT);

    public Mark mark(String id) {
        return new Mark(word, id);
    }
}
