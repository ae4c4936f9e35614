package redoubt.secondedition.sense;

import java.util.List;
import redoubt.horde.rulings.Advice;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.secondedition.crates.Crates;
import redoubt.secondedition.things.Things;
import redoubt.secondedition.washington.Fallen;
import redoubt.secondedition.washington.KnockOut;
import redoubt.secondedition.washington.LightOption;

/** What pays in the streets whatever the mission: friends on the ground, crates, and no light without need. */
public record CityAdvice() implements Advice {
    private static final double FRIEND = 8;
    private static final double TO_FRIEND = 5;
    private static final double CRATE = 3;
    private static final double THING = 5;
    private static final double LIGHT = -1;

    @Override
    public void errands(Table table, List<Errand> errands) {
        for (Fallen.One one : Fallen.of(table).all()) {
            if (one.isLying()) {
                errands.add(new Errand(one.zone().index(), TO_FRIEND, 1));
            }
        }
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case KnockOut.PickUp _ -> FRIEND;
            case Crates.Open _ -> CRATE;
            case Things.PickUp _ -> THING;
            case LightOption _ -> LIGHT;
            default -> 0;
        };
    }
}
