package redoubt.horde.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.TurnBegan;
import redoubt.horde.event.HordeEvent.WoundsHealed;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.round.EndPhase;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Cite;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;
import redoubt.testkit.Rule;

/** What the owner of a skill decides about it. */
class SkillDecisionsTest {
    private static final Seats FIRST = Seats.of(new Seat(1));

    private static final Seats SECOND = Seats.of(new Seat(2));

    /** Ogon of the second seat in a street. */
    private static Town street(String skills) {
        return Town.on(".~.~.~.~.").twoSeats().survivor("Ogon", "b", skills).seat("Ogon", 2);
    }

    /** The owner, and nobody else, may use the skill in these ways or not, at the start of the turn and after an action. */
    private static void isOffered(Town town, String word, String... ways) {
        town.turn("Ogon", 1, 1, 1, 1);
        for (String earlier : List.of("", "make noise")) {
            if (!earlier.isEmpty()) {
                town.choose(earlier);
            }
            assertThat(town.seats()).isEqualTo(SECOND);
            assertThat(town.asked().id()).isEqualTo("CHOOSE_ACTION");
            assertThat(town.offered(word)).containsExactlyInAnyOrder(ways);
            assertThat(town.offered()).contains("end turn");
        }
    }

    /** Once used it is offered no more in this turn, though the turn goes on. */
    private static void isUsedUp(Town town, String word) {
        assertThat(town.offered()).contains("end turn");
        assertThat(town.offered(word)).isEmpty();
    }

    @Test
    @Rule("WD-DEC-26")
    void bloodlust() {
        Town town = street("Bloodlust: Melee")
                .card("Ogon", "hand1", "Sword")
                .zombies("a", "Walker", 1)
                .zombies("d", "Walker", 1);
        isOffered(town, "bloodlust", "bloodlust: melee T.a", "bloodlust: melee T.d");
        town.choose("bloodlust: melee T.d");
        assertThat(town.seats()).isEqualTo(SECOND);
        assertThat(town.offered()).containsExactly("melee Sword T.d", "decline");
        town.choose("decline");
        assertThat(town.zoneOf("Ogon")).isEqualTo("d");
        isUsedUp(town, "bloodlust");
    }

    @Test
    @Rule("WD-DEC-26")
    void bornLeaderWithReceiverAndAction() {
        Town town = street("Born leader").survivor("Lorna", "b", "").survivor("Jenia", "d", "");
        isOffered(town, "born leader", "born leader Lorna", "born leader Jenia");
        town.choose("born leader Lorna");
        assertThat(town.seats()).as("the receiver does as it likes").isEqualTo(FIRST);
        assertThat(town.offered()).contains("move T.a", "move T.c", "make noise", "decline");
        town.choose("move T.c");
        assertThat(town.zoneOf("Lorna")).isEqualTo("c");
        isUsedUp(town, "born leader");
    }

    @Test
    @Rule("WD-DEC-26")
    void charge() {
        Town town = street("Charge").zombies("a", "Walker", 1).zombies("d", "Walker", 1);
        isOffered(town, "charge", "charge T.a", "charge T.d");
        town.choose("charge T.d");
        assertThat(town.zoneOf("Ogon")).isEqualTo("d");
        isUsedUp(town, "charge");
    }

    @Test
    @Rule("WD-DEC-26")
    void improvisedWeapon() {
        Town town =
                street("Improvised weapon: Ranged").zombies("b", "Walker", 1).zombies("c", "Walker", 1);
        isOffered(
                town,
                "improvised",
                "improvised weapon: ranged ranged improvised weapon T.b",
                "improvised weapon: ranged ranged improvised weapon T.c");
        town.choose("improvised weapon: ranged ranged improvised weapon T.c");
        assertThat(town.attack().target().name()).isEqualTo("T.c");
        isUsedUp(town, "improvised");
    }

    @Test
    @Rule("WD-DEC-26")
    void jump() {
        Town town =
                Town.on(".~.~.~.~.").twoSeats().survivor("Ogon", "c", "Jump").seat("Ogon", 2);
        isOffered(town, "jump", "jump T.a", "jump T.e");
        town.choose("jump T.e");
        assertThat(town.zoneOf("Ogon")).isEqualTo("e");
        isUsedUp(town, "jump");
    }

    @Test
    @Rule("WD-DEC-26")
    void lifesaverWithZoneAndSurvivorsOfWhomEachMayRefuse() {
        Town town = street("Lifesaver")
                .survivor("Lorna", "a", "")
                .survivor("Jenia", "c", "")
                .survivor("Yasuke", "c", "")
                .zombies("a", "Walker", 1)
                .zombies("c", "Walker", 1);
        isOffered(town, "lifesaver", "lifesaver T.a", "lifesaver T.c");
        town.choose("lifesaver T.c");
        assertThat(town.seats()).isEqualTo(SECOND);
        assertThat(town.offered()).containsExactly("drag Jenia", "drag Yasuke", "done");
        town.choose("drag Jenia");
        assertThat(town.seats()).isEqualTo(FIRST);
        assertThat(town.asked().id()).isEqualTo("LIFESAVER");
        assertThat(town.offered()).containsExactly("come", "refuse");
        town.choose("refuse");
        assertThat(town.offered()).containsExactly("drag Yasuke", "done");
        town.choose("drag Yasuke", "come");
        assertThat(town.zoneOf("Jenia")).isEqualTo("c");
        assertThat(town.zoneOf("Yasuke")).isEqualTo("b");
        isUsedUp(town, "lifesaver");
    }

    @Test
    @Rule("WD-DEC-26")
    void shove() {
        Town town = street("Shove").zombies("b", "Walker", 1);
        isOffered(town, "shove", "shove T.a", "shove T.c");
        town.choose("shove T.a");
        assertThat(town.zombies("a")).isOne();
        isUsedUp(town, "shove");
    }

    @Test
    @Rule("WD-DEC-26")
    void sprint() {
        Town town = street("Sprint");
        isOffered(town, "sprint", "sprint");
        town.choose("sprint");
        assertThat(town.seats()).isEqualTo(SECOND);
        assertThat(town.offered()).containsExactly("move T.a", "move T.c");
        town.choose("move T.c", "move T.d", "stop");
        isUsedUp(town, "sprint");
    }

    @Test
    @Rule("WD-DEC-26")
    void taunt() {
        Town town = street("Taunt").zombies("d", "Walker", 1).zombies("e", "Walker", 1);
        isOffered(town, "taunt", "taunt T.d", "taunt T.e");
        town.choose("taunt T.e");
        assertThat(town.zombies("d")).isEqualTo(2);
        isUsedUp(town, "taunt");
    }

    private static Town afterAHit(int die) {
        return street("Hit & run")
                .card("Ogon", "hand1", "Sword")
                .zombies("b", "Walker", 3)
                .turn("Ogon", die, 1)
                .choose("melee Sword T.b");
    }

    @Test
    @Rule("WD-DEC-27")
    void whoHasKilledMayRunAndChoosesWhere() {
        Town town = afterAHit(6);
        assertThat(town.seats()).isEqualTo(SECOND);
        assertThat(town.asked().id()).isEqualTo("HIT_AND_RUN");
        assertThat(town.offered()).containsExactly("move T.a", "move T.c", "stop");
        town.choose("move T.c");
        assertThat(town.zoneOf("Ogon")).isEqualTo("c");
        assertThat(town.survivor("Ogon").turn().actions()).isEqualTo(2);
        Town stays = afterAHit(6).choose("stop");
        assertThat(stays.zoneOf("Ogon")).isEqualTo("b");
        assertThat(stays.offered()).contains("end turn");
        assertThat(afterAHit(1).offered()).as("nothing killed").contains("end turn");
    }

    @Test
    @Rule("WD-DEC-39")
    void everybodyChoosesWhoseExtraTurnIsFirst() {
        Town town = street("Zombie link")
                .survivor("Lorna", "c", "Zombie link")
                .survivor("Jenia", "c", "")
                .zombieCard("rush", "a");
        town.play(List.of(new SpawnStep()));
        assertThat(town.seats()).isEqualTo(Seats.upTo(2));
        assertThat(town.asked().id()).isEqualTo("ACT_BEFORE_CARD");
        assertThat(town.offered()).containsExactly("next Ogon", "next Lorna");
        town.choose("next Lorna");
        assertThat(town.seats()).isEqualTo(FIRST);
        town.choose("end turn");
        assertThat(town.seats()).isEqualTo(SECOND);
        town.choose("end turn");
        assertThat(town.events(TurnBegan.class))
                .extracting(turn -> turn.survivor().name())
                .containsExactly("Lorna", "Ogon");
    }

    @Test
    @Cited(Cite.MEDIC)
    @Rule({"WD-DEC-40", "WD-SKILL-MEDIC"})
    void everyWoundedSurvivorInTheMedicsZoneHealsOrDoesNot() {
        Town town = street("Medic")
                .survivor("Lorna", "b", "")
                .survivor("Jenia", "b", "")
                .survivor("Yasuke", "c", "")
                .wounds("Ogon", 1)
                .wounds("Lorna", 2)
                .wounds("Yasuke", 1)
                .play(List.of(new EndPhase()));
        assertThat(town.seats()).isEqualTo(SECOND);
        assertThat(town.asked().id()).isEqualTo("MEDIC");
        assertThat(town.offered()).containsExactly("heal Ogon", "leave Ogon wounded");
        town.choose("leave Ogon wounded");
        assertThat(town.seats()).isEqualTo(FIRST);
        assertThat(town.offered()).containsExactly("heal Lorna", "leave Lorna wounded");
        town.choose("heal Lorna");
        assertThat(town.isDone()).isTrue();
        assertThat(town.events(WoundsHealed.class))
                .extracting(healed -> healed.survivor().name() + " " + healed.wounds())
                .containsExactly("Lorna 1");
        assertThat(town.survivor("Ogon").wounds()).isOne();
        assertThat(town.survivor("Ogon").adrenaline()).isOne();
    }
}
