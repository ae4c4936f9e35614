package redoubt.darkest.helicopter;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** On the platform a survivor boards for 1 AP, once no zombie is left there; it is safe from then on (DD-HELI-06, DD-HELI-08). */
record BoardHelicopter(Person who) implements Deed {
    private static final RuleId RULE = rule("DD-HELI-06");

    @Override
    public String key() {
        return "board " + who.key();
    }

    static List<Deed> offers(Table table, Survivor survivor) {
        int platform = table.house().platform();
        boolean possible = survivor.room() == platform
                && survivor.points() > 0
                && table.menace().zombies(platform) == 0;
        return possible ? List.of(new BoardHelicopter(survivor.person())) : List.of();
    }

    @Override
    public int cost() {
        return 1;
    }

    @Override
    public void carryOut(Play<Table> play) {
        Points.pay(play, who.place(), cost());
        play.table(play.table()
                .with(
                        who.place(),
                        survivor -> survivor.with(survivor.body().withFate(Fate.SAFE))
                                .with(survivor.effort().withPoints(0).withBoxes(0, 0))));
        play.log(new HelicopterEvent.Boarded(RULE, who));
    }
}
