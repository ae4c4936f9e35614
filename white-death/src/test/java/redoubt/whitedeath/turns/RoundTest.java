package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.EndPhase;
import redoubt.horde.table.Phase;
import redoubt.horde.table.SpawnPoint;
import redoubt.kernel.Event;
import redoubt.kernel.Seat;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.beacon.SiegeEvent;

/** The round and its phases. */
class RoundTest {
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

    @Test
    @Rule("WD-RND-01")
    void playersThenZombiesThenTheEndAndANewRoundBegins() {
        Sitting sitting = Sitting.of(Sitting.open("WD-M01").withSeats(2).with("starting", "dealt"));
        assertThat(sitting.table().round()).isOne();
        assertThat(sitting.table().phase()).isEqualTo(Phase.PLAYERS);
        sitting.fromHere().passRound();
        List<Event> events = sitting.events();
        assertThat(last(events, HordeEvent.TurnEnded.class))
                .isLessThan(first(events, HordeEvent.ZombieCardDrawn.class));
        assertThat(last(events, HordeEvent.ZombieCardDrawn.class))
                .isLessThan(first(events, HordeEvent.FirstPlayerPassed.class));
        assertThat(first(events, HordeEvent.FirstPlayerPassed.class))
                .isLessThan(first(events, HordeEvent.RoundBegan.class));
        assertThat(sitting.table().round()).isEqualTo(2);
        assertThat(sitting.table().phase()).isEqualTo(Phase.PLAYERS);
        assertThat(sitting.offered("activate")).isNotEmpty();
    }

    @Test
    @Rule("WD-RND-03")
    void aTurnHasThreeActionsAndThoseThatSkillsAdd() {
        Scene three = Scene.on(".~.").survivor("Ana", "a", "").turn("Ana");
        three.choose("make noise", "make noise");
        assertThat(three.offered()).contains("make noise");
        assertThat(three.choose("make noise").isDone()).isTrue();
        Scene four = Scene.on(".~.").survivor("Ana", "a", "+1 Action").turn("Ana");
        four.choose("make noise", "make noise", "make noise");
        assertThat(four.isDone()).isFalse();
        assertThat(four.choose("make noise").isDone()).isTrue();
        assertThat(four.tokens("noise", "a")).isEqualTo(4);
    }

    @Test
    @Rule("WD-RND-04")
    void actionsMayBeRepeatedButOneSearchAndOneGuardActionOnly() {
        Scene scene = Scene.on("#:#:#")
                .survivor("Ana", "a", "+1 Action")
                .guards("c", 2)
                .deck("Water", "Apples", "Torch")
                .turn("Ana");
        assertThat(scene.offered()).contains("search", "guards T.c move");
        scene.choose("search", "put Water in pack1", Scene.DONE);
        assertThat(scene.offered()).doesNotContain("search").contains("move T.b");
        scene.choose("move T.b", "move T.a");
        assertThat(scene.offered("search")).isEmpty();
        assertThat(scene.offered("guards")).isNotEmpty();
        Scene guards = Scene.on("#:#:#").survivor("Ana", "a", "").guards("c", 2).turn("Ana");
        guards.choose("guards T.c move");
        while (guards.offered("end turn").isEmpty()) {
            guards.choose(guards.offered().getFirst());
        }
        assertThat(guards.survivor("Ana").turn().actions()).isEqualTo(2);
        assertThat(guards.offered("guards")).isEmpty();
    }

    @Test
    @Rule("WD-RND-05")
    void everyActiveSpawnZoneDrawsACard() {
        Sitting sitting = Sitting.at("WD-M01")
                .with(table -> table.withSpawnPoints(table.spawnPoints().stream()
                        .map(point -> point.name().equals("2")
                                ? new SpawnPoint(point.name(), point.zone(), point.order(), false)
                                : point)
                        .toList()))
                .passRound();
        assertThat(sitting.events(HordeEvent.ZombieCardDrawn.class))
                .extracting(HordeEvent.ZombieCardDrawn::spawn)
                .startsWith("1", "3")
                .doesNotContain("2");
    }

    private static Scene atTheEnd() {
        Scene scene = Scene.on(".~.")
                .twoSeats()
                .survivor("Ana", "a", "Medic")
                .survivor("Bo", "b", "Regeneration")
                .card("Ana", "hand1", "Triple Crossbow")
                .wounds("Ana", 1)
                .wounds("Bo", 2)
                .zombies("b", "Walker", 1)
                .token("noise", "a", 2)
                .token("freeze", "b", 1);
        return scene.with(table -> {
                    var ana = table.survivor("Ana").orElseThrow();
                    return table.with(ana.withInventory(
                            ana.inventory().with(0, ana.inventory().held(0).fired())));
                })
                .play(List.of(new EndPhase()))
                .choose("heal Ana");
    }

    @Test
    @Rule({"WD-RND-06", "WD-NOISE-06"})
    void theEndPhaseClearsTheBoardReloadsHealsAndPassesTheToken() {
        Scene scene = atTheEnd();
        assertThat(scene.tokens("noise", "a")).isZero();
        assertThat(scene.tokens("freeze", "b")).isZero();
        assertThat(scene.survivor("Ana").inventory().held(0).isLoaded()).isTrue();
        assertThat(scene.survivor("Ana").wounds()).isZero();
        assertThat(scene.survivor("Bo").wounds()).isZero();
        assertThat(scene.table().firstPlayer()).isEqualTo(new Seat(2));
        Scene again = scene.play(List.of(new EndPhase()));
        assertThat(again.table().firstPlayer()).isEqualTo(new Seat(1));
    }

    @Test
    @Rule("WD-GAP-89")
    void medicRegenerationReloadTokensAndTheFirstPlayerComeInThisOrder() {
        Scene scene = atTheEnd();
        List<Event> events = scene.events(Event.class);
        assertThat(events)
                .filteredOn(event -> event instanceof HordeEvent.WoundsHealed)
                .extracting(
                        event -> ((HordeEvent.WoundsHealed) event).survivor().name())
                .containsExactly("Ana", "Bo");
        int reload = first(events, HordeEvent.WeaponReloaded.class);
        int noise = first(events, HordeEvent.NoiseRemoved.class);
        int freeze = first(events, SiegeEvent.FreezeRemoved.class);
        int token = first(events, HordeEvent.FirstPlayerPassed.class);
        assertThat(last(events, HordeEvent.WoundsHealed.class)).isLessThan(reload);
        assertThat(reload).isLessThan(noise).isLessThan(freeze);
        assertThat(token).isGreaterThan(noise).isGreaterThan(freeze);
    }
}
