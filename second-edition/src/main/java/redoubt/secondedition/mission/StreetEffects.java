package redoubt.secondedition.mission;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.secondedition.doors.Doors;
import redoubt.secondedition.ground.Ground;
import redoubt.secondedition.mission.m01.AdrenalineInDiner;
import redoubt.secondedition.mission.m01.OpenDiner;
import redoubt.secondedition.mission.m01.OpenDinerDoor;
import redoubt.secondedition.mission.m01.RunnerOutsideDiner;
import redoubt.secondedition.mission.m03.ActivateStreets;
import redoubt.secondedition.mission.m04.PutOutSearchlight;

/** The effects of cards that only one mission in the streets has. */
final class StreetEffects {
    static final List<CardEffects.Entry> ALL = List.of(
            new CardEffects.Entry("open-diner-door", StreetEffects::openDinerDoor),
            new CardEffects.Entry(
                    "adrenaline-in-diner", words -> new AdrenalineInDiner(diner(words.mission()), words.number(0))),
            new CardEffects.Entry("runner-outside-diner", StreetEffects::runnerOutsideDiner),
            new CardEffects.Entry("put-out-searchlight", _ -> new PutOutSearchlight()),
            new CardEffects.Entry(
                    "activate-streets",
                    words -> new ActivateStreets(words.mission().box().ground())));

    private StreetEffects() {}

    static OpenDiner openDiner(Briefing mission) {
        return new OpenDiner(doors(mission), mission.box().ground().door());
    }

    private static OpenDinerDoor openDinerDoor(EffectWords words) {
        return new OpenDinerDoor(
                doors(words.mission()), Doors.leaf(words.mission().box().ground()));
    }

    private static RunnerOutsideDiner runnerOutsideDiner(EffectWords words) {
        Briefing mission = words.mission();
        return new RunnerOutsideDiner(
                diner(mission),
                doors(mission),
                mission.box().ground().door(),
                mission.box().print().zombie("Runner"));
    }

    private static ZoneSet diner(Briefing mission) {
        return mission.page()
                .board()
                .buildings()
                .around(mission.page().mark("diner").index());
    }

    private static List<Integer> doors(Briefing mission) {
        Ground ground = mission.box().ground();
        return Doors.into(ground, mission.page().board(), diner(mission));
    }
}
