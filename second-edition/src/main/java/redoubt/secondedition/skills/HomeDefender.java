package redoubt.secondedition.skills;

import redoubt.board.SightRule;
import redoubt.horde.rulings.SightRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.secondedition.sight.LineOfSight;

/** The survivor sees through buildings as far as over a street. */
public record HomeDefender() implements Skill, SightRuling {
    @Override
    public String name() {
        return "Home defender";
    }

    @Override
    public SightRule sight(Table table, Survivor viewer, SightRule rule) {
        return rule instanceof LineOfSight byDay ? byDay.throughRooms() : rule;
    }
}
