package redoubt.horde.print;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import redoubt.content.Problems;
import redoubt.horde.edition.Edition;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.OutOfReach;
import redoubt.horde.table.Ruling;

/** Lays out missions from one game's pages: what a page puts on the table, with its rulings. */
public record Layouts<P extends Page>(Function<P, MissionPlan> layout) {
    /** The missions of these pages; one whose rules need something missing from its page is left out and reported. */
    public List<MissionPlan> plans(List<P> pages, Problems problems) {
        List<MissionPlan> plans = new ArrayList<>();
        for (P page : pages) {
            try {
                plans.add(changed(layout.apply(page)));
            } catch (IllegalArgumentException wrong) {
                problems.add(page.head().place(), wrong.getMessage());
            }
        }
        return List.copyOf(plans);
    }

    /** Reports missions that cannot be laid out, and warns of those that ask for what nobody can reach. */
    public void check(List<P> pages, Edition edition, Problems problems) {
        for (P page : pages) {
            for (MissionPlan plan : plans(List.of(page), problems)) {
                for (String zone : OutOfReach.of(edition, plan)) {
                    problems.doubt(
                            page.head().place(),
                            "nobody can get to " + zone + ", where mission " + plan.id() + " leads");
                }
            }
        }
    }

    /** The missions of pages without problems. */
    public List<MissionPlan> plans(List<P> pages) {
        Problems problems = new Problems();
        List<MissionPlan> plans = plans(pages, problems);
        problems.throwIfAny();
        return plans;
    }

    private static MissionPlan changed(MissionPlan printed) {
        MissionPlan plan = printed;
        for (Ruling ruling : printed.rulings()) {
            plan = ruling instanceof LaysOut changing ? changing.laidOut(plan) : plan;
        }
        return plan;
    }
}
