package redoubt.horde.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Objective;
import redoubt.testkit.Rule;

/** Taking objectives. */
class ObjectiveTest {

    @Test
    @Cited(Cite.TAKE_OBJECTIVE)
    void oneFaceDownHidesNoneThatLiesOpen() {
        Town town = Town.on(".~.").survivor("Ana", "a", "").with(table -> {
            Zone zone = table.zone("T.a");
            return table.withObjectives(List.of(
                    new Objective(zone, "red", true),
                    new Objective(zone, "red", true),
                    new Objective(zone, "red", false),
                    new Objective(zone, "blue", false)));
        });
        town.turn("Ana");
        assertThat(town.offered("take")).containsExactly("take objective", "take red objective", "take blue objective");
    }

    @Test
    @Cited(Cite.TAKE_OBJECTIVE)
    void thoseFaceDownLookAlikeWhateverTheirColour() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .objective("a", "red", true)
                .objective("a", "blue", true)
                .turn("Ana");
        assertThat(town.offered("take")).containsExactly("take objective");
    }

    @Test
    @Rule("WD-OBJ-03")
    void zombiesDoNotKeepASurvivorFromTakingIt() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .objective("a", "red")
                .zombies("a", "Walker", 5)
                .zombies("a", "Giant", 1)
                .turn("Ana")
                .choose("take red objective");
        assertThat(town.table().objectives()).isEmpty();
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @Test
    @Cited(Cite.TAKE_OBJECTIVE)
    void anObjectiveOfTheOwnZoneIsTakenForOneAction() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .objective("a", "red")
                .objective("b", "blue")
                .turn("Ana");
        assertThat(town.offered("take")).containsExactly("take red objective");
        town.choose("take red objective");
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(2);
        assertThat(town.table().objectives()).extracting(Objective::colour).containsExactly("blue");
        assertThat(town.offered("take")).isEmpty();
    }
}
