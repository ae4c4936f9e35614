package redoubt.darkest.setup;

import java.util.List;
import redoubt.darkest.house.House;
import redoubt.darkest.print.Print;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.kernel.SetUp;
import redoubt.kernel.SettingCard;

/** An expansion in its box: its name, what can be agreed about it, and its rules for what was agreed. */
public interface ExpansionBox {
    /** Its name among the expansions of a set-up. */
    String name();

    List<SettingCard> settings(Print print);

    /** Whether a house cannot be played without it. */
    default boolean isBuiltInto(House house) {
        return false;
    }

    /** Whether a drawn house needs the Reactor. */
    default boolean needsReactor() {
        return false;
    }

    /** Whether the house needs a platform outside. */
    default boolean needsPlatform() {
        return false;
    }

    /** Its rules for this set-up, or a refusal that names the wrong setting. */
    ExpansionRuling open(SetUp setUp, House house, List<SurvivorBoard> survivors);
}
