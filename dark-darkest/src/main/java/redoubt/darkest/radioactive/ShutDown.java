package redoubt.darkest.radioactive;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** Inside the Reactor 3 AP shut it down: its marker goes, nothing spreads any more, and everybody gets a skill (DD-RAD-24). */
record ShutDown(Person who) implements Deed {
    private static final RuleId RULE = rule("DD-RAD-24");
    private static final int COST = 3;

    @Override
    public String key() {
        return "shut down " + who.key();
    }

    static List<Deed> offers(Table table, Survivor survivor) {
        boolean possible = survivor.room() == Radiation.reactorRoom(table)
                && survivor.points() >= COST
                && Radiation.of(table).reactor() != Radiation.Reactor.SHUT_DOWN;
        return possible ? List.of(new ShutDown(survivor.person())) : List.of();
    }

    @Override
    public int cost() {
        return COST;
    }

    @Override
    public void carryOut(Play<Table> play) {
        Points.pay(play, who.place(), cost());
        Table table = play.table();
        play.table(table.with(
                Radiation.of(table).withoutTile(Radiation.reactorTile(table)).with(Radiation.Reactor.SHUT_DOWN)));
        play.log(new RadiationEvent.ReactorShutDown(RULE, who));
        play.then(table.playing().stream()
                .map(survivor -> new ChooseSkill(survivor.place()))
                .toList());
    }
}
