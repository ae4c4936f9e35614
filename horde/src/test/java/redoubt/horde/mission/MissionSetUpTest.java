package redoubt.horde.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.action.Hamlet;
import redoubt.horde.fixture.Cited;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Item;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.view.TableView;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.State;
import redoubt.testkit.Rule;

/** Laying out the table of a mission. */
class MissionSetUpTest {
    private static final Engine<Table> ENGINE = new Engine<>(Hamlet.GAME);

    private static SetUp setUp(String mission, int seats) {
        return SetUp.of("hamlet", mission).withSeats(seats);
    }

    private static State<Table> begin(SetUp setUp) {
        return ENGINE.begin(setUp, Luck.seeded(5)).state();
    }

    private static State<Table> choose(State<Table> state, String key) {
        return ENGINE.apply(state, new Choice(state.decision().seats().first(), key))
                .state();
    }

    private static List<String> keys(State<Table> state) {
        return state.decision().options().stream().map(Option::key).toList();
    }

    @Test
    void survivorsAreSharedEvenlyOrAsAgreed() {
        Table even = begin(setUp("HA-M01", 2)).table();
        assertThat(even.survivors())
                .extracting(survivor -> survivor.seat().number())
                .containsExactly(1, 1, 2, 2);
        Table agreed = begin(setUp("HA-M01", 2).with("seat1", "Dan").with("seat2", "Ada", "Ben"))
                .table();
        assertThat(agreed.survivors()).extracting(survivor -> survivor.name()).containsExactly("Dan", "Ada", "Ben");
        assertThat(agreed.survivor("Dan").orElseThrow().adrenaline()).isEqualTo(2);
    }

    @Test
    void badSetUpsAreRefusedWithTheRule() {
        assertRefused(setUp("HA-M09", 1), "TB-SETUP-01", "HA-M09");
        assertRefused(setUp("HA-M01", 1).with("cats", "3"), "TB-SETUP-02", "cats");
        assertRefused(setUp("HA-M01", 1).with("starting", "stolen"), "TB-SETUP-02", "stolen");
        assertRefused(setUp("HA-M01", 1).with("survivors", "Ada", "Zoe"), "SET_UP_SURVIVORS", "Zoe");
        assertRefused(setUp("HA-M01", 1).with("survivors", "Ada", "Ada"), "SET_UP_SURVIVORS", "twice");
        assertRefused(setUp("HA-M01", 1).with("survivors", "Ada"), "SET_UP_SURVIVORS", "2 to 4");
        assertRefused(setUp("HA-M01", 3).with("survivors", "Ada", "Ben"), "SET_UP_SURVIVORS", "seat 3");
    }

    private static void assertRefused(SetUp setUp, String rule, String reason) {
        assertThatThrownBy(() -> begin(setUp))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining(rule)
                .hasMessageContaining(reason);
    }

    @Test
    void startingEquipmentIsGivenOutOneCardAtATimeAndEverybodyGetsOne() {
        State<Table> state = begin(setUp("HA-M01", 1).with("survivors", "Ada", "Ben", "Cai"));
        assertThat(keys(state)).containsExactly("give Sword to Ada", "give Sword to Ben", "give Sword to Cai");
        state = choose(choose(state, "give Sword to Ada"), "put Sword in body");
        state = choose(choose(state, "give Bow to Ada"), "put Bow in hand1");
        assertThat(keys(state)).containsExactly("give Club to Ben", "give Club to Cai");
        state = choose(choose(state, "give Club to Ben"), "put Club in pack1");
        state = choose(state, "put Club in hand1");
        assertThat(state.table().round()).isEqualTo(1);
        assertThat(state.table().survivors())
                .extracting(survivor -> survivor.inventory().items().size())
                .containsExactly(2, 1, 1);
    }

    @Test
    void severalStartingZonesAreFilledEvenly() {
        State<Table> state = begin(setUp("HA-M02", 1).with("starting", "dealt"));
        assertThat(state.table().survivors())
                .extracting(survivor -> survivor.zone().name())
                .containsExactly("H.a", "H.i", "H.a", "H.i");
        state = begin(setUp("HA-M02", 1).with("survivors", "Ada", "Ben", "Cai"));
        while (!keys(state).getFirst().startsWith("start")) {
            state = choose(state, keys(state).getFirst());
        }
        state = choose(choose(state, "start Ada in H.i"), "start Ben in H.i");
        assertThat(state.table().survivors())
                .extracting(survivor -> survivor.zone().name())
                .containsExactly("H.i", "H.i", "H.a");
    }

    @Test
    void theFirstPlayerIsAgreedOn() {
        State<Table> state = begin(setUp("HA-M01", 2));
        while (!keys(state).getFirst().startsWith("first")) {
            state = choose(state, keys(state).getFirst());
        }
        assertThat(keys(state)).containsExactly("first player 1", "first player 2");
        assertThat(choose(state, "first player 2").table().firstPlayer()).isEqualTo(new Seat(2));
    }

    @Test
    void objectivesFaceDownAreShuffledAndHidden() {
        List<List<String>> orders = new ArrayList<>();
        for (long seed = 0; seed < 20; seed++) {
            SetUp quick = setUp("HA-M01", 1).with("starting", "dealt");
            State<Table> state = ENGINE.begin(quick, Luck.seeded(seed)).state();
            orders.add(
                    state.table().objectives().stream().map(Objective::colour).toList());
            TableView view = (TableView) Hamlet.GAME.view(state);
            assertThat(view.objectives())
                    .extracting(TableView.ObjectiveView::colour)
                    .containsExactly("red", "", "");
        }
        assertThat(orders).contains(List.of("red", "blue", "green"), List.of("red", "green", "blue"));
    }

    @Test
    void aGoalMetWinsUnlessDefeatComesWithIt() {
        SetUp quick = setUp("HA-M01", 1).with("starting", "dealt");
        State<Table> laid = Hamlet.GAME.setUp(quick, Luck.seeded(1));
        Table done = laid.table().withObjectives(List.of());
        assertThat(ENGINE.begin(laid.withTable(done)).state().isWon()).isTrue();
        Table dead = done.with(done.survivors().getFirst().withPresence(Survivor.Presence.ELIMINATED));
        assertThat(ENGINE.begin(laid.withTable(dead)).state().isWon()).isFalse();
    }

    @Test
    void objectivesTakenAndHealthRaiseTheAppraisal() {
        Table table = begin(setUp("HA-M01", 1).with("starting", "dealt")).table();
        double before = Hamlet.GAME.appraise(table);
        assertThat(Hamlet.GAME.appraise(table.withObjectives(List.of()))).isGreaterThan(before);
        assertThat(Hamlet.GAME.appraise(table.with(table.survivors().getFirst().withWounds(2))))
                .isLessThan(before);
    }

    private static State<Table> kept(String... cards) {
        SetUp setUp = setUp("HA-M01", 1).with("survivors", "Ada", "Ben").with("starting", "dealt");
        return begin(setUp.with("kept", cards));
    }

    private static List<String> carried(State<Table> state, String name) {
        return state.table().survivor(name).orElseThrow().inventory().items().stream()
                .map(Item::name)
                .sorted()
                .toList();
    }

    @Test
    @Cited(Cite.KEPT_CARDS)
    @Rule({"WZ-KEEP-03", "WZ-KEEP-07"})
    void keptCardsComeOutOfTheirDeckOnTopOfStartingEquipment() {
        State<Table> state = kept("Ada: Bow", "Ada: Bow");
        assertThat(carried(state, "Ada")).hasSize(4).filteredOn("Bow"::equals).hasSizeGreaterThanOrEqualTo(2);
        assertThat(carried(state, "Ben")).hasSize(2);
        assertThat(state.table().deck("equipment").draw().list())
                .filteredOn(card -> card == Hamlet.BOW)
                .hasSize(1);
    }

    @Test
    @Cited(Cite.KEPT_CARDS)
    @Rule("WZ-KEEP-07")
    void whoCannotCarryThemAllDiscardsDownToTheLimit() {
        State<Table> state = kept("Ada: Bow", "Ada: Bow", "Ada: Bow", "Ada: Sword", "Ada: Sword");
        assertThat(state.decision().rule().id()).isEqualTo("KEPT_CARDS");
        assertThat(keys(state)).hasSize(7).contains("discard pack1 Bow", "do without Sword");
        State<Table> without = choose(state, "do without Sword");
        assertThat(without.table().deck("equipment").discard().list()).containsExactly(Hamlet.SWORD);
        State<Table> instead = choose(state, "discard pack1 Bow");
        assertThat(instead.table().deck("equipment").discard().list()).containsExactly(Hamlet.BOW);
        List<String> more = new ArrayList<>(carried(instead, "Ada"));
        carried(without, "Ada").forEach(more::remove);
        assertThat(more).as("a sword for a bow").containsExactly("Sword");
        assertThat(carried(instead, "Ada")).hasSize(6);
    }

    @Test
    @Cited(Cite.SHARE_KEPT_CARDS)
    @Rule("WZ-KEEP-05")
    void thePlayersDecideWhoGetsTheLastCopies() {
        State<Table> state = kept("Ada: Bow", "Ada: Bow", "Ada: Bow", "Ben: Bow");
        assertThat(state.decision().rule().id()).isEqualTo("SHARE_KEPT_CARDS");
        assertThat(keys(state)).containsExactly("keep Bow for Ada", "keep Bow for Ben");
        state = choose(state, "keep Bow for Ben");
        assertThat(carried(state, "Ben")).hasSize(3).contains("Bow");
        assertThat(carried(state, "Ada"))
                .as("the others are hers, but one is lost")
                .hasSize(4);
        assertThat(state.table().deck("equipment").draw().list()).doesNotContain(Hamlet.BOW);
        assertThat(state.decision().rule().id()).isNotEqualTo("SHARE_KEPT_CARDS");
    }

    @Test
    @Cited(Cite.KEPT_CARDS)
    void whatNobodyCanHaveKeptIsRefused() {
        SetUp setUp = setUp("HA-M01", 1).with("survivors", "Ada", "Ben");
        assertRefused(setUp.with("kept", "Zoe: Bow"), "KEPT_CARDS", "Zoe is not in the team");
        assertRefused(setUp.with("kept", "Ada: Bread"), "KEPT_CARDS", "no card that can be kept is called Bread");
        assertRefused(setUp.with("kept", "Ada: equipment/Bread"), "KEPT_CARDS", "nobody can keep a Bread");
    }
}
