package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Grabs and the end of them (DD-CDIE-03, DD-GAP-57). */
public final class Holds {
    private static final RuleId GRABBED = rule("DD-CDIE-03");

    private Holds() {}

    /** A survivor is entrapped and loses all Action points but one; cubes of the Showdown stay (DD-ACT-06, DD-GAP-72). */
    public static void grab(Play<Table> play, int place, Grab grab) {
        Survivor survivor = play.table().survivor(place);
        Survivor held = survivor.with(survivor.body().withGrab(grab));
        if (!play.table().clock().isShowdown()) {
            held = held.with(held.effort().withPoints(Math.min(1, held.points())));
        }
        play.table(play.table().with(held));
        play.log(new DarkestEvent.Grabbed(GRABBED, survivor.person()));
    }

    /** A survivor is free and has the points of its health level less those it spent this Round (DD-ESC-04). */
    public static void free(Play<Table> play, int place, RuleId rule) {
        Survivor survivor = play.table().survivor(place);
        Survivor free = survivor.with(survivor.body().withGrab(Grab.NONE));
        if (!play.table().clock().isShowdown()) {
            int points =
                    Abilities.of(play.table(), free).level() - free.effort().spent();
            free = free.with(free.effort().withPoints(Math.max(0, points)));
        }
        play.table(play.table().with(free));
        play.log(new DarkestEvent.BrokeFree(rule, survivor.person()));
    }
}
