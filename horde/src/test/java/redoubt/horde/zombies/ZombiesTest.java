package redoubt.horde.zombies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static redoubt.horde.zombies.Yard.GIANT;
import static redoubt.horde.zombies.Yard.RUNNER;
import static redoubt.horde.zombies.Yard.SPLITTING;
import static redoubt.horde.zombies.Yard.TOGETHER;
import static redoubt.horde.zombies.Yard.WALKER;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.Figures;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.event.ZombieCount;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.ZombieRuling;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.SplitMix;
import redoubt.kernel.Step;
import redoubt.testkit.saved.Codec;

class ZombiesTest {
    private static final ActivateZombies ALL = new ActivateZombies(Activation.everything());

    /** Zombies in zone e are held back. */
    private record Held() implements ZombieRuling {
        @Override
        public ZoneSet skipping(Table table, ZoneSet activating) {
            return ZoneSet.of(table.zone("Y.e").index());
        }
    }

    /** Giants do not move but cry. */
    private record Crying() implements ZombieRuling {
        private record Cry(Zone zone) implements Effect<Table> {
            @Override
            public void happen(Play<Table> play) {
                play.table(
                        play.table().withToken(play.table().print().tokenKinds().getFirst(), zone.index(), 1));
            }
        }

        @Override
        public Optional<Step<Table>> insteadOfMoving(Table table, Zone zone, int kind) {
            return kind == GIANT ? Optional.of(new Cry(zone)) : Optional.empty();
        }

        @Override
        public boolean isArmourUseless(ZombieKind kind) {
            return kind.index() == GIANT;
        }
    }

    /** When zombies attack, two walkers of zone c vanish. */
    private record Vanishing() implements AfterEvent {
        @Override
        public void after(HordeEvent event, Play<Table> play) {
            Table table = play.table();
            if (event instanceof HordeEvent.ZombiesAttacked) {
                int zone = table.zone("Y.c").index();
                play.table(table.withZombies(table.zombies().minus(zone, WALKER, 2)));
            }
        }
    }

    @Test
    void whoVanishesInTheMiddleOfAnActivationDoesNotMove() {
        Yard yard = Yard.of(TOGETHER, new Vanishing())
                .survivor("Ana", "a")
                .zombies(WALKER, 1, "a")
                .zombies(WALKER, 3, "c")
                .zombies(RUNNER, 1, "c")
                .run(ALL);
        assertThat(yard.count(WALKER, "c")).isZero();
        assertThat(yard.count(WALKER, "b")).isEqualTo(1);
        assertThat(yard.table().zombies().total(WALKER)).isEqualTo(2);
    }

    /** Giants break the ledge instead of moving. */
    private record Breaking() implements ZombieRuling {
        private record Break(int edge) implements Effect<Table> {
            @Override
            public void happen(Play<Table> play) {
                play.table(play.table().withTerrain(play.table().terrain().withEdge(edge, 0)));
            }
        }

        @Override
        public Optional<Step<Table>> insteadOfAttacking(Table table, Zone zone, int kind) {
            for (int edge = 0; edge < table.terrain().board().edges().count() && kind == GIANT; edge++) {
                if (table.terrain().edgeKind(edge) == 2) {
                    return Optional.of(new Break(edge));
                }
            }
            return Optional.empty();
        }
    }

    @Test
    void thoseBesideASurvivorAttackAndTheOthersMove() {
        Yard yard = Yard.of(TOGETHER)
                .survivor("Ana", "a")
                .zombies(WALKER, 2, "a")
                .zombies(WALKER, 1, "c")
                .run(ALL)
                .finish();
        assertThat(yard.events(HordeEvent.ZombiesAttacked.class))
                .extracting(HordeEvent.ZombiesAttacked::zombie, HordeEvent.ZombiesAttacked::count)
                .containsExactly(tuple("Walker", 2));
        assertThat(yard.count(WALKER, "a")).isEqualTo(2);
        assertThat(yard.count(WALKER, "b")).isEqualTo(1);
    }

    @Test
    void everyAttackInflictsTheWoundsOfItsKind() {
        Yard yard = Yard.of(TOGETHER)
                .survivor("Ana", "a")
                .survivor("Bea", "a")
                .zombies(WALKER, 2, "a")
                .zombies(GIANT, 1, "a")
                .run(ALL)
                .choose("suffer Ana")
                .choose("suffer Ana")
                .choose("suffer Bea");
        assertThat(yard.table().survivor("Ana").orElseThrow().wounds()).isEqualTo(2);
        assertThat(yard.table().survivor("Bea").orElseThrow().wounds()).isEqualTo(2);
    }

    @Test
    void thoseWhoAttackedDoNotMoveEvenIfNobodyIsLeft() {
        Yard yard = Yard.of(TOGETHER)
                .survivor("Ana", "a")
                .guards("b", 1)
                .zombies(WALKER, 3, "b")
                .run(ALL)
                .finish();
        assertThat(yard.table().allies().total()).isZero();
        assertThat(yard.count(WALKER, "b")).isEqualTo(3);
    }

    @Test
    void onlyTheTaunterIsAttacked() {
        Yard yard = Yard.of(TOGETHER).survivor("Ana", "a").survivor("Bea", "a").zombies(WALKER, 2, "a");
        Activation taunted = new Activation(List.of(), ZoneSet.of(yard.zone("a").index()), Optional.of(yard.id("Bea")));
        yard.run(new ActivateZombies(taunted));
        assertThat(yard.isDone()).isTrue();
        assertThat(yard.table().survivor("Ana").orElseThrow().wounds()).isZero();
        assertThat(yard.table().survivor("Bea").orElseThrow().wounds()).isEqualTo(2);
    }

    @Test
    void someUseTheirActionBeforeTheMovesAndOpenTheWayForOthers() {
        Yard yard = Yard.of(TOGETHER, new Breaking())
                .survivor("Ana", "h")
                .zombies(WALKER, 2, "e")
                .zombies(GIANT, 1, "e")
                .run(ALL);
        assertThat(yard.count(GIANT, "e")).isEqualTo(1);
        assertThat(yard.count(WALKER, "h")).isEqualTo(2);
    }

    @Test
    void runnersGoTwiceAndMayMoveThenAttack() {
        Yard yard = Yard.of(TOGETHER)
                .survivor("Ana", "a")
                .zombies(RUNNER, 2, "b")
                .zombies(WALKER, 1, "b")
                .run(ALL)
                .finish();
        assertThat(yard.count(RUNNER, "a")).isEqualTo(2);
        assertThat(yard.count(WALKER, "a")).isEqualTo(1);
        assertThat(yard.events(HordeEvent.ZombiesAttacked.class))
                .extracting(event -> event.count() + " " + event.zombie() + " " + event.rule())
                .containsExactly("2 Runner SECOND_ACTION");
    }

    @Test
    void thoseHeldBackSkipBothActionsWhileOthersPassThrough() {
        Yard yard = Yard.of(TOGETHER, new Held())
                .survivor("Ana", "f")
                .zombies(RUNNER, 1, "e")
                .zombies(RUNNER, 1, "d")
                .run(ALL)
                .finish();
        assertThat(yard.count(RUNNER, "e")).isEqualTo(1);
        assertThat(yard.count(RUNNER, "f")).isEqualTo(1);
    }

    @Test
    void aSeenSurvivorInReachOutranksALouderOneOutOfReach() {
        Yard yard = Yard.of(TOGETHER)
                .survivor("Ana", "h")
                .survivor("Bea", "h")
                .survivor("Cid", "f")
                .zombies(WALKER, 1, "e")
                .run(ALL);
        assertThat(yard.count(WALKER, "f")).isEqualTo(1);
        assertThat(yard.events(HordeEvent.DestinationChosen.class)
                        .getFirst()
                        .rule()
                        .id())
                .isEqualTo("seen open");
    }

    @Test
    void thoseWhoCannotReachWhatTheySeeStayBeforeTheObstacle() {
        Yard yard =
                Yard.of(TOGETHER).survivor("Ana", "h").zombies(WALKER, 3, "e").run(ALL);
        assertThat(yard.isDone()).isTrue();
        assertThat(yard.count(WALKER, "e")).isEqualTo(3);
        assertThat(yard.events(HordeEvent.DestinationChosen.class)
                        .getFirst()
                        .rule()
                        .id())
                .isEqualTo("seen");
        assertThat(yard.events(HordeEvent.ZombiesMoved.class)).isEmpty();
    }

    @Test
    void theGiantClimbsAndIsDecidedByItself() {
        Yard yard = Yard.of(TOGETHER)
                .survivor("Ana", "h")
                .zombies(WALKER, 3, "e")
                .zombies(GIANT, 1, "e")
                .run(ALL);
        assertThat(yard.count(GIANT, "h")).isEqualTo(1);
        assertThat(yard.count(WALKER, "e")).isEqualTo(3);
    }

    @Test
    void unseenNoiseInReachComesBeforeLouderNoiseOutOfReach() {
        Yard yard = Yard.of(TOGETHER)
                .survivor("Ana", "i")
                .noise("i", 5)
                .noise("c", 1)
                .zombies(WALKER, 1, "a")
                .run(ALL);
        assertThat(yard.count(WALKER, "b")).isEqualTo(1);
        assertThat(yard.events(HordeEvent.DestinationChosen.class)
                        .getFirst()
                        .rule()
                        .id())
                .isEqualTo("heard open");
    }

    @Test
    void zombiesInTheNoisiestZoneStay() {
        Yard yard = Yard.of(TOGETHER)
                .survivor("Ana", "i")
                .noise("a", 3)
                .zombies(WALKER, 1, "a")
                .run(ALL);
        assertThat(yard.count(WALKER, "a")).isEqualTo(1);
    }

    @Test
    void withoutAnyReachableNoiseTheyHeadForTheLoudestZone() {
        Yard yard =
                Yard.of(TOGETHER).survivor("Ana", "i").zombies(WALKER, 1, "b").run(ALL);
        assertThat(yard.asked().id()).isEqualTo("CHOOSE_PATH");
        assertThat(yard.offered()).containsExactly("go from Y.b by Y.c", "go from Y.b by Y.e");
        yard.choose("go from Y.b by Y.e");
        assertThat(yard.count(WALKER, "b")).isEqualTo(1);
    }

    @Test
    void playersChooseAmongEqualDestinationsForTheWholeGroup() {
        Yard yard = Yard.of(TOGETHER)
                .survivor("Ana", "a")
                .survivor("Bea", "c")
                .zombies(WALKER, 3, "b")
                .run(ALL);
        assertThat(yard.asked().id()).isEqualTo("CHOOSE_DESTINATION");
        assertThat(yard.offered()).containsExactly("head from Y.b for Y.a", "head from Y.b for Y.c");
        yard.choose("head from Y.b for Y.c");
        assertThat(yard.count(WALKER, "c")).isEqualTo(3);
    }

    @Test
    void equalDestinationsOnTheSameWayAreNotAsked() {
        Yard yard = Yard.of(TOGETHER)
                .survivor("Ana", "b")
                .survivor("Bea", "c")
                .zombies(WALKER, 3, "a")
                .run(ALL);
        assertThat(yard.isDone()).isTrue();
        assertThat(yard.count(WALKER, "b")).isEqualTo(3);
    }

    @Test
    void playersChooseAmongEqualWaysAndNobodySplits() {
        Yard yard = Yard.of(TOGETHER)
                .survivor("Ana", "f")
                .noise("f", 1)
                .zombies(WALKER, 2, "a")
                .run(ALL);
        assertThat(yard.offered()).containsExactly("go from Y.a by Y.b", "go from Y.a by Y.d");
        yard.choose("go from Y.a by Y.d");
        assertThat(yard.count(WALKER, "d")).isEqualTo(2);
    }

    @Test
    void guardsDrawZombiesLikeSurvivors() {
        Yard yard = Yard.of(TOGETHER)
                .survivor("Ana", "a")
                .guards("c", 2)
                .zombies(WALKER, 1, "b")
                .run(ALL);
        assertThat(yard.count(WALKER, "c")).isEqualTo(1);
    }

    @Test
    void allMovesArePlannedOnTheBoardAsItWas() {
        Yard yard = Yard.of(TOGETHER)
                .survivor("Ana", "a")
                .zombies(WALKER, 1, "b")
                .zombies(WALKER, 2, "c")
                .run(ALL);
        assertThat(yard.count(WALKER, "a")).isEqualTo(1);
        assertThat(yard.count(WALKER, "b")).isEqualTo(2);
    }

    @Test
    void tauntedZombiesIgnoreEverybodyElse() {
        Yard yard = Yard.of(TOGETHER).survivor("Ana", "a").survivor("Bea", "c").zombies(WALKER, 2, "c");
        Activation taunted = new Activation(List.of(), ZoneSet.of(yard.zone("c").index()), Optional.of(yard.id("Ana")));
        yard.run(new ActivateZombies(taunted)).finish();
        assertThat(yard.count(WALKER, "b")).isEqualTo(2);
        assertThat(yard.events(HordeEvent.ZombiesAttacked.class)).isEmpty();
        assertThat(yard.events(HordeEvent.DestinationChosen.class)
                        .getFirst()
                        .rule()
                        .id())
                .isEqualTo("TAUNT");
    }

    @Test
    void thoseWhoDoNotMoveDoSomethingElseAfterTheMoves() {
        Yard yard = Yard.of(TOGETHER, new Crying())
                .survivor("Ana", "a")
                .zombies(GIANT, 1, "c")
                .run(ALL);
        assertThat(yard.count(GIANT, "c")).isEqualTo(1);
        assertThat(yard.table().tokens().count(yard.zone("c").index(), 0)).isEqualTo(1);
    }

    @Test
    void groupsSplitEvenlyOverEqualWaysAndPlayersPlaceTheOddOnes() {
        Yard yard = Yard.of(SPLITTING)
                .survivor("Ana", "f")
                .zombies(WALKER, 5, "a")
                .zombies(RUNNER, 0, "a")
                .run(ALL);
        assertThat(yard.asked().id()).isEqualTo("SPLIT_ZOMBIES");
        assertThat(yard.offered()).containsExactly("send Walker from Y.a by Y.b", "send Walker from Y.a by Y.d");
        yard.choose("send Walker from Y.a by Y.d");
        assertThat(yard.count(WALKER, "b")).isEqualTo(2);
        assertThat(yard.count(WALKER, "d")).isEqualTo(3);
    }

    @Test
    void groupsSplitOverEqualDestinations() {
        Yard yard = Yard.of(SPLITTING)
                .survivor("Ana", "a")
                .survivor("Bea", "c")
                .zombies(WALKER, 4, "b")
                .run(ALL);
        assertThat(yard.count(WALKER, "a")).isEqualTo(2);
        assertThat(yard.count(WALKER, "c")).isEqualTo(2);
    }

    @Test
    void whereNoOpenPathLeadsTheyStayButAnExtraActivationMayIgnoreTheObstacle() {
        Yard yard = Yard.of(SPLITTING).survivor("Ana", "h").zombies(WALKER, 2, "e");
        yard.run(ALL);
        assertThat(yard.count(WALKER, "e")).isEqualTo(2);
        yard.run(new ActivateZombies(Activation.extra(List.of(WALKER))));
        assertThat(yard.count(WALKER, "h")).isEqualTo(2);
        assertThat(yard.events(HordeEvent.ExtraActivation.class)).hasSize(1);
    }

    @Test
    void aRushMovesOnlyThoseJustPlaced() {
        Yard yard = Yard.of(TOGETHER).survivor("Ana", "a").zombies(WALKER, 5, "c");
        yard.run(new ActivateZombies(Activation.rush(WALKER, yard.zone("c").index(), 2)));
        assertThat(yard.count(WALKER, "b")).isEqualTo(2);
        assertThat(yard.count(WALKER, "c")).isEqualTo(3);
    }

    @Test
    void pushedZombiesChangeTheirZone() {
        Yard yard = Yard.of(TOGETHER).zombies(WALKER, 2, "e").zombies(GIANT, 1, "e");
        yard.run(new PushZombies(new RuleId("TT-PUSH"), yard.zone("e"), yard.zone("h")));
        assertThat(yard.count(WALKER, "h")).isEqualTo(2);
        assertThat(yard.count(GIANT, "h")).isEqualTo(1);
        assertThat(yard.events(HordeEvent.ZombiesPushed.class).getFirst().zombies())
                .isEqualTo("2 Walker, 1 Giant");
    }

    @Test
    void aForecastTellsWhereGroupsGoAndWhyAndLeavesTheTableAlone() {
        Yard yard = Yard.of(TOGETHER)
                .survivor("Ana", "a")
                .survivor("Bea", "c")
                .zombies(WALKER, 3, "b")
                .zombies(WALKER, 1, "a")
                .zombies(RUNNER, 1, "f");
        Table before = yard.table();
        List<Forecast.Expected> groups = Forecast.of(yard.game(), before).groups();
        assertThat(groups.getFirst().isAttack()).isTrue();
        Forecast.Expected tied = groups.stream()
                .filter(group -> group.zombies().equals(List.of(new ZombieCount("Walker", 3))))
                .findFirst()
                .orElseThrow();
        assertThat(tied.destinations()).containsExactly(yard.zone("a"), yard.zone("c"));
        assertThat(tied.step()).isEqualTo(yard.zone("a"));
        assertThat(tied.rule().id()).isEqualTo("seen open");
        assertThat(groups.getLast().action()).isEqualTo(2);
        assertThat(groups.getLast().isAttack()).isTrue();
        assertThat(yard.table()).isEqualTo(before);
    }

    @Test
    void aPlanInTheMiddleOfChoicesIsWrittenAndReadBackEqual() {
        Yard yard = Yard.of(TOGETHER, new Crying())
                .survivor("Ana", "a")
                .survivor("Bea", "c")
                .zombies(WALKER, 3, "b")
                .zombies(RUNNER, 1, "d")
                .zombies(GIANT, 1, "f")
                .run(ALL);
        Codec codec = Codec.builder()
                .named(RuleId.class, RuleId::id, RuleId::new)
                .value(Figures.class, ZombiesTest::numbers, ZombiesTest::figures)
                .build();
        Step<Table> open = yard.state().agenda().first();
        assertThat(open).isInstanceOf(ChooseDestination.class);
        assertThat(codec.read(codec.write(open), Step.class)).isEqualTo(open);
    }

    private static Object numbers(Figures figures) {
        return figures.list().stream().map(Integer::longValue).toList();
    }

    private static Figures figures(Object json) {
        return Figures.of(
                3,
                ((List<?>) json)
                        .stream().map(number -> ((Long) number).intValue()).toList());
    }

    @Test
    void noZombieIsLostOrMadeAndEachMovesAtMostOneZoneForEachAction() {
        SplitMix random = new SplitMix(7);
        for (int i = 0; i < 400; i++) {
            Yard yard = Yard.of(i % 2 == 0 ? TOGETHER : SPLITTING)
                    .survivor("Ana", anywhere(random))
                    .survivor("Bea", anywhere(random))
                    .guards(anywhere(random), 1)
                    .noise(anywhere(random), 2);
            for (int group = 0; group < 5; group++) {
                yard.zombies(random.below(2), 1 + random.below(3), anywhere(random));
            }
            yard.zombies(GIANT, 1, anywhere(random));
            Figures before = yard.table().zombies();
            yard.run(ALL).finish();
            Figures after = yard.table().zombies();
            for (int kind = 0; kind < 3; kind++) {
                assertThat(after.total(kind)).isEqualTo(before.total(kind));
                ZoneSet reached = before.where(kind);
                for (int action = 0; action < (kind == RUNNER ? 2 : 1); action++) {
                    reached = grown(yard.table(), kind, reached);
                }
                assertThat(reached.containsAll(after.where(kind))).isTrue();
            }
        }
    }

    private static String anywhere(SplitMix random) {
        return "abcdefghi".substring(random.below(9)).substring(0, 1);
    }

    private static ZoneSet grown(Table table, int kind, ZoneSet zones) {
        ZoneSet grown = zones;
        for (int zone = zones.first(); zone != ZoneSet.NONE; zone = zones.nextAfter(zone)) {
            grown = grown.or(table.terrain().paths(Yard.GAITS.get(kind)).neighbours(zone));
        }
        return grown;
    }
}
