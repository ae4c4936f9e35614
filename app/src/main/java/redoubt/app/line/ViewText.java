package redoubt.app.line;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import redoubt.app.words.Words;

/** Any view as lines: one member per line under its name in the language, with nested values indented below. */
record ViewText(Words words) {
    private static final int WIDTH = 72;
    /** The member that says where things are drawn: for a page, not for lines. */
    private static final String DRAWING = "board";

    List<String> lines(Object view) {
        List<String> lines = new ArrayList<>();
        if (view instanceof Record record) {
            members(record, "  ", lines);
        } else {
            lines.add("  " + view);
        }
        return lines;
    }

    private void members(Record record, String indent, List<String> lines) {
        List<RecordComponent> components = Stream.of(record.getClass().getRecordComponents())
                .filter(component -> !component.getName().equals(DRAWING))
                .toList();
        int width = 0;
        for (RecordComponent component : components) {
            width = Math.max(width, label(component).length());
        }
        for (RecordComponent component : components) {
            String name = label(component);
            member(name + " ".repeat(width - name.length() + 2), value(record, component), indent, lines);
        }
    }

    private void member(String name, Object value, String indent, List<String> lines) {
        String inline = inline(value);
        if (inline.length() + name.length() + indent.length() <= WIDTH || isPlain(value)) {
            lines.add(indent + name + inline);
            return;
        }
        lines.add(indent + name.stripTrailing());
        switch (value) {
            case Record record -> members(record, indent + "  ", lines);
            case Map<?, ?> map -> map.forEach((key, item) -> member(inline(key) + "  ", item, indent + "  ", lines));
            case Iterable<?> items -> items.forEach(item -> member("- ", item, indent + "  ", lines));
            default -> lines.add(indent + "  " + inline);
        }
    }

    private String label(RecordComponent member) {
        return words.found("view." + member.getName(), Map.of()).orElseGet(() -> EventText.spaced(member.getName()));
    }

    private static boolean isPlain(Object value) {
        return !(value instanceof Record || value instanceof Map<?, ?> || value instanceof Iterable<?>);
    }

    /** A value on one line. */
    String inline(Object value) {
        return switch (value) {
            case Boolean truth -> words.say(truth ? "terminal.yes" : "terminal.no");
            case Optional<?> optional -> optional.map(this::inline).orElse("-");
            case Map<?, ?> map when map.isEmpty() -> "-";
            case Map<?, ?> map ->
                map.entrySet().stream()
                        .map(entry -> inline(entry.getKey()) + " " + inline(entry.getValue()))
                        .collect(Collectors.joining(", "));
            case Iterable<?> items -> {
                String joined = StreamSupport.stream(items.spliterator(), false)
                        .map(this::inline)
                        .collect(Collectors.joining(", "));
                yield joined.isEmpty() ? "-" : joined;
            }
            case Record record -> inlineRecord(record);
            default -> String.valueOf(value);
        };
    }

    private String inlineRecord(Record record) {
        RecordComponent[] components = record.getClass().getRecordComponents();
        if (!record.toString().startsWith(record.getClass().getSimpleName() + "[")) {
            return record.toString();
        }
        if (components.length == 1) {
            return inline(value(record, components[0]));
        }
        List<String> parts = new ArrayList<>();
        for (RecordComponent component : components) {
            parts.add(label(component) + " " + inline(value(record, component)));
        }
        return "(" + String.join(", ", parts) + ")";
    }

    static Object value(Record record, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot look at " + component.getName() + " of " + record, e);
        }
    }
}
