package redoubt.horde.print;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import redoubt.content.Problems;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.table.Ruling;

/** Missions laid out from their pages of one kind: the head of a page, and what it puts on the table with its rulings. */
public record Layouts<P>(Function<P, PageHead> head, Function<P, MissionPlan> layout) {
    /** The missions of these pages; a mission whose rules need what its page does not have is left out and told. */
    public List<MissionPlan> plans(List<P> pages, Problems problems) {
        List<MissionPlan> plans = new ArrayList<>();
        for (P page : pages) {
            try {
                plans.add(changed(layout.apply(page)));
            } catch (IllegalArgumentException wrong) {
                problems.add(head.apply(page).place(), wrong.getMessage());
            }
        }
        return List.copyOf(plans);
    }

    /** The missions of pages in which nothing is wrong. */
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
