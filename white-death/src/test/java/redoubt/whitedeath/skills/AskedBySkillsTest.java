package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.SufferBlows;
import redoubt.horde.event.HordeEvent.SkillUsed;
import redoubt.horde.event.HordeEvent.WoundsIgnored;
import redoubt.horde.terms.Blow;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Who is asked by skills, and by which rule. */
class AskedBySkillsTest {
    private static final Seats SECOND = Seats.of(new Seat(2));

    /** Ogon belongs to the second of two players, Lorna to the first. */
    private static Scene ogon(String skills, String... rows) {
        return Scene.on(rows).twoSeats().survivor("Ogon", "a", skills).seat("Ogon", 2);
    }

    private static void asks(Scene scene, Seats seats, String rule, String... keys) {
        assertThat(scene.seats()).isEqualTo(seats);
        assertThat(scene.asked().id()).isEqualTo(rule);
        assertThat(scene.offered()).contains(keys);
    }

    @Test
    @Rule({"WD-SKILL-DESTINY", "WD-SKILL-MATCHINGSET"})
    void theSearcherDecidesAboutTheCardsDrawn() {
        Scene scene = ogon("Destiny; Matching set", "#:#").deck("Katana", "Katana");
        scene.turn("Ogon").choose("search");
        asks(scene, SECOND, "WD-SKILL-DESTINY", "accept Katana", "draw another for Katana");
        scene.choose("accept Katana", "put Katana in hand1", Scene.DONE);
        asks(scene, SECOND, "WD-SKILL-MATCHINGSET", "take matching Katana", "decline");
        scene.choose("take matching Katana");
        assertThat(scene.events(SkillUsed.class))
                .extracting(event -> event.rule().id())
                .containsExactly("WD-SKILL-MATCHINGSET");
    }

    @Test
    @Rule("WD-SKILL-CHARGE")
    void whoeverChargesChoosesTheWay() {
        Scene scene = ogon("Charge", ".~.", "~ ~", ".~.").zombies("d", "Walker", 1);
        scene.turn("Ogon").choose("charge T.d");
        asks(scene, SECOND, "WD-MOVE-05", "by T.b", "by T.c");
    }

    @Test
    @Rule("WD-SKILL-LIFESAVER")
    void theLifesaverChoosesWhomToDragAndGoesOnAfterARefusal() {
        Scene scene = ogon("Lifesaver", ".~.")
                .survivor("Lorna", "b", "")
                .survivor("Jenia", "b", "")
                .zombies("b", "Walker", 1);
        scene.turn("Ogon").choose("lifesaver T.b");
        asks(scene, SECOND, "WD-SKILL-LIFESAVER", "drag Lorna", "drag Jenia", "done");
        scene.choose("drag Lorna", "refuse");
        assertThat(scene.offered()).as("nobody is asked twice").containsExactly("drag Jenia", "done");
    }

    @Test
    @Rule("WD-SKILL-BORNLEADER")
    void whoeverIsLedUsesTheAction() {
        Scene scene = ogon("Born leader", ".~.").survivor("Lorna", "b", "");
        scene.turn("Ogon").choose("born leader Lorna");
        asks(scene, Seats.of(new Seat(1)), "WD-ACT-05", "move T.a", "decline");
    }

    @Test
    @Rule({"WD-SKILL-TOUGH", "WD-SKILL-DREADNOUGHT"})
    void woundsIgnoredAreReported() {
        Scene scene = ogon("Tough; Dreadnought: Brute", ".~.");
        List<Blow> blows = List.of(new Blow("Walker", "Walker", 2, 1, false), new Blow("Brute", "Brute", 1, 1, false));
        scene.play(List.of(new SufferBlows(scene.id("Ogon"), blows)));
        assertThat(scene.survivor("Ogon").wounds()).isEqualTo(1);
        assertThat(scene.events(WoundsIgnored.class))
                .extracting(event -> event.rule().id() + " " + event.why())
                .containsExactly("WD-SKILL-TOUGH Dreadnought: Brute", "WD-SKILL-TOUGH Tough");
    }
}
