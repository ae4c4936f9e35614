package redoubt.horde.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.SufferBlows;
import redoubt.horde.event.HordeEvent.SkillUsed;
import redoubt.horde.event.HordeEvent.WoundsIgnored;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Cite;
import redoubt.horde.terms.Blow;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;

/** Who is asked by skills, and by which rule. */
class AskedBySkillsTest {
    private static final Seats SECOND = Seats.of(new Seat(2));

    /** Ogon belongs to the second of two players, Lorna to the first. */
    private static Town ogon(String skills, String... rows) {
        return Town.on(rows).twoSeats().survivor("Ogon", "a", skills).seat("Ogon", 2);
    }

    private static void asks(Town town, Seats seats, String rule, String... keys) {
        assertThat(town.seats()).isEqualTo(seats);
        assertThat(town.asked().id()).isEqualTo(rule);
        assertThat(town.offered()).contains(keys);
    }

    @Test
    @Cited({Cite.DESTINY, Cite.MATCHING_SET})
    void theSearcherDecidesAboutTheCardsDrawn() {
        Town town = ogon("Destiny; Matching set", "#:#").deck("Katana", "Katana");
        town.turn("Ogon").choose("search");
        asks(town, SECOND, "DESTINY", "accept Katana", "draw another for Katana");
        town.choose("accept Katana", "put Katana in hand1", Town.DONE);
        asks(town, SECOND, "MATCHING_SET", "take matching Katana", "decline");
        town.choose("take matching Katana");
        assertThat(town.events(SkillUsed.class))
                .extracting(event -> event.rule().id())
                .containsExactly("MATCHING_SET");
    }

    @Test
    @Cited(Cite.CHARGE)
    void whoeverChargesChoosesTheWay() {
        Town town = ogon("Charge", ".~.", "~ ~", ".~.").zombies("d", "Walker", 1);
        town.turn("Ogon").choose("charge T.d");
        asks(town, SECOND, "MOVE", "by T.b", "by T.c");
    }

    @Test
    @Cited(Cite.LIFESAVER)
    void theLifesaverChoosesWhomToDragAndGoesOnAfterARefusal() {
        Town town = ogon("Lifesaver", ".~.")
                .survivor("Lorna", "b", "")
                .survivor("Jenia", "b", "")
                .zombies("b", "Walker", 1);
        town.turn("Ogon").choose("lifesaver T.b");
        asks(town, SECOND, "LIFESAVER", "drag Lorna", "drag Jenia", "done");
        town.choose("drag Lorna", "refuse");
        assertThat(town.offered()).as("nobody is asked twice").containsExactly("drag Jenia", "done");
    }

    @Test
    @Cited(Cite.BORN_LEADER)
    void whoeverIsLedUsesTheAction() {
        Town town = ogon("Born leader", ".~.").survivor("Lorna", "b", "");
        town.turn("Ogon").choose("born leader Lorna");
        asks(town, Seats.of(new Seat(1)), "PAY_ACTION", "move T.a", "decline");
    }

    @Test
    @Cited({Cite.TOUGH, Cite.DREADNOUGHT})
    void woundsIgnoredAreReported() {
        Town town = ogon("Tough; Dreadnought: Brute", ".~.");
        List<Blow> blows = List.of(new Blow("Walker", "Walker", 2, 1, false), new Blow("Brute", "Brute", 1, 1, false));
        town.play(List.of(new SufferBlows(town.id("Ogon"), blows)));
        assertThat(town.survivor("Ogon").wounds()).isEqualTo(1);
        assertThat(town.events(WoundsIgnored.class))
                .extracting(event -> event.rule().id() + " " + event.why())
                .containsExactly("DREADNOUGHT Dreadnought: Brute", "TOUGH Tough");
    }
}
