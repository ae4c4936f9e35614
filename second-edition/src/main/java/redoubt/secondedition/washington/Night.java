package redoubt.secondedition.washington;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.SightRule;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.SightRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;
import redoubt.horde.view.Landmarks;
import redoubt.horde.view.Shows;

/**
 * At night survivors see only their own zone and those next to it, zombies only their own, and shots hit on a 6; all of them see lit
 * zones as by day, and shots at these hit as usual (WZ-NIGHT-01 to WZ-NIGHT-06, WZ-LIGHT-07, WZ-LIGHT-08). By day it changes nothing.
 */
public record Night() implements SightRuling, AttackRuling, Landmarks, Shows {
    private static final int SIX = 6;
    private static final int FIVE = 5;

    /** What zombies see from their zone. */
    public static ZoneSet seenByZombies(Table table, int zone) {
        ZoneSet byDay = Eyesight.sight(table).seen(zone);
        return Clock.isNight(table) ? byDay.and(Lights.lit(table)).with(zone) : byDay;
    }

    @Override
    public SightRule sight(Table table, Survivor viewer, SightRule rule) {
        return Clock.isNight(table) ? new NightSight(rule, Lights.lit(table)) : rule;
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        if (!Clock.isNight(table)
                || !attack.use().kind().equals(ActionKind.RANGED)
                || Lights.lit(table).contains(attack.target().index())) {
            return AttackBonus.NONE;
        }
        if (NightVision.helps(table, attack)) {
            return AttackBonus.NONE;
        }
        Survivor attacker = table.survivor(attack.survivor());
        return AttackBonus.needed(Rulings.isAny(table, attacker, NightFighter.class) ? FIVE : SIX);
    }

    @Override
    public List<Landmark> landmarks(Table table) {
        List<Landmark> seen = new ArrayList<>();
        Lights.lit(table).forEachIndex(zone -> seen.add(new Landmark("light", table.zone(zone))));
        return seen;
    }

    @Override
    public Optional<Exhibit> shown(Table table) {
        return Clock.isNight(table) ? Optional.of(LightsView.of(table)) : Optional.empty();
    }
}
