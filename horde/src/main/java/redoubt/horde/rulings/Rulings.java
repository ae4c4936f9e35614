package redoubt.horde.rulings;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.edition.Edition;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Hook;
import redoubt.horde.table.LendsSkill;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.RulingList;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** Finds the rulings to ask, in their fixed order: edition, mission, equipment, skill. */
public final class Rulings {
    private Rulings() {}

    /** Rulings of the edition and of the mission that implement a hook. */
    public static <R extends Ruling> Packed<R> common(Table table, Hook<R> hook) {
        return common(table).of(hook);
    }

    /** Rulings of the edition and of the mission that are of a type. */
    public static <R extends Ruling> Packed<R> common(Table table, Class<R> type) {
        return common(table).of(type);
    }

    private static RulingList<Ruling> common(Table table) {
        return table.mission().rulingsAfter(Edition.of(table).workings().rulings());
    }

    /** The ruling of a type that is known to be among those of the edition or of the mission. */
    public static <R extends Ruling> R the(Table table, Class<R> type) {
        Packed<R> those = common(table, type);
        if (those.isEmpty()) {
            throw new IllegalStateException(
                    "no " + type.getSimpleName() + " in " + table.mission().id());
        }
        return those.getFirst();
    }

    /** All rulings that apply to a survivor: the common ones, those of cards in slots where they work, and skills. */
    public static <R extends Ruling> Packed<R> of(Table table, Survivor survivor, Hook<R> hook) {
        Packed<R> cards = cards(survivor, hook.type());
        return cards.isEmpty() && !table.isAnyoneLending()
                ? survivor.skillsAfter(common(table), hook)
                : Packed.joined(common(table, hook), Packed.joined(cards, own(table, survivor, hook)));
    }

    /** Whether a ruling of a type applies to a survivor. */
    public static boolean isAny(Table table, Survivor survivor, Class<? extends Ruling> type) {
        return !common(table, type).isEmpty() || !cards(survivor, type).isEmpty() || isOwned(table, survivor, type);
    }

    /** What applies to this survivor alone: rulings of cards in slots where they work, and skills. */
    public static <R extends Ruling> Packed<R> personal(Table table, Survivor survivor, Hook<R> hook) {
        return Packed.joined(cards(survivor, hook.type()), own(table, survivor, hook));
    }

    /** Those that apply to allies under command: the common ones and the skills that the commander gives them. */
    public static <R extends Ruling> Packed<R> ofAllies(Table table, Survivor commander, Hook<R> hook) {
        List<LeadsAllies> leaders = commander.skills(LeadsAllies.HOOK);
        if (leaders.isEmpty()) {
            return common(table, hook);
        }
        List<R> given = new ArrayList<>(leaders.size());
        for (LeadsAllies leader : leaders) {
            if (hook.type().isInstance(leader.given())) {
                given.add(hook.type().cast(leader.given()));
            }
        }
        return Packed.joined(common(table, hook), Packed.copyOf(given));
    }

    /** Rulings of cards that are not weapons and lie in slots where they work. */
    public static <R extends Ruling> Packed<R> cards(Survivor survivor, Class<R> type) {
        Packed<Ruling> working = survivor.inventory().working(survivor.card());
        Packed<R> those = Packed.empty();
        for (int i = 0; i < working.size(); i++) {
            if (type.isInstance(working.get(i))) {
                those = Packed.joined(those, Packed.of(type.cast(working.get(i))));
            }
        }
        return those;
    }

    /** The survivor's own skills and those that others in the zone lend. */
    public static <R extends Ruling> Packed<R> own(Table table, Survivor survivor, Hook<R> hook) {
        Packed<R> skills = survivor.skills(hook);
        return table.isAnyoneLending() ? Packed.joined(skills, lent(table, survivor, hook.type())) : skills;
    }

    /** Whether the survivor has a skill of a type, or others in the zone lend one. */
    public static boolean isOwned(Table table, Survivor survivor, Class<? extends Ruling> type) {
        return survivor.has(type)
                || table.isAnyoneLending() && !lent(table, survivor, type).isEmpty();
    }

    private static <R extends Ruling> Packed<R> lent(Table table, Survivor survivor, Class<R> type) {
        List<R> lent = new ArrayList<>();
        for (Survivor owner : table.survivors()) {
            for (LendsSkill lender : owner.skills(LendsSkill.class)) {
                if (type.isInstance(lender.lent()) && lender.isLentTo(table, owner, survivor)) {
                    lent.add(type.cast(lender.lent()));
                }
            }
        }
        return Packed.copyOf(lent);
    }

    /** Logs an event and lets every ruling that was waiting for it act. */
    public static void happened(Play<Table> play, HordeEvent event) {
        play.log(event);
        react(play, event);
    }

    /** Like {@link #happened}, for an event that reveals something hidden. */
    public static void revealed(Play<Table> play, HordeEvent event) {
        play.reveal(event);
        react(play, event);
    }

    private static void react(Play<Table> play, HordeEvent event) {
        Table table = play.table();
        Packed<AfterEvent> all = common(table, AfterEvent.HOOK);
        for (int i = 0; i < all.size(); i++) {
            all.get(i).after(event, play);
        }
        List<Survivor> team = table.survivors();
        for (int i = 0; i < team.size() && table.isAnySkill(AfterEvent.HOOK); i++) {
            if (team.get(i).isOnBoard()) {
                react(
                        own(table, team.get(i), AfterEvent.HOOK),
                        event,
                        team.get(i).id(),
                        play);
            }
        }
    }

    private static void react(Packed<AfterEvent> own, HordeEvent event, SurvivorId owner, Play<Table> play) {
        for (int i = 0; i < own.size(); i++) {
            own.get(i).after(event, owner, play);
        }
    }
}
