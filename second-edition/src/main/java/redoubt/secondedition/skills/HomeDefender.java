package redoubt.secondedition.skills;

import redoubt.board.SightRule;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.SightRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.secondedition.sight.LineOfSight;
import redoubt.secondedition.washington.NightSight;

/** The survivor sees through buildings as far as over a street, at night only where it is lit. */
public record HomeDefender() implements Skill, SightRuling {
    @Override
    public String name() {
        return "Home defender";
    }

    @Override
    public SightRule sight(Table table, Survivor viewer, SightRule rule) {
        return switch (rule) {
            case LineOfSight byDay -> byDay.throughRooms();
            case NightSight(LineOfSight byDay, ZoneSet lit) -> new NightSight(byDay.throughRooms(), lit);
            default -> rule;
        };
    }
}
