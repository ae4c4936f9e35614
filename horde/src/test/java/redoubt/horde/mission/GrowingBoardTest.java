package redoubt.horde.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static redoubt.horde.fixture.Blank.zone;
import static redoubt.kernel.RuleId.rule;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Board;
import redoubt.board.Placement;
import redoubt.board.Rotation;
import redoubt.board.Terrain;
import redoubt.board.Tile;
import redoubt.horde.HordeGame;
import redoubt.horde.HordeText;
import redoubt.horde.action.Hamlet;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.SpareTiles;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Objective;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Play;
import redoubt.kernel.Progress;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.Step;
import redoubt.kernel.json.JsonException;
import redoubt.testkit.saved.StateText;

/** Tiles that come and go in play, and games saved while they do. */
class GrowingBoardTest {
    private static final RuleId WHY = rule("X-TILE-01");
    private static final SetUp SET_UP = SetUp.of("growing", "GR-M01").with("starting", "dealt");
    private static final Tile FIRST = Hamlet.GAME
            .plan(SetUp.of("hamlet", "HA-M01"))
            .terrain()
            .board()
            .placements()
            .getFirst()
            .tile();
    private static final Tile NORTH = named("N");
    private static final Tile EAST = named("E");

    private record Aside(List<Tile> tiles) implements SpareTiles {}

    private static Tile named(String name) {
        return new Tile(name, FIRST.drawing(), FIRST.zones());
    }

    private static Placement at(Tile tile, Rotation rotation, int row, int column) {
        return new Placement(tile, rotation, row, column);
    }

    private static HordeGame game(List<Step<Table>> opening) {
        Terrain terrain = Terrain.of(Board.of(
                Hamlet.EDITION.print().legend(),
                List.of(at(FIRST, Rotation.R0, 0, 0), at(named("W"), Rotation.R0, 0, -1))));
        MissionPlan empty = MissionPlan.of(
                Hamlet.EDITION.print(),
                new MissionCard("GR-M01", "Growing", "easy", "short"),
                4,
                terrain,
                List.of(zone(terrain, "H.a")));
        MissionPlan plan = empty.withZombies(empty.zombies()
                        .plus(zone(terrain, "W.a").index(), 0, 3)
                        .plus(zone(terrain, "H.i").index(), 1, 1))
                .withAllies(empty.allies()
                        .plus(zone(terrain, "W.a").index(), 0, 2)
                        .plus(zone(terrain, "H.c").index(), 0, 1))
                .withTokens(empty.tokens().plus(zone(terrain, "W.b").index(), 0, 1))
                .withSpawns(List.of(
                        new SpawnPoint("1", zone(terrain, "H.g"), 1, true),
                        new SpawnPoint("2", zone(terrain, "W.g"), 2, true)))
                .withObjectives(List.of(
                        new Objective(zone(terrain, "W.c"), "red", false),
                        new Objective(zone(terrain, "H.c"), "red", false)))
                .withRulings(List.of(new Aside(List.of(NORTH, EAST))))
                .withOpening(opening);
        return new HordeGame("growing", "Growing", Hamlet.EDITION, List.of(plan), List.of());
    }

    private static Progress<Table> begun(HordeGame game) {
        return new Engine<>(game).begin(game.setUp(SET_UP, Luck.seeded(7)));
    }

    private static void assertComesBack(HordeGame game, State<Table> state) {
        StateText<Table> text = HordeText.of(game, SET_UP);
        String written = text.write(state);
        State<Table> read = text.read(written);
        assertThat(read).isEqualTo(state);
        assertThat(read.table().terrain()).isEqualTo(state.table().terrain());
        assertThat(text.write(read)).isEqualTo(written);
    }

    @Test
    void aTileLaidInPlayIsSaved() {
        HordeGame game = game(List.of(new LayTile(WHY, at(NORTH, Rotation.R90, -1, 0))));
        Progress<Table> progress = begun(game);
        Table table = progress.state().table();
        assertThat(table.terrain().board().names()).contains("N.a", "H.a", "W.a");
        assertThat(table.zombies().zones()).isEqualTo(27);
        assertThat(table.zombies().total(0)).isEqualTo(3);
        assertThat(progress.events()).contains(new HordeEvent.TileLaid(WHY, "N", -1, 0, "R90"));
        assertComesBack(game, progress.state());
    }

    /** A card lies on each of two tiles. */
    private record LayCards() implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            Equipment card = Hamlet.EDITION.print().equipment().getFirst();
            play.table(play.table()
                    .withDropped(List.of(
                            new Dropped(play.table().zone("W.d"), card),
                            new Dropped(play.table().zone("H.d"), card))));
        }
    }

    @Test
    void aTileGoesWithAllThatLiesOnIt() {
        HordeGame game = game(List.of(new LayCards(), new TakeTileAway(WHY, "W")));
        Progress<Table> progress = begun(game);
        Table table = progress.state().table();
        assertThat(table.zombies().total(0)).isZero();
        assertThat(table.zombies().total(1)).isEqualTo(1);
        assertThat(table.allies().total()).isEqualTo(1);
        assertThat(table.tokens().total()).isZero();
        assertThat(table.spawnPoints()).hasSize(1);
        assertThat(table.objectives()).hasSize(1);
        assertThat(table.dropped())
                .singleElement()
                .matches(dropped -> dropped.zone().name().equals("H.d"));
        assertThat(progress.events()).contains(new HordeEvent.TileTakenAway(WHY, "W", 3));
        assertComesBack(game, progress.state());
    }

    @Test
    void tilesThatComeGoAndComeBackElsewhereAreSaved() {
        HordeGame game = game(List.of(
                new LayTile(WHY, at(NORTH, Rotation.R0, -1, 0)),
                new TakeTileAway(WHY, "W"),
                new LayTile(WHY, at(EAST, Rotation.R180, 0, 1)),
                new TakeTileAway(WHY, "N"),
                new LayTile(WHY, at(named("W"), Rotation.R270, 1, 1))));
        State<Table> state = begun(game).state();
        assertThat(state.table().terrain().board().placements()).hasSize(3);
        assertComesBack(game, state);
    }

    @Test
    void bordersAndZonesChangedOnANewTileAreSaved() {
        HordeGame game = game(List.of(new LayTile(WHY, at(NORTH, Rotation.R0, -1, 0))));
        State<Table> state = begun(game).state();
        Table table = state.table();
        Board board = table.terrain().board();
        int edge = board.edges()
                .between(board.zone("N.a"), board.zone("N.b"))
                .getFirst()
                .id()
                .index();
        Terrain changed = table.terrain()
                .withEdge(edge, 1)
                .withZone(board.zone("H.d").index(), board.legend().zone("room").index());
        State<Table> shut = state.withTable(table.withTerrain(changed));
        assertThat(changed).isNotEqualTo(table.terrain());
        StateText<Table> text = HordeText.of(game, SET_UP);
        assertThat(text.read(text.write(shut)).table().terrain()).isEqualTo(changed);
    }

    @Test
    void aSaveWithATileThatTheMissionLacksIsRefused() {
        HordeGame game = game(List.of(new LayTile(WHY, at(NORTH, Rotation.R0, -1, 0))));
        StateText<Table> text = HordeText.of(game, SET_UP);
        String other = text.write(begun(game).state()).replace("[\"N\"", "[\"Q\"");
        assertThatThrownBy(() -> text.read(other))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("GR-M01 has no tile \"Q\", only H W N E");
    }

    @Test
    void nobodyIsTakenAwayWithATile() {
        HordeGame game = game(List.of(new TakeTileAway(WHY, "H")));
        assertThatThrownBy(() -> begun(game)).hasMessage("Ada still stands on tile H");
    }
}
