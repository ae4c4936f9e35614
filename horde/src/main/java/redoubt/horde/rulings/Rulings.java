package redoubt.horde.rulings;

import java.util.List;
import java.util.function.Consumer;
import redoubt.horde.edition.Edition;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Item;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.RulingList;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** Asks the rulings in their fixed order: edition, mission, equipment, skill. */
public final class Rulings {
    private Rulings() {}

    /** Rulings of the edition and of the mission. */
    public static <R extends Ruling> void common(Table table, Class<R> hook, Consumer<R> ask) {
        ask(Edition.of(table).workings().rulings(), hook, ask);
        ask(table.mission().rulings(), hook, ask);
    }

    /** All rulings that apply to a survivor: the common ones, those of cards in slots where they work, and skills. */
    public static <R extends Ruling> void of(Table table, Survivor survivor, Class<R> hook, Consumer<R> ask) {
        common(table, hook, ask);
        cards(survivor, hook, ask);
        own(table, survivor, hook, ask);
    }

    /** Rulings of cards that are not weapons and lie in slots where they work. */
    public static <R extends Ruling> void cards(Survivor survivor, Class<R> hook, Consumer<R> ask) {
        for (int slot = 0; slot < survivor.inventory().size(); slot++) {
            if (!survivor.inventory().isEmpty(slot)) {
                Item item = survivor.inventory().held(slot);
                if (!item.card().isWeapon() && isWorking(survivor, slot, item)) {
                    ask(item.card().traits(), hook, ask);
                }
            }
        }
    }

    /** The survivor's own skills and those that others in the zone lend. */
    public static <R extends Ruling> void own(Table table, Survivor survivor, Class<R> hook, Consumer<R> ask) {
        ask(survivor.skills(), hook, ask);
        List<Survivor> team = table.survivors();
        for (int i = 0; i < team.size(); i++) {
            List<LendsSkill> lenders = team.get(i).skills(LendsSkill.class);
            for (int j = 0; j < lenders.size(); j++) {
                LendsSkill lender = lenders.get(j);
                if (hook.isInstance(lender.lent()) && lender.isLentTo(table, team.get(i), survivor)) {
                    ask.accept(hook.cast(lender.lent()));
                }
            }
        }
    }

    /** Whether a card works in the slot where it lies. */
    public static boolean isWorking(Survivor survivor, int slot, Item item) {
        var slots = survivor.inventory().slots();
        if (slots.isHand(slot)) {
            return item.card().isHand() || item.card().isUsableInBackpack();
        }
        if (slots.isBody(slot)) {
            return item.card().isBody() || survivor.card().bodySlot().contains(item.name());
        }
        return item.card().isUsableInBackpack();
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
        common(table, AfterEvent.class, ruling -> ruling.after(event, play));
        List<Survivor> team = table.survivors();
        for (int i = 0; i < team.size(); i++) {
            Survivor survivor = team.get(i);
            if (survivor.isOnBoard()) {
                own(table, survivor, AfterEvent.class, ruling -> ruling.after(event, survivor.id(), play));
            }
        }
    }

    private static <R extends Ruling> void ask(List<? extends Ruling> rulings, Class<R> hook, Consumer<R> ask) {
        List<R> those = RulingList.of(rulings).of(hook);
        for (int i = 0; i < those.size(); i++) {
            ask.accept(those.get(i));
        }
    }
}
