package redoubt.whitedeath.edition;

import redoubt.horde.table.Cite;
import redoubt.kernel.RuleId;

/** Where the ledger of White Death has the rules that the family knows by name. */
final class Citations {
    private Citations() {}

    static RuleId rule(Cite rule) {
        return new RuleId(entry(rule));
    }

    private static String entry(Cite rule) {
        return switch (rule) {
            case ROUND_ORDER -> "WD-RND-01";
            case PLAYERS_TAKE_TURNS -> "WD-RND-02";
            case ACTIONS_PER_TURN -> "WD-RND-03";
            case CHOOSE_ACTION -> "WD-ACT-01";
            case PAY_ACTION -> "WD-ACT-05";
            case DO_NOTHING -> "WD-ACT-04";
            case END_PHASE -> "WD-RND-06";
            case PASS_FIRST_PLAYER -> "WD-RND-06";
            case MOVE -> "WD-MOVE-05";
            case LEAVE_ZOMBIES -> "WD-MOVE-06";
            case SEARCH -> "WD-SEARCH-01";
            case SEARCH_ONCE -> "WD-SEARCH-03";
            case SEARCH_TWO_CARDS -> "WD-SKILL-SEARCH2CARDS";
            case KEEP_OR_DISCARD -> "WD-SEARCH-02";
            case AMBUSH_CARD -> "WD-GAP-10";
            case DECK_RUNS_OUT -> "WD-SEARCH-06";
            case REORGANIZE -> "WD-TRADE-01";
            case TRADE -> "WD-TRADE-02";
            case AGREE_TO_TRADE -> "WD-TRADE-03";
            case TRADE_REFUSED -> "WD-TRADE-06";
            case DISCARD_ANY_TIME -> "WD-INV-02";
            case CONSUME_FOOD -> "WD-TRAIT-08";
            case MAKE_NOISE -> "WD-ACT-03";
            case NOISE_OF_ATTACKS -> "WD-NOISE-01";
            case NOISE_REMOVED -> "WD-NOISE-06";
            case TAKE_OBJECTIVE -> "WD-OBJ-01";
            case MELEE_ACTION -> "WD-CACT-01";
            case RANGED_ACTION -> "WD-CACT-02";
            case MELEE_OF_ALLIES -> "WD-GUARD-09";
            case RANGED_OF_ALLIES -> "WD-GUARD-10";
            case FURTHER_COMBAT_ACTION -> "WD-CACT-04";
            case CHOOSE_HANDS -> "WD-INV-08";
            case DUAL -> "WD-DICE-02";
            case ROLL_DICE -> "WD-DICE-01";
            case REROLL -> "WD-SKILL-LUCKY";
            case MORE_DICE_ON_SIX -> "WD-SKILL-ROLL6PLUS1DIE";
            case ASSIGN_MELEE_HITS -> "WD-MELEE-01";
            case TARGETING_PRIORITY -> "WD-PRIO-01";
            case EQUAL_PRIORITY -> "WD-PRIO-03";
            case SHIELDED -> "WD-PRIO-04";
            case FREE_TARGETS -> "WD-SKILL-MARKSMAN";
            case POINT_BLANK -> "WD-SKILL-POINTBLANK";
            case HITS_LOST -> "WD-DICE-04";
            case ZOMBIE_ELIMINATED -> "WD-ZOM-02";
            case REAP_ONE_MORE -> "WD-SKILL-REAPER";
            case FRIENDLY_FIRE, SHARE_OUT_FRIENDLY_FIRE -> "WD-FF-02";
            case WOUNDS_OF_FRIENDLY_FIRE -> "WD-FF-03";
            case ARMOUR_AGAINST_FRIENDLY_FIRE -> "WD-ARM-04";
            case SPARE_FROM_FRIENDLY_FIRE -> "WD-SKILL-STEADYHAND";
            case RELOAD -> "WD-RELOAD-01";
            case RELOAD_PAIR -> "WD-RELOAD-04";
            case RELOAD_IN_END_PHASE -> "WD-RELOAD-02";
            case GAIN_ADRENALINE -> "WD-ADR-01";
            case REACH_LEVEL -> "WD-ADR-02";
            case YELLOW_SKILL -> "WD-ADR-04";
            case ORANGE_SKILL -> "WD-ADR-05";
            case RED_SKILL -> "WD-ADR-06";
            case SKILL_AGAIN -> "WD-MODE-13";
            case ANY_SKILL -> "WD-MODE-14";
            case ZOMBIES_ACTIVATE -> "WD-ZACT-01";
            case ZOMBIES_ATTACK -> "WD-ZACT-04";
            case SHARE_OUT_ATTACKS -> "WD-ATK-02";
            case ARMOUR_ROLL -> "WD-ARM-01";
            case ARMOUR_DICE -> "WD-ARM-02";
            case REROLL_FAILED_ARMOUR -> "WD-GAP-07";
            case REROLL_ARMOUR -> "WD-SKILL-LUCKY";
            case TOUGH -> "WD-SKILL-TOUGH";
            case DREADNOUGHT -> "WD-SKILL-DREADNOUGHT";
            case SUFFER_WOUND -> "WD-ATK-05";
            case SURVIVOR_ELIMINATED -> "WD-ATK-05";
            case ALLY_ELIMINATED -> "WD-GUARD-06";
            case CHOOSE_DESTINATION -> "WD-TGT-08";
            case CHOOSE_PATH -> "WD-PATH-03";
            case ZOMBIES_MOVE -> "WD-PATH-01";
            case SECOND_ACTION -> "WD-ZACT-05";
            case EXTRA_ACTIVATION -> "WD-ZACT-06";
            case DRAW_ZOMBIE_CARD -> "WD-SPAWN-01";
            case DRAW_ANOTHER_CARD -> "WD-MODE-16";
            case SPAWN_ZOMBIES -> "WD-SPAWN-01";
            case ZOMBIE_DECK_RUNS_OUT -> "WD-SPAWN-04";
            case SHORTAGE -> "WD-SHORT-01";
            case SET_UP_SURVIVORS -> "WD-SET-04";
            case SET_UP_EQUIPMENT -> "WD-SET-08";
            case SET_UP_BY_SKILL -> "WD-SET-09";
            case SET_UP_START -> "WD-SET-10";
            case SET_UP_FIRST_PLAYER -> "WD-SET-13";
            case VICTORY -> "WD-WIN-01";
            case DEFEAT -> "WD-WIN-02";
            // Weapons of this game have no other dice than these, and there are no cars.
            case ENTER_CAR,
                    LEAVE_CAR,
                    CHANGE_SEATS,
                    AGREE_TO_CHANGE_SEATS,
                    DRIVE_CAR,
                    GO_ALL_OUT,
                    ALL_OUT_DICE,
                    ANSWER_BREAKS,
                    WEAPON_BREAKS,
                    IGNORE_ONE_BREAK,
                    SPARE_PARTS,
                    REPAIR_KIT,
                    KEEP_ROLL,
                    CARDS_NOT_KEPT,
                    KEPT_CARDS,
                    SHARE_KEPT_CARDS -> "WD-EQ-06";
            case BARBARIAN -> "WD-SKILL-BARBARIAN";
            case IRON_RAIN -> "WD-SKILL-IRONRAIN";
            case MANA_RAIN -> "WD-SKILL-MANARAIN";
            case CARDS_FOR_WOUNDS -> "WD-SKILL-ISTHATALLYOUVEGOT";
            case REGENERATION -> "WD-SKILL-REGENERATION";
            case TAUNT -> "WD-SKILL-TAUNT";
            // Zombies of this game never split.
            case SPLIT_ZOMBIES -> "WD-PATH-04";
            case CHOOSE_ZOMBIES -> "WD-GAP-62";
            case REACT_TO_SPAWN -> "WD-GAP-93";
            case ACT_BEFORE_CARD -> "WD-SKILL-ZOMBIELINK";
            case SHOVE -> "WD-SKILL-SHOVE";
            case CHARGE -> "WD-SKILL-CHARGE";
            case BLOODLUST -> "WD-SKILL-BLOODLUST";
            case BORN_LEADER -> "WD-SKILL-BORNLEADER";
            case COMBAT_REFLEXES -> "WD-SKILL-COMBATREFLEXES";
            case DUAL_EXPERT -> "WD-SKILL-DUALEXPERT";
            case IMPROVISED_MELEE -> "WD-SKILL-IMPROVISEDMELEE";
            case IMPROVISED_RANGED -> "WD-SKILL-IMPROVISEDRANGED";
            case JUMP -> "WD-SKILL-JUMP";
            case LIFESAVER -> "WD-SKILL-LIFESAVER";
            case SPRINT -> "WD-SKILL-SPRINT";
            case MEDIC -> "WD-SKILL-MEDIC";
            case DESTINY -> "WD-SKILL-DESTINY";
            case HOLD_YOUR_NOSE -> "WD-SKILL-HOLDYOURNOSE";
            case SIDESTEP -> "WD-SKILL-SIDESTEP";
            case HIT_AND_RUN -> "WD-SKILL-HITANDRUN";
            case MATCHING_SET -> "WD-SKILL-MATCHINGSET";
            // Fire is made of bile and torch here, and buildings are never closed.
            case THROW_MOLOTOV, MOLOTOV_BURNS -> "WD-FIRE-01";
            case BUILDING_SPAWN -> "WD-SPAWN-01";
        };
    }
}
