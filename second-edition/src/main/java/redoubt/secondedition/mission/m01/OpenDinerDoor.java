package redoubt.secondedition.mission.m01;

import java.util.List;
import redoubt.horde.openings.Leaf;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** The taker may open one closed door of the diner, wherever it is, for free and silently (WZ-M01C-06). */
public record OpenDinerDoor(List<Integer> doors, Leaf leaf) implements CardEffect {
    public OpenDinerDoor {
        doors = List.copyOf(doors);
    }

    @Override
    public void happen(Play<Table> play, Reading reading) {
        List<Integer> shut = doors.stream()
                .filter(door -> play.table().terrain().edgeKind(door) == leaf.shut())
                .toList();
        if (!shut.isEmpty()) {
            play.then(new ChooseDoor(reading, leaf, shut));
        }
    }
}
