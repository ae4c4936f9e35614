package redoubt.secondedition.objective.effect;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.secondedition.objective.CardEvent;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.ObjectiveCard;

/** The group chooses which face-down card of the board it looks at next, by the place where it lies. */
record PeekAtCard(RuleId rule, int left, List<String> seen) implements Question<Table, PeekAtCard.Peek> {
    PeekAtCard {
        seen = List.copyOf(seen);
    }

    /** Looks at the card in this zone, or on the door between these two. */
    record Peek(String card, List<Zone> places) implements Option {
        Peek {
            places = List.copyOf(places);
        }

        @Override
        public String key() {
            return "look at " + String.join(" ", places.stream().map(Zone::name).toList());
        }

        @Override
        public List<Mark> marks() {
            return places.stream().map(zone -> MarkKind.ZONE.mark(zone.name())).toList();
        }
    }

    @Override
    public Decision<Peek> decision(Table table) {
        return new Decision<>(rule, table.everyone(), unseen(table));
    }

    List<Peek> unseen(Table table) {
        List<Peek> unseen = new ArrayList<>();
        for (CardsLaid.Laid card : CardsLaid.of(table).all()) {
            boolean isOnBoard = card.kind() == ObjectiveCard.Kind.ZONE || card.kind() == ObjectiveCard.Kind.DOOR;
            if (isOnBoard && card.fate() == CardsLaid.Fate.LYING && !seen.contains(card.id())) {
                unseen.add(new Peek(card.id(), places(card)));
            }
        }
        return unseen;
    }

    private static List<Zone> places(CardsLaid.Laid card) {
        return card.zone().isPresent()
                ? List.of(card.zone().get())
                : List.of(card.doors().getFirst().one(), card.doors().getFirst().other());
    }

    @Override
    public void answer(Peek chosen, Play<Table> play) {
        play.reveal(
                new CardEvent.CardPeekedAt(rule, chosen.card(), chosen.places().getFirst()));
        List<String> longer = new ArrayList<>(seen);
        longer.add(chosen.card());
        PeekAtCard next = new PeekAtCard(rule, left - 1, longer);
        if (next.left > 0 && !next.unseen(play.table()).isEmpty()) {
            play.then(next);
        }
    }
}
