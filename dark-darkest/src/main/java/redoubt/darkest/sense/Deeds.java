package redoubt.darkest.sense;

import java.util.List;
import java.util.Optional;
import redoubt.darkest.action.BreakFree;
import redoubt.darkest.action.BuySkill;
import redoubt.darkest.action.Move;
import redoubt.darkest.action.OpenDoor;
import redoubt.darkest.action.OperateTerminal;
import redoubt.darkest.action.PutOutFire;
import redoubt.darkest.action.Rest;
import redoubt.darkest.action.Search;
import redoubt.darkest.action.Trade;
import redoubt.darkest.action.UseFunction;
import redoubt.darkest.combat.Fight;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Assault;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;

/** Opinions of what survivors may do while they act. */
final class Deeds {
    /** Hits to be expected of so many dice. */
    private static final List<Double> HITS = List.of(0.0, 0.333, 0.556, 0.944, 1.302);

    /** How often so many dice of a search wake a Terror. */
    private static final List<Double> TERROR = List.of(0.0, 0.0, 0.11, 0.3, 0.5);

    /** What it costs to leave somebody with the same goal behind. */
    private static final double LEFT_BEHIND = 0.3;

    /** Whoever has more points had better spend them, so that all can move on together. */
    private static final double RICH = 0.1;

    /** A Burn marker less on a tile that the next one would destroy, which costs a step of Darkness. */
    private static final double LAST_BURN = 1;

    /** A point for somebody who has none to come along with. */
    private static final double LEND = 2;

    /** Not worth a thought: cards change hands for a point and seldom to any use. */
    private static final double TRADE = -7;

    private static final Mark ONE_POINT = new Mark("points", "1");

    private final Plan plan;
    private final Table table;

    Deeds(Plan plan) {
        this.plan = plan;
        this.table = plan.table();
    }

    double opinion(Deed deed) {
        Survivor who = table.survivor(deed.who());
        return switch (deed) {
            case Move move -> move(who, move);
            case Fight fight -> fight(who, fight);
            case BreakFree free -> free.held().place() == who.place() ? 8 : 5;
            case OpenDoor open -> open(open);
            case OperateTerminal operate -> operate(operate);
            case Search _ -> search(who) + RICH * who.points();
            case PutOutFire _ -> putOut(who);
            case UseFunction function -> function(who, function);
            case BuySkill skill -> 1 + 0.1 * skill.skill();
            case Trade _ -> TRADE;
            case Rest _ -> 0;
            default -> other(who, deed);
        };
    }

    private double move(Survivor who, Move move) {
        int to = move.to().index();
        double opinion = step(who, to);
        if (entersTooEarly(who, to)) {
            return -4;
        }
        for (int companion : move.companions()) {
            opinion += 0.2 * Math.max(0, step(table.survivor(companion), to));
        }
        return table.clock().isShowdown() ? opinion : opinion - LEFT_BEHIND * leftBehind(who, move);
    }

    /** Those with the same goal who stay in the room; together they search and defend better. */
    private int leftBehind(Survivor who, Move move) {
        int left = 0;
        for (Survivor other : table.in(who.room())) {
            boolean stays = other.place() != who.place() && !move.companions().contains(other.place());
            left += stays && plan.goal(other.place()) == plan.goal(who.place()) ? 1 : 0;
        }
        return left;
    }

    private double putOut(Survivor who) {
        int burns = table.blaze().burns(table.house().tile(who.room()));
        return 0.6 * burns + (burns == 2 ? LAST_BURN : 0) + RICH * who.points();
    }

    /** What a step is worth to somebody: nearer to the goal, and not into enemies or fire. */
    private double step(Survivor who, int to) {
        int goal = plan.goal(who.place());
        double gain = goal < 0 ? 0 : plan.distance(who.room(), goal) - plan.distance(to, goal);
        int tile = table.house().tile(to);
        double heat = tile == table.house().tile(who.room()) ? 0 : table.blaze().heat(tile);
        double company = table.isAnybodyIn(to) ? 0.2 : 0;
        double alone = table.in(who.room()).size() > 1 ? -0.2 : 0;
        return 1.6 * gain
                - 0.3
                - plan.danger(to) * (table.clock().isShowdown() ? 0.3 : 1)
                - 1.3 * heat
                + company
                + alone;
    }

    /** Whoever enters the Laboratory first begins the Showdown: the others should be near, unless time runs out. */
    private boolean entersTooEarly(Survivor who, int to) {
        if (to != table.house().laboratory() || table.clock().isShowdown()) {
            return false;
        }
        if (table.clock().darkness() >= Clock.LAST - 1) {
            return false;
        }
        int near = 0;
        int far = 0;
        for (Survivor survivor : table.playing()) {
            boolean here = plan.distance(survivor.room(), to) <= 1 + survivor.points();
            near += here ? 1 : 0;
            far += here || survivor.isEntrapped() ? 0 : 1;
        }
        return far > 0 && near < 3;
    }

    private double hits(Survivor who, Fight fight) {
        Optional<Item> item = fight.weapon().flatMap(card -> who.pack().find(card.index()));
        Assault assault = new Assault(who, item);
        Abilities abilities = Abilities.of(table, who);
        if (item.isPresent() && item.get().kind().dice() == 0) {
            return 1;
        }
        int dice = Math.min(4, abilities.attackDice(assault));
        double hits = abilities.turnsAimsIntoSuccesses(assault) ? 0.5 * dice : HITS.get(dice);
        return hits * abilities.hitsOfSuccess(assault);
    }

    private double fight(Survivor who, Fight fight) {
        double hits = hits(who, fight);
        int room = who.room();
        int zombies = table.menace().zombies(room);
        double opinion = fight.isFree() ? 0.5 : 0;
        if (isIn(table.menace().nemesis(), room)) {
            return opinion + 5 * hits;
        }
        if (zombies > 0) {
            return opinion + 1 + 2.5 * Math.min(hits, zombies);
        }
        if (isIn(table.menace().creature(), room)) {
            return opinion + 1 + 2 * hits;
        }
        int range = fight.weapon()
                .flatMap(card -> who.pack().find(card.index()))
                .map(item -> Abilities.of(table, who).range(new Assault(who, Optional.of(item))))
                .orElse(0);
        return opinion + afar(who, range) * hits;
    }

    private static boolean isIn(Optional<Beast> beast, int room) {
        return beast.isPresent() && beast.get().room() == room;
    }

    /** What a hit at a distance is worth: the Nemesis most, zombies that can come most of the others. */
    private double afar(Survivor who, int range) {
        double best = -1;
        for (Beast nemesis : table.menace().nemesis().stream().toList()) {
            int far = table.range(who.room(), nemesis.room());
            best = far >= 0 && far <= range ? 5 : far >= 0 && far == range + 1 ? 1 : best;
        }
        for (int room = 0; room < table.house().roomCount(); room++) {
            if (table.menace().zombies(room) > 0) {
                int far = table.range(who.room(), room);
                double worth = far >= 0 && far <= range ? (far <= 2 ? 1.8 : 0.8) : -1;
                best = Math.max(best, table.clock().isShowdown() ? worth / 2 : worth);
            }
        }
        return best;
    }

    private double open(OpenDoor open) {
        double worth = plan.doorWorth(open.door());
        boolean affordable = table.security()
                .on(open.door())
                .filter(chip -> plan.affords(chip, open.missing()))
                .isPresent();
        return worth <= 0.3 || !affordable ? -3 : 1.5 + worth - open.missing();
    }

    private double operate(OperateTerminal operate) {
        if (operate.chip().isEmpty()) {
            boolean covered = operate.token().map(plan::isCovered).orElse(false);
            return plan.isSolvable() ? 5 - (covered ? 1 : 0) : -5;
        }
        int matches = plan.matches(operate.chip().get());
        if (operate.token().isPresent()) {
            return plan.isSolvable() && matches == 0 ? 6 : -1;
        }
        return matches >= 2 || plan.isSolvable() ? 4 + 3 * matches : -1;
    }

    private double search(Survivor who) {
        if (plan.isOpen()) {
            return -1;
        }
        int dice = 0;
        int room = 0;
        for (Survivor survivor : table.in(who.room())) {
            dice += survivor.isEntrapped() ? 0 : 1;
            room += Math.max(
                    0, Abilities.of(table, survivor).limit() - survivor.pack().size());
        }
        dice = Math.min(4, dice);
        double need = room == 0 ? 0.1 : plan.needsCards() ? 1 : 0.4;
        double enemies = table.isEnemyIn(who.room()) ? 2 : 0;
        return need * 2.4 * 0.333 * dice - 2.2 * TERROR.get(dice) - enemies;
    }

    private double function(Survivor who, UseFunction function) {
        int wounds = who.body().wounds();
        return switch (function.function()) {
            case MEDICAL -> wounds >= 3 ? 2.5 : 0.2;
            case ANTIDOTE -> 4;
            case FIRECONTROL -> 2;
            case AMMUNITION -> 0.6;
            default -> 0;
        };
    }

    /** One point is lent to somebody here with the same goal who has none, by whoever keeps some; elsewhere to nobody. */
    private double lend(Survivor who, Deed deed) {
        List<Mark> about = deed.objects();
        int goal = plan.goal(who.place());
        if (table.clock().isShowdown() || who.points() < 2 || goal == who.room() || !about.contains(ONE_POINT)) {
            return -1;
        }
        for (Survivor other : table.in(who.room())) {
            if (about.contains(other.person().mark()) && other.points() == 0 && plan.goal(other.place()) == goal) {
                return LEND;
            }
        }
        return -1;
    }

    /** Cards, innate abilities and the shift, by the first word of their keys. */
    private double other(Survivor who, Deed deed) {
        String key = deed.key();
        return switch (key.substring(0, key.indexOf(' '))) {
            case "antidote" -> 6;
            case "energy" -> 1.5;
            case "load" -> 1.2;
            case "heal", "bandage" -> who.body().wounds() > 0 ? 1.5 : 1;
            case "use" -> 1.8;
            case "throw" -> 2.5;
            case "flashbang" -> 4;
            case "gas" -> 0.1;
            case "arm" -> -0.5;
            case "lend" -> lend(who, deed);
            case "shift" -> -0.5;
            default -> -1;
        };
    }
}
