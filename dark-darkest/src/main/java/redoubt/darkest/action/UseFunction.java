package redoubt.darkest.action;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import redoubt.board.Zone;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.house.House;
import redoubt.darkest.house.Icon;
import redoubt.darkest.peril.Harm;
import redoubt.darkest.peril.Virus;
import redoubt.darkest.print.Card;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seats;

/** A survivor in a corner room uses its special function for 2 AP, once per Round in all (DD-CORNER-01 to -03, DD-FUNC-01 to -05). */
public record UseFunction(Person who, Icon function) implements Deed {
    public static final int COST = 2;
    private static final RuleId FIRE = rule("DD-FUNC-01");
    private static final RuleId MEDICAL = rule("DD-FUNC-02");
    private static final RuleId ANTIDOTE = rule("DD-FUNC-04");
    private static final RuleId AMMUNITION = rule("DD-FUNC-05");
    private static final int HEALED = 2;

    @Override
    public String key() {
        return "use " + who.key() + " " + function.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public List<Mark> objects() {
        return List.of(new Mark("function", function.name()));
    }

    static List<Deed> offers(Table table, Survivor survivor) {
        List<Deed> functions = new ArrayList<>();
        if (table.dials().hasFunctions()) {
            for (Icon icon : List.of(Icon.FIRECONTROL, Icon.MEDICAL, Icon.AMMUNITION, Icon.ANTIDOTE)) {
                if (isReady(table, survivor, icon) && isOfUse(table, survivor, icon)) {
                    functions.add(new UseFunction(survivor.person(), icon));
                }
            }
        }
        return functions;
    }

    /** Whether a survivor stands at a function that nobody has used this Round and that still exists. */
    static boolean isReady(Table table, Survivor survivor, Icon icon) {
        int tile = table.house().tile(survivor.room());
        return table.house().has(tile, icon)
                && survivor.points() >= COST
                && !table.blaze().isDestroyed(tile)
                && !table.notes().used().contains(mark(table.house(), tile, icon));
    }

    static String mark(House house, int tile, Icon icon) {
        return house.name(tile) + " " + icon.name();
    }

    private static boolean isOfUse(Table table, Survivor survivor, Icon icon) {
        return switch (icon) {
            case FIRECONTROL -> !table.clock().isShowdown() && table.blaze().burnsAnywhere();
            case MEDICAL -> survivor.body().wounds() > 0;
            case AMMUNITION -> !weapons(survivor).isEmpty();
            case ANTIDOTE -> Virus.canBeTreated(table, survivor);
            case CAMERA, TERMINAL, CURE, REACTOR, GAS, LURKING, BARRIERS, STORAGE, VISIBILITY, START -> false;
        };
    }

    private static List<Card> weapons(Survivor survivor) {
        return survivor.pack().items().stream()
                .filter(item -> item.kind().needsAmmunition() && item.ammunition() < Item.MOST_AMMUNITION)
                .map(Item::card)
                .toList();
    }

    static void pay(Play<Table> play, Person who, Icon icon) {
        Points.pay(play, who.place(), COST);
        Table table = play.table();
        int tile = table.house().tile(table.survivor(who).room());
        play.table(table.with(table.notes().withUsed(mark(table.house(), tile, icon))));
    }

    @Override
    public int cost() {
        return COST;
    }

    @Override
    public void carryOut(Play<Table> play) {
        pay(play, who, function);
        switch (function) {
            case FIRECONTROL -> {
                play.log(new DarkestEvent.FunctionUsed(FIRE, who, function));
                play.then(new QuenchTile(who));
            }
            case MEDICAL -> {
                play.log(new DarkestEvent.FunctionUsed(MEDICAL, who, function));
                Harm.heal(play, who.place(), HEALED, MEDICAL);
            }
            case AMMUNITION -> {
                play.log(new DarkestEvent.FunctionUsed(AMMUNITION, who, function));
                play.then(new FillWeapon(who));
            }
            case ANTIDOTE -> {
                play.log(new DarkestEvent.FunctionUsed(ANTIDOTE, who, function));
                Virus.treat(play, who.place());
            }
            case CAMERA, TERMINAL, CURE, REACTOR, GAS, LURKING, BARRIERS, STORAGE, VISIBILITY, START ->
                throw new IllegalStateException("not a function: " + function);
        }
    }

    /** Fire Control clears one tile of the house, chosen by its user (DD-FUNC-01). */
    record QuenchTile(Person who) implements Question<Table, QuenchTile.Tile>, Subject {
        /** This tile, named by its room or hall. */
        record Tile(int tile, Zone room) implements Option {
            @Override
            public String key() {
                return "quench " + room.name();
            }

            @Override
            public List<Mark> marks() {
                return List.of(new Mark("zone", room.name()));
            }
        }

        @Override
        public List<Mark> about(Table table) {
            return List.of(who.mark());
        }

        @Override
        public Decision<Tile> decision(Table table) {
            List<Tile> tiles = new ArrayList<>();
            for (int tile = 0; tile < House.TILES; tile++) {
                if (table.blaze().isBurning(tile)) {
                    tiles.add(new Tile(tile, table.zone(table.house().hall(tile))));
                }
            }
            return new Decision<>(FIRE, Seats.of(table.survivor(who).owner()), tiles);
        }

        @Override
        public void answer(Tile chosen, Play<Table> play) {
            PutOutFire.remove(play, who, chosen.tile(), Integer.MAX_VALUE, FIRE);
        }
    }

    /** Ammunition Supply fills one weapon, chosen by its user (DD-FUNC-05). */
    record FillWeapon(Person who) implements Question<Table, FillWeapon.Weapon>, Subject {
        /** This weapon. */
        record Weapon(Card card) implements Option {
            @Override
            public String key() {
                return "fill " + card.name() + " " + card.index();
            }

            @Override
            public List<Mark> marks() {
                return List.of(new Mark("card", card.name()));
            }
        }

        @Override
        public List<Mark> about(Table table) {
            return List.of(who.mark());
        }

        @Override
        public Decision<Weapon> decision(Table table) {
            Survivor survivor = table.survivor(who);
            return new Decision<>(
                    AMMUNITION,
                    Seats.of(survivor.owner()),
                    weapons(survivor).stream().map(Weapon::new).toList());
        }

        @Override
        public void answer(Weapon chosen, Play<Table> play) {
            Survivor survivor = play.table().survivor(who);
            Item item = survivor.pack().find(chosen.card().index()).orElseThrow();
            play.table(
                    play.table().with(survivor.with(survivor.pack().with(item.withAmmunition(Item.MOST_AMMUNITION)))));
        }
    }
}
