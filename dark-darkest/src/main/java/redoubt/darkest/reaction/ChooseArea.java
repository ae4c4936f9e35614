package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** Hordes and Spawn tokens move area by area, in the players' order (DD-REACT-03, DD-DEC-41). */
public record ChooseArea(List<ZoneSet> areas) implements Question<Table, ChooseArea.Area> {
    private static final RuleId RULE = rule("DD-REACT-03");

    public ChooseArea {
        areas = List.copyOf(areas);
    }

    /** The area with this number, counted from 1; 0 when nothing can move in any. */
    public record Area(int number) implements Option {
        @Override
        public String key() {
            return number == 0 ? "none" : "area " + number;
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("area", Integer.toString(number)));
        }
    }

    @Override
    public Decision<Area> decision(Table table) {
        List<Area> options = new ArrayList<>();
        for (int area = 0; area < areas.size(); area++) {
            if (!MoveUnits.movers(table, areas.get(area)).isEmpty()) {
                options.add(new Area(area + 1));
            }
        }
        if (options.isEmpty()) {
            options.add(new Area(0));
        }
        return new Decision<>(RULE, table.everyone(), options);
    }

    @Override
    public boolean isMinor() {
        return true;
    }

    @Override
    public void answer(Area chosen, Play<Table> play) {
        if (chosen.number() > 0) {
            List<ZoneSet> others = new ArrayList<>(areas);
            ZoneSet area = others.remove(chosen.number() - 1);
            play.then(new MoveUnits(area), new ChooseArea(others));
        }
    }
}
