package redoubt.darkest.round;

import static redoubt.kernel.RuleId.rule;

import redoubt.darkest.arrival.EnterZombies;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.AdvanceDarkness;
import redoubt.darkest.peril.SpreadFire;
import redoubt.darkest.table.EventSpace;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** The Events marker moves on, and what its space says happens: zombies enter, fire spreads, darkness falls (DD-EVT-01). */
public record AdvanceEvents() implements Effect<Table> {
    private static final RuleId RULE = rule("DD-EVT-01");

    @Override
    public void happen(Play<Table> play) {
        EventSpace space = play.table().clock().events().next();
        play.table(play.table().with(play.table().clock().withEvents(space)));
        play.log(new DarkestEvent.EventsAdvanced(RULE, space));
        play.then(
                switch (space) {
                    case ZOMBIES -> new EnterZombies();
                    case FIRE -> new SpreadFire();
                    case CLOCK -> new AdvanceDarkness(RULE);
                });
    }
}
