package redoubt.darkest.victims;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.darkest.arrival.Rooms;
import redoubt.darkest.house.Icon;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Effect;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Stream;

/** Each Victim is put into a different locked room, at random unless the players choose (DD-VIC-01, DD-VIC-09). */
public record PlaceVictims(int victims, boolean isChosen) implements Effect<Table> {
    private static final RuleId RULE = rule("DD-VIC-01");
    private static final Stream ROOMS = Stream.stream("victims");

    @Override
    public void happen(Play<Table> play) {
        if (isChosen) {
            play.then(new ChooseRoom(victims));
            return;
        }
        List<Integer> rooms = play.shuffled(ROOMS, rooms(play.table()));
        for (int room : rooms.subList(0, Math.min(victims, rooms.size()))) {
            place(play, room);
        }
    }

    /** The locked rooms that are free: corners, walled rooms and chambers, neither the Laboratory nor the Reactor. */
    private static List<Integer> rooms(Table table) {
        List<Integer> rooms = new ArrayList<>();
        for (int room = 0; room < table.house().roomCount(); room++) {
            boolean sealed = room == table.house().laboratory()
                    || table.house().rooms(Icon.REACTOR).contains(room);
            if (!sealed
                    && Rooms.isLocked(table, room)
                    && Victims.of(table).in(room).isEmpty()) {
                rooms.add(room);
            }
        }
        return rooms;
    }

    private static void place(Play<Table> play, int room) {
        Victims victims = Victims.of(play.table());
        Victim victim = new Victim(victims.inHouse().size() + 1, room, false, false);
        play.table(play.table().with(victims.with(victim)));
        play.log(new VictimEvent.VictimPlaced(RULE, play.table().zone(room)));
    }

    /** The players choose the room of the next Victim. */
    record ChooseRoom(int left) implements Question<Table, ChooseRoom.In> {
        /** This room. */
        record In(Zone room) implements Option {
            @Override
            public String key() {
                return "victim in " + room.name();
            }

            @Override
            public List<Mark> marks() {
                return List.of(new Mark("zone", room.name()));
            }
        }

        @Override
        public Decision<In> decision(Table table) {
            return new Decision<>(
                    RULE,
                    table.everyone(),
                    rooms(table).stream().map(room -> new In(table.zone(room))).toList());
        }

        @Override
        public void answer(In chosen, Play<Table> play) {
            place(play, chosen.room().index());
            if (left > 1) {
                play.then(new ChooseRoom(left - 1));
            }
        }
    }
}
