package redoubt.secondedition.edition;

import redoubt.horde.table.Cite;
import redoubt.kernel.RuleId;

/** Where the ledger has the rules that the family knows by name. */
final class Citations {
    private Citations() {}

    static RuleId rule(Cite rule) {
        return new RuleId(entry(rule));
    }

    private static String entry(Cite rule) {
        return switch (rule) {
            case ROUND_ORDER -> "Z2-ROUND-01";
            case PLAYERS_TAKE_TURNS -> "Z2-ROUND-02";
            case ACTIONS_PER_TURN -> "Z2-ROUND-03";
            case CHOOSE_ACTION -> "Z2-ACT-01";
            case PAY_ACTION -> "Z2-ACT-04";
            case DO_NOTHING -> "Z2-ACT-03";
            case END_PHASE, PASS_FIRST_PLAYER, NOISE_REMOVED -> "Z2-ROUND-04";
            case MOVE, LEAVE_ZOMBIES -> "Z2-MOVE-03";
            case SEARCH, SEARCH_ONCE -> "Z2-SEARCH-01";
            case SEARCH_TWO_CARDS -> "Z2-SKILL-SEARCH2CARDS";
            case KEEP_OR_DISCARD -> "Z2-SEARCH-02";
            case AMBUSH_CARD -> "Z2-SEARCH-04";
            case DECK_RUNS_OUT -> "Z2-SEARCH-03";
            case REORGANIZE, TRADE -> "Z2-TRADE-01";
            case AGREE_TO_TRADE, TRADE_REFUSED -> "Z2-TRADE-02";
            case DISCARD_ANY_TIME -> "Z2-INV-03";
            case CONSUME_FOOD -> "Z2-ACT-05";
            case MAKE_NOISE -> "Z2-ACT-02";
            case NOISE_OF_ATTACKS -> "Z2-NOISE-01";
            case TAKE_OBJECTIVE -> "Z2-OBJ-01";
            // Companions never fight.
            case MELEE_ACTION, MELEE_OF_ALLIES, ASSIGN_MELEE_HITS -> "Z2-MELEE-01";
            case RANGED_ACTION, RANGED_OF_ALLIES -> "Z2-RANGED-01";
            case FURTHER_COMBAT_ACTION -> "Z2-CAR-03";
            case CHOOSE_HANDS -> "Z2-SKILL-WEBBING";
            case DUAL -> "Z2-EQ-05";
            case ROLL_DICE -> "Z2-COMBAT-01";
            case REROLL -> "Z2-GAP-04";
            case MORE_DICE_ON_SIX -> "Z2-SKILL-ROLL6DIE";
            case TARGETING_PRIORITY -> "Z2-PRIO-01";
            case EQUAL_PRIORITY -> "Z2-PRIO-02";
            case SHIELDED -> "Z2-PRIO-03";
            case FREE_TARGETS -> "Z2-SKILL-SNIPER";
            case POINT_BLANK -> "Z2-SKILL-POINTBLANK";
            case HITS_LOST -> "Z2-COMBAT-02";
            case ZOMBIE_ELIMINATED -> "Z2-COMBAT-03";
            case REAP_ONE_MORE -> "Z2-SKILL-REAPER";
            case FRIENDLY_FIRE, SHARE_OUT_FRIENDLY_FIRE, WOUNDS_OF_FRIENDLY_FIRE -> "Z2-FF-01";
            case SPARE_FROM_FRIENDLY_FIRE -> "Z2-SKILL-STEADYHAND";
            case RELOAD, RELOAD_IN_END_PHASE -> "Z2-TRAIT-03";
            case RELOAD_PAIR -> "Z2-TRAIT-04";
            case GAIN_ADRENALINE -> "Z2-ADR-01";
            case REACH_LEVEL -> "Z2-ADR-02";
            case YELLOW_SKILL, ORANGE_SKILL, RED_SKILL -> "Z2-ADR-03";
            case SKILL_AGAIN -> "Z2-ULTRA-01";
            case ANY_SKILL -> "Z2-ULTRA-02";
            case ZOMBIES_ACTIVATE -> "Z2-ZPH-01";
            case ZOMBIES_ATTACK -> "Z2-ZPH-02";
            case SHARE_OUT_ATTACKS -> "Z2-ZPH-03";
            // There is no armour in this game.
            case ARMOUR_ROLL,
                    ARMOUR_DICE,
                    ARMOUR_AGAINST_FRIENDLY_FIRE,
                    REROLL_FAILED_ARMOUR,
                    REROLL_ARMOUR,
                    SUFFER_WOUND,
                    SURVIVOR_ELIMINATED -> "Z2-ZPH-04";
            case TOUGH -> "Z2-SKILL-TOUGH";
            case DREADNOUGHT -> "Z2-SKILL-DREADNOUGHT";
            case ALLY_ELIMINATED -> "Z2-CPN-02";
            case CHOOSE_DESTINATION -> "Z2-ZMOVE-01";
            case CHOOSE_PATH, SPLIT_ZOMBIES -> "Z2-SPLIT-02";
            case ZOMBIES_MOVE -> "Z2-ZMOVE-03";
            case SECOND_ACTION -> "Z2-ZPH-05";
            case EXTRA_ACTIVATION -> "Z2-ZPH-06";
            case DRAW_ZOMBIE_CARD, DRAW_ANOTHER_CARD -> "Z2-SPAWN-01";
            case SPAWN_ZOMBIES -> "Z2-SPAWN-02";
            case ZOMBIE_DECK_RUNS_OUT -> "Z2-SPAWN-06";
            case SHORTAGE -> "Z2-SHORT-01";
            case SET_UP_SURVIVORS -> "Z2-SETUP-01";
            case SET_UP_EQUIPMENT -> "Z2-SETUP-04";
            case SET_UP_BY_SKILL -> "Z2-SKILL-STARTSWITH";
            case SET_UP_START -> "Z2-SETUP-02";
            case SET_UP_FIRST_PLAYER -> "Z2-SETUP-06";
            case VICTORY -> "Z2-WIN-01";
            case DEFEAT -> "Z2-WIN-02";
            case BARBARIAN -> "Z2-SKILL-BARBARIAN";
            // Only melee dice are replaced in this game.
            case IRON_RAIN, MANA_RAIN -> "Z2-COMBAT-01";
            case CARDS_FOR_WOUNDS -> "Z2-SKILL-ISTHATALLYOUVEGOT";
            case MEDIC -> "Z2-SKILL-MEDIC";
            case REGENERATION -> "Z2-SKILL-REGENERATION";
            case TAUNT -> "Z2-SKILL-TAUNT";
            case SHOVE -> "Z2-SKILL-SHOVE";
            case CHOOSE_ZOMBIES -> "Z2-ABOM-02";
            case REACT_TO_SPAWN -> "Z2-DEC-15";
            case ACT_BEFORE_CARD -> "Z2-SKILL-ZOMBIELINK";
            case CHARGE -> "Z2-SKILL-CHARGE";
            case BLOODLUST -> "Z2-SKILL-BLOODLUST";
            case BORN_LEADER -> "Z2-SKILL-BORNLEADER";
            case COMBAT_REFLEXES -> "Z2-SKILL-COMBATREFLEXES";
            case DUAL_EXPERT -> "Z2-SKILL-DUALEXPERT";
            case IMPROVISED_MELEE -> "Z2-SKILL-IMPROVISEDMELEE";
            case IMPROVISED_RANGED -> "Z2-SKILL-IMPROVISEDRANGED";
            case JUMP -> "Z2-SKILL-JUMP";
            case LIFESAVER -> "Z2-SKILL-LIFESAVER";
            case SPRINT -> "Z2-SKILL-SPRINT";
            case DESTINY -> "Z2-SKILL-DESTINY";
            case HOLD_YOUR_NOSE -> "Z2-SKILL-HOLDYOURNOSE";
            case SIDESTEP -> "Z2-SKILL-SIDESTEP";
            case HIT_AND_RUN -> "Z2-SKILL-HITANDRUN";
            case MATCHING_SET -> "Z2-SKILL-MATCHINGSET";
            case THROW_MOLOTOV, MOLOTOV_BURNS -> "Z2-TRAIT-02";
            case BUILDING_SPAWN -> "Z2-BSPAWN-01";
            case GO_ALL_OUT -> "WZ-AO-02";
            case ALL_OUT_DICE -> "WZ-AO-03";
            case ANSWER_BREAKS -> "WZ-AO-14";
            case WEAPON_BREAKS -> "WZ-AO-05";
            case IGNORE_ONE_BREAK -> "WZ-SKILL-IGNORE1BREAK";
            case SPARE_PARTS -> "WZ-SKILL-SPAREPARTS";
            case REPAIR_KIT -> "WZ-DECK-08";
            case KEEP_ROLL -> "WZ-KEEP-02";
            case CARDS_NOT_KEPT -> "WZ-KEEP-01";
            case KEPT_CARDS -> "WZ-KEEP-03";
            case SHARE_KEPT_CARDS -> "WZ-KEEP-05";
            case ENTER_CAR, LEAVE_CAR, CHANGE_SEATS -> "Z2-CAR-01";
            case AGREE_TO_CHANGE_SEATS -> "Z2-CAR-06";
            case DRIVE_CAR -> "Z2-CAR-02";
        };
    }
}
