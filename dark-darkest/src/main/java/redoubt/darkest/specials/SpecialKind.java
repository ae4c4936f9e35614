package redoubt.darkest.specials;

import java.util.Locale;

/** The types of special zombies (DD-ZEX-05 to DD-ZEX-08). */
public enum SpecialKind {
    DISCO_DOLL,
    GUTS,
    CHUNK,
    TUFF_GUY;

    /** As settings call it. */
    String setting() {
        return word().replace('_', '-');
    }

    /** As marks call it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
