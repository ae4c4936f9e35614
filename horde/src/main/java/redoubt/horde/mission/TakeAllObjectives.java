package redoubt.horde.mission;

import redoubt.horde.table.Table;

/** All objectives of the mission have been taken; one lost otherwise can never be. */
public record TakeAllObjectives(int all) implements Goal {
    @Override
    public boolean isMet(Table table) {
        return ObjectivesTaken.of(table).colours().size() == all;
    }

    @Override
    public boolean isOutOfReach(Table table) {
        return ObjectivesTaken.of(table).colours().size() + table.objectives().size() < all;
    }

    @Override
    public double progress(Table table) {
        return (double) ObjectivesTaken.of(table).colours().size() / all;
    }
}
