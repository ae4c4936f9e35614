package redoubt.secondedition.mission.m07;

import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attacks;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.spawning.Miniatures;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.Step;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.objective.Achievements;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.ObjectiveCard;
import redoubt.secondedition.objective.ObjectiveCards;
import redoubt.secondedition.objective.Reading;

/**
 * Whenever a survivor kills an abomination without a molotov, the next note is read (WZ-M07-08). A team with a Praetorian may look at it
 * as soon as somebody sees an abomination; it still waits for the kill (WZ-M07-07, WZ-M07R-01).
 */
public record AbominationNotes() implements AfterEvent, ActionRuling {
    private static final String PRAETORIAN = "praetorian";

    /** Looks at the next note. */
    public record ReadAhead(String note) implements ActOption {
        @Override
        public int cost() {
            return 0;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new RevealNote(note);
        }

        @Override
        public String key() {
            return "read ahead";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.NOTE.mark(note));
        }
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.ZombieEliminated killed) {
            killed(play, killed);
        }
    }

    private static void killed(Play<Table> play, HordeEvent.ZombieEliminated killed) {
        boolean isAbomination =
                play.table().print().zombie(killed.zombie()).family().equals(SecondEdition.ABOMINATION);
        boolean isBurnt = killed.rule().equals(play.table().cite(Cite.MOLOTOV_BURNS));
        Optional<CardsLaid.Laid> note = next(play.table());
        if (isAbomination && killed.survivor().isPresent() && !isBurnt && note.isPresent()) {
            SurvivorId killer = killed.survivor().get();
            play.then(ObjectiveCards.note(new Reading(note.get().id(), killer, killed.zone())));
        }
    }

    private static Optional<CardsLaid.Laid> next(Table table) {
        return CardsLaid.of(table).all().stream()
                .filter(card -> card.kind() == ObjectiveCard.Kind.NOTE && card.isThere())
                .findFirst();
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (Achievements.of(table).isAnyones(table, PRAETORIAN) && isOneSeen(table)) {
            next(table)
                    .filter(note -> note.fate() == CardsLaid.Fate.LYING)
                    .ifPresent(note -> menu.add(new ReadAhead(note.id())));
        }
    }

    private static boolean isOneSeen(Table table) {
        for (int kind : Miniatures.kinds(table, SecondEdition.ABOMINATION)) {
            int at = table.zombies().first(kind);
            for (Survivor survivor : at == ZoneSet.NONE ? List.<Survivor>of() : table.survivors()) {
                if (survivor.isOnBoard()
                        && Attacks.sight(table, survivor).sees(survivor.zone().index(), at)) {
                    return true;
                }
            }
        }
        return false;
    }
}
