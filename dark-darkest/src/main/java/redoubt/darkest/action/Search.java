package redoubt.darkest.action;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.house.Icon;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.print.TerrorFace;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.terror.TerrorStrikes;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * A survivor searches its room for 1 AP: each Success draws a card, two equal results other than Success let the Terror die count
 * (DD-SEARCH-01 to DD-SEARCH-08).
 */
public record Search(Person who) implements Deed {
    private static final RuleId RULE = rule("DD-SEARCH-01");

    @Override
    public String key() {
        return "search " + who.key();
    }

    static List<Deed> offers(Table table, Survivor survivor) {
        int room = survivor.room();
        boolean possible = survivor.points() > 0
                && !table.clock().isShowdown()
                && !table.isDestroyed(room)
                && !table.notes().searched().contains(room)
                && room != table.house().laboratory();
        return possible ? List.of(new Search(survivor.person())) : List.of();
    }

    /** The dice of a search: one for each survivor in the room who is not entrapped, at most four. */
    public static int dice(Table table, int room) {
        long free = table.in(room).stream()
                .filter(survivor -> !survivor.isEntrapped())
                .count();
        return Math.min(Dice.MOST, (int) free);
    }

    @Override
    public int cost() {
        return 1;
    }

    @Override
    public void carryOut(Play<Table> play) {
        Points.pay(play, who.place(), cost());
        Table table = play.table();
        int room = table.survivor(who).room();
        List<SurvivorFace> faces = Dice.rollSurvivor(play, dice(table, room));
        TerrorFace terror = Dice.rollTerror(play);
        play.log(new DarkestEvent.Searched(RULE, who, table.zone(room), faces));
        int cards = successes(table, room, faces);
        if (cards > 0) {
            play.table(table.with(table.notes().withSearched(room)));
        }
        if (counts(table, room, faces)) {
            play.then(new TerrorStrikes(terror, room));
        }
        play.then(HandOut.draw(play, who.place(), cards));
    }

    /** The cards that a roll draws. */
    public static int successes(Table table, int room, List<SurvivorFace> faces) {
        int successes = Dice.count(faces, SurvivorFace.SUCCESS);
        successes += hasStorage(table, room) ? Dice.count(faces, SurvivorFace.AIM) : 0;
        for (Survivor survivor : table.in(room)) {
            successes = Abilities.of(table, survivor).successes(successes);
        }
        return successes;
    }

    /** With the advanced icons, Aims are Successes in a storage (DD-ADV-06). */
    private static boolean hasStorage(Table table, int room) {
        return table.dials().isAdvanced() && table.house().has(table.house().tile(room), Icon.STORAGE);
    }

    /** Whether a roll lets the Terror die count. */
    public static boolean counts(Table table, int room, List<SurvivorFace> faces) {
        List<SurvivorFace> seen = new ArrayList<>();
        for (SurvivorFace face : faces) {
            boolean success = face == SurvivorFace.SUCCESS || face == SurvivorFace.AIM && hasStorage(table, room);
            if (!success && seen.contains(face)) {
                return true;
            }
            seen.add(face);
        }
        return false;
    }
}
