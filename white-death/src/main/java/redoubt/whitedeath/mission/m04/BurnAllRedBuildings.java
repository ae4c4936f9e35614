package redoubt.whitedeath.mission.m04;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Search;
import redoubt.horde.mission.Goal;
import redoubt.horde.sense.CardPair;
import redoubt.horde.sense.Rooms;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.whitedeath.guards.Marching;
import redoubt.whitedeath.traits.DragonFire;

/** All buildings with a red objective are on fire; one whose objective was lost to corruption never will be. */
public record BurnAllRedBuildings(int buildings) implements Goal {
    private static final double FIRE = 12;
    private static final CardPair FUEL = new CardPair("Dragon Bile", "Torch");

    @Override
    public void aims(Table table, Checklist list) {
        ZoneSet places = Checklist.zones(table.objectives().stream()
                .filter(objective -> objective.colour().equals(BurningBuildings.RED))
                .map(Objective::zone)
                .toList());
        list.win("BurnAllRedBuildings", BuildingsBurnt.of(table).count(), buildings, places);
    }

    @Override
    public boolean isMet(Table table) {
        return BuildingsBurnt.of(table).count() == buildings;
    }

    @Override
    public boolean isOutOfReach(Table table) {
        int possible = BuildingsBurnt.of(table).count();
        for (Objective objective : table.objectives()) {
            possible += objective.colour().equals(BurningBuildings.RED) ? 1 : 0;
        }
        return possible < buildings;
    }

    @Override
    public double progress(Table table) {
        return (double) BuildingsBurnt.of(table).count() / buildings;
    }

    /** Who has both parts of the fire goes to a building; those who have one part meet; objectives of other colours give weapons. */
    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        FUEL.errands(table, errands);
        Rooms.errands(table, errands);
        for (Objective objective : table.objectives()) {
            if (objective.colour().equals(BurningBuildings.RED)) {
                toFire(table, objective.zone().index(), errands);
            } else {
                errands.add(new Errand(objective.zone().index(), 1, 1));
            }
        }
    }

    /** A building is set on fire from outside. */
    private static void toFire(Table table, int zone, List<Errand> errands) {
        ZoneSet outside = table.survivorPaths()
                .neighbours(zone)
                .minus(table.terrain().board().buildings().around(zone));
        for (Survivor survivor : table.survivors()) {
            for (int from = FUEL.isHeld(survivor) ? outside.first() : ZoneSet.NONE;
                    from != ZoneSet.NONE;
                    from = outside.nextAfter(from)) {
                errands.add(Errand.of(survivor, from, FIRE));
            }
        }
    }

    @Override
    public double wants(Table table, Survivor bearer, Equipment card) {
        return FUEL.isPart(card.name()) ? 4 : 0;
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        Table table = outlook.table();
        return switch (option) {
            case DragonFire.Burn burn -> burning(table, burn.zone().index());
            case Search.SearchDeck _ -> 2;
            default ->
                Marching.isAbout(outlook, option)
                        ? new Marching(zone -> isToBurn(table, zone) ? 1 : 0, 3).opinion(outlook, option)
                        : FUEL.opinion(outlook, option);
        };
    }

    /** A building burns with everybody in it. */
    private static double burning(Table table, int zone) {
        boolean isRed = false;
        for (Objective objective : table.objectives()) {
            isRed |= objective.zone().index() == zone && objective.colour().equals(BurningBuildings.RED);
        }
        if (!isRed) {
            return -8;
        }
        ZoneSet building = table.terrain().board().buildings().around(zone);
        return building.meets(table.manned()) ? -100 : 30;
    }

    private static boolean isToBurn(Table table, int zone) {
        ZoneSet building = table.terrain().board().buildings().around(zone);
        for (Objective objective : table.objectives()) {
            if (objective.colour().equals(BurningBuildings.RED)
                    && building.contains(objective.zone().index())) {
                return true;
            }
        }
        return false;
    }
}
