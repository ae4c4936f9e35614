package redoubt.secondedition.campaign;

import java.util.List;
import redoubt.horde.table.Ruling;

/** What the sheets mean in play, in the campaign and in a mission played alone (WZ-ALONE-01). */
public final class SheetRules {
    public static final List<Ruling> RULINGS = List.of(new Experience(), new BonusActions());

    private SheetRules() {}
}
