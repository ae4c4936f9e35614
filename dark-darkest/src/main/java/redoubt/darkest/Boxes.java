package redoubt.darkest;

import java.util.List;
import redoubt.darkest.helicopter.HelicopterBox;
import redoubt.darkest.helicopter.HelicopterShown;
import redoubt.darkest.radioactive.RadiationShown;
import redoubt.darkest.radioactive.RadioactiveBox;
import redoubt.darkest.setup.ExpansionBox;
import redoubt.darkest.specials.SpecialsBox;
import redoubt.darkest.specials.SpecialsShown;
import redoubt.darkest.table.Table;
import redoubt.darkest.victims.VictimsBox;
import redoubt.darkest.victims.VictimsShown;
import redoubt.darkest.view.ExpansionsView;

/** The expansions of the game, in the order in which their rules are asked (DD-COMP-07). */
final class Boxes {
    static final List<ExpansionBox> ALL =
            List.of(new RadioactiveBox(), new SpecialsBox(), new VictimsBox(), new HelicopterBox());

    private Boxes() {}

    static ExpansionsView view(Table table) {
        return new ExpansionsView(
                RadiationShown.of(table), SpecialsShown.of(table), VictimsShown.of(table), HelicopterShown.of(table));
    }
}
