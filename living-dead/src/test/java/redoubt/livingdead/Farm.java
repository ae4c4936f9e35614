package redoubt.livingdead;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.board.Edge;
import redoubt.board.Placement;
import redoubt.board.Rotation;
import redoubt.board.Terrain;
import redoubt.board.Tile;
import redoubt.content.ContentFolder;
import redoubt.content.Library;
import redoubt.horde.HordeGame;
import redoubt.horde.action.Move;
import redoubt.horde.action.Relocate;
import redoubt.horde.action.ReorganizeAndTrade;
import redoubt.horde.action.Search;
import redoubt.horde.combat.Attacks;
import redoubt.horde.openings.Opener;
import redoubt.horde.openings.OpeningActions;
import redoubt.horde.round.Act;
import redoubt.horde.rulings.Edition;
import redoubt.horde.spawning.TypeActivates;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Deck;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Figures;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Mission;
import redoubt.horde.table.Phase;
import redoubt.horde.table.Pile;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Slots;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Turn;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.table.Zone;
import redoubt.kernel.Agenda;
import redoubt.kernel.Choice;
import redoubt.kernel.Decision;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.Luck;
import redoubt.kernel.Obstacle;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Progress;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.State;
import redoubt.kernel.Step;
import redoubt.livingdead.barricades.Barricades;
import redoubt.livingdead.ghouls.Breakers;
import redoubt.livingdead.ghouls.GhoulCards;
import redoubt.livingdead.ghouls.MostSurvivors;
import redoubt.livingdead.sight.LineOfSight;

/** The printed tiles with a few cards and survivors without skills: the ground for tests of single mechanisms. */
public final class Farm {
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

    private record Rest() implements Question<Table, Rest.Wait> {
        private record Wait() implements Option {
            @Override
            public String key() {
                return "wait";
            }
        }

        @Override
        public Decision<Wait> decision(Table table) {
            return new Decision<>(rule("rest"), table.everyone(), List.of(new Wait()));
        }

        @Override
        public void answer(Wait chosen, Play<Table> play) {
            play.then(this);
        }

        @Override
        public boolean alwaysAsked() {
            return true;
        }
    }

    private final HordeGame game;
    private Table table;
    private State<Table> state;
    private Luck luck = Luck.loaded();
    private final List<Event> events = new ArrayList<>();

    private Farm(Edition edition, Table table) {
        this.game = new HordeGame("farm", "Farm", edition, List.of(), List.of());
        this.table = table;
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
        Edition edition = edition();
        int zones = terrain.board().zoneCount();
        return new Farm(
                edition,
                new Table(
                        edition,
                        new Mission("NL-S00", "Farm", List.of(rulings)),
                        terrain,
                        2,
                        new Seat(1),
                        1,
                        Phase.PLAYERS,
                        List.of(),
                        Figures.none(zones, 4),
                        Figures.none(zones, 1),
                        Figures.none(zones, 1),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(
                                new Deck("ghouls", Pile.EMPTY, Pile.EMPTY),
                                new Deck("household", Pile.EMPTY, Pile.EMPTY)),
                        Annexes.NONE));
    }

    private static Edition edition() {
        Map<Cite, RuleId> rules = new EnumMap<>(Cite.class);
        for (Cite cite : Cite.values()) {
            rules.put(cite, rule(cite.name()));
        }
        return new Edition(
                "farm",
                GROUND.legend(),
                List.of(GROUND.room(), GROUND.barn()),
                List.of(
                        new ZombieKind(0, "Walker", "Walker", 28, 1, 1, 1, 1, 2),
                        new ZombieKind(1, "Breaker", "Breaker", 12, 1, 1, 1, 1, 2),
                        new ZombieKind(2, "Fatty", "Fatty", 12, 1, 2, 2, 1, 1),
                        new ZombieKind(3, "Relative", "Relative", 2, 1, 1, 1, 1, 2)),
                List.of(),
                List.of(),
                Optional.empty(),
                CARDS,
                List.of(
                        new ZombieCard(0, "1", "spawn", "Walker", List.of(1, 3, 5, 7)),
                        new ZombieCard(1, "16", "spawn", "Fatty", List.of(1, 1, 5, 7)),
                        new ZombieCard(2, "42", "spawn", "Relative", List.of(1, 1, 1, 2)),
                        new ZombieCard(3, "43", GhoulCards.OPENING, "Walker", List.of(0, 0, 0, 0))),
                List.of(),
                List.of(),
                SLOTS,
                List.of(0, 7, 19, 43),
                3,
                false,
                GAITS.walker(),
                LineOfSight.common(GROUND),
                new MostSurvivors(GAITS.walker(), GAITS.asIfOpen()),
                new GhoulCards(Barricades.on(GROUND), GAITS.asIfOpen()),
                new TypeActivates(),
                "household",
                "ghouls",
                rules,
                List.of(
                        new Move(),
                        new Search(),
                        new ReorganizeAndTrade(),
                        new Attacks(),
                        new OpeningActions(Barricades.on(GROUND), true),
                        new Breakers(BREAKER, Barricades.on(GROUND))),
                List.of());
    }

    /** A survivor with a whole turn before it. */
    public Farm survivor(String name, String zone, Skill... skills) {
        return survivor(1, name, zone, skills);
    }

    public Farm survivor(int seat, String name, String zone, Skill... skills) {
        List<Survivor> team = new ArrayList<>(table.survivors());
        team.add(new Survivor(
                new SurvivorId(team.size(), name),
                new SurvivorCard(name, List.of(), List.of(), List.of(), List.of(), List.of(), 3),
                new Seat(seat),
                Survivor.Presence.ON_BOARD,
                table.zone(zone),
                0,
                0,
                Danger.BLUE,
                List.of(skills),
                Inventory.empty(SLOTS),
                List.of(),
                false,
                new Turn(true, 3, List.of(), List.of(), "", 0)));
        table = table.withSurvivors(team);
        return this;
    }

    /** Puts cards into the slots in their order. */
    public Farm holds(String name, String... cards) {
        for (int slot = 0; slot < cards.length; slot++) {
            if (!cards[slot].isEmpty()) {
                Item item = Item.of(Edition.of(table).card(cards[slot]));
                table = table.with(who(name).withInventory(who(name).inventory().with(slot, item)));
            }
        }
        return this;
    }

    public Farm ghouls(int kind, int count, String zone) {
        table = table.withZombies(table.zombies().plus(table.zone(zone).index(), kind, count));
        return this;
    }

    /** Makes the border between two zones one of this kind, such as {@code closed-door}. */
    public Farm border(String kind, String one, String other) {
        table = table.withTerrain(table.terrain()
                .withEdge(edge(one, other), GROUND.legend().border(kind).index()));
        return this;
    }

    public Farm spawn(SpawnPoint... points) {
        table = table.withSpawnPoints(List.of(points));
        return this;
    }

    public Farm danger(String name, Danger level) {
        table = table.with(who(name).withAdrenaline(who(name).adrenaline(), level));
        return this;
    }

    public Farm deck(String name, Integer... cards) {
        table = table.with(new Deck(name, Pile.of(List.of(cards)), Pile.EMPTY));
        return this;
    }

    public Farm with(Annexes.Annex annex) {
        table = table.with(annex);
        return this;
    }

    public Farm dice(Integer... dice) {
        luck = Luck.loaded(dice);
        return this;
    }

    public Farm run(Step<Table> step) {
        return keep(new Engine<>(game).begin(State.laidOut(table, Agenda.of(step, new Rest()), luck)));
    }

    /** Puts a survivor into another zone, as if it had walked there. */
    public Farm walks(String name, String zone) {
        return run(new Relocate(id(name), table.zone(zone)));
    }

    public Farm acts(String name) {
        return run(new Act(id(name)));
    }

    public Farm choose(String key) {
        return keep(new Engine<>(game)
                .apply(state, new Choice(state.decision().seats().first(), key)));
    }

    private Farm keep(Progress<Table> progress) {
        state = progress.state();
        table = state.table();
        events.addAll(progress.events());
        return this;
    }

    public int edge(String one, String other) {
        Board board = table.terrain().board();
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
                .get(table.terrain().edgeKind(edge(one, other)))
                .name();
    }

    public Zone zone(String name) {
        return table.zone(name);
    }

    public Survivor who(String name) {
        return table.survivor(name).orElseThrow();
    }

    public SurvivorId id(String name) {
        return who(name).id();
    }

    public Table table() {
        return table;
    }

    public State<Table> state() {
        return state;
    }

    public boolean isDone() {
        return state.isOver() || state.agenda().first() instanceof Rest;
    }

    public RuleId asked() {
        return state.decision().rule();
    }

    public List<String> offered() {
        return state.decision().options().stream().map(Option::key).toList();
    }

    public List<Obstacle> obstacles() {
        return game.obstacles(state);
    }

    public int count(int kind, String zone) {
        return table.zombies().count(table.zone(zone).index(), kind);
    }

    public <E extends Event> List<E> events(Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }
}
