package redoubt.content;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.board.Edge;
import redoubt.board.ZoneId;

/** Everything found wrong so far; reading carries on, so that all of it can be reported together. */
public final class Problems {
    private final List<Problem> found = new ArrayList<>();
    private final List<Problem> doubts = new ArrayList<>();

    public void add(Place place, String message) {
        found.add(new Problem(place, message, Optional.empty()));
    }

    /** Adds a problem with an unknown word, suggesting the nearest of the known ones. */
    public void unknown(Word word, String what, Collection<String> known) {
        Optional<String> nearest = Spelling.nearest(word.text(), known);
        String message = "unknown " + what + " '" + word.text() + "'";
        boolean few = !known.isEmpty() && known.size() <= 12;
        found.add(new Problem(
                word.place(), few ? message + ", expected one of " + String.join(" ", known) : message, nearest));
    }

    /** Adds something that can be played as it is, but is hardly meant so. */
    public void doubt(Place place, String message) {
        doubts.add(new Problem(place, "warning: " + message, Optional.empty()));
    }

    public boolean isEmpty() {
        return found.isEmpty();
    }

    int count() {
        return found.size();
    }

    /** All problems by file, line and column. */
    public List<Problem> all() {
        return inOrder(found);
    }

    /** All that is hardly meant as it is, by file, line and column. */
    public List<Problem> doubts() {
        return inOrder(doubts);
    }

    private static List<Problem> inOrder(List<Problem> problems) {
        return problems.stream()
                .distinct()
                .sorted((one, other) -> one.place().compareTo(other.place()))
                .toList();
    }

    public void throwIfAny() {
        if (!found.isEmpty()) {
            throw new ContentException(all());
        }
    }

    /** The number that a word stands for. */
    public Optional<Integer> integer(Word word) {
        try {
            return Optional.of(Integer.valueOf(word.text()));
        } catch (NumberFormatException _) {
            add(word.place(), "expected a whole number but found '" + word.text() + "'");
            return Optional.empty();
        }
    }

    /** The word's text if it is one of the known words. */
    public Optional<String> oneOf(Word word, String what, Collection<String> known) {
        if (known.contains(word.text())) {
            return Optional.of(word.text());
        }
        unknown(word, what, known);
        return Optional.empty();
    }

    /** The zone of a board that a word names. */
    public Optional<ZoneId> zone(Word word, Board board) {
        Optional<ZoneId> zone = board.find(word.text());
        if (zone.isEmpty()) {
            unknown(word, "zone", board.names());
        }
        return zone;
    }

    /** The edges between two zones of a board, named {@code 1R.l-2R.f} or, on one tile, {@code 1R.l-b}. */
    public List<Edge> edges(Word word, Board board) {
        int dash = word.text().indexOf('-');
        int dot = word.text().indexOf('.');
        if (dash < 0 || dot < 0 || dot > dash) {
            add(word.place(), "expected an edge such as 1R.a-b or 1R.a-2R.b but found '" + word.text() + "'");
            return List.of();
        }
        Word second = word.part(dash + 1, word.text().length());
        boolean whole = second.text().contains(".");
        String name = whole ? second.text() : word.text().substring(0, dot + 1) + second.text();
        Optional<ZoneId> one = zone(word.part(0, dash), board);
        Optional<ZoneId> other = zone(new Word(second.place(), name), board);
        if (one.isEmpty() || other.isEmpty()) {
            return List.of();
        }
        List<Edge> edges = board.edges().between(one.get(), other.get());
        if (edges.isEmpty()) {
            add(word.place(), "zones " + board.name(one.get()) + " and " + board.name(other.get()) + " do not touch");
        }
        return edges;
    }
}
