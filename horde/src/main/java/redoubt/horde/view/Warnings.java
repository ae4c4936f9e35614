package redoubt.horde.view;

import java.util.Optional;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.Act;
import redoubt.horde.round.DoNothing;
import redoubt.horde.rulings.Precious;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.Interrupt;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.RuleId;
import redoubt.kernel.State;
import redoubt.kernel.Status;

/**
 * What players are warned of before they choose: that a choice is certain to lose the game, whatever they answer next, that an action
 * is certain to kill a survivor, or that a precious card is given up. What depends on luck, or on something hidden, gives no warning.
 *
 * <p>For example, Ogon has the beacon and may enter a corrupted zone with an action or with a free move. Either loses the game, so
 * the players are warned of the move, before anybody asks how it is paid.
 */
public final class Warnings {
    /** How many questions in a row are answered to see how a choice ends. */
    private static final int FORESEEN = 2;

    /** Stops where a survivor may act: working out all that is offered there takes longer than all the rest. */
    private final Engine<Table> ahead;

    private final State<Table> before;

    public Warnings(Engine<Table> engine, State<Table> before) {
        this.ahead = engine.asFarAs((step, _) -> step instanceof Act);
        this.before = before;
    }

    /**
     * The rule to warn of. Nobody is warned of ending a turn, which leaves everything to the zombies: the forecast shows them. An
     * interrupt answers nothing, so whatever the answers to the same question lead to is none of its doing.
     */
    public Optional<RuleId> of(Option option) {
        return option instanceof DoNothing
                ? Optional.empty()
                : of(
                        ahead.apply(before, option),
                        option instanceof ActOption,
                        option instanceof Interrupt ? 0 : FORESEEN);
    }

    private Optional<RuleId> of(Progress<Table> progress, boolean isAction, int foreseen) {
        State<Table> after = progress.state();
        boolean isCertain = before.isInnocentlyBefore(after);
        return switch (after.status()) {
            case Status.Lost lost when isCertain -> Optional.of(lost.rule());
            case Status.Lost _, Status.Won _ -> Optional.empty();
            case Status.SetUpDone _, Status.Waiting _ -> {
                Optional<RuleId> known = lost(progress, isAction && isCertain);
                yield known.isEmpty() && isCertain && foreseen > 0 ? inevitable(after, isAction, foreseen - 1) : known;
            }
        };
    }

    /** What of the players' own is gone: a precious card or, if that counts, a survivor. */
    private Optional<RuleId> lost(Progress<Table> progress, boolean doSurvivorsCount) {
        Optional<RuleId> card =
                Precious.givenUp(before.table(), progress.state().table());
        return card.isEmpty() && doSurvivorsCount ? killed(progress) : card;
    }

    private static Optional<RuleId> killed(Progress<Table> progress) {
        for (Event event : progress.events()) {
            if (event instanceof HordeEvent.SurvivorEliminated) {
                return Optional.of(event.rule());
            }
        }
        return Optional.empty();
    }

    /**
     * What every answer to the next question leads to; most often the first one already leads to nothing. Whoever may act may also end
     * the turn, of which nobody is warned.
     */
    private Optional<RuleId> inevitable(State<Table> state, boolean isAction, int foreseen) {
        Optional<RuleId> warning = Optional.empty();
        if (state.status() instanceof Status.Waiting waiting) {
            for (Option answer : waiting.decision().options()) {
                warning = of(ahead.apply(state, answer), isAction, foreseen);
                if (warning.isEmpty()) {
                    return warning;
                }
            }
        }
        return warning;
    }
}
