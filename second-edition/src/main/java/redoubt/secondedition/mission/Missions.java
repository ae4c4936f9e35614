package redoubt.secondedition.mission;

import java.util.List;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.print.Layouts;
import redoubt.secondedition.edition.MissionPage;
import redoubt.secondedition.edition.SecondEdition;

/** The missions of the box, ready to be laid out and played. */
public final class Missions {
    private Missions() {}

    public static List<MissionPlan> of(SecondEdition box) {
        return layouts(box).plans(box.missions());
    }

    /** How the missions of a box are laid out. */
    public static Layouts<MissionPage> layouts(SecondEdition box) {
        return new Layouts<>(page -> MissionLayout.of(box, page, MissionRules.of(box, page)));
    }
}
