package redoubt.secondedition;

import java.util.List;
import redoubt.horde.cards.Consume;
import redoubt.horde.cards.ThrowMolotov;
import redoubt.horde.combat.ShootAnywhere;
import redoubt.horde.mission.SurvivorsMustLive;
import redoubt.horde.openings.OpeningActions;
import redoubt.horde.rulings.LeavesGame;
import redoubt.horde.spawning.BuildingSpawn;
import redoubt.horde.table.Ruling;
import redoubt.secondedition.abomination.Abominawild;
import redoubt.secondedition.abomination.Hobomination;
import redoubt.secondedition.crates.Crates;
import redoubt.secondedition.doors.DarkRooms;
import redoubt.secondedition.doors.Doors;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.kids.KidsSlip;
import redoubt.secondedition.skills.SkillsToChoose;
import redoubt.secondedition.washington.Flashlights;
import redoubt.secondedition.washington.Tank;

/** The rulings of doors, crates, fire, food and abominations, for the edition to list. */
final class Mechanisms {
    private Mechanisms() {}

    static List<Ruling> of(SecondEdition box) {
        return List.of(
                new OpeningActions(Doors.on(box.ground()), false),
                new BuildingSpawn("dark zone", true, new DarkRooms()),
                new Crates(box.print().token("crate"), SecondEdition.PIMPWEAPON_DECK),
                new ThrowMolotov(false),
                new Consume(),
                new ShootAnywhere(),
                new KidsSlip(box.kids()),
                new Hobomination(box.print().zombie("Hobomination").index()),
                new Abominawild(),
                new LeavesGame(List.of(SecondEdition.STARTING_DECK)),
                new Tank(box.ground()),
                new SkillsToChoose(),
                new Flashlights(box.ground().wall()),
                new SurvivorsMustLive());
    }
}
