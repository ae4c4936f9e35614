package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneId;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.view.TableView;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** How the table of a mission is laid out. */
class SetUpTest {
    private static final List<String> TEAM = List.of("Jenia", "Ogon", "Yasuke", "Lorna", "Dragomir", "Sarnaï");

    private static Table laid(String mission, int seats) {
        return Sitting.of(Sitting.open(mission).withSeats(seats).with("starting", "dealt"))
                .table();
    }

    private static List<Integer> seats(Table table) {
        return table.survivors().stream().map(each -> each.seat().number()).toList();
    }

    @Test
    @Rule("WD-SET-01")
    void oneToSixPlayersShareSixSurvivorsInAnyWay() {
        assertThat(seats(laid("WD-M01", 1))).containsExactly(1, 1, 1, 1, 1, 1);
        assertThat(seats(laid("WD-M01", 4))).containsExactly(1, 1, 2, 2, 3, 4);
        assertThat(seats(laid("WD-M01", 6))).containsExactly(1, 2, 3, 4, 5, 6);
        SetUp uneven = Sitting.open("WD-M01")
                .withSeats(2)
                .with("starting", "dealt")
                .with("seat1", "Ogon")
                .with("seat2", "Jenia", "Yasuke", "Lorna", "Dragomir", "Sarnaï");
        assertThat(seats(Sitting.of(uneven).table())).containsExactly(1, 2, 2, 2, 2, 2);
    }

    @Test
    @Rule({"WD-SET-02", "WD-DEC-01"})
    void theMissionChosenIsLaidWithItsOwnTiles() {
        assertThat(Scene.GAME.missions())
                .extracting(MissionCard::id)
                .containsExactly(
                        "WD-M00", "WD-M01", "WD-M02", "WD-M03", "WD-M04", "WD-M05", "WD-M06", "WD-M07", "WD-M08",
                        "WD-M09", "WD-M10");
        assertThat(tiles(laid("WD-M00", 1))).containsExactly("31R", "32R");
        assertThat(tiles(laid("WD-M07", 1)))
                .containsExactly("28R", "29R", "33V", "30R", "26V", "32R", "34V", "31R", "27R");
    }

    private static List<String> tiles(Table table) {
        return table.terrain().board().placements().stream()
                .map(placement -> placement.tile().name())
                .toList();
    }

    @Test
    @Rule("WD-SET-03")
    void tokensAndFiguresLieWhereTheMissionShowsThem() {
        Table table = laid("WD-M01", 1);
        assertThat(table.spawnPoints())
                .extracting(point -> point.name() + " " + point.zone().name())
                .containsExactly("1 31V.d", "2 27V.b", "3 34R.g");
        assertThat(table.count(Scene.token("beacon"), table.zone("32R.d").index()))
                .isOne();
        assertThat(table.count(Scene.token("banner"), table.zone("27V.i").index()))
                .isOne();
        assertThat(table.count(Scene.token("cauldron"), table.zone("29R.d").index()))
                .isOne();
        assertThat(table.count(Scene.token("ladder"), table.zone("28R.b").index()))
                .isOne();
        assertThat(table.allies().count(table.zone("29R.f").index())).isEqualTo(4);
        assertThat(table.objectives())
                .extracting(each -> each.zone().name())
                .containsExactly("31V.b", "27V.d", "28R.d", "29R.e", "32R.c", "34R.c");
    }

    @Test
    @Rule("WD-SET-03")
    void spawnTokensSpawnInAscendingOrderHoweverTheyLie() {
        Sitting sitting = Sitting.at("WD-M01")
                .with(table -> table.withSpawnPoints(table.spawnPoints().reversed()))
                .passRound();
        assertThat(sitting.events(HordeEvent.ZombieCardDrawn.class))
                .extracting(HordeEvent.ZombieCardDrawn::spawn)
                .startsWith("1", "2", "3");
    }

    @Test
    @Rule("WD-SET-04")
    void seatsTakeTheirTurnsClockwise() {
        Sitting sitting = Sitting.of(Sitting.open("WD-M01").withSeats(3).with("starting", "dealt"))
                .with(table -> table.withFirstPlayer(new Seat(2)));
        sitting.fromHere().passRound();
        assertThat(sitting.events(HordeEvent.TurnBegan.class))
                .extracting(
                        turn -> sitting.table().survivor(turn.survivor()).seat().number())
                .containsExactly(2, 2, 3, 3, 1, 1);
    }

    @Test
    @Rule("WD-SET-05")
    void everySurvivorHasItsOwnCard() {
        Table table = laid("WD-M01", 2);
        assertThat(table.survivors()).extracting(Survivor::name).containsExactlyElementsOf(TEAM);
        for (Survivor survivor : table.survivors()) {
            assertThat(survivor.card().name()).isEqualTo(survivor.name());
        }
        assertThat(table.survivors()).extracting(Survivor::card).doesNotHaveDuplicates();
    }

    @Test
    @Rule("WD-SET-06")
    void threeDecksAreShuffledAndLieFaceDown() {
        State<Table> one = Scene.GAME.setUp(Sitting.open("WD-M01").with("starting", "dealt"), Luck.seeded(1));
        State<Table> other = Scene.GAME.setUp(Sitting.open("WD-M01").with("starting", "dealt"), Luck.seeded(2));
        assertThat(one.table().decks())
                .extracting(deck -> deck.name() + " " + deck.draw().size() + " "
                        + deck.discard().size())
                .containsExactly("equipment 58 0", "vault 8 0", "zombie 56 0");
        for (String deck : List.of("equipment", "vault", "zombie")) {
            assertThat(one.table().deck(deck).draw().list())
                    .isNotEqualTo(other.table().deck(deck).draw().list())
                    .containsExactlyInAnyOrderElementsOf(
                            other.table().deck(deck).draw().list());
        }
        assertThat(one.table().deck("equipment").draw().list())
                .allMatch(card ->
                        Scene.EDITION.print().equipment().get(card).deck().equals("equipment"));
        TableView view = (TableView) Scene.GAME.view(one);
        assertThat(view.decks())
                .containsExactly(
                        new TableView.DeckView("equipment", 58, List.of()),
                        new TableView.DeckView("vault", 8, List.of()),
                        new TableView.DeckView("zombie", 56, List.of()));
    }

    @Test
    @Rule("WD-SET-07")
    void theKhanAndTheDefilerAreKnownToAllAndBelongToNobody() {
        Table table = laid("WD-M01", 2);
        State<Table> state = Scene.GAME.setUp(Sitting.open("WD-M01").with("starting", "dealt"), Luck.seeded(1));
        TableView view = (TableView) Scene.GAME.view(state);
        assertThat(view.miniatures()).contains(new TableView.Count("Khan", 1), new TableView.Count("Defiler", 1));
        assertThat(Scene.EDITION.print().equipment())
                .noneMatch(card -> card.name().equals("Khan") || card.name().equals("Defiler"));
        assertThat(table.decks()).extracting(deck -> deck.name()).doesNotContain("abomination", "necromancer");
        assertThat(table.zombies().total()).isZero();
    }

    @Test
    @Rule({"WD-SET-10", "WD-SET-15"})
    void survivorsStandInTheStartingZoneAndNoZombieIsOnTheBoard() {
        assertThat(laid("WD-M01", 1).survivors())
                .extracting(each -> each.zone().name())
                .containsOnly("28R.h");
        for (MissionCard mission : Scene.GAME.missions()) {
            assertThat(laid(mission.id(), 1).zombies().total()).isZero();
        }
    }

    @Test
    @Rule("WD-SET-15")
    void enteringABuildingBringsNoZombie() {
        Sitting sitting = Sitting.at("WD-M01");
        Table start = sitting.table();
        int room = -1;
        int outside = -1;
        for (int zone = 0; zone < start.terrain().board().zoneCount() && room < 0; zone++) {
            if (start.isBuilding(zone)) {
                for (ZoneId near : start.survivorPaths().neighbours(zone)) {
                    if (!start.isBuilding(near.index())) {
                        room = zone;
                        outside = near.index();
                    }
                }
            }
        }
        int from = outside;
        sitting.with(table -> table.with(table.survivor("Ogon").orElseThrow().withZone(table.zone(from))))
                .choose("activate Ogon", "move " + start.zone(room).name());
        assertThat(sitting.survivor("Ogon").zone()).isEqualTo(start.zone(room));
        assertThat(sitting.events(HordeEvent.ZombieCardDrawn.class)).isEmpty();
        assertThat(sitting.table().zombies().total()).isZero();
    }

    @Test
    @Rule({"WD-SET-11", "WD-SET-12", "WD-ADR-03"})
    void everybodyBeginsUnwoundedAtBlueWithTwoSkillsAndThreeActions() {
        Sitting sitting = Sitting.at("WD-M01");
        for (Survivor survivor : sitting.table().survivors()) {
            assertThat(survivor.adrenaline()).isZero();
            assertThat(survivor.danger()).isEqualTo(Danger.BLUE);
            assertThat(survivor.wounds()).isZero();
            assertThat(survivor.skills()).hasSize(2).isEqualTo(survivor.card().blue());
            assertThat(survivor.skills().get(1).name()).contains("Guard");
        }
        sitting.choose("activate Ogon");
        assertThat(sitting.survivor("Ogon").turn().actions()).isEqualTo(3);
    }

    @Test
    @Rule("WD-SET-14")
    void objectivesLieOnSpotsPrintedOnTheTiles() {
        for (MissionCard mission : Scene.GAME.missions()) {
            Table table = laid(mission.id(), 1);
            List<ZoneId> spots = new ArrayList<>(table.terrain().board().spots("objective"));
            spots.addAll(table.terrain().board().spots("extra"));
            assertThat(table.objectives())
                    .isNotEmpty()
                    .allMatch(objective ->
                            spots.contains(new ZoneId(objective.zone().index())));
        }
    }

    @Test
    @Rule("WD-SET-08")
    void everybodyHoldsOneOfTheSixStartingCards() {
        Table table = laid("WD-M01", 1);
        List<String> cards = new ArrayList<>();
        for (Survivor survivor : table.survivors()) {
            assertThat(survivor.inventory().items()).hasSize(1);
            cards.addAll(survivor.inventory().items().stream().map(Item::name).toList());
        }
        assertThat(cards)
                .containsExactlyInAnyOrder(
                        "Cavalry Lance", "Cavalry Lance", "Power Burst", "Shashka", "Shashka", "Short Bow");
    }
}
