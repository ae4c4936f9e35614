package redoubt.livingdead;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.board.Edge;
import redoubt.board.Placement;
import redoubt.board.Rotation;
import redoubt.board.Terrain;
import redoubt.board.Tile;
import redoubt.content.ContentFolder;
import redoubt.content.Library;
import redoubt.horde.action.Move;
import redoubt.horde.action.Relocate;
import redoubt.horde.action.ReorganizeAndTrade;
import redoubt.horde.action.Search;
import redoubt.horde.combat.Attacks;
import redoubt.horde.edition.Edition;
import redoubt.horde.edition.Workings;
import redoubt.horde.fixture.Altered;
import redoubt.horde.fixture.Blank;
import redoubt.horde.fixture.HordeTable;
import redoubt.horde.openings.Opener;
import redoubt.horde.openings.OpeningActions;
import redoubt.horde.round.Act;
import redoubt.horde.spawning.TypeActivates;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Mission;
import redoubt.horde.table.Print;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Slots;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Obstacle;
import redoubt.livingdead.barricades.Barricades;
import redoubt.livingdead.ghouls.Breakers;
import redoubt.livingdead.ghouls.GhoulCards;
import redoubt.livingdead.ghouls.MostSurvivors;
import redoubt.livingdead.ground.Gaits;
import redoubt.livingdead.ground.Ground;
import redoubt.livingdead.sight.LineOfSight;

/** The printed tiles with a few cards and survivors without skills: the ground for tests of single mechanisms. */
public final class Farm extends HordeTable<Farm> {
    public static final int WALKER = 0;
    public static final int BREAKER = 1;
    public static final int FATTY = 2;
    public static final int RELATIVE = 3;

    private static final Library LIBRARY =
            Library.read(ContentFolder.of(Ground.class, "/content/night-of-the-living-dead"));
    public static final Ground GROUND = Ground.of(LIBRARY.legend("night-of-the-living-dead"));
    public static final Gaits GAITS = Gaits.on(GROUND);
    private static final Slots SLOTS = new Slots(2, 0, 3);
    private static final List<Equipment> CARDS = List.of(
            card(0, "Carpenter's Hammer", new Opener(false)),
            card(1, "Chainsaw"),
            card(2, "Planks"),
            card(3, "Axe", new Opener(false)));

    private Farm(Table table) {
        super(table);
    }

    private static Equipment card(int index, String name, Ruling... traits) {
        Equipment.Use use = new Equipment.Use(ActionKind.MELEE, 0, 0, 1, 4, 1, false, false, false, "");
        List<Equipment.Use> uses = name.equals("Planks") ? List.of() : List.of(use);
        return new Equipment(index, name, "household", uses, true, false, false, 7, List.of(traits));
    }

    public static Tile tile(String name) {
        return LIBRARY.tile(name);
    }

    /** Tiles in rows parted by strokes, such as {@code "4R 3R / 1R 2R"}, under the rulings of a mission. */
    public static Farm of(String tiles, Ruling... rulings) {
        List<Placement> placements = new ArrayList<>();
        String[] rows = tiles.split(" / ");
        for (int row = 0; row < rows.length; row++) {
            String[] names = rows[row].split(" ");
            for (int column = 0; column < names.length; column++) {
                if (!names[column].equals("-")) {
                    placements.add(new Placement(LIBRARY.tile(names[column]), Rotation.R0, row, column));
                }
            }
        }
        Terrain terrain = Terrain.of(Board.of(GROUND.legend(), placements));
        Mission mission = new Mission("NL-S00", "Farm", List.of(rulings));
        return new Farm(Altered.seats(Blank.table(edition(), mission, terrain, "ghouls", "household"), 2));
    }

    private static Edition edition() {
        Print print = Print.named("farm", GROUND.legend(), GAITS.walker(), LineOfSight.common(GROUND))
                .buildings(GROUND.room(), GROUND.barn())
                .zombies(List.of(
                        new ZombieKind(0, "Walker", "Walker", 28, 1, 1, 1, 1, 2),
                        new ZombieKind(1, "Breaker", "Breaker", 12, 1, 1, 1, 1, 2),
                        new ZombieKind(2, "Fatty", "Fatty", 12, 1, 2, 2, 1, 1),
                        new ZombieKind(3, "Relative", "Relative", 2, 1, 1, 1, 1, 2)))
                .equipment(CARDS)
                .zombieCards(List.of(
                        new ZombieCard(0, "1", "spawn", "Walker", List.of(1, 3, 5, 7)),
                        new ZombieCard(1, "16", "spawn", "Fatty", List.of(1, 1, 5, 7)),
                        new ZombieCard(2, "42", "spawn", "Relative", List.of(1, 1, 1, 2)),
                        new ZombieCard(3, "43", GhoulCards.OPENING, "Walker", List.of(0, 0, 0, 0))))
                .decks("household", "ghouls")
                .rules(Blank::rule)
                .print();
        Workings workings = new Workings(
                new MostSurvivors(GAITS.walker(), GAITS.asIfOpen()),
                new GhoulCards(Barricades.on(GROUND), GAITS.asIfOpen()),
                new TypeActivates(),
                List.of(
                        new Move(),
                        new Search(),
                        new ReorganizeAndTrade(),
                        new Attacks(),
                        new OpeningActions(Barricades.on(GROUND), true),
                        new Breakers(BREAKER, Barricades.on(GROUND))),
                List.of());
        return new Edition(print, workings);
    }

    /** A survivor with a whole turn before it. */
    public Farm survivor(String name, String zone, Skill... skills) {
        return survivor(1, name, zone, skills);
    }

    public Farm survivor(int seat, String name, String zone, Skill... skills) {
        join(Blank.card(name, List.of(skills)), zone);
        return with(Altered.seat(who(name), seat).withTurn(Blank.turn()));
    }

    /** Puts cards into the slots in their order. */
    public Farm holds(String name, String... cards) {
        for (int slot = 0; slot < cards.length; slot++) {
            if (!cards[slot].isEmpty()) {
                hold(name, slot, print().card(cards[slot]));
            }
        }
        return this;
    }

    public Farm ghouls(int kind, int count, String zone) {
        return zombies(kind, count, zone);
    }

    /** Makes the border between two zones one of this kind, such as {@code closed-door}. */
    public Farm border(String kind, String one, String other) {
        int index = GROUND.legend().border(kind).index();
        return with(table -> table.withTerrain(table.terrain().withEdge(edge(one, other), index)));
    }

    public Farm danger(String name, Danger level) {
        return with(who(name).withAdrenaline(who(name).adrenaline(), level));
    }

    public Farm deck(String name, Integer... cards) {
        return draws(name, List.of(cards));
    }

    /** Puts a survivor into another zone, as if it had walked there. */
    public Farm walks(String name, String zone) {
        return run(new Relocate(id(name), zone(zone)));
    }

    public Farm acts(String name) {
        return run(new Act(id(name)));
    }

    public int edge(String one, String other) {
        Board board = table().terrain().board();
        List<Edge> between = board.edges().between(board.zone(one), board.zone(other));
        Optional<Edge> passage = between.stream()
                .filter(edge -> edge.printed().index() != GROUND.wall())
                .findFirst();
        return passage.orElseThrow(() -> new IllegalArgumentException(one + " and " + other + " have no opening"))
                .id()
                .index();
    }

    public String border(String one, String other) {
        return GROUND.legend()
                .borders()
                .get(table().terrain().edgeKind(edge(one, other)))
                .name();
    }

    public List<Obstacle> obstacles() {
        return game().obstacles(state());
    }
}
