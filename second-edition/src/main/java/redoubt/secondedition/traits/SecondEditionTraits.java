package redoubt.secondedition.traits;

import java.util.Optional;
import redoubt.horde.cards.BringsZombies;
import redoubt.horde.cards.DieForAnother;
import redoubt.horde.cards.Fire;
import redoubt.horde.cards.Food;
import redoubt.horde.cards.MoreAmmunition;
import redoubt.horde.cards.RepairKit;
import redoubt.horde.openings.Opener;
import redoubt.horde.print.KnownTraits;
import redoubt.horde.print.Template;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Ruling;

/** Every trait of the cards of the 2nd Edition by its name in the card table. */
public final class SecondEditionTraits implements KnownTraits {
    private static final Template REROLL = new Template("Re-roll: *");
    private static final Template FOOD = new Template("Food: * AP");
    private static final String WALKER = "Walker";

    @Override
    public Optional<Ruling> find(String name) {
        return switch (name) {
            case "Opens doors" -> Optional.of(new Opener(false));
            case "Opens doors noisily" -> Optional.of(new Opener(true));
            case "Molotov" -> Optional.of(new Fire(1, 1, true));
            case "Flashlight" -> Optional.of(new Flashlight());
            case "Repair Kit" -> Optional.of(new RepairKit());
            case "Brings a Walker" -> Optional.of(new BringsZombies(WALKER, true));
            case "Another Melee weapon: +1 die" -> Optional.of(new DieForAnother(ActionKind.MELEE));
            default ->
                REROLL.parameter(name)
                        .<Ruling>map(MoreAmmunition::new)
                        .or(() -> FOOD.parameter(name).map(points -> new Food(Integer.parseInt(points))));
        };
    }
}
