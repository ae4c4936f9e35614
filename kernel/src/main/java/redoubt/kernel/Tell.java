package redoubt.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Somebody tells what the table cannot see: a real die that was rolled, or a card drawn from a real deck. */
public sealed interface Tell extends Option {
    /** Which side or card it is, counted from 1. */
    int side();

    /** What the question is about in which this is an option: more than its step knows. */
    List<Mark> subject();

    /** The rule by which it is asked. */
    RuleId rule();

    /**
     * What a die shows, by number or by the name of its face. It is on so many sides, means something in the roll, and is one of so many
     * dice to be told together, this one included.
     */
    record Face(String stream, int side, String face, int alike, int dice, String meaning) implements Tell {
        @Override
        public String key() {
            return "tell " + face;
        }

        @Override
        public List<Mark> marks() {
            List<Mark> marks = new ArrayList<>(List.of(
                    new Mark("die", stream), new Mark("face", face), new Mark("alike", Integer.toString(alike))));
            if (!meaning.isEmpty()) {
                marks.add(new Mark("means", meaning));
            }
            return marks;
        }

        @Override
        public List<Mark> subject() {
            return List.of(new Mark("die", stream), new Mark("dice", Integer.toString(dice)));
        }

        @Override
        public RuleId rule() {
            return TableRules.TOLD_DICE;
        }

        /** The same, told together with others. */
        Face among(int together, Reading reading) {
            return new Face(stream, side, face, alike, together, reading.meaning(side));
        }
    }

    /**
     * Which card, token or the like was drawn, by its name; what it is called in marks, and how many of that name nobody has seen.
     */
    record Card(String stream, int side, String kind, String card, int alike) implements Tell {
        @Override
        public String key() {
            return "tell " + card;
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("pile", stream), new Mark(kind, card), new Mark("alike", Integer.toString(alike)));
        }

        @Override
        public List<Mark> subject() {
            return List.of(new Mark("pile", stream));
        }

        @Override
        public RuleId rule() {
            return TableRules.TOLD_CARDS;
        }
    }

    /** How many dice are told together as answers to a decision; none if it asks for something else. */
    static int dice(Decision<?> decision) {
        return decision.options().getFirst() instanceof Face face ? face.dice() : 0;
    }

    static List<Face> numbers(Stream stream, int sides) {
        List<Face> numbers = new ArrayList<>(sides);
        for (int side = 1; side <= sides; side++) {
            numbers.add(new Face(stream.name(), side, Integer.toString(side), 1, 1, ""));
        }
        return numbers;
    }

    /** The faces of a die, each once, since two sides that show the same cannot be told apart. */
    static List<Face> faces(Die<?> die) {
        List<String> names = die.sides().stream().map(Named::name).toList();
        List<Face> faces = new ArrayList<>();
        counted(names)
                .forEach((name, alike) ->
                        faces.add(new Face(die.stream().name(), names.indexOf(name) + 1, name, alike, 1, "")));
        return faces;
    }

    /** The cards that may have been drawn, each name once. */
    static List<Card> cards(Stream stream, String kind, List<String> unseen) {
        List<Card> cards = new ArrayList<>();
        counted(unseen)
                .forEach((name, alike) ->
                        cards.add(new Card(stream.name(), unseen.indexOf(name) + 1, kind, name, alike)));
        return cards;
    }

    private static Map<String, Integer> counted(List<String> names) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        names.forEach(name -> counts.merge(name, 1, Integer::sum));
        return counts;
    }

    static Decision<Tell> decision(List<? extends Tell> options) {
        return new Decision<>(options.getFirst().rule(), Seats.everyone(), List.copyOf(options));
    }
}
