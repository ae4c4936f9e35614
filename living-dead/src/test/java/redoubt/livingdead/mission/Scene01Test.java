package redoubt.livingdead.mission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.RemoveZombies;
import redoubt.horde.table.Table;
import redoubt.horde.view.TableView;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.livingdead.Night;
import redoubt.livingdead.faces.Face;
import redoubt.livingdead.faces.FaceEvent;
import redoubt.livingdead.mission.m01.CorpseRemoved;
import redoubt.testkit.Rule;

/** Scene 1: What's happening? */
class Scene01Test {
    private static Night night() {
        return Night.scene("NL-M01").emptyHanded();
    }

    private static Night barricaded(Night night) {
        night.border("closed-barricade", "1R.b", "1R.8")
                .border("closed-barricade", "1R.y", "1R.9")
                .border("closed-barricade", "2R.f", "2R.7")
                .border("closed-barricade", "2R.g", "2R.6")
                .border("closed-barricade", "3R.s", "3R.2")
                .border("closed-barricade", "4R.k", "4R.3");
        return night;
    }

    @Test
    @Rule({"NL-M01-09", "NL-SEARCH-03", "NL-DEC-11"})
    void whoSearchesBesideTheRifleMayTakeIt() {
        Night night = night().at("1R.y", "Ben").acts("Ben");
        assertThat(night.offered()).contains("search", "search Winchester 94");
        night.choose("search Winchester 94", "put Winchester 94 in hand1");
        assertThat(night.cards("Ben")).containsExactly("Winchester 94");
        assertThat(night.table().dropped()).isEmpty();
        assertThat(night.who("Ben").turn().actions()).isEqualTo(2);
        assertThat(night.offered()).noneMatch(key -> key.startsWith("search"));
    }

    @Test
    @Rule({"NL-M01-09", "NL-SEARCH-01"})
    void theRifleIsNotTakenBesideGhoulsOrFromElsewhere() {
        Night beside = night().at("1R.y", "Ben").ghouls("Walker", 1, "1R.y").acts("Ben");
        assertThat(beside.offered()).doesNotContain("search Winchester 94");
        assertThat(night().at("1R.l", "Ben").acts("Ben").offered()).doesNotContain("search Winchester 94");
    }

    @Test
    @Rule({"NL-M01-10", "NL-MODE-08"})
    void theRifleFoundCountsForTrust() {
        Night night = night().at("1R.y", "Ben", "Tom").acts("Ben");
        night.choose("search Winchester 94", "put Winchester 94 in hand1", "trade with Tom");
        night.choose("give Winchester 94 of hand1 to Tom", "turn to Zombicide mode");
        assertThat(night.face("Ben")).isEqualTo(Face.ZOMBICIDE);
    }

    @Test
    @Rule({"NL-M01-12", "NL-GAP-15"})
    void theFirstOnTheStairsFrightensEverybody() {
        Night night = night().border("stairs", "3R.h", "3R.s")
                .mode(Face.ZOMBICIDE, "Judy", "Tom")
                .at("3R.h", "Ben")
                .acts("Ben");
        night.choose("move 3R.s");
        assertThat(night.face("Judy")).isEqualTo(Face.ROMERO);
        assertThat(night.face("Tom")).isEqualTo(Face.ROMERO);
        assertThat(night.events(FaceEvent.ModeSet.class))
                .filteredOn(set -> set.face() == Face.ROMERO)
                .extracting(set -> set.rule().id())
                .containsExactly("NL-M01-12", "NL-M01-12");
        night.mode(Face.ZOMBICIDE, "Judy").at("3R.h", "Barbra").acts("Barbra").choose("move 3R.s");
        assertThat(night.face("Judy")).isEqualTo(Face.ZOMBICIDE);
    }

    @Test
    @Rule({"NL-M01-13", "NL-GAP-50", "NL-DEC-37"})
    void nobodySearchesBeyondTheCorpseUntilItIsRemoved() {
        Night night = night().at("3R.u", "Ben")
                .at("3R.s", "Tom")
                .holds("Tom", "Table Leg")
                .acts("Ben");
        assertThat(night.offered()).doesNotContain("search");
        night.ghouls("Walker", 1, "3R.s").acts("Tom");
        assertThat(night.offered()).contains("remove corpse");
        night.choose("remove corpse");
        assertThat(night.who("Tom").turn().actions()).isEqualTo(1);
        assertThat(night.offered()).doesNotContain("remove corpse");
        assertThat(night.acts("Ben").offered()).contains("search");
    }

    private static List<String> landmarks(Night night) {
        return ((TableView) Night.GAME.view(night.state()))
                .landmarks().stream()
                        .map(mark -> mark.kind() + " " + mark.zone())
                        .toList();
    }

    @Test
    @Rule({"NL-M01-13", "NL-GAP-50"})
    void theCorpseLiesThereForAllToSeeUntilItIsGoneForGood() {
        Night night = night().at("3R.s", "Tom").acts("Tom");
        assertThat(landmarks(night)).contains("corpse 3R.s");
        night.choose("remove corpse");
        assertThat(landmarks(night)).doesNotContain("corpse 3R.s");
        assertThat(night.events(CorpseRemoved.class))
                .extracting(removed -> removed.rule().id() + " " + removed.survivor())
                .containsExactly("NL-M01-13 Tom");
        assertThat(night.acts("Tom").offered()).as("in another turn").doesNotContain("remove corpse");
    }

    @Test
    @Rule("NL-M01-13")
    void removingTheCorpseTakesTwoActionsOfOneTurn() {
        Night night = night().at("3R.s", "Tom").acts("Tom");
        night.choose("move 3R.u", "move 3R.s");
        assertThat(night.offered()).doesNotContain("remove corpse");
    }

    @Test
    @Rule({"NL-GAP-77", "NL-COMP-14", "NL-M01-16"})
    void theBoxHasElevenBarricades() {
        Night night = night();
        assertThat(night.borders("barricade")).hasSize(5);
        for (int made = 0; made < 6; made++) {
            night.holds("Ben", "", "", "Planks").acts("Ben").choose("make barricade of Planks");
        }
        assertThat(night.who("Ben").carried()).hasSize(6);
        assertThat(night.holds("Ben", "", "", "Planks").acts("Ben").offered())
                .doesNotContain("make barricade of Planks");
    }

    @Test
    @Rule({"NL-M01-04", "NL-END-01", "NL-M01-17", "NL-XP-02"})
    void theLastWindowBarricadedWins() {
        Night night = barricaded(night()).at("4R.k", "Ben").acts("Ben");
        night.choose("pick up barricade to 4R.p", "move 4R.p", "barricade window to 4R.7");
        assertThat(night.state().status()).hasToString("Won[rule=NL-M01-04]");
    }

    @Test
    @Rule({"NL-M01-04", "NL-GAP-47"})
    void aGhoulInTheHouseDelaysTheVictory() {
        Night night = barricaded(night())
                .border("closed-barricade", "4R.p", "4R.7")
                .ghouls("Walker", 1, "1R.4")
                .ghouls("Walker", 1, "1R.l");
        night.run(new DoNothingAtAll());
        assertThat(night.state().isOver()).isFalse();
        night.run(new RemoveZombies(night.table().zone("1R.l"), 0, 1));
        assertThat(night.state().status()).hasToString("Won[rule=NL-M01-04]");
    }

    /** A step that changes the table, so that goals are asked, but not the position. */
    private record DoNothingAtAll() implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            play.table(play.table().withRound(play.table().round() + 1));
        }
    }

    @Rule("NL-M01-16")
    @Test
    void planksMakeBarricadesHereAndBringNoExperience() {
        Night night = Night.scene("NL-M01").emptyHanded().at("1R.b", "Ben").holds("Ben", "", "", "Planks");
        night.border("barricade", "1R.b", "1R.8").acts("Ben");
        assertThat(night.offered())
                .contains("make barricade of Planks", "close barricade to 1R.8")
                .doesNotContain("close barricade to 1R.8 with Planks");
    }
}
