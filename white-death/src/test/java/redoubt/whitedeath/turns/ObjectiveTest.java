package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Objective;
import redoubt.kernel.Seat;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** What objectives bring in the missions. */
class ObjectiveTest {

    private static Sitting taking(String colour) {
        return Sitting.at("WD-M01")
                .with(table -> {
                    Objective hidden = table.objectives().stream()
                            .filter(each -> each.colour().equals(colour))
                            .findFirst()
                            .orElseThrow();
                    return table.with(table.survivor("Ogon").orElseThrow().withZone(hidden.zone()));
                })
                .choose("activate Ogon", "take objective");
    }

    @Test
    @Rule("WD-OBJ-02")
    void theColourSaysWhatTheMissionGives() {
        Sitting red = taking("red");
        assertThat(red.survivor("Ogon").adrenaline()).isEqualTo(5);
        assertThat(red.table().deck("vault").draw().size()).isEqualTo(8);
        Sitting blue = taking("blue");
        assertThat(blue.survivor("Ogon").adrenaline()).isZero();
        assertThat(blue.table().deck("vault").draw().size()).isEqualTo(7);
    }

    @Test
    @Rule("WD-OBJ-03")
    void anObjectiveTakenIsRevealedAndLeavesTheBoard() {
        Sitting sitting = taking("red");
        assertThat(sitting.table().objectives()).hasSize(5);
        assertThat(sitting.events(HordeEvent.ObjectiveTaken.class))
                .extracting(HordeEvent.ObjectiveTaken::colour)
                .containsExactly("red");
    }

    @Test
    @Rule("WD-DEC-21")
    void whatLiesInTheZoneIsTakenOrNotAndANewCardFindsItsSlot() {
        Scene scene = Scene.on(".~.")
                .twoSeats()
                .survivor("Ana", "a", "")
                .seat("Ana", 2)
                .objective("a", "red")
                .dropped("a", "Ice Bow")
                .token("ladder", "a", 1)
                .turn("Ana");
        assertThat(scene.seats().list()).containsExactly(new Seat(2));
        assertThat(scene.offered())
                .contains("take red objective", "take vault weapon", "take rope ladder", "end turn", "make noise");
        scene.choose("take rope ladder");
        assertThat(scene.survivor("Ana").carried()).containsExactly("rope ladder");
        scene.choose("take vault weapon");
        assertThat(scene.seats().list()).containsExactly(new Seat(2));
        assertThat(scene.offered()).containsExactly("put Ice Bow in hand1", "put Ice Bow in pack1", "discard Ice Bow");
        scene.choose("put Ice Bow in pack1", Scene.DONE);
        assertThat(scene.offered()).contains("take red objective");
        Scene left = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .objective("a", "red")
                .dropped("a", "Ice Bow")
                .turn("Ana")
                .choose("end turn");
        assertThat(left.table().objectives()).hasSize(1);
        assertThat(left.table().dropped()).hasSize(1);
        assertThat(left.isDone()).isTrue();
    }
}
