package redoubt.horde.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Altered;
import redoubt.horde.round.TakeTurn;
import redoubt.horde.skills.Hoard;
import redoubt.horde.table.Cite;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;

/** Slots, reorganising, trading and the limit of what can be carried. */
class ArrangeTest {
    private static final RuleId KEPT = new RuleId("TT-KEPT");

    private static Stage turn(Stage stage, String name) {
        return stage.run(new TakeTurn(stage.id(name)));
    }

    @Test
    void eachSlotTakesOnlyItsCards() {
        Stage stage = Stage.of("Ben", "Cai");
        stage.run(new KeepCard(stage.id("Ben"), Hamlet.EDITION.print().card("Sword"), KEPT));
        assertThat(stage.offered()).containsExactly("put Sword in hand1", "put Sword in pack1", "discard Sword");
    }

    @Test
    void theBodySlotTakesTheCardNamedOnTheIdCard() {
        Stage stage = Stage.of("Ada", "Ben");
        stage.run(new KeepCard(stage.id("Ada"), Hamlet.EDITION.print().card("Sword"), KEPT));
        assertThat(stage.offered()).contains("put Sword in body");
    }

    @Test
    void withAFullInventorySomethingMustGo() {
        Stage stage = Stage.of("Ben", "Cai")
                .holds("Ben", Hamlet.SWORD, Hamlet.BOW, Hamlet.MAIL, Hamlet.BREAD, Hamlet.TORCH, Hamlet.BREAD);
        stage.run(new KeepCard(stage.id("Ben"), Hamlet.EDITION.print().card("Sword"), KEPT));
        assertThat(stage.offered())
                .contains("discard Sword", "discard Bow of hand2", "discard Bread of pack1", "put Sword in hand2")
                .doesNotContain("done", "discard Bread of pack3", "put Sword in hand1");
        stage.choose("put Sword in hand2").choose("discard Bow").choose("done");
        assertThat(stage.cards("Ben"))
                .containsExactly(
                        "hand1 Sword", "hand2 Sword", "body Mail", "pack1 Bread", "pack2 Torch", "pack3 Bread");
        assertThat(stage.who("Ben").inventory().size()).isEqualTo(6);
    }

    @Test
    void aHoarderCarriesMore() {
        Stage stage = Stage.of("Ben", "Cai")
                .skill("Ben", new Hoard())
                .holds("Ben", Hamlet.SWORD, Hamlet.BOW, Hamlet.MAIL, Hamlet.BREAD, Hamlet.BREAD, Hamlet.BREAD);
        stage.run(new KeepCard(stage.id("Ben"), Hamlet.EDITION.print().card("Bread"), KEPT));
        assertThat(stage.choose("put Bread in pack4").cards("Ben")).contains("pack4 Bread");
    }

    @Test
    void reorganisingCostsOneActionHoweverManyCardsMove() {
        Stage stage = turn(Stage.of("Ben", "Cai").holds("Ben", -1, -1, -1, Hamlet.SWORD, Hamlet.MAIL), "Ben")
                .choose("reorganize");
        stage.choose("put Sword from pack1 in hand1").choose("put Mail from pack2 in body");
        assertThat(stage.cards("Ben")).containsExactly("hand1 Sword", "body Mail");
        assertThat(stage.who("Ben").turn().actions()).isEqualTo(2);
        assertThat(stage.offered()).doesNotContain("done").contains("end turn");
    }

    @Test
    void aTradeMovesCardsBothWaysWithOneSurvivorOfTheZone() {
        Stage stage = Stage.of("Ben", "Cai", "Ada")
                .at("Ada", "b")
                .holds("Ben", Hamlet.SWORD)
                .holds("Cai", Hamlet.BOW);
        turn(stage.with(Altered.seat(stage.who("Cai"), 1)), "Ben");
        assertThat(stage.offered()).contains("trade with Cai").doesNotContain("trade with Ada");
        stage.choose("trade with Cai");
        assertThat(stage.decision().seats()).isEqualTo(Seats.upTo(1));
        stage.choose("give Sword of hand1 to Cai");
        assertThat(stage.offered()).doesNotContain("take Sword of pack1 from Cai");
        stage.choose("take Bow of hand1 from Cai").choose("put Sword from pack1 in hand1 for Cai");
        stage.choose("put Bow from pack1 in hand1");
        assertThat(stage.cards("Ben")).containsExactly("hand1 Bow");
        assertThat(stage.cards("Cai")).containsExactly("hand1 Sword");
        assertThat(stage.events(HordeEvent.CardGiven.class)).hasSize(2);
    }

    @Test
    void tokensTradeLikeCards() {
        Stage stage = Stage.of("Ben", "Cai");
        stage.with(stage.who("Ben").withCarried(List.of("ladder")));
        turn(stage, "Ben").choose("trade with Cai").choose("give token ladder to Cai", "agree");
        assertThat(stage.who("Ben").carried()).isEmpty();
        assertThat(stage.who("Cai").carried()).containsExactly("ladder");
    }

    @Test
    void anotherPlayerAgreesToTheWholeTradeBeforeAnythingMoves() {
        Stage stage = turn(Stage.of("Ben", "Cai").holds("Ben", Hamlet.SWORD).holds("Cai", Hamlet.BOW), "Ben");
        stage.choose("trade with Cai");
        assertThat(stage.offered()).containsExactly("give Sword of hand1 to Cai", "take Bow of hand1 from Cai", "done");
        stage.choose("give Sword of hand1 to Cai");
        assertThat(stage.offered()).containsExactly("take Bow of hand1 from Cai", "propose");
        stage.choose("take Bow of hand1 from Cai");
        assertThat(stage.asked()).isEqualTo(stage.table().cite(Cite.AGREE_TO_TRADE));
        assertThat(stage.decision().seats()).isEqualTo(Seats.of(new Seat(2)));
        assertThat(stage.cards("Ben")).containsExactly("hand1 Sword");
        stage.choose("agree");
        assertThat(stage.cards("Ben")).containsExactly("pack1 Bow");
        assertThat(stage.cards("Cai")).containsExactly("pack1 Sword");
        assertThat(stage.decision().seats()).isEqualTo(Seats.upTo(1));
        stage.choose("put Bow from pack1 in hand1");
        assertThat(stage.offered()).contains("end turn");
        assertThat(stage.who("Ben").turn().actions()).isEqualTo(2);
    }

    @Test
    void theOtherPlayerMayRearrangeTheOwnCards() {
        Stage stage = turn(Stage.of("Ben", "Cai").holds("Ben", Hamlet.SWORD), "Ben");
        stage.choose("trade with Cai").choose("give Sword of hand1 to Cai", "agree and rearrange");
        assertThat(stage.offered()).containsExactly("put Sword from pack1 in hand1", "done");
        assertThat(stage.decision().seats()).isEqualTo(Seats.of(new Seat(2)));
        stage.choose("put Sword from pack1 in hand1");
        assertThat(stage.cards("Cai")).containsExactly("hand1 Sword");
        assertThat(stage.decision().seats()).isEqualTo(Seats.upTo(1));
    }

    @Test
    void aRefusedTradeMovesNothingAndLeavesTheReorganisation() {
        Stage stage = turn(
                Stage.of("Ben", "Cai").holds("Ben", -1, -1, -1, Hamlet.SWORD).holds("Cai", Hamlet.BOW), "Ben");
        stage.choose("trade with Cai").choose("give Sword of pack1 to Cai", "propose", "refuse");
        assertThat(stage.cards("Cai")).containsExactly("hand1 Bow");
        assertThat(stage.events(HordeEvent.CardGiven.class)).isEmpty();
        assertThat(stage.events(HordeEvent.TradeRefused.class)).hasSize(1);
        stage.choose("put Sword from pack1 in hand1");
        assertThat(stage.cards("Ben")).containsExactly("hand1 Sword");
        assertThat(stage.who("Ben").turn().actions()).isEqualTo(2);
    }

    @Test
    void whoIsHandedMoreThanFitsMakesRoom() {
        Stage stage = Stage.of("Ben", "Cai")
                .holds("Ben", Hamlet.TORCH, Hamlet.SWORD)
                .holds("Cai", Hamlet.SWORD, Hamlet.BOW, Hamlet.MAIL, Hamlet.BREAD, Hamlet.BREAD, Hamlet.BREAD);
        turn(stage, "Ben").choose("trade with Cai");
        stage.choose("give Torch of hand1 to Cai", "give Sword of hand2 to Cai", "propose", "agree");
        assertThat(stage.decision().seats()).isEqualTo(Seats.of(new Seat(2)));
        assertThat(stage.offered()).contains("discard Bread of pack1").doesNotContain("done");
        stage.choose("discard Bread of pack1", "discard Bread of pack2");
        assertThat(stage.offered("put Torch")).isNotEmpty();
        stage.choose("put Torch in pack1", "put Sword in pack2");
        assertThat(stage.cards("Cai")).contains("pack1 Torch", "pack2 Sword").hasSize(6);
        assertThat(stage.who("Cai").inventory().size()).isEqualTo(6);
    }

    @Test
    void whatIsDiscardedBeforeTheAnswerIsNotHandedOver() {
        Stage stage = turn(Stage.of("Ben", "Cai").holds("Ben", Hamlet.SWORD, Hamlet.TORCH), "Ben");
        stage.choose("trade with Cai").choose("give Sword of hand1 to Cai", "give Torch of hand2 to Cai");
        stage.choose(1, "discard Ben hand1 Sword").choose("agree");
        assertThat(stage.cards("Ben")).isEmpty();
        assertThat(stage.cards("Cai")).containsExactly("pack1 Torch");
    }

    @Test
    void eachTokenOfAKindIsPromisedOnce() {
        Stage stage = Stage.of("Ben", "Cai").holds("Ben", Hamlet.SWORD);
        stage.with(stage.who("Ben").withCarried(List.of("ladder")))
                .with(stage.who("Cai").withCarried(List.of("ladder")));
        turn(stage, "Ben").choose("trade with Cai").choose("give token ladder to Cai");
        assertThat(stage.offered())
                .containsExactly("give Sword of hand1 to Cai", "take token ladder from Cai", "propose");
    }
}
