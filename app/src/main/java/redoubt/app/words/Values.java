package redoubt.app.words;

import java.util.List;
import java.util.stream.Collectors;

/** The values of message parameters: JSON values, read as the client reads them. */
final class Values {
    private Values() {}

    /** A value as text: nothing for a missing one, a list joined with commas, whole numbers without a fraction. */
    static String plain(Object value) {
        return switch (value) {
            case null -> "";
            case List<?> items -> items.stream().map(Values::plain).collect(Collectors.joining(", "));
            case Double number
            when number == Math.rint(number) && Math.abs(number) < 1e15 -> Long.toString(number.longValue());
            default -> String.valueOf(value);
        };
    }

    /** A value as a number, NaN for anything that is not one; empty text counts as 0. */
    static double number(Object value) {
        return switch (value) {
            case null -> Double.NaN;
            case Number number -> number.doubleValue();
            case Boolean truth -> truth ? 1 : 0;
            default -> parsed(plain(value).strip());
        };
    }

    private static double parsed(String text) {
        if (text.isEmpty()) {
            return 0;
        }
        return text.matches("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?") ? Double.parseDouble(text) : Double.NaN;
    }
}
