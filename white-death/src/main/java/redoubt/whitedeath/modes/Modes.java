package redoubt.whitedeath.modes;

import java.util.List;
import redoubt.horde.mission.Mode;
import redoubt.horde.mission.OtherReadings;
import redoubt.horde.mission.YesSetting;
import redoubt.whitedeath.beacon.Stronghold;
import redoubt.whitedeath.edition.WhiteDeath;

/** All modes that a group may agree on. */
public final class Modes {
    private Modes() {}

    public static List<Mode> of(WhiteDeath box, Stronghold stronghold) {
        return List.of(
                new SeveralAbominations(box.print().zombieKinds()),
                new SeveralNecromancers(stronghold, box.print().zombieKinds()),
                YesSetting.ultrared(ModeRules.ULTRARED),
                new MoreSurvivors(box.print().equipment(), WhiteDeath.STARTING_DECK),
                new GuardSkills(box.guards().skillCards()),
                new OtherReadings(HouseReadings.on(box.ground())));
    }
}
