package redoubt.darkest.radioactive;

import java.util.List;
import java.util.stream.IntStream;
import redoubt.darkest.house.House;
import redoubt.darkest.house.Icon;
import redoubt.darkest.print.Print;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.setup.ExpansionBox;
import redoubt.darkest.table.Clock;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.SettingCard;
import redoubt.kernel.TableRules;

/** The Radioactive expansion in its box: who is the Hazmat Specialist, and when the Reactor leaks (DD-DEC-06). */
public final class RadioactiveBox implements ExpansionBox {
    private static final String NAME = "radioactive";
    private static final String SPECIALIST = "specialist";
    private static final String LEAK = "leak";
    private static final int FIRST_LEAK = 2;
    private static final int USUAL_LEAK = 3;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<SettingCard> settings(Print print) {
        return List.of(
                SettingCard.oneOf(
                        SPECIALIST,
                        print.survivors().stream().map(SurvivorBoard::name).toArray(String[]::new)),
                SettingCard.oneOf(
                        LEAK,
                        IntStream.rangeClosed(FIRST_LEAK, Clock.LAST)
                                .mapToObj(Integer::toString)
                                .toArray(String[]::new)));
    }

    @Override
    public boolean needsReactor() {
        return true;
    }

    @Override
    public boolean isBuiltInto(House house) {
        return !house.rooms(Icon.REACTOR).isEmpty();
    }

    @Override
    public ExpansionRuling open(SetUp setUp, House house, List<SurvivorBoard> survivors) {
        if (!isBuiltInto(house)) {
            throw refusal("expansions", "the house " + setUp.mission() + " has no place for the Reactor (DD-RAD-27)");
        }
        int leak = setUp.value(LEAK).map(Integer::parseInt).orElse(USUAL_LEAK);
        String name = setUp.value(SPECIALIST).orElse(survivors.getFirst().name());
        for (int place = 0; place < survivors.size(); place++) {
            if (survivors.get(place).name().equals(name)) {
                return new Radioactive(leak, place);
            }
        }
        throw refusal(SPECIALIST, "the specialist is one of the survivors, not " + name);
    }

    private static SetUpRefused refusal(String setting, String reason) {
        return SetUpRefused.ofSetting(TableRules.KNOWN_SETTING, setting, reason);
    }
}
