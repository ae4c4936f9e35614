package redoubt.secondedition.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.horde.mission.CountObjectives;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.LeaveThroughExit;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.mission.TakeAllObjectives;
import redoubt.horde.print.GoalsAndRules;
import redoubt.horde.print.GoalsAndRules.Entry;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.table.Ruling;
import redoubt.secondedition.decks.PlainDecks;
import redoubt.secondedition.edition.MissionPage;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.mission.rules.AdrenalineForObjectives;
import redoubt.secondedition.mission.rules.ColoursUnlock;
import redoubt.secondedition.mission.rules.EveryoneLeft;
import redoubt.secondedition.mission.rules.MissionIds;
import redoubt.secondedition.washington.Clock;
import redoubt.secondedition.washington.KnockOut;
import redoubt.secondedition.washington.LightWakes;
import redoubt.secondedition.washington.Night;
import redoubt.secondedition.washington.SecretService;

/** The goals and rules that missions may name, and what each name stands for. */
public final class MissionRules {
    private static final List<Entry<Briefing, Goal>> GOALS = List.of(
            new Entry<>("TakeAllObjectives", mission -> new TakeAllObjectives(mission.objectives())),
            new Entry<>("EveryoneLeft", _ -> new EveryoneLeft()));

    private static final List<Entry<Briefing, List<Ruling>>> RULES = List.of(
            new Entry<>(
                    "LeaveThroughExit",
                    mission -> List.of(new LeaveThroughExit(mission.token("exit"), MissionIds.EXIT))),
            new Entry<>(
                    "ColoursUnlock",
                    mission -> List.of(new ColoursUnlock(mission.box().ground()))),
            new Entry<>("KnockOut", _ -> List.of(new KnockOut())),
            new Entry<>("DayAndNight", _ -> List.of(new Clock.Runs(), new Night(), new LightWakes())),
            new Entry<>("SecretService", _ -> List.of(new SecretService(ZoneSet.EMPTY))));

    private static final GoalsAndRules<Briefing> NAMES = new GoalsAndRules<>(GOALS, RULES);

    private MissionRules() {}

    /** Reports every goal and rule of a mission that has a name nobody knows, and one without a goal or a start. */
    public static void check(MissionText mission, Problems problems) {
        NAMES.check(mission, problems);
    }

    /** The rulings of a mission: its rules in the order of the page, what objectives give, and its goals. */
    static List<Ruling> of(SecondEdition box, MissionPage page) {
        Briefing mission = new Briefing(box, page);
        List<Ruling> rulings = new ArrayList<>();
        rulings.add(new CountObjectives());
        rulings.add(new AdrenalineForObjectives());
        rulings.add(Leavers.DO_NOT_COUNT);
        rulings.add(new PlainDecks());
        rulings.addAll(NAMES.rulings(page.head(), mission));
        List<Goal> goals = NAMES.goals(page.head(), mission);
        rulings.add(new MissionGoals(goals, MissionIds.victory(page.id()), MissionIds.OUT_OF_REACH));
        return List.copyOf(rulings);
    }
}
