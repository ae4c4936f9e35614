package redoubt.secondedition.mission.rules;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Advice;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Effect;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.Reading;

/**
 * While a card lies revealed, survivors in its zone put actions into it, one step each, in some cases only with no zombie about; with
 * the last step something happens, and on the way there perhaps something else.
 */
public record CardWork(String card, Zone zone, int steps, boolean needsPeace, Optional<Racket> racket, CardEffect then)
        implements ActionRuling, Advice {
    private static final double WORTH = 8;

    /** What the work brings each time so many steps are done, but for the last one. */
    public record Racket(int every, CardEffect brings) {}

    public CardWork(String card, Zone zone, int steps, CardEffect then) {
        this(card, zone, steps, false, Optional.empty(), then);
    }

    /** Puts an action into it. */
    public record WorkOn(String card, Zone zone, int left) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new Advance(card, actor);
        }

        @Override
        public String key() {
            return "work on " + card;
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.NOTE.mark(card),
                    MarkKind.COUNT.mark(Integer.toString(left)),
                    MarkKind.ZONE.mark(zone.name()));
        }
    }

    /** One step is done. */
    record Advance(String card, SurvivorId survivor) implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            for (CardWork work : play.table().mission().rulings(CardWork.class)) {
                if (work.card.equals(card)) {
                    work.advance(play, survivor);
                }
            }
        }
    }

    private void advance(Play<Table> play, SurvivorId survivor) {
        Labour labour = Labour.of(play.table()).with(card, 1);
        int done = labour.steps(card);
        play.table(play.table().with(labour));
        Rulings.happened(play, new MissionEvent.WorkDone(new RuleId(card), survivor, card, done, steps));
        Reading reading = new Reading(card, survivor, zone);
        if (done == steps) {
            then.happen(play, reading);
            return;
        }
        racket.filter(each -> done % each.every() == 0)
                .ifPresent(each -> each.brings().happen(play, reading));
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        int left = steps - Labour.of(table).steps(card);
        boolean isOpen = left > 0 && CardsLaid.of(table).fate(card) == CardsLaid.Fate.STAYING;
        boolean isDisturbed = needsPeace && table.zombies().isAny(zone.index());
        if (isOpen && actor.zone().equals(zone) && !isDisturbed) {
            menu.add(new WorkOn(card, zone, left));
        }
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return option instanceof WorkOn work && work.card().equals(card) ? WORTH : 0;
    }
}
