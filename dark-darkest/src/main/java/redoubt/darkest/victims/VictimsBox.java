package redoubt.darkest.victims;

import java.util.List;
import redoubt.darkest.house.House;
import redoubt.darkest.print.Print;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.setup.ExpansionBox;
import redoubt.kernel.SetUp;
import redoubt.kernel.SettingCard;

/** The Victims expansion in its box: how many there are, and whether the players choose their rooms (DD-VIC-01, DD-DEC-07). */
public final class VictimsBox implements ExpansionBox {
    private static final String NAME = "victims";
    private static final String ROOMS = "victim-rooms";
    private static final String CHOSEN = "chosen";
    private static final int USUAL = 3;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<SettingCard> settings(Print print) {
        return List.of(SettingCard.oneOf(NAME, "1", "2", "3"), SettingCard.oneOf(ROOMS, "random", CHOSEN));
    }

    @Override
    public ExpansionRuling open(SetUp setUp, House house, List<SurvivorBoard> survivors) {
        return new Rescue(
                setUp.value(NAME).map(Integer::parseInt).orElse(USUAL),
                setUp.value(ROOMS).filter(CHOSEN::equals).isPresent());
    }
}
