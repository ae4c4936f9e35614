package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Putting cards in order and trading them. */
class TradeTest {
    private static Scene traders() {
        return Scene.on(".~.")
                .twoSeats()
                .survivor("Ana", "a", "")
                .survivor("Bo", "a", "")
                .survivor("Cy", "b", "")
                .seat("Bo", 2)
                .card("Ana", "hand1", "Sword")
                .card("Ana", "pack1", "Water")
                .card("Bo", "hand1", "Dagger")
                .card("Cy", "hand1", "Katana");
    }

    private static List<String> items(Scene scene, String name) {
        return scene.survivor(name).inventory().items().stream().map(Item::name).toList();
    }

    @Test
    @Rule("WD-TRADE-01")
    void oneActionRearrangesAllCards() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Sword")
                .card("Ana", "pack1", "Dagger")
                .card("Ana", "pack2", "Heavy Armor")
                .turn("Ana")
                .choose("reorganize");
        assertThat(scene.asked().id()).isEqualTo("WD-TRADE-01");
        scene.choose(
                "put Dagger from pack1 in hand1",
                "put Heavy Armor from pack2 in body",
                "put Sword from pack1 in hand2");
        scene.choose(Scene.DONE);
        assertThat(items(scene, "Ana")).containsExactly("Dagger", "Sword", "Heavy Armor");
        assertThat(scene.survivor("Ana").inventory().isEmpty(2)).isFalse();
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule("WD-TRADE-01")
    void cardsOfOneNameInHandAndBackpackBothMove() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Sword")
                .card("Ana", "pack1", "Sword")
                .turn("Ana")
                .choose("reorganize");
        assertThat(scene.offered())
                .containsExactly("put Sword from hand1 in pack2", "put Sword from pack1 in hand2", "done");
    }

    @Test
    @Rule({"WD-TRADE-01", "WD-TRADE-02"})
    void theLastActionIsEnoughAndWithoutOneNothingIsTraded() {
        Scene scene = traders().turn("Ana").choose("make noise", "make noise");
        assertThat(scene.offered()).contains("reorganize", "trade with Bo");
        scene.choose("make noise");
        assertThat(scene.offered("reorganize")).isEmpty();
        assertThat(scene.offered("trade")).isEmpty();
    }

    @Test
    @Rule("WD-TRADE-02")
    void nobodyTradesWithWhoHasLeft() {
        Scene scene = traders()
                .with(table -> table.with(table.survivor("Bo").orElseThrow().withPresence(Survivor.Presence.LEFT)));
        assertThat(scene.turn("Ana").offered("trade")).isEmpty();
    }

    @Test
    @Rule("WD-TRADE-02")
    void aTokenAloneIsWorthATrade() {
        Scene empty = Scene.on(".~.").survivor("Ana", "a", "").survivor("Bo", "a", "");
        assertThat(empty.turn("Ana").offered("trade")).isEmpty();
        Scene scene = Scene.on(".~.").survivor("Ana", "a", "").survivor("Bo", "a", "");
        scene.with(table -> table.with(table.survivor("Bo").orElseThrow().withCarried(List.of("rope ladder"))));
        scene.turn("Ana").choose("trade with Bo", "take token rope ladder from Bo");
        assertThat(scene.survivor("Ana").carried()).containsExactly("rope ladder");
        assertThat(scene.events(HordeEvent.TokenGiven.class))
                .extracting(event -> event.rule().id())
                .containsExactly("WD-TRADE-02");
    }

    @Test
    @Rule({"WD-TRADE-02", "WD-DEC-14"})
    void cardsAreExchangedWithOneSurvivorOfTheZoneWhoMayReorganizeToo() {
        Scene scene = traders().seat("Bo", 1).turn("Ana");
        assertThat(scene.offered("trade")).containsExactly("trade with Bo");
        scene.choose("trade with Bo");
        assertThat(scene.asked().id()).isEqualTo("WD-TRADE-02");
        assertThat(scene.seats().list()).containsExactly(new Seat(1));
        assertThat(scene.offered())
                .contains(
                        "give Sword of hand1 to Bo",
                        "give Water of pack1 to Bo",
                        "take Dagger of hand1 from Bo",
                        "put Dagger from hand1 in pack1 for Bo",
                        "done")
                .noneMatch(key -> key.contains("Cy") || key.contains("Katana"));
        scene.choose("give Sword of hand1 to Bo", "give Water of pack1 to Bo", "take Dagger of hand1 from Bo");
        scene.choose("put Sword from pack1 in hand1 for Bo", "put Dagger from pack1 in hand1", Scene.DONE);
        assertThat(items(scene, "Ana")).containsExactly("Dagger");
        assertThat(items(scene, "Bo")).containsExactly("Sword", "Water");
        assertThat(scene.survivor("Bo").inventory().held(0).name()).isEqualTo("Sword");
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(2);
        assertThat(items(scene, "Cy")).containsExactly("Katana");
        assertThat(scene.events(HordeEvent.TradeAgreed.class))
                .as("whoever plays both is not asked")
                .isEmpty();
    }

    @Test
    @Rule({"WD-TRADE-03", "WD-TRADE-06", "WD-DEC-14"})
    void anotherPlayerAgreesToTheTradeAsAWhole() {
        Scene scene = traders().turn("Ana").choose("trade with Bo");
        assertThat(scene.seats().list()).containsExactly(new Seat(1));
        assertThat(scene.offered())
                .containsExactly(
                        "give Sword of hand1 to Bo",
                        "give Water of pack1 to Bo",
                        "take Dagger of hand1 from Bo",
                        "done");
        scene.choose("give Sword of hand1 to Bo", "take Dagger of hand1 from Bo", "propose");
        assertThat(scene.asked().id()).isEqualTo("WD-TRADE-03");
        assertThat(scene.seats().list()).containsExactly(new Seat(2));
        assertThat(scene.offered()).containsExactly("agree", "agree and rearrange", "refuse");
        assertThat(items(scene, "Ana")).as("nothing has moved").containsExactly("Sword", "Water");
        scene.choose("agree");
        assertThat(items(scene, "Ana")).containsExactlyInAnyOrder("Water", "Dagger");
        assertThat(items(scene, "Bo")).containsExactly("Sword");
        assertThat(scene.events(HordeEvent.TradeAgreed.class))
                .containsExactly(
                        new HordeEvent.TradeAgreed(new RuleId("WD-TRADE-03"), scene.id("Bo"), scene.id("Ana")));
        assertThat(scene.asked().id()).as("Ana arranges what she has now").isEqualTo("WD-TRADE-01");
        assertThat(scene.seats().list()).containsExactly(new Seat(1));
        assertThat(scene.choose(Scene.DONE).survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule({"WD-TRADE-02", "WD-TRADE-06"})
    void theOtherPlayerArrangesTheOwnSurvivorsCards() {
        Scene scene = traders().turn("Ana").choose("trade with Bo", "give Sword of hand1 to Bo", "propose");
        scene.choose("agree and rearrange", Scene.DONE);
        assertThat(scene.asked().id()).isEqualTo("WD-TRADE-02");
        assertThat(scene.seats().list()).containsExactly(new Seat(2));
        scene.choose("put Sword from pack1 in hand2", Scene.DONE);
        assertThat(scene.survivor("Bo").inventory().held(1).name()).isEqualTo("Sword");
    }

    @Test
    @Rule("WD-TRADE-06")
    void aRefusedTradeMovesNothingAndCostsItsAction() {
        Scene scene =
                traders().turn("Ana").choose("trade with Bo", "take Dagger of hand1 from Bo", "propose", "refuse");
        assertThat(items(scene, "Bo")).containsExactly("Dagger");
        assertThat(scene.events(HordeEvent.TradeRefused.class))
                .containsExactly(
                        new HordeEvent.TradeRefused(new RuleId("WD-TRADE-06"), scene.id("Bo"), scene.id("Ana")));
        assertThat(scene.offered()).contains("put Sword from hand1 in pack2", "done");
        scene.choose(Scene.DONE);
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(2);
        for (int action = 2; action > 0; action--) {
            scene.choose("trade with Bo", "take Dagger of hand1 from Bo", "propose", "refuse", Scene.DONE);
        }
        assertThat(scene.offered("trade"))
                .as("three refusals are three actions")
                .isEmpty();
        assertThat(scene.survivor("Ana").turn().actions()).isZero();
    }

    @Test
    @Rule("WD-TRADE-02")
    void anotherPartnerNeedsAnotherAction() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .survivor("Bo", "a", "")
                .survivor("Cy", "a", "")
                .card("Ana", "hand1", "Sword")
                .card("Cy", "hand1", "Katana")
                .turn("Ana");
        assertThat(scene.offered("trade")).containsExactly("trade with Bo", "trade with Cy");
        scene.choose("trade with Bo");
        assertThat(scene.offered()).noneMatch(key -> key.contains("Cy"));
        scene.choose("done", "trade with Cy", "done");
        assertThat(scene.survivor("Ana").turn().actions()).isOne();
    }

    @Test
    @Rule("WD-TRADE-03")
    void everythingMayBeGivenForNothing() {
        Scene scene =
                traders().turn("Ana").choose("trade with Bo", "give Sword of hand1 to Bo", "give Water of pack1 to Bo");
        scene.choose("propose", "agree");
        assertThat(items(scene, "Ana")).isEmpty();
        assertThat(items(scene, "Bo")).containsExactlyInAnyOrder("Dagger", "Sword", "Water");
    }

    @Test
    @Rule({"WD-TRADE-04", "WD-DEC-14"})
    void tokensOfTheDashboardTakeNoSlotAndAreTraded() {
        Scene scene = traders()
                .with(table ->
                        table.with(table.survivor("Ana").orElseThrow().withCarried(List.of("rope ladder", "beacon"))));
        assertThat(scene.survivor("Ana").inventory().items()).hasSize(2);
        scene.turn("Ana").choose("trade with Bo");
        assertThat(scene.offered()).contains("give token rope ladder to Bo", "give token beacon to Bo");
        scene.choose("give token beacon to Bo", "propose", "agree");
        assertThat(scene.survivor("Ana").carried()).containsExactly("rope ladder");
        assertThat(scene.survivor("Bo").carried()).containsExactly("beacon");
        assertThat(items(scene, "Bo")).containsExactly("Dagger");
    }

    @Test
    @Rule("WD-TRADE-05")
    void nobodyTradesWithAGuard() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Sword")
                .guards("a", 4)
                .turn("Ana");
        assertThat(scene.offered("trade")).isEmpty();
        assertThat(scene.offered()).contains("reorganize");
    }

    @Test
    @Rule("WD-GAP-86")
    void zombiesInTheZoneForbidNeitherTradingNorTaking() {
        Scene scene = traders()
                .zombies("a", "Walker", 4)
                .objective("a", "red")
                .dropped("a", "Ice Bow")
                .turn("Ana");
        assertThat(scene.offered()).contains("reorganize", "trade with Bo", "take red objective", "take vault weapon");
        scene.choose("take vault weapon", "put Ice Bow in hand2", Scene.DONE);
        assertThat(items(scene, "Ana")).contains("Ice Bow");
    }
}
