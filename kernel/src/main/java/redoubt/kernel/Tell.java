package redoubt.kernel;

import java.util.List;
import java.util.stream.IntStream;

/** Somebody tells what a real die shows. */
public record Tell(String stream, int value) implements Option {
    @Override
    public String key() {
        return "tell " + value;
    }

    @Override
    public List<Mark> marks() {
        return List.of(new Mark("die", stream), new Mark("face", Integer.toString(value)));
    }

    static Decision<Tell> decision(Stream stream, int sides) {
        List<Tell> faces = IntStream.rangeClosed(1, sides)
                .mapToObj(value -> new Tell(stream.name(), value))
                .toList();
        return new Decision<>(TableRules.TOLD_DICE, Seats.everyone(), faces);
    }
}
