package redoubt.horde.combat;

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
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.AttackBonus;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.Draft;
import redoubt.horde.rulings.Edition;
import redoubt.horde.rulings.Pursuit;
import redoubt.horde.rulings.WoundRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.AllyKind;
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
import redoubt.kernel.Seats;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.Step;
import redoubt.kernel.View;

/** Four street zones in a row, a made-up edition, and survivors put there by a test. */
public final class Field {
    public static final ActionKind MAGIC = new ActionKind("Magic", true);
    public static final int WALKER = 0;
    public static final int BRUTE = 1;
    public static final int RUNNER = 2;
    public static final int KHAN = 3;
    public static final TokenKind NOISE = new TokenKind(0, "noise");
    private static final Slots SLOTS = new Slots(2, 1, 5);
    private static final List<ZombieKind> ZOMBIES = List.of(
            new ZombieKind(WALKER, "Walker", "Walker", 30, 1, 1, 1, 1, 2),
            new ZombieKind(BRUTE, "Brute", "Brute", 10, 1, 1, 2, 1, 1),
            new ZombieKind(RUNNER, "Runner", "Runner", 10, 2, 1, 1, 1, 3),
            new ZombieKind(KHAN, "Khan", "Abomination", 1, 1, 1, 3, 5, 1));
    private static final Legend LEGEND = Legend.named("field")
            .border("open", '~', '~', false)
            .border("wall", '-', '|', false)
            .zone("street", '.', false)
            .between("street", "street", "open")
            .outer("street", "open")
            .joint("any", "any", "open")
            .boardEdge("wall")
            .legend();
    private static final Terrain TERRAIN = terrain();

    public static final Equipment SWORD = weapon(0, "Sword", use(ActionKind.MELEE, 0, 0, 2, 4, 1, true, false, false));
    public static final Equipment BOW = weapon(1, "Bow", use(ActionKind.RANGED, 1, 3, 1, 3, 1, false, false, false));
    public static final Equipment GUN = weapon(2, "Gun", use(ActionKind.RANGED, 0, 1, 2, 4, 2, true, true, true));
    public static final Equipment BOLT = weapon(3, "Bolt", use(MAGIC, 0, 1, 3, 4, 1, false, true, false));
    public static final Equipment SPEAR = weapon(4, "Spear", use(ActionKind.MELEE, 1, 1, 2, 4, 1, false, false, false));
    public static final Equipment ARMOUR =
            new Equipment(5, "Armour", "equipment", List.of(), false, true, false, 3, List.of());
    public static final Equipment SHIELD =
            new Equipment(6, "Shield", "equipment", List.of(), true, false, false, 4, List.of(new ShieldTrait()));
    public static final Equipment DAGGER = new Equipment(
            7,
            "Dagger",
            "equipment",
            List.of(use(ActionKind.MELEE, 0, 0, 1, 4, 1, true, false, false)),
            true,
            false,
            false,
            0,
            List.of(new HelpsOther()));
    private static final List<Equipment> CARDS = List.of(SWORD, BOW, GUN, BOLT, SPEAR, ARMOUR, SHIELD, DAGGER);

    private final List<Survivor> survivors = new ArrayList<>();
    private final List<Ruling> rulings = new ArrayList<>();
    private final List<Skill> skills = new ArrayList<>();
    private Figures zombies = Figures.none(4, 4);
    private Figures allies = Figures.none(4, 1);
    private boolean isOneAlwaysMiss = true;

    /** A shield lets failed dice of a suit of armour be rolled again. */
    record ShieldTrait() implements WoundRuling {
        @Override
        public boolean isArmourRerolled(Table table, Survivor bearer) {
            return bearer.inventory().slotOf("Armour") == 2;
        }
    }

    /** One more die for another melee weapon in hand. */
    record HelpsOther() implements AttackRuling {
        @Override
        public AttackBonus bonusToOther(Table table, Draft attack) {
            return attack.use().kind().equals(ActionKind.MELEE) ? AttackBonus.dicePerWeapon(1) : AttackBonus.NONE;
        }
    }

    public static Equipment.Use use(
            ActionKind kind,
            int nearest,
            int farthest,
            int dice,
            int accuracy,
            int damage,
            boolean dual,
            boolean noisy,
            boolean reload) {
        return new Equipment.Use(kind, nearest, farthest, dice, accuracy, damage, dual, noisy, reload, "");
    }

    private static Equipment weapon(int index, String name, Equipment.Use... uses) {
        return new Equipment(index, name, "equipment", List.of(uses), true, false, false, 0, List.of());
    }

    private static Terrain terrain() {
        Drawing drawing = Drawing.read(LEGEND, """
                + ~ + ~ + ~ + ~ +
                ~ a ~ b ~ c ~ d ~
                + ~ + ~ + ~ + ~ +
                """.lines().toList(), (line, character, message) -> {
            throw new IllegalArgumentException(message);
        });
        List<ZonePlan> zones = new ArrayList<>();
        for (String zone : drawing.zones()) {
            zones.add(new ZonePlan(zone, LEGEND.zone("street")));
        }
        Tile tile = new Tile("1R", drawing, zones);
        return Terrain.of(Board.of(LEGEND, List.of(new Placement(tile, Rotation.R0, 0, 0))));
    }

    private static Zone at(String letter) {
        String name = "1R." + letter;
        return new Zone(TERRAIN.board().zone(name).index(), name);
    }

    /** Puts a survivor into a zone with cards in hands, body and backpack in this order. */
    public Field survivor(String name, String zone, List<Skill> owned, Item... items) {
        return survivor(
                new SurvivorCard(name, owned, List.of(), List.of(), List.of(), List.of("Sword"), 3), zone, items);
    }

    public Field survivor(SurvivorCard card, String zone, Item... items) {
        Inventory inventory = Inventory.empty(SLOTS);
        for (int slot = 0; slot < items.length; slot++) {
            inventory = inventory.with(slot, items[slot]);
        }
        survivors.add(new Survivor(
                new SurvivorId(survivors.size(), card.name()),
                card,
                new Seat(1),
                Survivor.Presence.ON_BOARD,
                at(zone),
                0,
                0,
                Danger.BLUE,
                card.blue(),
                inventory,
                List.of(),
                false,
                new Turn(true, 3, List.of(), List.of(), "", 0)));
        return this;
    }

    public Field zombies(String zone, int kind, int count) {
        zombies = zombies.plus(at(zone).index(), kind, count);
        return this;
    }

    public Field guards(String zone, int count) {
        allies = allies.plus(at(zone).index(), 0, count);
        return this;
    }

    public Field rulings(Ruling... added) {
        rulings.addAll(List.of(added));
        return this;
    }

    public Field skills(Skill... added) {
        skills.addAll(List.of(added));
        return this;
    }

    public Field onesMayHit() {
        isOneAlwaysMiss = false;
        return this;
    }

    private Edition edition() {
        Map<Cite, RuleId> rules = new EnumMap<>(Cite.class);
        for (Cite cite : Cite.values()) {
            rules.put(cite, new RuleId("TT-" + cite.name()));
        }
        return new Edition(
                "field",
                LEGEND,
                List.of(),
                ZOMBIES,
                List.of(new AllyKind(0, "Guard")),
                List.of(NOISE),
                Optional.of(NOISE),
                CARDS,
                List.of(),
                List.of(),
                skills,
                SLOTS,
                List.of(0, 7, 19, 43),
                3,
                isOneAlwaysMiss,
                new Gait("walk", 0, (terrain, edge, from, to) -> true),
                new Straight(),
                new Nowhere(),
                (table, card, spawn) -> List.of(),
                (table, kind, missing, zone) -> List.of(),
                "equipment",
                "zombies",
                rules,
                rulings,
                List.of());
    }

    public Table table() {
        return new Table(
                edition(),
                new Mission("TT-M01", "Field", List.of()),
                TERRAIN,
                1,
                new Seat(1),
                1,
                Phase.PLAYERS,
                List.copyOf(survivors),
                zombies,
                allies,
                Figures.none(4, 1),
                List.of(),
                List.of(),
                List.of(),
                List.of(new Deck("equipment", Pile.EMPTY, Pile.EMPTY)),
                Annexes.NONE);
    }

    /** Streets are seen along the row. */
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
            return SightRule.seeAndPass(0);
        }
    }

    /** Zombies of this edition stay where they are. */
    private record Nowhere() implements Pursuit {
        @Override
        public Aim aim(Table table, int zone, int kind) {
            return new Aim(ZoneSet.EMPTY, new RuleId("TT-STAY"));
        }

        @Override
        public ZoneSet firstSteps(Table table, int zone, int kind, int destination) {
            return ZoneSet.EMPTY;
        }

        @Override
        public int group(Table table, int kind) {
            return 0;
        }
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

    private record FieldGame() implements Game<Table> {
        @Override
        public String id() {
            return "field";
        }

        @Override
        public String title() {
            return "Field";
        }

        @Override
        public List<MissionCard> missions() {
            return List.of();
        }

        @Override
        public State<Table> setUp(SetUp setUp, Luck luck) {
            throw new IllegalStateException("a test lays out the table itself");
        }

        @Override
        public View view(State<Table> state) {
            throw new IllegalStateException("nobody looks");
        }

        @Override
        public State<Table> imagine(State<Table> state, Luck luck) {
            return state.withLuck(luck);
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

    /** A table on which something is going on. */
    public static final class Scene {
        private final Engine<Table> engine = new Engine<>(new FieldGame());
        private final List<Event> events = new ArrayList<>();
        private State<Table> state;

        private Scene(State<Table> laidOut) {
            follow(engine.begin(laidOut));
        }

        private Scene follow(Progress<Table> progress) {
            state = progress.state();
            events.addAll(progress.events());
            return this;
        }

        public Scene choose(String key) {
            return follow(engine.apply(state, new Choice(new Seat(1), key)));
        }

        public List<String> keys() {
            return state.decision().options().stream().map(Option::key).toList();
        }

        public boolean isOver() {
            return state.decision().rule().id().equals("TT-REST");
        }

        public Table table() {
            return state.table();
        }

        public Survivor survivor(String name) {
            return table().survivor(name).orElseThrow();
        }

        public int zombies(String zone, int kind) {
            return table().zombies().count(at(zone).index(), kind);
        }

        public int guards(String zone) {
            return table().allies().count(at(zone).index(), 0);
        }

        public int noise(String zone) {
            return table().count(NOISE, at(zone).index());
        }

        public <E extends Event> List<E> events(Class<E> type) {
            return events.stream().filter(type::isInstance).map(type::cast).toList();
        }
    }

    @SafeVarargs
    public final Scene play(Luck luck, Step<Table>... steps) {
        Agenda<Table> agenda = Agenda.of(new Rest());
        for (int i = steps.length - 1; i >= 0; i--) {
            agenda = agenda.after(steps[i]);
        }
        return new Scene(State.laidOut(table(), agenda, luck));
    }

    public static Scene play(Table table, Luck luck, Step<Table> step) {
        return new Scene(State.laidOut(table, Agenda.<Table>of(new Rest()).after(step), luck));
    }

    /** The attacks the first survivor can make, by their keys. */
    public List<String> offered() {
        Table table = table();
        return Attacks.options(table, table.survivors().getFirst(), List.of(), ZoneSet.EMPTY).stream()
                .map(AttackOption::key)
                .toList();
    }

    /** Makes the attack of this key by the first survivor. */
    public Scene attack(String key, Integer... dice) {
        Table table = table();
        AttackOption option = Attacks.options(table, table.survivors().getFirst(), List.of(), ZoneSet.EMPTY).stream()
                .filter(each -> each.key().equals(key))
                .findFirst()
                .orElseThrow();
        return play(
                table,
                Luck.loaded(dice),
                option.step(table.survivors().getFirst().id()));
    }

    public static Zone zone(String letter) {
        return at(letter);
    }

    public static Item item(Equipment card) {
        return Item.of(card);
    }
}
