package redoubt.whitedeath.mission;

import java.util.List;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.print.Layouts;
import redoubt.whitedeath.edition.MissionLayout;
import redoubt.whitedeath.edition.MissionPage;
import redoubt.whitedeath.edition.WhiteDeath;

/** The missions of the box, ready to be laid out and played. */
public final class Missions {
    private Missions() {}

    public static List<MissionPlan> of(WhiteDeath box) {
        return layouts(box).plans(box.missions());
    }

    /** How the missions of a box are laid out. */
    public static Layouts<MissionPage> layouts(WhiteDeath box) {
        return new Layouts<>(page -> MissionLayout.of(box, page, MissionRules.of(box, page)));
    }
}
