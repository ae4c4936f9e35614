package redoubt.livingdead.edition;

import java.util.EnumMap;
import java.util.Map;
import redoubt.horde.table.Cite;
import redoubt.kernel.RuleId;

/** Where the ledger of Night of the Living Dead has the rules that the family knows by name. */
final class Citations {
    private Citations() {}

    static Map<Cite, RuleId> all() {
        Map<Cite, RuleId> rules = new EnumMap<>(Cite.class);
        for (Cite rule : Cite.values()) {
            rules.put(rule, new RuleId("NL-" + entry(rule)));
        }
        return rules;
    }

    private static String entry(Cite rule) {
        return switch (rule) {
            case ROUND_ORDER -> "ROUND-01";
            case PLAYERS_TAKE_TURNS -> "ROUND-03";
            case ACTIONS_PER_TURN -> "ACT-01";
            case CHOOSE_ACTION -> "ACT-03";
            case PAY_ACTION -> "DEC-09";
            case DO_NOTHING -> "ACT-04";
            case END_PHASE -> "ROUND-05";
            case PASS_FIRST_PLAYER -> "ROUND-05";
            case MOVE -> "MOVE-03";
            case LEAVE_ZOMBIES -> "MOVE-04";
            case SEARCH -> "SEARCH-01";
            case SEARCH_ONCE -> "SEARCH-03";
            case KEEP_OR_DISCARD -> "SEARCH-02";
            case AMBUSH_CARD -> "GAP-25";
            case DECK_RUNS_OUT -> "EQUIP-10";
            case REORGANIZE -> "TRADE-01";
            case TRADE -> "TRADE-02";
            case DISCARD_ANY_TIME -> "INV-03";
            case OVER_THE_LIMIT -> "INV-01";
            // Nobody makes noise in this game, and there are no objectives to take; what actions there are says one
            // entry.
            case MAKE_NOISE, NOISE_OF_ATTACKS, NOISE_REMOVED, TAKE_OBJECTIVE -> "ACT-03";
            case MELEE_ACTION -> "MELEE-01";
            case RANGED_ACTION -> "RANGED-01";
            case FURTHER_COMBAT_ACTION -> "CAR-10";
            case CHOOSE_HANDS -> "INV-04";
            case DUAL -> "CBT-02";
            case ROLL_DICE -> "CBT-03";
            case REROLL -> "GAP-23";
            case ASSIGN_MELEE_HITS -> "MELEE-01";
            case TARGETING_PRIORITY -> "PRIO-01";
            case FREE_TARGETS -> "SKILL-SNIPER";
            case HITS_LOST -> "CBT-04";
            case ZOMBIE_ELIMINATED -> "GHOUL-02";
            case FRIENDLY_FIRE -> "FF-02";
            case RELOAD -> "TRAIT-01";
            case RELOAD_IN_END_PHASE -> "TRAIT-02";
            case GAIN_ADRENALINE -> "XP-01";
            case REACH_LEVEL -> "XP-03";
            case CHOOSE_SKILL -> "XP-07";
            case ZOMBIES_ACTIVATE -> "GATT-01";
            case ZOMBIES_ATTACK -> "GATT-02";
            case SHARE_OUT_ATTACKS -> "GATT-04";
            case SUFFER_WOUND -> "GATT-03";
            case SURVIVOR_ELIMINATED -> "END-04";
            case CHOOSE_DESTINATION -> "GMOVE-02";
            case CHOOSE_PATH -> "GMOVE-09";
            case ZOMBIES_MOVE -> "GMOVE-01";
            case SPLIT_ZOMBIES -> "GMOVE-08";
            case EXTRA_ACTIVATION -> "GAP-02";
            case DRAW_ZOMBIE_CARD -> "SPAWN-03";
            case SPAWN_ZOMBIES -> "SPAWN-04";
            case ZOMBIE_DECK_RUNS_OUT -> "SPAWN-06";
            case SHORTAGE -> "SPAWN-12";
            case SET_UP_SURVIVORS -> "SETUP-02";
            case SET_UP_EQUIPMENT -> "SETUP-05";
            case SET_UP_START -> "SETUP-09";
            case SET_UP_FIRST_PLAYER -> "SETUP-11";
            case VICTORY -> "END-01";
            case DEFEAT -> "END-02";
            case REPLACE_DICE -> "SKILL-BARBARIAN";
            case TAUNT -> "SKILL-TAUNT";
            case PUSH_ZOMBIES, SHOVE -> "SKILL-SHOVE";
            case BLOODLUST -> "SKILL-BLOODLUSTMELEE";
            // What no card or skill of this game brings: the skills it has are those of its own list.
            case MORE_DICE_ON_SIX,
                    REAP_ONE_MORE,
                    SPARE_FROM_FRIENDLY_FIRE,
                    ARMOUR_ROLL,
                    IGNORE_WOUNDS,
                    ALLY_ELIMINATED,
                    SECOND_ACTION,
                    CARDS_FOR_WOUNDS,
                    HEAL,
                    REACT_TO_SPAWN,
                    ACT_BEFORE_CARD,
                    CHARGE,
                    BORN_LEADER,
                    COMBAT_REFLEXES,
                    DUAL_EXPERT,
                    IMPROVISED_WEAPON,
                    JUMP,
                    LIFESAVER,
                    SPRINT,
                    MEDIC,
                    DESTINY,
                    MATCHING_SET,
                    CHOOSE_ZOMBIES -> "SKILL-GENERAL";
        };
    }
}
