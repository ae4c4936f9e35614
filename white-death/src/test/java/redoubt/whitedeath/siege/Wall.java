package redoubt.whitedeath.siege;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Terrain;
import redoubt.horde.HordeGame;
import redoubt.horde.round.EndPhase;
import redoubt.horde.round.PlayersPhase;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.rulings.Edition;
import redoubt.horde.rulings.Settling;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Deck;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Figures;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Mission;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Phase;
import redoubt.horde.table.Pile;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.table.Turn;
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
import redoubt.whitedeath.Box;
import redoubt.whitedeath.abomination.AbominationReplaces;
import redoubt.whitedeath.beacon.Stronghold;
import redoubt.whitedeath.edition.WhiteDeath;

/** A small board of White Death on which the zombies' rules are tried out. */
public final class Wall {
    private static final WhiteDeath BOX = Box.WHITE_DEATH;

    public static final Stronghold STRONGHOLD =
            Stronghold.of(BOX.ground(), BOX.gaits(), BOX.edition().tokenKinds(), WhiteDeath.VAULT_DECK);

    /** The box as it is. */
    public static final Edition EDITION = edition(List.of());

    /** The box with an abomination and two necromancers of another one. */
    public static final Edition WITH_GUESTS = edition(List.of(
            new ZombieKind(5, "Titan", Stronghold.ABOMINATION, 1, 1, 1, 3, 5, 1),
            new ZombieKind(6, "Wanderer", Stronghold.NECROMANCER, 1, 1, 1, 1, 1, 4),
            new ZombieKind(7, "Pilgrim", Stronghold.NECROMANCER, 1, 1, 1, 1, 1, 4)));

    /** The end of what a test runs. */
    private record Pause() implements Question<Table, Pause.Enough> {
        private record Enough() implements Option {
            @Override
            public String key() {
                return "enough";
            }
        }

        @Override
        public Decision<Enough> decision(Table table) {
            return new Decision<>(new RuleId("WD-RND-01"), table.everyone(), List.of(new Enough()));
        }

        @Override
        public void answer(Enough chosen, Play<Table> play) {
            play.then(this);
        }

        @Override
        public boolean alwaysAsked() {
            return true;
        }
    }

    /** Settles as the game of the family does, tokens that fall off included. */
    private record Trial(HordeGame family, List<Settling> settlings) implements Game<Table> {
        @Override
        public String id() {
            return family.id();
        }

        @Override
        public String title() {
            return family.title();
        }

        @Override
        public List<MissionCard> missions() {
            return List.of();
        }

        @Override
        public State<Table> setUp(SetUp setUp, Luck luck) {
            return family.setUp(setUp, luck);
        }

        @Override
        public void settle(Play<Table> play) {
            for (Settling settling : settlings) {
                settling.settle(play);
            }
            family.settle(play);
        }

        @Override
        public View view(State<Table> state) {
            return family.view(state);
        }

        @Override
        public State<Table> imagine(State<Table> state, Luck luck) {
            return family.imagine(state, luck);
        }

        @Override
        public double appraise(Table table) {
            return family.appraise(table);
        }

        @Override
        public int round(Table table) {
            return table.round();
        }
    }

    private Table table;
    private Luck luck = Luck.loaded();
    private State<Table> state;
    private Engine<Table> engine;
    private final List<Event> events = new ArrayList<>();

    private Wall(Table table) {
        this.table = table;
    }

    public static Edition edition(List<ZombieKind> guests) {
        Edition box = BOX.edition();
        List<ZombieKind> kinds = new ArrayList<>(box.zombieKinds());
        kinds.addAll(guests);
        return new Edition(
                box.id(),
                box.legend(),
                box.buildingKinds(),
                kinds,
                box.allyKinds(),
                box.tokenKinds(),
                box.noise(),
                box.equipment(),
                box.zombieCards(),
                box.survivors(),
                box.skills(),
                box.slots(),
                box.adrenaline(),
                box.actionsPerTurn(),
                box.isOneAlwaysMiss(),
                box.survivorGait(),
                box.sightRule(),
                SiegeRulings.pursuit(STRONGHOLD, kinds),
                new ZombieDeckCards(),
                new AbominationReplaces(),
                box.searchDeck(),
                box.zombieDeck(),
                box.rules(),
                SiegeRulings.all(STRONGHOLD),
                List.of(new PlayersPhase(), new ZombiePhase(), new EndPhase()));
    }

    /** A board drawn like those of {@link Box#board}. */
    public static Wall of(String... rows) {
        return of(EDITION, List.of(), rows);
    }

    public static Wall of(Edition edition, List<Ruling> rulings, String... rows) {
        Terrain terrain = Box.board(rows);
        int zones = terrain.board().zoneCount();
        return new Wall(new Table(
                edition,
                new Mission("WD-M00", "A trial", rulings),
                terrain,
                1,
                new Seat(1),
                1,
                Phase.ZOMBIES,
                List.of(),
                Figures.none(zones, edition.zombieKinds().size()),
                Figures.none(zones, edition.allyKinds().size()),
                Figures.none(zones, edition.tokenKinds().size()),
                List.of(),
                List.of(),
                List.of(),
                List.of(
                        new Deck(WhiteDeath.ZOMBIE_DECK, Pile.EMPTY, Pile.EMPTY),
                        new Deck(WhiteDeath.EQUIPMENT_DECK, Pile.EMPTY, Pile.EMPTY),
                        new Deck(WhiteDeath.VAULT_DECK, Pile.of(vault()), Pile.EMPTY)),
                Annexes.NONE));
    }

    private static List<Integer> vault() {
        return BOX.deck(WhiteDeath.VAULT_DECK).stream().map(Equipment::index).toList();
    }

    public Wall survivor(String name, String zone) {
        return survivor(name, zone, card(name).blue());
    }

    public Wall survivor(String name, String zone, List<Skill> skills) {
        List<Survivor> team = new ArrayList<>(table.survivors());
        team.add(new Survivor(
                new SurvivorId(team.size(), name),
                card(name),
                new Seat(1),
                Survivor.Presence.ON_BOARD,
                zone(zone),
                0,
                0,
                Danger.BLUE,
                skills,
                Inventory.empty(Edition.of(table).slots()),
                List.of(),
                false,
                Turn.NONE));
        table = table.withSurvivors(team);
        return this;
    }

    /** A survivor of the box, or one of another box. */
    private static SurvivorCard card(String name) {
        return BOX.edition().survivors().stream()
                .filter(card -> card.name().equals(name))
                .findFirst()
                .orElseGet(() -> new SurvivorCard(name, List.of(), List.of(), List.of(), List.of(), List.of(), 3));
    }

    public Wall danger(String survivor, Danger level) {
        Survivor climbing = table.survivor(survivor).orElseThrow();
        table = table.with(climbing.withAdrenaline(Edition.of(table).adrenalineAt(level), level));
        return this;
    }

    public Wall wearing(String survivor, String card, int slot) {
        Survivor owner = table.survivor(survivor).orElseThrow();
        table = table.with(owner.withInventory(
                owner.inventory().with(slot, Item.of(Edition.of(table).card(card)))));
        return this;
    }

    public Wall carrying(String survivor, String token) {
        table = table.with(table.survivor(survivor).orElseThrow().withCarried(List.of(token)));
        return this;
    }

    public Wall zombies(String zombie, int count, String zone) {
        table = table.withZombies(table.zombies().plus(zone(zone).index(), kind(zombie), count));
        return this;
    }

    /** So many zombies of a kind in a zone that only so many miniatures are left in the box. */
    public Wall left(String zombie, int count, String elsewhere) {
        ZombieKind kind = Edition.of(table).zombie(zombie);
        return zombies(zombie, kind.miniatures() - table.zombies().total(kind.index()) - count, elsewhere);
    }

    public Wall guards(int count, String zone) {
        table = table.withAllies(table.allies().plus(zone(zone).index(), 0, count));
        return this;
    }

    public Wall token(String name, String... zones) {
        for (String zone : zones) {
            table = table.withToken(token(name), zone(zone).index(), 1);
        }
        return this;
    }

    public Wall corrupted(String... zones) {
        table = table.withTerrain(Box.corrupted(table.terrain(), zones));
        return token("corruption", zones);
    }

    public Wall spawn(int number, String zone) {
        List<SpawnPoint> points = new ArrayList<>(table.spawnPoints());
        points.add(new SpawnPoint(String.valueOf(number), zone(zone), number, true));
        table = table.withSpawnPoints(points);
        return this;
    }

    public Wall objective(String zone, String colour, boolean isFaceDown) {
        List<Objective> objectives = new ArrayList<>(table.objectives());
        objectives.add(new Objective(zone(zone), colour, isFaceDown));
        table = table.withObjectives(objectives);
        return this;
    }

    /** The next cards of the zombie deck, by their numbers. */
    public Wall cards(String... numbers) {
        List<Integer> cards = new ArrayList<>();
        for (String number : numbers) {
            cards.add(Edition.of(table).zombieCards().stream()
                    .filter(card -> card.number().equals(number))
                    .findFirst()
                    .orElseThrow()
                    .index());
        }
        table = table.with(table.deck(WhiteDeath.ZOMBIE_DECK).withDraw(Pile.of(cards)));
        return this;
    }

    public Wall deck(Deck deck) {
        List<Deck> decks = new ArrayList<>(table.decks());
        decks.removeIf(other -> other.name().equals(deck.name()));
        decks.add(deck);
        table = new Table(
                table.book(),
                table.mission(),
                table.terrain(),
                table.seats(),
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
                decks,
                table.annexes());
        return this;
    }

    public Wall dice(Integer... dice) {
        luck = Luck.loaded(dice);
        return this;
    }

    @SafeVarargs
    public final Wall run(Step<Table>... steps) {
        Edition edition = Edition.of(table);
        HordeGame family = new HordeGame(edition.id(), "White Death", edition, List.of(), List.of());
        List<Settling> settlings = edition.rulings().stream()
                .filter(Settling.class::isInstance)
                .map(Settling.class::cast)
                .toList();
        engine = new Engine<>(new Trial(family, settlings));
        List<Step<Table>> all = new ArrayList<>();
        for (Step<Table> step : steps) {
            all.add(step);
        }
        all.add(new Pause());
        events.clear();
        took(engine.begin(State.laidOut(table, Agenda.<Table>empty().after(all), luck)));
        return this;
    }

    public Wall choose(String key) {
        took(engine.apply(state, new Choice(new Seat(1), key)));
        return this;
    }

    private void took(Progress<Table> progress) {
        state = progress.state();
        table = state.table();
        luck = state.luck();
        events.addAll(progress.events());
    }

    public List<String> options() {
        return state.decision().options().stream().map(Option::key).toList();
    }

    /** The rule of the question that the game waits for. */
    public String asked() {
        return state.decision().rule().id();
    }

    public boolean isDone() {
        return !state.isOver() && state.agenda().first() instanceof Pause;
    }

    public State<Table> state() {
        return state;
    }

    public Table table() {
        return table;
    }

    public <E extends Event> List<E> events(Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** The rules of all events of a type. */
    public List<String> cited(Class<? extends Event> type) {
        return events(type).stream().map(event -> event.rule().id()).toList();
    }

    public int count(String zombie, String zone) {
        return table.zombies().count(zone(zone).index(), kind(zombie));
    }

    public int tokens(String name, String zone) {
        return table.count(token(name), zone(zone).index());
    }

    public boolean isCorrupted(String zone) {
        return STRONGHOLD.ground().isCorrupted(table.terrain(), zone(zone).index());
    }

    public int wounds(String survivor) {
        return table.survivor(survivor).orElseThrow().wounds();
    }

    public SurvivorId id(String survivor) {
        return table.survivor(survivor).orElseThrow().id();
    }

    /** The letter of the zone where a spawn token lies, or nothing. */
    public String spawnAt(String name) {
        return table.spawnPoints().stream()
                .filter(point -> point.name().equals(name))
                .map(point -> point.zone().name().substring(2))
                .findFirst()
                .orElse("");
    }

    public Zone zone(String letter) {
        return table.zone("T." + letter);
    }

    public int kind(String zombie) {
        return Edition.of(table).zombie(zombie).index();
    }

    private static TokenKind token(String name) {
        return BOX.tokens().kind(name);
    }
}
