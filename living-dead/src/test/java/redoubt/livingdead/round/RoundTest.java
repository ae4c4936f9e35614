package redoubt.livingdead.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.SufferWounds;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.EndPhase;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.Phase;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Event;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.Status;
import redoubt.kernel.Step;
import redoubt.livingdead.Farm;
import redoubt.livingdead.Night;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.mission.rules.Chronicle;
import redoubt.livingdead.mission.rules.Note;
import redoubt.testkit.Rule;

/** Who acts when, and how a round goes by. */
class RoundTest {
    private static final List<String> ALL = List.of("Barbra", "Ben", "Tom", "Harry", "Helen", "Judy");

    private static Night players(int seats) {
        return Night.of(SetUp.of(LivingDead.ID, "NL-M02").withSeats(seats));
    }

    private static Night outdoors(String... names) {
        return Night.scene("NL-M05").emptyHanded().at("1R.8", names);
    }

    /** Ends turns until this many are over; the first survivor offered is activated. */
    private static void turns(Night night, int count) {
        while (night.events(HordeEvent.TurnEnded.class).size() < count) {
            boolean isActing = night.offered().contains("end turn");
            night.choose(isActing ? "end turn" : night.offered().getFirst());
        }
    }

    private static List<String> order(Night night) {
        return night.events(HordeEvent.TurnBegan.class).stream()
                .map(began -> began.survivor().name())
                .toList();
    }

    @Test
    @Rule("NL-GAME-01")
    void oneToSixPlayersShareTheSurvivorsAndWinOrLoseTogether() {
        for (int seats = 1; seats <= 6; seats++) {
            Night night = players(seats);
            assertThat(night.table().seats()).isEqualTo(seats);
            assertThat(night.table().survivors()).hasSize(6);
        }
        assertThatThrownBy(() -> players(7)).isInstanceOf(SetUpRefused.class);
        Night night = players(3);
        night.run(new SufferWounds(night.id("Tom"), 3));
        assertThat(night.state().status()).isInstanceOf(Status.Lost.class);
    }

    @Test
    @Rule({"NL-ROUND-02", "NL-ROUND-03"})
    void thePlayersTakeTurnsClockwiseFromTheFirst() {
        Night night = players(3);
        int first = night.table().firstPlayer().number();
        List<Integer> seats = new ArrayList<>();
        for (int turn = 1; turn <= 6; turn++) {
            turns(night, turn);
            String name = order(night).get(turn - 1);
            seats.add(night.who(name).seat().number());
        }
        int second = first % 3 + 1;
        int third = second % 3 + 1;
        assertThat(seats).containsExactly(first, first, second, second, third, third);
        assertThat(order(night).subList(0, 6)).containsExactlyInAnyOrderElementsOf(ALL);
    }

    @Test
    @Rule("NL-ROUND-03")
    void aPlayerChoosesTheOrderAndFinishesOneSurvivorBeforeTheNext() {
        Night night = players(1);
        assertThat(night.asked().id()).isEqualTo("NL-ROUND-03");
        assertThat(night.offered())
                .containsExactlyInAnyOrderElementsOf(
                        ALL.stream().map(name -> "activate " + name).toList());
        night.choose("activate Harry");
        assertThat(night.offered()).contains("end turn").noneMatch(key -> key.startsWith("activate"));
        night.choose("end turn");
        assertThat(night.offered()).hasSize(5).doesNotContain("activate Harry");
    }

    @Test
    @Rule({"NL-ROUND-01", "NL-ROUND-05"})
    void aRoundHasThreePhasesAndThenTheNextBegins() {
        Night night = players(6);
        int first = night.table().firstPlayer().number();
        assertThat(night.table().phase()).isEqualTo(Phase.PLAYERS);
        turns(night, 6);
        while (night.table().round() == 1) {
            night.choose(night.offered().getFirst());
        }
        List<String> happened = night.events(Event.class).stream()
                .dropWhile(event -> !(event instanceof HordeEvent.RoundBegan))
                .map(event -> event.getClass().getSimpleName())
                .filter(List.of("RoundBegan", "TurnEnded", "ZombieCardDrawn", "FirstPlayerPassed")::contains)
                .distinct()
                .toList();
        assertThat(happened).containsExactly("RoundBegan", "TurnEnded", "ZombieCardDrawn", "FirstPlayerPassed");
        assertThat(night.events(HordeEvent.ZombieCardDrawn.class)).hasSize(4);
        assertThat(night.events(HordeEvent.RoundBegan.class))
                .extracting(HordeEvent.RoundBegan::round)
                .containsExactly(1, 2);
        assertThat(night.table().firstPlayer().number()).isEqualTo(first % 6 + 1);
        assertThat(night.table().phase()).isEqualTo(Phase.PLAYERS);
    }

    @Test
    @Rule("NL-ROUND-04")
    void ghoulsAttackThenMoveThenSpawn() {
        Night night = outdoors(ALL.toArray(String[]::new))
                .at("1R.9", "Ben")
                .ghouls("Walker", 1, "1R.9")
                .ghouls("Walker", 1, "1R.7");
        night.run(new ZombiePhase());
        List<String> happened = night.events(HordeEvent.class).stream()
                .map(event -> event.getClass().getSimpleName())
                .filter(List.of("ZombiesAttacked", "ZombiesMoved", "ZombieCardDrawn")::contains)
                .distinct()
                .toList();
        assertThat(happened).containsExactly("ZombiesAttacked", "ZombiesMoved", "ZombieCardDrawn");
        assertThat(night.ghoulsIn("1R.8")).isEqualTo(1);
        assertThat(night.table().survivors())
                .filteredOn(survivor -> survivor.wounds() > 0)
                .extracting(survivor -> survivor.name() + " " + survivor.wounds())
                .containsExactly("Ben 1");
    }

    /** Says that the end phase has come. */
    private record AtTheEnd() implements MomentRuling {
        @Override
        public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
            return moment == Moment.END_PHASE ? List.of(new Note("end phase")) : List.of();
        }
    }

    @Test
    @Rule("NL-ROUND-05")
    void whatASceneSaysOfTheEndPhaseIsDone() {
        Farm farm = Farm.of("2V", new AtTheEnd()).survivor("Ben", "2V.4").run(new ZombiePhase());
        assertThat(Chronicle.has(farm.table(), "end phase")).isFalse();
        assertThat(Chronicle.has(farm.run(new EndPhase()).table(), "end phase")).isTrue();
    }

    @Test
    @Rule({"NL-TRAIT-02", "NL-ROUND-05"})
    void everyWeaponIsLoadedAgainInTheEndPhase() {
        Night night = outdoors("Ben")
                .holds("Ben", "Sawed-Off", "Sawed-Off")
                .ghouls("Walker", 9, "1R.9")
                .dice(1, 1, 1, 1)
                .acts("Ben");
        night.choose("ranged 2 Sawed-Off 1R.9");
        assertThat(night.offered()).noneMatch(key -> key.startsWith("ranged"));
        night.run(new EndPhase()).acts("Ben");
        assertThat(night.offered()).contains("ranged Sawed-Off 1R.9", "ranged 2 Sawed-Off 1R.9");
        assertThat(night.events(HordeEvent.WeaponReloaded.class))
                .extracting(reloaded -> reloaded.rule().id())
                .containsExactly("NL-TRAIT-02", "NL-TRAIT-02");
        assertThat(night.who("Ben").turn().actions()).isEqualTo(3);
    }

    @Test
    @Rule("NL-ACT-02")
    void actionsAreRepeatedAsLongAsThereAreAny() {
        Night night = outdoors("Ben")
                .holds("Ben", "Katana")
                .ghouls("Walker", 9, "1R.8")
                .dice(1, 1, 1, 1, 1, 1)
                .acts("Ben");
        night.choose("melee Katana 1R.8", "melee Katana 1R.8", "melee Katana 1R.8");
        assertThat(night.events(HordeEvent.AttackDeclared.class)).hasSize(3);
        assertThat(night.who("Ben").hasActed()).isTrue();
        Night searching = Night.scene("NL-M02")
                .emptyHanded()
                .deck("household", "Scope", "Scope")
                .acts("Ben")
                .choose("search");
        searching.choose(searching.offered().getFirst());
        while (searching.offered().contains("done")) {
            searching.choose("done");
        }
        assertThat(searching.who("Ben").turn().actions()).isEqualTo(2);
        assertThat(searching.offered()).contains("reorganize").doesNotContain("search");
    }

    @Test
    @Rule("NL-ACT-03")
    void theActionsOfTheBookAndNoOthers() {
        Night night = Night.scene("NL-M04").emptyHanded().at("1R.8", "Ben", "Tom");
        night.holds("Ben", "Carpenter's Hammer", "Sawed-Off", "Axe")
                .ghouls("Walker", 9, "1R.9")
                .dice(1, 1)
                .acts("Ben");
        night.choose("ranged Sawed-Off 1R.9");
        assertThat(kinds(night)).containsExactly("move", "reorganize", "trade", "reload", "open", "enter", "end");
        Night inside = Night.scene("NL-M04").emptyHanded().at("1R.l", "Ben").holds("Ben", "Axe", "Sawed-Off");
        assertThat(kinds(inside.acts("Ben"))).containsExactly("move", "search", "reorganize", "trade", "open", "end");
        Night fighting = outdoors("Ben").holds("Ben", "Axe", "Uzi").ghouls("Walker", 1, "1R.8");
        assertThat(kinds(fighting.acts("Ben"))).contains("melee", "ranged");
    }

    private static List<String> kinds(Night night) {
        return night.offered().stream().map(key -> key.split(" ")[0]).distinct().toList();
    }

    @Test
    @Rule("NL-ACT-04")
    void whoDoesNothingLosesTheRestOfTheTurn() {
        Night night = outdoors("Ben").acts("Ben").choose("move 1R.9", "end turn");
        assertThat(night.who("Ben").hasActed()).isTrue();
        assertThat(night.who("Ben").turn().actions()).isZero();
        assertThat(night.events(HordeEvent.TurnEnded.class).getLast().rule().id())
                .isEqualTo("NL-ACT-04");
        assertThat(night.offered()).containsExactly("wait");
    }

    @Test
    @Rule("NL-END-04")
    void theThirdWoundEliminatesAndNothingHeals() {
        Night night = outdoors("Ben");
        night.run(new SufferWounds(night.id("Ben"), 2));
        assertThat(night.who("Ben").wounds()).isEqualTo(2);
        assertThat(night.state().isOver()).isFalse();
        night.run(new EndPhase());
        assertThat(night.who("Ben").wounds()).isEqualTo(2);
        night.run(new SufferWounds(night.id("Ben"), 1));
        assertThat(night.events(HordeEvent.SurvivorEliminated.class))
                .extracting(gone -> gone.rule().id() + " " + gone.survivor())
                .containsExactly("NL-END-04 Ben");
        assertThat(night.state().isOver()).isTrue();
    }
}
