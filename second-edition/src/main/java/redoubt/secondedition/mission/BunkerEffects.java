package redoubt.secondedition.mission;

import java.util.List;
import redoubt.board.Board;
import redoubt.board.Zone;
import redoubt.board.ZoneId;
import redoubt.secondedition.mission.m07.Strengthen;
import redoubt.secondedition.mission.m08.OpenStairs;
import redoubt.secondedition.mission.m08.ReadWiringLog;
import redoubt.secondedition.mission.m08.ReturnWithout;
import redoubt.secondedition.mission.m09.MeetIfWaiting;
import redoubt.secondedition.mission.m10.SendUpFlares;
import redoubt.secondedition.objective.effect.AddSpawnZone;
import redoubt.secondedition.objective.effect.CallAbomination;
import redoubt.secondedition.objective.effect.CarryThings;
import redoubt.secondedition.objective.effect.FillBuilding;
import redoubt.secondedition.objective.effect.LayThings;
import redoubt.secondedition.objective.effect.LeaveAlone;
import redoubt.secondedition.objective.effect.MeetSomebody;
import redoubt.secondedition.objective.effect.OpenColouredDoor;
import redoubt.secondedition.objective.effect.OpenExit;
import redoubt.secondedition.objective.effect.Where;

/** The effects that cards of the missions from the bunker on may name besides those of every street. */
final class BunkerEffects {
    static final List<CardEffects.Entry> ALL = List.of(
            new CardEffects.Entry("abomination", words -> new CallAbomination(words.where(0), false)),
            new CardEffects.Entry("first-abomination", words -> new CallAbomination(words.where(0), true)),
            new CardEffects.Entry("carry", words -> new CarryThings(words.number(0), words.word(1))),
            new CardEffects.Entry("leave", _ -> new LeaveAlone()),
            new CardEffects.Entry("meet", words -> new MeetSomebody(words.companion(0), words.where(1), false)),
            new CardEffects.Entry("follow", words -> new MeetSomebody(words.companion(0), Where.HERE, true)),
            new CardEffects.Entry("fill-building", words -> new FillBuilding(words.where(0))),
            new CardEffects.Entry("open-stairs", words -> stairs(words.mission())),
            new CardEffects.Entry("stairs-at-last", words -> new ReadWiringLog("WZ-M08C-04", stairs(words.mission()))),
            new CardEffects.Entry(
                    "open-door",
                    words -> new OpenColouredDoor(
                            words.door(0), words.mission().box().ground().door())),
            new CardEffects.Entry("open-exit", words -> new OpenExit(words.where(0))),
            new CardEffects.Entry("lay", words -> new LayThings(words.number(0), words.word(1), words.where(2))),
            new CardEffects.Entry("red-spawn", words -> new AddSpawnZone(words.where(0))),
            new CardEffects.Entry("meet-waiting", words -> new MeetIfWaiting(words.companion(0), words.where(1))),
            new CardEffects.Entry("skip-spawn", words -> new SendUpFlares(words.number(0))),
            new CardEffects.Entry("return-without", words -> new ReturnWithout(words.word(0))),
            new CardEffects.Entry("strengthen", words -> new Strengthen(words.number(0))));

    private BunkerEffects() {}

    /** The wall between the zones marked as the ends of the stairs gives way. */
    private static OpenStairs stairs(Briefing mission) {
        List<Zone> ends = mission.page().marks("stairs");
        Board board = mission.page().board();
        int wall = board.edges()
                .between(
                        new ZoneId(ends.getFirst().index()),
                        new ZoneId(ends.getLast().index()))
                .getFirst()
                .id()
                .index();
        return new OpenStairs(wall, mission.box().ground().stairs());
    }
}
