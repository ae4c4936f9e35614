package redoubt.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import redoubt.kernel.json.Codec;
import redoubt.kernel.json.JsonException;

/** Writes a state as JSON and reads it back equal; decisions are not written, since the agenda gives them again. */
public final class StateText<T> {
    private final Engine<T> engine;
    private final Codec codec;

    public StateText(Engine<T> engine, SetUp setUp) {
        this.engine = engine;
        Codec.Builder builder = Codec.builder()
                .named(RuleId.class, RuleId::id, RuleId::new)
                .value(Spent.class, StateText::spentToJson, StateText::spentFromJson);
        engine.game().teach(builder, setUp);
        this.codec = builder.build();
    }

    /** A state as it is saved. */
    private record Saved<T>(String status, int revealed, Luck luck, List<Step<T>> agenda, T table) {}

    public String write(State<T> state) {
        return codec.write(new Saved<>(
                status(state.status()),
                state.revealed(),
                state.luck(),
                state.agenda().list(),
                state.table()));
    }

    /** A short mark of a state, the same on every machine. */
    public String hash(State<T> state) {
        String text = write(state);
        long hash = 0xcbf29ce484222325L;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
        }
        return String.format("%016x", hash);
    }

    public State<T> read(String text) {
        @SuppressWarnings("unchecked")
        Saved<T> saved = codec.read(text, Saved.class);
        Status status = status(saved.status());
        State<T> state = new State<>(
                saved.table(), Agenda.<T>empty().after(saved.agenda()), saved.luck(), saved.revealed(), status);
        return saved.status().equals("waiting") ? engine.awaken(state) : state;
    }

    private static String status(Status status) {
        return switch (status) {
            case Status.SetUpDone _ -> "set up";
            case Status.Waiting _ -> "waiting";
            case Status.Won won -> "won " + won.rule();
            case Status.Lost lost -> "lost " + lost.rule();
        };
    }

    private static Status status(String text) {
        if (text.startsWith("won ")) {
            return new Status.Won(new RuleId(text.substring(4)));
        }
        if (text.startsWith("lost ")) {
            return new Status.Lost(new RuleId(text.substring(5)));
        }
        if (text.equals("set up") || text.equals("waiting")) {
            return new Status.SetUpDone();
        }
        throw new JsonException("expected a status but found \"" + text + "\"");
    }

    private static Object spentToJson(Spent spent) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (int i = 0; i < spent.names().size(); i++) {
            members.put(spent.names().get(i), (long) spent.counts().get(i));
        }
        return members;
    }

    private static Spent spentFromJson(Object json) {
        if (!(json instanceof Map<?, ?> members)) {
            throw new JsonException("expected what is spent of each stream but found " + json);
        }
        return Spent.of(
                members.keySet().stream().map(String::valueOf).toList(),
                members.values().stream().map(StateText::count).toList());
    }

    private static int count(Object json) {
        if (json instanceof Long count && count >= 0 && count <= Integer.MAX_VALUE) {
            return count.intValue();
        }
        throw new JsonException("expected a count but found " + json);
    }
}
