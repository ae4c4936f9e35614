package redoubt.darkest.rulings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import redoubt.board.ZoneSet;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** What all expansions in play say together; without any, everything is as usual. */
public final class Expansions {
    private Expansions() {}

    public static List<ExpansionRuling> of(Table table) {
        return Rulebook.of(table).expansions();
    }

    /** The figures that a Spawn token brings into a room: its value, or what an expansion reads in it. */
    public static int figures(Play<Table> play, int room, int token) {
        for (ExpansionRuling expansion : of(play.table())) {
            OptionalInt figures = expansion.figures(play, room, token);
            if (figures.isPresent()) {
                return figures.getAsInt();
            }
        }
        return token;
    }

    public static Table hordeMoved(Table table, int from, int to, int figures) {
        Table changed = table;
        for (ExpansionRuling expansion : of(table)) {
            changed = expansion.hordeMoved(changed, from, to, figures);
        }
        return changed;
    }

    public static Table zombiePushed(Table table, int from, int to, int stoodBefore) {
        Table changed = table;
        for (ExpansionRuling expansion : of(table)) {
            changed = expansion.zombiePushed(changed, from, to, stoodBefore);
        }
        return changed;
    }

    public static Optional<RuleId> toughness(Table table, int room) {
        for (ExpansionRuling expansion : of(table)) {
            Optional<RuleId> rule = expansion.toughness(table, room);
            if (rule.isPresent()) {
                return rule;
            }
        }
        return Optional.empty();
    }

    public static boolean isHitFromAfar(Table table, int room) {
        for (ExpansionRuling expansion : of(table)) {
            if (!expansion.isHitFromAfar(table, room)) {
                return false;
            }
        }
        return true;
    }

    public static int movement(Table table, int room, int usual) {
        int rooms = usual;
        for (ExpansionRuling expansion : of(table)) {
            rooms = expansion.movement(table, room, rooms);
        }
        return rooms;
    }

    public static int certainBites(Table table, int room) {
        int bites = 0;
        for (ExpansionRuling expansion : of(table)) {
            bites = expansion.certainBites(table, room, bites);
        }
        return bites;
    }

    /** The rooms with survivors and with others whom enemies hunt. */
    public static ZoneSet prey(Table table) {
        return table.occupied().or(otherPrey(table));
    }

    public static ZoneSet otherPrey(Table table) {
        ZoneSet rooms = ZoneSet.EMPTY;
        for (ExpansionRuling expansion : of(table)) {
            rooms = rooms.or(expansion.prey(table));
        }
        return rooms;
    }

    public static List<Step<Table>> attacked(Table table, int room, int dice) {
        List<Step<Table>> steps = new ArrayList<>();
        for (ExpansionRuling expansion : of(table)) {
            steps.addAll(expansion.attacked(table, room, dice));
        }
        return steps;
    }

    public static ZoneSet inReach(Table table, int room, int range) {
        ZoneSet rooms = ZoneSet.EMPTY;
        for (ExpansionRuling expansion : of(table)) {
            rooms = rooms.or(expansion.inReach(table, room, range));
        }
        return rooms;
    }

    public static boolean endShowdown(Play<Table> play) {
        for (ExpansionRuling expansion : of(play.table())) {
            if (expansion.endsShowdown(play)) {
                return true;
            }
        }
        return false;
    }
}
