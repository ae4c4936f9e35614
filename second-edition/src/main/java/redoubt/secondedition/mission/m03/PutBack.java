package redoubt.secondedition.mission.m03;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.secondedition.mission.rules.MissionEvent;

/** The group leaves the zombie card that it has seen on top of the deck or puts it under it. */
record PutBack(RuleId rule) implements Question<Table, PutBack.Where> {
    /** Where a card goes back to. */
    enum Place {
        TOP,
        UNDER
    }

    /** The card that has been seen, and brings so many zombies as things are, goes there. */
    record Where(Place place, ZombieCard card, int count) implements Option {
        @Override
        public String key() {
            return place == Place.TOP ? "leave it on top" : "put it under";
        }

        @Override
        public List<Mark> marks() {
            List<Mark> marks = new ArrayList<>(List.of(
                    MarkKind.ANSWER.mark(place.name().toLowerCase(Locale.ROOT)),
                    MarkKind.TASK.mark(card.kind()),
                    MarkKind.COUNT.mark(Integer.toString(count))));
            if (card.namesZombie()) {
                marks.add(MarkKind.ZOMBIE.mark(card.zombie()));
            }
            return List.copyOf(marks);
        }
    }

    @Override
    public Decision<Where> decision(Table table) {
        int top = deck(table).draw().top();
        ZombieCard card = table.print().zombieCards().get(top);
        return new Decision<>(
                rule,
                table.everyone(),
                Arrays.stream(Place.values())
                        .map(place -> new Where(place, card, card.count(Leavers.danger(table))))
                        .toList());
    }

    @Override
    public void answer(Where chosen, Play<Table> play) {
        if (chosen.place() == Place.UNDER) {
            Deck deck = deck(play.table());
            Pile below = deck.draw().withoutTop().with(deck.draw().top());
            play.table(play.table().with(deck.withDraw(below)));
            play.log(new MissionEvent.TopCardBuried(rule, chosen.card().number()));
        }
    }

    private static Deck deck(Table table) {
        return table.deck(table.print().zombieDeck());
    }
}
