package redoubt.horde.view;

import java.util.List;
import redoubt.horde.combat.Attack;
import redoubt.horde.combat.Odds;

/**
 * The odds of an attack and its numbers, as a client shows them before the click: in an attack that goes all out, also its all-out
 * dice, how likely each number of weapons is to break, and the skills and cards that could save them.
 */
public record OddsView(
        String weapon,
        String target,
        int dice,
        int needed,
        int onEachDie,
        int damage,
        List<Double> hits,
        List<Double> kills,
        List<Odds.OfKind> kinds,
        double friendlyRisk,
        double friendlyHits,
        double friendlyWounds,
        boolean isNoisy,
        int allOut,
        List<Double> breaks,
        List<String> savingSkills,
        List<String> savingCards) {

    public static OddsView of(Odds odds) {
        Attack attack = odds.attack();
        return new OddsView(
                attack.draft().weapon(),
                attack.draft().target().name(),
                attack.dice(),
                attack.needed(),
                attack.onEachDie(),
                attack.hitDamage(),
                odds.hits(),
                odds.kills(),
                odds.kinds(),
                odds.friendlyRisk(),
                odds.friendlyHits(),
                odds.friendlyWounds(),
                odds.isNoisy(),
                attack.allOut(),
                odds.breaks(),
                odds.savingSkills(),
                odds.savingCards());
    }
}
