package redoubt.horde.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.CardDiscarded;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.rulings.Precious;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;
import redoubt.testkit.Rule;

/** Discarding cards at any time, and the warning before a precious one is lost. */
class DiscardTest {
    private static final RuleId KEPT = new RuleId("TT-KEPT");

    /** Without the katana the mission is lost. */
    private record TheKatana() implements Precious {
        @Override
        public boolean isPrecious(Equipment card) {
            return card.name().equals("Katana");
        }

        @Override
        public RuleId warning() {
            return new RuleId("TT-KATANA");
        }
    }

    /** Ana of the first seat is in her turn; Ben of the second has cards too. */
    private static Town two() {
        return Town.under(List.of(new TheKatana()), ".~.")
                .twoSeats()
                .survivor("Ana", "a", "")
                .survivor("Ben", "b", "")
                .seat("Ben", 2)
                .card("Ana", "hand1", "Katana")
                .card("Ben", "pack1", "Water")
                .card("Ben", "pack2", "Club")
                .turn("Ana");
    }

    private static List<String> discards(Town town, int seat) {
        return Town.GAME.interrupts(town.table(), new Seat(seat)).stream()
                .map(Option::key)
                .toList();
    }

    @Test
    @Cited(Cite.DISCARD_ANY_TIME)
    @Rule("WD-DEC-13")
    void everybodyDiscardsTheirOwnCardsForFreeEvenInTheTurnOfAnother() {
        Town town = two();
        assertThat(discards(town, 1)).containsExactly("discard Ana hand1 Katana");
        assertThat(discards(town, 2)).containsExactly("discard Ben pack1 Water", "discard Ben pack2 Club");
        List<String> before = town.offered();
        town.choose(2, "discard Ben pack1 Water");
        assertThat(town.survivor("Ben").inventory().count("Water")).isZero();
        assertThat(town.offered()).isEqualTo(before);
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(3);
        assertThat(town.events(CardDiscarded.class))
                .extracting(event -> event.rule().id() + " " + event.card())
                .containsExactly("DISCARD_ANY_TIME Water");
    }

    @Test
    @Rule("WD-GAP-85")
    void discardedCardsGoToTheirPileButThoseOfSomeDecksLeaveTheGame() {
        Town town = two().choose(2, "discard Ben pack1 Water").choose(2, "discard Ben pack2 Club");
        assertThat(town.survivor("Ben").inventory().items()).isEmpty();
        assertThat(town.table().deck("equipment").discard().list())
                .containsExactly(Town.EDITION.print().card("Water").index());
    }

    @Test
    void whoHasLeftDiscardsNothing() {
        Town town = two();
        town.with(town.survivor("Ben").withPresence(Survivor.Presence.LEFT));
        assertThat(discards(town, 2)).isEmpty();
    }

    @Test
    @Cited(Cite.DISCARD_ANY_TIME)
    void aCardJustFoundIsDiscardedToo() {
        Town town = Town.on("#:#")
                .survivor("Ana", "a", "")
                .card("Ana", "pack5", "Water")
                .deck("Sword")
                .turn("Ana")
                .choose("search");
        assertThat(discards(town, 1)).containsExactly("discard Ana pack5 Water", "discard Ana new Sword");
    }

    /** Whatever Ben answers, the game is lost. */
    private record Doom() implements Question<Table, Fate> {
        @Override
        public Decision<Fate> decision(Table table) {
            return new Decision<>(
                    new RuleId("TT-DOOM"), Seats.of(new Seat(2)), List.of(new Fate("now"), new Fate("then")));
        }

        @Override
        public void answer(Fate chosen, Play<Table> play) {
            play.lose(new RuleId("TT-DOOM"));
        }
    }

    private record Fate(String key) implements Option {
        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ANSWER.mark(key));
        }
    }

    @Test
    void whatIsInevitableAnywayIsNotTheDoingOfADiscard() {
        Town town = two().run(new Doom());
        assertThat(town.warning("now")).isEqualTo("TT-DOOM");
        assertThat(town.warning("discard Ben pack1 Water")).isEmpty();
    }

    @Test
    void theOwnerIsWarnedBeforeAPreciousCardIsLost() {
        Town town = two();
        assertThat(town.warning("discard Ana hand1 Katana")).isEqualTo("TT-KATANA");
        assertThat(town.warning("end turn")).isEmpty();
        town.choose(1, "discard Ana hand1 Katana");
        assertThat(town.survivor("Ana").inventory().count("Katana")).isZero();
        assertThat(town.table().deck("equipment").discard().size()).isEqualTo(1);
    }

    @Test
    void theWarningComesWhenCardsAreArrangedToo() {
        Town town = Town.under(List.of(new TheKatana()), "#:#")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Katana")
                .deck("Sword")
                .turn("Ana")
                .choose("search");
        assertThat(town.warning("discard Katana of hand1")).isEqualTo("TT-KATANA");
        assertThat(town.warning("discard Sword")).isEmpty();
        assertThat(town.warning("put Sword in hand2")).isEmpty();
    }

    @Test
    @Cited(Cite.KEEP_OR_DISCARD)
    void aCardForWhoeverIsGoneIsDiscarded() {
        Town town = two();
        town.with(town.survivor("Ben").withPresence(Survivor.Presence.LEFT));
        town.play(List.of(new KeepCard(town.id("Ben"), Town.EDITION.print().card("Sword"), KEPT)));
        assertThat(town.isDone()).as("nobody is asked").isTrue();
        assertThat(town.survivor("Ben").inventory().count("Sword")).isZero();
        assertThat(town.table().deck("equipment").discard().list())
                .containsExactly(Town.EDITION.print().card("Sword").index());
        assertThat(town.events(CardDiscarded.class))
                .extracting(event -> event.rule().id() + " " + event.card())
                .containsExactly("TT-KEPT Sword");
    }
}
