package redoubt.horde.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.TakeTurn;
import redoubt.horde.table.Cite;
import redoubt.kernel.ChoiceRefused;

/** Moving, searching, objectives and noise, on the hamlet. */
class ActionsTest {
    private static Stage turn(Stage stage, String name) {
        return stage.run(new TakeTurn(stage.id(name)));
    }

    @Test
    void aMoveGoesToANeighbouringZoneAndCostsAnAction() {
        Stage stage = turn(Stage.of("Ben", "Cai"), "Ben");
        assertThat(stage.offered()).contains("move H.b", "move H.d").doesNotContain("move H.e");
        stage.choose("move H.d");
        assertThat(stage.where("Ben")).isEqualTo("H.d");
        assertThat(stage.who("Ben").turn().actions()).isEqualTo(2);
    }

    @Test
    void everyZombieLeftBehindCostsAnAction() {
        Stage stage = turn(Stage.of("Ben", "Cai").zombies(2, "a"), "Ben").choose("move H.b");
        assertThat(stage.where("Ben")).isEqualTo("H.b");
        assertThat(stage.who("Ben").turn().actions()).isZero();
        assertThat(turn(Stage.of("Ben", "Cai").zombies(3, "a"), "Ben").offered())
                .doesNotContain("move H.b");
    }

    @Test
    void aFreeMovePaysForTheMoveButNotForTheZombies() {
        Stage stage = turn(Stage.of("Ada", "Ben").zombies(3, "a"), "Ada").choose("move H.b");
        assertThat(stage.who("Ada").turn().actions()).isZero();
        assertThat(stage.who("Ada").turn().free()).isEmpty();
    }

    @Test
    void thePlayerChoosesHowToPay() {
        Stage stage = turn(Stage.of("Ada", "Ben"), "Ada").choose("move H.b");
        assertThat(stage.offered()).containsExactly("pay with free Move", "pay with actions");
        assertThat(stage.choose("pay with free Move").who("Ada").turn().actions())
                .isEqualTo(3);
        assertThat(stage.where("Ada")).isEqualTo("H.b");
    }

    @Test
    void aLongMoveGoesOnUntilStoppedOrOver() {
        Stage stage = turn(Stage.of("Cai", "Ben"), "Cai").choose("move H.d");
        assertThat(stage.offered()).containsExactlyInAnyOrder("move H.a", "move H.e", "stop");
        stage.choose("move H.e");
        assertThat(stage.where("Cai")).isEqualTo("H.e");
        assertThat(stage.who("Cai").turn().actions()).isEqualTo(2);
    }

    @Test
    void zombiesEndALongMoveUnlessTheyAreIgnored() {
        Stage stopped = turn(Stage.of("Cai", "Ben").zombies(1, "d"), "Cai").choose("move H.d");
        assertThat(stopped.asked()).isEqualTo(stopped.table().cite(Cite.CHOOSE_ACTION));
        Stage slippery = turn(Stage.of("Cai", "Ben").zombies(1, "d").skill("Cai", new HamletSkills.Slippery()), "Cai")
                .choose("move H.d");
        assertThat(slippery.offered()).contains("move H.e", "stop");
    }

    @Test
    void searchingNeedsARoomWithoutZombiesAndGoesOnce() {
        assertThat(turn(Stage.of("Ben", "Cai"), "Ben").offered()).contains("search");
        assertThat(turn(Stage.of("Ben", "Cai").zombies(1, "a"), "Ben").offered())
                .doesNotContain("search");
        assertThat(turn(Stage.of("Ben", "Cai").at("Ben", "d"), "Ben").offered()).doesNotContain("search");
        Stage stage = turn(Stage.of("Ben", "Cai").deck(Hamlet.BREAD), "Ben").choose("search");
        assertThat(stage.offered()).containsExactly("put Bread in pack1", "discard Bread");
        stage.choose("put Bread in pack1");
        assertThat(stage.cards("Ben")).containsExactly("pack1 Bread");
        assertThat(stage.offered()).doesNotContain("search");
    }

    @Test
    void aCardFoundMayBeDiscarded() {
        Stage stage = turn(Stage.of("Ben", "Cai").deck(Hamlet.SWORD), "Ben")
                .choose("search")
                .choose("discard Sword");
        assertThat(stage.cards("Ben")).isEmpty();
        assertThat(stage.table().deck("equipment").discard().list()).containsExactly(Hamlet.SWORD);
    }

    @Test
    void aTorchFindsTwoCardsAndAnAmbushEndsTheSearch() {
        Stage stage = turn(Stage.of("Ben", "Cai").holds("Ben", Hamlet.TORCH).deck(Hamlet.BREAD, Hamlet.MAIL), "Ben")
                .choose("search")
                .choose("put Bread in pack1")
                .choose("done");
        assertThat(stage.offered()).contains("put Mail in body");
        Stage ambushed = turn(Stage.of("Ben", "Cai").holds("Ben", Hamlet.TORCH).deck(Hamlet.AMBUSH, Hamlet.MAIL), "Ben")
                .choose("search");
        assertThat(ambushed.table().zombies().count(ambushed.zone("a").index())).isEqualTo(1);
        assertThat(ambushed.table().deck("equipment").draw().list()).containsExactly(Hamlet.MAIL);
        assertThat(ambushed.asked()).isEqualTo(ambushed.table().cite(Cite.CHOOSE_ACTION));
    }

    @Test
    void theDiscardsBecomeANewDeck() {
        Stage stage =
                turn(Stage.of("Ben", "Cai").deck().discards(Hamlet.MAIL), "Ben").choose("search");
        assertThat(stage.events(HordeEvent.DeckReshuffled.class)).hasSize(1);
        assertThat(stage.offered()).contains("put Mail in body");
        assertThat(turn(Stage.of("Ben", "Cai").deck(), "Ben").offered()).doesNotContain("search");
    }

    @Test
    void anObjectiveIsShownWhenItIsTaken() {
        Stage stage = turn(Stage.of("Ben", "Cai").at("Ben", "f").zombies(1, "f"), "Ben");
        assertThat(stage.offered()).contains("take objective");
        int revealed = stage.state().revealed();
        stage.choose("take objective");
        assertThat(stage.events(HordeEvent.ObjectiveTaken.class).getFirst().colour())
                .isEqualTo("blue");
        assertThat(stage.state().revealed()).isEqualTo(revealed + 1);
        assertThat(stage.table().objectives()).hasSize(2);
        assertThat(turn(Stage.of("Ben", "Cai").at("Ben", "c"), "Ben").offered()).contains("take red objective");
    }

    @Test
    void noiseIsMadeWhereTheSurvivorStands() {
        Stage stage = turn(Stage.of("Ben", "Cai"), "Ben").choose("make noise");
        assertThat(stage.table().tokens().count(stage.zone("a").index())).isEqualTo(1);
    }

    @Test
    void cardsAreDiscardedAtAnyTimeByTheirOwnerOnly() {
        Stage stage = turn(Stage.of("Ben", "Cai").holds("Cai", Hamlet.SWORD), "Ben");
        assertThatThrownBy(() -> stage.choose(1, "discard Cai hand1 Sword")).isInstanceOf(ChoiceRefused.class);
        stage.choose(2, "discard Cai hand1 Sword");
        assertThat(stage.cards("Cai")).isEmpty();
        assertThat(stage.table().deck("equipment").discard().list()).containsExactly(Hamlet.SWORD);
    }

    @Test
    void startingEquipmentLeavesTheGame() {
        Stage stage =
                turn(Stage.of("Ben", "Cai").holds("Cai", Hamlet.CLUB), "Ben").choose(2, "discard Cai hand1 Club");
        assertThat(stage.table().deck("equipment").discard().isEmpty()).isTrue();
    }
}
