package redoubt.testkit;

import java.lang.reflect.RecordComponent;
import java.util.Optional;
import redoubt.kernel.Event;
import redoubt.kernel.History;
import redoubt.kernel.RuleId;

/** A whole game as readable text: each choice, and below it what happened, one event per line with the rule behind it. */
final class EventLog {
    /** The event that an empty line comes before. */
    private static final String ROUND = "RoundBegan";

    private EventLog() {}

    static <T> String of(History<T> game) {
        StringBuilder text = new StringBuilder();
        for (History<T> moment : game.moments()) {
            moment.lastChoice()
                    .ifPresent(choice -> text.append("> ")
                            .append(choice.seat())
                            .append(' ')
                            .append(choice.key())
                            .append('\n'));
            for (Event event : moment.events()) {
                text.append(event.getClass().getSimpleName().equals(ROUND) ? "\n" : "");
                line(event, text);
            }
        }
        return text.toString();
    }

    private static void line(Event event, StringBuilder text) {
        text.append(event.rule()).append(' ').append(event.getClass().getSimpleName());
        for (RecordComponent component : event.getClass().getRecordComponents()) {
            Object value = value(event, component);
            if (!(value instanceof RuleId)) {
                text.append(' ').append(component.getName()).append('=');
                text.append(
                        value instanceof Optional<?> some
                                ? some.map(Object::toString).orElse("-")
                                : value);
            }
        }
        text.append('\n');
    }

    private static Object value(Event event, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(event);
        } catch (ReflectiveOperationException closed) {
            throw new IllegalStateException(closed);
        }
    }
}
