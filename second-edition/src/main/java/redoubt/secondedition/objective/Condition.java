package redoubt.secondedition.objective;

import redoubt.horde.table.Table;

/**
 * What must be so for a part of a card to happen: that the team has found a keyword so many times or somebody has an achievement; that
 * the taker has it; or that this is not so.
 */
public record Condition(boolean isWanted, boolean isOfTaker, String mark, int least) {
    /** Nothing is asked for. */
    public static final Condition NONE = new Condition(true, false, "", 0);

    private static final String TAKER = "taker/";
    private static final char TIMES = '*';

    /** As it stands on a page: {@code service-keys}, {@code clue*3} or {@code taker/praetorian}. */
    public static Condition of(boolean isWanted, String word) {
        boolean isOfTaker = word.startsWith(TAKER);
        String mark = isOfTaker ? word.substring(TAKER.length()) : word;
        int times = mark.indexOf(TIMES);
        return times < 0
                ? new Condition(isWanted, isOfTaker, mark, 1)
                : new Condition(
                        isWanted, isOfTaker, mark.substring(0, times), Integer.parseInt(mark.substring(times + 1)));
    }

    public boolean holds(Table table, Reading reading) {
        if (mark.isEmpty()) {
            return true;
        }
        Achievements written = Achievements.of(table);
        boolean has = isOfTaker
                ? written.has(reading.taker(), mark)
                : Finds.of(table).count(mark) >= least || written.isAnyones(table, mark);
        return has == isWanted;
    }
}
