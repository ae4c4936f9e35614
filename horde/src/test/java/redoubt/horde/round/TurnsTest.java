package redoubt.horde.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Phase;
import redoubt.kernel.Event;
import redoubt.kernel.Seat;
import redoubt.testkit.Rule;

/** Turns, and the phases between them. */
class TurnsTest {
    private static int first(List<Event> events, Class<? extends Event> type) {
        for (int i = 0; i < events.size(); i++) {
            if (type.isInstance(events.get(i))) {
                return i;
            }
        }
        throw new AssertionError("no " + type.getSimpleName() + " among " + events);
    }

    private static int last(List<Event> events, Class<? extends Event> type) {
        return events.size() - 1 - first(events.reversed(), type);
    }

    private static Town threeInTwoSeats() {
        return Town.on(".~.")
                .twoSeats()
                .survivor("Ana", "a", "")
                .survivor("Bo", "a", "")
                .survivor("Cy", "b", "")
                .seat("Cy", 2);
    }

    @Test
    @Cited(Cite.PLAYERS_TAKE_TURNS)
    @Rule("WD-DEC-08")
    void aPlayerActivatesAllOwnSurvivorsInAnyOrderThenTheNextPlayer() {
        Town town = threeInTwoSeats().play(List.of(new PlayersPhase()));
        assertThat(town.asked().id()).isEqualTo("PLAYERS_TAKE_TURNS");
        assertThat(town.seats().list()).containsExactly(new Seat(1));
        assertThat(town.offered()).containsExactly("activate Ana", "activate Bo");
        town.choose("activate Bo", "end turn");
        assertThat(town.seats().list()).containsExactly(new Seat(1));
        assertThat(town.events(HordeEvent.TurnBegan.class).getLast().survivor()).isEqualTo(town.id("Ana"));
        town.choose("end turn");
        assertThat(town.events(HordeEvent.TurnBegan.class).getLast().survivor()).isEqualTo(town.id("Cy"));
        assertThat(town.seats().list()).containsExactly(new Seat(2));
        town.choose("end turn");
        assertThat(town.isDone()).isTrue();
    }

    @Test
    @Cited(Cite.PLAYERS_TAKE_TURNS)
    void theFirstPlayerBegins() {
        Town town = threeInTwoSeats()
                .with(table -> table.withFirstPlayer(new Seat(2)))
                .play(List.of(new PlayersPhase()));
        assertThat(town.events(HordeEvent.TurnBegan.class).getLast().survivor()).isEqualTo(town.id("Cy"));
        town.choose("end turn");
        assertThat(town.offered()).containsExactly("activate Ana", "activate Bo");
    }

    @Test
    @Rule("WD-DEC-08")
    void aTacticianMayTakeTheTurnNowOrLater() {
        Town town = Town.on(".~.")
                .twoSeats()
                .survivor("Ana", "a", "")
                .survivor("Tac", "b", "Tactician")
                .seat("Tac", 2)
                .play(List.of(new PlayersPhase()));
        assertThat(town.offered()).containsExactly("activate Ana", "activate Tac");
        assertThat(town.seats().list()).containsExactly(new Seat(1), new Seat(2));
        town.choose("activate Tac", "end turn");
        assertThat(town.events(HordeEvent.TurnBegan.class).getLast().survivor()).isEqualTo(town.id("Ana"));
    }

    @Test
    @Rule("WD-RND-05")
    void zombiesActBeforeNewOnesSpawn() {
        Town town = Town.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .zombies("c", "Walker", 1)
                .zombies("a", "Walker", 1)
                .zombieCard("spawn", "d")
                .play(List.of(new ZombiePhase()));
        assertThat(town.table().phase()).isEqualTo(Phase.ZOMBIES);
        assertThat(town.survivor("Ana").wounds()).isOne();
        assertThat(town.zombies("b")).isOne();
        assertThat(town.zombies("d")).isPositive();
        assertThat(town.events(HordeEvent.ZombieCardDrawn.class)).hasSize(1);
        List<Event> all = new ArrayList<>(town.events(Event.class));
        assertThat(last(all, HordeEvent.ZombiesMoved.class)).isLessThan(first(all, HordeEvent.ZombieCardDrawn.class));
        assertThat(last(all, HordeEvent.WoundsSuffered.class)).isLessThan(first(all, HordeEvent.ZombieCardDrawn.class));
    }

    @Test
    @Rule("WD-GAP-89")
    void medicComesBeforeRegenerationWhoeverStandsFirst() {
        Town town = Town.on(".~.")
                .survivor("Bo", "a", "Regeneration")
                .survivor("Ana", "a", "Medic")
                .wounds("Bo", 2)
                .wounds("Ana", 1)
                .play(List.of(new EndPhase()))
                .choose("heal Bo", "heal Ana");
        assertThat(town.events(HordeEvent.WoundsHealed.class))
                .extracting(healed -> healed.survivor().name() + " " + healed.wounds())
                .endsWith("Bo 1")
                .hasSize(3);
    }
}
