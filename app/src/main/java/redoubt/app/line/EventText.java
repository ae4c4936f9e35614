package redoubt.app.line;

import java.lang.reflect.RecordComponent;
import java.util.Locale;
import redoubt.kernel.Event;

/** An event in words: its name, what it carries, and its rule. */
public final class EventText {
    private EventText() {}

    public static String of(Event event) {
        StringBuilder text = new StringBuilder(words(event.getClass().getSimpleName()));
        if (event instanceof Record record) {
            char before = ':';
            for (RecordComponent component : event.getClass().getRecordComponents()) {
                if (!component.getName().equals("rule")) {
                    text.append(before)
                            .append(' ')
                            .append(words(component.getName()))
                            .append(' ')
                            .append(ViewText.inline(ViewText.value(record, component)));
                    before = ',';
                }
            }
        }
        return text + " [" + event.rule() + "]";
    }

    /** A name such as {@code CardDrawn} as words. */
    static String words(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}
