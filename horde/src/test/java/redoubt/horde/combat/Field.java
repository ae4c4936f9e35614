package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Figures;
import redoubt.board.Gait;
import redoubt.board.Legend;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Edition;
import redoubt.horde.fixture.Blank;
import redoubt.horde.fixture.HordeTable;
import redoubt.horde.fixture.StraightLines;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.WoundRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Mission;
import redoubt.horde.table.Print;
import redoubt.horde.table.PrintBuilder;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Slots;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;
import redoubt.kernel.Luck;
import redoubt.kernel.Step;

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
    private static final Terrain TERRAIN = Blank.terrain(LEGEND, "1R", """
            + ~ + ~ + ~ + ~ +
            ~ a ~ b ~ c ~ d ~
            + ~ + ~ + ~ + ~ +
            """, _ -> "street");

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
        survivors.add(Blank.survivor(survivors.size(), card, zone(zone), SLOTS)
                .withInventory(inventory)
                .withTurn(Blank.turn()));
        return this;
    }

    public Field zombies(String zone, int kind, int count) {
        zombies = zombies.plus(zone(zone).index(), kind, count);
        return this;
    }

    public Field guards(String zone, int count) {
        allies = allies.plus(zone(zone).index(), 0, count);
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
        PrintBuilder print = Print.named(
                        "field",
                        LEGEND,
                        new Gait("walk", 0, (terrain, edge, from, to) -> true),
                        new StraightLines(LEGEND.border("wall").index()))
                .zombies(ZOMBIES)
                .allies(List.of(new AllyKind(0, "Guard")))
                .tokens(List.of(NOISE))
                .noise("noise")
                .equipment(CARDS)
                .skills(skills)
                .slots(SLOTS.hands(), SLOTS.body(), SLOTS.backpack())
                .rules(Blank::rule);
        return new Edition((isOneAlwaysMiss ? print.oneAlwaysMisses() : print).print(), Blank.workings(rulings));
    }

    public Table table() {
        return Blank.table(edition(), new Mission("TT-M01", "Field", List.of()), TERRAIN, "equipment")
                .withSurvivors(survivors)
                .withZombies(zombies)
                .withAllies(allies);
    }

    /** A table on which something is going on. */
    public static final class Scene extends HordeTable<Scene> {
        private Scene(Table table) {
            super(table);
        }

        public Survivor survivor(String name) {
            return who(name);
        }

        public int zombies(String zone, int kind) {
            return count(kind, zone);
        }

        public int noise(String zone) {
            return table().count(NOISE, zone(zone).index());
        }
    }

    @SafeVarargs
    public final Scene play(Luck luck, Step<Table>... steps) {
        List<Step<Table>> all = new ArrayList<>();
        for (Step<Table> step : steps) {
            all.add(step);
        }
        return new Scene(table()).luck(luck).run(all);
    }

    public static Scene play(Table table, Luck luck, Step<Table> step) {
        return new Scene(table).luck(luck).run(step);
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
        return Blank.zone(TERRAIN, "1R." + letter);
    }

    public static Item item(Equipment card) {
        return Item.of(card);
    }
}
