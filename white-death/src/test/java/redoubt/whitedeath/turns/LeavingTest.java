package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Figures;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.ObjectivesTaken;
import redoubt.horde.round.PlayersPhase;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.Lure;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Survivors who leave the board alive. */
class LeavingTest {
    /** Everybody stands in the exit of the sixth mission, with so many guards there and no others. */
    private static Sitting inTheExit(int guards, String... taken) {
        return Sitting.at("WD-M06").with(table -> {
            Table changed = table.with(new ObjectivesTaken(List.of(taken)));
            int exit = table.zone("33V.i").index();
            for (Survivor survivor : table.survivors()) {
                changed = changed.with(survivor.withZone(table.zone(exit)));
            }
            Figures allies = Figures.none(
                    table.terrain().board().zoneCount(),
                    Scene.EDITION.print().allyKinds().size());
            return changed.withAllies(allies.plus(exit, 0, guards));
        });
    }

    @Test
    @Rule("WD-GAP-122")
    void nobodyLeavesBeforeTheEarlierObjectivesAreMet() {
        Sitting early = inTheExit(4, "blue").choose("activate Ogon", "end turn");
        assertThat(early.offered("leave")).isEmpty();
        Sitting ready = inTheExit(4, "blue", "green").choose("activate Ogon", "end turn");
        assertThat(ready.offered()).containsExactly("leave", "stay");
    }

    @Test
    @Rule("WD-GAP-122")
    void victoryComesWhenAllGuardsAndAllSurvivorsHaveLeft() {
        Sitting sitting = inTheExit(4, "blue", "green");
        for (String name : List.of("Jenia", "Ogon", "Yasuke", "Lorna", "Dragomir")) {
            if (!sitting.offered("activate").isEmpty()) {
                sitting.choose("activate " + name);
            }
            sitting.choose("end turn", "leave");
            assertThat(sitting.isOver()).as(name).isFalse();
            assertThat(sitting.survivor(name).presence()).isEqualTo(Survivor.Presence.LEFT);
            assertThat(sitting.table().allies().total()).isZero();
        }
        sitting.choose("end turn", "leave");
        assertThat(sitting.isWon()).isTrue();
    }

    @Test
    @Rule("WD-GAP-122")
    void guardsLeftBehindLoseTheGame() {
        Sitting sitting = inTheExit(0, "blue", "green")
                .with(table ->
                        table.withAllies(table.allies().plus(table.zone("33V.d").index(), 0, 1)));
        sitting.allChoose("activate", "leave", "end turn");
        assertThat(sitting.isOver()).isTrue();
        assertThat(sitting.isWon()).isFalse();
    }

    @Test
    @Rule("WD-GAP-123")
    void whoHasLeftCountsForTheDangerLevelButTakesNoTurnAndMakesNoNoise() {
        Scene scene = Scene.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .survivor("Bo", "c", "")
                .adrenaline("Ana", 20, Danger.ORANGE)
                .with(table -> table.with(table.survivor("Ana").orElseThrow().withPresence(Survivor.Presence.LEFT)));
        assertThat(Leavers.danger(scene.table())).isEqualTo(Danger.ORANGE);
        assertThat(Lure.noise(scene.table(), scene.survivor("Ana").zone().index()))
                .isZero();
        scene.play(List.of(new PlayersPhase()));
        assertThat(scene.events(HordeEvent.TurnBegan.class))
                .extracting(turn -> turn.survivor().name())
                .containsExactly("Bo");
        scene.choose("end turn");
        assertThat(scene.isDone()).isTrue();
    }

    @Test
    @Rule("WD-GAP-123")
    void zombieCardsAreReadAtTheLevelOfWhoHasLeft() {
        Scene scene = Scene.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .survivor("Bo", "a", "")
                .adrenaline("Ana", 20, Danger.ORANGE)
                .with(table -> table.with(table.survivor("Ana").orElseThrow().withPresence(Survivor.Presence.LEFT)))
                .zombieCard("spawn", "d")
                .play(List.of(new ZombiePhase()));
        assertThat(scene.events(HordeEvent.ZombieCardDrawn.class).getLast().level())
                .isEqualTo(Danger.ORANGE);
        assertThat(scene.zombies("d")).isEqualTo(6);
    }
}
