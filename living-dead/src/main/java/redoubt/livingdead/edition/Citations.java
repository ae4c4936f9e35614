package redoubt.livingdead.edition;

import redoubt.horde.table.Cite;
import redoubt.kernel.RuleId;

/** Where the ledger of Night of the Living Dead has the rules that the family knows by name. */
final class Citations {
    private Citations() {}

    static RuleId rule(Cite rule) {
        return new RuleId(entry(rule));
    }

    private static String entry(Cite rule) {
        return switch (rule) {
            case ROUND_ORDER -> "NL-ROUND-01";
            case PLAYERS_TAKE_TURNS -> "NL-ROUND-03";
            case ACTIONS_PER_TURN -> "NL-ACT-01";
            case CHOOSE_ACTION -> "NL-ACT-03";
            case PAY_ACTION -> "NL-DEC-09";
            case DO_NOTHING -> "NL-ACT-04";
            case END_PHASE -> "NL-ROUND-05";
            case PASS_FIRST_PLAYER -> "NL-ROUND-05";
            case MOVE -> "NL-MOVE-03";
            case LEAVE_ZOMBIES -> "NL-MOVE-04";
            case SEARCH -> "NL-SEARCH-01";
            case SEARCH_ONCE -> "NL-SEARCH-03";
            case SEARCH_TWO_CARDS -> "NL-GAP-24";
            case KEEP_OR_DISCARD -> "NL-SEARCH-02";
            case AMBUSH_CARD -> "NL-GAP-25";
            case DECK_RUNS_OUT -> "NL-EQUIP-10";
            case REORGANIZE -> "NL-TRADE-01";
            case TRADE -> "NL-TRADE-02";
            case AGREE_TO_TRADE -> "NL-TRADE-03";
            case TRADE_REFUSED -> "NL-TRADE-04";
            case DISCARD_ANY_TIME -> "NL-INV-03";
            // Nobody makes noise in this game, and there are no objectives to take; what actions there are says one
            // entry.
            case MAKE_NOISE, NOISE_OF_ATTACKS, NOISE_REMOVED, TAKE_OBJECTIVE -> "NL-ACT-03";
            case MELEE_ACTION -> "NL-MELEE-01";
            case RANGED_ACTION -> "NL-RANGED-01";
            case FURTHER_COMBAT_ACTION -> "NL-CAR-09";
            case CHOOSE_HANDS -> "NL-INV-04";
            case DUAL -> "NL-CBT-02";
            case ROLL_DICE -> "NL-CBT-03";
            case REROLL -> "NL-GAP-23";
            case ASSIGN_MELEE_HITS -> "NL-MELEE-01";
            case TARGETING_PRIORITY -> "NL-PRIO-01";
            case EQUAL_PRIORITY -> "NL-PRIO-02";
            case SHIELDED -> "NL-PRIO-03";
            case FREE_TARGETS -> "NL-SKILL-SNIPER";
            case HITS_LOST -> "NL-CBT-04";
            case ZOMBIE_ELIMINATED -> "NL-GHOUL-02";
            case FRIENDLY_FIRE -> "NL-FF-02";
            case SHARE_OUT_FRIENDLY_FIRE, WOUNDS_OF_FRIENDLY_FIRE -> "NL-FF-03";
            case RELOAD -> "NL-TRAIT-01";
            case RELOAD_PAIR -> "NL-TRAIT-04";
            case RELOAD_IN_END_PHASE -> "NL-TRAIT-02";
            case GAIN_ADRENALINE -> "NL-XP-01";
            case REACH_LEVEL -> "NL-XP-03";
            case YELLOW_SKILL, ORANGE_SKILL, RED_SKILL -> "NL-XP-07";
            case SKILL_AGAIN -> "NL-ULTRA-03";
            case ANY_SKILL -> "NL-ULTRA-05";
            case ZOMBIES_ACTIVATE -> "NL-GATT-01";
            case ZOMBIES_ATTACK -> "NL-GATT-02";
            case SHARE_OUT_ATTACKS -> "NL-GATT-04";
            case SUFFER_WOUND -> "NL-GATT-03";
            case SURVIVOR_ELIMINATED -> "NL-END-04";
            case CHOOSE_DESTINATION -> "NL-GMOVE-02";
            case CHOOSE_PATH -> "NL-GMOVE-09";
            case ZOMBIES_MOVE -> "NL-GMOVE-01";
            case SPLIT_ZOMBIES -> "NL-GMOVE-08";
            case EXTRA_ACTIVATION -> "NL-GAP-02";
            // No table of this game is larger, so that each token draws one card only.
            case DRAW_ZOMBIE_CARD, DRAW_ANOTHER_CARD -> "NL-SPAWN-03";
            case SPAWN_ZOMBIES -> "NL-SPAWN-04";
            case ZOMBIE_DECK_RUNS_OUT -> "NL-SPAWN-06";
            case SHORTAGE -> "NL-SPAWN-12";
            case SET_UP_SURVIVORS -> "NL-SETUP-02";
            case SET_UP_EQUIPMENT -> "NL-SETUP-05";
            case SET_UP_START -> "NL-SETUP-09";
            case SET_UP_FIRST_PLAYER -> "NL-SETUP-11";
            case VICTORY -> "NL-END-01";
            case DEFEAT -> "NL-END-02";
            case BARBARIAN -> "NL-SKILL-BARBARIAN";
            case HIT_AND_RUN -> "NL-SKILL-HITANDRUN";
            case TAUNT -> "NL-SKILL-TAUNT";
            case SHOVE -> "NL-SKILL-SHOVE";
            case BLOODLUST -> "NL-SKILL-BLOODLUSTMELEE";
            case THROW_MOLOTOV -> "NL-SPEC-08";
            case MOLOTOV_BURNS -> "NL-SPEC-09";
            case BUILDING_SPAWN -> "NL-M09-07";
            // What no card or skill of this game brings: the skills it has are those of its own list.
            case MORE_DICE_ON_SIX,
                    REAP_ONE_MORE,
                    SPARE_FROM_FRIENDLY_FIRE,
                    ARMOUR_ROLL,
                    ARMOUR_AGAINST_FRIENDLY_FIRE,
                    SET_UP_BY_SKILL,
                    ARMOUR_DICE,
                    CONSUME_FOOD,
                    REROLL_FAILED_ARMOUR,
                    REROLL_ARMOUR,
                    TOUGH,
                    DREADNOUGHT,
                    POINT_BLANK,
                    ALLY_ELIMINATED,
                    MELEE_OF_ALLIES,
                    RANGED_OF_ALLIES,
                    SECOND_ACTION,
                    CARDS_FOR_WOUNDS,
                    REGENERATION,
                    HOLD_YOUR_NOSE,
                    SIDESTEP,
                    IRON_RAIN,
                    MANA_RAIN,
                    REACT_TO_SPAWN,
                    ACT_BEFORE_CARD,
                    CHARGE,
                    BORN_LEADER,
                    COMBAT_REFLEXES,
                    DUAL_EXPERT,
                    IMPROVISED_MELEE,
                    IMPROVISED_RANGED,
                    JUMP,
                    LIFESAVER,
                    SPRINT,
                    MEDIC,
                    DESTINY,
                    MATCHING_SET,
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
                    SHARE_KEPT_CARDS,
                    CHOOSE_ZOMBIES -> "NL-SKILL-GENERAL";
            case ENTER_CAR -> "NL-CAR-04";
            case LEAVE_CAR -> "NL-CAR-05";
            case CHANGE_SEATS -> "NL-CAR-06";
            case AGREE_TO_CHANGE_SEATS -> "NL-GAP-35";
            case DRIVE_CAR -> "NL-CAR-07";
        };
    }
}
