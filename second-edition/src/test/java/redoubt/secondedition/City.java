package redoubt.secondedition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import redoubt.board.Board;
import redoubt.board.Deck;
import redoubt.board.Edge;
import redoubt.board.Pile;
import redoubt.board.Placement;
import redoubt.board.Rotation;
import redoubt.board.Terrain;
import redoubt.content.Library;
import redoubt.horde.HordeGame;
import redoubt.horde.action.Relocate;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.edition.Edition;
import redoubt.horde.fixture.Altered;
import redoubt.horde.fixture.Blank;
import redoubt.horde.fixture.HordeTable;
import redoubt.horde.mission.CardName;
import redoubt.horde.round.Act;
import redoubt.horde.spawning.CreatureDeck;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Mission;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.secondedition.decks.PlainDecks;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.ground.Ground;

/** Streets and houses under the whole rulebook: printed tiles with people as a test needs them, or a mission after its set-up. */
public final class City extends HordeTable<City> {
    public static final SecondEdition BOX = SecondEditionGame.box(List.of());
    public static final HordeGame GAME = SecondEditionGame.of(List.of());
    public static final Ground GROUND = BOX.ground();

    private static final Library LIBRARY = Library.read(SecondEdition.content());
    private static final Edition EDITION = SecondEditionGame.edition(BOX);
    private static final CreatureDeck ABOMINATIONS = new CreatureDeck(
            CreatureDeck.ABOMINATIONS,
            BOX.print().zombieKinds().stream()
                    .filter(kind -> kind.family().equals(SecondEdition.ABOMINATION))
                    .map(kind -> kind.index())
                    .toList());

    private City(Table table) {
        super(table);
    }

    private City(SetUp setUp) {
        super(GAME, setUp, Luck.seeded(1));
        dice();
    }

    /** Tiles in rows parted by strokes, turned if need be, such as {@code "6R 4R@90 / 9R 2R"}, under the rulings of a mission. */
    public static City of(String tiles, Ruling... rulings) {
        List<Ruling> all = new ArrayList<>(List.of(rulings));
        all.add(new PlainDecks());
        return of(tiles, all);
    }

    /** The same with the advanced decks. */
    public static City advanced(String tiles, Ruling... rulings) {
        return of(tiles, new ArrayList<>(List.of(rulings)));
    }

    private static City of(String tiles, List<Ruling> all) {
        List<Placement> placements = new ArrayList<>();
        String[] rows = tiles.split(" / ");
        for (int row = 0; row < rows.length; row++) {
            String[] names = rows[row].split(" ");
            for (int column = 0; column < names.length; column++) {
                if (!names[column].equals("-")) {
                    placements.add(placement(names[column], row, column));
                }
            }
        }
        Terrain terrain = Terrain.of(Board.of(GROUND.legend(), placements));
        all.add(ABOMINATIONS);
        Table table = Blank.table(
                EDITION,
                new Mission("Z2-M00", "City", all),
                terrain,
                SecondEdition.EQUIPMENT_DECK,
                SecondEdition.PIMPWEAPON_DECK,
                SecondEdition.SECRET_SERVICE_DECK,
                SecondEdition.ZOMBIE_DECK,
                CreatureDeck.ABOMINATIONS);
        return new City(Altered.seats(table, 2));
    }

    private static Placement placement(String tile, int row, int column) {
        int at = tile.indexOf('@');
        Rotation turn = at < 0
                ? Rotation.R0
                : Rotation.of(Integer.parseInt(tile.substring(at + 1))).orElseThrow();
        return new Placement(LIBRARY.tile(at < 0 ? tile : tile.substring(0, at)), turn, row, column);
    }

    /** A mission set up with one player and everything dealt. */
    public static City mission(String id) {
        return of(SetUp.of(SecondEdition.ID, id).with("starting", "dealt"));
    }

    public static City of(SetUp setUp) {
        return new City(setUp);
    }

    /** Somebody with these skills and a whole turn before them. */
    public City survivor(String name, String zone, String... skills) {
        List<Skill> known = Arrays.stream(skills)
                .map(skill -> print().skill(skill).orElseThrow())
                .toList();
        join(Blank.card(name, known), zone);
        return with(Altered.seat(who(name), 1).withTurn(Blank.turn()));
    }

    /** The same without any card in anybody's hands. */
    public City emptyHanded() {
        for (Survivor survivor : table().survivors()) {
            with(survivor.withInventory(Inventory.empty(print().slots())));
        }
        return this;
    }

    public City at(String zone, String... names) {
        for (String name : names) {
            with(who(name).withZone(zone(zone)));
        }
        return this;
    }

    /** Puts cards into the slots in their order: two hands, then the backpack; an empty text leaves a slot empty. */
    public City holds(String name, String... cards) {
        for (int slot = 0; slot < cards.length; slot++) {
            if (!cards[slot].isEmpty()) {
                hold(name, slot, CardName.find(print(), cards[slot]));
            }
        }
        return this;
    }

    public List<String> cards(String name) {
        return who(name).inventory().items().stream().map(Item::name).toList();
    }

    /** Cards on top of a deck, the only ones in it. */
    public City deck(String name, String... cards) {
        List<Integer> indices = Arrays.stream(cards)
                .map(card -> CardName.find(print(), name + "/" + card).index())
                .toList();
        return with(table -> table.with(new Deck(name, Pile.of(indices), Pile.EMPTY)));
    }

    /** Zombie cards on top of their deck, by number. */
    public City zombieCards(String... numbers) {
        return draws(
                SecondEdition.ZOMBIE_DECK,
                Arrays.stream(numbers).map(number -> card(number).index()).toList());
    }

    private ZombieCard card(String number) {
        return print().zombieCards().stream()
                .filter(card -> card.number().equals(number))
                .findFirst()
                .orElseThrow();
    }

    /** Abominations on top of their deck, by name. */
    public City abominations(String... names) {
        return draws(
                CreatureDeck.ABOMINATIONS,
                Arrays.stream(names).map(name -> print().zombie(name).index()).toList());
    }

    /** Makes the door between two zones one of this kind, such as {@code closed-door}. */
    public City border(String kind, String one, String other) {
        int index = GROUND.legend().border(kind).index();
        return with(table -> table.withTerrain(table.terrain().withEdge(edge(one, other), index)));
    }

    public String border(String one, String other) {
        return GROUND.legend()
                .borders()
                .get(table().terrain().edgeKind(edge(one, other)))
                .name();
    }

    /** The border between two zones that is not a wall. */
    public int edge(String one, String other) {
        Board board = table().terrain().board();
        for (Edge edge : board.edges().between(board.zone(one), board.zone(other))) {
            if (edge.printed().index() != GROUND.wall()) {
                return edge.id().index();
            }
        }
        throw new IllegalArgumentException(one + " and " + other + " have no opening");
    }

    /** Puts a survivor into another zone, as if they had walked there. */
    public City walks(String name, String zone) {
        return run(new Relocate(id(name), zone(zone)));
    }

    public City acts(String name) {
        return run(new Act(id(name)));
    }

    public City gains(String name, int points) {
        return run(new GainAdrenaline(id(name), points));
    }

    public int actions(String name) {
        return who(name).turn().actions();
    }
}
