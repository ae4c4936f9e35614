package redoubt.horde.sense;

import redoubt.horde.action.AgreeToTrade;
import redoubt.horde.combat.FreeAttack;
import redoubt.horde.danger.ChooseSkill;
import redoubt.horde.mission.LeaveOrStay;
import redoubt.horde.round.ChooseSurvivor;
import redoubt.horde.round.Pay;
import redoubt.horde.skills.steps.BeDragged;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.ChooseDestination;
import redoubt.horde.zombies.ChoosePath;
import redoubt.horde.zombies.PlaceOdd;
import redoubt.kernel.Option;

/** Opinions of everything that is decided between actions: whose turn it is, how to pay, what to learn, where zombies go. */
final class Choosing {
    private static final int FAR = 6;

    private Choosing() {}

    static double opinion(Situation situation, Option option) {
        return switch (option) {
            case ChooseSurvivor.Activate next ->
                turn(situation, situation.table().survivor(next.survivor()));
            case ChooseSurvivor.Later _ -> -1;
            case Pay.Means means -> means.free().isPresent() ? 1 : 0;
            case ChooseSkill.Gain gain -> skill(gain.skill().name());
            case LeaveOrStay.Way way -> way == LeaveOrStay.Way.LEAVE ? 1 : 0;
            case AgreeToTrade.Answer answer -> -answer.ordinal();
            case BeDragged.Reply reply -> -reply.ordinal();
            case FreeAttack.NoAttack _ -> 0;
            case ChooseDestination.HeadFor head ->
                -exposure(situation, head.destination().index());
            case ChoosePath.GoBy go -> -exposure(situation, go.way().index());
            case PlaceOdd.Send send -> -exposure(situation, send.way().index());
            default -> 0;
        };
    }

    /** Those who can fight and are in danger act first, so that others find the way free. */
    private static double turn(Situation situation, Survivor survivor) {
        Table table = situation.table();
        int zone = survivor.zone().index();
        double fight = table.zombies().isAny(zone) ? situation.habit(Habit.FIGHT_FIRST) : 0;
        return fight
                + Math.min(4, situation.danger(zone)) * situation.habit(Habit.DANGER_FIRST)
                + situation.habit(Habit.ARMS_FIRST) * Arms.of(survivor).best()
                + situation.habit(Habit.WOUNDED_FIRST) * survivor.wounds()
                - situation.habit(Habit.NEAREST_FIRST) * Math.min(FAR, situation.stepsToTarget(survivor));
    }

    /** How badly zombies hit us in a zone: the wounded most. */
    private static double exposure(Situation situation, int zone) {
        double exposure = 0;
        for (Survivor survivor : situation.table().survivors()) {
            if (survivor.isOnBoard() && survivor.zone().index() == zone) {
                exposure = Math.max(exposure, 1 + survivor.wounds());
            }
        }
        return exposure + (situation.table().allies().isAny(zone) ? 0.5 : 0);
    }

    private static double skill(String name) {
        if (name.startsWith("+1 Action") || name.startsWith("+1 free Combat")) {
            return 10;
        }
        if (name.startsWith("+1 die: Combat") || name.startsWith("+1 to dice roll: Combat")) {
            return 9;
        }
        if (name.startsWith("+1 free Melee") || name.startsWith("+1 free Ranged")) {
            return 8;
        }
        if (name.startsWith("+1 die") || name.startsWith("+1 to dice") || name.startsWith("+1 Damage")) {
            return 7;
        }
        return switch (name) {
            case "Barbarian", "Reaper: Combat", "Iron rain", "Tough", "Iron hide", "Super strength" -> 6.5;
            case "Slippery", "Hit & run", "Precise Aim" -> 5.5;
            case "+1 free Move Action" -> 5;
            default -> name.startsWith("Bloodlust") || name.startsWith("Reaper") ? 6 : 4;
        };
    }
}
