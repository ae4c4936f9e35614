package redoubt.livingdead.mission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.Survivor;
import redoubt.kernel.Option;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;
import redoubt.kernel.SetUp;
import redoubt.livingdead.Night;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.faces.Face;
import redoubt.testkit.Rule;

/** What players decide in a turn: every choice is theirs, and nobody else's. */
class DecisionsTest {
    private static Night night() {
        return Night.scene("NL-M05").emptyHanded();
    }

    private static Night zombicide(String... names) {
        return night().mode(Face.ZOMBICIDE, names).at("1R.8", names);
    }

    private static Night six() {
        return Night.of(SetUp.of(LivingDead.ID, "NL-M02").withSeats(6)).emptyHanded();
    }

    private static List<String> like(Night night, String start) {
        return night.offered().stream().filter(key -> key.startsWith(start)).toList();
    }

    @Test
    @Rule("NL-DEC-06")
    void startingCardsLieInHands() {
        for (Survivor survivor : Night.scene("NL-M02").table().survivors()) {
            assertThat(survivor.inventory().filled()).isNotEmpty().allMatch(slot -> slot < 2);
        }
    }

    @Test
    @Rule("NL-DEC-07")
    void thePlayerOfTheTurnChoosesWhoIsActivated() {
        Night night = Night.of(SetUp.of(LivingDead.ID, "NL-M02").withSeats(2));
        Seat first = night.table().firstPlayer();
        List<String> own = night.table().survivors().stream()
                .filter(each -> each.seat().equals(first))
                .map(each -> "activate " + each.name())
                .toList();
        assertThat(night.offered()).hasSize(3).isEqualTo(own);
        assertThat(night.state().decision().seats().first()).isEqualTo(first);
        night.choose(own.get(1), "end turn");
        assertThat(night.offered()).containsExactly(own.get(0), own.get(2));
    }

    @Test
    @Rule({"NL-DEC-08", "NL-DEC-10", "NL-DEC-13", "NL-DEC-14"})
    void theActivePlayerChoosesAnyLegalAction() {
        Night night = Night.scene("NL-M02")
                .emptyHanded()
                .at("2R.g", "Ben", "Tom")
                .holds("Ben", "Carpenter's Hammer", "Axe", "Planks")
                .acts("Ben");
        assertThat(night.offered())
                .containsExactly(
                        "move 2R.f",
                        "search",
                        "reorganize",
                        "trade with Tom",
                        "open barricade to 2R.6",
                        "open door to 2R.8",
                        "end turn");
        night.choose("open door to 2R.8");
        assertThat(night.offered()).contains("close door to 2R.8", "move 2R.8", "move 2R.f");
        night.choose("open barricade to 2R.6");
        assertThat(night.offered())
                .contains("close barricade to 2R.6", "close barricade to 2R.6 with Planks", "move 2R.6");
        night.choose("end turn");
        assertThat(night.offered()).containsExactly("wait");
    }

    @Test
    @Rule("NL-DEC-09")
    void aFreeActionOrAnOrdinaryOnePays() {
        Night night = zombicide("Tom").acts("Tom");
        night.choose("move 1R.9");
        assertThat(night.offered()).containsExactly("pay with Move", "pay with actions");
        night.choose("pay with actions");
        assertThat(night.who("Tom").turn().actions()).isEqualTo(2);
        night.choose("move 1R.8", "pay with Move");
        assertThat(night.who("Tom").turn().actions()).isEqualTo(2);
        night.choose("move 1R.9");
        assertThat(night.who("Tom").turn().actions()).isEqualTo(1);
    }

    @Test
    @Rule("NL-DEC-15")
    void aTradeIsProposedByOnePlayerAndAnsweredByTheOther() {
        Night night = six().holds("Ben", "Axe").holds("Tom", "Katana").acts("Ben");
        night.choose("trade with Tom");
        assertThat(night.decision().seats()).isEqualTo(Seats.of(night.who("Ben").seat()));
        assertThat(night.offered())
                .containsExactly("give Axe of hand1 to Tom", "take Katana of hand1 from Tom", "done");
        night.choose("take Katana of hand1 from Tom", "propose");
        assertThat(night.decision().seats()).isEqualTo(Seats.of(night.who("Tom").seat()));
        assertThat(night.offered()).containsExactly("agree", "agree and rearrange", "refuse");
        night.choose("agree", "done");
        assertThat(night.cards("Ben")).containsExactly("Axe", "Katana");
    }

    @Test
    @Rule("NL-DEC-15")
    void whoeverPlaysBothArrangesBoth() {
        Night night = night().holds("Ben", "Axe").holds("Tom", "Katana").acts("Ben");
        night.choose("trade with Tom");
        assertThat(night.offered())
                .containsExactly(
                        "put Axe from hand1 in pack1",
                        "put Katana from hand1 in pack1 for Tom",
                        "give Axe of hand1 to Tom",
                        "take Katana of hand1 from Tom",
                        "done");
    }

    @Test
    @Rule("NL-DEC-17")
    void playersDiscardCardsOfTheirOwnSurvivorsAtAnyTime() {
        Night night = six().holds("Ben", "Axe").holds("Tom", "Katana").acts("Tom");
        assertThat(Night.GAME.interrupts(night.table(), night.who("Ben").seat()).stream()
                        .map(Option::key))
                .containsExactly("discard Ben hand1 Axe");
        Night own = night().holds("Ben", "Axe").acts("Tom").choose("discard Ben hand1 Axe");
        assertThat(own.cards("Ben")).isEmpty();
        assertThat(own.offered()).contains("end turn");
    }

    @Test
    @Rule({"NL-DEC-20", "NL-DEC-21"})
    void thePlayerChoosesDiceTargetsAndZones() {
        Night night = zombicide("Barbra").experience("Barbra", 43);
        night.choose("gain +1 free Move Action", "gain Barbarian");
        night.holds("Barbra", "Katana")
                .ghouls("Walker", 4, "1R.8")
                .ghouls("Breaker", 1, "1R.8")
                .dice(1, 1, 1, 1, 6)
                .acts("Barbra");
        night.choose("melee Katana 1R.8");
        assertThat(night.offered()).hasSize(2);
        night.choose(night.offered().stream()
                .filter(key -> key.contains("5"))
                .findFirst()
                .orElseThrow());
        assertThat(night.offered()).anyMatch(key -> key.contains("Walker")).anyMatch(key -> key.contains("Breaker"));
        Night shooter = zombicide("Helen")
                .holds("Helen", "Uzi")
                .ghouls("Walker", 1, "1R.9")
                .ghouls("Walker", 1, "1R.8")
                .acts("Helen");
        assertThat(like(shooter, "ranged")).containsExactly("ranged Uzi 1R.8", "ranged Uzi 1R.9");
    }

    @Test
    @Rule("NL-DEC-24")
    void theGroupSharesOutFriendlyFire() {
        Night night = zombicide("Helen")
                .holds("Helen", "Sawed-Off")
                .at("1R.9", "Ben", "Tom")
                .ghouls("Walker", 1, "1R.9")
                .dice(4, 1)
                .acts("Helen");
        night.choose("ranged Sawed-Off 1R.9");
        assertThat(night.offered()).containsExactly("suffer Ben", "suffer Tom");
        night.choose("suffer Tom");
        assertThat(night.who("Tom").wounds()).isEqualTo(1);
        assertThat(night.who("Ben").wounds()).isZero();
    }

    @Test
    @Rule("NL-DEC-29")
    void afterAKillTheSurvivorMayRun() {
        Night night = zombicide("Helen").experience("Helen", 19).choose("gain Hit & run");
        night.holds("Helen", "Machete").ghouls("Walker", 3, "1R.8").dice(6).acts("Helen");
        night.choose("melee Machete 1R.8", "pay with actions");
        assertThat(night.offered()).anyMatch(key -> key.contains("1R.7")).anyMatch(key -> key.contains("1R.9"));
        assertThat(night.offered()).anyMatch(key -> !key.contains("1R."));
        night.choose(night.offered().stream()
                .filter(key -> key.contains("1R.9"))
                .findFirst()
                .orElseThrow());
        assertThat(night.who("Helen").zone().name()).isEqualTo("1R.9");
        assertThat(night.who("Helen").turn().actions()).isEqualTo(3);
    }

    @Test
    @Rule("NL-DEC-30")
    void aTauntIsUsedOrNotOnAnyZoneInSight() {
        Night night = zombicide("Tom").experience("Tom", 19).choose("gain Taunt");
        night.ghouls("Walker", 2, "1R.9").ghouls("Walker", 1, "2R.7").acts("Tom");
        assertThat(like(night, "taunt")).containsExactly("taunt 1R.9", "taunt 2R.7");
        assertThat(night.offered()).contains("end turn");
        night.choose("taunt 1R.9");
        assertThat(night.ghoulsIn("1R.8")).isEqualTo(2);
        assertThat(night.ghoulsIn("2R.7")).isEqualTo(1);
        assertThat(like(night, "taunt")).isEmpty();
    }

    @Test
    @Rule("NL-DEC-31")
    void bloodlustLeadsTowardsGhoulsAndIntoAFight() {
        Night night = zombicide("Ben")
                .holds("Ben", "Machete", "Axe")
                .ghouls("Walker", 1, "1R.9")
                .ghouls("Walker", 1, "1R.7")
                .dice(6)
                .acts("Ben");
        assertThat(like(night, "bloodlust")).hasSize(2);
        night.choose(like(night, "bloodlust").stream()
                .filter(key -> key.contains("1R.9"))
                .findFirst()
                .orElseThrow());
        assertThat(night.who("Ben").zone().name()).isEqualTo("1R.9");
        assertThat(like(night, "melee")).contains("melee Machete 1R.9", "melee Axe 1R.9");
    }

    @Test
    @Rule("NL-DEC-32")
    void aShoveIsUsedOrNotIntoAnyNeighbouringZone() {
        Night night = zombicide("Ben").experience("Ben", 43).choose("gain +1 die: Melee", "gain Shove");
        night.ghouls("Walker", 3, "1R.8").acts("Ben");
        assertThat(like(night, "shove")).containsExactly("shove 1R.7", "shove 1R.9");
        assertThat(night.offered()).contains("end turn");
        night.choose("shove 1R.9");
        assertThat(night.ghoulsIn("1R.9")).isEqualTo(3);
    }

    @Test
    @Rule("NL-DEC-40")
    void inAnExtraActivationTheGroupSharesOutTheAttacks() {
        Night night =
                night().at("1R.8", "Ben", "Tom").ghouls("Breaker", 11, "2R.9").ghouls("Breaker", 1, "1R.8");
        night.run(PlaceZombies.ambush(night.table(), 1, 1, night.table().zone("1R.7")));
        assertThat(night.offered()).containsExactly("suffer Ben", "suffer Tom");
        night.choose("suffer Ben");
        assertThat(night.who("Ben").wounds()).isEqualTo(1);
    }
}
