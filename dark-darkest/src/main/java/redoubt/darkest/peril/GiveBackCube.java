package redoubt.darkest.peril;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.table.Effort;
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

/** In the Showdown a survivor who drops a health level gives a cube back, from where it likes (DD-FIN-22). */
public record GiveBackCube(int place) implements Question<Table, GiveBackCube.From>, Subject {
    private static final RuleId RULE = rule("DD-FIN-22");

    /** Where the cube comes from; nowhere, if there is none. */
    public enum From implements Option {
        HAND,
        LEFT,
        MIDDLE,
        NOWHERE;

        @Override
        public String key() {
            return "from " + name().toLowerCase(Locale.ROOT);
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("answer", name().toLowerCase(Locale.ROOT)));
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.survivor(place).person().mark());
    }

    @Override
    public Decision<From> decision(Table table) {
        Survivor survivor = table.survivor(place);
        Effort effort = survivor.effort();
        List<From> places = new ArrayList<>();
        if (effort.points() > 0) {
            places.add(From.HAND);
        }
        if (effort.leftBox() > 0) {
            places.add(From.LEFT);
        }
        if (effort.middleBox() > 0) {
            places.add(From.MIDDLE);
        }
        return new Decision<>(RULE, Seats.of(survivor.owner()), places.isEmpty() ? List.of(From.NOWHERE) : places);
    }

    @Override
    public void answer(From chosen, Play<Table> play) {
        Survivor survivor = play.table().survivor(place);
        Effort effort = survivor.effort();
        Effort changed = switch (chosen) {
            case HAND -> effort.withPoints(effort.points() - 1);
            case LEFT -> effort.withBoxes(effort.leftBox() - 1, effort.middleBox());
            case MIDDLE -> effort.withBoxes(effort.leftBox(), effort.middleBox() - 1);
            case NOWHERE -> effort;
        };
        if (chosen != From.NOWHERE) {
            play.log(new DarkestEvent.CubeGivenBack(RULE, survivor.person()));
            play.table(play.table().with(survivor.with(changed)));
        }
    }
}
