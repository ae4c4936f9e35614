package redoubt.darkest.helicopter;

import java.util.List;
import redoubt.darkest.house.House;
import redoubt.darkest.print.Print;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.setup.ExpansionBox;
import redoubt.kernel.SetUp;
import redoubt.kernel.SettingCard;

/** Heli Escape in its box; nothing can be agreed about it. */
public final class HelicopterBox implements ExpansionBox {
    @Override
    public String name() {
        return "helicopter";
    }

    @Override
    public List<SettingCard> settings(Print print) {
        return List.of();
    }

    @Override
    public boolean needsPlatform() {
        return true;
    }

    @Override
    public ExpansionRuling open(SetUp setUp, House house, List<SurvivorBoard> survivors) {
        return new HeliEscape();
    }
}
