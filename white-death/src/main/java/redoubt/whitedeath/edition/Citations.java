package redoubt.whitedeath.edition;

import java.util.EnumMap;
import java.util.Map;
import redoubt.horde.table.Cite;
import redoubt.kernel.RuleId;

/** Where the ledger of White Death has the rules that the family knows by name. */
final class Citations {
    private Citations() {}

    static Map<Cite, RuleId> all() {
        Map<Cite, RuleId> rules = new EnumMap<>(Cite.class);
        for (Cite rule : Cite.values()) {
            rules.put(rule, new RuleId("WD-" + entry(rule)));
        }
        return rules;
    }

    private static String entry(Cite rule) {
        return switch (rule) {
            case ROUND_ORDER -> "RND-01";
            case PLAYERS_TAKE_TURNS -> "RND-02";
            case ACTIONS_PER_TURN -> "RND-03";
            case CHOOSE_ACTION -> "ACT-01";
            case PAY_ACTION -> "ACT-05";
            case DO_NOTHING -> "ACT-04";
            case END_PHASE -> "RND-06";
            case PASS_FIRST_PLAYER -> "RND-06";
            case MOVE -> "MOVE-05";
            case LEAVE_ZOMBIES -> "MOVE-06";
            case SEARCH -> "SEARCH-01";
            case SEARCH_ONCE -> "SEARCH-03";
            case KEEP_OR_DISCARD -> "SEARCH-02";
            case AMBUSH_CARD -> "GAP-10";
            case DECK_RUNS_OUT -> "SEARCH-06";
            case REORGANIZE -> "TRADE-01";
            case TRADE -> "TRADE-02";
            case DISCARD_ANY_TIME -> "INV-02";
            case OVER_THE_LIMIT -> "GAP-84";
            case MAKE_NOISE -> "ACT-03";
            case NOISE_OF_ATTACKS -> "NOISE-01";
            case NOISE_REMOVED -> "NOISE-06";
            case TAKE_OBJECTIVE -> "OBJ-01";
            case MELEE_ACTION -> "CACT-01";
            case RANGED_ACTION -> "CACT-02";
            case FURTHER_COMBAT_ACTION -> "CACT-04";
            case CHOOSE_HANDS -> "INV-08";
            case DUAL -> "DICE-02";
            case ROLL_DICE -> "DICE-01";
            case REROLL -> "SKILL-LUCKY";
            case MORE_DICE_ON_SIX -> "SKILL-ROLL6PLUS1DIE";
            case ASSIGN_MELEE_HITS -> "MELEE-01";
            case TARGETING_PRIORITY -> "PRIO-01";
            case FREE_TARGETS -> "SKILL-MARKSMAN";
            case HITS_LOST -> "DICE-04";
            case ZOMBIE_ELIMINATED -> "ZOM-02";
            case REAP_ONE_MORE -> "SKILL-REAPER";
            case FRIENDLY_FIRE -> "FF-02";
            case SPARE_FROM_FRIENDLY_FIRE -> "SKILL-STEADYHAND";
            case RELOAD -> "RELOAD-01";
            case RELOAD_IN_END_PHASE -> "RELOAD-02";
            case GAIN_ADRENALINE -> "ADR-01";
            case REACH_LEVEL -> "ADR-02";
            case CHOOSE_SKILL -> "ADR-05";
            case ZOMBIES_ACTIVATE -> "ZACT-01";
            case ZOMBIES_ATTACK -> "ZACT-04";
            case SHARE_OUT_ATTACKS -> "ATK-02";
            case ARMOUR_ROLL -> "ARM-01";
            case IGNORE_WOUNDS -> "SKILL-TOUGH";
            case SUFFER_WOUND -> "ATK-05";
            case SURVIVOR_ELIMINATED -> "ATK-05";
            case ALLY_ELIMINATED -> "GUARD-06";
            case CHOOSE_DESTINATION -> "TGT-08";
            case CHOOSE_PATH -> "PATH-03";
            case ZOMBIES_MOVE -> "PATH-01";
            case SECOND_ACTION -> "ZACT-05";
            case EXTRA_ACTIVATION -> "ZACT-06";
            case DRAW_ZOMBIE_CARD -> "SPAWN-01";
            case SPAWN_ZOMBIES -> "SPAWN-01";
            case ZOMBIE_DECK_RUNS_OUT -> "SPAWN-04";
            case SHORTAGE -> "SHORT-01";
            case SET_UP_SURVIVORS -> "SET-04";
            case SET_UP_EQUIPMENT -> "SET-08";
            case SET_UP_START -> "SET-10";
            case SET_UP_FIRST_PLAYER -> "SET-13";
            case VICTORY -> "WIN-01";
            case DEFEAT -> "WIN-02";
            case REPLACE_DICE -> "GAP-74";
            case CARDS_FOR_WOUNDS -> "SKILL-ISTHATALLYOUVEGOT";
            case HEAL -> "SKILL-MEDIC";
            case TAUNT -> "SKILL-TAUNT";
            case PUSH_ZOMBIES -> "SKILL-SHOVE";
            // Zombies of this game never split.
            case SPLIT_ZOMBIES -> "PATH-04";
            case CHOOSE_ZOMBIES -> "GAP-62";
            case REACT_TO_SPAWN -> "GAP-93";
            case ACT_BEFORE_CARD -> "SKILL-ZOMBIELINK";
            case SHOVE -> "SKILL-SHOVE";
            case CHARGE -> "SKILL-CHARGE";
            case BLOODLUST -> "SKILL-BLOODLUST";
            case BORN_LEADER -> "SKILL-BORNLEADER";
            case COMBAT_REFLEXES -> "SKILL-COMBATREFLEXES";
            case DUAL_EXPERT -> "SKILL-DUALEXPERT";
            case IMPROVISED_WEAPON -> "SKILL-IMPROVISEDMELEE";
            case JUMP -> "SKILL-JUMP";
            case LIFESAVER -> "SKILL-LIFESAVER";
            case SPRINT -> "SKILL-SPRINT";
            case MEDIC -> "SKILL-MEDIC";
            case DESTINY -> "SKILL-DESTINY";
            case MATCHING_SET -> "SKILL-MATCHINGSET";
        };
    }
}
