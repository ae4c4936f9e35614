package redoubt.app.horde;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import redoubt.app.words.Kind;

/** Zombies of several kinds: a list of counts, or text such as {@code 2 Walker, 1 Brute}, where numbers may be left out. */
public final class ZombieGroups implements Kind {
    private static final Pattern COUNTED = Pattern.compile("(\\d+) (.+)");

    @Override
    public String type() {
        return "zombies";
    }

    @Override
    public String say(Object value, Naming naming) {
        List<String> groups = new ArrayList<>();
        if (value instanceof List<?> counts) {
            for (Object each : counts) {
                Map<?, ?> group = (Map<?, ?>) each;
                groups.add(counted(
                        group.get("count").toString(), group.get("zombie").toString(), naming));
            }
            return String.join(", ", groups);
        }
        for (String group : value.toString().split(", ")) {
            Matcher counted = COUNTED.matcher(group);
            groups.add(
                    counted.matches()
                            ? counted(counted.group(1), counted.group(2), naming)
                            : naming.name("zombie", group, 1));
        }
        return value.toString().isEmpty() ? "" : String.join(", ", groups);
    }

    private static String counted(String count, String zombie, Naming naming) {
        return count + " " + naming.name("zombie", zombie, Double.parseDouble(count));
    }
}
