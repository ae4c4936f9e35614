package redoubt.horde.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.kernel.Option;

/** Bots grant a trade that a person proposes, and keep their own cards as they are. */
class ConsentTest {
    @Test
    void onlyPlainAgreementIsConsent() {
        assertThat(Arrays.stream(AgreeToTrade.Answer.values()).filter(Option::isConsent))
                .containsExactly(AgreeToTrade.Answer.AGREE);
    }

    private static Town traders() {
        return Town.on(".")
                .twoSeats()
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .seat("Ben", 2)
                .card("Ana", "hand1", "Sword")
                .card("Ben", "hand1", "Dagger")
                .carrying("Ana", "key")
                .carrying("Ben", "map")
                .turn("Ana")
                .choose("trade with Ben");
    }

    /** Cards and tokens of a proposal are told apart by the way they go. */
    @Test
    @Cited(Cite.AGREE_TO_TRADE)
    void whoIsAskedSeesWhatWouldComeAndGo() {
        Town town = traders()
                .choose(
                        "give Sword of hand1 to Ben",
                        "take Dagger of hand1 from Ben",
                        "give token key to Ben",
                        "take token map from Ben");
        assertThat(town.asked().id()).isEqualTo("AGREE_TO_TRADE");
        assertThat(Town.GAME.about(town.state()))
                .contains(
                        MarkKind.GIFT.mark("Sword"),
                        MarkKind.RETURN.mark("Dagger"),
                        MarkKind.GIFT_TOKEN.mark("key"),
                        MarkKind.RETURN_TOKEN.mark("map"));
    }
}
