package redoubt.secondedition.mission.m05;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;

/** A suitable shelter is found, and the team has settled in it (WZ-M05-03). */
public record FindShelter() implements Goal {
    @Override
    public boolean isMet(Table table) {
        return table.annexes().find(Shelter.class).isPresent();
    }
}
