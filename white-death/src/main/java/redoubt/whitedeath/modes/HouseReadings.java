package redoubt.whitedeath.modes;

import static redoubt.horde.mission.Reading.adding;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import redoubt.horde.combat.ShootAnywhere;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Reading;
import redoubt.horde.mission.TakeAllObjectives;
import redoubt.horde.rulings.Company;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.rulings.Precedence;
import redoubt.horde.table.Ruling;
import redoubt.kernel.RuleId;
import redoubt.kernel.Switch;
import redoubt.whitedeath.ground.Ground;
import redoubt.whitedeath.mission.m04.BurnAllRedBuildings;
import redoubt.whitedeath.mission.m04.BurnRedBuildingsLeft;
import redoubt.whitedeath.mission.rules.LeadAllGuardsOut;
import redoubt.whitedeath.mission.rules.LeaveWithAllGuards;
import redoubt.whitedeath.mission.rules.TakeObjectivesLeft;
import redoubt.whitedeath.readings.HouseRules;
import redoubt.whitedeath.sight.LineOfSight;

/** All other readings that a group may agree on, in the order of the ledger; what they say is there too. */
public final class HouseReadings {
    private HouseReadings() {}

    public static List<Reading> on(Ground ground) {
        return List.of(
                asked(
                        HouseRules.SHIELD_BESIDE_ARMOUR,
                        "armor and shield make one roll with the better value and nothing is re-rolled."),
                asked(
                        HouseRules.AMBUSH,
                        "the Zombies of the card attack at once in the Zone where they were placed, then stay as any others."),
                adding(
                        HouseRules.SIGHT_ACROSS_STREETS,
                        "yes; LoS crosses the street and enters the first Zone behind an opening of the second building.",
                        new Eyesight(LineOfSight.acrossStreets(ground))),
                asked(HouseRules.SECOND_NECROMANCER, "the card has no effect while the Defiler is on the board."),
                asked(
                        HouseRules.GUARDS_LEAVE_ZOMBIES,
                        "nobody can pay for Guards; without Evade they cannot leave a Zone with Zombies."),
                asked(
                        HouseRules.SOME_GUARDS_ATTACK,
                        "all Guards of the Zone take part in a Melee or Ranged Guard Action."),
                asked(
                        HouseRules.ZOMBIES_AT_CAULDRON,
                        "moving a Cauldron is a Move, so that each Zombie in the Zone costs 1 more Action."),
                asked(
                        HouseRules.SHOOTING_AT_NOTHING,
                        "any Zone in LoS and Range may be the target of a Ranged or Magic Action.",
                        new ShootAnywhere()),
                asked(
                        HouseRules.TAKING_BESIDE_ZOMBIES,
                        "an Objective or a Vault Weapon cannot be taken while a Zombie is in its Zone.",
                        new ZombiesGuardObjectives()),
                adding(
                        HouseRules.BOTH_ENDS_AT_ONCE,
                        "if one event meets both conditions the players win.",
                        Precedence.VICTORY),
                asked(
                        HouseRules.TAKING_FROM_PILES,
                        "taking a card from a pile is a Search in every respect, also for the limit of one per Turn."),
                goal(
                        HouseRules.OBJECTIVES_LOST,
                        "Objectives lost to Corruption are no longer needed.",
                        goal -> goal instanceof TakeAllObjectives all ? new TakeObjectivesLeft(all) : goal),
                asked(HouseRules.FRAGMENTS_LOST, "the fragments that are not lost make the last Tome."),
                goal(
                        HouseRules.BUILDINGS_LOST,
                        "a building whose Objective is lost need not be burned.",
                        goal -> goal instanceof BurnAllRedBuildings all ? new BurnRedBuildingsLeft(all) : goal),
                asked(
                        HouseRules.ESCORT,
                        "a Guard does not let the Empress move; only a Survivor with a Dashboard does."),
                goal(
                        HouseRules.WHO_MUST_LEAVE,
                        "victory as soon as the last Guard has left, wherever the Survivors are.",
                        goal -> goal instanceof LeaveWithAllGuards all ? new LeadAllGuardsOut(all) : goal),
                adding(HouseRules.THOSE_WHO_LEFT, "their Danger Level no longer counts.", Leavers.DO_NOT_COUNT),
                adding(
                        HouseRules.BROTHERS_IN_ARMS,
                        "a Guard counts as the other Survivor, but is given nothing.",
                        Company.ALLIES_TOO));
    }

    private static Reading asked(RuleId rule, String other) {
        return adding(rule, other, new OtherReading(rule));
    }

    private static Reading asked(RuleId rule, String other, Ruling ruling) {
        return new Reading(
                new Switch(rule, other), plan -> plan.withRuling(ruling).withRuling(new OtherReading(rule)));
    }

    private static Reading goal(RuleId rule, String other, UnaryOperator<Goal> change) {
        return new Reading(new Switch(rule, other), plan -> withGoals(plan, change));
    }

    private static MissionPlan withGoals(MissionPlan plan, UnaryOperator<Goal> change) {
        List<Ruling> rulings = new ArrayList<>();
        for (Ruling ruling : plan.rulings()) {
            rulings.add(
                    ruling instanceof MissionGoals goals
                            ? new MissionGoals(
                                    goals.goals().stream().map(change).toList(), goals.victory(), goals.defeat())
                            : ruling);
        }
        return plan.withRulings(rulings);
    }
}
