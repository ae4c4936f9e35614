package redoubt.secondedition.mission.m07;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.action.TakeObjective;
import redoubt.horde.combat.Attack;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.mission.Goal;
import redoubt.horde.spawning.Miniatures;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Item;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.Finds;
import redoubt.secondedition.sense.Tools;
import redoubt.secondedition.things.Burden;
import redoubt.secondedition.things.Things;

/**
 * The electronic card is found (WZ-M07-03). Bots go together: whoever has the weapon that a breaching round makes strong enough takes
 * the rounds and hunts, somebody else fetches the roster, and the others keep the hunter company.
 */
public record FindElectronicCard() implements Goal {
    private static final String FOUND = "electronic-card";
    private static final String ROSTER_FOUND = "roster";
    private static final String ROSTER = "WZ-M07C-02";
    // Between the cage and the roster, and where abominations from the first spawn zone come by.
    private static final String GATHERING = "10R.b";
    private static final String WAITING = "11R.e";
    private static final int STRONG = 2;
    private static final int DEADLY = 3;
    private static final double HUNTS = 8;
    private static final double KEEPS_COMPANY = 5;

    @Override
    public void aims(Table table, Checklist list) {
        list.win("Found", isMet(table), ZoneSet.EMPTY, MarkKind.KEYWORD.mark(FOUND));
    }

    @Override
    public boolean isMet(Table table) {
        return Finds.of(table).has(FOUND);
    }

    /** The rounds, the roster, and the notes of abominations killed. */
    @Override
    public double progress(Table table) {
        if (isMet(table)) {
            return 1;
        }
        double done = CardsLaid.of(table).laid(BreachingRounds.CARD).isTaken() ? 1 : 0;
        done += Finds.of(table).has(ROSTER_FOUND) ? 1 : 0;
        done += 2 * Finds.of(table).notes().size();
        return done / 6;
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        Optional<Survivor> hunter = hunter(table);
        if (isMet(table) || hunter.isEmpty()) {
            return;
        }
        CardsLaid cards = CardsLaid.of(table);
        Survivor first = hunter.get();
        boolean isArmed = Burden.count(first, BreachingRounds.ROUND) > 0;
        int company = isArmed ? first.zone().index() : table.zone(GATHERING).index();
        errands.add(Errand.of(first, isArmed ? hunt(table) : place(cards, BreachingRounds.CARD), HUNTS));
        boolean isRosterWanted = cards.laid(ROSTER).isThere();
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard() && !survivor.equals(first)) {
                boolean isSent = isRosterWanted && Tools.has(survivor);
                errands.add(
                        isSent
                                ? Errand.of(survivor, place(cards, ROSTER), HUNTS)
                                : Errand.of(survivor, company, KEEPS_COMPANY));
                isRosterWanted &= !isSent;
            }
        }
    }

    /** Where the hunter goes: to an abomination, or where one will come. */
    private static int hunt(Table table) {
        int prey = prey(table);
        return prey >= 0 ? prey : table.zone(WAITING).index();
    }

    /** Whoever has rounds and a strong weapon, or else could open the cage with one. */
    private static Optional<Survivor> hunter(Table table) {
        Survivor best = null;
        int most = 0;
        for (Survivor survivor : table.survivors()) {
            if (!survivor.isOnBoard()) {
                continue;
            }
            int worth = (damage(survivor) >= STRONG ? 10 : 1)
                    + (Tools.has(survivor) ? 5 : 0)
                    + 20 * Burden.count(survivor, BreachingRounds.ROUND);
            if (worth > most) {
                most = worth;
                best = survivor;
            }
        }
        return Optional.ofNullable(best);
    }

    private static int damage(Survivor survivor) {
        int damage = 0;
        for (Item item : survivor.inventory().items()) {
            for (Equipment.Use use : item.card().uses()) {
                damage = Math.max(damage, use.damage());
            }
        }
        return damage;
    }

    /** Where an abomination is, or -1. */
    private static int prey(Table table) {
        for (int kind : Miniatures.kinds(table, SecondEdition.ABOMINATION)) {
            int at = table.zombies().first(kind);
            if (at != ZoneSet.NONE) {
                return at;
            }
        }
        return -1;
    }

    private static int place(CardsLaid cards, String card) {
        return cards.laid(card).zone().orElseThrow().index();
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        Table table = outlook.table();
        return switch (option) {
            case TakeObjective.Take take -> take(table, outlook.actor(), take.zone());
            case BreachingRounds.Load _ -> isWorthARound(outlook) ? 12 : -8;
            case BreachingRounds.TakeRound _ -> isHunterWithout(table, outlook.actor()) ? 6 : -4;
            case Things.PickUp _ -> damage(outlook.actor()) >= STRONG ? 4 : -8;
            case AttackOption attack -> attack(outlook, attack);
            default -> 0;
        };
    }

    private static double take(Table table, Survivor actor, Zone zone) {
        CardsLaid cards = CardsLaid.of(table);
        if (zone.index() == place(cards, BreachingRounds.CARD)) {
            return damage(actor) >= STRONG ? 3 : -10;
        }
        return zone.index() == place(cards, ROSTER) ? 3 : -7;
    }

    private static boolean isHunterWithout(Table table, Survivor actor) {
        return damage(actor) >= STRONG
                && Burden.count(actor, BreachingRounds.ROUND) == 0
                && hunter(table).filter(actor::equals).isPresent();
    }

    /** Whether an abomination is here and the actor can hurt it with one more damage. */
    private static boolean isWorthARound(Outlook outlook) {
        Survivor actor = outlook.actor();
        return prey(outlook.table()) == actor.zone().index() && damage(actor) >= STRONG;
    }

    /** The hunter's weapon must not break before an abomination falls to it. */
    private static double attack(Outlook outlook, AttackOption attack) {
        if (isDeadly(outlook.table(), attack)) {
            return 10;
        }
        boolean isRisky = attack.isAllOut()
                && damage(outlook.actor()) >= STRONG
                && hunter(outlook.table()).filter(outlook.actor()::equals).isPresent();
        return isRisky ? -4 : 0;
    }

    private static boolean isDeadly(Table table, AttackOption attack) {
        return attack.draft().target().index() == prey(table)
                && Attack.of(table, attack.draft()).damage() >= DEADLY;
    }
}
