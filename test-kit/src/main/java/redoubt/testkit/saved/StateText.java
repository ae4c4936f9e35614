package redoubt.testkit.saved;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import redoubt.kernel.Agenda;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.RuleId;
import redoubt.kernel.Spent;
import redoubt.kernel.State;
import redoubt.kernel.Status;
import redoubt.kernel.Step;
import redoubt.kernel.json.JsonException;

/**
 * Writes a whole state as JSON and reads it back equal, which shows that a state is nothing but a value; decisions are not written,
 * since they follow from the agenda. It names Java classes, so nothing that people keep is stored this way.
 */
public final class StateText<T> {
    private final Engine<T> engine;
    private final Codec codec;

    /** For a game whose table is made of plain records. */
    public StateText(Engine<T> engine) {
        this(engine, _ -> {});
    }

    /** For a game with packed and shared values, which must say how they are written. */
    public StateText(Engine<T> engine, Consumer<Codec.Builder> teaching) {
        this.engine = engine;
        Codec.Builder builder = Codec.builder()
                .named(RuleId.class, RuleId::id, RuleId::new)
                .value(Spent.class, StateText::spentToJson, StateText::spentFromJson);
        teaching.accept(builder);
        this.codec = builder.build();
    }

    public Engine<T> engine() {
        return engine;
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
