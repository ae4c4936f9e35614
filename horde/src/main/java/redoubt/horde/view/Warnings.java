package redoubt.horde.view;

import java.util.Optional;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.DoNothing;
import redoubt.horde.rulings.Precious;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
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

    private final Engine<Table> engine;
    private final State<Table> before;

    public Warnings(Engine<Table> engine, State<Table> before) {
        this.engine = engine;
        this.before = before;
    }

    /** The rule to warn of. Nobody is warned of ending a turn, which leaves everything to the zombies: the forecast shows them. */
    public Optional<RuleId> of(Choice choice) {
        Optional<? extends Option> option = before.decision().option(choice.key());
        if (option.filter(DoNothing.class::isInstance).isPresent()) {
            return Optional.empty();
        }
        boolean isAction = option.filter(ActOption.class::isInstance).isPresent();
        return of(engine.apply(before, choice), isAction, FORESEEN);
    }

    private Optional<RuleId> of(Progress<Table> progress, boolean isAction, int foreseen) {
        State<Table> after = progress.state();
        boolean isCertain = before.isInnocentlyBefore(after);
        return switch (after.status()) {
            case Status.Lost lost when isCertain -> Optional.of(lost.rule());
            case Status.Lost _, Status.Won _, Status.SetUpDone _ -> Optional.empty();
            case Status.Waiting _ -> {
                Optional<RuleId> known = Precious.givenUp(before.table(), after.table());
                if (known.isEmpty() && isCertain && isAction) {
                    known = killed(progress);
                }
                yield known.isEmpty() && isCertain && foreseen > 0 ? inevitable(after, isAction, foreseen - 1) : known;
            }
        };
    }

    private static Optional<RuleId> killed(Progress<Table> progress) {
        for (Event event : progress.events()) {
            if (event instanceof HordeEvent.SurvivorEliminated) {
                return Optional.of(event.rule());
            }
        }
        return Optional.empty();
    }

    /** What every answer to the next question leads to. */
    private Optional<RuleId> inevitable(State<Table> state, boolean isAction, int foreseen) {
        Optional<RuleId> warning = Optional.empty();
        for (Option answer : state.decision().options()) {
            warning = of(engine.apply(state, answer), isAction, foreseen);
            if (warning.isEmpty()) {
                return warning;
            }
        }
        return warning;
    }
}
