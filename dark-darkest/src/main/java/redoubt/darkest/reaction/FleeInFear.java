package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.darkest.arrival.EnterRoom;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seats;

/** A frightened survivor moves to an adjacent room that is not on fire and not the Laboratory (DD-CDIE-07, DD-GAP-55). */
public record FleeInFear(int place) implements Question<Table, FleeInFear.Flee>, Subject {
    private static final RuleId RULE = rule("DD-CDIE-07");

    /** Into this room. */
    public record Flee(Zone to) implements Option {
        @Override
        public String key() {
            return "flee " + to.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", to.name()));
        }
    }

    static List<Integer> rooms(Table table, Survivor survivor) {
        List<Integer> rooms = new ArrayList<>();
        ZoneSet beside = table.beside(survivor.room());
        for (int room = beside.first(); room != ZoneSet.NONE; room = beside.nextAfter(room)) {
            if (!table.ways().isOnFire(table.terrain(), room)
                    && room != table.house().laboratory()) {
                rooms.add(room);
            }
        }
        return rooms;
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.survivor(place).person().mark());
    }

    @Override
    public Decision<Flee> decision(Table table) {
        Survivor survivor = table.survivor(place);
        return new Decision<>(
                RULE,
                Seats.of(survivor.owner()),
                rooms(table, survivor).stream()
                        .map(room -> new Flee(table.zone(room)))
                        .toList());
    }

    @Override
    public void answer(Flee chosen, Play<Table> play) {
        play.log(new DarkestEvent.Frightened(RULE, play.table().survivor(place).person(), chosen.to()));
        play.then(new EnterRoom(List.of(place), chosen.to().index()));
    }
}
