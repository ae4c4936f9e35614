package redoubt.horde.mission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.HordeGame;
import redoubt.horde.action.Hamlet;
import redoubt.horde.action.Stage;
import redoubt.horde.fixture.Cited;
import redoubt.horde.skills.Hoard;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;

/** Who gets which card before the game begins, and where it is put. */
class StartingCardsTest {
    private static Stage full() {
        return Stage.of("Ben", "Cai")
                .holds("Ben", Hamlet.SWORD, Hamlet.BOW, Hamlet.MAIL, Hamlet.BREAD, Hamlet.TORCH, Hamlet.BREAD);
    }

    private static ReceiveStarting sword(Stage stage) {
        return new ReceiveStarting(stage.id("Ben"), Hamlet.SWORD, Cite.KEPT_CARDS);
    }

    @Test
    @Cited(Cite.KEPT_CARDS)
    void whoHasNoRoomGivesSomethingUp() {
        Stage stage = full();
        stage.run(sword(stage));
        assertThat(stage.offered())
                .contains("discard hand2 Bow", "do without Sword")
                .hasSize(7);
        stage.choose("discard hand2 Bow");
        assertThat(stage.cards("Ben")).contains("hand1 Sword", "hand2 Sword");
    }

    @Test
    @Cited(Cite.KEPT_CARDS)
    void aSkillGivesRoomForOneMore() {
        Stage stage = full().skill("Ben", new Hoard());
        stage.run(sword(stage));
        assertThat(stage.isDone()).as("there is one slot for it").isTrue();
        assertThat(stage.cards("Ben")).hasSize(7).contains("hand2 Bow", "pack4 Sword");
    }

    @Test
    @Cited(Cite.SET_UP_EQUIPMENT)
    void ofTheRestOfADealNobodyGetsMoreThanTheOthers() {
        Stage stage = Stage.of("Ada", "Ben", "Cai")
                .holds("Ada", Hamlet.BOW)
                .holds("Ben", Hamlet.SWORD, Hamlet.BREAD)
                .holds("Cai", Hamlet.BOW);
        stage.run(new GiveStarting(List.of(Hamlet.TORCH, Hamlet.SWORD), 2));
        assertThat(stage.offered()).containsExactly("give Torch to Ada", "give Torch to Cai");
        stage.choose("give Torch to Cai");
        stage.choose(stage.offered().getFirst());
        assertThat(stage.offered()).as("only Ada is left").noneMatch(key -> key.startsWith("give"));
        assertThat(stage.asked().id()).isEqualTo("SET_UP_EQUIPMENT");
        stage.choose(stage.offered().getFirst());
        assertThat(stage.cards("Ada")).hasSize(2);
    }

    @Test
    @Cited(Cite.SHARE_KEPT_CARDS)
    void copiesThatAreLeftGoToWhomThePlayersChoose() {
        Stage stage = Stage.of("Ada", "Ben", "Cai");
        ShareKept sharing = new ShareKept(
                Hamlet.EDITION.print().card("Bow"), List.of(stage.id("Ada"), stage.id("Ben"), stage.id("Cai")), 2);
        stage.run(sharing);
        assertThat(stage.offered()).containsExactly("keep Bow for Ada", "keep Bow for Ben", "keep Bow for Cai");
        stage.choose("keep Bow for Ben");
        stage.choose(stage.offered().getFirst());
        assertThat(stage.offered()).containsExactly("keep Bow for Ada", "keep Bow for Cai");
    }

    @Test
    @Cited(Cite.SET_UP_EQUIPMENT)
    void whatADealDoesNotShareOutEvenlyIsGivenToDifferentSurvivors() {
        SetUp setUp = SetUp.of("hamlet", "HA-M01").with("survivors", "Ada", "Ben", "Cai");
        MissionPlan plan = Hamlet.GAME
                .plan(setUp)
                .withStarting(
                        new Starting(List.of("Sword", "Bow", "Torch", "Bread", "Mail"), true, true, List.of(), ""));
        HordeGame game = new HordeGame("hamlet", "The hamlet", Hamlet.EDITION, List.of(plan), List.of());
        Engine<Table> engine = new Engine<>(game);
        State<Table> state = engine.begin(setUp, Luck.loaded()).state();
        List<List<String>> gifts = new ArrayList<>();
        while (state.table().round() == 0) {
            List<String> keys =
                    state.decision().options().stream().map(Option::key).toList();
            if (keys.getFirst().startsWith("give ")) {
                gifts.add(keys);
            }
            state = engine.apply(state, state.decision().options().getFirst()).state();
        }
        assertThat(gifts)
                .containsExactly(
                        List.of("give Bread to Ada", "give Bread to Ben", "give Bread to Cai"),
                        List.of("give Mail to Ben", "give Mail to Cai"));
    }
}
