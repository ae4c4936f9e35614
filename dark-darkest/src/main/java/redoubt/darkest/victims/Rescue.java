package redoubt.darkest.victims;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.ExpansionRuling;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** The rules of the Victims expansion with so many Victims (DD-VIC-01 to DD-VIC-09, DD-GAP-79). */
record Rescue(int victims, boolean isChosen) implements ExpansionRuling {
    private static final RuleId BURNT = rule("DD-VIC-07");

    @Override
    public Table laidOut(Table table) {
        return table.with(new Victims(List.of(), 0, 0));
    }

    @Override
    public List<Step<Table>> beginnings() {
        return List.of(new PlaceVictims(victims, isChosen));
    }

    @Override
    public void roundBegins(Play<Table> play) {
        play.table(play.table().with(Victims.of(play.table()).changed(Victim::rested)));
    }

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        return LeadVictim.offers(table, survivor);
    }

    @Override
    public ZoneSet prey(Table table) {
        Victims victims = Victims.of(table);
        return victims.inHouse().isEmpty() ? ZoneSet.EMPTY : victims.unescorted(table);
    }

    @Override
    public List<Step<Table>> attacked(Table table, int room, int dice) {
        return List.of(new AttackVictim(room, dice));
    }

    @Override
    public void burnt(Play<Table> play, int tile) {
        for (Victim victim : Victims.of(play.table()).inHouse()) {
            if (play.table().house().tile(victim.room()) == tile) {
                AttackVictim.lose(play, victim, BURNT);
            }
        }
    }

    /** Whoever is left is removed without effect (DD-VIC-08). */
    @Override
    public Table showdownBegins(Table table) {
        Victims victims = Victims.of(table);
        return table.with(new Victims(List.of(), victims.saved(), victims.lost()));
    }
}
