package redoubt.horde.print;

import java.util.List;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.board.Zone;
import redoubt.content.Grammar;
import redoubt.content.MissionText;
import redoubt.content.Place;
import redoubt.content.Problems;
import redoubt.content.Word;
import redoubt.kernel.MissionCard;

/**
 * What every mission page has: its place in the file, its card, its board, the tokens on it, and the names of its goals and rules.
 */
public record PageHead(
        Place place,
        MissionCard card,
        int survivors,
        Board board,
        List<Marker> markers,
        List<String> goals,
        List<String> rules) {

    /** The form of the content of every game of the family. */
    public static final Grammar GRAMMAR = Grammar.PLAIN.withAttributes("difficulty", "length", "survivors");

    /** A token that lies in a zone, by its name. */
    public record Marker(String token, Zone zone) {}

    public PageHead {
        markers = List.copyOf(markers);
        goals = List.copyOf(goals);
        rules = List.copyOf(rules);
    }

    /** What every page has, with the tokens that its lines put on the board; errors go to {@code problems}. */
    public static PageHead read(MissionText text, Board board, List<Marker> markers, Problems problems) {
        text.attributes().forEach(each -> problems.oneOf(each.keyword(), "attribute", GRAMMAR.attributes()));
        return new PageHead(
                text.id().place(),
                new MissionCard(
                        text.id().text(),
                        text.title(),
                        attribute(text, "difficulty", problems),
                        attribute(text, "length", problems)),
                survivors(text, problems),
                board,
                markers,
                text.goals().stream().map(Word::text).toList(),
                text.rules().stream().map(Word::text).toList());
    }

    private static int survivors(MissionText text, Problems problems) {
        Optional<Word> word = needed(text, "survivors", problems);
        Optional<Integer> number = word.flatMap(problems::integer);
        if (number.isPresent() && number.get() < 1) {
            problems.add(word.orElseThrow().place(), "expected at least one survivor");
        }
        return number.orElse(1);
    }

    private static String attribute(MissionText text, String name, Problems problems) {
        return needed(text, name, problems).map(Word::text).orElse("");
    }

    private static Optional<Word> needed(MissionText text, String name, Problems problems) {
        Optional<Word> word = text.attribute(name);
        if (word.isEmpty()) {
            problems.add(
                    text.id().place(),
                    "expected " + name + " of mission " + text.id().text());
        }
        return word;
    }

    public String id() {
        return card.id();
    }

    /** The zones in which tokens of this name lie. */
    public List<Zone> markers(String token) {
        return markers.stream()
                .filter(marker -> marker.token().equals(token))
                .map(Marker::zone)
                .toList();
    }

    /** The zone of a token that appears at most once. */
    public Optional<Zone> marker(String token) {
        return markers(token).stream().findFirst();
    }

    /** The zone of a token that a rule cannot do without. */
    public Zone needed(String token) {
        return marker(token)
                .orElseThrow(() -> new IllegalArgumentException("mission " + card.id() + " has no " + token));
    }
}
