package redoubt.whitedeath.mission.m05;

import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.beacon.Beacon;
import redoubt.whitedeath.mission.rules.KeepToken;
import redoubt.whitedeath.mission.rules.MissionEvent;

/** A survivor takes the beacon off the board and keeps it on the dashboard. */
record TakeBeacon(SurvivorId survivor, TokenKind beacon) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Zone zone = play.table().survivor(survivor).zone();
        play.table(play.table().withToken(beacon, zone.index(), -1));
        // At once, so that there is no moment at which the beacon is nowhere.
        new KeepToken(survivor, Beacon.CARRIED, EmpressBeacon.TAKE).happen(play);
        Rulings.happened(play, new MissionEvent.BeaconTaken(EmpressBeacon.TAKE, survivor, zone));
    }
}
