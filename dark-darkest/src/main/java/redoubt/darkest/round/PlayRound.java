package redoubt.darkest.round;

import static redoubt.kernel.RuleId.rule;

import redoubt.darkest.arrival.EnterZombies;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A Round is an Upkeep phase and an Action phase; after it comes the next (DD-UPK-01, DD-UPK-02). */
public record PlayRound() implements Effect<Table> {
    private static final RuleId RULE = rule("DD-UPK-01");

    @Override
    public void happen(Play<Table> play) {
        Clock clock = play.table().clock();
        play.table(play.table().with(clock.withRound(clock.round() + 1)));
        play.log(new DarkestEvent.RoundBegan(RULE, clock.round() + 1));
        play.then(
                new BeginRound(),
                new AdvanceEvents(),
                new Regroup(),
                new BeginChecks(),
                new EnterZombies(),
                new ActivateVirus(),
                new EndUpkeep(),
                new PlayGroups(),
                new EndRound(),
                new PlayRound());
    }
}
