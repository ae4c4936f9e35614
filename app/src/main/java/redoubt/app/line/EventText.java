package redoubt.app.line;

import java.lang.reflect.RecordComponent;
import java.util.Locale;
import redoubt.app.words.Words;
import redoubt.kernel.Event;

/** An event as a sentence, or as its name and components if nobody has written one. */
public record EventText(Words words) {
    public String of(Event event) {
        return words.event(event).orElseGet(() -> members(event));
    }

    private String members(Event event) {
        StringBuilder text = new StringBuilder(spaced(event.getClass().getSimpleName()));
        if (event instanceof Record record) {
            char before = ':';
            for (RecordComponent component : event.getClass().getRecordComponents()) {
                if (!component.getName().equals("rule")) {
                    text.append(before)
                            .append(' ')
                            .append(spaced(component.getName()))
                            .append(' ')
                            .append(new ViewText(words).inline(ViewText.value(record, component)));
                    before = ',';
                }
            }
        }
        return text.toString();
    }

    /** A name such as {@code CardDrawn} as words. */
    static String spaced(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}
