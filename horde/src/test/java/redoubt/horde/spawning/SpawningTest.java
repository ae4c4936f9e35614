package redoubt.horde.spawning;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.horde.zombies.Yard.GIANT;
import static redoubt.horde.zombies.Yard.RUNNER;
import static redoubt.horde.zombies.Yard.TOGETHER;
import static redoubt.horde.zombies.Yard.WALKER;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.edition.ShortagePolicy;
import redoubt.horde.edition.SpawnCards;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Blank;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.rulings.SpawnRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.terms.Moment;
import redoubt.horde.zombies.Yard;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

class SpawningTest {
    /** When miniatures run short a giant comes, or the one on the board gets an extra activation. */
    private static final ShortagePolicy ONE_GIANT_COMES =
            (table, kind, missing, zone) -> List.of(new CallOne(Blank.rule(Cite.SPAWN_ZOMBIES), "Giant", zone, 1));

    /** Cards by their kind, as an edition writes them. */
    private static final SpawnCards CARDS = (table, card, at) -> switch (card.kind()) {
        case "spawn" -> new SpawnTypeCard().resolve(table, card, at);
        case "rush" -> new RushCard().resolve(table, card, at);
        case "extra" -> new ExtraActivationCard(Danger.YELLOW).resolve(table, card, at);
        case "giant" -> List.of(new CallOne(Blank.rule(Cite.SPAWN_ZOMBIES), "Giant", at.zone(), 1));
        case "token" -> List.of(new LayToken());
        default -> throw new IllegalArgumentException(card.kind());
    };

    /** A new spawn token comes into play. */
    private record LayToken() implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            Table table = play.table();
            List<SpawnPoint> points = new ArrayList<>(table.spawnPoints());
            points.add(new SpawnPoint("last", table.zone("Y.h"), 9, true));
            play.table(table.withSpawnPoints(points));
        }
    }

    /** Makes noise whenever zombies appear, once for each card. */
    private record Shouts(String name) implements Skill, SpawnRuling {
        @Override
        public List<Step<Table>> spawned(Table table, Survivor survivor, List<Zone> zones) {
            return List.of(new MakeNoise(survivor.zone(), 1));
        }
    }

    private record MakeNoise(Zone zone, int noise) implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            Table table = play.table();
            play.table(table.withToken(table.print().tokenKinds().getFirst(), zone.index(), noise));
        }
    }

    /** Calls from zone c when a card is revealed. */
    private record Warns(String name) implements Skill, SpawnRuling {
        @Override
        public List<Step<Table>> revealed(Table table, Survivor survivor, ZombieCard card) {
            return List.of(new MakeNoise(table.zone("Y.c"), 3));
        }
    }

    /** Rings in zone d when the spawn step ends. */
    private record Bell() implements MomentRuling {
        @Override
        public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
            return moment == Moment.SPAWN_STEP_ENDS ? List.of(new MakeNoise(table.zone("Y.d"), 9)) : List.of();
        }
    }

    /** Two more cards in each spawn step. */
    private record TwoMore() implements SpawnRuling {
        @Override
        public int extraCards(Table table) {
            return 2;
        }
    }

    private static ZombieCard card(int index, String kind, String zombie, Integer... counts) {
        return new ZombieCard(index, "#" + index, kind, zombie, List.of(counts));
    }

    private static ZombieCard walkers(int index) {
        return card(index, "spawn", "Walker", 1, 2, 3, 4);
    }

    private static Yard yard(ShortagePolicy shortage, List<ZombieCard> deck, Ruling... rulings) {
        return Yard.of(TOGETHER, CARDS, shortage, deck, List.of(rulings));
    }

    private static SpawnPoint point(Yard yard, String name, String zone, int order) {
        return new SpawnPoint(name, yard.zone(zone), order, true);
    }

    private static List<String> drawn(Yard yard) {
        return yard.events(HordeEvent.ZombieCardDrawn.class).stream()
                .map(event -> event.card() + " " + event.spawn() + " " + event.level())
                .toList();
    }

    @Test
    void tokensDrawInTheirOrderAtTheHighestDangerLevel() {
        Yard yard = yard(new TypeActivates(), List.of(walkers(0), walkers(1), walkers(2)))
                .survivor("Ana", "i")
                .danger(Danger.ORANGE);
        yard.spawn(point(yard, "2", "c", 2), point(yard, "1", "a", 1), new SpawnPoint("3", yard.zone("d"), 3, false));
        yard.run(new SpawnStep());
        assertThat(drawn(yard)).containsExactly("#0 1 ORANGE", "#1 2 ORANGE");
        assertThat(yard.count(WALKER, "a")).isEqualTo(3);
        assertThat(yard.count(WALKER, "c")).isEqualTo(3);
        assertThat(yard.state().revealed()).isEqualTo(2);
    }

    @Test
    void extraCardsGoRoundAgainFromTheFirst() {
        List<ZombieCard> deck = List.of(walkers(0), walkers(1), walkers(2));
        Yard yard = yard(new TypeActivates(), deck, new TwoMore()).survivor("Ana", "i");
        yard.spawn(point(yard, "1", "a", 1));
        yard.run(new SpawnStep());
        assertThat(drawn(yard)).containsExactly("#0 1 BLUE", "#1 1 BLUE", "#2 1 BLUE");
        assertThat(yard.events(HordeEvent.ZombieCardDrawn.class))
                .extracting(drawn -> drawn.rule().id())
                .containsExactly("DRAW_ZOMBIE_CARD", "DRAW_ANOTHER_CARD", "DRAW_ANOTHER_CARD");
    }

    /** No card is drawn for a token while its owner keeps watch. */
    private record Watch() implements Skill, SpawnRuling {
        @Override
        public String name() {
            return "Watch";
        }

        @Override
        public List<Step<Table>> insteadOfDrawing(Survivor survivor) {
            return List.of(new PlaceZombies(WALKER, 1, survivor.zone()));
        }
    }

    @Test
    void extraCardsAreDrawnEvenWhereTheOthersAreNot() {
        List<ZombieCard> deck = List.of(walkers(0), walkers(1), walkers(2));
        Yard alone = yard(new TypeActivates(), deck).survivor("Ana", "i", new Watch());
        alone.spawn(point(alone, "1", "a", 1)).run(new SpawnStep());
        assertThat(drawn(alone)).isEmpty();
        assertThat(alone.count(WALKER, "i")).isEqualTo(1);
        Yard more = yard(new TypeActivates(), deck, new TwoMore()).survivor("Ana", "i", new Watch());
        more.spawn(point(more, "1", "a", 1)).run(new SpawnStep());
        assertThat(drawn(more)).containsExactly("#0 1 BLUE", "#1 1 BLUE");
        assertThat(more.count(WALKER, "i")).isEqualTo(1);
    }

    @Test
    void aTokenLaidInTheStepStillSpawnsInIt() {
        List<ZombieCard> deck = List.of(card(0, "token", "Walker", 0, 0, 0, 0), walkers(1), walkers(2));
        Yard yard = yard(new TypeActivates(), deck).survivor("Ana", "i");
        yard.spawn(point(yard, "1", "a", 1), point(yard, "2", "c", 2));
        yard.run(new SpawnStep());
        assertThat(drawn(yard)).containsExactly("#0 1 BLUE", "#1 2 BLUE", "#2 last BLUE");
        assertThat(yard.count(WALKER, "h")).isEqualTo(1);
    }

    @Test
    void anEmptyDeckIsMadeAnewOfItsDiscards() {
        Yard yard = yard(new TypeActivates(), List.of(walkers(0))).survivor("Ana", "i");
        yard.spawn(point(yard, "1", "a", 1), point(yard, "2", "c", 2));
        yard.run(new SpawnStep());
        assertThat(drawn(yard)).hasSize(2);
        assertThat(yard.events(HordeEvent.DeckReshuffled.class)).hasSize(1);
    }

    @Test
    void anExtraActivationDoesNothingAtBlue() {
        List<ZombieCard> deck = List.of(card(0, "extra", "Walker", 0, 0, 0, 0));
        Yard blue = yard(new TypeActivates(), deck).survivor("Ana", "a").zombies(WALKER, 1, "c");
        blue.run(new DrawZombieCard(point(blue, "1", "a", 1)));
        assertThat(blue.count(WALKER, "c")).isEqualTo(1);
        Yard yellow = yard(new TypeActivates(), deck)
                .survivor("Ana", "a")
                .danger(Danger.YELLOW)
                .zombies(WALKER, 1, "c");
        yellow.run(new DrawZombieCard(point(yellow, "1", "a", 1)));
        assertThat(yellow.count(WALKER, "b")).isEqualTo(1);
    }

    @Test
    void aRushMovesAtOnce() {
        List<ZombieCard> deck = List.of(card(0, "rush", "Walker", 2, 2, 2, 2));
        Yard yard = yard(new TypeActivates(), deck).survivor("Ana", "a").zombies(WALKER, 1, "c");
        yard.run(new DrawZombieCard(point(yard, "1", "c", 1)));
        assertThat(yard.count(WALKER, "b")).isEqualTo(2);
        assertThat(yard.count(WALKER, "c")).isEqualTo(1);
    }

    @Test
    void shortMiniaturesMayActivateTheirKind() {
        Yard yard = yard(new TypeActivates(), List.of())
                .survivor("Ana", "i")
                .noise("c", 3)
                .zombies(RUNNER, 3, "a");
        yard.run(new PlaceZombies(RUNNER, 3, yard.zone("a")));
        assertThat(yard.table().zombies().total(RUNNER)).isEqualTo(4);
        assertThat(yard.events(HordeEvent.MiniaturesShort.class).getFirst().missing())
                .isEqualTo(2);
        assertThat(yard.count(RUNNER, "c")).isEqualTo(4);
    }

    @Test
    void shortMiniaturesMayCallAGiantOnlyOnceForACard() {
        Yard yard = yard(ONE_GIANT_COMES, List.of())
                .survivor("Ana", "i", new Shouts("Shouts"))
                .zombies(RUNNER, 3, "a");
        yard.run(new PlaceZombies(List.of(
                new PlaceZombies.Lot(RUNNER, 2, yard.zone("a")), new PlaceZombies.Lot(RUNNER, 2, yard.zone("c")))));
        assertThat(yard.count(GIANT, "a")).isEqualTo(1);
        assertThat(yard.events(HordeEvent.MiniaturesShort.class)).hasSize(2);
        assertThat(yard.events(HordeEvent.ExtraActivation.class)).isEmpty();
        assertThat(yard.table().tokens().count(yard.zone("i").index(), 0)).isEqualTo(1);
    }

    @Test
    void aSecondGiantIsAnExtraActivationOfTheFirst() {
        Yard yard = yard(ONE_GIANT_COMES, List.of(card(0, "giant", "Giant", 1, 1, 1, 1)))
                .survivor("Ana", "a")
                .zombies(GIANT, 1, "c");
        yard.run(new DrawZombieCard(point(yard, "1", "d", 1)));
        assertThat(yard.table().zombies().total(GIANT)).isEqualTo(1);
        assertThat(yard.count(GIANT, "b")).isEqualTo(1);
    }

    @Test
    void playersChooseWhoReactsFirst() {
        Yard yard = yard(ONE_GIANT_COMES, List.of())
                .survivor("Ana", "a", new Shouts("Shouts"))
                .survivor("Bea", "c", new Shouts("Shouts"));
        yard.run(new PlaceZombies(WALKER, 1, yard.zone("e")));
        assertThat(yard.offered()).containsExactly("next Ana", "next Bea");
        yard.choose("next Bea");
        assertThat(yard.table().tokens().total()).isEqualTo(2);
    }

    @Test
    void theStepEndsAfterTheLastCardAndReactionsToACardComeBeforeItsEffect() {
        Yard yard = yard(new TypeActivates(), List.of(card(0, "rush", "Walker", 1, 1, 1, 1)), new Bell())
                .survivor("Ana", "i", new Warns("Warns"));
        yard.spawn(point(yard, "1", "a", 1));
        yard.run(new SpawnStep());
        // The noise made before the card took effect draws the rush; that of the end comes too late for it.
        assertThat(yard.count(WALKER, "b")).isEqualTo(1);
        assertThat(yard.table().tokens().count(yard.zone("d").index(), 0)).isEqualTo(9);
    }
}
