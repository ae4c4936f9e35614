package redoubt.darkest.action;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.reaction.Holds;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Notes;
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
 * An entrapped survivor tries to break free for 1 AP, or others try to free one of another group; whoever is in the room and in the
 * acting group may help for 1 AP (DD-ESC-01 to DD-ESC-07).
 */
public record BreakFree(Person who, Person held) implements Deed {
    private static final RuleId RULE = rule("DD-ESC-02");
    private static final RuleId HELP = rule("DD-ESC-03");

    @Override
    public String key() {
        return who.equals(held) ? "break free " + who.key() : "free " + held.key() + " by " + who.key();
    }

    @Override
    public List<Mark> objects() {
        return who.equals(held) ? List.of() : List.of(held.mark());
    }

    /** The Bird's special grab ends only with the Bird (DD-GAP-61). */
    private static boolean canBeFreed(Survivor survivor) {
        return survivor.isEntrapped() && survivor.body().grab() != Grab.BIRD;
    }

    static List<Deed> offers(Table table, Survivor survivor) {
        return survivor.points() > 0 && canBeFreed(survivor)
                ? List.of(new BreakFree(survivor.person(), survivor.person()))
                : List.of();
    }

    /** Attempts for survivors who are not in the acting group. */
    static List<Deed> helping(Table table, Survivor survivor, List<Integer> members) {
        List<Deed> attempts = new ArrayList<>();
        if (survivor.points() > 0) {
            for (Survivor other : table.in(survivor.room())) {
                if (!members.contains(other.place()) && canBeFreed(other)) {
                    attempts.add(new BreakFree(survivor.person(), other.person()));
                }
            }
        }
        return attempts;
    }

    @Override
    public int cost() {
        return 1;
    }

    @Override
    public void carryOut(Play<Table> play) {
        Points.pay(play, who.place(), cost());
        Table table = play.table();
        List<Integer> helpers = new ArrayList<>();
        for (Survivor other : table.in(table.survivor(who).room())) {
            boolean able = other.points() > 0 && !other.isEntrapped() && other.place() != who.place();
            if (able && isInSameGroup(table, other.place())) {
                helpers.add(other.place());
            }
        }
        play.then(new Help(held.place(), List.of(who.place()), helpers));
    }

    /** In the Showdown all survivors act as one team (DD-FIN-15). */
    private boolean isInSameGroup(Table table, int place) {
        return table.clock().isShowdown()
                || table.notes().groups().stream()
                        .map(Notes.Group::members)
                        .anyMatch(group -> group.contains(who.place()) && group.contains(place));
    }

    /** Each possible helper says whether it pays 1 AP to add its Escape value; then the dice are rolled (DD-DEC-35). */
    record Help(int held, List<Integer> taking, List<Integer> asked) implements Question<Table, Help.Answer>, Subject {
        Help {
            taking = List.copyOf(taking);
            asked = List.copyOf(asked);
        }

        /** Whether the next survivor helps. */
        enum Answer implements Option {
            HELP,
            WATCH;

            @Override
            public String key() {
                return name().toLowerCase(Locale.ROOT);
            }

            @Override
            public List<Mark> marks() {
                return List.of(new Mark("answer", key()));
            }
        }

        @Override
        public List<Mark> about(Table table) {
            return Stream.concat(asked.stream().limit(1), Stream.of(held))
                    .map(place -> table.survivor(place).person().mark())
                    .toList();
        }

        @Override
        public Decision<Answer> decision(Table table) {
            return asked.isEmpty()
                    ? new Decision<>(HELP, table.everyone(), List.of(Answer.WATCH))
                    : new Decision<>(
                            HELP,
                            Seats.of(table.survivor(asked.getFirst()).owner()),
                            List.of(Answer.HELP, Answer.WATCH));
        }

        @Override
        public void answer(Answer chosen, Play<Table> play) {
            if (asked.isEmpty()) {
                roll(play);
                return;
            }
            List<Integer> longer = new ArrayList<>(taking);
            if (chosen == Answer.HELP) {
                Points.pay(play, asked.getFirst(), 1);
                longer.add(asked.getFirst());
            }
            play.then(new Help(held, longer, asked.subList(1, asked.size())));
        }

        /** One roll of at most four dice; somebody who frees apart rolls its own beside it, where Success counts too. */
        private void roll(Play<Table> play) {
            int dice = 0;
            Optional<Abilities> apart = Optional.empty();
            for (int place : taking) {
                Abilities abilities = Abilities.of(play.table(), play.table().survivor(place));
                if (place != held && abilities.freesApart()) {
                    apart = Optional.of(abilities);
                } else {
                    dice += abilities.escapeValue();
                }
            }
            List<SurvivorFace> faces = new ArrayList<>(Dice.rollSurvivor(play, Math.min(Dice.MOST, dice)));
            boolean free = faces.contains(SurvivorFace.RETREAT);
            if (apart.isPresent()) {
                List<SurvivorFace> own =
                        Dice.rollSurvivor(play, Math.min(Dice.MOST, apart.get().escapeValue()));
                free |= own.contains(SurvivorFace.RETREAT) || own.contains(SurvivorFace.SUCCESS);
                faces.addAll(own);
            }
            play.log(new DarkestEvent.EscapeRolled(
                    RULE, play.table().survivor(held).person(), faces));
            if (free) {
                Holds.free(play, held, RULE);
            }
        }
    }
}
