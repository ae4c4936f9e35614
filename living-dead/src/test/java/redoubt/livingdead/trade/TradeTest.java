package redoubt.livingdead.trade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;
import redoubt.kernel.SetUp;
import redoubt.livingdead.Night;
import redoubt.livingdead.edition.LivingDead;
import redoubt.testkit.Rule;

/** Putting cards in order, trading and discarding. */
class TradeTest {
    private static Night night() {
        return Night.of(SetUp.of(LivingDead.ID, "NL-M05").withSeats(6)).emptyHanded();
    }

    private static String slot(Night night, String name, int slot) {
        return night.who(name).inventory().item(slot).map(item -> item.name()).orElse("");
    }

    @Test
    @Rule({"NL-TRADE-01", "NL-INV-05"})
    void reorganizingCostsAnActionAndReachesAnyOrder() {
        Night night = night().holds("Ben", "Axe", "Scope", "Katana").acts("Ben");
        night.choose("reorganize");
        assertThat(night.who("Ben").turn().actions()).isEqualTo(2);
        assertThat(night.asked().id()).isEqualTo("NL-TRADE-01");
        night.choose("put Katana from pack1 in hand1", "put Scope from hand2 in pack2", "done");
        assertThat(slot(night, "Ben", 0)).isEqualTo("Katana");
        assertThat(slot(night, "Ben", 1)).isEmpty();
        assertThat(night.cards("Ben")).containsExactlyInAnyOrder("Katana", "Axe", "Scope");
        assertThat(night.offered()).noneMatch(key -> key.startsWith("put "));
    }

    @Test
    @Rule({"NL-TRADE-02", "NL-TRADE-03", "NL-INV-05"})
    void oneTradeGoesBothWaysWithOnePartnerWhoRearrangesForFree() {
        Night night = night().holds("Ben", "Axe", "Scope")
                .holds("Tom", "Katana", "", "Planks")
                .at("3R.u", "Judy")
                .holds("Judy", "Uzi")
                .acts("Ben");
        assertThat(night.offered())
                .contains("trade with Tom", "trade with Helen")
                .doesNotContain("trade with Judy");
        night.choose("trade with Tom");
        assertThat(night.asked().id()).isEqualTo("NL-TRADE-02");
        assertThat(night.decision().seats()).isEqualTo(Seats.of(night.who("Ben").seat()));
        assertThat(night.offered()).noneMatch(key -> key.contains("Helen") || key.contains("Judy"));
        night.choose("give Axe of hand1 to Tom", "give Scope of hand2 to Tom", "take Katana of hand1 from Tom");
        night.choose("propose", "agree and rearrange", "done");
        assertThat(night.decision().seats()).isEqualTo(Seats.of(night.who("Tom").seat()));
        night.choose("put Axe from pack2 in hand1", "done");
        assertThat(night.cards("Ben")).containsExactly("Katana");
        assertThat(slot(night, "Tom", 0)).isEqualTo("Axe");
        assertThat(night.cards("Tom")).containsExactlyInAnyOrder("Axe", "Scope", "Planks");
        assertThat(night.who("Ben").turn().actions()).isEqualTo(2);
        assertThat(night.events(HordeEvent.CardGiven.class))
                .hasSize(3)
                .allMatch(given -> given.rule().id().equals("NL-TRADE-02"));
    }

    @Test
    @Rule("NL-TRADE-03")
    void everythingMayBeGivenForNothing() {
        Night night = night().holds("Ben", "Axe", "Scope").acts("Ben");
        night.choose("trade with Tom", "give Axe of hand1 to Tom", "give Scope of hand2 to Tom", "agree");
        assertThat(night.cards("Ben")).isEmpty();
        assertThat(night.cards("Tom")).containsExactlyInAnyOrder("Axe", "Scope");
    }

    @Test
    @Rule({"NL-TRADE-03", "NL-TRADE-04", "NL-DEC-15"})
    void theOtherPlayerAgreesBeforeAnythingMoves() {
        Night night = night().holds("Ben", "Axe").holds("Tom", "Katana").acts("Ben");
        night.choose("trade with Tom", "take Katana of hand1 from Tom", "propose");
        assertThat(night.asked().id()).isEqualTo("NL-TRADE-03");
        assertThat(night.cards("Tom")).containsExactly("Katana");
        night.choose("agree");
        assertThat(night.cards("Ben")).containsExactly("Axe", "Katana");
        assertThat(night.events(HordeEvent.TradeAgreed.class))
                .containsExactly(
                        new HordeEvent.TradeAgreed(new RuleId("NL-TRADE-03"), night.id("Tom"), night.id("Ben")));
    }

    @Test
    @Rule({"NL-TRADE-04", "NL-DEC-15"})
    void aRefusedTradeMovesNothingAndCostsItsAction() {
        Night night = night().holds("Ben", "Axe").holds("Tom", "Katana").acts("Ben");
        night.choose("trade with Tom", "take Katana of hand1 from Tom", "propose", "refuse");
        assertThat(night.cards("Tom")).containsExactly("Katana");
        assertThat(night.events(HordeEvent.TradeRefused.class))
                .containsExactly(
                        new HordeEvent.TradeRefused(new RuleId("NL-TRADE-04"), night.id("Tom"), night.id("Ben")));
        night.choose("put Axe from hand1 in pack1");
        assertThat(slot(night, "Ben", 0)).as("the action still rearranges").isEmpty();
        assertThat(night.who("Ben").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule("NL-TRADE-04")
    void whoeverPlaysBothNeedNotAsk() {
        Night night = Night.scene("NL-M05").emptyHanded().holds("Ben", "Axe").acts("Ben");
        night.choose("trade with Tom", "give Axe of hand1 to Tom", "put Axe from pack1 in hand1 for Tom");
        assertThat(slot(night, "Tom", 0)).isEqualTo("Axe");
        assertThat(night.events(HordeEvent.TradeAgreed.class)).isEmpty();
    }

    @Test
    @Rule({"NL-TRAIT-03", "NL-TRADE-02"})
    void aFiredWeaponIsStillEmptyInOtherHands() {
        Night night = night().at("1R.8", "Ben", "Tom")
                .holds("Ben", "Sawed-Off")
                .ghouls("Walker", 9, "1R.9")
                .dice(1, 1)
                .acts("Ben");
        night.choose("ranged Sawed-Off 1R.9", "trade with Tom", "give Sawed-Off of hand1 to Tom");
        night.choose("agree and rearrange", "put Sawed-Off from pack1 in hand1");
        night.acts("Tom");
        assertThat(night.offered()).contains("reload Sawed-Off").noneMatch(key -> key.startsWith("ranged"));
        night.choose("reload Sawed-Off");
        assertThat(night.offered()).contains("ranged Sawed-Off 1R.9");
    }

    @Test
    @Rule("NL-INV-03")
    void aCardIsDiscardedInAnothersTurn() {
        Night night = night().holds("Ben", "Axe").holds("Tom", "", "", "Scope").acts("Ben");
        Seat tom = night.who("Tom").seat();
        assertThat(night.state().decision().seats().contains(tom)).isFalse();
        assertThat(Night.GAME.interrupts(night.table(), tom))
                .extracting(Option::key)
                .containsExactly("discard Tom pack1 Scope");
        Progress<?> after = new Engine<>(Night.GAME).apply(night.state(), new Choice(tom, "discard Tom pack1 Scope"));
        assertThat(after.events())
                .containsExactly(new HordeEvent.CardDiscarded(new RuleId("NL-INV-03"), night.id("Tom"), "Scope"));
    }
}
