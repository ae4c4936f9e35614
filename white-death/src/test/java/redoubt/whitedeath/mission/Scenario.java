package redoubt.whitedeath.mission;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import redoubt.board.Terrain;
import redoubt.board.ZoneId;
import redoubt.horde.HordeGame;
import redoubt.horde.round.TakeTurn;
import redoubt.horde.rulings.Edition;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Deck;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Figures;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Mission;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Phase;
import redoubt.horde.table.Pile;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.table.Turn;
import redoubt.horde.table.Zone;
import redoubt.kernel.Agenda;
import redoubt.kernel.Choice;
import redoubt.kernel.Decision;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Progress;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.Status;
import redoubt.kernel.Step;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.beacon.Corrupt;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.skills.WhiteDeathSkills;

/** The real game on a mission or on a small board, where a test puts whom it needs and plays on. */
public final class Scenario {
    public static final WhiteDeath BOX = WhiteDeathGame.box(List.of());
    private static final HordeGame GAME =
            new HordeGame(WhiteDeath.ID, "White Death", BOX.edition(), Missions.of(BOX), List.of());
    private static final Engine<Table> ENGINE = new Engine<>(GAME);
    private static final WhiteDeathSkills SKILLS =
            WhiteDeathSkills.on(BOX.ground()).suggesting(BOX.skillNames());

    /** Nothing is left to do; the test looks at the table. */
    private record Rest() implements Question<Table, Rest.Done> {
        private record Done() implements Option {
            @Override
            public String key() {
                return "rest";
            }
        }

        @Override
        public Decision<Done> decision(Table table) {
            return new Decision<>(new RuleId("WD-RND-01"), table.everyone(), List.of(new Done()));
        }

        @Override
        public void answer(Done chosen, Play<Table> play) {
            play.then(this);
        }

        @Override
        public boolean alwaysAsked() {
            return true;
        }
    }

    private final List<Event> events = new ArrayList<>();
    private Table table;
    private Luck luck = Luck.loaded();
    private State<Table> state;

    private Scenario(Table table) {
        this.table = table;
    }

    /** A mission as it is laid out for six survivors, nobody with any card or skill, and no card shuffled. */
    public static Scenario mission(String id) {
        SetUp setUp = SetUp.of(WhiteDeath.ID, id).with("starting", "dealt");
        State<Table> laid = GAME.setUp(setUp, Luck.loaded());
        List<Survivor> bare = laid.table().survivors().stream()
                .map(survivor -> survivor.withSkills(List.of())
                        .withInventory(Inventory.empty(BOX.edition().slots())))
                .toList();
        Scenario scenario = new Scenario(laid.table().withSurvivors(bare).withRound(1));
        GAME.plan(setUp).opening().forEach(scenario::run);
        return scenario;
    }

    /** A board drawn as {@link Box#board} has it, with nobody on it. */
    public static Scenario board(String... rows) {
        Terrain terrain = Box.board(rows);
        Edition edition = BOX.edition();
        int zones = terrain.board().zoneCount();
        return new Scenario(new Table(
                edition,
                new Mission("TT-M01", "Board", List.of()),
                terrain,
                1,
                new Seat(1),
                1,
                Phase.PLAYERS,
                List.of(),
                Figures.none(zones, edition.zombieKinds().size()),
                Figures.none(zones, edition.allyKinds().size()),
                Figures.none(zones, edition.tokenKinds().size()),
                List.of(),
                List.of(),
                List.of(),
                List.of(
                        new Deck(WhiteDeath.EQUIPMENT_DECK, Pile.EMPTY, Pile.EMPTY),
                        new Deck(WhiteDeath.ZOMBIE_DECK, Pile.EMPTY, Pile.EMPTY),
                        new Deck(WhiteDeath.VAULT_DECK, Pile.EMPTY, Pile.EMPTY)),
                Annexes.NONE));
    }

    public Zone zone(String name) {
        return table().zone(name.contains(".") ? name : "T." + name);
    }

    public SurvivorId id(String name) {
        return survivor(name).id();
    }

    public Survivor survivor(String name) {
        return table().survivor(name).orElseThrow();
    }

    /** Adds a survivor to a board; of a mission's team, moves one. Skills are separated by semicolons. */
    public Scenario survivor(String name, String zone, String skills) {
        List<Skill> owned = Arrays.stream(skills.split(";"))
                .map(String::strip)
                .filter(skill -> !skill.isEmpty())
                .map(SKILLS::skill)
                .toList();
        if (table.survivor(name).isPresent()) {
            return with(table.with(survivor(name).withZone(zone(zone)).withSkills(owned)));
        }
        List<Survivor> team = new ArrayList<>(table.survivors());
        team.add(new Survivor(
                new SurvivorId(team.size(), name),
                new SurvivorCard(name, owned, List.of(), List.of(), List.of(), List.of(), 3),
                new Seat(1),
                Survivor.Presence.ON_BOARD,
                zone(zone),
                0,
                0,
                Danger.BLUE,
                owned,
                Inventory.empty(BOX.edition().slots()),
                List.of(),
                false,
                Turn.NONE));
        return with(table.withSurvivors(team));
    }

    public Scenario survivor(String name, String zone) {
        return survivor(name, zone, "");
    }

    /** Puts all survivors of a mission into a zone. */
    public Scenario everybody(String zone) {
        for (Survivor survivor : table.survivors()) {
            table = table.with(survivor.withZone(zone(zone)));
        }
        return this;
    }

    /** Whatever else a test needs on its table. */
    public Scenario with(Table changed) {
        table = changed;
        return this;
    }

    public Scenario zombies(int count, String kind, String zone) {
        int index = BOX.edition().zombie(kind).index();
        return with(table.withZombies(table.zombies().plus(zone(zone).index(), index, count)));
    }

    public Scenario guards(int count, String zone) {
        return with(table.withAllies(table.allies().plus(zone(zone).index(), 0, count)));
    }

    public Scenario noGuards() {
        return with(table.withAllies(table.allies().without(0)));
    }

    public Scenario empress(String zone) {
        int empress = BOX.guards().kind("Empress").index();
        return with(
                table.withAllies(table.allies().without(empress).plus(zone(zone).index(), empress, 1)));
    }

    public Scenario token(String kind, String zone) {
        return with(table.withToken(kind(kind), zone(zone).index(), 1));
    }

    public Scenario card(String survivor, String card) {
        Survivor owner = survivor(survivor);
        int slot = 0;
        while (!owner.inventory().isEmpty(slot)) {
            slot++;
        }
        Item item = Item.of(BOX.edition().card(card));
        return with(table.with(owner.withInventory(owner.inventory().with(slot, item))));
    }

    public Scenario discardAll(String survivor) {
        return with(table.with(
                survivor(survivor).withInventory(Inventory.empty(BOX.edition().slots()))));
    }

    public Scenario carrying(String survivor, String... tokens) {
        return with(table.with(survivor(survivor).withCarried(List.of(tokens))));
    }

    public Scenario objectives(String colour, String... zones) {
        List<Objective> all = new ArrayList<>();
        for (String zone : zones) {
            all.add(new Objective(zone(zone), colour, false));
        }
        return with(table.withObjectives(all));
    }

    /** The objectives of a mission turned so that one of this colour lies in this zone. */
    public Scenario colour(String zone, String colour) {
        List<Objective> all = new ArrayList<>(table.objectives());
        int there = place(all, zone);
        int other = 0;
        while (!all.get(other).colour().equals(colour)) {
            other++;
        }
        String swapped = all.get(there).colour();
        all.set(
                there,
                new Objective(all.get(there).zone(), colour, all.get(there).isFaceDown()));
        if (other != there) {
            all.set(
                    other,
                    new Objective(all.get(other).zone(), swapped, all.get(other).isFaceDown()));
        }
        return with(table.withObjectives(all));
    }

    private int place(List<Objective> all, String zone) {
        int place = 0;
        while (!all.get(place).zone().equals(zone(zone))) {
            place++;
        }
        return place;
    }

    public Scenario dropped(String card, String zone) {
        List<Dropped> all = new ArrayList<>(table.dropped());
        all.add(new Dropped(zone(zone), BOX.edition().card(card)));
        return with(table.withDropped(all));
    }

    /** All cards that lie on the board are taken away. */
    public Scenario noPiles() {
        return with(table.withDropped(List.of()));
    }

    public Scenario deck(String deck, String... cards) {
        List<Integer> indices = Arrays.stream(cards)
                .map(card -> BOX.edition().card(card).index())
                .toList();
        return with(table.with(table.deck(deck).withDraw(Pile.of(indices))));
    }

    public Scenario discards(String deck, String... cards) {
        List<Integer> indices = Arrays.stream(cards)
                .map(card -> BOX.edition().card(card).index())
                .toList();
        return with(table.with(table.deck(deck).withDiscard(Pile.of(indices))));
    }

    public Scenario spawn(String name, String zone) {
        List<SpawnPoint> all = new ArrayList<>(table.spawnPoints());
        all.removeIf(spawn -> spawn.name().equals(name));
        all.add(new SpawnPoint(name, zone(zone), all.size() + 1, true));
        return with(table.withSpawnPoints(all));
    }

    public Scenario annex(Annexes.Annex annex) {
        return with(table.with(annex));
    }

    public Scenario level(String survivor, int points, Danger level) {
        return with(table.with(survivor(survivor).withAdrenaline(points, level)));
    }

    public Scenario dice(Integer... dice) {
        luck = Luck.loaded(dice);
        return this;
    }

    /** A survivor takes a turn. */
    public Scenario turn(String name) {
        return run(new TakeTurn(id(name)));
    }

    /** Corruption spreads into a zone. */
    public Scenario corrupt(String zone) {
        return run(new Corrupt(new RuleId("WD-NECRO-07"), zone(zone)));
    }

    /** A step happens, after which the game rests. */
    public Scenario run(Step<Table> step) {
        Agenda<Table> agenda = Agenda.<Table>of(step, new Rest());
        return went(ENGINE.begin(State.laidOut(table(), agenda, luck)));
    }

    public Scenario choose(String... keys) {
        for (String key : keys) {
            went(ENGINE.apply(state, new Choice(new Seat(1), key)));
        }
        return this;
    }

    /** Puts a card just gained wherever it goes. */
    public Scenario settleCards() {
        while (options().stream().anyMatch(key -> key.startsWith("put ") && !key.contains(" from "))) {
            choose(options().stream()
                    .filter(key -> key.startsWith("put ") && !key.contains(" from "))
                    .reduce((first, last) -> last)
                    .orElseThrow());
        }
        return options().contains("done") ? choose("done") : this;
    }

    private Scenario went(Progress<Table> progress) {
        state = progress.state();
        table = state.table();
        luck = state.luck();
        events.addAll(progress.events());
        return this;
    }

    public List<String> options() {
        return decision().options().stream().map(Option::key).toList();
    }

    public Decision<?> decision() {
        if (state.status() instanceof Status.Waiting waiting) {
            return waiting.decision();
        }
        throw new AssertionError("the game is over: " + state.status());
    }

    public Table table() {
        return table;
    }

    public State<Table> state() {
        return state;
    }

    /** Won or lost and by which rule, or "" while the game goes on. */
    public String outcome() {
        return switch (state.status()) {
            case Status.Won won -> "won " + won.rule();
            case Status.Lost lost -> "lost " + lost.rule();
            case Status.Waiting _ -> "";
            case Status.SetUpDone _ -> "";
        };
    }

    public int guardsIn(String zone) {
        return table.allies().count(zone(zone).index(), 0);
    }

    public int zombiesIn(String zone) {
        return table.zombies().count(zone(zone).index());
    }

    public int tokens(String kind, String zone) {
        return table.count(kind(kind), zone(zone).index());
    }

    private static TokenKind kind(String kind) {
        return BOX.tokens().kind(kind);
    }

    public String kindOf(String zone) {
        return table.terrain().kind(new ZoneId(zone(zone).index())).name();
    }

    public int points(String name) {
        return survivor(name).adrenaline();
    }

    public int actions(String name) {
        return survivor(name).turn().actions();
    }

    public List<String> cards(String name) {
        return survivor(name).inventory().items().stream().map(Item::name).toList();
    }

    public <E extends Event> List<E> events(Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** Every rule that an event named so far. */
    public List<String> rules() {
        return events.stream().map(event -> event.rule().id()).distinct().toList();
    }
}
