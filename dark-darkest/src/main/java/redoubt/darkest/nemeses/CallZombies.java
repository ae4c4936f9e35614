package redoubt.darkest.nemeses;

import java.util.List;
import redoubt.board.Zone;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** The players choose the room into which the figures of the next Spawn token come (DD-DEC-47). */
record CallZombies(List<Integer> rooms, RuleId rule) implements Question<Table, CallZombies.Into> {
    CallZombies {
        rooms = List.copyOf(rooms);
    }

    /** This room. */
    record Into(Zone room) implements Option {
        @Override
        public String key() {
            return "call into " + room.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", room.name()));
        }
    }

    @Override
    public Decision<Into> decision(Table table) {
        return new Decision<>(
                rule,
                table.everyone(),
                rooms.stream().map(room -> new Into(table.zone(room))).toList());
    }

    @Override
    public void answer(Into chosen, Play<Table> play) {
        int room = chosen.room().index();
        int zombies =
                Expansions.figures(play, room, play.table().stock().spawn().top());
        Table table = play.table();
        play.table(table.with(table.stock().withSpawn(table.stock().spawn().withoutTop()))
                .with(table.menace().plus(room, ZombieState.READY, zombies)));
        play.reveal(new DarkestEvent.ZombiesPlaced(rule, chosen.room(), zombies));
    }
}
