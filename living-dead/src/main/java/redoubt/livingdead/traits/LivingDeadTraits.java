package redoubt.livingdead.traits;

import java.util.Optional;
import redoubt.horde.cards.Fire;
import redoubt.horde.cards.MoreAmmunition;
import redoubt.horde.openings.Opener;
import redoubt.horde.print.KnownTraits;
import redoubt.horde.print.Template;
import redoubt.horde.skills.SearchTwoCards;
import redoubt.horde.table.Ruling;

/** Every trait of the cards of Night of the Living Dead by its name in the card table. */
public final class LivingDeadTraits implements KnownTraits {
    private static final Template REROLL = new Template("Re-roll: *");

    @Override
    public Optional<Ruling> find(String name) {
        return switch (name) {
            case "Opens barricades" -> Optional.of(new Opener(false));
            case "Brings a Relative" -> Optional.of(new BringsRelative());
            case "Search: 2 cards" -> Optional.of(new SearchTwoCards());
            case "Molotov" -> Optional.of(new Fire(0, 1, false));
            case "Zombicide mode only" -> Optional.of(new ZombicideOnly());
            default -> REROLL.parameter(name).map(MoreAmmunition::new);
        };
    }
}
