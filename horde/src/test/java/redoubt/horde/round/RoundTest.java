package redoubt.horde.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.action.Hamlet;
import redoubt.horde.action.HamletSkills;
import redoubt.horde.action.Stage;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Altered;
import redoubt.horde.skills.OneMoreAction;
import redoubt.horde.skills.Tactician;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Phase;
import redoubt.horde.table.Survivor;
import redoubt.kernel.Choice;
import redoubt.kernel.ChoiceRefused;
import redoubt.kernel.Seat;

/** Who acts when. */
class RoundTest {
    /** Two seats with Cai and Dan, Ada; none of them may act out of order. */
    private static Stage three() {
        Stage stage = Stage.of("Cai", "Dan", "Ada");
        return stage.with(Altered.seat(stage.who("Dan"), 1)).with(Altered.seat(stage.who("Ada"), 2));
    }

    @Test
    void aPlayerActivatesAllSurvivorsThenTheNextSeatGoesOn() {
        Stage stage = three().run(new PlayersPhase());
        assertThat(stage.offered()).containsExactly("activate Cai", "activate Dan");
        stage.choose("activate Dan").choose("end turn").choose("end turn");
        assertThat(stage.events(HordeEvent.TurnBegan.class))
                .extracting(began -> began.survivor().name())
                .containsExactly("Dan", "Cai", "Ada");
        assertThat(stage.choose("end turn").isDone()).isTrue();
    }

    @Test
    void aTacticianStepsInBetweenTwoTurns() {
        Stage stage = Stage.of("Cai", "Dan", "Ben").run(new PlayersPhase());
        assertThat(stage.offered()).containsExactly("activate Cai", "activate Ben");
        assertThat(stage.state().decision().seats().list()).containsExactly(new Seat(1), new Seat(3));
        stage.choose(3, "activate Ben").choose("end turn").choose("end turn").choose("end turn");
        assertThat(stage.events(HordeEvent.TurnBegan.class))
                .extracting(began -> began.survivor().name())
                .containsExactly("Ben", "Cai", "Dan");
        assertThat(stage.isDone()).isTrue();
    }

    @Test
    void eachPlayerActivatesTheOwnSurvivorsOnly() {
        Stage stage = Stage.of("Cai", "Dan", "Ben").run(new PlayersPhase());
        for (Choice foreign : List.of(
                new Choice(new Seat(3), "activate Cai"),
                new Choice(new Seat(1), "activate Ben"),
                new Choice(new Seat(2), "activate Ben"))) {
            assertThatThrownBy(() -> stage.choose(foreign.seat().number(), foreign.key()))
                    .as(foreign.toString())
                    .isInstanceOf(ChoiceRefused.class);
        }
        assertThat(stage.events(HordeEvent.TurnBegan.class)).isEmpty();
        stage.choose(1, "activate Cai");
        assertThat(stage.events(HordeEvent.TurnBegan.class)).hasSize(1);
    }

    @Test
    void onlyTheSeatWhoseTurnItIsLetsItsTacticiansWait() {
        Stage stage = Stage.of("Ben", "Cai").skill("Cai", new Tactician()).run(new PlayersPhase());
        assertThat(stage.offered()).containsExactly("activate Ben", "activate Cai", "later");
        assertThatThrownBy(() -> stage.choose(2, "later")).isInstanceOf(ChoiceRefused.class);
        stage.choose(1, "later");
        assertThatThrownBy(() -> stage.choose(1, "later")).isInstanceOf(ChoiceRefused.class);
        stage.choose(2, "later");
        assertThat(stage.offered()).containsExactly("activate Ben", "activate Cai");
    }

    @Test
    void aTacticianMayWaitUntilTheEndOfThePhase() {
        Stage stage = Stage.of("Ben", "Cai").run(new PlayersPhase());
        assertThat(stage.offered()).containsExactly("activate Ben", "later");
        stage.choose("later").choose("activate Cai").choose("end turn").choose("end turn");
        assertThat(stage.events(HordeEvent.TurnBegan.class))
                .extracting(began -> began.survivor().name())
                .containsExactly("Cai", "Ben");
        assertThat(stage.isDone()).isTrue();
    }

    @Test
    void skillsAddActions() {
        Stage stage = Stage.of("Ben", "Cai").skills("Ben", new OneMoreAction(), new HamletSkills.FreeMove());
        stage.run(new TakeTurn(stage.id("Ben")));
        assertThat(stage.who("Ben").turn().actions()).isEqualTo(4);
        assertThat(stage.who("Ben").turn().free()).hasSize(1);
    }

    @Test
    void aRunOfLikeActionsIsCountedAndBroken() {
        Stage stage = Stage.of("Ben", "Cai").skill("Ben", new OneMoreAction());
        stage.run(new TakeTurn(stage.id("Ben"))).choose("move H.b").choose("move H.a");
        assertThat(stage.who("Ben").turn().chained()).isEqualTo(2);
        assertThat(stage.choose("make noise").who("Ben").turn().chained()).isEqualTo(1);
    }

    @Test
    void aGrantedActionIsUsedAtOnceOrNotAtAll() {
        FreeAction order = new FreeAction("Order", List.of(ActionKind.MOVE, ActionKind.SEARCH));
        Stage stage = Stage.of("Ben", "Cai").deck(Hamlet.BREAD);
        stage.run(new GrantFreeAction(stage.id("Ben"), order));
        assertThat(stage.offered()).containsExactly("move H.b", "move H.d", "search", "decline");
        stage.choose("search").choose("discard Bread");
        assertThat(stage.isDone()).isTrue();
        stage.run(new TakeTurn(stage.id("Ben")));
        assertThat(stage.offered()).doesNotContain("search");
        assertThat(stage.who("Ben").turn().actions()).isEqualTo(3);
    }

    @Test
    void theEndPhaseHealsReloadsSilencesAndPassesTheToken() {
        Stage stage = Stage.of("Dan", "Cai").holds("Cai", Hamlet.BOW);
        Survivor cai = stage.who("Cai");
        stage.with(cai.withActed(true)
                .withInventory(cai.inventory().with(0, cai.inventory().held(0).fired())));
        stage.with(stage.who("Dan").withWounds(1));
        stage.run(new TakeTurn(stage.id("Dan"))).choose("make noise");
        stage.run(new EndPhase());
        assertThat(stage.who("Dan").wounds()).isZero();
        assertThat(stage.who("Cai").inventory().held(0).isLoaded()).isTrue();
        assertThat(stage.table().tokens().total()).isZero();
        assertThat(stage.table().firstPlayer()).isEqualTo(new Seat(2));
        assertThat(stage.who("Cai").hasActed()).isFalse();
        assertThat(stage.table().phase()).isEqualTo(Phase.END);
        assertThat(stage.events(HordeEvent.NoiseRemoved.class)).hasSize(1);
    }

    @Test
    void aRoundIsPlayersZombiesEndAndThenTheNext() {
        Stage stage = Stage.of("Cai", "Dan").run(new PlayRound());
        stage.choose("end turn").choose("end turn");
        assertThat(stage.table().round()).isEqualTo(2);
        assertThat(stage.events(HordeEvent.ZombieCardDrawn.class)).hasSize(1);
        assertThat(stage.asked()).isEqualTo(stage.table().cite(Cite.CHOOSE_ACTION));
        assertThat(stage.state().decision().seats().first()).isEqualTo(new Seat(2));
    }
}
