package redoubt.secondedition.skills;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** Half the molotovs that the survivor throws come back into the backpack. */
public record TwoCocktails() implements Skill, AfterEvent {
    @Override
    public String name() {
        return "2 cocktails are better than 1";
    }

    @Override
    public void after(HordeEvent event, SurvivorId owner, Play<Table> play) {
        if (event instanceof HordeEvent.ZoneBurnt burnt && burnt.survivor().equals(owner)) {
            play.then(new RollForCocktail(owner));
        }
    }
}
