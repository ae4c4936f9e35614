package redoubt.secondedition.edition;

import java.util.List;
import redoubt.horde.print.ActionWords;
import redoubt.horde.table.ActionKind;

/** The kinds of actions of the 2nd Edition, the family's among them. */
public final class ActionKinds {
    public static final ActionKind DOOR = new ActionKind("Door", false);
    public static final ActionKind CRATE = new ActionKind("Crate", false);

    public static final List<ActionKind> COMBAT = List.of(ActionKind.MELEE, ActionKind.RANGED);

    /** Whatever a survivor can do with an action of any kind. */
    public static final List<ActionKind> ALL = List.of(
            ActionKind.MOVE, ActionKind.SEARCH, ActionKind.MELEE, ActionKind.RANGED, DOOR, CRATE, ActionKind.OTHER);

    /** The words of skills for them. */
    public static final ActionWords WORDS =
            new ActionWords(List.of(ActionKind.MOVE, ActionKind.SEARCH, ActionKind.MELEE, ActionKind.RANGED));

    private ActionKinds() {}
}
