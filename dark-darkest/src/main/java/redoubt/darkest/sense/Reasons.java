package redoubt.darkest.sense;

import java.util.List;
import java.util.Optional;
import redoubt.darkest.action.Move;
import redoubt.darkest.action.OpenDoor;
import redoubt.darkest.action.OperateTerminal;
import redoubt.darkest.action.PutOutFire;
import redoubt.darkest.action.Rest;
import redoubt.darkest.action.Search;
import redoubt.darkest.combat.Fight;
import redoubt.darkest.reaction.AssignResult;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Option;
import redoubt.kernel.OrderedSense;
import redoubt.kernel.Sense.Reason;

/** Why a player would choose an option, in one line; whatever needs no words has none. */
final class Reasons {
    static final List<String> NAMES = List.of(
            "theNemesis",
            "enemiesHere",
            "fromAfar",
            "onTheWay",
            "terminalBehind",
            "chipForTheCode",
            "forTheCode",
            "symbolsWanted",
            "tileInDanger",
            "healthiest",
            "nothingBetter",
            OrderedSense.AS_ASKED);

    private Reasons() {}

    static Optional<Reason> of(Table table, Option option, Habits habits) {
        return switch (option) {
            case Fight fight -> fight(table, table.survivor(fight.who()));
            case Move move -> move(new Plan(table, habits), move);
            case OpenDoor open -> plain(new Ways(table).isCorner(open.door()) ? "terminalBehind" : "chipForTheCode");
            case OperateTerminal _ -> plain("forTheCode");
            case Search _ -> new Plan(table, habits).needsCards() ? plain("symbolsWanted") : Optional.empty();
            case PutOutFire put -> isInDanger(table, put) ? plain("tileInDanger") : Optional.empty();
            case Rest _ -> plain("nothingBetter");
            case AssignResult.To to -> to.who().map(who -> new Reason("healthiest", List.of(who.mark())));
            default -> Optional.empty();
        };
    }

    private static Optional<Reason> fight(Table table, Survivor who) {
        if (Fights.isIn(table.menace().nemesis(), who.room())) {
            return plain("theNemesis");
        }
        return plain(table.isEnemyIn(who.room()) ? "enemiesHere" : "fromAfar");
    }

    private static Optional<Reason> move(Plan plan, Move move) {
        Survivor who = plan.table().survivor(move.who());
        return plan.gain(who, move.to().index()) > 0
                ? Optional.of(new Reason("onTheWay", List.of(plan.table().mark(plan.goal(who.place())))))
                : Optional.empty();
    }

    private static boolean isInDanger(Table table, PutOutFire put) {
        return table.blaze().burns(table.house().tile(table.survivor(put.who()).room())) == 2;
    }

    private static Optional<Reason> plain(String name) {
        return Optional.of(new Reason(name, List.of()));
    }
}
