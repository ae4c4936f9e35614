package redoubt.whitedeath.mission;

import java.util.List;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.table.Ruling;
import redoubt.whitedeath.edition.MissionLayout;
import redoubt.whitedeath.edition.MissionPage;
import redoubt.whitedeath.edition.WhiteDeath;

/** The missions of the box, ready to be laid out and played. */
public final class Missions {
    private Missions() {}

    public static List<MissionPlan> of(WhiteDeath box) {
        return box.missions().stream().map(page -> plan(box, page)).toList();
    }

    static MissionPlan plan(WhiteDeath box, MissionPage page) {
        List<Ruling> rulings = MissionRules.of(box, page);
        MissionPlan plan = MissionLayout.of(box, page, rulings);
        for (Ruling ruling : rulings) {
            plan = ruling instanceof LaysOut changing ? changing.laidOut(plan) : plan;
        }
        return plan;
    }
}
