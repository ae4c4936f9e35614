package redoubt.app.words;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Puts the messages of one language into words, as the client's {@code i18n/format.ts} does. */
public final class Formatter {
    private static final Map<String, Kind> KINDS =
            ServiceLoader.load(Kind.class, Formatter.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .collect(Collectors.toUnmodifiableMap(Kind::type, Function.identity()));

    private static final String COUNT = "count";
    private static final String OF = "of";

    private final Language language;
    private final Map<String, String> messages;
    private final List<String> stars;
    private final Map<String, Message> known = new HashMap<>();

    public Formatter(Language language, Map<String, String> messages) {
        this.language = language;
        this.messages = Map.copyOf(messages);
        this.stars = messages.keySet().stream().filter(key -> key.contains("*")).toList();
    }

    /** The message found for a key, and what its star stands for. */
    private record Found(String message, Optional<String> of) {
        Map<String, ?> with(Map<String, ?> parameters) {
            if (of.isEmpty()) {
                return parameters;
            }
            Map<String, Object> more = new HashMap<>(parameters);
            more.put(OF, of.get());
            return more;
        }
    }

    /** The message with its placeholders filled in; a message that cannot be read is shown as it stands. */
    public String format(String message, Map<String, ?> parameters) {
        List<Part> parts = read(message).parts();
        String text = said(parts, parameters, "");
        boolean beginsWithName = !parts.isEmpty() && parts.getFirst() instanceof Part.Name && !text.isEmpty();
        return beginsWithName ? text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1) : text;
    }

    /** The message for this key, or for a key with a star that matches it, with its placeholders filled in. */
    public Optional<String> found(String key, Map<String, ?> parameters) {
        return lookup(key).map(found -> format(found.message(), found.with(parameters)));
    }

    /** The name of a thing, such as a card; an unknown name is shown as it is. */
    public String name(String type, String value, double count) {
        return lookup(type + "." + value)
                .map(found -> said(read(found.message()).parts(), found.with(Map.of(COUNT, count)), ""))
                .orElse(value);
    }

    private Optional<Found> lookup(String key) {
        String own = messages.get(key);
        if (own != null) {
            return Optional.of(new Found(own, Optional.empty()));
        }
        Optional<String> best = Optional.empty();
        for (String star : stars) {
            if (fits(star, key) && best.map(String::length).orElse(0) < star.length()) {
                best = Optional.of(star);
            }
        }
        return best.map(star -> {
            int before = star.indexOf('*');
            int behind = star.length() - before - 1;
            return new Found(messages.get(star), Optional.of(key.substring(before, key.length() - behind)));
        });
    }

    private static boolean fits(String star, String key) {
        int at = star.indexOf('*');
        return key.length() >= star.length()
                && key.startsWith(star.substring(0, at))
                && key.endsWith(star.substring(at + 1));
    }

    private Message read(String message) {
        return known.computeIfAbsent(message, text -> {
            try {
                return Message.read(text);
            } catch (MalformedMessage _) {
                return new Message(List.of(new Part.Text(text)));
            }
        });
    }

    private String said(List<Part> parts, Map<String, ?> parameters, String number) {
        StringBuilder text = new StringBuilder();
        parts.forEach(part -> text.append(said(part, parameters, number)));
        return text.toString();
    }

    private String said(Part part, Map<String, ?> parameters, String number) {
        return switch (part) {
            case Part.Text text -> text.text();
            case Part.Count _ -> number;
            case Part.Value value -> Values.plain(parameters.get(value.parameter()));
            case Part.Name name -> named(name, parameters);
            case Part.Plural plural -> {
                Object value = parameters.get(plural.parameter());
                yield said(plural(plural.cases(), value), parameters, Values.plain(value));
            }
            case Part.Select select -> {
                String value = Values.plain(parameters.get(select.parameter()));
                yield said(of(select.cases(), value.isEmpty() ? "none" : value), parameters, number);
            }
        };
    }

    private List<Part> plural(Map<String, List<Part>> cases, Object value) {
        double count = Values.number(value);
        List<Part> exact = cases.get("=" + Values.plain(count));
        return exact != null ? exact : of(cases, Double.isNaN(count) ? "other" : language.plural(count));
    }

    private static List<Part> of(Map<String, List<Part>> cases, String name) {
        return cases.getOrDefault(name, cases.getOrDefault("other", List.of()));
    }

    private String named(Part.Name name, Map<String, ?> parameters) {
        Object value = parameters.get(name.parameter());
        Kind kind = KINDS.get(name.type());
        if (kind != null) {
            return kind.say(value == null ? "" : value, this::name);
        }
        double count = name.count()
                .map(parameters::get)
                .map(Values::number)
                .orElse(name.count().isEmpty() ? 1 : Double.NaN);
        List<?> values = value instanceof List<?> several ? several : Collections.singletonList(value);
        return values.stream()
                .map(each -> name(name.type(), Values.plain(each), count))
                .collect(Collectors.joining(", "));
    }
}
