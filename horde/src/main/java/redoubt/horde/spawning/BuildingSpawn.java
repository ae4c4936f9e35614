package redoubt.horde.spawning;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/**
 * When a closed building is first opened to the outside, or entered by another way where {@code isOnEntering}, zombies are in its
 * lairs. The players choose the order, and a card is drawn for each; {@code place} is what the log calls them.
 */
public record BuildingSpawn(String place, boolean isOnEntering, Lairs lairs) implements AfterEvent {
    /** The rooms of the building around a room in which zombies may be. */
    @FunctionalInterface
    public interface Lairs {
        ZoneSet around(Table table, int room);
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        Table table = play.table();
        if (event instanceof HordeEvent.PassageOpened opened) {
            boolean isOneIn = table.isBuilding(opened.one().index());
            boolean isOtherIn = table.isBuilding(opened.other().index());
            if (isOneIn != isOtherIn) {
                open(play, isOneIn ? opened.one() : opened.other());
            }
        } else if (isOnEntering
                && event instanceof HordeEvent.SurvivorMoved moved
                && table.isBuilding(moved.to().index())) {
            open(play, moved.to());
        }
    }

    /** The building around a room is opened now, unless it has been before. */
    public void open(Play<Table> play, Zone entered) {
        ZoneSet around = lairs.around(play.table(), entered.index());
        OpenedRooms opened = OpenedRooms.of(play.table());
        List<Zone> unseen = new ArrayList<>();
        for (int zone = around.first(); zone != ZoneSet.NONE; zone = around.nextAfter(zone)) {
            Zone room = play.table().zone(zone);
            if (!opened.rooms().contains(room)) {
                unseen.add(room);
            }
        }
        if (!unseen.isEmpty()) {
            play.table(play.table().with(opened.with(unseen)));
            play.then(new FillRooms(place, unseen));
            Rulings.happened(
                    play,
                    new HordeEvent.BuildingOpened(play.table().cite(Cite.BUILDING_SPAWN), entered, unseen.size()));
        }
    }
}
