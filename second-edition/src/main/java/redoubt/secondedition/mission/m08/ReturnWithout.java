package redoubt.secondedition.mission.m08;

import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;
import redoubt.secondedition.objective.effect.ReturnCard;
import redoubt.secondedition.things.Burden;
import redoubt.secondedition.things.Lying;

/** The card goes back unless a thing is in its zone, carried or lying there (WZ-M08C-08). */
public record ReturnWithout(String thing) implements CardEffect {
    private static final ReturnCard BACK = new ReturnCard();

    @Override
    public void happen(Play<Table> play, Reading reading) {
        Table table = play.table();
        boolean isCarried = table.survivorsIn(reading.zone().index()).stream()
                .anyMatch(survivor -> Burden.count(survivor, thing) > 0);
        if (!isCarried && !Lying.of(table).isIn(reading.zone(), thing)) {
            BACK.happen(play, reading);
        }
    }
}
