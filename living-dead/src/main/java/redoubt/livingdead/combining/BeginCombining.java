package redoubt.livingdead.combining;

import java.util.List;
import java.util.Optional;
import redoubt.horde.action.GiveUpCard;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.livingdead.edition.Combination;

/** Cards are combined, after a warning where a precious one would be used up (NL-GAP-16). */
public record BeginCombining(SurvivorId survivor, Combination combination) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Combine combine = new Combine(survivor, combination, List.of());
        Optional<Equipment> precious = Parts.precious(play.table(), survivor, combination, List.of());
        play.then(
                precious.isPresent() ? new GiveUpCard(survivor, precious.get(), List.of(combine), List.of()) : combine);
    }
}
