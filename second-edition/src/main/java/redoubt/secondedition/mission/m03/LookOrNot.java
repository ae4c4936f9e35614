package redoubt.secondedition.mission.m03;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.spawning.DrawZombieCard;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.secondedition.mission.rules.MissionEvent;

/** The group looks at the top zombie card or leaves it; an empty deck is shuffled first, as for a draw. */
record LookOrNot(RuleId rule) implements Question<Table, LookOrNot.Glance> {
    /** Looks or does not. */
    enum Glance implements Option {
        LOOK("look"),
        LEAVE("leave");

        private final String key;

        Glance(String key) {
            this.key = key;
        }

        @Override
        public String key() {
            return key;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ANSWER.mark(key));
        }
    }

    private static final List<Glance> GLANCES = List.of(Glance.values());

    @Override
    public Decision<Glance> decision(Table table) {
        return new Decision<>(rule, table.everyone(), GLANCES);
    }

    @Override
    public void answer(Glance chosen, Play<Table> play) {
        Optional<Integer> top = chosen == Glance.LOOK ? DrawZombieCard.taken(play) : Optional.empty();
        if (top.isPresent()) {
            String number = play.table().print().zombieCards().get(top.get()).number();
            onTop(play, top.get());
            play.reveal(new MissionEvent.TopCardSeen(rule, number));
            play.then(new PutBack(rule));
        }
    }

    private static void onTop(Play<Table> play, int card) {
        Deck deck = play.table().deck(play.table().print().zombieDeck());
        List<Integer> cards = new ArrayList<>(deck.draw().list());
        cards.addFirst(card);
        play.table(play.table().with(deck.withDraw(Pile.of(cards))));
    }
}
