package redoubt.whitedeath;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import redoubt.board.Terrain;
import redoubt.horde.HordeGame;
import redoubt.horde.event.HordeEvent;
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
import redoubt.kernel.Seats;
import redoubt.kernel.State;
import redoubt.kernel.Step;
import redoubt.whitedeath.mission.WhiteDeathGame;
import redoubt.whitedeath.rampart.RopeLadders;
import redoubt.whitedeath.skills.WhiteDeathSkills;

/** A small board of White Death with the whole game at work, on which a test puts whom and what it needs and plays on. */
public final class Scene {
    /** The whole game, as people play it. */
    public static final HordeGame GAME = WhiteDeathGame.of(List.of());

    public static final Edition EDITION = GAME.edition();

    /** Ends an arranging of cards that may have come to its end by itself. */
    public static final String DONE = "done, if asked";

    public static final WhiteDeathSkills SKILLS =
            WhiteDeathSkills.on(Box.GROUND).suggesting(Box.WHITE_DEATH.skillNames());

    private static final Engine<Table> ENGINE = new Engine<>(GAME);

    private final List<Event> events = new ArrayList<>();
    private Table table;
    private State<Table> state;

    private Scene(Terrain terrain) {
        Edition edition = EDITION;
        int zones = terrain.board().zoneCount();
        table = new Table(
                edition,
                new Mission("TT-M01", "Scene", List.of()),
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
                        new Deck("equipment", Pile.EMPTY, Pile.EMPTY),
                        new Deck("zombie", Pile.EMPTY, Pile.EMPTY),
                        new Deck("vault", Pile.EMPTY, Pile.EMPTY)),
                Annexes.NONE.with(RopeLadders.NONE));
    }

    /** A board drawn as {@link Box#board} has it. */
    public static Scene on(String... rows) {
        return new Scene(Box.board(rows));
    }

    public static Scene on(Terrain terrain) {
        return new Scene(terrain);
    }

    private Zone at(String zone) {
        return table.zone("T." + zone);
    }

    public static Skill skill(String name) {
        return SKILLS.skill(name);
    }

    /** Puts a survivor of seat 1 into a zone with some skills, separated by semicolons. */
    public Scene survivor(String name, String zone, String skills) {
        List<Skill> owned = new ArrayList<>();
        Arrays.stream(skills.split(";"))
                .map(String::strip)
                .filter(skill -> !skill.isEmpty())
                .forEach(skill -> owned.add(skill(skill)));
        SurvivorCard card = new SurvivorCard(name, owned, List.of(), List.of(), List.of(), List.of(), 3);
        List<Survivor> team = new ArrayList<>(table.survivors());
        team.add(new Survivor(
                new SurvivorId(team.size(), name),
                card,
                new Seat(1),
                Survivor.Presence.ON_BOARD,
                at(zone),
                0,
                0,
                Danger.BLUE,
                owned,
                Inventory.empty(EDITION.slots()),
                List.of(),
                false,
                Turn.NONE));
        table = table.withSurvivors(team);
        return this;
    }

    /** Gives a survivor a skill of another book's wording. */
    public Scene skilled(String name, Skill skill) {
        table = table.with(table.survivor(name).orElseThrow().withSkill(skill));
        return this;
    }

    /** Gives the survivor named a card in a slot: hand1, hand2, body, pack1 … */
    public Scene card(String name, String slot, String card) {
        Survivor owner = table.survivor(name).orElseThrow();
        Inventory inventory = owner.inventory();
        for (int i = 0; i < inventory.size(); i++) {
            if (inventory.slots().name(i).equals(slot)) {
                table = table.with(owner.withInventory(inventory.with(i, Item.of(EDITION.card(card)))));
            }
        }
        return this;
    }

    public Scene wounds(String name, int wounds) {
        table = table.with(table.survivor(name).orElseThrow().withWounds(wounds));
        return this;
    }

    public Scene seat(String name, int seat) {
        Survivor old = table.survivor(name).orElseThrow();
        Survivor changed = new Survivor(
                old.id(),
                old.card(),
                new Seat(seat),
                old.presence(),
                old.zone(),
                old.wounds(),
                old.adrenaline(),
                old.danger(),
                old.skills(),
                old.inventory(),
                old.carried(),
                old.hasActed(),
                old.turn());
        table = table.with(changed);
        return this;
    }

    public Scene zombies(String zone, String kind, int count) {
        int index = EDITION.zombie(kind).index();
        table = table.withZombies(table.zombies().plus(at(zone).index(), index, count));
        return this;
    }

    public Scene guards(String zone, int count) {
        table = table.withAllies(table.allies().plus(at(zone).index(), 0, count));
        return this;
    }

    /** The cards of the equipment deck, top first. */
    public Scene deck(String... cards) {
        table = table.with(new Deck(
                "equipment",
                Pile.of(Arrays.stream(cards)
                        .map(card -> EDITION.card(card).index())
                        .toList()),
                Pile.EMPTY));
        return this;
    }

    /** The first card of the zombie deck of this kind lies on top, and its spawn token in a zone. */
    public Scene zombieCard(String kind, String zone) {
        int card = EDITION.zombieCards().stream()
                .filter(each -> each.kind().equals(kind) && each.count(Danger.BLUE) > 0)
                .findFirst()
                .orElseThrow()
                .index();
        table = table.with(new Deck("zombie", Pile.of(List.of(card)), Pile.EMPTY))
                .withSpawnPoints(List.of(new SpawnPoint("1", at(zone), 1, true)));
        return this;
    }

    public static TokenKind token(String kind) {
        return EDITION.tokenKinds().stream()
                .filter(token -> token.name().equals(kind))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no token named " + kind));
    }

    public Scene token(String kind, String zone, int count) {
        table = table.withToken(token(kind), at(zone).index(), count);
        return this;
    }

    public Scene objective(String zone, String colour) {
        List<Objective> all = new ArrayList<>(table.objectives());
        all.add(new Objective(at(zone), colour, false));
        table = table.withObjectives(all);
        return this;
    }

    /** A spawn token with its number. */
    public Scene spawn(String name, String zone) {
        List<SpawnPoint> all = new ArrayList<>(table.spawnPoints());
        all.add(new SpawnPoint(name, at(zone), all.size() + 1, true));
        table = table.withSpawnPoints(all);
        return this;
    }

    /** Whatever else a test needs on its table. */
    public Scene with(UnaryOperator<Table> change) {
        table = change.apply(table());
        return this;
    }

    public Scene adrenaline(String name, int points, Danger level) {
        table = table.with(table.survivor(name).orElseThrow().withAdrenaline(points, level));
        return this;
    }

    public Scene dropped(String zone, String card) {
        table = table.withDropped(List.of(new Dropped(at(zone), EDITION.card(card))));
        return this;
    }

    public SurvivorId id(String name) {
        return table().survivor(name).orElseThrow().id();
    }

    /** The survivor's turn begins; these dice will be rolled. */
    public Scene turn(String name, Integer... dice) {
        table = table();
        return play(List.of(new TakeTurn(id(name))), dice);
    }

    /** Plays on from the table as it has become. */
    public Scene goOn(List<Step<Table>> steps, Integer... dice) {
        table = state.table();
        return play(steps, dice);
    }

    /** A second player sits down. */
    public Scene twoSeats() {
        table = new Table(
                table.book(),
                table.mission(),
                table.terrain(),
                2,
                table.firstPlayer(),
                table.round(),
                table.phase(),
                table.survivors(),
                table.zombies(),
                table.allies(),
                table.tokens(),
                table.objectives(),
                table.spawnPoints(),
                table.dropped(),
                table.decks(),
                table.annexes());
        return this;
    }

    public Scene play(List<Step<Table>> steps, Integer... dice) {
        List<Step<Table>> all = new ArrayList<>(steps);
        all.add(new Rest());
        events.clear();
        return follow(ENGINE.begin(State.laidOut(table, Agenda.<Table>empty().after(all), Luck.loaded(dice))));
    }

    private Scene follow(Progress<Table> progress) {
        state = progress.state();
        events.addAll(progress.events());
        return this;
    }

    public Scene choose(String... keys) {
        for (String each : keys) {
            boolean isEnd = each.equals(DONE);
            if (isEnd && !keys().contains("done")) {
                continue;
            }
            String key = isEnd ? "done" : each;
            follow(ENGINE.apply(state, new Choice(state.decision().seats().first(), key)));
        }
        return this;
    }

    public State<Table> state() {
        return state;
    }

    public List<String> keys() {
        return state.decision().options().stream().map(Option::key).toList();
    }

    /** The options that begin with a word. */
    public List<String> keys(String word) {
        return keys().stream().filter(key -> key.startsWith(word)).toList();
    }

    public RuleId rule() {
        return state.decision().rule();
    }

    public Seats seats() {
        return state.decision().seats();
    }

    public boolean isOver() {
        return rule().id().equals("TT-REST");
    }

    public Table table() {
        return state == null ? table : state.table();
    }

    public Survivor survivor(String name) {
        return table().survivor(name).orElseThrow();
    }

    public String zoneOf(String name) {
        return survivor(name).zone().name().substring(2);
    }

    public int zombies(String zone) {
        return table().zombies().count(at(zone).index());
    }

    public int tokens(String kind, String zone) {
        return table().count(token(kind), at(zone).index());
    }

    public <E extends Event> List<E> events(Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** The last attack declared. */
    public HordeEvent.AttackDeclared attack() {
        return events(HordeEvent.AttackDeclared.class).getLast();
    }

    /** Whether the players have lost. */
    public boolean isLost() {
        return state.isOver() && !state.isWon();
    }

    /** The zombies of a kind in a zone. */
    public int zombies(String zone, String kind) {
        return table().zombies().count(at(zone).index(), EDITION.zombie(kind).index());
    }

    public int guards(String zone) {
        return table().allies().count(at(zone).index());
    }

    /** The end of what a test plays. */
    private record Rest() implements Question<Table, Rest.Over> {
        record Over() implements Option {
            @Override
            public String key() {
                return "over";
            }
        }

        @Override
        public Decision<Over> decision(Table table) {
            return new Decision<>(new RuleId("TT-REST"), Seats.upTo(1), List.of(new Over()));
        }

        @Override
        public void answer(Over chosen, Play<Table> play) {}

        @Override
        public boolean alwaysAsked() {
            return true;
        }
    }
}
