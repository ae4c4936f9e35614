package redoubt.darkest.action;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.darkest.arrival.EnterRoom;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.table.Person;
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

/**
 * A survivor moves to an adjacent room for 1 AP, unless enemies hold it back; it may call other members in its room to move with it
 * (DD-MOVE-01 to DD-MOVE-03, DD-MOVE-06).
 */
public record Move(Person who, Zone to, List<Integer> companions) implements Deed {
    private static final int COST = 1;
    private static final RuleId RULE = rule("DD-MOVE-01");
    private static final RuleId TOGETHER = rule("DD-MOVE-06");
    private static final RuleId ON = rule("DD-FIN-13");

    public Move {
        companions = List.copyOf(companions);
    }

    @Override
    public String key() {
        return (companions.isEmpty() ? "move " : "lead ") + who.key() + " " + to.name();
    }

    @Override
    public List<Mark> objects() {
        return List.of(new Mark("zone", to.name()), new Mark("manner", companions.isEmpty() ? "alone" : "together"));
    }

    static List<Deed> offers(Table table, Survivor survivor, List<Integer> members) {
        List<Deed> moves = new ArrayList<>();
        if (!canLeave(table, survivor)) {
            return moves;
        }
        List<Integer> companions = new ArrayList<>(members.size());
        for (int member : members) {
            Survivor other = table.survivor(member);
            if (member != survivor.place() && other.room() == survivor.room() && canLeave(table, other)) {
                companions.add(member);
            }
        }
        ZoneSet rooms = table.beside(survivor.room());
        rooms.forEachIndex(room -> {
            moves.add(new Move(survivor.person(), table.zone(room), List.of()));
            if (!companions.isEmpty()) {
                moves.add(new Move(survivor.person(), table.zone(room), companions));
            }
        });
        return moves;
    }

    static boolean canLeave(Table table, Survivor survivor) {
        return survivor.isPlaying()
                && survivor.points() > 0
                && !survivor.isEntrapped()
                && !table.isEnemyIn(survivor.room());
    }

    /** For each who goes. */
    @Override
    public int cost() {
        return COST;
    }

    @Override
    public void carryOut(Play<Table> play) {
        play.then(new Join(List.of(who.place()), companions, to.index()));
    }

    /** Those who were called say whether they come along; then all move at once (DD-DEC-22). */
    public record Join(List<Integer> movers, List<Integer> called, int room)
            implements Question<Table, Join.Answer>, Subject {
        public Join {
            movers = List.copyOf(movers);
            called = List.copyOf(called);
        }

        /** Whether the next survivor called comes along. */
        public enum Answer implements Option {
            JOIN,
            STAY;

            @Override
            public String key() {
                return name().toLowerCase(Locale.ROOT);
            }

            @Override
            public boolean isConsent() {
                return this == JOIN;
            }

            @Override
            public List<Mark> marks() {
                return List.of(new Mark("answer", key()));
            }
        }

        @Override
        public List<Mark> about(Table table) {
            return Stream.concat(
                            called.stream()
                                    .limit(1)
                                    .map(place -> table.survivor(place).person().mark()),
                            Stream.of(table.mark(room)))
                    .toList();
        }

        @Override
        public Decision<Answer> decision(Table table) {
            return called.isEmpty()
                    ? new Decision<>(TOGETHER, table.everyone(), List.of(Answer.STAY))
                    : new Decision<>(
                            TOGETHER,
                            Seats.of(table.survivor(called.getFirst()).owner()),
                            List.of(Answer.JOIN, Answer.STAY));
        }

        @Override
        public void answer(Answer chosen, Play<Table> play) {
            if (called.isEmpty()) {
                depart(play);
                return;
            }
            List<Integer> longer = new ArrayList<>(movers);
            if (chosen == Answer.JOIN) {
                longer.add(called.getFirst());
            }
            play.then(new Join(longer, called.subList(1, called.size()), room));
        }

        private void depart(Play<Table> play) {
            List<Person> people = movers.stream()
                    .map(mover -> play.table().survivor(mover).person())
                    .toList();
            movers.forEach(mover -> Points.pay(play, mover, COST));
            play.log(new DarkestEvent.Moved(
                    movers.size() > 1 ? TOGETHER : RULE, people, play.table().zone(room)));
            if (play.table().clock().isShowdown()) {
                play.then(new EnterRoom(movers, room), new GoOn(movers));
            } else {
                play.then(new EnterRoom(movers, room));
            }
        }
    }

    /** In the Showdown a move may go on to a second room, unless enemies stop it (DD-FIN-13, DD-GAP-76). */
    public record GoOn(List<Integer> movers) implements Question<Table, GoOn.To>, Subject {
        public GoOn {
            movers = List.copyOf(movers);
        }

        /** Into this room, or no further. */
        public record To(Zone room, boolean isFurther) implements Option {
            @Override
            public String key() {
                return isFurther ? "on " + room.name() : "stop here";
            }

            @Override
            public List<Mark> marks() {
                return List.of(new Mark("zone", room.name()));
            }
        }

        @Override
        public List<Mark> about(Table table) {
            return movers.stream()
                    .map(mover -> table.survivor(mover).person().mark())
                    .toList();
        }

        @Override
        public Decision<To> decision(Table table) {
            Survivor leader = table.survivor(movers.getFirst());
            List<To> rooms = new ArrayList<>();
            rooms.add(new To(table.zone(leader.room()), false));
            boolean held = table.isEnemyIn(leader.room()) || !leader.isPlaying();
            if (!held) {
                table.beside(leader.room()).forEachIndex(room -> rooms.add(new To(table.zone(room), true)));
            }
            return new Decision<>(ON, Seats.of(leader.owner()), rooms);
        }

        @Override
        public void answer(To chosen, Play<Table> play) {
            if (chosen.isFurther()) {
                List<Integer> left = movers.stream()
                        .filter(mover -> play.table().survivor(mover).isPlaying())
                        .toList();
                List<Person> people = left.stream()
                        .map(mover -> play.table().survivor(mover).person())
                        .toList();
                play.log(new DarkestEvent.Moved(ON, people, chosen.room()));
                play.then(new EnterRoom(left, chosen.room().index()));
            }
        }
    }
}
