package redoubt.whitedeath.modes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.HordeText;
import redoubt.horde.spawning.CreatureDeck;
import redoubt.horde.table.Table;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.testkit.Laws;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.necromancer.Necromancers;

/** The modes in the whole game, from the settings on. */
class ModesLawsTest {
    private static SetUp mission(String id) {
        return SetUp.of(WhiteDeath.ID, id).with("starting", "dealt");
    }

    @Test
    @Rule("WD-DEC-01")
    void theKernelsLawsHoldInEveryMode() {
        List<SetUp> setUps = List.of(
                mission("WD-M03").with("abominations", "deck").with("guard-skills", "drawn"),
                mission("WD-M02").with("abominations", "festival").with("ultrared", "yes"),
                mission("WD-M05").with("necromancers").with("guard-skills", "chosen"));
        for (SetUp setUp : setUps) {
            Laws<Table> laws = HordeText.laws(Scene.GAME, setUp).lookingAtOneIn(60);
            laws.hold(1);
            laws.hold(2);
        }
    }

    @Test
    @Rule({"WD-DEC-01", "WD-MODE-02", "WD-MODE-05"})
    void modesLayOutTheirDecks() {
        Table table = Scene.GAME
                .setUp(mission("WD-M03").with("abominations", "deck").with("necromancers"), Luck.seeded(1))
                .table();
        assertThat(table.deck(CreatureDeck.ABOMINATIONS).draw().list())
                .containsExactly(Scene.EDITION.print().zombie("Khan").index());
        assertThat(table.deck(Necromancers.DECK).draw().isEmpty()).isTrue();
    }

    @Test
    @Rule({"WD-MODE-15", "WD-SET-04"})
    void eachSurvivorBeyondTheSixthNeedsAStartingCard() {
        SetUp seven = mission("WD-M03").with("more-survivors", "Shashka");
        Table table = Scene.GAME.setUp(seven, Luck.seeded(1)).table();
        assertThat(table.survivors()).hasSize(7);
        SetUp eight = seven.with("survivors", "Jenia", "Ogon", "Yasuke", "Lorna", "Dragomir", "Sarnaï", "Ivo", "Zora");
        assertThatThrownBy(() -> Scene.GAME.setUp(eight, Luck.seeded(1))).isInstanceOf(SetUpRefused.class);
    }
}
