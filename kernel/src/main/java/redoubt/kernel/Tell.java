package redoubt.kernel;

import java.util.ArrayList;
import java.util.List;

/** Somebody says what a real die shows: a number, or the name of a face. */
public record Tell(String stream, int side, String face) implements Option {
    @Override
    public String key() {
        return "tell " + face;
    }

    @Override
    public List<Mark> marks() {
        return List.of(new Mark("die", stream), new Mark("face", face));
    }

    static List<Tell> numbers(Stream stream, int sides) {
        List<Tell> numbers = new ArrayList<>(sides);
        for (int side = 1; side <= sides; side++) {
            numbers.add(new Tell(stream.name(), side, Integer.toString(side)));
        }
        return numbers;
    }

    /** The faces of a die, each once, since two sides that show the same cannot be told apart. */
    static List<Tell> faces(Die<?> die) {
        List<Tell> faces = new ArrayList<>();
        List<String> named = new ArrayList<>();
        for (Named face : die.sides()) {
            named.add(face.name());
            if (named.indexOf(face.name()) == named.size() - 1) {
                faces.add(new Tell(die.stream().name(), named.size(), face.name()));
            }
        }
        return faces;
    }

    static Decision<Tell> decision(List<Tell> faces) {
        return new Decision<>(TableRules.TOLD_DICE, Seats.everyone(), faces);
    }
}
