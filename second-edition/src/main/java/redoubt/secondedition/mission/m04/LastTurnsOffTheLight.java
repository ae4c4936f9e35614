package redoubt.secondedition.mission.m04;

import java.util.List;
import java.util.Optional;
import redoubt.horde.mission.LeaveOrStay;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.terms.Moment;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/**
 * At the end of the turn a survivor in the exit may leave if no zombie is there; while the searchlight burns, the last one in play may
 * not (WZ-M04-03, WZ-M04R-01).
 */
public record LastTurnsOffTheLight(TokenKind exit) implements MomentRuling {
    private static final RuleId RULE = new RuleId("WZ-M04-03");

    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        if (moment != Moment.TURN_ENDS) {
            return List.of();
        }
        Survivor leaver = table.survivor(survivor.orElseThrow());
        int zone = leaver.zone().index();
        boolean isFree = leaver.isOnBoard()
                && table.count(exit, zone) > 0
                && !table.zombies().isAny(zone);
        boolean isNeeded = !SearchlightOff.isOff(table) && isAlone(table);
        return isFree && !isNeeded ? List.of(new LeaveOrStay(leaver.id(), RULE)) : List.of();
    }

    private static boolean isAlone(Table table) {
        return table.survivors().stream().filter(Survivor::isOnBoard).count() == 1;
    }
}
