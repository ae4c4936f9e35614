package redoubt.darkest.sense;

import java.util.List;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;

/** Opinions of cards that are used up, of points that change hands and of the shift. */
final class Aid {

    private static final double NEVER = -1;
    private static final Mark ONE_POINT = new Mark("points", "1");
    private static final Mark GIFT = new Mark("manner", "give");

    private final Plan plan;
    private final Table table;

    Aid(Plan plan) {
        this.plan = plan;
        this.table = plan.table();
    }

    /** By the first word of their keys. */
    double opinion(Survivor who, Deed deed) {
        String key = deed.key();
        return switch (key.substring(0, Math.max(0, key.indexOf(' ')))) {
            case "antidote" -> 6;
            case "energy" -> who.points() == 0 && !isNeeded(who, "Energy Drink") ? plan.habit(Habit.ENERGY) : -0.5;
            case "load" -> plan.habit(Habit.LOAD);
            case "heal", "bandage" -> who.body().wounds() > 0 ? plan.habit(Habit.HEAL) : 1;
            case "use" -> treat(deed);
            case "throw" -> plan.habit(Habit.THROW);
            case "flashbang" -> plan.habit(Habit.FLASHBANG);
            case "lend" -> Math.max(lend(who, deed), work(deed));
            case "borrow" -> work(deed);
            case "arm", "gas", "shift" -> -0.5;
            default -> NEVER;
        };
    }

    private boolean isNeeded(Survivor who, String kind) {
        return who.pack().find(kind).map(plan::needs).orElse(false);
    }

    private double treat(Deed deed) {
        int wounds = 0;
        for (Survivor other : table.playing()) {
            wounds = deed.objects().contains(other.person().mark())
                    ? other.body().wounds()
                    : wounds;
        }
        boolean isNeeded = false;
        for (Item item : table.survivor(deed.who()).pack().items()) {
            isNeeded |= deed.objects().contains(new Mark("card", item.card().name())) && plan.needs(item);
        }
        return plan.habit(Habit.WOUND) * wounds - (isNeeded ? plan.habit(Habit.SYMBOL) : 0);
    }

    /** One point is lent to somebody here with the same goal who has none, by whoever keeps some; elsewhere to nobody. */
    private double lend(Survivor who, Deed deed) {
        List<Mark> about = deed.objects();
        int goal = plan.goal(who.place());
        if (table.clock().isShowdown() || who.points() < 2 || goal == who.room() || !about.contains(ONE_POINT)) {
            return NEVER;
        }
        for (Survivor other : table.in(who.room())) {
            if (about.contains(other.person().mark()) && other.points() == 0 && plan.goal(other.place()) == goal) {
                return plan.habit(Habit.LEND);
            }
        }
        return NEVER;
    }

    /** Just the points that somebody lacks to work at a terminal in this Round, from whoever has no such work. */
    private double work(Deed deed) {
        if (table.clock().isShowdown()) {
            return NEVER;
        }
        Survivor lender = table.survivor(deed.who());
        for (Survivor other : table.playing()) {
            if (deed.objects().contains(other.person().mark())) {
                boolean isGift = deed.objects().contains(GIFT);
                Survivor from = isGift ? lender : other;
                int lacks = plan.lacks(isGift ? other : lender);
                boolean isJustThat = deed.objects().contains(new Mark("points", Integer.toString(lacks)));
                return lacks > 0 && isJustThat && !plan.isOperator(from) ? plan.habit(Habit.WORK) : NEVER;
            }
        }
        return NEVER;
    }
}
