package redoubt.horde.skills;

import redoubt.horde.print.ActionWords;
import redoubt.horde.print.SkillsByName;

/**
 * The skills that are the same in every box that prints them. An edition adds those that it plays in its own way or has to itself;
 * which of them it prints, its content says.
 */
public final class CommonSkills {
    private CommonSkills() {}

    /** The skills with an edition's words for kinds of actions. */
    public static SkillsByName in(ActionWords words) {
        SkillsByName skills = new SkillsByName();
        combat(skills, words);
        weapons(skills);
        turns(skills, words);
        searches(skills);
        health(skills);
        return skills.withSkill("Brother in arms: *", (word, known) -> new BrotherInArms(known.named(word)));
    }

    private static void combat(SkillsByName skills, ActionWords words) {
        skills.with("+1 to dice roll: *", word -> new OneMoreOnDice(Scope.of(words, word)))
                .with("+1 die: *", word -> new OneMoreDie(Scope.of(words, word)))
                .with("+1 Damage: *", word -> new OneMoreDamage(Scope.of(words, word)))
                .with("2 Damage: *", word -> new TwoDamage(Scope.of(words, word)))
                .with("Escalation: *", word -> new Escalation(Scope.of(words, word)))
                .with("Reaper: *", word -> new Reaper(Scope.of(words, word)))
                .with("Roll 6: +1 Damage: *", word -> new OneMoreDamageOnSix(Scope.of(words, word)))
                .with("Roll 6: +1 die: *", word -> new OneMoreDieOnSix(Scope.of(words, word)))
                .with(new Barbarian())
                .with(new CombatReflexes())
                .with(new HitAndRun());
    }

    private static void weapons(SkillsByName skills) {
        skills.with(new Ambidextrous())
                .with(new DualExpert())
                .with(new FreeReload())
                .with(new LongerRange())
                .with(new PointBlank())
                .with(new SteadyHand())
                .with(new SuperStrength())
                .with(new Swordmaster());
    }

    private static void turns(SkillsByName skills, ActionWords words) {
        skills.with("+1 free * Action", word -> new OneFreeAction(words.free(word)))
                .with(new OneMoreAction())
                .with(new OneMoreZone())
                .with(new Charge())
                .with(new Sidestep())
                .with(new Sprint())
                .with(new StartsWithAdrenaline(2))
                .with("Starts with a *", StartsWithCard::new)
                .with(new Tactician());
    }

    private static void searches(SkillsByName skills) {
        skills.with(new Destiny())
                .with(new Hoard())
                .with(new HoldYourNose())
                .with(new MatchingSet())
                .with(new Scavenger())
                .with(new SearchMoreThanOnce())
                .with(new SearchTwoCards());
    }

    private static void health(SkillsByName skills) {
        skills.with("Dreadnought: *", Dreadnought::new)
                .with(new IsThatAllYouveGot())
                .with(new LowProfile())
                .with(new Medic())
                .with(new Regeneration())
                .with(new Tough());
    }
}
