package redoubt.horde.print;

import java.util.Optional;

/** A name in which a star may stand for a parameter, such as {@code +1 free * Action}. */
public record Template(String text) {
    private static final char STAR = '*';

    public boolean hasParameter() {
        return text.indexOf(STAR) >= 0;
    }

    /** What takes the place of the star in a name that matches. */
    public Optional<String> parameter(String name) {
        int star = text.indexOf(STAR);
        if (star < 0) {
            return Optional.empty();
        }
        String before = text.substring(0, star);
        String after = text.substring(star + 1);
        boolean fits =
                name.length() > before.length() + after.length() && name.startsWith(before) && name.endsWith(after);
        return fits ? Optional.of(name.substring(before.length(), name.length() - after.length())) : Optional.empty();
    }

    public String with(String parameter) {
        return text.replace(String.valueOf(STAR), parameter);
    }
}
