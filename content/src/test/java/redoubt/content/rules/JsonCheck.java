package redoubt.content.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks that a text is JSON by striking out its simplest parts until one value is left. */
final class JsonCheck {
    private static final Pattern STRING =
            Pattern.compile("\"(?:[^\"\\\\\\x00-\\x1f]|\\\\[\"\\\\/bfnrt]|\\\\u[0-9a-fA-F]{4})*\"");
    private static final Pattern SCALAR = Pattern.compile("\\b(?:null|true|false|-?(?:0|[1-9]\\d*))\\b");
    private static final Pattern FLAT = Pattern.compile("\\[(?:[sv](?:,[sv])*)?]|\\{(?:s:[sv](?:,s:[sv])*)?}");

    private JsonCheck() {}

    static void valid(String json) {
        String left = STRING.matcher(json).replaceAll(Matcher.quoteReplacement("s"));
        left = SCALAR.matcher(left).replaceAll("v");
        for (String before = ""; !before.equals(left); ) {
            before = left;
            left = FLAT.matcher(left).replaceAll("v");
        }
        assertThat(left).as(json).matches("[sv]");
    }
}
