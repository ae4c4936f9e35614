package redoubt.horde.zombies;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.board.Drawing;
import redoubt.board.Gait;
import redoubt.board.Legend;
import redoubt.board.Placement;
import redoubt.board.Rotation;
import redoubt.board.SightRule;
import redoubt.board.Terrain;
import redoubt.board.Tile;
import redoubt.board.ZonePlan;
import redoubt.horde.rulings.Edition;
import redoubt.horde.rulings.Pursuit;
import redoubt.horde.rulings.ShortagePolicy;
import redoubt.horde.rulings.SpawnCards;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Deck;
import redoubt.horde.table.Figures;
import redoubt.horde.table.Inventory;
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
import redoubt.horde.table.TokenKind;
import redoubt.horde.table.Turn;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.table.Zone;
import redoubt.kernel.Agenda;
import redoubt.kernel.Choice;
import redoubt.kernel.Decision;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Progress;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.Step;
import redoubt.kernel.View;

/**
 * A made-up edition on a small yard for the tests of zombies and spawning. Walkers and runners cannot climb the ledge
 * between e and h; the giant can. Nobody sees through walls.
 */
public final class Yard {
    public static final int WALKER = 0;
    public static final int RUNNER = 1;
    public static final int GIANT = 2;

    private static final Legend LEGEND = Legend.named("yard")
            .border("open", '~', '~', false)
            .border("wall", '-', '|', false)
            .border("ledge", '^', '^', false)
            .zone("street", '.', false)
            .between("street", "street", "open", "wall", "ledge")
            .outer("street", "wall")
            .joint("any", "any", "wall")
            .boardEdge("wall")
            .legend();

    private static final String DRAWING = """
            +---+---+---+
            | a ~ b ~ c |
            + ~ +---+ ~ +
            | d ~ e ~ f |
            +---+ ^ +---+
            | g ~ h | i |
            +---+---+---+
            """;

    private static final Gait WALK = new Gait("walk", 0, (terrain, edge, from, to) -> terrain.edgeKind(edge) == 0);
    private static final Gait CLIMB = new Gait("climb", 1, (terrain, edge, from, to) -> terrain.edgeKind(edge) != 1);
    private static final Gait FREE = new Gait("free", 2, (terrain, edge, from, to) -> true);
    static final List<Gait> GAITS = List.of(WALK, WALK, CLIMB);

    /** White Death's way: sight, path, noise; nobody splits. */
    public static final Pursuit TOGETHER = new SightPathNoise(
            Eyes.LIKE_EVERYBODY,
            GAITS,
            FREE,
            new SightPathNoise.Reasons(rule("seen open"), rule("seen"), rule("heard open"), rule("heard")));

    /** The other way: groups split. */
    public static final Pursuit SPLITTING =
            new SightNoise(Eyes.LIKE_EVERYBODY, GAITS, List.of(CLIMB, CLIMB, CLIMB), rule("seen"), rule("heard"));

    private record Straight() implements SightRule {
        @Override
        public int slot() {
            return 0;
        }

        @Override
        public int begin(Terrain terrain, int viewer) {
            return 0;
        }

        @Override
        public int follow(Terrain terrain, int memory, int viewer, int edge, int zone) {
            return terrain.edgeKind(edge) == 1 ? SightRule.STOP : SightRule.seeAndPass(0);
        }
    }

    /** Nothing is left to do. */
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

    private static final class YardGame implements Game<Table> {
        @Override
        public String id() {
            return "yard";
        }

        @Override
        public String title() {
            return "Yard";
        }

        @Override
        public List<MissionCard> missions() {
            return List.of();
        }

        @Override
        public State<Table> setUp(SetUp setUp, Luck luck) {
            throw new UnsupportedOperationException();
        }

        @Override
        public View view(State<Table> state) {
            throw new UnsupportedOperationException();
        }

        @Override
        public State<Table> imagine(State<Table> state, Luck luck) {
            return state;
        }

        @Override
        public double appraise(Table table) {
            return 0;
        }

        @Override
        public int round(Table table) {
            return table.round();
        }
    }

    public static final Game<Table> GAME = new YardGame();
    private static final Board BOARD = Board.of(LEGEND, List.of(new Placement(tile(), Rotation.R0, 0, 0)));

    private Table table;
    private State<Table> state;
    private final List<Event> events = new ArrayList<>();

    private Yard(Table table) {
        this.table = table;
    }

    private static Tile tile() {
        List<String> wrong = new ArrayList<>();
        Drawing drawing = Drawing.read(
                LEGEND, DRAWING.lines().toList(), (line, character, message) -> wrong.add(line + ":" + message));
        if (!wrong.isEmpty()) {
            throw new IllegalStateException(wrong.toString());
        }
        List<ZonePlan> plans = drawing.zones().stream()
                .map(name -> new ZonePlan(name, LEGEND.zone("street")))
                .toList();
        return new Tile("Y", drawing, plans);
    }

    /** A yard with nobody in it. */
    public static Yard of(
            Pursuit pursuit, SpawnCards cards, ShortagePolicy shortage, List<ZombieCard> deck, List<Ruling> rulings) {
        Edition edition = edition(pursuit, cards, shortage, deck, rulings);
        Terrain terrain = Terrain.of(BOARD);
        int zones = BOARD.zoneCount();
        List<Integer> order = deck.stream().map(ZombieCard::index).toList();
        return new Yard(new Table(
                edition,
                new Mission("Y-M01", "Yard", List.of()),
                terrain,
                1,
                new Seat(1),
                1,
                Phase.ZOMBIES,
                List.of(),
                Figures.none(zones, 3),
                Figures.none(zones, 1),
                Figures.none(zones, 1),
                List.of(),
                List.of(),
                List.of(),
                List.of(new Deck("zombies", Pile.of(order), Pile.EMPTY)),
                Annexes.NONE));
    }

    public static Yard of(Pursuit pursuit, Ruling... rulings) {
        return of(
                pursuit,
                (table, card, at) -> List.of(),
                (table, kind, missing, zone) -> List.of(),
                List.of(),
                List.of(rulings));
    }

    private static Edition edition(
            Pursuit pursuit, SpawnCards cards, ShortagePolicy shortage, List<ZombieCard> deck, List<Ruling> rulings) {
        Map<Cite, RuleId> rules = new EnumMap<>(Cite.class);
        for (Cite cite : Cite.values()) {
            rules.put(cite, rule(cite.name()));
        }
        TokenKind noise = new TokenKind(0, "noise");
        return new Edition(
                "yard",
                LEGEND,
                List.of(),
                List.of(
                        new ZombieKind(0, "Walker", "Walker", 12, 1, 1, 1, 1, 1),
                        new ZombieKind(1, "Runner", "Runner", 4, 2, 1, 1, 1, 2),
                        new ZombieKind(2, "Giant", "Giant", 1, 1, 2, 3, 5, 0)),
                List.of(new AllyKind(0, "guard")),
                List.of(noise),
                Optional.of(noise),
                List.of(),
                deck,
                List.of(),
                List.of(),
                new Slots(2, 1, 3),
                List.of(0, 7, 19, 43),
                3,
                true,
                WALK,
                new Straight(),
                pursuit,
                cards,
                shortage,
                "equipment",
                "zombies",
                rules,
                rulings,
                List.of());
    }

    public Yard survivor(String name, String zone, Skill... skills) {
        SurvivorCard card = new SurvivorCard(name, List.of(), List.of(), List.of(), List.of(), List.of(), 3);
        List<Survivor> team = new ArrayList<>(table.survivors());
        team.add(new Survivor(
                new SurvivorId(team.size(), name),
                card,
                new Seat(1),
                Survivor.Presence.ON_BOARD,
                zone(zone),
                0,
                0,
                Danger.BLUE,
                List.of(skills),
                Inventory.empty(new Slots(2, 1, 3)),
                List.of(),
                false,
                Turn.NONE));
        table = table.withSurvivors(team);
        return this;
    }

    public Yard danger(Danger level) {
        table = table.with(table.survivors().getFirst().withAdrenaline(0, level));
        return this;
    }

    public Yard guards(String zone, int count) {
        table = table.withAllies(table.allies().plus(zone(zone).index(), 0, count));
        return this;
    }

    public Yard noise(String zone, int count) {
        table = table.withTokens(table.tokens().plus(zone(zone).index(), 0, count));
        return this;
    }

    public Yard zombies(int kind, int count, String zone) {
        table = table.withZombies(table.zombies().plus(zone(zone).index(), kind, count));
        return this;
    }

    public Yard spawn(SpawnPoint... points) {
        table = table.withSpawnPoints(List.of(points));
        return this;
    }

    public Zone zone(String name) {
        return table.zone("Y." + name);
    }

    public SurvivorId id(String name) {
        return table.survivor(name).orElseThrow().id();
    }

    public Table table() {
        return table;
    }

    public Yard run(Step<Table> step) {
        Agenda<Table> agenda = Agenda.of(step, new Rest());
        return keep(new Engine<>(GAME).begin(State.laidOut(table, agenda, Luck.seeded(1))));
    }

    public Yard choose(String key) {
        return keep(new Engine<>(GAME).apply(state, new Choice(new Seat(1), key)));
    }

    /** Takes the first option of everything that is asked. */
    public Yard finish() {
        while (!isDone()) {
            keep(new Engine<>(GAME).apply(state, state.decision().options().getFirst()));
        }
        return this;
    }

    public boolean isDone() {
        return state.isOver() || state.agenda().first() instanceof Rest;
    }

    private Yard keep(Progress<Table> progress) {
        state = progress.state();
        table = state.table();
        events.addAll(progress.events());
        return this;
    }

    public State<Table> state() {
        return state;
    }

    public RuleId asked() {
        return state.decision().rule();
    }

    public List<String> offered() {
        return state.decision().options().stream().map(Option::key).toList();
    }

    public int count(int kind, String zone) {
        return table.zombies().count(zone(zone).index(), kind);
    }

    public <E extends Event> List<E> events(Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }
}
