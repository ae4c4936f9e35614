package redoubt.horde.sense;

import java.util.List;
import java.util.Optional;
import redoubt.horde.action.Move;
import redoubt.horde.action.Rearrangement;
import redoubt.horde.action.Search;
import redoubt.horde.action.TakeObjective;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.combat.ShareOut;
import redoubt.horde.openings.TurnOption;
import redoubt.horde.round.DoNothing;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.OrderedSense;
import redoubt.kernel.Sense.Reason;

/** Why a player would choose an option, in one line; whatever needs no words has none. */
final class Reasons {
    static final List<String> NAMES = List.of(
            "zombiesHere",
            "friendThere",
            "fromAfar",
            "onTheWay",
            "tooDangerous",
            "doorOnTheWay",
            "poorlyArmed",
            "forTheGoal",
            "healthiest",
            "betterArmed",
            "nothingBetter",
            OrderedSense.AS_ASKED);

    private Reasons() {}

    static Optional<Reason> of(Situation situation, Option option) {
        return switch (option) {
            case AttackOption attack -> attack(situation, attack);
            case Move.MoveTo move -> move(situation, move.to().index());
            case TurnOption turn -> turn.isOpening() ? towards("doorOnTheWay", situation) : Optional.empty();
            case Search.SearchDeck _ -> plain("poorlyArmed");
            case TakeObjective.Take _ -> plain("forTheGoal");
            case DoNothing _ -> plain("nothingBetter");
            case ShareOut.SurvivorSuffers one ->
                Optional.of(new Reason(
                        "healthiest",
                        List.of(MarkKind.SURVIVOR.mark(one.survivor().name()))));
            case Rearrangement.Put _ ->
                Packing.opinion(situation, option) > 0 ? plain("betterArmed") : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static Optional<Reason> attack(Situation situation, AttackOption attack) {
        int zone = attack.draft().target().index();
        if (zone == situation.actor().zone().index()) {
            return plain("zombiesHere");
        }
        return plain(situation.areOthersIn(zone) ? "friendThere" : "fromAfar");
    }

    private static Optional<Reason> move(Situation situation, int to) {
        int from = situation.actor().zone().index();
        int target = situation.target();
        if (target >= 0 && situation.steps(to, target) < situation.steps(from, target)) {
            return towards("onTheWay", situation);
        }
        return situation.danger(to) < situation.danger(from) ? plain("tooDangerous") : Optional.empty();
    }

    private static Optional<Reason> towards(String name, Situation situation) {
        Table table = situation.table();
        int target = situation.target();
        return target < 0 ? Optional.empty() : Optional.of(new Reason(name, List.of(zone(table, target))));
    }

    private static Mark zone(Table table, int zone) {
        return MarkKind.ZONE.mark(table.zone(zone).name());
    }

    private static Optional<Reason> plain(String name) {
        return Optional.of(new Reason(name, List.of()));
    }
}
