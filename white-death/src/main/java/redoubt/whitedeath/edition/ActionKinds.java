package redoubt.whitedeath.edition;

import java.util.List;
import redoubt.horde.print.ActionWords;
import redoubt.horde.table.ActionKind;

/** The kinds of actions of White Death, the family's among them. */
public final class ActionKinds {
    public static final ActionKind MAGIC = new ActionKind("Magic", true);
    public static final ActionKind ENCHANTMENT = new ActionKind("Enchantment", false);
    public static final ActionKind GUARD = new ActionKind("Guard", false);

    public static final List<ActionKind> COMBAT = List.of(ActionKind.MELEE, ActionKind.RANGED, MAGIC);

    /** The words of skills for them. */
    public static final ActionWords WORDS = new ActionWords(List.of(
            ActionKind.MOVE, ActionKind.SEARCH, ActionKind.MELEE, ActionKind.RANGED, MAGIC, ENCHANTMENT, GUARD));

    private ActionKinds() {}
}
