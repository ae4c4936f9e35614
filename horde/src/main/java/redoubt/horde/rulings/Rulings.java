package redoubt.horde.rulings;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.edition.Edition;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.LendsSkill;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** Finds the rulings to ask, in their fixed order: edition, mission, equipment, skill. */
public final class Rulings {
    private Rulings() {}

    /** Rulings of the edition and of the mission. */
    public static <R extends Ruling> Packed<R> common(Table table, Class<R> hook) {
        return table.mission().rulingsAfter(Edition.of(table).workings().rulings(), hook);
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
    public static <R extends Ruling> Packed<R> of(Table table, Survivor survivor, Class<R> hook) {
        return Packed.joined(common(table, hook), personal(table, survivor, hook));
    }

    /** What applies to this survivor alone: rulings of cards in slots where they work, and skills. */
    public static <R extends Ruling> Packed<R> personal(Table table, Survivor survivor, Class<R> hook) {
        return Packed.joined(cards(survivor, hook), own(table, survivor, hook));
    }

    /** Those that apply to allies under command: the common ones and the skills that the commander gives them. */
    public static <R extends Ruling> Packed<R> ofAllies(Table table, Survivor commander, Class<R> hook) {
        List<LeadsAllies> leaders = commander.skills(LeadsAllies.class);
        if (leaders.isEmpty()) {
            return common(table, hook);
        }
        List<R> given = new ArrayList<>(leaders.size());
        for (LeadsAllies leader : leaders) {
            if (hook.isInstance(leader.given())) {
                given.add(hook.cast(leader.given()));
            }
        }
        return Packed.joined(common(table, hook), Packed.copyOf(given));
    }

    /** Rulings of cards that are not weapons and lie in slots where they work. */
    public static <R extends Ruling> Packed<R> cards(Survivor survivor, Class<R> hook) {
        Packed<Ruling> working = survivor.inventory().working(survivor.card());
        Packed<R> those = Packed.empty();
        for (int i = 0; i < working.size(); i++) {
            if (hook.isInstance(working.get(i))) {
                those = Packed.joined(those, Packed.of(hook.cast(working.get(i))));
            }
        }
        return those;
    }

    /** The survivor's own skills and those that others in the zone lend. */
    public static <R extends Ruling> Packed<R> own(Table table, Survivor survivor, Class<R> hook) {
        Packed<R> skills = survivor.skills(hook);
        return table.isAnyoneLending() ? Packed.joined(skills, lent(table, survivor, hook)) : skills;
    }

    private static <R extends Ruling> Packed<R> lent(Table table, Survivor survivor, Class<R> hook) {
        List<R> lent = new ArrayList<>();
        for (Survivor owner : table.survivors()) {
            for (LendsSkill lender : owner.skills(LendsSkill.class)) {
                if (hook.isInstance(lender.lent()) && lender.isLentTo(table, owner, survivor)) {
                    lent.add(hook.cast(lender.lent()));
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
        Packed<AfterEvent> all = common(table, AfterEvent.class);
        for (int i = 0; i < all.size(); i++) {
            all.get(i).after(event, play);
        }
        List<Survivor> team = table.survivors();
        for (int i = 0; i < team.size(); i++) {
            if (team.get(i).isOnBoard()) {
                react(
                        own(table, team.get(i), AfterEvent.class),
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
