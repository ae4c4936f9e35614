package redoubt.livingdead.modes;

import static redoubt.horde.mission.Reading.adding;

import java.util.List;
import redoubt.horde.combat.Rerolls;
import redoubt.horde.combat.ShootAnywhere;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Reading;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.rulings.Precedence;
import redoubt.kernel.RuleId;
import redoubt.kernel.Switch;
import redoubt.livingdead.barricades.BarricadeRules;
import redoubt.livingdead.barricades.PlanksForBarricades;
import redoubt.livingdead.cars.FarmCar;
import redoubt.livingdead.faces.MutualTrust;
import redoubt.livingdead.ghouls.GhoulRules;
import redoubt.livingdead.mission.m01.Corpse;
import redoubt.livingdead.mission.m01.RifleToFind;
import redoubt.livingdead.traits.BringsRelative;

/** All other readings that a group may agree on, in the order of the ledger; what they say is there too. */
public final class HouseReadings {
    private static final RuleId WHAT_IS_ROLLED_AGAIN = new RuleId("NL-GAP-23");
    private static final RuleId SHOOTING_AT_NOTHING = new RuleId("NL-GAP-37");
    private static final RuleId BOTH_ENDS_AT_ONCE = new RuleId("NL-GAP-48");

    private HouseReadings() {}

    public static List<Reading> all() {
        return List.of(
                asked(GhoulRules.OPENING_CARD, "if no closed Barricade or Door has a Ghoul beside it, nothing opens."),
                asked(
                        GhoulRules.WHAT_BREAKERS_OPEN,
                        "Breakers open only what stops their next step towards the Survivors, and move if nothing does."),
                asked(MutualTrust.BESIDE_RELATIVES, "Mutual trust cannot be used while a Relative is on the board."),
                asked(
                        MutualTrust.WHOSE_GIFT,
                        "only the Survivor whose Turn it is may switch by handing the card over."),
                asked(RifleToFind.FIRST_PLAYER, "the players choose the first player."),
                adding(WHAT_IS_ROLLED_AGAIN, "only the failures are re-rolled and successes stand.", Rerolls.FAILURES),
                asked(BringsRelative.WHAT_KAREN_BRINGS, "the card is discarded and has no effect."),
                new Reading(
                        new Switch(BarricadeRules.PLANKS, "outside Scene 1 Planks do nothing."),
                        HouseReadings::withoutPlanks),
                asked(FarmCar.WHO_DRIVES, "any Survivor in the Car can drive it, whatever the seat."),
                asked(FarmCar.FIGHTING_FROM_CAR, "Survivors in a Car can make no Melee or Ranged Actions either."),
                adding(
                        SHOOTING_AT_NOTHING,
                        "any Zone in line of sight and Range may be the target of a Ranged Action.",
                        new ShootAnywhere()),
                adding(BOTH_ENDS_AT_ONCE, "if one event meets both conditions the players win.", Precedence.VICTORY),
                asked(Corpse.REMOVING, "the corpse cannot be removed while a Ghoul is in that Zone."),
                asked(
                        BarricadeRules.TAKING_BARRICADES,
                        "picking up is a Barricade Action too, only possible with no Ghoul in the Zone."),
                asked(FarmCar.COMING_BACK, "it may not come back there within one Drive Action."));
    }

    private static Reading asked(RuleId rule, String other) {
        return adding(rule, other, new OtherReading(rule));
    }

    private static MissionPlan withoutPlanks(MissionPlan plan) {
        return plan.withRulings(plan.rulings().stream()
                .filter(ruling -> !(ruling instanceof PlanksForBarricades))
                .toList());
    }
}
