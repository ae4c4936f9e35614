package redoubt.darkest.specials;

import java.util.List;
import java.util.stream.Stream;
import redoubt.darkest.house.House;
import redoubt.darkest.print.Print;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.setup.ExpansionBox;
import redoubt.kernel.SetUp;
import redoubt.kernel.SettingCard;

/** The Zombie expansion in its box: which types, and how many tokens of each (DD-ZEX-01, DD-ZEX-09, DD-DEC-07). */
public final class SpecialsBox implements ExpansionBox {
    private static final String TYPES = "special-zombies";
    private static final String TOKENS = "special-tokens";
    private static final int USUAL_TOKENS = 5;

    @Override
    public String name() {
        return "zombies";
    }

    @Override
    public List<SettingCard> settings(Print print) {
        List<String> types =
                Stream.of(SpecialKind.values()).map(SpecialKind::setting).toList();
        return List.of(
                new SettingCard(TYPES, types, 1, types.size()).suggesting(types.getFirst()),
                SettingCard.oneOf(TOKENS, "2", "5", "10"));
    }

    @Override
    public ExpansionRuling open(SetUp setUp, House house, List<SurvivorBoard> survivors) {
        List<String> named = setUp.values(TYPES).orElse(List.of(SpecialKind.values()[0].setting()));
        List<SpecialKind> types = Stream.of(SpecialKind.values())
                .filter(kind -> named.contains(kind.setting()))
                .toList();
        return new SpecialZombies(
                types, setUp.value(TOKENS).map(Integer::parseInt).orElse(USUAL_TOKENS));
    }
}
