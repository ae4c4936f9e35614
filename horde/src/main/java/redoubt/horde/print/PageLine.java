package redoubt.horde.print;

import java.util.function.BiConsumer;

/** A line that mission pages may have: its keyword, how many words follow it, and what they tell the reader of a page. */
public record PageLine<P>(String keyword, int least, int most, BiConsumer<P, LineWords> told) {
    /** Any number of words. */
    public static final int MANY = Integer.MAX_VALUE;

    public static <P> PageLine<P> line(String keyword, int least, int most, BiConsumer<P, LineWords> told) {
        return new PageLine<>(keyword, least, most, told);
    }
}
