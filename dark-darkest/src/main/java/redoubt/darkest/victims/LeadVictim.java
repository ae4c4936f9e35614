package redoubt.darkest.victims;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/**
 * A survivor leads a Victim from its room into the next, or calls it into its own, for 1 AP, once per Round and Victim; neither away
 * from enemies nor into fire. At the Entrance it is safe (DD-VIC-02, DD-VIC-03, DD-GAP-79).
 */
record LeadVictim(Person who, int victim, Zone from, Zone to) implements Deed {
    private static final RuleId RULE = rule("DD-VIC-02");
    private static final RuleId SAVED = rule("DD-VIC-03");

    @Override
    public String key() {
        return "victim " + victim + " " + who.key() + " " + to.name();
    }

    @Override
    public List<Mark> objects() {
        return List.of(
                new Mark("zone", from.name()),
                new Mark("zone", to.name()),
                new Mark("victim", Integer.toString(victim)));
    }

    static List<Deed> offers(Table table, Survivor survivor) {
        List<Deed> ways = new ArrayList<>();
        if (survivor.points() == 0) {
            return ways;
        }
        for (Victim victim : Victims.of(table).inHouse()) {
            if (!victim.hasMoved() && !table.isEnemyIn(victim.room())) {
                table.beside(victim.room()).forEachIndex(room -> {
                    boolean near = survivor.room() == victim.room() || survivor.room() == room;
                    if (near && !table.ways().isOnFire(table.terrain(), room)) {
                        ways.add(new LeadVictim(
                                survivor.person(), victim.number(), table.zone(victim.room()), table.zone(room)));
                    }
                });
            }
        }
        return ways;
    }

    @Override
    public int cost() {
        return 1;
    }

    @Override
    public void carryOut(Play<Table> play) {
        Points.pay(play, who.place(), cost());
        Table table = play.table();
        play.log(new VictimEvent.VictimLed(RULE, who, from, to));
        if (to.index() == table.house().entrance()) {
            play.table(table.with(Victims.of(table).withSaved(victim)));
            play.log(new VictimEvent.VictimSaved(SAVED));
        } else {
            play.table(table.with(Victims.of(table).changed(victim, each -> each.movedTo(to.index()))));
        }
    }
}
