package redoubt.darkest.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.board.Side;
import redoubt.board.Zone;
import redoubt.darkest.table.Person;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;

/** One use of a result of an attack. */
public sealed interface Use extends Option {
    /** What a hit or a Push is for. */
    enum Foe {
        ZOMBIE,
        STUNNED,
        CREATURE,
        NEMESIS;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A hit on a zombie in a room, or on a damage area of a beast. */
    record Hit(Foe foe, Zone room, Optional<Integer> area, String colour) implements Use {
        @Override
        public String key() {
            return "hit " + foe.word()
                    + area.map(number -> " area " + (number + 1) + " " + colour).orElse(" " + room.name());
        }

        @Override
        public List<Mark> marks() {
            List<Mark> marks = new ArrayList<>(List.of(new Mark("foe", foe.name()), new Mark("zone", room.name())));
            area.ifPresent(number -> {
                marks.add(new Mark("area", Integer.toString(number + 1)));
                marks.add(new Mark("colour", colour));
            });
            return marks;
        }
    }

    /** One or more Pushes on an enemy of the room, all in one direction. */
    record Push(Foe foe, Side direction, int pushes, Zone to) implements Use {
        @Override
        public String key() {
            return "push " + foe.word() + " " + direction + (pushes > 1 ? " " + pushes : "");
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("foe", foe.name()), new Mark("zone", to.name()));
        }
    }

    /** A Push that lays a zombie down. */
    record Stun(Zone room) implements Use {
        @Override
        public String key() {
            return "stun zombie";
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", room.name()));
        }
    }

    /** A Push that finishes a zombie laid down in this Round. */
    record Finish(Zone room) implements Use {
        @Override
        public String key() {
            return "finish zombie";
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", room.name()));
        }
    }

    /** A Retreat of somebody in the room. */
    record Retreat(Person who, Zone to) implements Use {
        @Override
        public String key() {
            return "retreat " + who.key() + " " + to.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(who.mark(), new Mark("zone", to.name()));
        }
    }

    /** What is left is lost. */
    record Stop() implements Use {
        @Override
        public String key() {
            return "stop";
        }
    }
}
